#!/usr/bin/env python3
"""The network of ppo_self_play.py as a bot: in `simulate`, in an arena, wherever a bot plays. Needs PyTorch.

python examples/research/ppo_bot.py ppo.pt --against greedy heuristic --deals 1000
"""

import argparse

import torch
from ppo_self_play import CARDS, RANKS, Net

import cassino
from cassino.encoding import ID_COUNT, Choice, observe


class PpoBot:
    """Chooses the ids that the network likes best, one by one. saved: what `torch.load` reads from the file."""

    def __init__(self, saved):
        self.net = Net((saved["net"]["body.0.weight"].shape[1] - ID_COUNT) // (CARDS + RANKS))
        self.net.load_state_dict(saved["net"])

    def choose(self, view):
        choice = Choice(view)
        while choice.move is None:
            bits = [word >> card & 1 for word in observe(view, choice) for card in range(CARDS)]
            mask = [number in choice.ids for number in range(ID_COUNT)]
            choice.add(int(self.net.best(torch.tensor([bits]), torch.tensor([mask]))))
        return choice.move


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Let a network play against bots, both with the same cards.")
    parser.add_argument("network")
    parser.add_argument("--against", nargs="+", default=["greedy"])
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    torch.set_num_threads(1)
    saved = torch.load(given.network, weights_only=True)
    bot = PpoBot(saved)
    for opponent in given.against:
        result = cassino.simulate(bot, opponent, saved["variant"], deals=given.deals, seed=given.seed)
        print(f"{opponent}: {result.mean:+.2f} points a deal ({result.ci95[0]:+.2f} to {result.ci95[1]:+.2f})")


if __name__ == "__main__":
    main()

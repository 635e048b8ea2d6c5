#!/usr/bin/env python3
"""An agent of your own in the arena: it captures the most cards, and the two of spades and ten of diamonds first.

python examples/research/own_agent.py --deals 200
"""

import argparse

import cassino
from cassino.cards import card_set, parse_cards

PRECIOUS = card_set(parse_cards("2S TD"))


class Taker:
    """Any object with `choose` is a bot. A view has what the seat may know, and its legal moves."""

    def choose(self, view):
        return max(view.legal_moves, key=worth)


def worth(move):
    """What a move takes; cards that are trailed can be lost."""
    if move.kind != cassino.Kind.CAPTURE:
        return -(move.cards & PRECIOUS).bit_count(), 0
    cards = move.cards | move.taken
    return (cards & PRECIOUS).bit_count(), cards.bit_count()


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Play an agent against bots and levels.")
    parser.add_argument("--variant", default="casino")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", nargs="+", default=["random", "greedy", "heuristic", "level1"])
    given = parser.parse_args(arguments)
    for opponent in given.against:
        result = cassino.simulate(Taker(), opponent, given.variant, deals=given.deals, seed=given.seed)
        low, high = result.ci95
        print(f"{opponent}: {result.mean:+.2f} points a deal ({low:+.2f} to {high:+.2f})")


if __name__ == "__main__":
    main()

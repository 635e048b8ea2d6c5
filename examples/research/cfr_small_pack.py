#!/usr/bin/env python3
"""Solve Casino with five cards by CFR+, in OpenSpiel: what nobody can exploit. Needs `cassino[openspiel]`.

python examples/research/cfr_small_pack.py --rounds 50

prints NashConv as it falls: how many points a deal both players together could gain by their best responses. Then it
prints what the first player does at the beginning of the deal, with each hand and table that leaves a choice.
"""

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

import cassino.envs.openspiel  # noqa: F401, it registers the game

HOUSE = """
title = "Five cards"
parent = "casino"
deck.ranks = [1, 2, 3, 4, 5]
deck.suits = ["spades"]
seating.players = [2]
seating.sides = "solo"
dealing.table = 1
dealing.hand = 2
dealing.packet = 1
scoring.items = [{ most = "cards", points = 3 }, { each = "aces", points = 1 }]
"""


def small_game():
    """The game of these house rules, which OpenSpiel reads from a file."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "five.toml")
        file.write_text(HOUSE, "utf-8")
        return pyspiel.load_game("cassino", {"variant": str(file)})


def first_choices(state):
    """The first choice after each way to deal."""
    if not state.is_chance_node():
        return [state]
    return [found for card in state.legal_actions() for found in first_choices(state.child(card))]


def plan(policy, state):
    """What the first player sees and does, as a line."""
    chances = policy.action_probabilities(state)
    likely = ", ".join(f"{state.action_to_string(number)} {chance:.0%}" for number, chance in chances.items())
    return f"{state.observation_string(0)}: {likely}"


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Solve Casino with five cards by CFR+.")
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--every", type=int, default=5, help="rounds from one NashConv to the next")
    given = parser.parse_args(arguments)
    game = small_game()
    solver = cfr.CFRPlusSolver(game)
    for number in range(1, given.rounds + 1):
        solver.evaluate_and_update_policy()
        if number % given.every == 0 or number == given.rounds:
            print(f"{number} rounds: {exploitability.nash_conv(game, solver.average_policy()):.4f}", flush=True)
    for line in sorted({plan(solver.average_policy(), state) for state in first_choices(game.new_initial_state())}):
        print(line)


if __name__ == "__main__":
    main()

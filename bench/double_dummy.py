"""How many positions and seconds an exact search of a deal with open cards takes, by the rounds that are left.

    python bench/double_dummy.py [VARIANT] [--deals N] [--nodes N]

Deals played by the heuristic bots; from the beginning of each round on, the last first, the value of the rest of the
deal, with nothing remembered from elsewhere.
"""

import argparse
from collections import defaultdict
from statistics import median
from time import process_time

import cassino
from cassino.analysis.puzzles.mining import played_deal
from cassino.engine.state import State
from cassino.search.estimator import Estimator
from cassino.search.expected_points import cards_left
from cassino.search.points import Points
from cassino.search.solver import SearchTooLong, Solver, table_bits
from cassino.search.weights import weights_for


def solved(state: State, nodes: int) -> tuple[int, float] | None:
    """The positions and the seconds that one search takes."""
    points = Points(state)
    value = Estimator(points, weights_for(state.rules, state.players))
    value.prepare(state)
    solver = Solver(points, value, table_bits(cards_left(state), nodes))
    began = process_time()
    try:
        solver.solve(state, nodes)
    except SearchTooLong:
        return None
    return solver.nodes, process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant", nargs="?", default="casino_long")
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--nodes", type=int, default=3_000_000)
    asked = parser.parse_args()
    found: dict[int, list[tuple[int, float] | None]] = defaultdict(list)
    for seed in range(1, asked.deals + 1):
        states = played_deal(cassino.rules(asked.variant), None, seed).states
        starts = [state for at, state in enumerate(states) if at == 0 or state.round_no != states[at - 1].round_no]
        for left, state in enumerate((state for state in reversed(starts) if not state.is_over), 1):
            taken = solved(state, asked.nodes)
            found[left].append(taken)
            if taken is None:
                break
    print(f"{asked.variant}, {asked.deals} deals, seconds of one core")
    for left, all_taken in sorted(found.items()):
        taken = [each for each in all_taken if each]
        beyond = len(all_taken) - len(taken)
        if taken:
            nodes, seconds = (sorted(column) for column in zip(*taken, strict=True))
            text = f"positions {median(nodes):,.0f} (most {nodes[-1]:,}), "
            text += f"seconds {median(seconds):.3f} (most {seconds[-1]:.3f})"
        else:
            text = "none"
        print(f"rounds left {left}: {text}" + (f"; {beyond} beyond {asked.nodes:,} positions" if beyond else ""))


if __name__ == "__main__":
    main()

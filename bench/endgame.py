"""How long exact endgames take.

python bench/endgame.py [--deals N] [--limit NODES] [--cards 4,8,12] [--json] [VARIANT ...]

In deals of every variant played at random, at the first play with this many cards left in hands and stock: nodes and
milliseconds of the exact solver on one core, median and 99th percentile, and how many positions were beyond the limit.
Checked on the way: with up to four cards left by trying everything, beyond that by the same search without memory,
where these take no more than CHECKED plays or nodes.
"""

import argparse
import json
from dataclasses import dataclass
from time import process_time

import cassino
from cassino.arena.origin import machine
from cassino.engine.dealing import deal, shuffled
from cassino.search.estimator import Estimator
from cassino.search.expected_points import cards_left
from cassino.search.points import Points
from cassino.search.solver import SearchTooLong, Solver

CARDS = (2, 4, 6, 8, 12, 16, 20, 24)
CHECKED = 50_000
PLAIN_PLAYS = 2000
MOST_MOVES = 60
CLOSE = 0.01


@dataclass(frozen=True)
class Solved:
    """One position: whether it was solved within the limit, what that took, and whether the check agreed."""

    nodes: int
    ms: float
    is_solved: bool
    agrees: bool | None


class TooManyPlays(Exception):
    """Trying everything takes too long."""


def states_with(variant: str, players: int, seed: int, cards: list[int]) -> dict[int, cassino.State]:
    """By number of cards left the first state of a deal with no more, before a play."""
    rules, rng = cassino.rules(variant), cassino.Rng(seed)
    state = deal(rules, players, seed % players, shuffled(rules, rng))
    found: dict[int, cassino.State] = {}
    while not state.is_over:
        if not state.window:
            for number in cards:
                if cards_left(state) <= number and number not in found:
                    found[number] = state.copy()
        moves = state.moves_up_to(MOST_MOVES)
        state.apply(moves[rng.below(len(moves))])
    return found


def solver_for(state: cassino.State, bits: int) -> Solver:
    """A solver with room for 2**bits positions."""
    points = Points(state)
    value = Estimator(points)
    value.prepare(state)
    return Solver(points, value, bits)


def tried(state: cassino.State, side: int, plays: list[int]) -> float:
    """The margin of a side by trying everything; the others play together against it. Raises TooManyPlays."""
    if points := state.points:
        return points[side] - (sum(points) - points[side]) / (len(points) - 1)
    plays[0] -= 1
    if plays[0] < 0:
        raise TooManyPlays
    values = [tried(state.play(move), side, plays) for move in state.legal_moves]
    return max(values) if state.side_of(state.turn) == side else min(values)


def second_opinion(state: cassino.State, cards: int) -> float | None:
    """The value by another way; None where that takes too long."""
    try:
        if cards <= 4:
            return tried(state, state.side_of(state.turn), [PLAIN_PLAYS])
        return solver_for(state, 0).solve(state, CHECKED)
    except (TooManyPlays, SearchTooLong):
        return None


def solved(state: cassino.State, cards: int, limit: int) -> Solved:
    """What solving one position takes."""
    solver, began = solver_for(state, 16), process_time()
    try:
        value = solver.solve(state, limit)
    except SearchTooLong:
        return Solved(solver.nodes, 1000 * (process_time() - began), False, None)
    ms = 1000 * (process_time() - began)
    other = second_opinion(state, cards)
    return Solved(solver.nodes, ms, True, None if other is None else abs(other - value) < CLOSE)


def row(variant: str, players: int, cards: int, found: list[Solved]) -> dict[str, object]:
    """One line of the table; what was given up counts with what it took until then."""
    nodes, ms = sorted(each.nodes for each in found), sorted(each.ms for each in found)
    high = min(len(found) - 1, len(found) * 99 // 100)
    return {
        "variant": variant, "players": players, "cards": cards, "positions": len(found),
        "nodes_median": nodes[len(nodes) // 2], "nodes_p99": nodes[high],
        "ms_median": round(ms[len(ms) // 2], 3), "ms_p99": round(ms[high], 3),
        "given_up": sum(not each.is_solved for each in found),
        "checked": sum(each.agrees is not None for each in found),
        "wrong": sum(each.agrees is False for each in found),
    }  # fmt: skip


def measured(variant: str, chosen: argparse.Namespace) -> list[dict[str, object]]:
    """The lines of one variant, until half of the positions are beyond the limit."""
    players = cassino.rules(variant).seating.players[0]
    deals = [states_with(variant, players, seed, chosen.cards) for seed in range(chosen.deals)]
    rows: list[dict[str, object]] = []
    for cards in chosen.cards:
        found = [solved(states[cards], cards, chosen.limit) for states in deals if cards in states]
        if found:
            rows.append(row(variant, players, cards, found))
        if sum(not each.is_solved for each in found) * 2 > len(found):
            break
    return rows


def line(found: dict[str, object]) -> str:
    """A row as text."""
    return (
        f"{found['variant']:<28} {found['players']:>2} {found['cards']:>5} {found['positions']:>4}"
        f" {found['nodes_median']:>9,} {found['nodes_p99']:>9,} {found['ms_median']:>9.2f} {found['ms_p99']:>9.2f}"
        f" {found['given_up']:>8} {found['checked']:>7} {found['wrong']:>5}"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--limit", type=int, default=300_000)
    parser.add_argument("--cards", type=lambda text: sorted(map(int, text.split(","))), default=list(CARDS))
    parser.add_argument("--json", action="store_true")
    parser.add_argument("variants", nargs="*", default=list(cassino.variants()))
    chosen = parser.parse_args()
    if not chosen.json:
        print(
            f"{'variant':<28} {'pl':>2} {'cards':>5} {'pos':>4} {'nodes':>9} {'p99':>9} {'ms':>9} {'p99':>9}"
            f" {'given up':>8} {'checked':>7} {'wrong':>5}"
        )
    rows = []
    for variant in chosen.variants:
        for found in measured(variant, chosen):
            rows.append(found)
            if not chosen.json:
                print(line(found), flush=True)
    if chosen.json:
        print(json.dumps({"deals": chosen.deals, "limit": chosen.limit, "rows": rows, **machine()}, indent=2))


if __name__ == "__main__":
    main()

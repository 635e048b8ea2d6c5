"""Measure what a bot wins of another in the round before the last, in points that are nearly exact.

python bench/round_before_last.py BOT ... [--against counter-rollouts] [--variant casino_long] [--deals 200] [--seed 81]
    [--hands 30] [--ms 400]

The heuristic plays deals of two up to that round. From there each bot plays the round against the other in both seats
with the same cards. What the end of the round is worth is told by the estimate that the search uses, and by the last
round solved with open hands, dealt in `--hands` ways: there each player knows the other's cards by elimination.
Points a round, with standard errors over deals.
"""

import argparse
from collections.abc import Sequence
from statistics import fmean, stdev

import cassino
from cassino.bots import Clock, TimedBot, make_bot
from cassino.cards import card_set, cards_in
from cassino.engine.dealing import deal, round_sizes, shuffled
from cassino.search.estimator import Estimator
from cassino.search.points import Points
from cassino.search.solver import Solver
from cassino.search.weights import weights_for


def play_round(state: cassino.State, bots: Sequence[TimedBot], clock: Clock) -> None:
    """Play on to the end of the round."""
    number = state.round_no
    while not state.is_over and state.round_no == number:
        state.apply(bots[state.turn].choose(state.view(state.turn), clock))


def before_last(rules: cassino.Rules, number: int, rng: cassino.Rng) -> cassino.State:
    """A deal played up to its last round but one."""
    state = deal(rules, 2, number % 2, shuffled(rules, rng))
    bots = [make_bot("heuristic", rng.sealed(seat)) for seat in range(2)]
    for _ in range(len(round_sizes(rules, 2)) - 2):
        play_round(state, bots, Clock())
    return state


def valued(state: cassino.State, prepared: cassino.State) -> Estimator:
    """The estimate, with the worth of cards as it stood in a state."""
    value = Estimator(Points(state), weights_for(state.rules, 2))
    value.prepare(prepared)
    return value


def solved(state: cassino.State, side: int, hands: int, rng: cassino.Rng) -> float:
    """What the last round is worth to a side: the mean over `hands` ways to deal it."""
    pool = [*cards_in(state.hand(0) | state.hand(1)), *state.stock()]
    size = state.hand_size(0)
    value = valued(state, state)
    solver = Solver(value.points, value)
    total = 0.0
    for _ in range(hands):
        rng.shuffle(pool)
        filled = state.filled([card_set(pool[:size]), card_set(pool[size : 2 * size])], pool[2 * size :])
        margin = solver.solve(filled)
        total += margin if filled.turn == side else -margin
    return total / hands


def duel(start: cassino.State, bot: str, asked: argparse.Namespace, rng: cassino.Rng) -> tuple[float, float]:
    """What a bot wins in the round, by the estimate and by the solved last round."""
    clock, found = Clock(asked.ms / 1000), []
    for seat in range(2):
        names = [asked.against, asked.against]
        names[seat] = bot
        end = start.copy()
        play_round(end, [make_bot(name, rng.sealed(100 + 2 * seat + at)) for at, name in enumerate(names)], clock)
        found.append((valued(end, start).estimate(end, seat), solved(end, seat, asked.hands, rng.split(7))))
    return fmean(each[0] for each in found), fmean(each[1] for each in found)


def main() -> None:
    """Play, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--against", default="counter-rollouts")
    parser.add_argument("--variant", default="casino_long")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=81)
    parser.add_argument("--hands", type=int, default=30)
    parser.add_argument("--ms", type=int, default=400)
    asked = parser.parse_args()
    rules = cassino.rules(asked.variant)
    found: dict[str, list[tuple[float, float]]] = {bot: [] for bot in asked.bots}
    for number in range(asked.deals):
        rng = cassino.Rng(asked.seed).split(number)
        start = before_last(rules, number, rng)
        for bot in asked.bots:
            found[bot].append(duel(start, bot, asked, rng))
    for bot, pairs in found.items():
        for name, points in zip(("estimate", "solved"), zip(*pairs, strict=True), strict=True):
            print(f"{bot:30} {name:9} {fmean(points):+.4f} ± {stdev(points) / len(points) ** 0.5:.4f}")


if __name__ == "__main__":
    main()

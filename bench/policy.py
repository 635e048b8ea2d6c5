"""Fit the policy of the search by self-play, and play it against the one that ships.

python bench/policy.py VARIANT [--players N] [--deals 700] [--packs 1500] [--seed 1] [--jobs 1]

Every move of every decision is valued by playouts in 48 worlds; the weights are those under which the policy chooses
most as these values demand (docs/background/search.md). Then both policies play duplicate packs, without a search.
Prints both sets of weights, and the margin of the new ones in points a deal with its 95 % interval.
"""

import argparse
from collections.abc import Sequence
from multiprocessing import Pool
from statistics import fmean

import cassino
from cassino.arena.estimate import Estimate, estimate
from cassino.engine.dealing import deal, shuffled
from cassino.engine.play import apply
from cassino.engine.scoring import points_of
from cassino.engine.state import State
from cassino.lab.training.decisions import Decision, Sitting, play_sitting
from cassino.lab.training.policy_fit import fitted
from cassino.search.points import Points
from cassino.search.policy import FEATURE_NAMES, USUAL, Policy


def decisions(sitting: Sitting, deals: int, jobs: int) -> list[Decision]:
    """The decisions of so many deals."""
    with Pool(jobs) as pool:
        found = pool.starmap(play_sitting, [(sitting, number) for number in range(deals)], 8)
    return [each for of_deal in found for each in of_deal]


def margin(rules: cassino.Rules, players: int, weights: Sequence[float], packs: int, seed: int) -> Estimate:
    """The margin of new weights over those that ship."""
    margins: list[float] = []
    for number in range(packs):
        order = shuffled(rules, cassino.Rng(seed).split(number))
        start = deal(rules, players, number % players, order)
        new, old = Policy(Points(start), weights), Policy(Points(start))
        margins.append(fmean(lead_of(start.copy(), side, new, old) for side in range(start.side_count)))
    return estimate(margins)


def lead_of(state: State, first: int, new: Policy, old: Policy) -> float:
    """The lead of a side that plays by new weights, at the end of a deal."""
    for policy in (new, old):
        policy.prepare(state)
    while not state.is_over:
        apply(state, (new if state.side_of(state.turn) == first else old).best(state))
    points = points_of(state)
    return points[first] - fmean(each for side, each in enumerate(points) if side != first)


def main() -> None:
    """Learn, fit, play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("--players", type=int)
    parser.add_argument("--deals", type=int, default=700)
    parser.add_argument("--packs", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    rules = cassino.rules(asked.variant)
    players = asked.players or rules.seating.players[0]
    found = decisions(Sitting(rules, players, asked.seed, USUAL), asked.deals, asked.jobs)
    weights = fitted(found, USUAL)
    print(f"{len(found)} decisions")
    for name, old, new in zip(FEATURE_NAMES, USUAL, weights, strict=True):
        print(f"{name:15} {old:+.3f}  {new:+.3f}")
    won = margin(rules, players, weights, asked.packs, asked.seed + 1)
    low, high = won.ci95
    print(f"{won.mean:+.2f} ({low:+.2f} to {high:+.2f}) points a deal")


if __name__ == "__main__":
    main()

"""Measure what the weights of positions are worth, in every variant for which some were found.

python bench/training.py [--packs 200] [--variants x,y] [--rival search:worlds=8]
    [--seed 1000] [--jobs N] [--json]

The search with the weights that it has, its own or those of a relative, plays the search with those of one who never
trained, on the same cards. The packs are others than any that the weights were trained or tried on, as long as the
seed is another. Beside it stands how long a table of chances to win the match takes to make.
"""

import argparse
import json
import os
from time import perf_counter
from typing import Any

import cassino
from cassino.arena.origin import origin
from cassino.arena.workers import here, in_order
from cassino.lab.training.trial import Trial, TrialVerdict, play_trial
from cassino.search.equity import equity_for
from cassino.search.estimator import USUAL
from cassino.search.weights import weights_for


def measured(trial: Trial, packs: int, jobs: int) -> TrialVerdict:
    """The margin of the shipped weights."""
    verdict = TrialVerdict(1.0)
    with here([trial], jobs, play_trial) as workers:
        for _, pack in in_order(workers, ((0, number) for number in range(packs))):
            verdict.add(pack)
    return verdict


def row(id: str, players: int, chosen: argparse.Namespace) -> dict[str, Any]:
    """One line of the table."""
    rules = cassino.rules(id)
    weights = weights_for(rules, players)
    began = perf_counter()
    equity_for(rules, players)
    found: dict[str, Any] = {"variant": id, "players": players, "equity_ms": 1000 * (perf_counter() - began)}
    if weights != USUAL and chosen.packs:
        trial = Trial(rules, players, chosen.seed, chosen.rival, weights, USUAL)
        found |= measured(trial, chosen.packs, chosen.jobs).as_json()
    return found


def line(found: dict[str, Any]) -> str:
    """A row as text."""
    margin = "untrained"
    if "mean" in found:
        low, high = found["ci95"]
        margin = f"{found['mean']:+.3f} ({low:+.3f} to {high:+.3f}), {found['deals']} deals"
    return f"{found['variant']:28} {found['players']}  {margin:40}  equity {found['equity_ms']:6.1f} ms"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--packs", type=int, default=200)
    parser.add_argument("--variants", type=lambda text: text.split(","), default=list(cassino.variants()))
    parser.add_argument("--rival", default="search:worlds=8")
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    rows = []
    for id in chosen.variants:
        for players in cassino.rules(id).seating.players:
            rows.append(row(id, players, chosen))
            if not chosen.json:
                print(line(rows[-1]), flush=True)
    if chosen.json:
        print(json.dumps({"rows": rows, "origin": origin()}, indent=2))


if __name__ == "__main__":
    main()

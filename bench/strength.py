"""Measure every bot against the one below it in every variant and write the table to docs/strength.md.

python bench/strength.py [--deals 2000] [--seed 1] [--jobs N]
"""

import argparse
import os
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from cassino.arena import Contest, Result, run_contest
from cassino.bots import bot_names
from cassino.rules import load_variant, variant_ids

TABLE = Path(__file__).parent.parent / "docs" / "strength.md"
HEAD = """# How strong the bots are

Points a deal by which one bot is ahead of another, with 95 % intervals. Duplicate deals: every shuffled pack is
played once for each side, with the first bot on that side and the second bot in all other seats; the margin is the
points of the first bot's side minus the mean of the other sides. Deals start level; the packs are the independent
observations. Milliseconds are those of a machine with other work to do.

Written by `python bench/strength.py --deals {deals} --seed {seed}`; one line by
`cassino arena {first} {second} --variant casino_long --deals {deals} --seed {seed}`.
"""


def line(result: Result) -> str:
    """One row of the table."""
    contest = result.contest
    low, high = result.ci95
    return (
        f"| {contest.rules.title} (`{contest.rules.id}`) | {contest.players} | {result.deals} | "
        f"{result.mean:+.2f} | {low:+.2f} to {high:+.2f} | {result.ms_per_move[0]:.2f} |"
    )


def sections(deals: int, seed: int, jobs: int) -> Iterator[str]:
    """A table for each pair of neighbouring bots, the strongest first."""
    for second, first in reversed(list(pairwise(bot_names()))):
        yield f"\n## {first} against {second}\n"
        yield f"| variant | players | deals | points a deal | 95 % | ms a move of {first} |"
        yield "|---|---|---|---|---|---|"
        for variant in variant_ids():
            rules = load_variant(variant)
            yield line(run_contest(Contest(first, second, rules, rules.seating.players[0], deals, seed), jobs))


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description="Measure the bots and write docs/strength.md.")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    second, first = bot_names()[-2:]
    lines = [HEAD.format(deals=chosen.deals, seed=chosen.seed, first=first, second=second)]
    for text in sections(chosen.deals, chosen.seed, chosen.jobs):
        print(text, flush=True)
        lines.append(text)
    TABLE.write_text("\n".join(lines).replace("\n\n\n", "\n\n") + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

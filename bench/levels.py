"""Measure the levels for people against their neighbours in every variant and write the table of docs/play/levels.md.

python bench/levels.py [--deals 200] [--levels 1,2,3] [--variants x,y] [--seed 1] [--jobs N] [--write]

Each level plays the one below it. A variant is written to bench/levels.json as soon as all its contests are played;
what is measured anew takes the place of the old row, the other rows stay.
"""

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from itertools import accumulate, pairwise, takewhile
from math import log10
from pathlib import Path
from typing import Any

import cassino
from cassino.arena import Contest, origin, play_all, unkept
from cassino.bots import level_names
from cassino.bots.levels import LEVELS

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "play" / "levels.md"
RESULTS = ROOT / "bench" / "levels.json"
MARK = "<!-- measured -->\n"
RULE = "|---|---|---|---|---|---|---|---|\n"
AFTER = "The levels do not"
LEAST_SCORE = 0.01


def contests(variant: str, levels: Sequence[str], deals: int, seed: int) -> list[Contest]:
    """Every level against the one below it, each pair with packs of its own."""
    rules = cassino.rules(variant)
    return [
        Contest(above, below, rules, rules.seating.players[0], deals, seed + place)
        for place, (below, above) in enumerate(pairwise(levels))
    ]


def measured(wanted: Sequence[Contest], jobs: int) -> dict[str, Any]:
    """Play, and tell the row of a variant."""
    journal = unkept("levels", wanted)
    results = play_all(journal, jobs)
    first = wanted[0]
    return {
        "variant": first.rules.id,
        "players": first.players,
        "steps": [step(result.as_json()) for result in results],
        "run": origin(),
    }


def step(result: dict[str, Any]) -> dict[str, Any]:
    """What is kept of one contest."""
    kept = ("first", "second", "deals", "seed", "mean", "ci95", "score", "ms_per_move")
    return {key: result[key] for key in kept}


def kept_rows() -> dict[str, dict[str, Any]]:
    """The rows measured so far, by variant."""
    return json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}


def keep(row: dict[str, Any]) -> None:
    """Put a row, or new steps of it, in the place of the old."""
    rows = kept_rows()
    old = rows.get(row["variant"], {"steps": []})
    steps = {(each["first"], each["second"]): each for each in [*old["steps"], *row["steps"]]}
    ordered = sorted(steps.values(), key=lambda each: level_names().index(each["first"]))
    rows[row["variant"]] = {**row, "steps": ordered}
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(rows[name])}" for name in cassino.variants() if name in rows)
    RESULTS.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


def cell(steps: dict[str, dict[str, Any]], bot: str) -> str:
    """A step in points a deal."""
    if bot not in steps:
        return ""
    low, high = steps[bot]["ci95"]
    return f"{steps[bot]['mean']:+.2f} ± {(high - low) / 2:.2f}"


def table(rows: Sequence[dict[str, Any]]) -> Iterator[str]:
    """All variants, a line for each."""
    heads = [f"{number} over {number - 1}" for number in range(2, len(LEVELS) + 1)]
    yield f"| variant | {' | '.join(heads)} |"
    yield "|" + "---|" * (len(heads) + 1)
    for row in rows:
        steps = {each["first"]: each for each in row["steps"]}
        cells = [cell(steps, bot) for bot in level_names()[1:]]
        title = cassino.rules(row["variant"]).title
        yield f"| {title} (`{row['variant']}`, {row['players']} players) | {' | '.join(cells)} |"


def ladder(rows: Sequence[dict[str, Any]]) -> Iterator[str]:
    """The ratings of each level over the beginner, a line for each variant, as far as the chain reaches.

    Where only neighbours play, the ratings of Bradley and Terry are the sums of those of the steps.
    """
    heads = [str(number) for number in range(2, len(LEVELS) + 1)]
    yield f"| variant | {' | '.join(heads)} |"
    yield "|" + "---|" * (len(heads) + 1)
    for row in rows:
        scores = {each["first"]: each["score"] for each in row["steps"]}
        chain = list(takewhile(scores.__contains__, level_names()[1:]))
        sums = accumulate(elo(scores[bot]) for bot in chain)
        shown = [f"{total:+.0f}" for total in sums] + [""] * (len(heads) - len(chain))
        yield f"| `{row['variant']}` | {' | '.join(shown)} |"


def elo(score: float) -> float:
    """A part of the deals won as a difference of ratings."""
    kept = min(max(score, LEAST_SCORE), 1 - LEAST_SCORE)
    return 400 * log10(kept / (1 - kept))


def weaknesses() -> Iterator[str]:
    """A line of the table of levels for each."""
    for number, level in enumerate(LEVELS, 1):
        thinks = f"{level.worlds} worlds" if level.worlds else "at sight"
        thinks = f"{1000 * level.seconds:.0f} ms" if level.seconds else thinks
        yield (
            f"| {number} | {level.title} | {level.pairs:.0%} / {level.sums:.0%} | {level.several:.0%} "
            f"| {level.builds:.0%} / {level.joins:.0%} | {level.memory:.0%} | {level.risk:g} / {level.blur:g} "
            f"| {thinks} |"
        )


def write_page() -> None:
    """Put the tables into the page, at its marks."""
    rows = list(kept_rows().values())
    text = PAGE.read_text("utf-8").partition(MARK)[0]
    head, _, rest = text.partition(RULE)
    text = head + RULE + "\n".join(weaknesses()) + "\n\n" + rest[rest.index(AFTER) :]
    parts = ["## Points per deal over the level below", "", *table(rows), "", "## Elo over level 1", "", *ladder(rows)]
    PAGE.write_text(text + MARK + "\n" + "\n".join(parts) + "\n", encoding="utf-8")


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description="Measure the levels and write docs/play/levels.md.")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--levels", default=",".join(str(number) for number in range(1, len(LEVELS) + 1)))
    parser.add_argument("--variants", default=",".join(cassino.variants()))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="play nothing, write the tables again")
    chosen = parser.parse_args()
    levels = [f"level{number}" for number in chosen.levels.split(",")]
    for variant in () if chosen.write else chosen.variants.split(","):
        row = measured(contests(variant, levels, chosen.deals, chosen.seed), chosen.jobs)
        keep(row)
        print(variant, *(f"{each['mean']:+.2f}" for each in row["steps"]), flush=True)
    write_page()


if __name__ == "__main__":
    main()

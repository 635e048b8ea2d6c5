"""Measure the bots in every variant and write the tables of docs/background/strength.md.

python bench/strength.py [--deals 2000] [--bots a,b] [--against c,d] [--variants x,y] [--ms 50] [--seed 1] [--jobs N]

Each bot plays the one below it, greedy and heuristic. Results are kept in bench/strength.json: what is measured anew
takes the place of the old row, the other rows stay. A run that was killed goes on when the same is asked for again.
"""

import argparse
import json
import os
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import cassino
from cassino.arena import Contest, Journal, new_journal, open_journal, origin, play_all
from cassino.bots import bot_names

ROOT = Path(__file__).parent.parent
TABLE = ROOT / "docs" / "background" / "strength.md"
RESULTS = ROOT / "bench" / "strength.json"
PACKS = ROOT / "build" / "strength.packs"
RIVALS = ("greedy", "heuristic")
HEAD = """# How strong the bots are

This page compares all bots in all variants. Each row shows by how many points per deal one bot beats another, with a
95 % interval. Every shuffled pack is played once for every assignment of sides, so both bots get the same cards and the
same neighbors. The margin of a deal is the mean number of points of the first bot's sides minus the mean of the second
bot's sides. Deals start at 0-0, and all deals of one pack count as a single observation.

"Less luck" is the same mean after subtracting what the cards of later rounds explain; it is given if that makes the
interval shorter ([arena.md](../research/arena.md#reducing-luck)). The times were measured on a machine that also did
other work. `search` had ten milliseconds a move, and was measured in nine rule sets.

`python bench/strength.py` writes this file from `bench/strength.json`, which names the run of each row. To play one
row by hand:

```sh measured
{command}
```
"""


def pairs(bots: Sequence[str], wanted: Sequence[str], against: Sequence[str]) -> list[tuple[str, str]]:
    """Whom each bot plays, the strongest first: weaker ones asked for, else the usual rivals and its neighbour."""
    below = {first: second for second, first in pairwise(bots)}
    return [
        (first, second)
        for place, first in reversed(list(enumerate(bots)))
        for second in reversed(bots[:place])
        if first in wanted and (second in against if against else second in (*RIVALS, below[first]))
    ]


def contests(chosen: argparse.Namespace) -> list[Contest]:
    """Everything that is to be played."""
    rules = [cassino.rules(name) for name in chosen.variants]
    return [
        Contest(first, second, each, each.seating.players[0], chosen.deals, chosen.seed, ms=chosen.ms)
        for first, second in pairs(bot_names(), chosen.bots, chosen.against)
        for each in rules
    ]


def journal_of(wanted: Sequence[Contest]) -> Journal:
    """The packs of a run that was killed, or an empty journal."""
    if not PACKS.exists():
        PACKS.parent.mkdir(exist_ok=True)
        return new_journal(PACKS, "strength", wanted)
    journal = open_journal(PACKS)
    if list(journal.contests) != list(wanted):
        raise SystemExit(f"{PACKS} holds the packs of another run: ask for the same as then, or remove it")
    return journal


def key(row: dict[str, Any]) -> tuple[object, ...]:
    """What a row is about; a new one takes the place of an old one."""
    return row["first"], row["second"], row["variant"], row["players"]


def measured(wanted: Sequence[Contest], jobs: int) -> list[dict[str, Any]]:
    """Play, and tell the rows of the table."""
    played = dict.fromkeys(range(len(wanted)), 0)

    def tell(contest: int, deals: int) -> None:
        if not played[contest]:
            one = wanted[contest]
            print(f"{contest + 1}/{len(wanted)} {one.first} against {one.second}: {one.rules.id}", flush=True)
        played[contest] += deals

    with journal_of(wanted) as journal:
        journal.begin(origin())
        results = play_all(journal, jobs, tell)
    PACKS.unlink()
    return [{**result.as_json(), "run": journal.runs[-1]} for result in results]


def merged(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Old rows and new ones, in the order of bots and variants; of what no longer exists none."""
    old = parse_rows(RESULTS.read_text("utf-8")) if RESULTS.exists() else []
    latest = {key(row): row for row in [*old, *rows]}
    bots, variants = bot_names(), cassino.variants()
    known = [row for row in latest.values() if {row["first"], row["second"]} <= {*bots} and row["variant"] in variants]
    return sorted(
        known, key=lambda row: (-bots.index(row["first"]), -bots.index(row["second"]), variants.index(row["variant"]))
    )


def format_rows(rows: Sequence[dict[str, Any]]) -> str:
    """Rows as JSON, a line for each, the runs they come from only once."""
    runs: list[object] = []
    for row in rows:
        if row["run"] not in runs:
            runs.append(row["run"])
    texts = [json.dumps({**row, "run": runs.index(row["run"])}) for row in rows]
    lines = ",\n".join(texts)
    return f'{{"runs": {json.dumps(runs, indent=1)},\n"rows": [\n{lines}\n]}}\n'


def parse_rows(text: str) -> list[dict[str, Any]]:
    """The inverse of `format_rows`."""
    whole = json.loads(text)
    return [{**row, "run": whole["runs"][row["run"]]} for row in whole["rows"]]


def interval(estimate: dict[str, Any] | None) -> str:
    """`+1.20 ± 0.30`, or nothing."""
    if estimate is None:
        return ""
    low, high = estimate["ci95"]
    return f"{estimate['mean']:+.2f} ± {(high - low) / 2:.2f}"


def table(head: Sequence[str], lines: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table in Markdown."""
    yield f"| {' | '.join(head)} |"
    yield "|" + "---|" * len(head)
    for line in lines:
        yield f"| {' | '.join(line)} |"


def name_of(variant: str, players: int) -> str:
    """How a variant is named in the first column."""
    return f"{cassino.rules(variant).title} (`{variant}`, {players} players)"


def overview(rows: Sequence[dict[str, Any]], rival: str) -> Iterator[str]:
    """All bots against one, a line for each variant."""
    against = {(row["variant"], row["players"], row["first"]): row for row in rows if row["second"] == rival}
    bots = [bot for bot in bot_names() if any(place[2] == bot for place in against)]
    if not bots:
        return
    places = list(dict.fromkeys(place[:2] for place in sorted(against, key=lambda at: cassino.variants().index(at[0]))))
    yield f"\n## All bots against {rival}\n"
    yield from table(
        ["variant", *bots],
        [[name_of(*place), *(interval(against.get((*place, bot))) for bot in bots)] for place in places],
    )


def section(rows: Sequence[dict[str, Any]], first: str, second: str) -> Iterator[str]:
    """Two bots against each other, a line for each variant."""
    head = ("variant", "deals", "points per deal", "less luck", "deals won", f"{first}: ms per move", "run")
    yield f"\n## {first} against {second}\n"
    yield from table(head, [detail(row) for row in rows if (row["first"], row["second"]) == (first, second)])


def detail(row: dict[str, Any]) -> list[str]:
    """A line of a section."""
    return [
        name_of(row["variant"], row["players"]), str(row["deals"]), interval(row), interval(row["reduced"]),
        f"{row['score']:.1%}", f"{row['ms_per_move'][0]:.2f}", f"{row['run']['started'][:10]}",
    ]  # fmt: skip


def document(rows: Sequence[dict[str, Any]]) -> str:
    """The whole of docs/background/strength.md."""
    one = next((row for row in reversed(rows) if row["variant"] == cassino.variants()[0]), rows[0])
    limit = f" --ms {one['ms']:g}" if one["ms"] else ""
    command = (
        f"cassino arena {one['first']} {one['second']} --variant {one['variant']} --players {one['players']} "
        f"--deals {one['deals']} --seed {one['seed']}{limit}"
    )
    lines = [HEAD.format(command=command)]
    for rival in RIVALS:
        lines += overview(rows, rival)
    for first, second in dict.fromkeys((row["first"], row["second"]) for row in rows):
        lines += section(rows, first, second)
    return "\n".join(lines).replace("\n\n\n", "\n\n") + "\n"


def names(known: Sequence[str]) -> Callable[[str], tuple[str, ...]]:
    """A reader of names with commas between them."""

    def read(text: str) -> tuple[str, ...]:
        chosen = tuple(text.split(","))
        if unknown := [name for name in chosen if name not in known]:
            raise argparse.ArgumentTypeError(f"{', '.join(unknown)}: not among {', '.join(known)}")
        return chosen

    return read


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description="Measure the bots and write docs/background/strength.md.")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--bots", type=names(bot_names()), default=bot_names(), help="only these, all by default")
    parser.add_argument("--against", type=names(bot_names()), default=(), help="only against these")
    parser.add_argument("--variants", type=names(cassino.variants()), default=cassino.variants(), help="only in these")
    parser.add_argument("--ms", type=float, help="milliseconds a move; the bots' own habit by default")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="play nothing, write the tables again")
    chosen = parser.parse_args()
    rows = merged([] if chosen.write else measured(contests(chosen), chosen.jobs))
    RESULTS.write_text(format_rows(rows), encoding="utf-8")
    TABLE.write_text(document(rows), encoding="utf-8")


if __name__ == "__main__":
    main()

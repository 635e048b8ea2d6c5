"""The tables in docs/research/environments.md: planes, and a learning curve.

`python tests/regenerate.py research` writes them anew.
"""

import csv
from collections.abc import Iterable, Iterator
from pathlib import Path

from cassino.encoding import HIDDEN, PLAYED, SEEN
from cassino.encoding.planes import Plane

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "research" / "environments.md"
CURVE = ROOT / "examples" / "research" / "ppo_casino.csv"
EACH = {"": "once", "seat": "for each seat", "other": "for each other seat"}
END = "<!-- end -->"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [list(head), *map(list, rows)]
    lines.insert(1, ["---"] * len(lines[0]))
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def planes_table(planes: Iterable[Plane]) -> str:
    rows = ((f"`{plane.name}`", EACH[plane.each], plane.meaning) for plane in planes)
    return table(("plane", "how often", "its bits"), rows)


def curve_table() -> str:
    with CURVE.open(encoding="utf-8") as file:
        rows = [
            (f"{int(line['steps']):,}", f"{float(line['cpu_seconds']):.0f}", margin(line))
            for line in csv.DictReader(file)
        ]
    return table(("choices", "CPU seconds", "points a deal"), rows)


def margin(line: dict[str, str]) -> str:
    return f"{float(line['margin']):+.2f} ± {float(line['ci95']):.2f}"


def rewritten() -> Iterator[tuple[Path, str]]:
    """The page with its tables made anew."""
    page = PAGE.read_text("utf-8")
    tables = {name: planes_table(planes) for name, planes in (("seen", SEEN), ("played", PLAYED), ("hidden", HIDDEN))}
    for name, text in (tables | {"curve": curve_table()}).items():
        begin = f"<!-- generated: {name} -->\n"
        first = page.index(begin) + len(begin)
        page = f"{page[:first]}\n{text}\n{page[page.index(END, first) :]}"
    yield PAGE, page

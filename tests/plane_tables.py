"""The tables of planes in docs/research/environments.md: `python tests/regenerate.py planes` writes them anew."""

from collections.abc import Iterator
from pathlib import Path

from cassino.encoding import HIDDEN, PLAYED, SEEN
from cassino.encoding.planes import Plane

PAGE = Path(__file__).parents[1] / "docs" / "research" / "environments.md"
TABLES = {"seen": SEEN, "played": PLAYED, "hidden": HIDDEN}
EACH = {"": "once", "seat": "for each seat", "other": "for each other seat"}
END = "<!-- end -->"


def table(planes: tuple[Plane, ...]) -> str:
    rows = [f"| `{plane.name}` | {EACH[plane.each]} | {plane.meaning} |\n" for plane in planes]
    return "".join(("\n| plane | how often | its bits |\n", "|---|---|---|\n", *rows, "\n"))


def rewritten() -> Iterator[tuple[Path, str]]:
    """The page with its tables made anew."""
    page = PAGE.read_text("utf-8")
    for name, planes in TABLES.items():
        begin = f"<!-- generated: {name} -->\n"
        first = page.index(begin) + len(begin)
        page = page[:first] + table(planes) + page[page.index(END, first) :]
    yield PAGE, page

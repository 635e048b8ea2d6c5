"""The puzzles that are shipped, and which of them is today's."""

from datetime import date
from functools import cache
from importlib.resources import files

from cassino.analysis.puzzles.puzzle import Puzzle, parse_puzzles
from cassino.errors import CassinoError

SHIPPED = "puzzles.jsonl"


class NoSuchPuzzle(CassinoError):
    """A number that no puzzle has."""


@cache
def shipped() -> tuple[Puzzle, ...]:
    """All puzzles of this version, in the order of their numbers from 1."""
    text = files("cassino.analysis.puzzles").joinpath(SHIPPED).read_text("utf-8")
    return parse_puzzles(text.splitlines())


def puzzle_number(number: int) -> Puzzle:
    """The puzzle of a number. Raises NoSuchPuzzle."""
    if not 1 <= number <= len(shipped()):
        raise NoSuchPuzzle(f"there is no puzzle {number}: they are numbered from 1 to {len(shipped())}")
    return shipped()[number - 1]


def number_of_day(day: date) -> int:
    """The number of the puzzle of a day: one after the other, then from the beginning."""
    return 1 + day.toordinal() % len(shipped())

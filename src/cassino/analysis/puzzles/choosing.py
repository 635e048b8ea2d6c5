"""The next puzzle for a person: near the person's rating, with the wanted or the least practiced theme."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from cassino.analysis.puzzles.puzzle import Puzzle

NEAREST = 5
"""The next puzzle is drawn from this many, so that people with equal ratings get different ones."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a person wants and has done. tries: by key, whether the first answer was right; levels: ratings by key."""

    rating: float
    tries: Mapping[str, bool]
    levels: Mapping[str, float]
    theme: str = ""
    besides: int = 0


def next_puzzle(puzzles: Sequence[Puzzle], wish: Wish, draw: Callable[[int], int]) -> tuple[int, str]:
    """The number of the next puzzle, and the theme it is chosen for. draw: returns a number below the one given.

    If all puzzles of a theme have been tried, those whose first answer was wrong come again, then all.
    """
    theme = wish.theme or least_practised(puzzles, wish.tries)
    numbers = [number for number, each in enumerate(puzzles, 1) if theme in each.skills and number != wish.besides]
    numbers = numbers or list(range(1, len(puzzles) + 1))
    fresh = [number for number in numbers if puzzles[number - 1].key not in wish.tries]
    missed = [number for number in numbers if not wish.tries.get(puzzles[number - 1].key, True)]
    nearest = sorted(fresh or missed or numbers, key=lambda number: _distance(puzzles[number - 1], wish))[:NEAREST]
    return nearest[draw(len(nearest))], theme


def _distance(puzzle: Puzzle, wish: Wish) -> float:
    return abs(wish.levels.get(puzzle.key, puzzle.rating) - wish.rating)


def least_practised(puzzles: Sequence[Puzzle], tries: Mapping[str, bool]) -> str:
    """The theme of which a person has solved the fewest puzzles, among those with puzzles left to try."""
    fresh = [puzzle for puzzle in puzzles if puzzle.key not in tries] or puzzles
    solved = [puzzle for puzzle in puzzles if tries.get(puzzle.key)]
    themes = list(dict.fromkeys(skill for puzzle in fresh for skill in puzzle.skills))
    return min(themes, key=lambda theme: (_count(theme, solved), -_count(theme, puzzles)))


def _count(theme: str, puzzles: Collection[Puzzle]) -> int:
    return sum(theme in puzzle.skills for puzzle in puzzles)

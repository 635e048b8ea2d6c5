"""A puzzle, and its line in a file of puzzles."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any

from cassino.engine.move import Move
from cassino.engine.play import IllegalMove
from cassino.engine.state import State
from cassino.engine.view import View, view
from cassino.errors import CassinoError
from cassino.notation.errors import NotationError
from cassino.notation.move import parse_move
from cassino.notation.position import PositionSyntaxError, parse_position


class PuzzleError(CassinoError):
    """A line that is no puzzle, or one that does not hold."""


class Theme(StrEnum):
    """What a puzzle is about."""

    BUILD = "build"
    RAISE = "raise"
    STEAL = "steal"
    SWEEP = "sweep"
    SAFE_TRAIL = "safe trail"
    LAST_CAPTURE = "last capture"
    MAJORITY = "majority"
    COUNT = "count"


@dataclass(frozen=True, slots=True)
class Refutation:
    """A move that is not the solution: the margin it leaves, and the best answer to it, if any is left."""

    move: str
    margin: float
    reply: str = ""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one clearly best move.

    position: with all cards, of which the solver of the puzzle sees only his own unless the rest can be told.
    solution: the best move; others that only take a card alike instead follow. margin: what the side to move leads by
    in the end, on average over the worlds if there are any. gap: what the next best move costs. worlds: 0 where every
    card can be told, else so many deals that agree with what is seen, drawn from a seed; share: in how many of them
    the solution is best. plain: what a greedy and a careful player play here.
    """

    variant: str
    position: str
    theme: Theme
    solution: tuple[str, ...]
    margin: float
    gap: float
    plain: tuple[str, ...]
    refutations: tuple[Refutation, ...]
    worlds: int = 0
    seed: int = 0
    share: float = 1.0

    @property
    def is_exact(self) -> bool:
        """Whether the player can tell every card."""
        return not self.worlds

    @property
    def state(self) -> State:
        """The position with all cards. Raises PuzzleError."""
        return _parsed(self.position)

    @property
    def seat(self) -> int:
        """Who is to move."""
        return self.state.turn

    @property
    def view(self) -> View:
        """What the player who is to move sees."""
        return view(self.state, self.seat)

    def move(self, text: str) -> Move:
        """A move of the position from its text. Raises PuzzleError."""
        try:
            return parse_move(self.state, text)
        except (NotationError, IllegalMove) as error:
            raise PuzzleError(f"{text!r} is no move of {self.position!r}: {error}") from None

    @property
    def moves(self) -> tuple[Move, ...]:
        """The solution, and what is as good by being alike. Raises PuzzleError."""
        return tuple(self.move(text) for text in self.solution)


@lru_cache(64)
def _parsed(position: str) -> State:
    """A position; nobody may change it. Raises PuzzleError."""
    try:
        return parse_position(position)
    except (PositionSyntaxError, ValueError) as error:
        raise PuzzleError(f"{position!r} is no position: {error}") from None


def format_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as a line of JSON."""
    found: dict[str, Any] = asdict(puzzle)
    if puzzle.is_exact:
        for key in ("worlds", "seed", "share"):
            del found[key]
    found["refutations"] = [[each.move, each.margin, each.reply] for each in puzzle.refutations]
    return json.dumps(found, ensure_ascii=False)


def parse_puzzle(line: str) -> Puzzle:
    """The inverse of `format_puzzle`. Raises PuzzleError."""
    try:
        found = json.loads(line)
        others = [(str(move), float(margin), str(reply)) for move, margin, reply in found.pop("refutations")]
        solution, plain = (tuple(map(str, found.pop(key))) for key in ("solution", "plain"))
        refutations = tuple(Refutation(*each) for each in others)
        theme = Theme(found.pop("theme"))
        return Puzzle(theme=theme, solution=solution, plain=plain, refutations=refutations, **found)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise PuzzleError(f"not a puzzle ({type(error).__name__}: {error}): {line[:80]!r}") from None


def parse_puzzles(lines: Iterable[str]) -> tuple[Puzzle, ...]:
    """The puzzles of a file, one a line. Raises PuzzleError with the number of the line."""
    found = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                found.append(parse_puzzle(line))
            except PuzzleError as error:
                raise PuzzleError(f"line {number}: {error}") from None
    return tuple(found)

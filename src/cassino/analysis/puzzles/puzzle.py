"""A puzzle, and its line in a file of puzzles."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import date
from enum import StrEnum
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from cassino.analysis.skills import Skill
from cassino.engine.move import Move
from cassino.engine.play import IllegalMove
from cassino.engine.state import State
from cassino.engine.view import View, view
from cassino.errors import CassinoError
from cassino.notation.errors import NotationError
from cassino.notation.move import parse_move
from cassino.notation.position import PositionSyntaxError, parse_position
from cassino.texts.message import Message

SHIPPED = "puzzles.jsonl"
ENDGAME = "endgame"
"""What a puzzle can train besides a `Skill`: the last captures of a deal."""
UNRATED = 1500
"""The rating of a puzzle about which nothing is known."""


class PuzzleError(CassinoError):
    """A line that is not a valid puzzle, or a puzzle whose solution is not confirmed."""


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
    """A move that is not the solution: the margin after it, and the best answer, if there is one."""

    move: str
    margin: float
    reply: str = ""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one clearly best move.

    position: with all cards; the solver sees only their own hand unless the other cards can be deduced. solution: the
    best move, followed by moves that differ only in interchangeable cards. margin: of the side to move at the end, on
    average over the worlds if there are any. gap: what the next best move costs. worlds: 0 if every card can be
    deduced, otherwise how many worlds were drawn from the seed; share: in which share of them the solution is best.
    plain: what the bots `greedy` and `heuristic` played when it was found. skills: what it trains. rating: its initial
    rating.
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
    skills: tuple[str, ...] = ()
    rating: int = UNRATED

    @property
    def key(self) -> str:
        """Its identity, which does not depend on its number in this version."""
        return sha256(f"{self.variant} {self.position}".encode()).hexdigest()[:16]

    @property
    def is_exact(self) -> bool:
        """Whether the player can deduce every card."""
        return not self.worlds

    @property
    def state(self) -> State:
        """The position with all cards. Raises PuzzleError."""
        return _parsed(self.position)

    @property
    def seat(self) -> int:
        """The seat to move."""
        return self.state.turn

    @property
    def view(self) -> View:
        """What the player to move sees."""
        return view(self.state, self.seat)

    def move(self, text: str) -> Move:
        """A move of the position from its text. Raises PuzzleError."""
        try:
            return parse_move(self.state, text)
        except (NotationError, IllegalMove) as error:
            raise PuzzleError("analysis-puzzle-move", move=text, position=self.position, problem=error) from None

    @property
    def moves(self) -> tuple[Move, ...]:
        """The solution, and the moves that differ from it only in interchangeable cards. Raises PuzzleError."""
        return tuple(self.move(text) for text in self.solution)


@lru_cache(64)
def _parsed(position: str) -> State:
    """A position, shared and not to be changed. Raises PuzzleError."""
    try:
        return parse_position(position)
    except (PositionSyntaxError, ValueError) as error:
        raise PuzzleError("analysis-puzzle-position", position=position, problem=str(error)) from None


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
        skills = tuple(map(str, found.pop("skills", ())))
        refutations = tuple(Refutation(*each) for each in others)
        theme = Theme(found.pop("theme"))
        return Puzzle(theme=theme, solution=solution, plain=plain, refutations=refutations, skills=skills, **found)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise PuzzleError("analysis-no-puzzle", problem=f"{type(error).__name__}: {error}", line=line[:80]) from None


def parse_puzzles(lines: Iterable[str]) -> tuple[Puzzle, ...]:
    """The puzzles of a file, one per line. Raises PuzzleError with the number of the line."""
    found = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                found.append(parse_puzzle(line))
            except PuzzleError as error:
                raise PuzzleError("notation-at-line", line=number, problem=error) from None
    return tuple(found)


class NoSuchPuzzle(CassinoError):
    """A number that no puzzle has."""


@cache
def shipped() -> tuple[Puzzle, ...]:
    """All puzzles of this version, in the order of their numbers from 1."""
    text = files("cassino.analysis.puzzles").joinpath(SHIPPED).read_text("utf-8")
    return parse_puzzles(text.splitlines())


def puzzle_number(number: int) -> Puzzle:
    """The puzzle with a number. Raises NoSuchPuzzle."""
    if not 1 <= number <= len(shipped()):
        raise NoSuchPuzzle("analysis-puzzle-number", number=number, last=len(shipped()))
    return shipped()[number - 1]


@cache
def by_key() -> dict[str, int]:
    """The numbers of the shipped puzzles by their keys."""
    return {puzzle.key: number for number, puzzle in enumerate(shipped(), 1)}


def trained() -> tuple[str, ...]:
    """The skills that shipped puzzles train, in the order in which they are taught."""
    found = {skill for puzzle in shipped() for skill in puzzle.skills}
    return tuple(str(each) for each in (*Skill, ENDGAME) if each in found)


def skill_title(skill: str) -> Message:
    """The name of a theme of puzzles."""
    return Message("puzzle-theme-endgame") if skill == ENDGAME else Skill(skill).called


def page_address(skill: str) -> str:
    """The address on the server for puzzles that train a skill."""
    return f"/puzzle?theme={skill}"


def first_day() -> date:
    """A day in the past whose puzzle is the first one."""
    last = date(2020, 1, 1).toordinal()
    return date.fromordinal(last - last % len(shipped()))


def number_of_day(day: date) -> int:
    """The number of the puzzle of a day: one after the other, then from the beginning again."""
    return 1 + day.toordinal() % len(shipped())

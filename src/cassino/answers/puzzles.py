"""A puzzle at the table: what its page gets, and the verdict on an answer."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec.structs import replace

from cassino.analysis.puzzles import themes
from cassino.analysis.puzzles.puzzle import Puzzle, puzzle_number, shipped, skill_title, trained
from cassino.engine.move import Move
from cassino.engine.scoring import secured
from cassino.hosted.commands.commands import typed_move
from cassino.hosted.frames.choices import card_list, choices, pack_of
from cassino.hosted.frames.positions import HostedPosition
from cassino.hosted.wire.bounds import Cards
from cassino.hosted.wire.messages import ChoicesFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.shape import Shape
from cassino.hosted.wire.table import Seat, View
from cassino.notation.speech import label
from cassino.search.solver import SearchTooLong
from cassino.texts.language import cached
from cassino.texts.message import Message

LONGEST_MOVE = 1000
"""In characters, because explaining what is wrong in a longer text would take a while."""


class Theme(Shape, frozen=True):
    """A theme of puzzles."""

    id: str
    """Its id, as in the address `/puzzle?theme=...`."""
    title: Message
    """Its name."""


class PuzzleRating(Shape, frozen=True):
    """How good you are at puzzles, and how certain that is."""

    rating: int
    """The rating."""
    deviation: int
    """How uncertain it is: in 19 of 20 cases the true one is at most twice as far away."""
    games: int
    """How many puzzles it comes from."""
    provisional: bool
    """Whether it is still uncertain."""


class Rated(Shape, frozen=True):
    """What an answer did to the ratings. Only your first answer to a puzzle counts."""

    rating: PuzzleRating
    """Your rating now."""
    change: int
    """By how much it has changed."""
    is_first: bool
    """Whether this answer was your first one to the puzzle."""
    puzzle: int
    """The rating of the puzzle now."""


class ThemeRecord(Theme, frozen=True, kw_only=True):
    """How you have done in a theme."""

    puzzles: int
    """How many puzzles it has."""
    tried: int
    """How many of them you have answered."""
    solved: int
    """How many of your first answers were right."""


class PuzzleRecord(Shape, frozen=True):
    """How you have done at puzzles."""

    rating: PuzzleRating | None
    """Your rating; null before your first answer."""
    themes: list[ThemeRecord]
    """All themes."""


class Standing(Shape, frozen=True):
    """What each side has taken so far."""

    sides: list[str]
    """The names of the sides."""
    lines: list[list[str | int]]
    """The title of each line of the count, followed by a number for each side."""


class Question(Shape, frozen=True):
    """A puzzle."""

    day: str | None
    """The day, if you asked for the puzzle of the day."""
    number: int
    """Its number, from 1."""
    of: int
    """How many puzzles there are."""
    title: str
    """The game it is from."""
    question: Message
    """The task."""
    hint: Message
    """A hint."""
    theme: Theme | None
    """The theme it was chosen for, if it was chosen for you."""
    standing: Standing
    """What each side has taken so far."""
    view: View
    """The table."""


class Verdict(Shape, frozen=True):
    """The verdict on a move in a puzzle."""

    right: bool
    """Whether it is the solution."""
    shown: bool
    """Whether you asked to see the solution."""
    label: Message
    """The label of the move."""
    words: list[list[Message]]
    """Why it is right or wrong: paragraphs of sentences."""
    views: list[View]
    """The table after the move, and after the reply to it."""
    themes: list[Theme]
    """What the puzzle trains; only with the solution."""
    rated: Rated | None
    """What the answer did to the ratings; null if ratings cannot be kept now."""


class Selection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/puzzles/{number}/select`."""

    cards: Cards
    table: Cards


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/puzzles/{number}/answer`."""

    move: Annotated[str, msgspec.Meta(max_length=LONGEST_MOVE)]


class HostedPuzzle(HostedPosition):
    """The position of a puzzle as a match that has just reached it."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        super().__init__(puzzle.state)

    def frame(self, name: str) -> View:
        """The view of the player to move, including other hands that this player can deduce."""
        shown = super().frame(name)
        return replace(shown, seats=[self._with_hand(seat) for seat in shown.seats])

    def _with_hand(self, seat: Seat) -> Seat:
        """A seat with its hand, if the player to move can deduce it."""
        view = self.view(self.puzzle.seat)
        known = view.certain(seat.seat) if self.puzzle.is_exact and seat.seat != self.puzzle.seat else 0
        return replace(seat, cards=card_list(known, pack_of(view.public))) if known else seat


def frame_of(hosted: HostedPuzzle, number: int) -> View:
    """The view on the page of a puzzle."""
    return hosted.frame(f"puzzle-{number}")


def puzzle_of(number: int) -> Puzzle:
    """A puzzle by its number. Raises Refusal."""
    try:
        return puzzle_number(number)
    except ValueError:
        raise Refusal("unknown_puzzle", "error-unknown-puzzle", number=number, most=len(shipped())) from None


@lru_cache(64)
def hosted_of(number: int) -> HostedPuzzle:
    """The position of a puzzle. Raises Refusal."""
    return HostedPuzzle(puzzle_of(number))


def question(number: int, day: str | None = None, theme: str | None = None) -> Question:
    """What the page of a puzzle shows first. day: of which it is the puzzle; theme: for which it was chosen. Raises
    Refusal.
    """
    puzzle, hosted = puzzle_of(number), hosted_of(number)
    return Question(
        day=day,
        number=number,
        of=len(shipped()),
        title=puzzle.state.rules.title,
        question=themes.question(puzzle),
        hint=themes.ABOUT[puzzle.theme],
        theme=_theme(theme) if theme else None,
        standing=_standing(hosted),
        view=frame_of(hosted, number),
    )


def _standing(hosted: HostedPuzzle) -> Standing:
    """What each side has taken so far, as a player with a good memory knows."""
    lines = secured(hosted.match.state).lines
    return Standing(hosted.side_names_for(hosted.puzzle.seat), [[line.title, *line.counts] for line in lines])


def selected(number: int, cards: Sequence[str], table: Sequence[str]) -> ChoicesFrame:
    """The moves that a selection can become. Raises Refusal."""
    hosted = hosted_of(number)
    view = hosted.view(hosted.puzzle.seat)
    return choices(view, hosted.layout(), hosted.version, cards, table)


@cached(256)
def answered(number: int, text: str) -> Verdict:
    """The verdict on a typed move. Raises Refusal."""
    puzzle = puzzle_of(number)
    move = typed_move(puzzle.view.public, text)
    is_right = move in puzzle.moves
    words = themes.solve(puzzle) if is_right else themes.refute(puzzle, move)
    return _verdict(number, move, words, right=is_right, shown=False)


@cached(256)
def solution(number: int) -> Verdict:
    """The solution, for a person who gives up. Raises Refusal."""
    puzzle = puzzle_of(number)
    return _verdict(number, puzzle.moves[0], themes.solve(puzzle), right=False, shown=True)


def _verdict(number: int, move: Move, words: Sequence[themes.Paragraph], *, right: bool, shown: bool) -> Verdict:
    """The verdict on a move: its label, the explanation, and the table after it and after the answer."""
    hosted = hosted_of(number)
    said = label(hosted.match.state, move)
    paragraphs = [list(paragraph) for paragraph in words]
    trains = [_theme(skill) for skill in puzzle_of(number).skills] if right or shown else []
    return Verdict(right, shown, said, paragraphs, _views(hosted, move, number), trains, None)


def _theme(skill: str) -> Theme:
    return Theme(skill, skill_title(skill))


def _views(hosted: HostedPuzzle, move: Move, number: int) -> list[View]:
    after = hosted.played(move)
    frames = [frame_of(after, number)]
    if hosted.puzzle.is_exact and after.phase == "play":
        try:
            played, _ = themes.best_end(hosted.match.state, move)
        except SearchTooLong:
            return frames
        replied = after.played(played[0][1])
        frames += [frame_of(replied, number)] if replied.phase == "play" else []
    return frames


def checked_theme(theme: str) -> str:
    """A theme that puzzles have, or nothing. Raises Refusal."""
    if theme and theme not in trained():
        raise Refusal("unknown_theme", "error-unknown-theme", name=theme[:40])
    return theme


def puzzle_record(rating: PuzzleRating | None, tries: Mapping[str, bool]) -> PuzzleRecord:
    """How a person has done at puzzles. tries: by key, whether the first answer was right."""
    return PuzzleRecord(rating, [_of_theme(each, tries) for each in trained()])


def _of_theme(skill: str, tries: Mapping[str, bool]) -> ThemeRecord:
    keys = [puzzle.key for puzzle in shipped() if skill in puzzle.skills]
    answers = [tries[key] for key in keys if key in tries]
    title = skill_title(skill)
    return ThemeRecord(id=skill, title=title, puzzles=len(keys), tried=len(answers), solved=sum(answers))

"""A puzzle at the table: what its page gets, and the verdict on an answer."""

import secrets
from collections.abc import Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from cassino.analysis.puzzles import themes
from cassino.analysis.puzzles.choosing import Wish, next_puzzle
from cassino.analysis.puzzles.puzzle import Puzzle, puzzle_number, shipped, skill_title, trained
from cassino.engine.move import Move
from cassino.engine.scoring import secured
from cassino.hosted.commands.commands import typed_move
from cassino.hosted.frames.choices import card_list, choices, pack_of
from cassino.hosted.frames.positions import HostedPosition
from cassino.hosted.wire.messages import ChoicesFrame
from cassino.hosted.wire.table import Seat, View
from cassino.notation.speech import label
from cassino.search.solver import SearchTooLong
from cassino.server.features.puzzles.answers import (
    PuzzleRating,
    PuzzleRecord,
    Question,
    Rated,
    Standing,
    Theme,
    ThemeRecord,
    Verdict,
)
from cassino.server.http.refusals import BadRequest
from cassino.server.people.glicko import Rating
from cassino.server.people.puzzle_ratings import Outcome, PuzzleRatings, Record, Rival
from cassino.texts.language import cached


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
    """A puzzle by its number. Raises BadRequest."""
    try:
        return puzzle_number(number)
    except ValueError:
        raise BadRequest(404, "unknown_puzzle", "error-unknown-puzzle", number=number, most=len(shipped())) from None


@lru_cache(64)
def hosted_of(number: int) -> HostedPuzzle:
    """The position of a puzzle. Raises BadRequest."""
    return HostedPuzzle(puzzle_of(number))


def question(number: int, day: str | None = None, theme: str | None = None) -> Question:
    """What the page of a puzzle shows first. day: of which it is the puzzle; theme: for which it was chosen. Raises
    BadRequest.
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
    """The moves that a selection can become. Raises BadRequest, Refusal."""
    hosted = hosted_of(number)
    view = hosted.view(hosted.puzzle.seat)
    return choices(view, hosted.layout(), hosted.version, cards, table)


@cached(256)
def answered(number: int, text: str) -> Verdict:
    """The verdict on a typed move. Raises BadRequest, Refusal."""
    puzzle = puzzle_of(number)
    move = typed_move(puzzle.view.public, text)
    is_right = move in puzzle.moves
    words = themes.solve(puzzle) if is_right else themes.refute(puzzle, move)
    return _verdict(number, move, words, right=is_right, shown=False)


@cached(256)
def solution(number: int) -> Verdict:
    """The solution, for a person who gives up. Raises BadRequest."""
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
    """A theme that puzzles have, or nothing. Raises BadRequest."""
    if theme and theme not in trained():
        raise BadRequest(422, "unknown_theme", "error-unknown-theme", name=theme[:40])
    return theme


def chosen(ratings: PuzzleRatings, user_id: str | None, theme: str, besides: int) -> tuple[int, str]:
    """The number of the next puzzle for a person, and its theme. Blocking."""
    record = ratings.record(user_id) if user_id else Record()
    rating = (record.rating or Rating()).rating
    wish = Wish(rating, record.tries or {}, ratings.levels(), theme, besides)
    return next_puzzle(shipped(), wish, secrets.randbelow)


def rated(ratings: PuzzleRatings, user_id: str, number: int, *, is_right: bool) -> Rated:
    """Store an answer; returns its effect on the ratings. Blocking. Raises Forgotten."""
    puzzle = puzzle_of(number)
    outcome: Outcome = ratings.answered(user_id, Rival(puzzle.key, puzzle.rating), is_right=is_right)
    return Rated(puzzle_rating(outcome.person), round(outcome.change), outcome.is_first, round(outcome.puzzle.rating))


def puzzle_record(record: Record) -> PuzzleRecord:
    """How a person has done at puzzles."""
    tries = record.tries or {}
    return PuzzleRecord(
        puzzle_rating(record.rating) if record.rating else None, [_of_theme(each, tries) for each in trained()]
    )


def _of_theme(skill: str, tries: Mapping[str, bool]) -> ThemeRecord:
    keys = [puzzle.key for puzzle in shipped() if skill in puzzle.skills]
    answers = [tries[key] for key in keys if key in tries]
    title = skill_title(skill)
    return ThemeRecord(id=skill, title=title, puzzles=len(keys), tried=len(answers), solved=sum(answers))


def puzzle_rating(rating: Rating) -> PuzzleRating:
    """A rating for display."""
    return PuzzleRating(round(rating.rating), round(rating.deviation), rating.games, rating.is_provisional)

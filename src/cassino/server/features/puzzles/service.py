"""Ratings of people and of puzzles, as the pages of puzzles show them."""

import secrets

from cassino.analysis.puzzles.choosing import Wish, next_puzzle
from cassino.analysis.puzzles.puzzle import shipped
from cassino.answers import puzzles
from cassino.answers.puzzles import PuzzleRating, PuzzleRecord, Rated, puzzle_of
from cassino.server.people.glicko import Rating
from cassino.server.people.puzzle_ratings import Outcome, PuzzleRatings, Record, Rival


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
    return puzzles.puzzle_record(puzzle_rating(record.rating) if record.rating else None, record.tries or {})


def puzzle_rating(rating: Rating) -> PuzzleRating:
    """A rating for display."""
    return PuzzleRating(round(rating.rating), round(rating.deviation), rating.games, rating.is_provisional)

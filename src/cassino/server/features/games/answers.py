"""Everything that the server keeps about a person, as exported."""

from cassino.answers.games import Game
from cassino.answers.house.shapes import KeptRules
from cassino.answers.puzzles import PuzzleRating
from cassino.answers.scores.shapes import KeptScore
from cassino.hosted.wire.shape import Shape
from cassino.server.people.answers import Me, OwnRating


class Unread(Shape, frozen=True):
    """A match that cannot be read."""

    id: str
    error: str
    message: str


class KeptAnswer(Shape, frozen=True):
    """Your first answer to a puzzle."""

    number: int
    right: bool


class PuzzleHistory(Shape, frozen=True):
    """Your rating for puzzles, and your answers."""

    rating: PuzzleRating | None
    answers: list[KeptAnswer]


class ExportHead(Shape, frozen=True):
    """What an export begins with."""

    me: Me
    ratings: list[OwnRating]
    puzzles: PuzzleHistory


class Export(ExportHead, frozen=True):
    """Everything that you have played and saved."""

    house: list[KeptRules]
    scorebooks: list[KeptScore]
    matches: list[Game]
    unread: list[Unread]

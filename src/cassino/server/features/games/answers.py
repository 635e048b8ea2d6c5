"""A person's own matches as listed, and as exported with everything else that the server keeps about the person."""

from typing import Any, Literal

from cassino.hosted.wire.shape import Phase, Shape, Title
from cassino.hosted.wire.table import Side, View, Winner
from cassino.server.features.puzzles.answers import PuzzleRating
from cassino.server.people.answers import Me, OwnRating


class Sitter(Shape, frozen=True):
    """The player of a seat."""

    seat: int
    """The number of the seat, from 0."""
    name: str
    """The name of the player."""
    kind: Literal["human", "bot"]
    """Who plays the seat now."""


class Game(Shape, frozen=True):
    """A match, as far as you may know it."""

    id: str
    """The id of the match."""
    variant: Title
    """The rules of the match."""
    seat: int | None
    """Your seat; null for a watcher."""
    players: list[Sitter]
    """The players, by seat."""
    phase: Phase
    """The phase of the match."""
    sides: list[Side]
    """The sides."""
    winner: Winner | None
    """Who has won, once the match is over."""
    version: int
    """The version of the match."""
    record: str | None
    """The record of the deals that are over or ended early; null if there is none yet."""
    view: View | None
    """The table, while a deal is being played."""


class GameStatistics(Shape, frozen=True):
    """What you have done in a game against one kind of opponents. Points and sweeps are those of your side."""

    variant: str
    """The id of the rule set; deals of the day and of tournaments count for their game."""
    title: str
    """Its name."""
    opponents: str
    """`people`, the id of a bot, or `mixed`."""
    matches: int
    """How many matches you have finished."""
    won: int
    """How many of them you have won."""
    deals: int
    """How many whole deals these matches had."""
    points: int
    """The points in these deals."""
    sweeps: int
    """The sweeps."""
    builds_kept: int
    """Your builds that your side has captured."""
    builds_lost: int
    """Your builds that other sides have captured."""
    builds_taken: int
    """Builds of other sides that you have captured."""


class Statistics(Shape, frozen=True):
    """What you have done in the matches that are over."""

    games: list[GameStatistics]
    """By game and kind of opponents, those played most first."""
    missing: int
    """How many matches are over and not counted yet; they will be in a few moments."""


class Unread(Shape, frozen=True):
    """A match that cannot be read."""

    id: str
    error: str
    message: str


class KeptRules(Shape, frozen=True):
    """House rules in full, as TOML."""

    id: str
    created: str
    updated: str
    title: str
    parent: str
    rules: str


class KeptScore(Shape, frozen=True):
    """A saved score."""

    id: str
    created: str
    updated: str
    sheet: dict[str, Any]


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

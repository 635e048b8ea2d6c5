"""Your own matches to keep, and ratings."""

from typing import Any, Literal

import msgspec

from cassino.hosted.frames.shape import Shape
from cassino.server.features.games.answers import Game
from cassino.server.people.answers import Me, OwnRating


class GamesQuery(msgspec.Struct):
    """Which of your matches. before: the `more` of the page before."""

    search: str | None = None
    variant: str | None = None
    state: Literal["playing", "over"] | None = None
    before: str | None = None


class RatingsQuery(msgspec.Struct):
    """For which variant and number of players."""

    variant: str | None = None
    players: int | None = None


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


class Export(Shape, frozen=True):
    """Everything that you have played and saved."""

    me: Me
    ratings: list[OwnRating]
    house: list[KeptRules]
    scorebooks: list[KeptScore]
    matches: list[Game]
    unread: list[Unread]

"""One's own matches to keep, and ratings."""

from typing import Any, Literal

import msgspec

from cassino.hosted.frames.shape import Shape
from cassino.server.features.games.answers import Game
from cassino.server.openapi.people import Me


class GamesQuery(msgspec.Struct):
    """Which of one's matches. before: `more` of the page before."""

    search: str | None = None
    variant: str | None = None
    state: Literal["playing", "over"] | None = None
    before: str | None = None


class RatingsQuery(msgspec.Struct):
    """Of which variant and number of players."""

    variant: str | None = None
    players: int | None = None


class Unread(Shape, frozen=True):
    """A match that cannot be read."""

    id: str
    error: str
    message: str


class OwnRating(Shape, frozen=True):
    """How good one is taken to be at a game, and how sure that is."""

    variant: str
    players: int
    rating: int
    deviation: int
    games: int
    provisional: bool
    updated: str


class RatedPlayer(Shape, frozen=True):
    """Somebody's rating."""

    name: str
    rating: int
    deviation: int
    games: int
    provisional: bool
    updated: str


class RatingList(Shape, frozen=True):
    """The best at a game, and all of one's own ratings."""

    ratings: list[RatedPlayer]
    mine: list[OwnRating]


class KeptRules(Shape, frozen=True):
    """House rules as they are kept: in full, as TOML."""

    id: str
    created: str
    updated: str
    title: str
    parent: str
    rules: str


class KeptScore(Shape, frozen=True):
    """A score as it is kept."""

    id: str
    created: str
    updated: str
    sheet: dict[str, Any]


class Export(Shape, frozen=True):
    """All that one has played and kept."""

    me: Me
    ratings: list[OwnRating]
    house: list[KeptRules]
    scorebooks: list[KeptScore]
    matches: list[Game]
    unread: list[Unread]

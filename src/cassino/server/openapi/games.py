"""One's own matches to keep, and ratings."""

from typing import Any, Literal

import msgspec

from cassino.server.openapi.people import Me
from cassino.server.openapi.shape import Shape, Title
from cassino.server.openapi.table import Side, View, Winner


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


class Sitter(Shape):
    """Who has a seat."""

    seat: int
    name: str
    kind: Literal["human", "bot"]


class Game(Shape):
    """A match, as far as who asks may know it: the record of its finished deals, the view of the one in play."""

    id: str
    variant: Title
    seat: int | None
    players: list[Sitter]
    phase: Literal["play", "announcing", "deal_over", "match_over"]
    sides: list[Side]
    winner: Winner | None
    version: int
    record: str | None
    view: View | None


class Unread(Shape):
    """A match that cannot be read."""

    id: str
    error: str
    message: str


class OwnRating(Shape):
    """How good one is taken to be at a game, and how sure that is."""

    variant: str
    players: int
    rating: int
    deviation: int
    games: int
    provisional: bool
    updated: str


class RatedPlayer(Shape):
    """Somebody's rating."""

    name: str
    rating: int
    deviation: int
    games: int
    provisional: bool
    updated: str


class RatingList(Shape):
    """The best at a game, and all of one's own ratings."""

    ratings: list[RatedPlayer]
    mine: list[OwnRating]


class KeptRules(Shape):
    """House rules as they are kept: in full, as TOML."""

    id: str
    created: str
    updated: str
    title: str
    parent: str
    rules: str


class KeptScore(Shape):
    """A score as it is kept."""

    id: str
    created: str
    updated: str
    sheet: dict[str, Any]


class Export(Shape):
    """All that one has played and kept."""

    me: Me
    ratings: list[OwnRating]
    house: list[KeptRules]
    scorebooks: list[KeptScore]
    matches: list[Game]
    unread: list[Unread]

"""The answers for the page of the lobby."""

from cassino.answers.summary import ListedSeat
from cassino.hosted.wire.shape import Shape, Title
from cassino.hosted.wire.table import Clock


class LobbySeat(ListedSeat, kw_only=True):
    """A seat, and whether its player is connected."""

    here: bool


class OpenTable(Shape, frozen=True):
    """A table with a free seat."""

    id: str
    variant: Title
    target: int
    deals: int
    seats: list[LobbySeat]
    clock: Clock | None
    rated: bool
    mine: bool
    updated: str


class Lobby(Shape, frozen=True):
    """Open tables, the latest activity first."""

    tables: list[OpenTable]

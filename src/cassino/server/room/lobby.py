"""The tables of the lobby, read once for everybody who asks."""

import asyncio
import logging
import time
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Engine, and_, func, select

from cassino.hosted.match.timestamps import written
from cassino.hosted.wire.shape import Title
from cassino.hosted.wire.table import Clock
from cassino.server.http.refusals import BadRequest
from cassino.server.room.services import RoomServices
from cassino.server.storage import schema
from cassino.server.storage.summary import ListedSeat
from cassino.server.telemetry.logs import reason

log = logging.getLogger(__name__)

MOST_LISTED = 60
MOST_OPEN = 10
"""The most tables in the lobby for one person."""
LONGEST_WAIT = timedelta(days=7)
"""A table without any event for this long is no longer listed."""
FRESH_SECONDS = 1.0
"""How old the list may be. Changes in other processes appear this late."""


class TableLine(msgspec.Struct, frozen=True):
    """The fields of a stored line that are shown."""

    variant: Title
    target: int
    deals: int
    seats: list[ListedSeat]
    clock: Clock | None
    rated: bool


@dataclass(frozen=True, slots=True)
class WaitingTable:
    """An open table with a free seat, and the ids of the people who have a seat there."""

    id: str
    line: TableLine
    updated: str
    sitters: frozenset[str]


@dataclass(frozen=True, slots=True)
class _Reading:
    """A list that is being read or was read, and the number of comings and goings here at that time."""

    began: float
    seatings: int
    tables: asyncio.Task[list[WaitingTable]]

    def is_good(self, seatings: int) -> bool:
        is_lost = self.tables.done() and (self.tables.cancelled() or self.tables.exception() is not None)
        return not is_lost and self.seatings == seatings and time.monotonic() - self.began < FRESH_SECONDS


class LobbyList:
    """However many people look at the lobby, the database is read at most once a second, and when somebody here comes
    or goes.
    """

    def __init__(self, services: RoomServices) -> None:
        self._services = services
        self._readings: dict[str, _Reading] = {}

    async def tables(self, variant: str) -> list[WaitingTable]:
        """The open tables with a free seat, the latest activity first; of a variant, or of all."""
        seatings, known = self._services.seatings, self._readings.get(variant)
        if known is None or not known.is_good(seatings):
            task = asyncio.create_task(asyncio.to_thread(_read, self._services.store.engine, variant))
            known = self._readings[variant] = _Reading(time.monotonic(), seatings, task)
        return await asyncio.shield(known.tables)


def _read(engine: Engine, variant: str) -> list[WaitingTable]:
    seats = schema.seats.c
    with engine.connect() as connection:
        chosen = connection.execute(_fairly_chosen(variant)).all()
        rows = sorted(chosen, key=lambda row: str(row.updated), reverse=True)
        whose = select(seats.match_id, seats.user_id).where(
            seats.match_id.in_([row.id for row in rows]), seats.user_id.is_not(None)
        )
        sits = connection.execute(whose).all()
    lines = {row.id: line for row in rows if (line := _line(row.id, row.summary)) is not None}
    return [
        WaitingTable(row.id, lines[row.id], row.updated, frozenset(user for id, user in sits if id == row.id))
        for row in rows
        if row.id in lines
    ]


def _is_open(*more: Any) -> Any:
    """Whether a row of `matches` is a table in the lobby."""
    columns, since = schema.matches.c, written(datetime.now(UTC) - LONGEST_WAIT)
    return and_(columns.visibility == "open", columns.open_seats > 0, columns.updated > since, *more)


def _fairly_chosen(variant: str) -> Any:
    """Everybody's newest table, then everybody's second newest, and so on, so that nobody can crowd others off the
    list.
    """
    columns, seats = schema.matches.c, schema.seats.c
    first = select(func.min(seats.user_id)).where(seats.match_id == columns.id).scalar_subquery()
    whose = func.coalesce(first, columns.id)
    found = (
        select(columns.id, columns.summary, columns.updated, whose.label("whose"))
        .where(_is_open(*([columns.variant == variant] if variant else [])))
        .subquery()
    )
    rank = func.row_number().over(partition_by=found.c.whose, order_by=found.c.updated.desc()).label("rank")
    ranked = select(found.c.id, found.c.summary, found.c.updated, rank).subquery()
    chosen = select(ranked.c.id, ranked.c.summary, ranked.c.updated)
    return chosen.order_by(ranked.c.rank, ranked.c.updated.desc()).limit(MOST_LISTED)


def check_open_tables(engine: Engine, user: str) -> None:
    """Check that a person may open one more table to everybody. Blocking. Raises BadRequest."""
    columns, seats = schema.matches.c, schema.seats.c
    own = select(seats.match_id).where(seats.user_id == user)
    query = select(func.count()).where(_is_open(columns.id.in_(own)))
    with engine.connect() as connection:
        count = int(connection.scalar(query) or 0)
    if count >= MOST_OPEN:
        raise BadRequest(409, "open_tables", "error-open-tables", count=count)


def _line(match_id: str, summary: str) -> TableLine | None:
    """What is shown of a table; None if that cannot be read."""
    try:
        return msgspec.json.decode(summary, type=TableLine)
    except (msgspec.MsgspecError, UnicodeError) as error:
        log.error("match %s is left out of the lobby, its line cannot be read: %s", match_id, reason(error))
        return None

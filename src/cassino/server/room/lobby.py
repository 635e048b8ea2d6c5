"""The tables of the lobby, read once for everybody who asks."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy import Engine, and_, func, select

from cassino.answers.summary import ListedSeat
from cassino.hosted.match.timestamps import written
from cassino.hosted.wire.shape import Title
from cassino.hosted.wire.table import Clock
from cassino.server.http.refusals import BadRequest
from cassino.server.room.services import RoomServices
from cassino.server.storage import schema
from cassino.server.storage.database import identity
from cassino.server.telemetry.logs import reason

log = logging.getLogger(__name__)

MOST_LISTED, MOST_RANKED = 60, 5000
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

    def __init__(self, services: RoomServices, attended: Callable[[], set[str]]) -> None:
        """attended: the tables at which somebody is connected."""
        self._services = services
        self._attended = attended
        self._readings: dict[str, _Reading] = {}

    async def tables(self, variant: str) -> list[WaitingTable]:
        """The open tables with a free seat, of a variant or of all: those with somebody there first, then the latest
        activity.
        """
        seatings, known = self._services.seatings, self._readings.get(variant)
        if known is None or not known.is_good(seatings):
            task = asyncio.create_task(asyncio.to_thread(_read, self._services.store.engine, variant, self._attended()))
            known = self._readings[variant] = _Reading(time.monotonic(), seatings, task)
        return await asyncio.shield(known.tables)


def _read(engine: Engine, variant: str, attended: set[str]) -> list[WaitingTable]:
    seats = schema.seats.c
    with engine.connect() as connection:
        offered = _fairly_ranked(connection.execute(_offered(variant)).all(), attended)
        columns = schema.matches.c
        query = select(columns.id, columns.summary, columns.updated).where(columns.id.in_(offered))
        chosen = connection.execute(query).all()
        rows = sorted(chosen, key=lambda row: (row.id in attended, str(row.updated)), reverse=True)
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


def _offered(variant: str) -> Any:
    """The open tables, those with the latest activity first: their first person, and where each was made."""
    columns, seats = schema.matches.c, schema.seats.c
    person = select(func.min(seats.user_id)).where(seats.match_id == columns.id).scalar_subquery()
    found = select(columns.id, person.label("person"), columns.origin)
    found = found.where(_is_open(*([columns.variant == variant] if variant else [])))
    return found.order_by(columns.updated.desc()).limit(MOST_RANKED)


def _fairly_ranked(rows: Sequence[Any], attended: set[str]) -> list[str]:
    """The tables that are listed. The first of each person and of each address comes before anybody's second, and so
    on, so that nobody can crowd others off the list. Tables with somebody there come first, among all and of each.
    """
    counts = Counter[tuple[str, str]]()
    ranked: list[tuple[int, bool, str]] = []
    for row in sorted(rows, key=lambda row: row.id not in attended):
        keys = ("person", row.person or row.id), ("origin", row.origin or row.id)
        counts.update(keys)
        ranked.append((max(counts[key] for key in keys), row.id not in attended, row.id))
    return [id for *_, id in sorted(ranked, key=lambda each: each[:2])][:MOST_LISTED]


def hashed_origin(engine: Engine, address: str) -> str:
    """An address as the database knows it, of no use to those who only have the database. Blocking."""
    return blake2b(address.encode(), key=_key(engine), digest_size=8).hexdigest()


@lru_cache(8)
def _key(engine: Engine) -> bytes:
    return identity(engine).encode()


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

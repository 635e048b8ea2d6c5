"""Matches as append-only events, each numbered by the version it leads to."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Engine, insert, select, update
from sqlalchemy.exc import IntegrityError

from cassino.server import schema
from cassino.server.events import AnyEvent, event_kind, format_event


class Stale(Exception):
    """Another event has taken the version."""


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """One line of the list of matches; the summary is JSON text."""

    id: str
    created: str
    updated: str
    summary: str


def now() -> str:
    """The time, as the database keeps it."""
    return datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


class Store:
    """The matches in a database. Blocking: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @property
    def engine(self) -> Engine:
        """The database."""
        return self._engine

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def create(self, match_id: str, new: Iterable[AnyEvent], summary: str) -> None:
        """A new match with its first events, numbered from 1."""
        at = now()
        row = {"id": match_id, "created": at, "updated": at, "summary": summary}
        with self._engine.begin() as connection:
            connection.execute(insert(schema.matches), row)
            _insert(connection, match_id, 1, new, at)

    def append(self, match_id: str, version: int, new: Iterable[AnyEvent], summary: str) -> None:
        """Add events, the first of which gets this version. Once this returns they last. Raises Stale."""
        at = now()
        changed = update(schema.matches).where(schema.matches.c.id == match_id).values(updated=at, summary=summary)
        try:
            with self._engine.begin() as connection:
                _insert(connection, match_id, version, new, at)
                connection.execute(changed)
        except IntegrityError:
            if self._has(match_id, version):
                raise Stale(f"{match_id} has gone beyond version {version - 1}") from None
            raise

    def _has(self, match_id: str, version: int) -> bool:
        return any(number == version for number, _ in self.events(match_id))

    def events(self, match_id: str) -> list[tuple[int, str]]:
        """Version and text of each event, in order; empty for an unknown match."""
        columns = schema.events.c
        query = select(columns.version, columns.body).where(columns.match_id == match_id).order_by(columns.version)
        with self._engine.connect() as connection:
            return [(version, body) for version, body in connection.execute(query)]

    def exists(self, match_id: str) -> bool:
        """Whether there is such a match."""
        query = select(schema.matches.c.id).where(schema.matches.c.id == match_id)
        with self._engine.connect() as connection:
            return connection.execute(query).first() is not None

    def recent(self, limit: int) -> list[StoredMatch]:
        """The matches played last, newest first."""
        columns = schema.matches.c
        query = select(columns.id, columns.created, columns.updated, columns.summary)
        with self._engine.connect() as connection:
            rows = connection.execute(query.order_by(columns.updated.desc()).limit(limit))
            return [StoredMatch(*row) for row in rows]


def _insert(connection: Connection, match_id: str, version: int, new: Iterable[AnyEvent], at: str) -> None:
    rows: list[dict[str, Any]] = [
        {"match_id": match_id, "version": number, "kind": event_kind(event), "body": format_event(event), "at": at}
        for number, event in enumerate(new, version)
    ]
    connection.execute(insert(schema.events), rows)

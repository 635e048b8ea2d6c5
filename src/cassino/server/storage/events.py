"""Matches as append-only events, each numbered by the version it leads to."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import (
    Boolean,
    Connection,
    Engine,
    bindparam,
    case,
    delete,
    func,
    insert,
    null,
    select,
    update,
)
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, TimeoutError as PoolTimeout

from cassino.answers.summary import Line, ListedAs, StoredMatch
from cassino.hosted.match.events import AnyEvent, Created, Queued, Seated, event_kind, format_event
from cassino.hosted.match.timestamps import now
from cassino.server.storage import onestatement, schema

Row = dict[str, Any]


class Stale(Exception):
    """The version has already been used by another event, or the request has already been carried out."""


class StoredEvent(NamedTuple):
    """An event as stored: its text, and when it happened."""

    version: int
    body: str
    at: str


class Done(NamedTuple):
    """A request that was carried out: the version that it led to, and a fingerprint of what it asked for, if known."""

    version: int
    content: str | None


@dataclass(frozen=True, slots=True)
class Append:
    """Events to be written; the first of them gets the version.

    request: the idempotency key of the request that caused them, so that it is not carried out twice; it belongs to the
    last event.
    """

    match_id: str
    version: int
    events: tuple[AnyEvent, ...]
    line: Line
    at: str
    request: str | None = None
    is_new: bool = False
    secret: str = ""
    """For a new match: the secret of its chain of seeds."""
    content: str | None = None
    """A fingerprint of what the request asked for."""
    origin: str | None = None
    """For a new table of the lobby: the address that made it, hashed."""
    is_told: bool = False
    """Whether the event before it is known only from the bus; then that event must be stored, otherwise this append is
    stale.
    """

    @property
    def changes_the_lobby(self) -> bool:
        """Whether a table enters or leaves the lobby, or its people change."""
        return self.line.visibility == "open" and (self.line.is_finished or _has_seats(self))


class Store:
    """The matches in a database. Blocking: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @property
    def engine(self) -> Engine:
        """The database."""
        return self._engine

    def close(self) -> None:
        """Close the database."""
        self._engine.dispose()

    def create(self, match_id: str, new: Iterable[AnyEvent], line: Line, secret: str = "") -> None:
        """Create a match with its first events, numbered from 1. secret: of its chain of seeds."""
        self._done(Append(match_id, 1, tuple(new), line, now(), is_new=True, secret=secret))

    def append(
        self, match_id: str, version: int, new: Iterable[AnyEvent], line: Line, request: str | None = None
    ) -> None:
        """Add events; the first of them gets this version. They are durable when this returns. Raises Stale."""
        self._done(Append(match_id, version, tuple(new), line, now(), request))

    def _done(self, append: Append) -> None:
        (failure,) = self.write([append])
        if failure is not None:
            raise failure

    def write(self, appends: Sequence[Append]) -> list[Exception | None]:
        """Write the waiting appends, each entirely or not at all; returns None or an exception for each. Whatever is
        reported as written is durable.

        All go into one transaction; if one of them fails, each gets its own.
        """
        try:
            self._write(appends)
        except (IntegrityError, DataError) as error:
            return [self._failure(appends[0], error)] if len(appends) == 1 else [self._alone(each) for each in appends]
        except (DBAPIError, PoolTimeout) as error:
            return [error] * len(appends)
        return [None] * len(appends)

    def _alone(self, append: Append) -> Exception | None:
        return self.write([append])[0]

    def _failure(self, append: Append, error: IntegrityError | DataError) -> Exception:
        if isinstance(error, DataError):
            return error  # a statement with the same data would be refused again
        if append.is_new:
            return Stale(f"{append.match_id} exists") if self.exists(append.match_id) else error
        if not (self._is_late(append) or self._is_early(append)):
            return error
        return Stale(f"{append.match_id} has gone beyond version {append.version - 1}")

    def _is_late(self, append: Append) -> bool:
        is_taken = bool(self.events(append.match_id, append.version - 1))
        return is_taken or (append.request is not None and self.done(append.match_id, append.request) is not None)

    def _is_early(self, append: Append) -> bool:
        """Whether an earlier event, known only from the bus, is not stored yet."""
        return append.is_told and self.versions([append.match_id]).get(append.match_id, 0) < append.version - 1

    def _write(self, appends: Sequence[Append]) -> None:
        # The same order everywhere, so that two processes that write several matches do not wait for each other.
        ordered = sorted(appends, key=lambda append: (append.match_id, append.version))
        if self._engine.dialect.name == "postgresql" and not any(map(_is_more_than_moves, ordered)):
            onestatement.write(
                self._engine,
                [row for append in ordered for row in _event_rows(append)],
                map(_change, ordered),
                _hearsay(ordered),
            )
            return
        with self._engine.begin() as connection:
            write_within(connection, ordered)

    def events(self, match_id: str, after: int = 0) -> list[StoredEvent]:
        """The events after a version, in order; none for an unknown match."""
        columns = schema.events.c
        query = select(columns.version, columns.body, columns.at)
        query = query.where(columns.match_id == match_id, columns.version > after).order_by(columns.version)
        with self._engine.connect() as connection:
            return [StoredEvent(*row) for row in connection.execute(query)]

    def histories(self, match_ids: Sequence[str]) -> dict[str, list[StoredEvent]]:
        """All events of these matches; unknown matches are missing."""
        columns = schema.events.c
        query = select(columns.match_id, columns.version, columns.body, columns.at)
        query = query.where(columns.match_id.in_(match_ids)).order_by(columns.match_id, columns.version)
        found: dict[str, list[StoredEvent]] = {}
        with self._engine.connect() as connection:
            for match_id, *event in connection.execute(query):
                found.setdefault(match_id, []).append(StoredEvent(*event))
        return found

    def versions(self, match_ids: Sequence[str]) -> dict[str, int]:
        """The current versions of these matches."""
        columns = schema.events.c
        query = select(columns.match_id, func.max(columns.version)).where(columns.match_id.in_(match_ids))
        with self._engine.connect() as connection:
            return {row[0]: row[1] for row in connection.execute(query.group_by(columns.match_id))}

    def done(self, match_id: str, request: str) -> Done | None:
        """What became of a request; None if it has not been carried out."""
        columns = schema.events.c
        query = select(columns.version, columns.content)
        query = query.where(columns.match_id == match_id, columns.request == request)
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
            return Done(row.version, row.content) if row else None

    def overdue(self, at: str, limit: int) -> list[str]:
        """Matches in which a clock has run out before a time."""
        columns = schema.matches.c
        query = (
            select(columns.id)
            .where(columns.deadline <= at, columns.phase != "match_over")
            .order_by(columns.deadline)
            .limit(limit)
        )
        with self._engine.connect() as connection:
            return [row.id for row in connection.execute(query)]

    def ping(self) -> None:
        """Send the database a simple query. Raises DBAPIError if it cannot be reached."""
        with self._engine.connect() as connection:
            connection.execute(select(1))

    def exists(self, match_id: str) -> bool:
        """Whether the match exists."""
        query = select(schema.matches.c.id).where(schema.matches.c.id == match_id)
        with self._engine.connect() as connection:
            return connection.execute(query).first() is not None

    def listed_as(self, match_id: str) -> ListedAs | None:
        """How a match is listed; None if it does not exist."""
        columns = schema.matches.c
        query = select(columns.visibility, columns.summary).where(columns.id == match_id)
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
            return ListedAs(*row) if row else None

    def recent(self, limit: int) -> list[StoredMatch]:
        """The most recently played matches, newest first."""
        columns = schema.matches.c
        query = select(columns.id, columns.created, columns.updated, columns.summary)
        with self._engine.connect() as connection:
            rows = connection.execute(query.order_by(columns.updated.desc()).limit(limit))
            return [StoredMatch(*row) for row in rows]


def write_within(connection: Connection, ordered: Sequence[Append]) -> None:
    """Write appends that are in order, inside a transaction. Raises what SQLAlchemy raises."""
    if created := [_match_row(append) for append in ordered if append.is_new]:
        connection.execute(insert(schema.matches), created)
    if chains := [_chain_row(append) for append in ordered if append.secret]:
        connection.execute(insert(schema.chains), chains)
    _check_hearsay(connection, ordered)
    connection.execute(insert(schema.events), [row for append in ordered for row in _event_rows(append)])
    if changed := [_change(append) for append in ordered if not append.is_new]:
        connection.execute(CHANGE, changed)
    _write_seats(connection, [append for append in ordered if _has_seats(append)])


CHANGE = (
    update(schema.matches)
    .where(schema.matches.c.id == bindparam("match"))
    .values(
        updated=bindparam("at"),
        summary=bindparam("text"),
        phase=bindparam("new_phase"),
        open_seats=bindparam("open"),
        deadline=bindparam("due"),
        finished=case(
            (bindparam("is_over", type_=Boolean), func.coalesce(schema.matches.c.finished, bindparam("at"))),
            else_=null(),
        ),
    )
)


def _match_row(append: Append) -> Row:
    line = append.line
    return {
        "id": append.match_id,
        "created": append.at,
        "updated": append.at,
        "summary": line.text,
        "variant": line.variant,
        "players": line.players,
        "phase": line.phase,
        "visibility": line.visibility,
        "rated": line.rated,
        "open_seats": line.open_seats,
        "deadline": line.deadline,
        "finished": append.at if line.is_finished else None,
        "origin": append.origin,
    }


def _chain_row(append: Append) -> Row:
    return {"match_id": append.match_id, "secret": append.secret}


def _change(append: Append) -> Row:
    line = append.line
    return {
        "match": append.match_id,
        "at": append.at,
        "text": line.text,
        "new_phase": line.phase,
        "open": line.open_seats,
        "due": line.deadline,
        "is_over": line.is_finished,
    }


def _check_hearsay(connection: Connection, appends: Sequence[Append]) -> None:
    """Check that the events known only from the bus are stored. Raises IntegrityError."""
    columns = schema.events.c
    for append in appends:
        before = (columns.match_id == append.match_id, columns.version == append.version - 1)
        if append.is_told and connection.execute(select(columns.version).where(*before)).first() is None:
            raise IntegrityError("an event before it is missing", None, ValueError(append.match_id))


def _event_rows(append: Append) -> list[Row]:
    """One row for each event; the request names the last."""
    last = append.version + len(append.events) - 1
    return [
        {
            "match_id": append.match_id,
            "version": number,
            "kind": event_kind(event),
            "body": format_event(event),
            "at": append.at,
            "request": append.request if number == last else None,
            "content": append.content if number == last else None,
        }
        for number, event in enumerate(append.events, append.version)
    ]


def _is_more_than_moves(append: Append) -> bool:
    """Whether it writes more than events and the match's line in the list."""
    return append.is_new or bool(append.secret) or _has_seats(append)


def _hearsay(appends: Sequence[Append]) -> list[Row]:
    """The events that must be stored already, because the new ones follow them."""
    return [{"match": append.match_id, "version": append.version - 1} for append in appends if append.is_told]


def _has_seats(append: Append) -> bool:
    return bool(append.line.seats) and any(isinstance(event, Created | Seated | Queued) for event in append.events)


def _write_seats(connection: Connection, appends: Sequence[Append]) -> None:
    """Store who has which seat, for people's lists of their matches; a user deleted in the meantime is stored as
    nobody.
    """
    columns, users = schema.seats.c, schema.users.c
    for append in appends:
        connection.execute(delete(schema.seats).where(columns.match_id == append.match_id))
        for seat, (user, name) in enumerate(append.line.seats):
            known = select(users.id).where(users.id == user).scalar_subquery()
            row = insert(schema.seats).values(match_id=append.match_id, seat=seat, user_id=known, name=name)
            connection.execute(row)

"""Replace a person, or a name, in stored matches; nothing else changes, so they replay as before."""

import logging
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, bindparam, select, update

from cassino.answers.summary import summary
from cassino.hosted.match.events import AnyEvent, BrokenEvent, Created, Place, format_event, parse_event
from cassino.hosted.match.match import HostedMatch, WrongEvent, restored
from cassino.server.storage import schema
from cassino.server.storage.events import Store
from cassino.server.telemetry.logs import reason

log = logging.getLogger(__name__)

PLACES = ("created", "seat", "queue")
"""The kinds of events that name people."""
TRIES = 5
"""How many times the line of a match is rewritten after another event came first."""
Change = Callable[[Place], Place]


@dataclass(frozen=True, slots=True)
class Named:
    """An event that names a person."""

    match_id: str
    version: int
    event: AnyEvent


def named_in(connection: Connection, user_id: str) -> list[Named]:
    """Every event that names a person, by match. Blocking."""
    columns = schema.events.c
    query = select(columns.match_id, columns.version, columns.body).where(
        columns.kind.in_(PLACES), columns.body.contains(f'"user":"{user_id}"', autoescape=True)
    )
    rows = connection.execute(query.order_by(columns.match_id, columns.version))
    return [named for row in rows if (named := _read(*row)) is not None]


def _read(match_id: str, version: int, body: str) -> Named | None:
    try:
        return Named(match_id, version, parse_event(body))
    except BrokenEvent as error:
        log.error("match %s is damaged: %s", match_id, reason(error))
        return None


def changed(event: AnyEvent, user_id: str, change: Change) -> AnyEvent:
    """The event with the person's places changed."""

    def place(before: Place) -> Place:
        return change(before) if before.user == user_id else before

    if isinstance(event, Created):
        return msgspec.structs.replace(event, places=tuple(place(each) for each in event.places))
    before = getattr(event, "place", None)
    return event if before is None else msgspec.structs.replace(event, place=place(before))


@dataclass(frozen=True, slots=True)
class Entry:
    """The line of a match in lists. updated: the time of the last event in the match that was read for it."""

    match_id: str
    updated: str
    text: str


class Rewriting:
    """Other places for a person in all stored matches. It reads them at once; `write` stores them. Blocking."""

    def __init__(
        self, store: Store, user_id: str, change: Change, is_listed_anew: Callable[[HostedMatch], bool]
    ) -> None:
        """is_listed_anew: whether the line of a match in lists changes, too."""
        self._store, self._user_id, self._change = store, user_id, change
        self._is_listed_anew = is_listed_anew
        with store.engine.connect() as connection:
            self._found = named_in(connection, user_id)
            self._entries = {match_id: self._entry(connection, match_id) for match_id in self.match_ids}

    @property
    def match_ids(self) -> list[str]:
        """The matches that name the person."""
        return list(dict.fromkeys(each.match_id for each in self._found))

    def write(self, connection: Connection) -> None:
        """Store the events, including the most recent ones, and the lines of the matches."""
        self._found = named_in(connection, self._user_id)
        self._write_events(connection)
        for match_id in self.match_ids:
            entry = self._entries[match_id] if match_id in self._entries else self._entry(connection, match_id)
            if entry is not None:
                self._list_anew(connection, entry)

    def _write_events(self, connection: Connection) -> None:
        columns = schema.events.c
        query = (
            update(schema.events)
            .where(columns.match_id == bindparam("match"), columns.version == bindparam("number"))
            .values(body=bindparam("text"))
        )
        rows = [{"match": each.match_id, "number": each.version, "text": self._text(each)} for each in self._found]
        if rows:
            connection.execute(query, rows)

    def _list_anew(self, connection: Connection, entry: Entry) -> None:
        """Store the line of a match; if something has happened in the match since it was read, read it again."""
        columns, newer = schema.matches.c, entry
        for _ in range(TRIES):
            unchanged = update(schema.matches).where(columns.id == newer.match_id, columns.updated == newer.updated)
            if connection.execute(unchanged.values(summary=newer.text)).rowcount:
                return
            found = self._entry(connection, entry.match_id)
            if found is None:
                return
            newer = found
        log.warning("match %s: lists may show a name that was changed, because play goes on there", entry.match_id)

    def _entry(self, connection: Connection, match_id: str) -> Entry | None:
        """The line of a match with the events as they will be stored; None if it is damaged or does not change."""
        texts = {each.version: self._text(each) for each in self._found if each.match_id == match_id}
        updated = connection.scalar(select(schema.matches.c.updated).where(schema.matches.c.id == match_id))
        rows = self._store.events(match_id)
        try:
            hosted = restored((parse_event(texts.get(row.version, row.body)), row.at) for row in rows)
        except (BrokenEvent, WrongEvent, ValueError) as error:
            log.error("match %s is damaged: %s", match_id, reason(error))
            return None
        return Entry(match_id, updated or "", summary(hosted).text) if self._is_listed_anew(hosted) else None

    def _text(self, named: Named) -> str:
        return format_event(changed(named.event, self._user_id, self._change))

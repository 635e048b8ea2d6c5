"""Another person, or another name, in what is stored of matches; nothing else changes, so they replay as ever."""

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, Engine, bindparam, select, update

from cassino.hosted.events import AnyEvent, BrokenEvent, Created, Place, format_event, parse_event
from cassino.hosted.match import HostedMatch, WrongEvent, restored
from cassino.server.storage import schema
from cassino.server.storage.events import Store

log = logging.getLogger(__name__)

PLACES = ("created", "seat", "queue")
"""The kinds of events that name people."""
Change = Callable[[Place], Place]


@dataclass(frozen=True, slots=True)
class Named:
    """An event in which a person is named."""

    match_id: str
    version: int
    event: AnyEvent


def named_in(engine: Engine, user_id: str) -> list[Named]:
    """Every event that names a person, by match. Blocking."""
    columns = schema.events.c
    query = select(columns.match_id, columns.version, columns.body).where(
        columns.kind.in_(PLACES), columns.body.contains(f'"user":"{user_id}"', autoescape=True)
    )
    with engine.connect() as connection:
        rows = connection.execute(query.order_by(columns.match_id, columns.version))
        return [named for row in rows if (named := _read(*row)) is not None]


def _read(match_id: str, version: int, body: str) -> Named | None:
    try:
        return Named(match_id, version, parse_event(body))
    except BrokenEvent as error:
        log.error("match %s is damaged: %s", match_id, error)
        return None


def changed(event: AnyEvent, user_id: str, change: Change) -> AnyEvent:
    """The event with the person's places changed."""

    def place(before: Place) -> Place:
        return change(before) if before.user == user_id else before

    if isinstance(event, Created):
        return msgspec.structs.replace(event, places=tuple(place(each) for each in event.places))
    before = getattr(event, "place", None)
    return event if before is None else msgspec.structs.replace(event, place=place(before))


def rewritten(found: Iterable[Named], user_id: str, change: Change) -> dict[int, str]:
    """Of one match, by version, the events as they are to be stored."""
    return {each.version: format_event(changed(each.event, user_id, change)) for each in found}


def retold(store: Store, found: Sequence[Named], user_id: str, change: Change) -> Iterator[tuple[str, HostedMatch]]:
    """Each match as it stands with the events as they are to be stored; not those that are damaged. Blocking."""
    for match_id in matches_in(found):
        texts = rewritten((each for each in found if each.match_id == match_id), user_id, change)
        rows = store.events(match_id)
        try:
            yield match_id, restored((parse_event(texts.get(row.version, row.body)), row.at) for row in rows)
        except (BrokenEvent, WrongEvent, ValueError) as error:
            log.error("match %s is damaged: %s", match_id, error)


def rewrite(connection: Connection, found: Sequence[Named], user_id: str, change: Change) -> None:
    """Store the events anew. Blocking."""
    columns = schema.events.c
    query = (
        update(schema.events)
        .where(columns.match_id == bindparam("match"), columns.version == bindparam("number"))
        .values(body=bindparam("text"))
    )
    rows = [
        {"match": each.match_id, "number": each.version, "text": format_event(changed(each.event, user_id, change))}
        for each in found
    ]
    if rows:
        connection.execute(query, rows)


def matches_in(found: Sequence[Named]) -> Iterator[str]:
    """Each match once."""
    return iter(dict.fromkeys(each.match_id for each in found))

"""A guest moves to an account, or a person is deleted: their matches follow.

At tables in play this happens through events, as everything does. Then the stored events are rewritten (the only case
in which they are): only the people in them change, so every match replays to the same cards and its record stays
readable. Processes that have one of these matches in memory read it again.
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection, Engine, delete, select, update

from cassino.bots.levels import DEFAULT
from cassino.hosted.match.events import GONE, AnyEvent, Ended, Place, Queued, Seated
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.names import FORGOTTEN
from cassino.hosted.wire.refusal import Refusal
from cassino.server.people import puzzle_ratings
from cassino.server.people.members import People
from cassino.server.people.rewriting import Change, Rewriting
from cassino.server.people.store import User
from cassino.server.storage import contests, refused_names, schema, seat_keys
from cassino.server.storage.events import Store


@dataclass(frozen=True, slots=True)
class Becoming:
    """What happens to a person's places.

    at_table: the events for a match in play. place: the new value of each stored place. seat: the new columns of rows
    in `seats`. heir: who gets their house rules and score books; without an heir these are deleted.
    """

    user_id: str
    at_table: Callable[[HostedMatch], tuple[AnyEvent, ...]]
    place: Change
    seat: dict[str, Any]
    heir: str | None = None


class Tables(Protocol):
    """What moving people needs of the matches in play, which stand in a layer above."""

    store: Store

    async def open(self, match_id: str) -> Any:
        """The room of a match. Raises Refusal."""

    async def people_changed(self, match_ids: Iterable[str]) -> None:
        """The people in some stored matches have changed."""


class Moving:
    """Moves people's matches, and deletes people."""

    def __init__(self, people: People, tables: Tables) -> None:
        self._people = people
        self._tables = tables

    async def adopt(self, guest: User, user: User) -> int:
        """Move everything from a guest to the account they signed in to, and delete the guest.

        Returns the number of matches.
        """

        def place(before: Place) -> Place:
            return msgspec.structs.replace(before, user=user.id)

        def at_table(hosted: HostedMatch) -> tuple[AnyEvent, ...]:
            seated = [Seated(seat, place(each)) for seat, each in enumerate(hosted.places) if each.user == guest.id]
            waiting = [Queued(seat, place(each)) for seat, each in hosted.waiting.items() if each.user == guest.id]
            return (*seated, *waiting)

        return await self._become(Becoming(guest.id, at_table, place, {"user_id": user.id}, user.id))

    async def erase(self, user: User) -> None:
        """Delete a person: account, sessions, passkeys, ratings, house rules, scores, and their name at every table."""
        await self._become(erasing(user.id))

    async def _become(self, becoming: Becoming) -> int:
        self._people.sign_out(becoming.user_id)
        for match_id in await asyncio.to_thread(unfinished, self._tables.store.engine, becoming.user_id):
            await self._at_table(match_id, becoming)
        written = await asyncio.to_thread(_write_anew, self._tables.store, becoming)
        self._people.sign_out(becoming.user_id)  # a person who was waiting to come back is nobody now
        await self._tables.people_changed(written)
        return len(written)

    async def _at_table(self, match_id: str, becoming: Becoming) -> None:
        try:
            room = await self._tables.open(match_id)
            await room.insist(lambda hosted: () if hosted.phase == "match_over" else becoming.at_table(hosted))
        except Refusal as refusal:
            if refusal.code != "damaged":  # a match that cannot be continued any more is only rewritten
                raise


def _gone(hosted: HostedMatch, user_id: str, change: Change) -> Iterable[AnyEvent]:
    """Bots continue in their seats, and other people may take them; rated matches are given up."""
    seats = [seat for seat, place in enumerate(hosted.places) if place.user == user_id]
    if not hosted.created.rated:
        yield from (Queued(seat) for seat, place in hosted.waiting.items() if place.user == user_id)
        for seat in seats:
            place = change(hosted.places[seat])
            yield Seated(seat, msgspec.structs.replace(place, kind="bot", bot=place.bot or DEFAULT, user="", open=True))
        return
    for seat in seats:
        yield Ended(seat, "resign")
        yield Seated(seat, change(hosted.places[seat]))


def erasing(user_id: str) -> Becoming:
    """What happens to the places of a person who is deleted."""

    def place(before: Place) -> Place:
        return msgspec.structs.replace(before, user=GONE, name=FORGOTTEN, portrait="")

    def at_table(hosted: HostedMatch) -> tuple[AnyEvent, ...]:
        return tuple(_gone(hosted, user_id, place))

    return Becoming(user_id, at_table, place, {"user_id": None, "name": FORGOTTEN})


def unfinished(engine: Engine, user_id: str) -> list[str]:
    """The matches of a person that are in play. Blocking."""
    matches, seats = schema.matches.c, schema.seats.c
    query = select(matches.id).where(matches.finished.is_(None), seats.match_id == matches.id, seats.user_id == user_id)
    with engine.connect() as connection:
        return list(connection.scalars(query.distinct()))


def _write_anew(store: Store, becoming: Becoming) -> list[str]:
    """Rewrite everything in one transaction; returns the matches that named the person. Blocking."""
    rewriting = rewriting_of(store, becoming)
    with store.engine.begin() as connection:
        write_anew_within(connection, becoming, rewriting)
    return rewriting.match_ids


def rewriting_of(store: Store, becoming: Becoming) -> Rewriting:
    """The stored matches that name the person, read before anything is written. Blocking."""
    return Rewriting(store, becoming.user_id, becoming.place, is_listed_anew=_is_over)


def write_anew_within(connection: Connection, becoming: Becoming, rewriting: Rewriting) -> None:
    """Rewrite everything, inside a transaction."""
    user_id = becoming.user_id
    rewriting.write(connection)
    connection.execute(update(schema.seats).where(schema.seats.c.user_id == user_id).values(becoming.seat))
    for table in schema.OWNED:
        kept, heir = table.c.user_id == user_id, becoming.heir
        connection.execute(update(table).where(kept).values(user_id=heir) if heir else delete(table).where(kept))
    if becoming.heir:
        refused_names.inherit(connection, user_id, becoming.heir)
        puzzle_ratings.inherit(connection, user_id, becoming.heir)
        contests.inherit(connection, user_id, becoming.heir)
        seat_keys.inherit(connection, user_id, becoming.heir)
    connection.execute(delete(schema.users).where(schema.users.c.id == user_id))


def _is_over(hosted: HostedMatch) -> bool:
    """Whether a match is over: then its line in lists is rewritten too; matches in play have changed it by
    themselves.
    """
    return hosted.phase == "match_over"

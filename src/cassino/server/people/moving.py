"""A guest becomes somebody with an account, or a person is forgotten: their matches follow.

At tables that are being played it happens by events, as everything does. Then what is stored is written anew, the only
case in which it is: other people in it, nothing else, so every match replays to the same cards and its record stays
readable. Whoever has one of these matches in memory reads it again.
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Engine, delete, select, update
from starlette.applications import Starlette

from cassino.bots.levels import DEFAULT
from cassino.hosted.events import GONE, AnyEvent, Ended, Place, Queued, Seated
from cassino.hosted.match import HostedMatch
from cassino.hosted.names import FORGOTTEN
from cassino.hosted.refusal import Refusal
from cassino.server.people import puzzle_ratings
from cassino.server.people.rewriting import Change, Rewriting
from cassino.server.people.store import User
from cassino.server.storage import refused_names, schema, weekly
from cassino.server.storage.events import Store


@dataclass(frozen=True, slots=True)
class Becoming:
    """What becomes of a person's places.

    at_table: the events that make it so in a match that is being played. place: what is stored of each place. seat: the
    columns of his rows in `seats`. heir: who gets his house rules and score books; without one they are deleted.
    """

    user_id: str
    at_table: Callable[[HostedMatch], tuple[AnyEvent, ...]]
    place: Change
    seat: dict[str, Any]
    heir: str | None = None


async def adopt(app: Starlette, guest: User, user: User) -> int:
    """Give what a guest has to the account that he has signed in to; how many matches. The guest is no more."""

    def place(before: Place) -> Place:
        return msgspec.structs.replace(before, user=user.id)

    def at_table(hosted: HostedMatch) -> tuple[AnyEvent, ...]:
        seated = [Seated(seat, place(each)) for seat, each in enumerate(hosted.places) if each.user == guest.id]
        waiting = [Queued(seat, place(each)) for seat, each in hosted.waiting.items() if each.user == guest.id]
        return (*seated, *waiting)

    return await _become(app, Becoming(guest.id, at_table, place, {"user_id": user.id}, user.id))


async def erase(app: Starlette, user: User) -> None:
    """Forget a person: account, sessions, passkeys, ratings, house rules and scores go, and the name at every table."""

    def place(before: Place) -> Place:
        return msgspec.structs.replace(before, user=GONE, name=FORGOTTEN)

    def at_table(hosted: HostedMatch) -> tuple[AnyEvent, ...]:
        return tuple(_gone(hosted, user.id, place))

    await _become(app, Becoming(user.id, at_table, place, {"user_id": None, "name": FORGOTTEN}))


def _gone(hosted: HostedMatch, user_id: str, change: Change) -> Iterable[AnyEvent]:
    """Bots play on in his seats, and others may take them; a rated match he gives up."""
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


async def _become(app: Starlette, becoming: Becoming) -> int:
    people, matches = app.state.people, app.state.matches
    people.sign_out(becoming.user_id)
    for match_id in await asyncio.to_thread(_unfinished, matches.store.engine, becoming.user_id):
        await _at_table(matches, match_id, becoming)
    written = await asyncio.to_thread(_write_anew, matches.store, becoming)
    people.sign_out(becoming.user_id)  # whoever has come back meanwhile is nobody now
    await matches.people_changed(written)
    return len(written)


async def _at_table(matches: Any, match_id: str, becoming: Becoming) -> None:
    try:
        room = await matches.open(match_id)
        await room.insist(lambda hosted: () if hosted.phase == "match_over" else becoming.at_table(hosted))
    except Refusal as refusal:
        if refusal.code != "damaged":  # what cannot be played any more is only written anew
            raise


def _unfinished(engine: Engine, user_id: str) -> list[str]:
    """The matches of a person that are being played. Blocking."""
    matches, seats = schema.matches.c, schema.seats.c
    query = select(matches.id).where(matches.finished.is_(None), seats.match_id == matches.id, seats.user_id == user_id)
    with engine.connect() as connection:
        return list(connection.scalars(query.distinct()))


def _write_anew(store: Store, becoming: Becoming) -> list[str]:
    """Everything in one transaction; the matches that name the person. Blocking."""
    user_id = becoming.user_id
    rewriting = Rewriting(store, user_id, becoming.place, is_listed_anew=_is_over)
    with store.engine.begin() as connection:
        rewriting.write(connection)
        connection.execute(update(schema.seats).where(schema.seats.c.user_id == user_id).values(becoming.seat))
        for table in schema.OWNED:
            kept, heir = table.c.user_id == user_id, becoming.heir
            connection.execute(update(table).where(kept).values(user_id=heir) if heir else delete(table).where(kept))
        if becoming.heir:
            refused_names.inherit(connection, user_id, becoming.heir)
            puzzle_ratings.inherit(connection, user_id, becoming.heir)
            weekly.inherit(connection, user_id, becoming.heir)
        connection.execute(delete(schema.users).where(schema.users.c.id == user_id))
    return rewriting.match_ids


def _is_over(hosted: HostedMatch) -> bool:
    """Lists of matches that are over are written anew; those that are played have changed it themselves."""
    return hosted.phase == "match_over"

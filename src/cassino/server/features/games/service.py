"""A person's own matches: listed, searched, and exported as records and JSON."""

import asyncio
from typing import Any

import msgspec
from sqlalchemy import Engine, and_, exists, func, null, or_, select

from cassino.answers.games import PAGE, Wish, cursor, game_of, parse_cursor
from cassino.answers.summary import MatchList, StoredMatch, listed
from cassino.hosted.commands.seating import played_seat
from cassino.rules import load_variant, variant_ids
from cassino.server.features.games.export import Part
from cassino.server.jobs.compute import Compute, Payer
from cassino.server.storage import schema
from cassino.server.storage.events import Store
from cassino.server.storage.loader import History, hosted_of, load_history
from cassino.server.storage.searching import Searchable
from cassino.texts.plain import searchable


class Games:
    """The matches of people. Blocking: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def page(self, user_id: str | None, wish: Wish, nobodys: bool = False) -> MatchList:
        """The most recently played matches of a person, newest first.

        nobodys: also matches without an owner, from before there were owners.
        """
        found = self._found(user_id, wish, nobodys, PAGE + 1)
        last = found[PAGE - 1] if len(found) > PAGE else None
        return MatchList(
            matches=[listed(each) for each in found[:PAGE]], more=cursor(last.updated, last.id) if last else None
        )

    def all_ids(self, user_id: str) -> list[str]:
        """Every match of a person, the oldest first."""
        columns = schema.matches.c
        query = select(columns.id).where(_is_of(user_id)).order_by(columns.created, columns.id)
        with self._engine.connect() as connection:
            return [row.id for row in connection.execute(query)]

    def _found(self, user_id: str | None, wish: Wish, nobodys: bool, limit: int) -> list[StoredMatch]:
        columns = schema.matches.c
        whose = [*([_is_of(user_id)] if user_id else []), *([_is_nobodys()] if nobodys else [])]
        if not whose:
            return []
        query = select(columns.id, columns.created, columns.updated, columns.summary, _first_seat(user_id))
        query = query.where(or_(*whose), *_wished(wish)).order_by(columns.updated.desc(), columns.id.desc())
        with self._engine.connect() as connection:
            return [StoredMatch(*row) for row in connection.execute(query.limit(limit))]


def _first_seat(user_id: str | None) -> Any:
    """The first seat of a person in a row of `matches`; none for a stranger."""
    if user_id is None:
        return null()
    seats = schema.seats.c
    first = select(func.min(seats.seat)).where(seats.match_id == schema.matches.c.id, seats.user_id == user_id)
    return first.correlate(schema.matches).scalar_subquery()


def _is_of(user_id: str) -> Any:
    seats = schema.seats.c
    return schema.matches.c.id.in_(select(seats.match_id).where(seats.user_id == user_id))


def _is_nobodys() -> Any:
    seats = schema.seats.c
    return ~exists().where(seats.match_id == schema.matches.c.id, seats.user_id.is_not(None))


def _wished(wish: Wish) -> list[Any]:
    """The conditions for the requested matches."""
    columns, wanted = schema.matches.c, []
    if wish.variant:
        wanted.append(columns.variant == wish.variant)
    if wish.state:
        wanted.append(columns.finished.is_not(None) if wish.state == "over" else columns.finished.is_(None))
    if wish.before:
        updated, id = parse_cursor(wish.before)
        wanted.append(or_(columns.updated < updated, and_(columns.updated == updated, columns.id < id)))
    return wanted + [_has(word) for word in wish.search.split()]


def _has(word: str) -> Any:
    """Whether a word is in a name at the table, or in the name of the variant."""
    seats, columns = schema.seats.c, schema.matches.c
    wanted = searchable(word)
    escaped = wanted.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    is_named = Searchable(seats.name).like(f"%{escaped}%", escape="\\")
    titled = [id for id in variant_ids() if wanted in searchable(load_variant(id).title)]
    return or_(
        exists().where(seats.match_id == columns.id, is_named),
        columns.variant.in_(titled),
        func.lower(columns.variant).like(f"%{escaped}%", escape="\\"),
    )


def game_json(history: History, user_id: str) -> bytes:
    """A stored match as JSON, as far as a person may know it; runs in another process. Raises Refusal."""
    hosted = hosted_of(history)
    return msgspec.json.encode(game_of(history.match_id, hosted, played_seat(hosted, user_id, None)))


def taken_along(store: Store, user_id: str, compute: Compute, payer: Payer) -> Part:
    """All matches of a person, for the export. Blocking; its pieces are not."""

    async def piece(match_id: str) -> bytes:
        async def fetch() -> tuple[History, str]:
            return await asyncio.to_thread(load_history, store, match_id), user_id

        return await compute.run_patiently(payer, game_json, fetch)

    return Part("matches", Games(store.engine).all_ids(user_id), piece)

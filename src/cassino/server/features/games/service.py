"""A person's own matches: listed, searched, and exported as records and JSON."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Engine, and_, exists, func, null, or_, select

from cassino.answers.summary import MatchList, StoredMatch, listed
from cassino.hosted.commands.seating import played_seat
from cassino.hosted.frames.past import past_record, whole_record
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.match import HostedMatch
from cassino.rules import load_variant, variant_ids
from cassino.server.features.games.answers import Game, Sitter
from cassino.server.features.games.export import Part
from cassino.server.http.languages import PARAMETER
from cassino.server.http.refusals import BadRequest
from cassino.server.jobs.compute import Compute, Payer
from cassino.server.storage import schema
from cassino.server.storage.events import Store
from cassino.server.storage.loader import History, hosted_of, load_history
from cassino.server.storage.searching import Searchable
from cassino.texts.plain import searchable

PAGE = 50
LONGEST_SEARCH = 80
STATES = ("playing", "over")
CURSOR_MARK = "~"
"""Between the time and the id of the last match of a page."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The filter of a list of matches; an empty field means any. before: where the previous page ended."""

    search: str = ""
    variant: str = ""
    state: str = ""
    before: str = ""


def parse_wish(query: Iterable[tuple[str, str]]) -> Wish:
    """The parameters of `GET /api/matches`. Raises BadRequest."""
    given = {name: value for name, value in query if name != PARAMETER}
    unknown = sorted(set(given) - {"search", "variant", "state", "before"})
    if unknown:
        raise BadRequest(422, "unknown_field", "error-unknown-parameter", name=unknown[0][:40])
    wish = Wish(**given)
    if wish.state and wish.state not in STATES:
        raise BadRequest(422, "state", "error-one-of", field="state", known=", ".join(STATES))
    if len(wish.search) > LONGEST_SEARCH:
        raise BadRequest(422, "search", "error-text", field="search", limit=LONGEST_SEARCH, shape="text")
    if "\0" in "".join(given.values()):  # PostgreSQL keeps no such text
        raise BadRequest(422, "search", "error-unstorable")
    return wish


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
        more = f"{last.updated}{CURSOR_MARK}{last.id}" if last else None
        return MatchList(matches=[listed(each) for each in found[:PAGE]], more=more)

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
        updated, _, id = wish.before.partition(CURSOR_MARK)
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


def game_of(match_id: str, hosted: HostedMatch, seat: int | None) -> Game:
    """A match as JSON: what the seat, or a watcher, may know about it.

    The record has whole deals with all their cards; so the current deal is included only as a view.
    """
    view = view_frame(hosted, match_id, seat).view
    return Game(
        id=match_id,
        variant=view.variant,
        seat=seat,
        players=[Sitter(number, place.name, place.kind) for number, place in enumerate(hosted.places)],
        phase=view.phase,
        sides=view.sides,
        winner=view.winner,
        version=hosted.version,
        record=finished_record(hosted),
        view=None if hosted.is_deal_done else view,
    )


def finished_record(hosted: HostedMatch) -> str | None:
    """The record of the deals that are over or were broken off; None if there is none yet."""
    if hosted.phase == "match_over":
        return whole_record(hosted)
    over = len(hosted.match.deals) - (not hosted.is_deal_done)
    return past_record(hosted, over) if over else None


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

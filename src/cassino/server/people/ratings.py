"""Ratings of people with an account, by variant and number of players; each rated match counts exactly once."""

import asyncio
import logging
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection, and_, delete, exists, insert, select
from sqlalchemy.exc import IntegrityError

from cassino.hosted import Json
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.refusal import Refusal
from cassino.server.people.answers import OwnRating, RatedPlayer
from cassino.server.people.glicko import Rating, rated, results
from cassino.server.storage import schema
from cassino.server.storage.events import Store
from cassino.server.storage.loader import load_hosted
from cassino.server.storage.repeating import repeating

log = logging.getLogger(__name__)

MOST_LISTED = 100
AT_ONCE = 50
"""How many matches are counted at a time."""
EVERY_SECONDS = 20.0


@dataclass(frozen=True, slots=True)
class Board:
    """The variant and the number of players for which ratings are comparable."""

    variant: str
    players: int


class Ratings:
    """The ratings in a database, counted from the matches in it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._engine = store.engine
        self._unreadable: set[str] = set()

    def counting(self) -> AbstractAsyncContextManager[None]:
        """Inside the context, finished matches are counted soon; those that another process has counted are skipped."""
        return repeating(EVERY_SECONDS, partial(asyncio.to_thread, self.count_all), "ratings")

    def count_all(self) -> int:
        """Count every rated match that has ended and is not counted yet, the oldest first; returns their number.
        Blocking.
        """
        counted = 0
        while found := self._waiting():
            counted += sum([self._count(match_id, ended) for match_id, ended in found])
        return counted

    def _waiting(self) -> list[tuple[str, str]]:
        matches, done = schema.matches.c, schema.rated_matches.c
        is_counted = exists().where(done.match_id == matches.id)
        query = select(matches.id, matches.finished).where(matches.rated, matches.finished.is_not(None), ~is_counted)
        query = query.where(matches.id.not_in(self._unreadable)).order_by(matches.finished, matches.id)
        with self._engine.connect() as connection:
            return [(row.id, row.finished) for row in connection.execute(query.limit(AT_ONCE))]

    def _count(self, match_id: str, ended: str) -> bool:
        """Count a match; False if it is counted already, or cannot be read: then it is tried again another day."""
        try:
            hosted = load_hosted(self._store, match_id)
        except Refusal as refusal:
            log.error("match %s is not rated: %s", match_id, refusal.code)
            self._unreadable.add(match_id)
            return False
        try:
            with self._engine.begin() as connection:
                # First of all: another process that counts the same match now waits here, and then fails.
                connection.execute(insert(schema.rated_matches), {"match_id": match_id, "at": ended})
                if hosted.has_result:
                    _rate(connection, hosted, ended)
        except IntegrityError:
            return False
        return True

    def table(self, board: Board) -> list[RatedPlayer]:
        """The best players of a variant and number of players, the best first. Blocking."""
        columns = schema.ratings.c
        users = schema.users.c
        query = (
            select(users.name, columns.rating, columns.deviation, columns.games, columns.updated)
            .where(columns.user_id == users.id, columns.variant == board.variant, columns.players == board.players)
            .order_by(columns.rating.desc(), users.name)
            .limit(MOST_LISTED)
        )
        with self._engine.connect() as connection:
            rows = connection.execute(query).mappings()
            return [RatedPlayer(name=row["name"], **_rating_fields(row)) for row in rows]

    def of(self, user_id: str) -> list[OwnRating]:
        """All ratings of a person. Blocking."""
        columns = schema.ratings.c
        query = select(schema.ratings).where(columns.user_id == user_id).order_by(columns.variant, columns.players)
        with self._engine.connect() as connection:
            rows = connection.execute(query).mappings()
            return [OwnRating(variant=row["variant"], players=row["players"], **_rating_fields(row)) for row in rows]


def _rating_fields(row: Any) -> Json:
    """The fields that both kinds of ratings have."""
    rating = Rating(row["rating"], row["deviation"])
    return {
        "rating": round(rating.rating),
        "deviation": round(rating.deviation),
        "games": row["games"],
        "provisional": rating.is_provisional,
        "updated": row["updated"],
    }


def _rate(connection: Connection, hosted: HostedMatch, at: str) -> None:
    """Change the ratings of everybody at a table; of nobody if one of them has been deleted in the meantime."""
    users = [place.user for place in hosted.places]
    board = Board(hosted.created.variant, len(users))
    if len(set(users)) < len(users) or not _all_locked(connection, users):
        return
    before = _ratings(connection, users, board)
    count = hosted.match.state.side_count
    sides = [users[side::count] for side in range(count)]
    outcome = results(hosted.winners, hosted.scores)
    after = rated([[before.get(user, Rating()) for user in side] for side in sides], outcome)
    rows = [
        _row(user, board, rating, at)
        for side, ratings in zip(sides, after, strict=True)
        for user, rating in zip(side, ratings, strict=True)
    ]
    connection.execute(delete(schema.ratings).where(_on(board), schema.ratings.c.user_id.in_(users)))
    connection.execute(insert(schema.ratings), rows)


def _all_locked(connection: Connection, users: list[str]) -> bool:
    """Lock these people in a fixed order, so that other matches of theirs wait; returns whether all of them exist."""
    id = schema.users.c.id
    found = connection.execute(select(id).where(id.in_(users)).order_by(id).with_for_update())
    return len(found.all()) == len(users)


def _on(board: Board) -> Any:
    columns = schema.ratings.c
    return and_(columns.variant == board.variant, columns.players == board.players)


def _ratings(connection: Connection, users: list[str], board: Board) -> dict[str, Rating]:
    columns = schema.ratings.c
    query = select(columns.user_id, columns.rating, columns.deviation, columns.volatility, columns.games)
    rows = connection.execute(query.where(_on(board), columns.user_id.in_(users)))
    return {user: Rating(*rest) for user, *rest in rows}


def _row(user: str, board: Board, rating: Rating, at: str) -> Json:
    return {
        "user_id": user,
        "variant": board.variant,
        "players": board.players,
        "rating": rating.rating,
        "deviation": rating.deviation,
        "volatility": rating.volatility,
        "games": rating.games,
        "updated": at,
    }

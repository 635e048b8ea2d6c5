"""Contests in the database: their deals, and the matches in which people play them.

A contest is named by its day and its game (`2026-05-17/GAME`), or by its week (`2026-W48`).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cassino.server.storage import schema

MOST_LISTED = 12_000
"""The most matches of a contest that are listed: two thousand players with six deals each."""
WEEK = "____-W__"
"""The pattern of the names of weeks."""


@dataclass(frozen=True, slots=True)
class ContestDeal:
    """A deal of a contest."""

    number: int
    variant: str
    seed: int


@dataclass(frozen=True, slots=True)
class ContestMatch:
    """A match of a deal; without a person in a deal of the day, and once the person has been deleted.

    The summary is JSON text.
    """

    id: str
    contest: str
    number: int
    user: str | None
    updated: str
    finished: str | None
    summary: str
    hints: int = 0


class ContestStore:
    """The contests in the database. Blocking: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def deals(self, contest: str) -> list[ContestDeal]:
        """The deals of a contest, by number; none if nobody has asked for one."""
        columns = schema.contest_deals.c
        query = select(columns.number, columns.variant, columns.seed).where(columns.contest == contest)
        with self._engine.connect() as connection:
            rows = connection.execute(query.order_by(columns.number))
            return [ContestDeal(number, variant, int(seed)) for number, variant, seed in rows]

    def drawn(self, contest: str, variant: str, seeds: Sequence[int]) -> list[ContestDeal]:
        """The deals of a contest; the seeds stored first are kept."""
        if found := self.deals(contest):
            return found
        rows = [
            {"contest": contest, "number": number, "variant": variant, "seed": str(seed)}
            for number, seed in enumerate(seeds, 1)
        ]
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(schema.contest_deals), rows)
        except IntegrityError:
            pass
        return self.deals(contest)

    def claim(self, contest: str, number: int, user: str | None, match_id: str) -> str:
        """The match in which a person plays a deal: the one stored first. Without a person, each match is a new one."""
        row = {"match_id": match_id, "contest": contest, "number": number, "user_id": user}
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(schema.contest_matches), row)
        except IntegrityError:
            columns = schema.contest_matches.c
            query = select(columns.match_id).where(
                columns.contest == contest, columns.number == number, columns.user_id == user
            )
            with self._engine.connect() as connection:
                return str(connection.execute(query).scalar_one())
        return match_id

    def matches(self, contest: str, user: str | None = None, most: int = MOST_LISTED) -> list[ContestMatch]:
        """The matches of a contest, the earliest first. user: only those of a person."""
        query = _MATCHES.where(schema.contest_matches.c.contest == contest).limit(most)
        if user is not None:
            query = query.where(schema.contest_matches.c.user_id == user)
        with self._engine.connect() as connection:
            return [ContestMatch(*row) for row in connection.execute(query)]

    def match(self, match_id: str) -> ContestMatch | None:
        """A match, if it is of a contest."""
        with self._engine.connect() as connection:
            row = connection.execute(_MATCHES.where(schema.matches.c.id == match_id)).first()
        return None if row is None else ContestMatch(*row)

    def players(self, contest: str) -> int:
        """How many people have begun a deal of a contest."""
        columns = schema.contest_matches.c
        query = select(func.count(columns.user_id.distinct())).where(columns.contest == contest)
        with self._engine.connect() as connection:
            return int(connection.scalar(query) or 0)

    def weeks(self, before: str, most: int) -> list[str]:
        """Weeks before this one in which somebody played, the latest first."""
        column = schema.contest_deals.c.contest
        query = select(column).where(column.like(WEEK), column < before).distinct()
        with self._engine.connect() as connection:
            return list(connection.scalars(query.order_by(column.desc()).limit(most)))

    def undone(self, match_id: str) -> int:
        """How many times moves of a match were taken back."""
        columns = schema.events.c
        query = select(func.count()).where(columns.match_id == match_id, columns.kind == "undo")
        with self._engine.connect() as connection:
            return int(connection.scalar(query) or 0)

    def count_hint(self, match_id: str) -> None:
        """Count a hint in a match of a contest; does nothing for other matches."""
        columns = schema.contest_matches.c
        with self._engine.begin() as connection:
            helped = update(schema.contest_matches).where(columns.match_id == match_id)
            connection.execute(helped.values(hints=columns.hints + 1))


_PLAYED, _MATCH = schema.contest_matches.c, schema.matches.c
_MATCHES = (
    select(
        _MATCH.id, _PLAYED.contest, _PLAYED.number, _PLAYED.user_id,
        _MATCH.updated, _MATCH.finished, _MATCH.summary, _PLAYED.hints,
    )
    .join(schema.matches, _PLAYED.match_id == _MATCH.id)
    .order_by(_MATCH.created, _MATCH.id)
)  # fmt: skip


def inherit(connection: Connection, user: str, heir: str) -> None:
    """Move a person's matches to an heir, except for deals that the heir has played."""
    columns = schema.contest_matches.c
    played = {
        tuple(row) for row in connection.execute(select(columns.contest, columns.number).where(columns.user_id == heir))
    }
    query = select(columns.match_id, columns.contest, columns.number).where(columns.user_id == user)
    for match_id, *deal in connection.execute(query).all():
        new = None if tuple(deal) in played else heir
        connection.execute(update(schema.contest_matches).where(columns.match_id == match_id).values(user_id=new))

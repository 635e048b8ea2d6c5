"""The deals of the weekly tournaments in the database, and the matches played with them."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cassino.server.storage import schema

MOST_LISTED = 12_000
"""The most matches of a week in the ranking: two thousand players with six deals each."""


@dataclass(frozen=True, slots=True)
class WeeklyDeal:
    """A deal of a week."""

    number: int
    variant: str
    seed: int


@dataclass(frozen=True, slots=True)
class WeeklyMatch:
    """A person's match of a deal; without a person once they have been deleted. The summary is JSON text."""

    id: str
    number: int
    user: str | None
    updated: str
    finished: str | None
    summary: str


class WeeklyStore:
    """The weekly tournaments in the database. Blocking: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def deals(self, week: str) -> list[WeeklyDeal]:
        """The deals of a week, by number; none if nobody has begun one."""
        columns = schema.weekly_deals.c
        query = select(columns.number, columns.variant, columns.seed).where(columns.week == week)
        with self._engine.connect() as connection:
            rows = connection.execute(query.order_by(columns.number))
            return [WeeklyDeal(number, variant, int(seed)) for number, variant, seed in rows]

    def drawn(self, week: str, variant: str, seeds: Sequence[int]) -> list[WeeklyDeal]:
        """The deals of a week; the seeds stored first are kept."""
        if found := self.deals(week):
            return found
        rows = [
            {"week": week, "number": number, "variant": variant, "seed": str(seed)}
            for number, seed in enumerate(seeds, 1)
        ]
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(schema.weekly_deals), rows)
        except IntegrityError:
            pass
        return self.deals(week)

    def claim(self, week: str, number: int, user: str, match_id: str) -> str:
        """The match in which a person plays a deal: the one stored first."""
        row = {"match_id": match_id, "week": week, "number": number, "user_id": user}
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(schema.weekly_matches), row)
        except IntegrityError:
            columns = schema.weekly_matches.c
            query = select(columns.match_id).where(
                columns.week == week, columns.number == number, columns.user_id == user
            )
            with self._engine.connect() as connection:
                return str(connection.execute(query).scalar_one())
        return match_id

    def matches(self, week: str, user: str | None = None) -> list[WeeklyMatch]:
        """The matches of a week, the earliest first. user: only those of a person."""
        weekly, columns = schema.weekly_matches.c, schema.matches.c
        query = (
            select(columns.id, weekly.number, weekly.user_id, columns.updated, columns.finished, columns.summary)
            .join(schema.matches, weekly.match_id == columns.id)
            .where(weekly.week == week)
            .order_by(columns.created, columns.id)
            .limit(MOST_LISTED)
        )
        if user is not None:
            query = query.where(weekly.user_id == user)
        with self._engine.connect() as connection:
            return [WeeklyMatch(*row) for row in connection.execute(query)]

    def players(self, week: str) -> int:
        """How many people have begun a deal of a week."""
        columns = schema.weekly_matches.c
        query = select(func.count(columns.user_id.distinct())).where(columns.week == week)
        with self._engine.connect() as connection:
            return int(connection.scalar(query) or 0)

    def weeks(self, before: str, most: int) -> list[str]:
        """Weeks before this one in which somebody played, the latest first."""
        column = schema.weekly_deals.c.week
        query = select(column).where(column < before).distinct().order_by(column.desc()).limit(most)
        with self._engine.connect() as connection:
            return list(connection.scalars(query))


def inherit(connection: Connection, user: str, heir: str) -> None:
    """Move a person's tournament matches to an heir, except for deals that the heir has played."""
    columns = schema.weekly_matches.c
    played = {
        tuple(row) for row in connection.execute(select(columns.week, columns.number).where(columns.user_id == heir))
    }
    query = select(columns.match_id, columns.week, columns.number).where(columns.user_id == user)
    for match_id, *deal in connection.execute(query).all():
        new = None if tuple(deal) in played else heir
        connection.execute(update(schema.weekly_matches).where(columns.match_id == match_id).values(user_id=new))

"""The deals of the days in the database."""

from dataclasses import dataclass

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

from cassino.server.storage import schema
from cassino.server.storage.events import StoredMatch

MOST_LISTED = 200


@dataclass(frozen=True, slots=True)
class Day:
    """A day and the variant played in its deal."""

    day: str
    variant: str


class DailyStore:
    """Seeds of days, and who has played them. Blocking: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def seed(self, day: Day, fresh: int) -> int:
        """The seed of a day's deal: the first that anybody asked with stays."""
        found = self._found(day)
        if found is not None:
            return found
        row = {"day": day.day, "variant": day.variant, "seed": str(fresh)}
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(schema.daily_deals), row)
        except IntegrityError:
            return self._found(day) or fresh
        return fresh

    def _found(self, day: Day) -> int | None:
        columns = schema.daily_deals.c
        query = select(columns.seed).where(columns.day == day.day, columns.variant == day.variant)
        with self._engine.connect() as connection:
            seed = connection.scalar(query)
            return None if seed is None else int(seed)

    def enter(self, match_id: str, day: Day) -> None:
        """A match is one of a day."""
        with self._engine.begin() as connection:
            connection.execute(
                insert(schema.daily_matches), {"match_id": match_id, "day": day.day, "variant": day.variant}
            )

    def played(self, match_id: str, variant: str) -> tuple[str, StoredMatch] | None:
        """A match of any day's deal of a variant, and the day."""
        daily, columns = schema.daily_matches.c, schema.matches.c
        query = (
            select(daily.day, columns.id, columns.created, columns.updated, columns.summary)
            .join(schema.daily_matches, daily.match_id == columns.id)
            .where(columns.id == match_id, daily.variant == variant)
        )
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else (row[0], StoredMatch(*row[1:]))

    def matches(self, day: Day) -> list[StoredMatch]:
        """The matches of a day, the first begun first."""
        daily, columns = schema.daily_matches.c, schema.matches.c
        query = (
            select(columns.id, columns.created, columns.updated, columns.summary)
            .join(schema.daily_matches, daily.match_id == columns.id)
            .where(daily.day == day.day, daily.variant == day.variant)
            .order_by(columns.created)
            .limit(MOST_LISTED)
        )
        with self._engine.connect() as connection:
            return [StoredMatch(*row) for row in connection.execute(query)]

"""The deals of the day in the database."""

from dataclasses import dataclass

from sqlalchemy import Engine, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cassino.server.storage import schema

MOST_LISTED = 200
DAILY = "_daily"
"""The ending of the names of rules by which a deal of the day is played."""


@dataclass(frozen=True, slots=True)
class Day:
    """A day, and the variant of its deal."""

    day: str
    variant: str


@dataclass(frozen=True, slots=True)
class DailyMatch:
    """A match of a deal of the day; the summary is JSON text."""

    id: str
    updated: str
    summary: str
    hints: int


class DailyStore:
    """Seeds of days, and the matches played with them. Blocking: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def seed(self, day: Day, fresh: int) -> int:
        """The seed of a day's deal: the one stored first is kept."""
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
        """Record that a match plays a deal of the day."""
        with self._engine.begin() as connection:
            connection.execute(
                insert(schema.daily_matches), {"match_id": match_id, "day": day.day, "variant": day.variant}
            )

    def undone(self, match_id: str) -> int:
        """How many times moves of a match were taken back."""
        columns = schema.events.c
        query = select(func.count()).where(columns.match_id == match_id, columns.kind == "undo")
        with self._engine.connect() as connection:
            return int(connection.scalar(query) or 0)

    def count_hint(self, match_id: str) -> None:
        """Count a hint in a match of a deal of the day; does nothing for other matches."""
        daily = schema.daily_matches.c
        with self._engine.begin() as connection:
            helped = update(schema.daily_matches).where(daily.match_id == match_id)
            connection.execute(helped.values(hints=daily.hints + 1))

    def played(self, match_id: str, variant: str) -> tuple[str, DailyMatch] | None:
        """If a match plays a deal of the day of a variant: the day and the match."""
        daily, columns = schema.daily_matches.c, schema.matches.c
        query = (
            select(daily.day, columns.id, columns.updated, columns.summary, daily.hints)
            .join(schema.daily_matches, daily.match_id == columns.id)
            .where(columns.id == match_id, daily.variant == variant)
        )
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else (row[0], DailyMatch(*row[1:]))

    def matches(self, day: Day) -> list[DailyMatch]:
        """The matches of a day, the earliest first."""
        daily, columns = schema.daily_matches.c, schema.matches.c
        query = (
            select(columns.id, columns.updated, columns.summary, daily.hints)
            .join(schema.daily_matches, daily.match_id == columns.id)
            .where(daily.day == day.day, daily.variant == day.variant)
            .order_by(columns.created)
            .limit(MOST_LISTED)
        )
        with self._engine.connect() as connection:
            return [DailyMatch(*row) for row in connection.execute(query)]

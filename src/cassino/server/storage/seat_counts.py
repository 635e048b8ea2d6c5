"""What each seat did in matches that are over, counted once for each match, and the totals of a person's seats."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Boolean, Engine, Integer, and_, cast, delete, func, insert, literal_column, or_, select, update

from cassino.answers.statistics import SUMMED, CountedMatch
from cassino.server.storage import schema


class SeatCounts:
    """The numbers in a database. Blocking: call it from a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def waiting(self, besides: Collection[str], most: int) -> list[tuple[str, str]]:
        """Matches that are over and not counted: the id, and when it ended; the oldest first."""
        columns = schema.matches.c
        query = select(columns.id, columns.finished).where(literal_column(f"({schema.TO_COUNT})", Boolean))
        query = query.where(columns.id.not_in(besides)).order_by(columns.finished).limit(most)
        with self._engine.connect() as connection:
            return [(row.id, row.finished) for row in connection.execute(query)]

    def keep(self, match_id: str, ended: str, counted: CountedMatch) -> bool:
        """Store the numbers of a match that ended at a time; False if they are stored already, or the match has
        continued.
        """
        columns = schema.matches.c
        missing = or_(columns.counted.is_(None), columns.counted != ended)
        claimed = update(schema.matches).where(columns.id == match_id, columns.finished == ended, missing)
        with self._engine.begin() as connection:
            # First of all: another process that counts the same match now waits here, and then finds it counted.
            if not connection.execute(claimed.values(counted=ended)).rowcount:
                return False
            connection.execute(delete(schema.seat_counts).where(schema.seat_counts.c.match_id == match_id))
            base = {"match_id": match_id, "variant": counted.variant, "title": counted.title}
            rows = [base | msgspec.structs.asdict(seat) for seat in counted.seats]
            if rows:
                connection.execute(insert(schema.seat_counts), rows)
        return True

    def of(self, user_id: str) -> Sequence[Any]:
        """The numbers of a person: a row for each game and kind of opponents, the most played game first."""
        columns = schema.seat_counts.c
        kind = (columns.variant, columns.title, columns.opponents)
        sums = [func.sum(columns[name]).label(name) for name in SUMMED]
        matches, won = func.count().label("matches"), func.sum(cast(columns.won, Integer)).label("won")
        query = select(*kind, matches, won, *sums)
        query = query.select_from(schema.seat_counts.join(schema.seats, _same_seat()))
        query = query.where(schema.seats.c.user_id == user_id).group_by(*kind).order_by(matches.desc(), *kind)
        with self._engine.connect() as connection:
            return list(connection.execute(query).mappings())

    def missing(self, user_id: str) -> int:
        """How many of a person's matches are over and not counted yet."""
        seats, columns = schema.seats.c, schema.matches.c
        own = select(seats.match_id).where(seats.user_id == user_id)
        query = select(func.count()).where(columns.id.in_(own), literal_column(f"({schema.TO_COUNT})", Boolean))
        with self._engine.connect() as connection:
            return int(connection.scalar(query.select_from(schema.matches)) or 0)


def _same_seat() -> Any:
    seats, columns = schema.seats.c, schema.seat_counts.c
    return and_(seats.match_id == columns.match_id, seats.seat == columns.seat)

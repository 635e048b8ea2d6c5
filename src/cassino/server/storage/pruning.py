"""Old matches are deleted, with everything that belongs to them. Blocking."""

from collections.abc import Collection, Sequence

from sqlalchemy import ColumnElement, Engine, delete, or_, select

from cassino.hosted.match.timestamps import now
from cassino.server.storage import schema

AT_ONCE = 100
"""This many matches are deleted in one transaction, so that no move waits for long."""
PARTS = [table for table in reversed(schema.metadata.sorted_tables) if "match_id" in table.c]
"""The tables with rows of matches, those that refer to others first."""


def prune(engine: Engine, before: str, in_use: Collection[str] = ()) -> int:
    """Delete the matches in which nothing has happened since a time; returns their number.

    A match whose clock still runs stays, whatever its age. in_use: matches that stay, too.
    """
    count = 0
    while found := _old(engine, before, in_use):
        count += _delete(engine, before, found)
    return count


def _old(engine: Engine, before: str, in_use: Collection[str]) -> list[str]:
    columns = schema.matches.c
    query = select(columns.id).where(_is_old(before), columns.id.not_in(in_use))
    with engine.connect() as connection:
        return list(connection.scalars(query.order_by(columns.updated).limit(AT_ONCE)))


def _is_old(before: str) -> ColumnElement[bool]:
    columns = schema.matches.c
    is_still = or_(columns.finished.is_not(None), columns.deadline.is_(None), columns.deadline < now())
    return (columns.updated < before) & is_still


def _delete(engine: Engine, before: str, ids: Sequence[str]) -> int:
    """Delete some matches, unless somebody has played on meanwhile; returns how many."""
    columns = schema.matches.c
    with engine.begin() as connection:
        still = list(
            connection.scalars(select(columns.id).where(columns.id.in_(ids), _is_old(before)).with_for_update())
        )
        for table in PARTS:
            connection.execute(delete(table).where(table.c.match_id.in_(still)))
        return connection.execute(delete(schema.matches).where(columns.id.in_(still))).rowcount

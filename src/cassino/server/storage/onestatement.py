"""Write moves to PostgreSQL with one statement: a single round trip, and a transaction by itself.

Each further round trip would block a thread twice: until PostgreSQL answers, and until the event loop releases the
interpreter. It writes the same as `Store`, in the same order.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Engine

Row = dict[str, Any]

EVENT = {
    "match_id": "text",
    "version": "int",
    "kind": "text",
    "body": "text",
    "at": "text",
    "request": "text",
    "content": "text",
}
CHANGE = {
    "match": "text",
    "at": "text",
    "text": "text",
    "new_phase": "text",
    "open": "int",
    "due": "text",
    "is_over": "boolean",
}


BEFORE = {"match": "text", "version": "int"}


def _columns(prefix: str, types: dict[str, str]) -> str:
    return ", ".join(f"%({prefix}_{name})s::{kind}[]" for name, kind in types.items())


MISSING = f"""
EXISTS (
    SELECT FROM unnest({_columns("before", BEFORE)}) AS told ({", ".join(BEFORE)})
    WHERE (SELECT version FROM events WHERE events.match_id = told.match AND events.version = told.version) IS NULL
)
"""
"""Whether an event known only from the bus is missing: then a version is null, which is not allowed, and nothing is
written.

Each event is looked up by the index; a join could read the whole table for a few of them.
"""
WRITE = f"""
WITH written AS (
    INSERT INTO events ({", ".join(EVENT)})
    SELECT match_id, CASE WHEN {MISSING} THEN NULL ELSE version END, kind, body, at, request, content
    FROM unnest({_columns("event", EVENT)}) AS event ({", ".join(EVENT)})
)
UPDATE matches SET
    updated = changed.at, summary = changed.text, phase = changed.new_phase, open_seats = changed.open,
    deadline = changed.due, finished = CASE WHEN changed.is_over THEN coalesce(matches.finished, changed.at) END
FROM unnest({_columns("change", CHANGE)}) AS changed ({", ".join(CHANGE)})
WHERE matches.id = changed.match
"""


def write(engine: Engine, events: Sequence[Row], changes: Iterable[Row], before: Sequence[Row]) -> None:
    """Write rows of events, and the lines of their matches in the list; for each match the last line counts.

    before: events that must be stored already. Raises what SQLAlchemy raises; then nothing is written.
    """
    last = {row["match"]: row for row in changes}
    values = _arrays("event", EVENT, events) | _arrays("change", CHANGE, list(last.values()))
    values |= _arrays("before", BEFORE, before)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql(WRITE, values)


def _arrays(prefix: str, types: dict[str, str], rows: Sequence[Row]) -> dict[str, list[Any]]:
    return {f"{prefix}_{name}": [row[name] for row in rows] for name in types}

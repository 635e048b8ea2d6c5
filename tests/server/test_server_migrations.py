"""The steps of the schema, up and down, on both databases, with rows in the tables, and taken once by many."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, Connection, Engine, Float, Integer, Table, insert, inspect, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.types import TypeEngine

from cassino.server.storage import migrating, schema
from cassino.server.storage.database import open_database
from prepared import prepared_tables

ROWS = 3
FIRST = "0001"
WORKERS = 4


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    opened = open_database(database)
    yield opened
    opened.dispose()


def row_of(table: Table, number: int) -> dict[str, Any]:
    """A row that fits; rows of one number refer to one another."""
    return {column.name: value_of(column.type, source_of(column).name, number) for column in table.columns}


def source_of(column: Column[Any]) -> Column[Any]:
    """The column that a column refers to, or itself."""
    return next((key.column for key in column.foreign_keys), column)


def value_of(kind: object, name: str, number: int) -> Any:
    if isinstance(kind, Boolean):
        return bool(number % 2)
    if isinstance(kind, Integer):
        return number
    if isinstance(kind, Float):
        return number + 0.5
    return f"id{number}" if name in ("id", "match_id", "user_id", "reporter_id") else f"{name[:7]}{number}"


def fill(connection: Connection) -> None:
    """Rows in every table."""
    for table in schema.metadata.sorted_tables:
        connection.execute(insert(table), [row_of(table, number) for number in range(ROWS)])


def kind_of(column: TypeEngine[Any], engine: Engine) -> str:
    """How the database writes the type of a column."""
    return column.compile(engine.dialect).replace("DOUBLE PRECISION", "FLOAT")


def content(connection: Connection, names: list[str]) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of these tables, as far as the first schema knew their columns."""
    known = {
        "matches": "id, created, updated, summary",
        "events": "match_id, version, kind, body, at",
        "scorebooks": "id, version, created, updated, summary, sheet",
        "daily_matches": "match_id, day, variant",
        "house_rules": "id, created, updated, title, parent, rules",
        "push_subscriptions": "id, session, user_id, endpoint, p256dh, auth, created",
    }
    return {
        name: sorted(tuple(row) for row in connection.execute(text(f"SELECT {known.get(name, '*')} FROM {name}")))
        for name in names
    }


def test_the_steps_lead_to_the_schema(engine: Engine) -> None:
    with engine.connect() as connection:
        found = inspect(connection)
        assert set(found.get_table_names()) == {"alembic_version", *schema.metadata.tables}
        for table in schema.metadata.sorted_tables:
            columns = {(each["name"], bool(each["nullable"])) for each in found.get_columns(table.name)}
            assert columns == {(each.name, bool(each.nullable)) for each in table.columns}
            kinds = {each["name"]: kind_of(each["type"], engine) for each in found.get_columns(table.name)}
            assert kinds == {each.name: kind_of(each.type, engine) for each in table.columns}
            keys = found.get_pk_constraint(table.name)["constrained_columns"]
            assert keys == [each.name for each in table.primary_key]
            indexes = {each["name"] for each in found.get_indexes(table.name) if not each.get("duplicates_constraint")}
            assert indexes == {each.name for each in table.indexes}


def test_the_steps_lead_back_to_nothing(engine: Engine) -> None:
    for revision in [*migrating.known_revisions()[1:], "base"]:
        with migrating.alone(engine) as connection:
            migrating.downgrade(connection, revision)
            assert migrating.current(connection) == revision
    with migrating.alone(engine) as connection:
        assert inspect(connection).get_table_names() == ["alembic_version"]
        migrating.upgrade(connection)
    with engine.connect() as connection:
        assert set(inspect(connection).get_table_names()) == {"alembic_version", *schema.metadata.tables}


def test_rows_survive_every_step_down_and_up(engine: Engine) -> None:
    with engine.begin() as connection:
        fill(connection)
    with engine.connect() as connection:
        before = content(connection, list(schema.metadata.tables))
    assert all(len(rows) == ROWS for rows in before.values())
    for revision in migrating.known_revisions()[1:]:
        with migrating.alone(engine) as connection:
            migrating.downgrade(connection, revision)
            left = [name for name in inspect(connection).get_table_names() if name != "alembic_version"]
            assert content(connection, left) == {name: before[name] for name in left}
    assert revision == FIRST and set(left) == {"matches", "events"}
    with migrating.alone(engine) as connection:
        migrating.upgrade(connection)
    with engine.connect() as connection:
        assert content(connection, left) == {name: before[name] for name in left}
        assert content(connection, ["users"]) == {"users": []}


def test_references_are_kept_after_the_steps(engine: Engine) -> None:
    with migrating.alone(engine) as connection:
        migrating.downgrade(connection, FIRST)
        migrating.upgrade(connection)
    orphan = {**row_of(schema.events, 1), "match_id": "nobody"}
    with pytest.raises(IntegrityError), engine.begin() as connection:
        connection.execute(insert(schema.events), orphan)


def test_a_step_that_fails_changes_nothing(engine: Engine) -> None:
    with pytest.raises(RuntimeError, match="half way"), migrating.alone(engine) as connection:
        migrating.downgrade(connection, FIRST)
        raise RuntimeError("half way")
    with engine.connect() as connection:
        assert migrating.current(connection) == migrating.known_revisions()[0]
        assert set(inspect(connection).get_table_names()) == {"alembic_version", *schema.metadata.tables}


OPEN = """
import sys
from cassino.server.storage.database import open_database
sys.stdin.readline()
engine = open_database(sys.argv[1])
with engine.connect() as connection:
    print(connection.exec_driver_sql("SELECT count(*) FROM matches").scalar())
"""


def test_workers_that_start_together_take_the_steps_once(database: str) -> None:
    command = [sys.executable, "-c", OPEN, database]
    started = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(WORKERS)
    ]
    for process in started:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    ended = [(*process.communicate(timeout=120), process.returncode) for process in started]
    assert ended == [("0\n", "", 0)] * WORKERS


def test_files_that_tests_prepare_are_as_the_migrations_make_them(tmp_path: Path) -> None:
    def dumped(name: str) -> list[str]:
        open_database(tmp_path / name).dispose()
        with closing(sqlite3.connect(tmp_path / name)) as file:
            return sorted(file.iterdump())

    migrated = dumped("migrated.db")
    with prepared_tables():
        assert dumped("prepared.db") == migrated
    assert len(migrated) > 20

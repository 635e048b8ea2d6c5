"""The steps of the schema, up and down, on both databases, with rows in the tables, and taken once by many."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, Connection, Engine, Float, Integer, Table, create_engine, insert, inspect, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.types import TypeEngine

from cassino.server.ops.backup import back_up, examined, put_back
from cassino.server.storage import migrating, schema
from cassino.server.storage.contests import ContestDeal, ContestStore
from cassino.server.storage.database import DatabaseProblem, database_url, open_database, open_existing
from services import Postgres
from table_server import browser, running_server

ROWS = 3
FIRST = "0016"
OLD = Path(__file__).with_name("revision_0016.sql")
WEEK = "2026-W02"
SEED = 7715759539450130457
WORKERS = 4


@pytest.fixture
def database(database: str) -> str:
    """The address of an empty database."""
    if database.startswith("postgresql"):
        opened = create_engine(database_url(database))
        with opened.begin() as connection:
            connection.exec_driver_sql("DROP SCHEMA public CASCADE")
            connection.exec_driver_sql("CREATE SCHEMA public")
        opened.dispose()
    return database


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    opened = open_database(database)
    yield opened
    opened.dispose()


def row_of(table: Table, number: int) -> dict[str, Any]:
    """A row that fits; rows of one number refer to one another."""
    values = {column.name: value_of(column.type, source_of(column).name, number) for column in table.columns}
    return {**values, **NEW.get(table.name, {})}


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


CONTESTS = {
    "contest_deals": [
        ("2026-05-17/royal", 1, "royal", "7"),
        ("2026-W48", 1, "scopa", "8"),
        ("2026-W48", 2, "scopa", "9"),
    ],
    "contest_matches": [
        ("id0", "2026-05-17/royal", 1, None, 2),
        ("id1", "2026-W48", 1, "id1", 0),
        ("id2", "2026-W48", 2, None, 0),
    ],
}
"""Rows that the first schema kept in tables of days and of weeks."""

NEW_TABLES = {"downtimes", "pulse", "seat_keys", "visits"}
"""Tables that the first schema did not have: their rows go with them."""
NEW: dict[str, dict[str, Any]] = {
    "events": {"content": None},
    "matches": {"origin": None},
    "users": {"portrait": ""},
    "sessions": {"replaces": None},
}
"""Columns that the first schema did not have."""


def fill(connection: Connection) -> None:
    """Rows in every table."""
    for table in schema.metadata.sorted_tables:
        rows = [tuple(row_of(table, number).values()) for number in range(ROWS)]
        connection.execute(insert(table).values(CONTESTS.get(table.name, rows)))


def kind_of(column: TypeEngine[Any], engine: Engine) -> str:
    """How the database writes the type of a column."""
    return column.compile(engine.dialect).replace("DOUBLE PRECISION", "FLOAT")


def content(connection: Connection, names: list[str]) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of these tables."""
    return {
        name: sorted((tuple(row) for row in connection.execute(text(f"SELECT * FROM {name}"))), key=str)
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
    old = [name for name in schema.metadata.tables if name not in NEW_TABLES]
    with engine.connect() as connection:
        before = content(connection, old)
    assert all(len(rows) == ROWS for rows in before.values())
    with migrating.alone(engine) as connection:
        for revision in migrating.known_revisions()[1:]:
            migrating.downgrade(connection, revision)
        assert revision == FIRST
        migrating.upgrade(connection)
    with engine.connect() as connection:
        assert content(connection, old) == before


@pytest.fixture
def old(database: str) -> str:
    """A database of revision 0016: two people played a deal of a week, one of them the deal of a day."""
    opened = create_engine(database_url(database))
    with opened.begin() as connection:
        for statement in OLD.read_text().split(";\n")[:-1]:
            connection.exec_driver_sql(statement)
    opened.dispose()
    return database


def check_contests(database: str) -> None:
    """Check that the week and the day continue as they were."""
    with running_server(database) as port, browser(port) as web:
        week = web.get("/api/weekly", params={"week": WEEK}).json()
        assert [(row["name"], row["rank"], row["deals"]) for row in week["ranking"]] == [("Ann", 1, 1), ("Bo", 2, 1)]
        assert week["players"] == 2 and len(week["deals"]) == 6 and WEEK in web.get("/api/weekly").json()["earlier"]
        day = web.get("/api/daily", params={"variant": "scopa", "own": "day-ann"}).json()
        assert {name: day["earlier"][name] for name in ("day", "hints", "scores")} == {
            "day": "2026-01-06",
            "hints": 1,
            "scores": [0, 4],
        }
        assert web.get("/api/matches/week-ann/record").status_code == 200
    engine = open_database(database)
    store = ContestStore(engine)
    assert store.drawn("2026-01-06/scopa", "scopa", [1]) == [ContestDeal(1, "scopa", SEED)]
    assert [store.claim(WEEK, deal, "user-ann", "new") for deal in (1, 2)] == ["week-ann", "claimed"]
    engine.dispose()


@pytest.mark.slow
def test_a_database_of_revision_0016_continues(old: str) -> None:
    check_contests(old)
    engine = open_database(old)
    with engine.connect() as connection:
        assert set(inspect(connection).get_table_names()) == {"alembic_version", *schema.metadata.tables}
    engine.dispose()


def test_a_backup_of_revision_0016_continues(old: str, tmp_path: Path, postgres: Postgres) -> None:
    engine = open_existing(old)
    back_up(engine, tmp_path / "copy")
    engine.dispose()
    assert examined(tmp_path / "copy").schema == FIRST
    for database in (f"sqlite:///{tmp_path / 'new.db'}", postgres.database()):
        put_back(database, tmp_path / "copy")
        check_contests(database)


@pytest.mark.parametrize("revision", ["0001", "0015"])
def test_an_older_database_names_the_version_that_knows_it(old: str, revision: str) -> None:
    opened = create_engine(database_url(old))
    with opened.begin() as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{revision}'")
    opened.dispose()
    for open_it in (open_database, open_existing):
        with pytest.raises(
            DatabaseProblem, match=rf"\(schema {revision}\) is too old .* commit d92a58c9 \(2026-11-26\) with it once"
        ):
            open_it(old)


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


@pytest.mark.slow
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

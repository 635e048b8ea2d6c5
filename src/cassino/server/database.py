"""Open the file that keeps the matches, or say in one line why it cannot be used."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError

from cassino.server import migrating

REMEDY = "Nothing in it was changed. Move it away, or name another file with --database."


class DatabaseProblem(ValueError):
    """The database cannot be used; the message says why and what to do."""


def open_database(path: Path) -> Engine:
    """An engine on a checked database of the current schema. Raises DatabaseProblem."""
    if path.exists():
        check_file(path)
    # An error that quoted the statement's values would tell the log the order of the cards.
    engine = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)
    event.listen(engine, "connect", _configure)
    try:
        with engine.begin() as connection:
            migrating.upgrade(connection)
    except DBAPIError as error:
        engine.dispose()
        raise DatabaseProblem(f"The database {path} cannot be opened ({error.orig}). {REMEDY}") from None
    return engine


def check_file(path: Path) -> None:
    """Look at a file without changing it. Raises DatabaseProblem."""
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        try:
            _check_content(path, connection)
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise DatabaseProblem(f"The database {path} is damaged or cannot be read ({error}). {REMEDY}") from None


def _check_content(path: Path, connection: sqlite3.Connection) -> None:
    verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if verdict != "ok":
        raise DatabaseProblem(f"The database {path} is damaged ({' '.join(verdict.split())}). {REMEDY}")
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if tables and "alembic_version" not in tables:
        raise DatabaseProblem(f"The database {path} belongs to another program. {REMEDY}")
    if tables:
        _check_revision(path, connection)


def _check_revision(path: Path, connection: sqlite3.Connection) -> None:
    for (revision,) in connection.execute("SELECT version_num FROM alembic_version"):
        if revision not in migrating.known_revisions():
            raise DatabaseProblem(f"The database {path} was made by a newer cassino (schema {revision}). {REMEDY}")


def _configure(connection: Any, _record: object) -> None:
    """WAL, and a commit only counts once it is on the disk: an acknowledged move survives a crash."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")

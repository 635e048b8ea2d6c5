"""Migrate a database to the schema of this program, or back."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

FOLDER = Path(__file__).parent / "migrations"
NOTHING = "base"
OLDER = frozenset(f"{number:04}" for number in range(1, 16))
"""Migrations that an earlier version of this program knew; the first one of today has replaced them."""
LAST_TO_KNOW_OLDER = "0.1.0.dev0, commit d92a58c9 (2026-11-26)"
"""The last version of this program that migrates a database with one of them."""
LOCK = 0x0CA5_5190
"""The number of the lock in PostgreSQL."""
WAIT_SECONDS = 300
"""How long a process waits while another one changes the tables."""


class BrokenReference(ValueError):
    """A migration that would leave rows with broken references, and was not applied."""


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


@cache
def known_revisions() -> tuple[str, ...]:
    """All migrations that this program knows, newest first."""
    return tuple(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


@contextmanager
def alone(engine: Engine) -> Iterator[Connection]:
    """A transaction in which tables may be changed; other processes that want to change them wait until it ends."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            with _alone_in_file(connection):
                yield connection
        else:
            connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{WAIT_SECONDS}s'")
            connection.exec_driver_sql(f"SET LOCAL statement_timeout = '{WAIT_SECONDS}s'")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            yield connection
            connection.commit()


@contextmanager
def _alone_in_file(connection: Connection) -> Iterator[None]:
    """The same for a SQLite file. A table is changed by rewriting it, so references are checked only at the end."""
    usual = connection.exec_driver_sql("PRAGMA busy_timeout").scalar()
    connection.exec_driver_sql(f"PRAGMA busy_timeout={WAIT_SECONDS * 1000}")
    connection.exec_driver_sql("PRAGMA foreign_keys=OFF")  # has no effect inside a transaction
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    try:
        yield
        if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").first():
            raise BrokenReference(f"The table {broken[0]} would refer to rows that {broken[2]} has not.")
        connection.commit()
    finally:
        connection.rollback()
        connection.exec_driver_sql("PRAGMA foreign_keys=ON")
        connection.exec_driver_sql(f"PRAGMA busy_timeout={usual}")


def current(connection: Connection) -> str:
    """The last migration of a database; `base` for none."""
    return MigrationContext.configure(connection).get_current_revision() or NOTHING


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Apply migrations up to a revision, inside `alone`."""
    if revision != "head" or current(connection) != known_revisions()[0]:
        command.upgrade(_config(connection), revision)


def downgrade(connection: Connection, revision: str) -> None:
    """Undo migrations down to a revision, inside `alone`; `base` is an empty database."""
    command.downgrade(_config(connection), revision)

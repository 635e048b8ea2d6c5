"""Tables of new SQLite files as the migrations have made them once: a test need not wait for every step."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest
from sqlalchemy import Connection, create_engine

from cassino.server.storage import migrating

migrate = migrating.upgrade


@cache
def tables() -> tuple[str, ...]:
    """What makes the tables of a new file."""
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        migrate(connection)
        file = connection.connection.dbapi_connection
        assert file is not None
        made = tuple(line for line in file.iterdump() if not line.startswith(("BEGIN", "COMMIT")))
    engine.dispose()
    return made


def upgrade(connection: Connection, revision: str = "head") -> None:
    """As `migrating.upgrade` does, faster for a new SQLite file."""
    is_new = connection.dialect.name == "sqlite" and migrating.current(connection) == migrating.NOTHING
    if revision != "head" or not is_new:
        migrate(connection, revision)
        return
    for line in tables():
        connection.exec_driver_sql(line)


@contextmanager
def prepared_tables() -> Iterator[None]:
    """New files get their tables in this way."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrating, "upgrade", upgrade)
        yield

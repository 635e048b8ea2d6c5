"""Open the database of the matches, or say in one line why it cannot be used."""

import select
import sqlite3
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InvalidatePoolError, TimeoutError as PoolTimeout

from cassino.errors import CassinoError
from cassino.extras import MissingExtra
from cassino.server.storage import migrating
from cassino.server.storage.searching import add_to_sqlite

FILE, SERVER = "file", "server"
"""Kinds of databases: what to do about one that cannot be used depends on it."""
POSTGRES = frozenset({"postgresql", "postgres", "postgresql+psycopg"})
CONNECTIONS = 10
POOL_SECONDS = 10
REST_SECONDS = 1.0
"""A connection that has not been used for this long, or from which data has arrived, is tested before it is used."""
SESSION = {
    "connect_timeout": 5,
    "application_name": "cassino",
    "client_encoding": "utf8",
    # Anyone who waits longer than this gets an error instead of a page that hangs.
    "options": "-c statement_timeout=20000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=60000",
    # If a server vanishes silently, this is noticed within seconds; TCP alone would take a quarter of an hour.
    "keepalives_idle": 10,
    "keepalives_interval": 3,
    "keepalives_count": 3,
    "tcp_user_timeout": 15000,
}


class DatabaseProblem(CassinoError):
    """The database cannot be used; the message says why and what to do."""


def open_existing(address: Path | str) -> Engine:
    """An engine on an existing database with any schema. Raises DatabaseProblem."""
    url = database_url(address)
    if is_sqlite(url) and not Path(url.database or "").is_file():
        raise DatabaseProblem("operators-database-missing", database=shown(url))
    return open_database(address, is_brought_up=False)


def open_database(address: Path | str, connections: int = CONNECTIONS, is_brought_up: bool = True) -> Engine:
    """An engine on a checked database with the current schema: a SQLite file, or the URL of a SQLite or PostgreSQL
    database.

    connections: how many a process may open to PostgreSQL. is_brought_up: whether to migrate the schema if it is old.
    Raises DatabaseProblem.
    """
    url = database_url(address)
    engine = _sqlite(url) if is_sqlite(url) else _postgres(url, connections)
    try:
        with migrating.alone(engine) as connection:
            _check_tables(connection, shown(url), _kind(url))
            if is_brought_up:
                migrating.upgrade(connection)
    except DatabaseProblem:
        engine.dispose()
        raise
    except (DBAPIError, PoolTimeout) as error:
        engine.dispose()
        raise _cannot_open(url, error) from None
    return engine


def identity(engine: Engine) -> str:
    """A secret that is equal for everybody who has opened the same database, whatever its address."""
    with engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            known = "SELECT system_identifier, (SELECT oid FROM pg_database WHERE datname = current_database())"
            place = str(connection.exec_driver_sql(f"{known} FROM pg_control_system()").one())
        else:
            file = Path(engine.url.database or "").stat()
            place = f"{file.st_dev} {file.st_ino}"
    return sha256(place.encode()).hexdigest()[:12]


def database_url(address: Path | str) -> URL:
    """The URL of a file, or a checked URL. Raises DatabaseProblem."""
    if isinstance(address, Path) or "://" not in address:
        return URL.create("sqlite", database=str(address))
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise DatabaseProblem("operators-database-no-url") from None
    if is_sqlite(url):
        if not url.database or url.database == ":memory:" or url.query:
            raise DatabaseProblem("operators-database-no-file", database=shown(url))
        return url
    if url.drivername not in POSTGRES:
        raise DatabaseProblem("operators-database-kind", database=shown(url), kind=url.drivername)
    return url.set(drivername="postgresql+psycopg")


def is_sqlite(url: URL) -> bool:
    """Whether it is a file on this machine."""
    return url.drivername == "sqlite"


def shown(url: URL) -> str:
    """The name of a database in messages: the path, or the URL without its password."""
    if is_sqlite(url) and url.database:
        return url.database
    simple = url.set(drivername=url.drivername.partition("+")[0], query={})
    return simple.render_as_string(hide_password=True)


def check_file(path: Path) -> None:
    """Check a file without changing it. Raises DatabaseProblem."""
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
        try:
            _check_content(path, connection)
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise DatabaseProblem("operators-database-unreadable", database=str(path), problem=str(error)) from None


def _check_content(path: Path, connection: sqlite3.Connection) -> None:
    verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if verdict != "ok":
        problem = " ".join(verdict.split())
        raise DatabaseProblem("operators-database-damaged", database=str(path), problem=problem)
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    revisions: list[str] = []
    if "alembic_version" in tables:
        revisions = [number for (number,) in connection.execute("SELECT version_num FROM alembic_version")]
    _check_owner(tables, revisions, str(path), FILE)


def _check_tables(connection: Connection, name: str, kind: str) -> None:
    if connection.dialect.name == "postgresql":
        _check_settings(connection, name)
    tables = inspect(connection).get_table_names()
    revisions: list[str] = []
    if "alembic_version" in tables:
        revisions = list(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars())
    _check_owner(tables, revisions, name, kind)


def _check_owner(tables: list[str], revisions: list[str], name: str, kind: str) -> None:
    """Check that these are tables of this program, with a schema that it knows."""
    if tables and not (("alembic_version" in tables and "matches" in tables) or tables == ["alembic_version"]):
        raise DatabaseProblem("operators-database-foreign", database=name, kind=kind)
    for revision in revisions:
        if revision in migrating.OLDER:
            last = migrating.LAST_TO_KNOW_OLDER
            raise DatabaseProblem("operators-database-older", database=name, schema=revision, version=last)
        if revision not in migrating.known_revisions():
            raise DatabaseProblem("operators-database-newer", database=name, schema=revision, kind=kind)


def _check_settings(connection: Connection, name: str) -> None:
    """Check that all characters can be stored, and that a confirmed move is on the disk."""
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar()
    if encoding != "UTF8":
        raise DatabaseProblem("operators-database-encoding", database=name, encoding=str(encoding))
    for setting in ("fsync", "synchronous_commit"):
        if connection.exec_driver_sql(f"SHOW {setting}").scalar() == "off":
            raise DatabaseProblem("operators-database-unsafe", database=name, setting=setting)


def _sqlite(url: URL) -> Engine:
    path = Path(url.database or "")
    if path.exists():
        check_file(path)
    else:
        _create_private(path)
    # An error with the values of the statement would put the order of the cards into the log.
    engine = create_engine(url, hide_parameters=True)
    event.listen(engine, "connect", _configure)
    return engine


def _create_private(path: Path) -> None:
    """Create an empty file that only its owner may read; SQLite gives its -wal and -shm files the same mode."""
    with suppress(OSError):  # SQLite will say why a file cannot be opened.
        path.touch(0o600)


def _postgres(url: URL, connections: int) -> Engine:
    try:
        engine = create_engine(
            url,
            hide_parameters=True,
            connect_args={**SESSION, **url.query},
            pool_size=connections,
            max_overflow=0,
            pool_timeout=POOL_SECONDS,
        )
    except ModuleNotFoundError:
        raise MissingExtra("postgres") from None
    # So that the first move after a restart of the database does not fail. Testing always would double the round trips.
    event.listen(engine, "checkout", _ask_if_in_doubt)
    event.listen(engine, "checkin", _note_use)
    return engine


def _ask_if_in_doubt(connection: Any, record: Any, _proxy: object) -> None:
    has_rested = time.monotonic() - record.info.get("used", time.monotonic()) >= REST_SECONDS
    try:
        if has_rested or _has_news(connection):
            connection.execute("SELECT 1")
            connection.rollback()
    except Exception as error:
        raise InvalidatePoolError(str(error)) from None


def _has_news(connection: Any) -> bool:
    """Whether data has arrived that nobody asked for, usually because the connection has ended."""
    poll = select.poll()
    poll.register(connection.fileno(), select.POLLIN)
    return bool(poll.poll(0))


def _note_use(_connection: object, record: Any) -> None:
    record.info["used"] = time.monotonic()


def _kind(url: URL) -> str:
    return FILE if is_sqlite(url) else SERVER


def _cannot_open(url: URL, error: DBAPIError | PoolTimeout) -> DatabaseProblem:
    said = error.orig if isinstance(error, DBAPIError) else error
    reason = " ".join(str(said).split())
    return DatabaseProblem("operators-database-not-opened", database=shown(url), problem=reason, kind=_kind(url))


def _configure(connection: Any, _record: object) -> None:
    """Use WAL, and make each commit wait for the disk, so that a confirmed move survives a crash."""
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    add_to_sqlite(connection)

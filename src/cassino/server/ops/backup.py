"""A copy of everything in a database at one moment; it can be restored to SQLite or PostgreSQL.

The file is compressed JSON lines: a heading with the schema, the rows, and at the end their number and a checksum.
"""

import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import groupby, islice
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import Connection, Engine, MetaData, Table, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from cassino import __version__
from cassino.errors import CassinoError
from cassino.server.storage import migrating
from cassino.server.storage.database import database_url, is_sqlite, open_database
from cassino.server.storage.only_server import ENDING, only_server
from cassino.server.telemetry.logs import reason

FORMAT = 1
TOGETHER = 500
OWN_TABLE = "alembic_version"
LONGEST_LINE = 16 * 1024 * 1024
"""No row is longer, in characters."""
UNFIT = (SQLAlchemyError, KeyError, TypeError, ValueError, OverflowError, RecursionError, migrating.BrokenReference)
"""What rows raise that do not fit into the tables."""
WORDS = {"cassino_backup", "schema", "version", "made"}


class BackupProblem(CassinoError):
    """The backup cannot be made or restored; the message says why."""


@dataclass(frozen=True, slots=True)
class Copied:
    """The contents of a backup."""

    schema: str
    rows: int


class Sum:
    """A checksum over lines, so that a file that was cut off or changed is noticed."""

    def __init__(self) -> None:
        self.rows = 0
        self._hash = hashlib.sha256()

    def add(self, line: str) -> str:
        """Add a line to the checksum; returns the line."""
        self.rows += 1
        self._hash.update(line.encode())
        return line

    @property
    def last_line(self) -> str:
        """The line after the rows."""
        return json.dumps({"rows": self.rows, "sha256": self._hash.hexdigest()})


def back_up(engine: Engine, file: Path, on_rows: Callable[[int], None] = lambda rows: None) -> Copied:
    """Write everything into a file, which only its owner may read; others play on meanwhile.

    on_rows: called with the number of further rows that were written. Raises BackupProblem.
    """
    if file.exists():
        raise BackupProblem("operators-backup-exists", file=str(file))
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as text, _one_moment(engine) as connection:
                copied = _write(connection, text, on_rows)
            raw.flush()
            os.fsync(raw.fileno())
        os.link(unfinished, file)  # never over another file
    except OSError as error:
        raise BackupProblem("operators-backup-not-written", file=str(file), problem=error.strerror or "") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return copied


def _one_moment(engine: Engine) -> Connection:
    """A connection that sees the database as it is now, whatever is written meanwhile."""
    connection = engine.connect()
    if engine.dialect.name == "postgresql":
        return connection.execution_options(isolation_level="REPEATABLE READ")
    connection.exec_driver_sql("BEGIN")
    return connection


def _write(connection: Connection, text: TextIO, on_rows: Callable[[int], None]) -> Copied:
    schema = migrating.current(connection)
    if schema == migrating.NOTHING:
        raise BackupProblem("operators-backup-empty")
    made = datetime.now(UTC).isoformat(timespec="seconds")
    text.write(json.dumps({"cassino_backup": FORMAT, "schema": schema, "version": __version__, "made": made}) + "\n")
    total = Sum()
    for table in _tables(connection):
        keys = list(table.primary_key)
        found = connection.execution_options(yield_per=TOGETHER).execute(select(table).order_by(*keys))
        for rows in found.partitions():
            for row in rows:
                text.write(total.add(json.dumps([table.name, *row], ensure_ascii=False)) + "\n")
            on_rows(len(rows))
    text.write(total.last_line + "\n")
    return Copied(schema, total.rows)


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are, with those that others refer to first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != OWN_TABLE]


def put_back(address: Path | str, file: Path, on_rows: Callable[[int, int], None] = lambda done, total: None) -> Copied:
    """Fill an empty database from a file: everything, or nothing if anything is wrong.

    on_rows: called with the number of rows that are in, and of all rows. Raises BackupProblem.
    """
    copied = examined(file)
    with only_server(address), _nothing_left_behind(address):
        engine = open_database(address)
        try:
            with migrating.alone(engine) as connection:
                _check_empty(connection)
                migrating.downgrade(connection, copied.schema)
                _fill(connection, file, lambda done: on_rows(done, copied.rows))
                migrating.upgrade(connection)
        except BackupProblem:
            raise
        except UNFIT as error:
            raise BackupProblem("operators-backup-contradicts", file=str(file), problem=reason(error)) from None
        finally:
            engine.dispose()
    return copied


@contextmanager
def _nothing_left_behind(address: Path | str) -> Iterator[None]:
    """A file that an attempt has made is removed again if the attempt fails."""
    url = database_url(address)
    file = Path(url.database or "") if is_sqlite(url) else None
    is_new = file is not None and not file.exists()
    try:
        yield
    except BaseException:
        for ending in ("", "-wal", "-shm", ENDING) if file is not None and is_new else ():
            Path(f"{file}{ending}").unlink(missing_ok=True)
        raise


def _check_empty(connection: Connection) -> None:
    for name in inspect(connection).get_table_names():
        if name != OWN_TABLE and connection.exec_driver_sql(f"SELECT 1 FROM {name} LIMIT 1").first():
            raise BackupProblem("operators-backup-not-empty")


def _fill(connection: Connection, file: Path, on_rows: Callable[[int], None]) -> None:
    done = 0
    tables = {table.name: table for table in _tables(connection)}
    for name, rows in groupby(_rows(file), key=lambda row: row[0]):
        table = tables[name]
        columns = [column.name for column in table.columns]
        while together := list(islice(rows, TOGETHER)):
            connection.execute(insert(table), [dict(zip(columns, row[1:], strict=True)) for row in together])
            done += len(together)
            on_rows(done)


def _rows(file: Path) -> Iterator[list[Any]]:
    with gzip.open(file, "rt", encoding="utf-8") as text:
        next(text)
        for line in text:
            row = json.loads(line)
            if isinstance(row, list):
                yield _checked(row)


def _checked(row: list[Any]) -> list[Any]:
    """A row that names a table. Raises ValueError."""
    if not row or not isinstance(row[0], str):
        raise ValueError("a row of no table")
    return row


def examined(file: Path) -> Copied:
    """Read a file to its end. Raises BackupProblem if it is not a complete backup that this program understands."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as text:
            return _examined(file, text)
    except FileNotFoundError:
        raise BackupProblem("commands-no-file", file=str(file)) from None
    except BackupProblem:
        raise
    except (OSError, EOFError, ValueError, RecursionError, zlib.error):
        raise BackupProblem("operators-backup-incomplete", file=str(file)) from None


def _examined(file: Path, text: TextIO) -> Copied:
    heading = json.loads(_line(file, text))
    if not isinstance(heading, dict) or heading.get("cassino_backup") != FORMAT or heading.keys() != WORDS:
        raise BackupProblem("operators-backup-foreign", file=str(file))
    if (schema := str(heading["schema"])) in migrating.OLDER:
        last = migrating.LAST_TO_KNOW_OLDER
        raise BackupProblem("operators-backup-older", file=str(file), schema=schema, version=last)
    if schema not in migrating.known_revisions():
        raise BackupProblem("operators-backup-newer", file=str(file), version=str(heading["version"])[:80])
    total, line = Sum(), _line(file, text)
    while line.startswith("["):
        total.add(line)
        line = _line(file, text)
    if line != total.last_line or text.read(1):
        raise BackupProblem("operators-backup-damaged", file=str(file))
    return Copied(schema, total.rows)


def _line(file: Path, text: TextIO) -> str:
    """The next line. Raises BackupProblem for one without end."""
    line = text.readline(LONGEST_LINE)
    if len(line) >= LONGEST_LINE:
        raise BackupProblem("operators-backup-damaged", file=str(file))
    return line.rstrip("\n")

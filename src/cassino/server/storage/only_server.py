"""Only one server at a time uses a SQLite file, because two would not hear of each other's moves.

The lock is on a file beside it, and the system releases it when the process ends, however it ends. `admin` and `backup`
do not take it.
"""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cassino.server.storage.database import DatabaseProblem, database_url, is_sqlite

try:
    import fcntl
except ImportError:  # Windows: nothing is locked there
    fcntl = None  # type: ignore[assignment]

ENDING = "-server"
UNKNOWN = (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS)
"""Errors of file systems without such locks: then nothing is locked."""


@contextmanager
def only_server(address: Path | str) -> Iterator[None]:
    """Inside the context, this process is the only server of a database. Raises DatabaseProblem."""
    url = database_url(address)
    if not is_sqlite(url):
        yield
        return
    file = Path(url.database or "").resolve()
    _make_folder(file.parent)
    try:
        lock = os.open(f"{file}{ENDING}", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:  # opening the database itself will say what is wrong
        yield
        return
    try:
        _take(lock, str(file))
        yield
    finally:
        os.close(lock)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseProblem("operators-folder", folder=str(folder), problem=error.strerror or "") from None


def _take(lock: int, name: str) -> None:
    try:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise DatabaseProblem("operators-database-served", database=name) from None
    except OSError as error:
        if error.errno not in UNKNOWN:
            raise

"""One server for the tests of a file."""

import inspect
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from cassino.analysis import coach
from cassino.hosted.driver import next_step
from cassino.search.budget import Budget
from cassino.server.jobs import bots, compute
from cassino.server.storage import database as databases
from services import Postgres
from table_server import PATIENCE, running_server

# The five seconds that httpx usually waits are too few on a busy machine.
inspect.signature(httpx.get).parameters["timeout"].default.read = PATIENCE


@pytest.fixture(autouse=True)
def quick_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the target may be announced after the last play, nobody takes long to do so."""
    monkeypatch.setattr(next_step, "LAST_CALL", 0.1)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that think have a low priority, and on a busy machine they need long to start."""
    for module in (bots, compute):
        monkeypatch.setattr(module, "LEASE_SECONDS", 10 * PATIENCE)


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that look at few worlds."""
    quick = Budget(worlds=4, seconds=0.05)
    monkeypatch.setattr(bots, "HINT", quick)
    monkeypatch.setattr(coach, "coach_budget", lambda: quick)


MIGRATING = "test_server_migrations"
"""The file whose tests take every step of the migrations themselves."""


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A SQLite file as the migrations make it."""
    path = tmp_path_factory.mktemp("migrated") / "cassino.db"
    databases.open_database(path).dispose()
    return path.read_bytes()


@pytest.fixture(scope="module", autouse=True)
def quick_databases(request: pytest.FixtureRequest, migrated: bytes) -> Iterator[None]:
    """New files are copies of one that the migrations have made."""
    create = databases._create_private

    def copy(path: Path) -> None:
        create(path)
        with suppress(OSError):
            path.write_bytes(migrated)

    with pytest.MonkeyPatch.context() as patch:
        if request.node.path.stem != MIGRATING:
            patch.setattr(databases, "_create_private", copy)
        yield


@pytest.fixture(scope="session")
def postgres(postgres: Postgres) -> Postgres:
    """The PostgreSQL of all tests; its new databases are copies of one that the migrations have made."""
    databases.open_database(postgres.url("template1")).dispose()
    return postgres


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with running_server(tmp_path_factory.mktemp("server") / "cassino.db") as port:
        yield port

"""Addresses of databases: what is said where one cannot be used, and a PostgreSQL that dies."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from cassino.answers.summary import Line
from cassino.hosted.match.events import Claimed, Moved
from cassino.server.main import open_store
from cassino.server.storage.database import DatabaseProblem, database_url, open_database, shown
from cassino.server.storage.events import Store
from services import PASSWORD, Postgres, free_port, running_postgres


def refused(address: Path | str) -> str:
    """What is said of a database that cannot be used: one line, without the password."""
    with pytest.raises(DatabaseProblem) as caught:
        open_database(address)
    message = str(caught.value)
    assert "\n" not in message and PASSWORD not in message and PASSWORD.replace(" ", "%20") not in message
    return message


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("mysql://ann@somewhere/cassino", "of the kind mysql"),
        ("postgresql+asyncpg://ann@somewhere/cassino", r"of the kind postgresql\+asyncpg"),
        ("://", "must look like"),
        ("postgresql://host:port/name", "must look like"),
        ("sqlite://", "is not a file"),
        ("sqlite:///:memory:", "is not a file"),
        ("sqlite:///cassino.db?mode=ro", "is not a file"),
    ],
)
def test_an_address_that_is_none_is_one_line(address: str, said: str) -> None:
    with pytest.raises(DatabaseProblem, match=said) as caught:
        open_database(address)
    assert "\n" not in str(caught.value)


def test_a_file_may_be_a_url(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "cassino.db"
    open_store(f"sqlite:///{path}").close()
    store = open_store(path)
    assert shown(store.engine.url) == str(path)
    store.close()


def test_common_ways_to_write_it() -> None:
    for name in ("postgres", "postgresql", "postgresql+psycopg"):
        url = database_url(f"{name}://ann:secret@somewhere/cassino")
        assert url.drivername == "postgresql+psycopg"
        assert shown(url) == "postgresql://ann:***@somewhere/cassino"
    assert database_url("folder/cassino.db").database == "folder/cassino.db"


def test_a_server_that_is_not_there(postgres: Postgres) -> None:
    address = f"postgresql://cassino@127.0.0.1:{free_port()}/cassino"
    assert "refused" in refused(address).lower()


def test_a_wrong_password_and_a_missing_database(postgres: Postgres) -> None:
    assert "password authentication failed" in refused(postgres.url(password="wrong"))
    assert '"nothing" does not exist' in refused(postgres.url("nothing"))


def test_a_database_of_a_newer_cassino(postgres: Postgres) -> None:
    address = postgres.database()
    open_database(address).dispose()
    name = address.rpartition("/")[2]
    postgres.execute("UPDATE alembic_version SET version_num = '9999'", name)
    assert "newer version of Cassino (schema 9999)" in refused(address)


def test_a_database_of_another_program(postgres: Postgres) -> None:
    postgres.execute("CREATE DATABASE music TEMPLATE template0")
    postgres.execute("CREATE TABLE songs (title TEXT)", "music")
    assert "another program" in refused(postgres.url("music"))
    postgres.execute("CREATE TABLE alembic_version (version_num TEXT)", "music")
    assert "another program" in refused(postgres.url("music"))


def test_a_database_without_room_for_every_letter(postgres: Postgres) -> None:
    postgres.execute("CREATE DATABASE narrow ENCODING 'SQL_ASCII' TEMPLATE template0")
    assert "encoded in SQL_ASCII" in refused(postgres.url("narrow"))


def test_a_database_that_may_lose_what_it_acknowledged(postgres: Postgres) -> None:
    address = postgres.database()
    name = address.rpartition("/")[2]
    postgres.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    assert "synchronous_commit = off" in refused(address)


@pytest.fixture
def mortal() -> Iterator[tuple[Postgres, Store]]:
    """A PostgreSQL that may be killed, and matches in it."""
    with running_postgres() as service:
        store = open_store(service.database())
        yield service, store
        store.close()


def test_what_was_acknowledged_survives_the_death_of_postgresql(mortal: tuple[Postgres, Store]) -> None:
    service, store = mortal
    store.create("m", [Claimed(0)], Line("{}"))
    for version in range(2, 12):
        store.append("m", version, [Moved(0, "trail 4C")], Line("{}"))
    service.kill()
    with pytest.raises(DBAPIError):
        store.append("m", 12, [Moved(0, "trail 4C")], Line("{}"))
    service.start()
    assert [event.version for event in store.events("m")] == list(range(1, 12))
    store.append("m", 12, [Moved(0, "trail 4C")], Line("{}"))  # the same pool, and no error before


def test_a_connection_that_dies_unseen_is_no_error(mortal: tuple[Postgres, Store]) -> None:
    service, store = mortal
    store.create("m", [Claimed(0)], Line("{}"))
    service.kill()
    service.start()
    store.append("m", 2, [Moved(0, "trail 4C")], Line("{}"))
    assert len(store.events("m")) == 2

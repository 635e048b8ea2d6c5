"""A copy of a database that is played on, and back into either kind."""

import gzip
import stat
import threading
from pathlib import Path

import pytest
from click.testing import CliRunner
from sqlalchemy import Engine, select

from cassino.cli.main import cassino
from cassino.server.main import open_store
from cassino.server.ops.backup import BackupProblem, back_up, examined, put_back
from cassino.server.storage import migrating, schema
from cassino.server.storage.database import DatabaseProblem, open_database, open_existing
from services import Postgres
from table_server import new_match, running_server, seated

OLD = "0016"


def content(engine: Engine) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    with engine.connect() as connection:
        return {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in schema.metadata.sorted_tables
        }


def content_of(address: Path | str) -> dict[str, list[tuple[object, ...]]]:
    engine = open_database(address)
    found = content(engine)
    engine.dispose()
    return found


def copy_of(address: str, file: Path) -> Path:
    engine = open_existing(address)
    back_up(engine, file)
    engine.dispose()
    return file


@pytest.fixture
def played(database: str) -> tuple[str, str]:
    """A database with a match in it, and the match."""
    with running_server(database) as port:
        match_id = new_match(port, seed=7)
        with seated(port, match_id) as ann:
            for _ in range(4):
                ann.play_on()
            ann.until_asked()
    return database, match_id


def test_a_copy_goes_into_both_kinds_and_the_match_goes_on(
    played: tuple[str, str], tmp_path: Path, postgres: Postgres
) -> None:
    address, match_id = played
    file = copy_of(address, tmp_path / "copy")
    before = content_of(address)
    assert before["events"] and before["users"]
    for other in (str(tmp_path / "other.db"), postgres.database()):
        assert put_back(other, file).rows == sum(map(len, before.values()))
        assert content_of(other) == before
        with running_server(other) as port, seated(port, match_id, "watch") as eve:
            assert eve.view["version"] == len(before["events"])


def test_a_copy_is_of_one_moment_while_others_play(database: str, tmp_path: Path) -> None:
    """Each match is one row of matches and its events: nothing may be there by half."""
    stop = threading.Event()
    with running_server(database) as port:

        def play() -> None:
            while not stop.is_set():
                new_match(port)

        thread = threading.Thread(target=play)
        thread.start()
        try:
            copies = [copy_of(database, tmp_path / f"copy{number}") for number in range(3)]
        finally:
            stop.set()
            thread.join()
    for number, file in enumerate(copies):
        other = tmp_path / f"{number}.db"
        put_back(other, file)
        found = content_of(other)
        begun = {row[0] for row in found["events"]}
        assert begun == {row[0] for row in found["matches"]}


@pytest.mark.slow
def test_a_copy_of_an_older_schema_is_brought_up_to_date(played: tuple[str, str], tmp_path: Path) -> None:
    address, match_id = played
    before = content_of(address)
    engine = open_database(address)
    with migrating.alone(engine) as connection:
        migrating.downgrade(connection, OLD)
    engine.dispose()
    file = copy_of(address, tmp_path / "copy")
    assert examined(file).schema == OLD
    engine = open_existing(address)
    with engine.connect() as connection:
        assert migrating.current(connection) == OLD  # copying changes nothing
    engine.dispose()
    put_back(tmp_path / "other.db", file)
    store = open_store(tmp_path / "other.db")
    assert len(store.events(match_id)) == len(before["events"])
    store.close()


def test_only_into_an_empty_database(played: tuple[str, str], tmp_path: Path) -> None:
    address, _ = played
    file = copy_of(address, tmp_path / "copy")
    before = content_of(address)
    with pytest.raises(BackupProblem, match="not empty"):
        put_back(address, file)
    assert content_of(address) == before


def test_a_copy_is_for_its_owner_and_replaces_nothing(tmp_path: Path) -> None:
    address, file = str(tmp_path / "cassino.db"), tmp_path / "copy"
    open_database(address).dispose()
    copy_of(address, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with pytest.raises(BackupProblem, match="already exists"):
        copy_of(address, file)
    with pytest.raises(BackupProblem, match="cannot be written"):
        copy_of(address, tmp_path / "no" / "copy")
    assert {path.name for path in tmp_path.iterdir() if "copy" in path.name} == {"copy"}
    with pytest.raises(DatabaseProblem, match="There is no database"):
        open_existing(tmp_path / "none.db")


def changed(lines: list[bytes]) -> list[bytes]:
    return [line.replace(b"Ann", b"Bob") for line in lines]


def cut(lines: list[bytes]) -> list[bytes]:
    return lines[:-3]


def newer(lines: list[bytes]) -> list[bytes]:
    return [lines[0].replace(b'"schema": "', b'"schema": "9'), *lines[1:]]


def older(lines: list[bytes]) -> list[bytes]:
    newest = migrating.known_revisions()[0].encode()
    return [lines[0].replace(b'"schema": "%b"' % newest, b'"schema": "0009"'), *lines[1:]]


def something_else(lines: list[bytes]) -> list[bytes]:
    return [b'{"songs": 12}\n']


DAMAGES = {
    changed: "damaged",
    cut: "damaged",
    newer: "newer version of Cassino",
    older: r"\(schema 0009\) is too old .* Restore it with Cassino 0\.1\.0\.dev0, commit d92a58c9 \(2026-11-26\)",
    something_else: "not a Cassino backup",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_copy_that_is_not_whole_is_refused(tmp_path: Path, damage: object) -> None:
    assert callable(damage)
    address, file = tmp_path / "cassino.db", tmp_path / "copy"
    with running_server(address) as port:
        new_match(port)
    copy_of(str(address), file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    assert damage(lines) != lines
    file.write_bytes(gzip.compress(b"".join(damage(lines))))
    other = tmp_path / "other.db"
    with pytest.raises(BackupProblem, match=DAMAGES[damage]):
        put_back(other, file)
    assert not other.exists()


@pytest.mark.parametrize("length", [0, 10, 200])
def test_a_file_that_ends_early_is_refused(tmp_path: Path, length: int) -> None:
    address, file = tmp_path / "cassino.db", tmp_path / "copy"
    with running_server(address) as port:
        new_match(port)
    copy_of(str(address), file)
    file.write_bytes(file.read_bytes()[:length])
    with pytest.raises(BackupProblem, match=r"not a (complete )?Cassino backup"):
        examined(file)


def test_the_commands(tmp_path: Path) -> None:
    address, file = tmp_path / "cassino.db", tmp_path / "copy"
    with running_server(address) as port:
        new_match(port)
    copied = CliRunner().invoke(cassino, ["backup", str(file), "--database", str(address)])
    assert copied.exit_code == 0 and "rows" in copied.output
    other = tmp_path / "other.db"
    back = CliRunner().invoke(cassino, ["restore", str(file), "--database", str(other)])
    assert back.exit_code == 0, back.output
    assert content_of(other) == content_of(address)
    assert len(content_of(other)["matches"]) == 1

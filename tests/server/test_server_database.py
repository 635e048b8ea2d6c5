"""The database file: its schema, and what is said when it is damaged."""

import os
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import DBAPIError, IntegrityError
from websockets.exceptions import ConnectionClosed

from cassino.answers.summary import Line
from cassino.hosted.match.events import Claimed, Dealt, Moved
from cassino.server.main import CannotListen, default_database, listen, open_store
from cassino.server.storage import database as module
from cassino.server.storage.database import DatabaseProblem, identity, open_database
from cassino.server.storage.events import Stale
from services import Postgres
from table_server import Person, cookie_of, new_match, running_server, seated


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    engine = open_database(tmp_path / "cassino.db")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


def test_only_the_owner_may_read_a_database(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        store = open_store(tmp_path / "cassino.db")
        store.create("m", [Claimed(0)], Line("{}"))
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        store.close()
    finally:
        os.umask(before)
    assert modes == {"cassino.db": 0o600, "cassino.db-wal": 0o600, "cassino.db-shm": 0o600}


def test_an_error_of_the_database_tells_no_cards(database: str) -> None:
    store = open_store(database)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE events")
    with pytest.raises(DBAPIError) as caught:
        store.create("m", [Dealt(0, "10D AS")], Line("{}"))
    assert "events" in str(caught.value) and "10D" not in str(caught.value)
    store.close()


def test_a_version_is_given_once(database: str) -> None:
    store = open_store(database)
    store.create("m", [Claimed(0)], Line("{}"))
    store.append("m", 2, [Moved(0, "trail 4C")], Line("{}"))
    with pytest.raises(Stale):
        store.append("m", 2, [Moved(1, "trail 5C")], Line('{"late": true}'))
    assert [event.version for event in store.events("m")] == [1, 2]
    assert store.recent(5)[0].summary == "{}"
    with pytest.raises(IntegrityError):
        store.append("nobody", 1, [Claimed(0)], Line("{}"))
    store.close()


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A database with a match in it, at rest, and the id of the match."""
    path = tmp_path_factory.mktemp("played") / "cassino.db"
    with running_server(path) as port:
        match_id = new_match(port, seed=1)
        with seated(port, match_id) as ann:
            for _ in range(20):
                ann.play_on()
            ann.until_asked()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return path, match_id


def junk(path: Path) -> None:
    path.write_bytes(b"no database at all " * 100)


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-5000])


def scribbled(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096 * 2 : 4096 * 4] = b"\xff" * 8192
    path.write_bytes(content)


def newer(path: Path) -> None:
    execute(path, "UPDATE alembic_version SET version_num = '9999'")


def foreign(path: Path) -> None:
    path.unlink()
    execute(path, "CREATE TABLE songs (title TEXT)")


def execute(path: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(path)
    with connection:
        connection.execute(statement, values)
    connection.close()


DAMAGES = {
    junk: "damaged",
    truncated: "damaged",
    scribbled: "damaged",
    newer: "newer version of Cassino",
    foreign: "another program",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_database_is_one_line_and_left_alone(
    tmp_path: Path, played: tuple[Path, str], damage: Callable[[Path], None]
) -> None:
    path = tmp_path / "cassino.db"
    shutil.copy(played[0], path)
    damage(path)
    content = path.read_bytes()
    with pytest.raises(DatabaseProblem) as problem:
        open_store(path)
    text = str(problem.value)
    assert DAMAGES[damage] in text and str(path) in text and "--database" in text and "\n" not in text
    assert path.read_bytes() == content


@pytest.mark.slow
@pytest.mark.parametrize("damage", [junk, newer])
def test_the_command_says_it_in_one_line(
    tmp_path: Path, played: tuple[Path, str], damage: Callable[[Path], None]
) -> None:
    path = tmp_path / "cassino.db"
    shutil.copy(played[0], path)
    damage(path)
    command = [sys.executable, "-m", "cassino", "serve", "--no-browser", "--port", "0", "--database", str(path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 2 and ended.stdout == ""
    assert ended.stderr.count("\n") == 1 and ended.stderr.startswith("cassino: The database ")


def test_a_folder_that_cannot_be_made_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DatabaseProblem, match="cannot be created"):
        open_store(tmp_path / "file" / "below" / "cassino.db")


def test_a_port_in_use_is_one_line_with_another_port() -> None:
    taken = listen("127.0.0.1", 0)
    port = taken.getsockname()[1]
    with pytest.raises(CannotListen, match=f"Port {port} is in use .*--port {port + 1}"):
        listen("127.0.0.1", port)
    with pytest.raises(CannotListen, match=r"Cannot listen on 192\.0\.2\.1"):
        listen("192.0.2.1", 0)
    taken.close()


def test_answers_do_not_wait_for_more() -> None:
    listener = listen("127.0.0.1", 0)
    assert listener.proto == socket.IPPROTO_TCP  # what asyncio looks at before it turns TCP_NODELAY on
    listener.close()


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "cassino" / "cassino.db"


BROKEN_EVENTS = {
    "not JSON": ("UPDATE events SET body = 'x' WHERE version = 5", 4500),
    "an unknown kind": ("""UPDATE events SET body = '{"event":"peek"}' WHERE version = 5""", 4500),
    "an impossible move": (
        """UPDATE events SET body = '{"event":"move","seat":0,"move":"trail 1X"}' WHERE version = 5""", 4500,
    ),
    "a move of nobody": (
        """UPDATE events SET body = '{"event":"move","seat":9,"move":"trail 2C"}' WHERE version = 5""", 4500,
    ),
    "a pack with two kings of spades": ("UPDATE events SET body = replace(body, 'AS', 'KS') WHERE version = 2", 4500),
    "an undo of what never was": ("""UPDATE events SET body = '{"event":"undo","to":99}' WHERE version = 5""", 4500),
    "rules that are none": ("UPDATE events SET body = replace(body, 'sides', 'hides') WHERE version = 1", 4500),
    "a missing event": ("DELETE FROM events WHERE version = 5", 4500),
    "no beginning": ("DELETE FROM events WHERE version < 3", 4500),
    "no events": ("DELETE FROM events", 4404),
}  # fmt: skip


@pytest.mark.sampled(5)
@pytest.mark.parametrize("name", BROKEN_EVENTS)
def test_a_broken_match_is_an_error_frame_and_the_others_go_on(
    tmp_path: Path, played: tuple[Path, str], name: str
) -> None:
    path, (whole, match_id) = tmp_path / "cassino.db", played
    shutil.copy(whole, path)
    statement, code = BROKEN_EVENTS[name]
    execute(path, statement)
    content = events_in(path)
    with running_server(path) as port:
        with seated(port, match_id) as ann:
            error = ann.seen[0]
            assert error["type"] == "error" and "Traceback" not in error["message"]
            closed_with(ann, code)
        with seated(port, new_match(port)) as ann:
            ann.play_on()
        assert httpx.get(f"http://127.0.0.1:{port}/api/matches/{match_id}/record").status_code in (404, 422)
    assert events_in(path)[: len(content)] == content


def closed_with(person: Person, code: int) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        person.until_closed()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == code


def events_in(path: Path) -> list[tuple[str, int, str]]:
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT match_id, version, body FROM events ORDER BY rowid").fetchall()
    connection.close()
    return rows


def test_a_broken_summary_is_listed_as_damaged(tmp_path: Path, played: tuple[Path, str]) -> None:
    path = tmp_path / "cassino.db"
    shutil.copy(played[0], path)
    execute(path, "UPDATE matches SET summary = '{'")
    with running_server(path) as port:
        cookies = {"Cookie": cookie_of(played[1])}
        listed = httpx.get(f"http://127.0.0.1:{port}/api/matches", headers=cookies).json()["matches"]
        assert [(each["id"], each["phase"]) for each in listed] == [(played[1], "damaged")]
        with seated(port, played[1]) as ann:
            assert ann.view["phase"] in ("play", "deal_over", "match_over")


def test_a_database_that_cannot_be_written_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "cassino.db"
    with running_server(path) as port, seated(port, new_match(port, seed=2)) as ann:
        before = ann.until_asked()
        move = ann.any_move()
        execute(path, "CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(FAIL, 'the disk is full'); END")
        error = ann.ask("move", move=move)
        assert error["code"] == "storage" and "the disk is full" in error["message"]
        body = {"variant": "casino", "seats": [{"kind": "human", "name": name} for name in ("Ann", "Ben")]}
        answer = httpx.post(f"http://127.0.0.1:{port}/api/matches", json=body)
        assert answer.status_code == 503 and answer.json()["error"] == "storage"
        cookies = {"Cookie": cookie_of(ann.match_id)}
        assert len(httpx.get(f"http://127.0.0.1:{port}/api/matches", headers=cookies).json()["matches"]) == 1
        execute(path, "DROP TRIGGER full")
        assert ann.ask("move", move=move)["view"]["version"] == before["version"] + 1


def test_whoever_opens_the_same_database_finds_the_same_identity(database: str, tmp_path: Path) -> None:
    names = []
    for address in (database, database, f"sqlite:///{tmp_path / 'other.db'}"):
        store = open_store(address)
        names.append(identity(store.engine))
        store.close()
    assert names[0] == names[1] != names[2]


@pytest.mark.services
def test_a_connection_that_has_died_while_it_rested_is_replaced(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "REST_SECONDS", 0.0)
    store = open_store(postgres.database())
    with store.engine.connect() as connection:
        pid = connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one()
    postgres.execute(f"SELECT pg_terminate_backend({pid})")
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT pg_backend_pid()").scalar_one() != pid
    store.close()

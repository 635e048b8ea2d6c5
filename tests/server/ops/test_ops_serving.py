"""How a server ends: everybody is told, what was asked is done, browsers are told to come back."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cassino.server.main import open_store
from cassino.server.room.connection import Connection
from cassino.server.room.registry import Matches
from cassino.server.storage.house import HouseStore
from served import Served, served, wait_until
from table_server import PATIENCE, Person, cookie_of, new_match, seated

COME_BACK = 1012


def closed_with(person: Person) -> int:
    """The code with which the server closes the socket."""
    with pytest.raises(ConnectionClosed) as caught:
        person.until_closed()
    assert caught.value.rcvd is not None
    return caught.value.rcvd.code


@pytest.mark.slow
def test_whoever_plays_is_told_and_may_finish_the_move(tmp_path: Path) -> None:
    database = str(tmp_path / "cassino.db")
    with served(tmp_path, database, DRAIN_SECONDS="500") as server:
        match_id = new_match(server.port)
        with seated(server.port, match_id) as ann:
            ann.until_asked()
            move = ann.any_move()
            server.process.send_signal(signal.SIGTERM)
            notice = ann.until("notice")
            assert notice["code"] == "restart" and notice["message"]
            with seated(server.port, match_id) as late:
                assert late.until("notice") == notice
            ending = {"ready": False, "database": "ok", "compute": "ok", "worker": "is shutting down"}
            wait_until(lambda: httpx.get(f"{server.url}/readyz").json() == ending)
            assert httpx.get(f"{server.url}/readyz").status_code == 503
            assert httpx.get(f"{server.url}/healthz").json() == {"alive": True}
            before = ann.view["version"]
            ann.send("move", move=move)
            assert ann.until("view")["version"] == before + 1
            server.process.send_signal(signal.SIGTERM)
            assert closed_with(ann) == COME_BACK
        assert server.process.wait(PATIENCE) == 0
        assert server.log.read_text() == ""
    with served(tmp_path, database, DRAIN_SECONDS="1") as again, seated(again.port, match_id) as ann:
        assert ann.view["version"] > before
        again.process.send_signal(signal.SIGTERM)
        assert closed_with(ann) == COME_BACK
        assert again.process.wait(PATIENCE) == 0


def test_a_window_that_comes_back_to_a_server_that_ends_is_closed_and_told_nothing(tmp_path: Path) -> None:
    store = open_store(tmp_path / "cassino.db")

    async def informed() -> tuple[Connection, Connection]:
        matches = Matches(store, HouseStore(store.engine))
        before, after = Connection(0), Connection(0)
        matches.announce("restart")
        matches.inform(before)
        matches.end_windows(COME_BACK)
        matches.inform(after)
        await matches.close()
        return before, after

    before, after = asyncio.run(informed())
    assert [json.loads(text)["code"] for text in before.outbox.take_all()] == ["restart"]
    assert (before.code, after.code, after.outbox.take_all()) == (None, COME_BACK, [])
    store.close()


def lines_of(server: Served, match_id: str, cookie: str, first: threading.Event) -> list[str]:
    """What a stream tells until the server ends it; raises where it is cut off instead."""
    found: list[str] = []
    with httpx.stream("GET", f"{server.url}/api/matches/{match_id}/stream", headers={"Cookie": cookie}) as answer:
        for line in answer.iter_lines():
            found.append(json.loads(line)["type"])
            first.set()
    return found


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_streams_end_as_windows_do_and_nothing_is_an_error(tmp_path: Path, number: signal.Signals) -> None:
    with (
        served(tmp_path, str(tmp_path / "cassino.db"), DRAIN_SECONDS="0") as server,
        ThreadPoolExecutor(1) as reader,
    ):
        match_id, first = new_match(server.port), threading.Event()
        with seated(server.port, match_id) as ann, seated(server.port, match_id, "watch") as watcher:
            told = reader.submit(lines_of, server, match_id, cookie_of(match_id), first)
            assert first.wait(PATIENCE)
            server.process.send_signal(number)
            assert closed_with(ann) == closed_with(watcher) == COME_BACK
            assert told.result(PATIENCE)[0] == "view"
        assert server.process.wait(PATIENCE) == 0
        assert server.log.read_text() == ""


@pytest.mark.slow
@pytest.mark.parametrize("signals", [[signal.SIGINT], [signal.SIGTERM, signal.SIGTERM]])
def test_ctrl_c_and_a_second_signal_cut_it_short(tmp_path: Path, signals: list[signal.Signals]) -> None:
    with served(tmp_path, str(tmp_path / "cassino.db"), DRAIN_SECONDS="500") as server:
        with seated(server.port, new_match(server.port)) as ann:
            *first, last = signals
            for number in first:
                server.process.send_signal(number)
                ann.until("notice")  # two signals at once would be one
            server.process.send_signal(last)
            assert closed_with(ann) == COME_BACK
        assert server.process.wait(PATIENCE) == 0


@pytest.mark.slow
def test_a_wrong_configuration_is_told_before_anything_is_opened(tmp_path: Path) -> None:
    database = tmp_path / "cassino.db"
    settings = {"CASSINO_LOG_FORMAT": "xml", "CASSINO_WORKERS": "many", "CASSINO_DATABASE": str(database)}
    command = [sys.executable, "-m", "cassino", "serve", "--no-browser"]
    ended = subprocess.run(command, env=os.environ | settings, capture_output=True, text=True, timeout=60)
    assert (ended.returncode, ended.stdout) == (2, "") and not database.exists()
    assert ended.stderr.startswith("cassino: 2 mistakes in the configuration:\n- CASSINO_WORKERS (environment): ")

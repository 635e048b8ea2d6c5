"""`cassino worker`: a real process that thinks for a real server, leaves, dies, and is not believed blindly."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from cassino import __version__
from cassino.cli.main import run
from cassino.server.config import Config
from cassino.server.jobs.thinking import worker
from table_server import PATIENCE, UNBOUND, Person, connect, new_match, running_server, seated

KEY = "a key of the tests, long enough"
CONFIG = Config(worker_key=KEY, bot_processes=1, limits=UNBOUND)
HEADERS = {"Authorization": f"Bearer {KEY}", "X-Cassino-Version": __version__}


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    with running_server(tmp_path / "cassino.db", CONFIG) as port:
        yield port


@contextmanager
def working(port: int, processes: int = 1) -> Iterator[subprocess.Popen[str]]:
    """A worker of this machine that has come to the server."""
    address = f"http://127.0.0.1:{port}"
    arguments = ["-m", "cassino", "worker", "--server", address, "--processes", str(processes)]
    environment = os.environ | {"CASSINO_WORKER_KEY": KEY}
    process = subprocess.Popen([sys.executable, *arguments], stderr=subprocess.PIPE, text=True, env=environment)
    assert process.stderr is not None
    try:
        for _ in range(processes):
            assert "connected to" in process.stderr.readline()
        yield process
    finally:
        process.kill()
        process.wait()
        process.stderr.close()


@contextmanager
def helper(port: int, headers: dict[str, str] = HEADERS) -> Iterator[ClientConnection]:
    """A connection such as a worker has."""
    with connect(f"ws://127.0.0.1:{port}/api/worker", additional_headers=headers) as connection:
        yield connection


def children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()] + [
        int(each)
        for task in Path(f"/proc/{pid}/task").iterdir()
        if task.name != str(pid)
        for each in (task / "children").read_text().split()
    ]


def the_bot_moves(ann: Person) -> None:
    """Ann makes moves until the bot has made one."""
    while not any(line["seat"] == 1 for line in ann.view.get("log", [])):
        if ann.view["can"]["move"]:
            trail(ann)
        else:
            ann.receive()


def trail(ann: Person) -> None:
    """Ann lays a card down if she is to move; she asks for no hint, which would be a job, too."""
    while ann.view["can"]["move"]:
        choices = ann.ask("select", cards=ann.view["hand"][:1], table=[])["choices"]
        ann.ask("move", move=choices[0]["move"])


def test_a_worker_thinks_for_a_server(port: int) -> None:
    with working(port) as process, seated(port, new_match(port, bot="level7")) as ann:
        the_bot_moves(ann)
        assert children(process.pid) and not children_that_think(os.getpid())
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def children_that_think(pid: int) -> list[int]:
    return [each for each in children(pid) if b"thinking.child" in Path(f"/proc/{each}/cmdline").read_bytes()]


def test_a_worker_that_is_killed_in_the_middle_is_replaced(port: int) -> None:
    with working(port) as process, seated(port, new_match(port, bot="baseline")) as ann:
        trail(ann)
        while not children(process.pid):
            time.sleep(0.01)
        os.kill(children(process.pid)[0], signal.SIGSTOP)
        process.kill()
        the_bot_moves(ann)
        assert not any(frame["type"] == "error" for frame in ann.seen)


def test_a_silent_helper_loses_its_job_when_it_leaves_and_the_server_does_it(port: int) -> None:
    with helper(port) as afar, seated(port, new_match(port, bot="level7")) as ann:
        trail(ann)
        job = json.loads(afar.recv(PATIENCE))
        assert job["bot"] == "level7" and job["seat"] == 1
        afar.close()
        the_bot_moves(ann)


def test_a_helper_is_told_no_hidden_card(port: int) -> None:
    with helper(port) as afar, seated(port, new_match(port, bot="level7")) as ann:
        hand = ann.view["hand"]
        trail(ann)
        job = json.loads(afar.recv(PATIENCE))
        shown = [line["text"] for line in ann.view["log"]]
        left = [card for card in hand if not any(card in text for text in shown)]
        assert left and "hand A ? ?" in job["view"] and not any(card in job["view"].split() for card in left)


@pytest.mark.parametrize("answer", ["nonsense", '{"move": "trail 9Z"}', '{"move": 1}', '{"fault": "no idea"}', "[]"])
def test_a_wrong_answer_is_not_played_and_its_helper_dismissed(port: int, answer: str) -> None:
    with helper(port) as afar, seated(port, new_match(port, bot="level7")) as ann:
        trail(ann)
        afar.recv(PATIENCE)
        afar.send(answer)
        with pytest.raises(ConnectionClosed) as closed:
            afar.recv(PATIENCE)
        assert closed.value.rcvd and closed.value.rcvd.code == 4422
        the_bot_moves(ann)
        assert not any(frame["type"] == "error" for frame in ann.seen)


def test_a_helper_that_speaks_before_it_is_asked_is_let_go(port: int) -> None:
    with helper(port) as afar:
        afar.send("{}")
        with pytest.raises(ConnectionClosed):
            afar.recv(PATIENCE)


@pytest.mark.parametrize("key", ["Bearer wrong", "Bearer ", KEY, f"Basic {KEY}", ""])
def test_without_the_key_nobody_helps(port: int, key: str) -> None:
    with pytest.raises(InvalidStatus) as refused, helper(port, HEADERS | {"Authorization": key}):
        pass
    assert refused.value.response.status_code == 401
    assert json.loads(refused.value.response.body or b"{}")["error"] == "wrong_key"


def test_a_server_without_a_key_has_no_helpers(tmp_path: Path) -> None:
    with running_server(tmp_path / "cassino.db") as port:
        for key in ("Bearer ", "Bearer x"):
            with pytest.raises(InvalidStatus, match="401"), helper(port, HEADERS | {"Authorization": key}):
                pass


def test_another_version_is_turned_away(port: int) -> None:
    with helper(port, HEADERS | {"X-Cassino-Version": "0.0"}) as afar, pytest.raises(ConnectionClosed) as closed:
        afar.recv(PATIENCE)
    assert closed.value.rcvd and closed.value.rcvd.code == 4400 and __version__ in closed.value.rcvd.reason


@pytest.mark.parametrize(
    ("server", "key", "told"),
    [
        ("nonsense", KEY, "is not an address such as"),
        ("http://127.0.0.1:{port}", "another", "Is the key right?"),
    ],
)
def test_the_command_says_what_is_wrong(port: int, server: str, key: str, told: str) -> None:
    address = server.replace("{port}", str(port))
    outcome: Any = subprocess.run(
        [sys.executable, "-m", "cassino", "worker", "--server", address, "--key", key, "--processes", "1"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert outcome.returncode == 2 and told in outcome.stderr and outcome.stderr.count("Traceback") == 0


def test_a_worker_comes_back_when_the_server_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "SOONEST", 0.05)
    lines: list[str] = []
    with running_server(tmp_path / "cassino.db", CONFIG) as port:
        here = worker.Worker(f"http://127.0.0.1:{port}", KEY, 1, lines.append)
        thread = threading.Thread(target=here._serve, daemon=True)
        thread.start()
        with seated(port, new_match(port, bot="level7")) as ann:
            the_bot_moves(ann)
    while not any("no connection" in line for line in lines):
        time.sleep(0.02)
    here.stop()
    thread.join(PATIENCE)
    assert not thread.is_alive() and lines[0].startswith("connected to")


def test_the_command_asks_for_a_server() -> None:
    assert run(["worker", "--key", "x"]) == 2

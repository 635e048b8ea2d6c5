"""Two workers at one port: a worker that dies or hangs is replaced; all end together."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Protocol

import httpx
import pytest
from uvicorn.config import STARTUP_FAILURE

from cassino.server.cluster.supervisor import FAILED
from cassino.server.main import CannotListen, listen
from served import Served, served, wait_until
from server.ops.test_ops_endpoints import value
from services import Postgres, Redis, free_port
from table_server import PATIENCE, Returning, cookie_of, joined, new_match, seated

WORKERS = 2
TWO = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]


class Crews(Protocol):
    """Starts a server with two workers."""

    def __call__(self, folder: Path, **environment: str) -> AbstractContextManager[Served]:
        """A server of its own; environment: variables without CASSINO_."""


@contextmanager
def running_workers(folder: Path, database: str, bus: str, **environment: str) -> Iterator[Served]:
    more = ("--workers", str(WORKERS), "--bus", bus)
    with served(folder, database, *more, **environment) as server:
        wait_until(lambda: len(server.workers) == WORKERS)
        yield server


@pytest.fixture(scope="module")
def crew(tmp_path_factory: pytest.TempPathFactory, redis_service: Redis, postgres: Postgres) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("crew")
    with running_workers(folder, postgres.database(), redis_service.url) as server:
        yield server


@pytest.fixture
def crew_of(redis_service: Redis, postgres: Postgres) -> Crews:
    def crew_of(folder: Path, **environment: str) -> AbstractContextManager[Served]:
        return running_workers(folder, postgres.database(), redis_service.url, **environment)

    return crew_of


def is_gone(pid: int) -> bool:
    """Whether a process has ended; who started it may not have looked yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def running(crew: Served) -> set[int]:
    return {pid for pid in crew.workers if not is_gone(pid)}


def living(crew: Served) -> set[int]:
    """All workers, once those that were killed are replaced."""
    wait_until(lambda: len(running(crew)) == WORKERS)
    return running(crew)


def measured(crew: Served, name: str) -> float:
    return value(httpx.get(f"{crew.url}/metrics", timeout=PATIENCE).text, name)


def test_what_the_workers_measure_is_added_up(crew: Served) -> None:
    created = 'cassino_events_total{kind="created"}'
    before = measured(crew, created)
    matches = [new_match(crew.port) for _ in range(4)]
    with ExitStack() as stack:
        for match_id in matches:
            stack.enter_context(seated(crew.port, match_id))
        wait_until(lambda: measured(crew, "cassino_sockets") == 4)  # those of other tests may be on their way out
        assert [measured(crew, created) for _ in range(6)] == [before + 4] * 6
        for victim in living(crew):
            os.kill(victim, signal.SIGKILL)
        wait_until(lambda: measured(crew, created) == before + 4)
        wait_until(lambda: measured(crew, "cassino_sockets") == 0)


@pytest.fixture
def windows(crew: Served) -> Iterator[list[Returning]]:
    """Ann, Ben, and some who look on."""
    match_id = new_match(crew.port, seats=TWO)
    joined(crew.port, match_id, 1)
    cookies = [cookie_of(match_id, "0"), cookie_of(match_id, "1"), "", "", ""]
    people = [Returning([crew.port], match_id, cookie) for cookie in cookies]
    yield people
    for person in people:
        person.socket.close()


def play(windows: list[Returning], times: int = 3) -> None:
    """Ann and Ben play on; everybody sees each move."""
    for _ in range(times):
        ann, ben = windows[:2]
        mover = ben if ben.view["can"]["move"] else ann
        mover.attempt()
        for window in windows:
            window.await_version(mover.view["version"])


def test_windows_come_back_and_nothing_that_was_acknowledged_is_lost(crew: Served, windows: list[Returning]) -> None:
    for _ in range(2 * WORKERS):
        play(windows)
        victim = min(living(crew))
        os.kill(victim, signal.SIGKILL)
        play(windows)
        wait_until(partial(is_gone, victim))
    assert all(window.losses for window in windows)
    done = [version for window in windows for version in window.done.values()]
    assert len(done) == len(set(done)) == 2 * 3 * 2 * WORKERS
    assert max(done) == windows[0].view["version"]
    ann = windows[0]
    ann.until_people([0, 1], 3)


def test_all_may_be_killed_at_once(crew: Served, windows: list[Returning]) -> None:
    play(windows)
    before = living(crew)
    for victim in before:
        os.kill(victim, signal.SIGKILL)
    assert httpx.get(f"{crew.url}/healthz", timeout=PATIENCE).json() == {"alive": True}
    play(windows)
    deaths = [f"worker {victim} has died (-9)" for victim in before]
    wait_until(lambda: all(death in crew.log.read_text() for death in deaths))
    assert [crew.log.read_text().count(death) for death in deaths] == [1] * WORKERS


@pytest.mark.parametrize(
    "sent", [b"", b"GET /ws/", b"GET /healthz HTTP/1.1\r\nHost:", b"\x16\x03\x01\x02\x00" + bytes(600), b"\0" * 9]
)
def test_nobody_is_held_up_by_a_connection_that_says_nothing_of_use(crew: Served, sent: bytes) -> None:
    with ExitStack() as stack:
        for _ in range(40):
            silent = stack.enter_context(socket.create_connection(("127.0.0.1", crew.port)))
            silent.sendall(sent)
        with seated(crew.port, new_match(crew.port)) as ann:
            ann.play_on()


def test_requests_about_several_matches_may_come_over_one_connection(crew: Served) -> None:
    matches = [new_match(crew.port) for _ in range(6)]
    with httpx.Client(base_url=crew.url, timeout=PATIENCE) as client:
        assert {client.get(f"/m/{match_id}").status_code for match_id in matches} == {200}


def test_a_port_that_is_listened_at_is_in_use(crew: Served) -> None:
    with pytest.raises(CannotListen, match="in use"):
        listen("127.0.0.1", crew.port)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_all_end_together(tmp_path: Path, crew_of: Crews, number: signal.Signals) -> None:
    with crew_of(tmp_path) as crew:
        workers = crew.workers
        with seated(crew.port, new_match(crew.port)) as ann:
            crew.process.send_signal(number)
            assert ann.until("notice")["code"] == "restart"
        assert crew.process.wait(PATIENCE) == (-9 if number == signal.SIGKILL else 0)
        wait_until(lambda: all(is_gone(pid) for pid in workers))
        assert "worker" not in crew.log.read_text()


def test_while_the_workers_drain_whoever_asks_is_told(tmp_path: Path, crew_of: Crews) -> None:
    with crew_of(tmp_path, DRAIN_SECONDS="4") as crew:
        crew.process.terminate()
        wait_until(lambda: httpx.get(f"{crew.url}/readyz", timeout=PATIENCE).status_code == 503)
        assert httpx.get(f"{crew.url}/healthz", timeout=PATIENCE).status_code == 200
        assert crew.process.wait(PATIENCE) == 0


def test_a_hangup_replaces_one_worker_after_the_other(tmp_path: Path, crew_of: Crews) -> None:
    with crew_of(tmp_path, DRAIN_SECONDS="0") as crew:
        before = set(crew.workers)
        with seated(crew.port, new_match(crew.port)) as ann:
            crew.process.send_signal(signal.SIGHUP)
            wait_until(lambda: all(is_gone(pid) for pid in before))
            assert not living(crew) & before
            assert ann.until("notice")["code"] == "restart"
        with seated(crew.port, new_match(crew.port)) as ben:
            ben.play_on()


def test_a_worker_that_is_stopped_is_killed_and_meanwhile_the_other_serves(tmp_path: Path, crew_of: Crews) -> None:
    with crew_of(tmp_path) as crew:
        stuck = min(crew.workers)
        os.kill(stuck, signal.SIGSTOP)
        for _ in range(4):
            assert httpx.get(f"{crew.url}/healthz", timeout=PATIENCE).status_code == 200
        assert not is_gone(stuck)
        wait_until(partial(is_gone, stuck))
        assert stuck not in living(crew)


HANGING = """
import asyncio, sys, time
from starlette.applications import Starlette
from cassino.server.cluster import supervisor

supervisor.STUCK_SECONDS, supervisor.BEAT_SECONDS = 2.0, 0.1
app = Starlette()


async def hang():
    async with supervisor.supervised(app.router.lifespan_context, bool, app):
        await asyncio.sleep(3)
        print("alive", flush=True)
        while True:
            pass


asyncio.run(hang())
"""


def test_a_worker_whose_event_loop_hangs_ends_itself() -> None:
    ended = subprocess.run([sys.executable, "-c", HANGING], capture_output=True, text=True, timeout=PATIENCE)
    assert (ended.returncode, ended.stdout) == (1, "alive\n")
    assert "in hang" in ended.stderr


FAILING = """
import asyncio, sys
from contextlib import asynccontextmanager
from starlette.applications import Starlette
from cassino.server.cluster import supervisor

supervisor.PAUSE_SECONDS = float(sys.argv[1])


@asynccontextmanager
async def broken(app):
    raise OSError("the database is away")
    yield


asyncio.run(supervisor.supervised(broken, bool, Starlette()).__aenter__())
"""


def failing(pause_seconds: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", FAILING, str(pause_seconds)]
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True)


def test_a_worker_that_cannot_start_is_tried_again() -> None:
    """uvicorn gives up where the status is its own."""
    with failing(0) as process:
        assert process.wait(PATIENCE) == FAILED != STARTUP_FAILURE


def test_a_worker_that_cannot_start_ends_later_but_on_a_signal_at_once() -> None:
    with failing(10 * int(PATIENCE)) as process:
        assert process.stderr and "a worker cannot start" in process.stderr.readline()
        assert process.poll() is None
        process.terminate()
        assert process.wait(PATIENCE) == -signal.SIGTERM


WORKING = """
import asyncio, os, pickle, sys
from cassino.server import worker
from cassino.server.cluster import supervisor
from cassino.server.config import Config

supervisor.PAUSE_SECONDS = 0


async def begin_and_end():
    app = worker.application(pickle.dumps(Config(database=sys.argv[1])))
    async with app.router.lifespan_context(app):
        print("begun", flush=True)
    os._exit(0)


asyncio.run(begin_and_end())
"""


def working(database: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WORKING, database], capture_output=True, text=True, timeout=PATIENCE, check=False
    )


@pytest.mark.slow
def test_a_worker_closes_its_database_in_the_end(tmp_path: Path) -> None:
    ended = working(str(tmp_path / "cassino.db"))
    assert (ended.returncode, ended.stdout) == (0, "begun\n"), ended.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["cassino.db"]  # where it is not closed, its log stays


@pytest.mark.slow
def test_while_the_database_is_away_a_worker_says_so_in_one_line() -> None:
    ended = working(f"postgresql://localhost:{free_port()}/cassino")
    assert (ended.returncode, ended.stdout) == (FAILED, "")
    assert ended.stderr == "cassino: a worker cannot start: operators-database-not-opened\n"

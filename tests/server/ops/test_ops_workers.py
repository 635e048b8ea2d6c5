"""A parent and two workers: connections go by match; a worker that dies is replaced; all end together."""

import os
import re
import resource
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path

import httpx
import pytest

from cassino.server.cluster.routing import chosen
from cassino.server.cluster.signals import ENDING
from cassino.server.main import CannotListen, listen
from served import Served, children, served, wait_until
from server.ops.test_ops_endpoints import value
from services import Postgres, Redis
from table_server import PATIENCE, Returning, cookie_of, joined, new_match, seated

WORKERS = 2
TWO = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
TOGETHER = 5
"""Windows of one match, so many that no others hide them."""


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


def connections_of(crew: Served) -> dict[int, int]:
    """How many connections of browsers each worker has."""
    inodes = set()
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if int(fields[1].rpartition(":")[2], 16) == crew.port and fields[3] == "01":
            inodes.add(f"socket:[{fields[9]}]")
    return {pid: len([link for link in links(pid) if link in inodes]) for pid in living(crew)}


def links(pid: int) -> list[str]:
    found = []
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # it has been closed meanwhile
            found.append(str(link.readlink()))
    return found


def windows_at(crew: Served, match_id: str) -> int:
    """The worker of a match, where all its windows are."""
    wait_until(lambda: sum(connections_of(crew).values()) == 0)  # those of other tests may be on their way out
    with ExitStack() as stack:
        for _ in range(TOGETHER):
            stack.enter_context(seated(crew.port, match_id, "watch"))
        after = connections_of(crew)
        home = max(after, key=lambda pid: after[pid])
        assert after[home] == TOGETHER
    return home


def test_the_windows_of_a_match_are_at_one_worker(crew: Served) -> None:
    matches = [new_match(crew.port) for _ in range(6)]
    while len({chosen(match, range(WORKERS)) for match in matches}) < WORKERS:
        matches.append(new_match(crew.port))
    homes = {chosen(match, range(WORKERS)): windows_at(crew, match) for match in matches}
    assert set(homes.values()) == living(crew)
    assert all(windows_at(crew, match) == homes[chosen(match, range(WORKERS))] for match in matches)


def test_what_the_workers_measure_is_added_up(crew: Served) -> None:
    created = 'cassino_events_total{kind="created"}'
    before = measured(crew, created)
    matches = [new_match(crew.port) for _ in range(4)]
    with ExitStack() as stack:
        for match_id in matches:
            stack.enter_context(seated(crew.port, match_id))
        wait_until(lambda: measured(crew, "cassino_sockets") == 4)  # those of other tests may be on their way out
        assert [measured(crew, created) for _ in range(6)] == [before + 4] * 6
        os.kill(min(living(crew)), signal.SIGKILL)
        living(crew)
        wait_until(lambda: measured(crew, created) == before + 4)


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


def test_other_matches_notice_nothing(crew: Served) -> None:
    one = new_match(crew.port)
    other = new_match(crew.port)
    while chosen(other, range(WORKERS)) == chosen(one, range(WORKERS)):
        other = new_match(crew.port)
    home = windows_at(crew, one)
    with seated(crew.port, other) as ann:
        os.kill(home, signal.SIGKILL)
        for _ in range(3):
            ann.play_on()
        with seated(crew.port, one) as ben:
            ben.play_on()
        ann.play_on()


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


@contextmanager
def without_new_files(pid: int) -> Iterator[None]:
    """A process that can open nothing more, so that it can start no process either."""
    usual = resource.prlimit(pid, resource.RLIMIT_NOFILE, (3, resource.prlimit(pid, resource.RLIMIT_NOFILE)[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_NOFILE, usual)


def test_where_no_worker_can_be_started_the_others_go_on_until_one_can(tmp_path: Path, redis_service: Redis) -> None:
    with running_workers(tmp_path, str(tmp_path / "cassino.db"), redis_service.url) as crew:
        match_id = new_match(crew.port)
        other = max(crew.workers)
        with without_new_files(crew.process.pid):
            os.kill(min(crew.workers), signal.SIGKILL)
            wait_until(lambda: "no worker can be started" in crew.log.read_text())
            assert running(crew) == {other}
        with seated(crew.port, match_id) as ann:
            ann.play_on()
        assert other in living(crew)


def test_a_worker_that_dies_again_and_again_is_started_after_pauses(tmp_path: Path, redis_service: Redis) -> None:
    """Meanwhile its matches are at the other one."""
    with running_workers(tmp_path, str(tmp_path / "cassino.db"), redis_service.url) as crew:
        matches = [new_match(crew.port) for _ in range(4)]
        while len({chosen(match, range(WORKERS)) for match in matches}) < WORKERS:
            matches.append(new_match(crew.port))
        steady, waited = max(crew.workers), []
        for _ in range(5):
            began = time.monotonic()
            (victim,) = living(crew) - {steady}
            waited.append(time.monotonic() - began)
            os.kill(victim, signal.SIGKILL)
            wait_until(partial(is_gone, victim))
        assert waited[-1] > 1.5 and waited[-1] > waited[1]  # 0, 0.5, 1, 2 seconds, and what the machine needs
        for match_id in matches:
            with seated(crew.port, match_id) as ann:
                ann.play_on()
        assert steady in crew.workers
        wait_until(lambda: len(re.findall("has died", crew.log.read_text())) == 5)


def test_a_port_that_is_listened_at_is_in_use(crew: Served) -> None:
    with pytest.raises(CannotListen, match="in use"):
        listen("127.0.0.1", crew.port)


@pytest.fixture
def heeds_hangups() -> Iterator[None]:
    """SIGHUP is not ignored by the programs that a test starts, also where the tests run under nohup."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.mark.usefixtures("heeds_hangups")
@pytest.mark.parametrize("number", [*ENDING, signal.SIGKILL])
def test_all_end_together(tmp_path: Path, redis_service: Redis, number: signal.Signals) -> None:
    with running_workers(tmp_path, str(tmp_path / "cassino.db"), redis_service.url) as crew:
        workers = crew.workers
        match_id = new_match(crew.port)
        with seated(crew.port, match_id) as ann:
            crew.process.send_signal(number)
            assert ann.until("notice")["code"] == "restart"
        assert crew.process.wait(PATIENCE) == (-9 if number == signal.SIGKILL else 0)
        wait_until(lambda: all(is_gone(pid) for pid in workers))
        assert "worker" not in crew.log.read_text()


def forkserver_of(crew: Served) -> int:
    (forkserver,) = [pid for pid in children(crew.process.pid) if children(pid)]
    return forkserver


def test_the_forkserver_heeds_no_signal_but_its_workers_do(crew: Served) -> None:
    forkserver, (one, other) = forkserver_of(crew), living(crew)
    for number in ENDING:
        os.kill(forkserver, number)
    for victim, number in [(one, signal.SIGTERM), (other, signal.SIGHUP)]:
        os.kill(victim, number)
        wait_until(partial(is_gone, victim))
    assert not living(crew) & {one, other}
    assert forkserver_of(crew) == forkserver


def test_workers_outlive_their_forkserver_and_still_end_in_order(tmp_path: Path, redis_service: Redis) -> None:
    with running_workers(tmp_path, str(tmp_path / "cassino.db"), redis_service.url) as crew:
        victim, other = crew.workers
        os.kill(forkserver_of(crew), signal.SIGKILL)
        os.kill(victim, signal.SIGKILL)
        wait_until(lambda: is_gone(victim) and len(crew.workers) == 1)  # of the next forkserver
        workers = {other, *crew.workers}
        with ExitStack() as stack:
            people = [stack.enter_context(seated(crew.port, new_match(crew.port))) for _ in range(6)]
            for person in people:
                person.play_on()
            crew.process.terminate()
            assert {person.until("notice")["code"] for person in people} == {"restart"}
        assert crew.process.wait(PATIENCE) == 0
        assert all(is_gone(pid) for pid in workers)
        assert crew.log.read_text().count("has died") == 1


def test_while_the_workers_drain_whoever_asks_is_told(tmp_path: Path, redis_service: Redis) -> None:
    with running_workers(tmp_path, str(tmp_path / "cassino.db"), redis_service.url, DRAIN_SECONDS="4") as crew:
        crew.process.terminate()
        wait_until(lambda: httpx.get(f"{crew.url}/readyz", timeout=PATIENCE).status_code == 503)
        assert httpx.get(f"{crew.url}/healthz", timeout=PATIENCE).status_code == 200
        assert crew.process.wait(PATIENCE) == 0


def test_a_worker_that_is_stuck_is_killed_and_meanwhile_the_others_serve(tmp_path: Path, redis_service: Redis) -> None:
    with running_workers(tmp_path, str(tmp_path / "cassino.db"), redis_service.url) as crew:
        matches = [new_match(crew.port) for _ in range(6)]
        stuck = min(crew.workers)
        os.kill(stuck, signal.SIGSTOP)
        wait_until(lambda: f"worker {stuck} is silent" in crew.log.read_text())
        for match_id in matches:
            assert httpx.get(f"{crew.url}/m/{match_id}", timeout=PATIENCE).status_code == 200
        assert not is_gone(stuck)
        wait_until(partial(is_gone, stuck))
        assert stuck not in living(crew)


def test_a_worker_that_does_not_end_is_ended(tmp_path: Path, redis_service: Redis) -> None:
    """A second signal cuts the waiting short."""
    with running_workers(tmp_path, str(tmp_path / "cassino.db"), redis_service.url) as crew:
        stuck, other = crew.workers
        os.kill(stuck, signal.SIGSTOP)
        crew.process.send_signal(signal.SIGTERM)
        wait_until(partial(is_gone, other))  # so the first signal has been heeded, and is not one with the second
        crew.process.send_signal(signal.SIGTERM)
        assert crew.process.wait(PATIENCE) == 0
        assert f"worker {stuck} does not end by itself" in crew.log.read_text()
        assert is_gone(stuck)

"""Several workers behind one address: one dies, another takes its place; all are renewed; all end."""

import os
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from cassino.server.main import CannotListen, listen_together
from served import Served, served, wait_until
from server.ops.test_ops_endpoints import value
from services import Redis, free_port
from table_server import PATIENCE, new_match, seated

SERVING = 2
WORKERS = SERVING + 1
"""The spare one is there, too."""


@contextmanager
def running_crew(folder: Path, bus: str, **environment: str) -> Iterator[Served]:
    more = ("--workers", str(SERVING), "--bus", bus)
    with served(folder, str(folder / "cassino.db"), *more, **environment) as server:
        wait_until(lambda: len(server.workers) == WORKERS)
        yield server


@pytest.fixture(scope="module")
def crew(tmp_path_factory: pytest.TempPathFactory, redis_service: Redis) -> Iterator[Served]:
    with running_crew(tmp_path_factory.mktemp("crew"), redis_service.url) as server:
        yield server


def is_gone(pid: int) -> bool:
    """Whether a process has ended; who started it may not have looked yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def living(crew: Served) -> set[int]:
    """All workers, once those that were killed are replaced."""
    wait_until(lambda: len([pid for pid in crew.workers if not is_gone(pid)]) == WORKERS)
    return set(crew.workers)


def measured(crew: Served, name: str) -> float:
    return value(httpx.get(f"{crew.url}/metrics").text, name)


def test_what_the_workers_measure_is_added_up(crew: Served) -> None:
    created = 'cassino_events_total{kind="created"}'
    before = measured(crew, created)
    match_id = new_match(crew.port)
    with seated(crew.port, match_id), seated(crew.port, match_id, "watch"):
        wait_until(lambda: measured(crew, "cassino_sockets") == 2)  # those of other tests may be on their way out
        assert [measured(crew, created) for _ in range(6)] == [before + 1] * 6


def test_a_worker_that_is_killed_is_replaced_and_its_matches_go_on(crew: Served) -> None:
    match_id = new_match(crew.port)
    with seated(crew.port, match_id) as ann:
        ann.play_on()
        version = ann.until_asked()["version"]
    before = living(crew)
    for victim in before:
        os.kill(victim, signal.SIGKILL)
    wait_until(lambda: len(crew.workers) == WORKERS and before.isdisjoint(crew.workers))
    with seated(crew.port, match_id) as ann:
        assert ann.view["version"] == version
        ann.play_on()
    told = crew.log.read_text()
    assert [told.count(f"worker {victim} has died (-9)") for victim in before] == [1] * WORKERS


def test_whoever_comes_while_a_worker_is_away_is_not_turned_away(crew: Served) -> None:
    for victim in living(crew):
        os.kill(victim, signal.SIGKILL)
    assert httpx.get(f"{crew.url}/healthz", timeout=PATIENCE).json() == {"alive": True}


def test_workers_are_renewed_one_after_another(crew: Served) -> None:
    before = living(crew)
    crew.process.send_signal(signal.SIGHUP)
    wait_until(lambda: len(crew.workers) == WORKERS and before.isdisjoint(crew.workers))
    assert httpx.get(f"{crew.url}/healthz", timeout=PATIENCE).status_code == 200
    assert crew.process.poll() is None


@contextmanager
def without_new_files(pid: int) -> Iterator[None]:
    """A process that can open nothing more, so that it can start no process either."""
    usual = resource.prlimit(pid, resource.RLIMIT_NOFILE, (3, resource.prlimit(pid, resource.RLIMIT_NOFILE)[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_NOFILE, usual)


def test_the_spare_worker_serves_whoever_comes_to_a_dead_one(tmp_path: Path, redis_service: Redis) -> None:
    with running_crew(tmp_path, redis_service.url, LOG_LEVEL="info") as crew:
        wait_until(lambda: crew.log.read_text().count("started") == WORKERS)
        first, _, spare = sorted(crew.workers)
        with without_new_files(crew.process.pid):  # so that no other can be started
            os.kill(first, signal.SIGKILL)
            wait_until(lambda: "has died" in crew.log.read_text())
            answers = [httpx.get(f"{crew.url}/healthz", timeout=PATIENCE) for _ in range(16)]
        assert spare in crew.workers and {answer.status_code for answer in answers} == {200}


@pytest.mark.parametrize("is_renewal", [False, True])
def test_where_no_worker_can_be_started_the_others_go_on_until_one_can(
    tmp_path: Path, redis_service: Redis, is_renewal: bool
) -> None:
    with running_crew(tmp_path, redis_service.url) as crew:
        before = set(crew.workers)
        with without_new_files(crew.process.pid):
            if is_renewal:
                crew.process.send_signal(signal.SIGHUP)
            else:
                os.kill(min(before), signal.SIGKILL)
            wait_until(lambda: "no worker can be started" in crew.log.read_text())
            assert len(crew.workers) == WORKERS - 1 and before.issuperset(crew.workers)
        wait_until(lambda: len(crew.workers) == WORKERS and (not is_renewal or before.isdisjoint(crew.workers)))
        assert crew.process.poll() is None


def test_a_port_that_several_others_share_is_in_use(crew: Served) -> None:
    for count in (1, 2):
        with pytest.raises(CannotListen, match="in use"):
            listen_together("127.0.0.1", crew.port, count)
    for listener in listen_together("127.0.0.1", free_port(), 2):
        listener.close()


def test_an_end_in_the_middle_of_a_renewal_is_an_end_in_order(tmp_path: Path, redis_service: Redis) -> None:
    with running_crew(tmp_path, redis_service.url) as crew:
        before = crew.workers
        crew.process.send_signal(signal.SIGHUP)
        wait_until(lambda: crew.workers != before)
        crew.process.send_signal(signal.SIGTERM)
        assert crew.process.wait(PATIENCE) == 0
        assert "worker" not in crew.log.read_text()


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 0), (signal.SIGKILL, -9)])
def test_all_end_together(tmp_path: Path, redis_service: Redis, number: signal.Signals, status: int) -> None:
    with running_crew(tmp_path, redis_service.url) as crew:
        workers = crew.workers
        crew.process.send_signal(number)
        assert crew.process.wait(PATIENCE) == status
        wait_until(lambda: all(is_gone(pid) for pid in workers))
        assert "worker" not in crew.log.read_text()

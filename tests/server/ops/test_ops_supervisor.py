"""What the supervisor of several workers does in trouble, with workers that serve next to nothing."""

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from served import PATIENCE, Served, wait_until
from server.ops.test_ops_workers import WORKERS, is_gone, living, running
from services import free_port

pytestmark = pytest.mark.slow

SUPERVISING = """
import sys
import uvicorn
from cassino.server.cluster import supervisor
from cassino.server.main import listen

port, drain_seconds = map(int, sys.argv[1:])
supervisor.GRACE_SECONDS = 2
with listen("127.0.0.1", port) as listener:
    supervisor.supervise(uvicorn.Config("small:app", workers=2, log_config=None), listener, drain_seconds)
"""
SMALL = """
async def app(scope, receive, send):
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200})
        await send({"type": "http.response.body"})
"""
STUBBORN = f"""
import asyncio
import sys
{SMALL}
    else:
        await end(receive, send)


async def end(receive, send):
    await receive()
    await send({{"type": "lifespan.startup.complete"}})
    await receive()
    print("I should end", file=sys.stderr, flush=True)
    await asyncio.Event().wait()
"""

MEASURED = f"""
from cassino.server.telemetry import metrics
metrics.SOCKETS.set(1)
{SMALL}
"""


@contextmanager
def supervised(
    folder: Path, app: str = SMALL, drain_seconds: int = 0, stdin: int = subprocess.DEVNULL
) -> Iterator[Served]:
    """A supervisor with two workers that are ready."""
    (folder / "small.py").write_text(app)
    port, log = free_port(), folder / "log"
    with log.open("w") as stderr:
        process = subprocess.Popen(
            [sys.executable, "-c", SUPERVISING, str(port), str(drain_seconds)],
            cwd=folder,
            env=os.environ | {"TMPDIR": str(folder)},
            stdin=stdin,
            stderr=stderr,
            text=True,
        )
    crew = Served(process, port, log)
    try:
        wait_until(lambda: len(running(crew)) == WORKERS)
        assert answers(crew)
        yield crew
    finally:
        workers = crew.workers
        process.kill()
        for pid in workers:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        process.wait(PATIENCE)


def answers(crew: Served) -> bool:
    return httpx.get(crew.url, timeout=PATIENCE).status_code == 200


@contextmanager
def without_new_files(pid: int) -> Iterator[None]:
    """A process that can open nothing more, so that it can start no process either."""
    usual = resource.prlimit(pid, resource.RLIMIT_NOFILE, (3, resource.prlimit(pid, resource.RLIMIT_NOFILE)[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_NOFILE, usual)


@pytest.mark.parametrize("restarts", [False, True])
def test_while_no_worker_can_be_started_the_others_serve(tmp_path: Path, restarts: bool) -> None:
    with supervised(tmp_path) as crew:
        other = max(crew.workers)
        with without_new_files(crew.process.pid):
            if restarts:
                crew.process.send_signal(signal.SIGHUP)
            else:
                os.kill(min(crew.workers), signal.SIGKILL)
            wait_until(lambda: "no worker can be started" in crew.log.read_text())
            assert other in running(crew)
            assert answers(crew)
        assert other in living(crew)


def test_it_ends_with_its_workers(tmp_path: Path) -> None:
    with supervised(tmp_path) as crew:
        workers = crew.workers
        crew.process.terminate()
        assert crew.process.wait(PATIENCE) == 0
        assert all(is_gone(pid) for pid in workers)


@pytest.mark.parametrize("drain_seconds", [0, 500])
def test_workers_that_do_not_end_are_killed(tmp_path: Path, drain_seconds: int) -> None:
    """After a second signal they need not have drained."""
    with supervised(tmp_path, STUBBORN, drain_seconds) as crew:
        workers = crew.workers
        crew.process.terminate()
        wait_until(lambda: crew.log.read_text().count("I should end") == WORKERS)
        if drain_seconds:
            crew.process.terminate()
        assert crew.process.wait(PATIENCE) == 0
        assert all(f"worker {pid} does not end by itself" in crew.log.read_text() for pid in workers)
        assert all(is_gone(pid) for pid in workers)


def test_a_hangup_ends_it_in_a_terminal(tmp_path: Path) -> None:
    ours, its = os.openpty()
    with supervised(tmp_path, stdin=its) as crew:
        workers = crew.workers
        os.close(its)
        crew.process.send_signal(signal.SIGHUP)
        assert crew.process.wait(PATIENCE) == 0
        assert all(is_gone(pid) for pid in workers)
    os.close(ours)


def measured(folder: Path) -> set[int]:
    """The processes whose sockets count."""
    return {int(file.stem.rpartition("_")[2]) for file in folder.glob("cassino-measures-*/gauge_livesum_*.db")}


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGHUP])
def test_the_sockets_of_workers_that_have_ended_do_not_count(tmp_path: Path, number: signal.Signals) -> None:
    pytest.importorskip("prometheus_client")
    with supervised(tmp_path, MEASURED) as crew:
        before = set(crew.workers)
        wait_until(lambda: measured(tmp_path) == before)
        for pid in before if number == signal.SIGKILL else [crew.process.pid]:
            os.kill(pid, number)
        wait_until(lambda: all(is_gone(pid) for pid in before))
        wait_until(lambda: measured(tmp_path) == living(crew))
        assert not measured(tmp_path) & before

"""`cassino serve` in processes of its own, much as whoever hosts it starts it."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from services import free_port

PATIENCE = 180.0
PATIENT = """
from cassino.cli.main import main
from cassino.server import main as serving
from cassino.server.cluster import supervisor
serving.GOODBYE_SECONDS, serving.SILENT_SECONDS, supervisor.GRACE_SECONDS = 50, 30, 60
main()
"""
"""The command; only that whoever ends has the time that a busy machine needs, before he is cut off and it is told."""


@dataclass(frozen=True, slots=True)
class Served:
    """A server that runs."""

    process: subprocess.Popen[str]
    port: int
    log: Path

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def workers(self) -> list[int]:
        """With `--workers`, the processes that serve."""
        return [child for child in children(self.process.pid) if "spawn_main" in command_of(child)]

    def wait_until_ready(self) -> None:
        wait_until(self._is_ready)

    def _is_ready(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()
        try:
            return httpx.get(f"{self.url}/readyz", timeout=PATIENCE).status_code == 200
        except httpx.TransportError:
            return False


def children(pid: int) -> list[int]:
    """The processes that a process has started; none when it has gone."""
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def command_of(pid: int) -> str:
    """The command line of a process; empty when it has gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def wait_until(is_so: object) -> None:
    """Ask again and again, for at most three minutes."""
    assert callable(is_so)
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.05)


@contextmanager
def served(folder: Path, database: str, *arguments: str, **settings: str) -> Iterator[Served]:
    """A server that answers; settings: variables without CASSINO_."""
    port, log = free_port(), folder / "log"
    command = [sys.executable, "-c", PATIENT, "serve", "--no-browser", "--port", str(port), "--database", database]
    environment = os.environ | {"TMPDIR": str(folder)} | {f"CASSINO_{name}": value for name, value in settings.items()}
    with log.open("w") as stderr:
        process = subprocess.Popen(
            [*command, *arguments],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
        )
    try:
        server = Served(process, port, log)
        server.wait_until_ready()
        yield server
    finally:
        if process.poll() is None:
            process.terminate()
        process.communicate(timeout=PATIENCE)

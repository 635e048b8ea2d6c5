"""Servers of the load scripts' own, and what their processes cost."""

import asyncio
import os
import re
import resource
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True, slots=True)
class Cost:
    """Seconds of CPU so far and bytes of memory now, of a process and all below it."""

    cpu: float
    memory: int


class Server:
    """A `cassino serve` in a process of its own, on a free port unless one is given."""

    def __init__(self, database: str, port: int = 0, more: Sequence[str] = (), wrap: Sequence[str] = ()) -> None:
        self._database = database
        self._more = more
        self._wrap = wrap
        self.port = port
        self.address = ""
        self.process: subprocess.Popen[str]

    def start(self) -> str:
        """Start and wait until it listens; the address."""
        command = [*self._wrap, sys.executable, "-m", "cassino", "serve", "--no-browser", "--port", str(self.port)]
        environment = os.environ | {"CASSINO_DATABASE": self._database}
        self.process = subprocess.Popen([*command, *self._more], stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        found = next((found for line in self.process.stdout if (found := re.search(r"http://\S+", line))), None)
        if found is None:
            raise RuntimeError("the server does not start")
        self.address = found[0].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])
        return self.address

    @property
    def workers(self) -> list[int]:
        """With `--workers`, the processes that serve."""
        return [child for child in _children(self.process.pid) if b"spawn_main" in _command(child)]

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def allow_many_files() -> None:
    """As many sockets as the system lets this process and its children have."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def tree(root: int) -> list[int]:
    """A process and all below it."""
    found, parents = [root], {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and (fields := _stat(int(folder.name))):
            parents[int(folder.name)] = int(fields[1])
    for process in found:
        found += [child for child, parent in parents.items() if parent == process]
    return found


def cost_of(roots: Sequence[int]) -> Cost:
    """What these processes and all below them have used."""
    cpu, memory = 0.0, 0
    for root in roots:
        for process in tree(root):
            if fields := _stat(process):
                cpu += (int(fields[11]) + int(fields[12])) / TICKS
                memory += int(fields[21]) * PAGE
    return Cost(cpu, memory)


def _children(process: int) -> list[int]:
    """The processes that a process has started; none when it has gone."""
    try:
        return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []


def _command(process: int) -> bytes:
    """The command line of a process; empty when it has gone."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def _stat(process: int) -> list[str]:
    """The fields of /proc/N/stat after the name; empty when the process has gone."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


async def stopped(servers: Sequence[Server]) -> None:
    """End servers without holding up the loop."""
    await asyncio.gather(*(asyncio.to_thread(server.stop) for server in servers))

"""A process that briefly outlives this one, to kill external programs if this process is killed."""

import atexit
import subprocess
import sys
from contextlib import suppress

WATCH = """
import os, signal, sys
groups = set()
for line in sys.stdin:
    (groups.add if line[0] == "+" else groups.discard)(int(line[1:]))
for group in groups:
    try:
        os.killpg(group, signal.SIGKILL)
    except OSError:
        pass
"""


class ProgramGuard:
    """Kills the process groups that are still running when its input ends, which happens when this process ends."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-S", "-c", WATCH],
            bufsize=0,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        atexit.register(self.close)

    def watch(self, group: int) -> None:
        """Note that a group has been started."""
        self._tell(f"+{group}\n")

    def forget(self, group: int) -> None:
        """Note that a group has ended."""
        self._tell(f"-{group}\n")

    def _tell(self, line: str) -> None:
        assert self._process.stdin is not None
        with suppress(BrokenPipeError, ValueError):
            self._process.stdin.write(line.encode("ascii"))

    def close(self) -> None:
        """Kill the remaining groups, and end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


_guards: list[ProgramGuard] = []


def guard() -> ProgramGuard:
    """The guard of this process, started when it is first needed."""
    if not _guards:
        _guards.append(ProgramGuard())
    return _guards[0]

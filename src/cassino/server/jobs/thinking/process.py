"""The connection to a process that thinks. Blocking: for a thread."""

import os
import selectors
import subprocess
import sys
from collections.abc import Callable
from time import monotonic

from cassino.server.jobs.thinking.edition import edition
from cassino.server.jobs.thinking.jobs import Answer, Job, WrongAnswer, encoded, read_answer
from cassino.server.telemetry.logs import CHOSEN

COMMAND = (sys.executable, "-m", "cassino.server.jobs.thinking.child")
CHUNK = 64 * 1024
LONGEST_LINE = 64 * 1024 * 1024
NOTE = b"~"
"""The beginning of a line that is a progress report, not the answer."""


class ProcessDied(Exception):
    """The process ended, or did not answer in time and was killed. The next job starts a new one."""


class TookTooLong(ProcessDied):
    """The process did not answer in time; another one would take just as long."""


class CannotStart(ProcessDied):
    """The machine cannot start a process now; it may work in a moment."""


class AnotherEdition(ProcessDied):
    """Other files have been installed since this server began: a new process would run them, and is refused."""


class Thinker:
    """One process, started for its first job."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int | None:
        """The id of the process, if it is running."""
        return self._process.pid if self._process else None

    def think(self, job: Job, seconds: float) -> Answer:
        """The answer to a job within a time. Raises ProcessDied."""
        try:
            return read_answer(self.ask(encoded(job), seconds))
        except WrongAnswer as error:
            raise ProcessDied(f"the process talks nonsense ({error})") from None

    def ask(self, line: bytes, seconds: float, heard: Callable[[bytes], None] | None = None) -> bytes:
        """The answer to a line, within a time. heard: receives the progress reports before it. Raises ProcessDied."""
        until = monotonic() + seconds
        try:
            return _asked(self._running(until), line + b"\n", until, heard or _nobody)
        except TimeoutError:
            raise TookTooLong(f"no answer within {seconds} seconds") from None
        except OSError as error:
            raise ProcessDied(f"the process has ended ({error})") from None

    def _running(self, until: float) -> subprocess.Popen[bytes]:
        """Raises OSError, TimeoutError, CannotStart, AnotherEdition."""
        if self._process is None:
            try:
                self._process = _started()
            except OSError as error:
                raise CannotStart(f"no process can be started ({error})") from None
            if _heard(self._process, until) != edition().encode():
                self.stop()
                raise AnotherEdition
        return self._process

    def stop(self) -> None:
        """Kill the process at once; a job that is running in another thread then raises ProcessDied."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()


def _started() -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    # Its own process group, because Ctrl-C is for the server, which then ends this process.
    return subprocess.Popen((*COMMAND, *CHOSEN), bufsize=0, stdin=pipe, stdout=pipe, process_group=0)


def _asked(process: subprocess.Popen[bytes], question: bytes, until: float, heard: Callable[[bytes], None]) -> bytes:
    """One answer line for one question, plus progress reports. Raises OSError, TimeoutError."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(question)
    with selectors.DefaultSelector() as ready:
        ready.register(process.stdout, selectors.EVENT_READ)
        line, rest = _line(process, ready, until, b"")
        while line.startswith(NOTE):
            heard(line.removeprefix(NOTE))
            line, rest = _line(process, ready, until, rest)
        return line


def _heard(process: subprocess.Popen[bytes], until: float) -> bytes:
    """The first line of a process. Raises OSError, TimeoutError."""
    with selectors.DefaultSelector() as ready:
        assert process.stdout is not None
        ready.register(process.stdout, selectors.EVENT_READ)
        return _line(process, ready, until, b"")[0]


def _line(
    process: subprocess.Popen[bytes], ready: selectors.BaseSelector, until: float, rest: bytes
) -> tuple[bytes, bytes]:
    """The next line, and what has arrived after it. rest: what has arrived before. Raises OSError, TimeoutError."""
    while b"\n" not in rest:
        rest += _read(process, ready, until)
        if len(rest) > LONGEST_LINE:
            raise BrokenPipeError("an answer without end")
    line, _, rest = rest.partition(b"\n")
    return line, rest


def _read(process: subprocess.Popen[bytes], ready: selectors.BaseSelector, until: float) -> bytes:
    """Some output of a process. Raises OSError, TimeoutError."""
    assert process.stdout is not None
    if not ready.select(max(0.0, until - monotonic())):
        raise TimeoutError
    more = os.read(process.stdout.fileno(), CHUNK)
    if not more:
        raise BrokenPipeError("its output ended")
    return more


def _nobody(_note: bytes) -> None:
    """Ignore a progress report."""

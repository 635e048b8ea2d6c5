"""The connection to a process that thinks. Blocking: for a thread."""

import os
import subprocess
import sys
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO

from cassino.server.jobs.thinking.edition import edition
from cassino.server.jobs.thinking.jobs import Answer, Job, WrongAnswer, encoded, read_answer
from cassino.server.telemetry.logs import CHOSEN

COMMAND = (sys.executable, "-m", "cassino.server.jobs.thinking.child")
CHUNK = 64 * 1024
LONGEST_LINE = 64 * 1024 * 1024
FINISH_SECONDS = 5.0
"""The longest wait for the end of the output of a process that has ended."""
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
        self._output: Output | None = None

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
            return _asked(*self._running(until), line + b"\n", until, heard or _nobody)
        except TimeoutError:
            raise TookTooLong(f"no answer within {seconds} seconds") from None
        except OSError as error:
            raise ProcessDied(f"the process has ended ({error})") from None

    def _running(self, until: float) -> "tuple[subprocess.Popen[bytes], Output]":
        """Raises OSError, TimeoutError, CannotStart, AnotherEdition."""
        process, output = self._process, self._output
        if process is None or output is None:
            try:
                self._process = process = _started()
            except OSError as error:
                raise CannotStart(f"no process can be started ({error})") from None
            assert process.stdout is not None
            self._output = output = Output(process.stdout)
            if output.line(until, b"")[0] != edition().encode():
                self.stop()
                raise AnotherEdition
        return process, output

    def stop(self) -> None:
        """Kill the process at once; a job that is running in another thread then raises ProcessDied."""
        process, self._process = self._process, None
        output, self._output = self._output, None
        if process is None:
            return
        process.kill()
        process.wait()
        if output is not None:
            output.finish()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()


def _started() -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    # Its own process group, because Ctrl-C is for the server, which then ends this process.
    return subprocess.Popen((*COMMAND, *CHOSEN), bufsize=0, stdin=pipe, stdout=pipe, process_group=0)


class Output:
    """What a process says. A thread reads it, because on Windows nobody can wait for a pipe until a certain time."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._chunks: SimpleQueue[bytes] = SimpleQueue()
        self._thread = Thread(target=self._listen, args=(pipe.fileno(),), name="output", daemon=True)
        self._thread.start()

    def line(self, until: float, rest: bytes) -> tuple[bytes, bytes]:
        """The next line, and what has arrived after it. rest: what has arrived before. Raises OSError, TimeoutError."""
        while b"\n" not in rest:
            rest += self._more(until)
            if len(rest) > LONGEST_LINE:
                raise BrokenPipeError("an answer without end")
        line, _, rest = rest.partition(b"\n")
        return line, rest

    def finish(self) -> None:
        """Wait for the thread, once the process has ended: only then may its pipe be closed."""
        self._thread.join(FINISH_SECONDS)

    def _listen(self, pipe: int) -> None:
        while chunk := os.read(pipe, CHUNK):
            self._chunks.put(chunk)
        self._chunks.put(b"")

    def _more(self, until: float) -> bytes:
        try:
            more = self._chunks.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise TimeoutError from None
        if not more:
            self._chunks.put(b"")
            raise BrokenPipeError("its output ended")
        return more


def _asked(
    process: subprocess.Popen[bytes], output: Output, question: bytes, until: float, heard: Callable[[bytes], None]
) -> bytes:
    """One answer line for one question, plus progress reports. Raises OSError, TimeoutError."""
    assert process.stdin is not None
    process.stdin.write(question)
    line, rest = output.line(until, b"")
    while line.startswith(NOTE):
        heard(line.removeprefix(NOTE))
        line, rest = output.line(until, rest)
    return line


def _nobody(_note: bytes) -> None:
    """Ignore a progress report."""

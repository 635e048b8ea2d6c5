"""The way to a process that thinks. Blocking: for a thread."""

import os
import selectors
import subprocess
import sys
from time import monotonic

from cassino.server.jobs.thinking.jobs import Answer, Job, WrongAnswer, encoded, read_answer

COMMAND = (sys.executable, "-m", "cassino.server.jobs.thinking.child")
CHUNK = 64 * 1024
LONGEST_LINE = 1024 * 1024


class ProcessDied(Exception):
    """The process ended, or gave no answer in time and was ended. The next job starts another one."""


class CannotStart(ProcessDied):
    """The machine starts no process now; it may in a moment."""


class Thinker:
    """One process, started with its first job."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process, while there is one."""
        return self._process.pid if self._process else None

    def think(self, job: Job, seconds: float) -> Answer:
        """The answer to a job within a time. Raises ProcessDied."""
        process = self._running()
        try:
            return read_answer(_asked(process, encoded(job) + b"\n", monotonic() + seconds))
        except TimeoutError:
            raise ProcessDied(f"no answer within {seconds} seconds") from None
        except (OSError, WrongAnswer) as error:
            raise ProcessDied(f"the process has ended or talks nonsense ({error})") from None

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            try:
                self._process = _started()
            except OSError as error:
                raise CannotStart(f"no process can be started ({error})") from None
        return self._process

    def stop(self) -> None:
        """End the process at once; one that thinks in another thread then raises ProcessDied."""
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
    # A group of its own: Ctrl-C is for the server, which then ends this one.
    return subprocess.Popen(COMMAND, bufsize=0, stdin=pipe, stdout=pipe, process_group=0)


def _asked(process: subprocess.Popen[bytes], question: bytes, until: float) -> bytes:
    """One line for one line. Raises OSError, TimeoutError."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(question)
    answer = b""
    with selectors.DefaultSelector() as ready:
        ready.register(process.stdout, selectors.EVENT_READ)
        while not answer.endswith(b"\n"):
            if not ready.select(max(0.0, until - monotonic())):
                raise TimeoutError
            more = os.read(process.stdout.fileno(), CHUNK)
            answer += more
            if not more or len(answer) > LONGEST_LINE:
                raise BrokenPipeError("its output ended" if not more else "an answer without end")
    return answer

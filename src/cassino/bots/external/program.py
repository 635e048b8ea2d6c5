"""A program on this machine that reads questions on its standard input and answers on its standard output.

Every wait here has a limit: all three pipes are watched together, so that a program that does not read, does not write
or does not stop writing cannot hold up the table. A program runs in its own process group, which is killed at the end;
if this process is killed first, a guard does it.
"""

import os
import selectors
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic, sleep
from typing import IO

from cassino.bots.external.cpu_time import cpu_seconds
from cassino.bots.external.guard import guard
from cassino.bots.external.protocol import ProgramFault, printable, shown

LONGEST_ANSWER = 64 * 1024
"""How many bytes an answer may have."""
CHUNK = 64 * 1024
LEAVE_SECONDS = 1.0
"""How long a program may take to exit when the deal is over."""
ENDING_SECONDS = 0.5
"""How long to wait for the status of a program that has closed its output."""
GLANCE_SECONDS = 0.002
MOST_PASSED_ON = 64 * 1024
"""How many bytes of one run are passed on; the rest is read and dropped."""
LONGEST_LINE = 1000


class Program:
    """A program that is started with the first question."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self._arguments = list(arguments)
        self._running: Running | None = None

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The answer to a question. Raises ProgramFault."""
        if self._running is None:
            self._running = Running(self._arguments)
        return self._running.ask(question, seconds)

    def cpu_seconds(self) -> float | None:
        """The CPU time that it has used; None if that is unknown."""
        return self._running.cpu_seconds() if self._running else None

    def leave(self, farewell: bytes) -> None:
        """Send the last message and give the program a moment to exit."""
        if self._running is not None:
            self._running.leave(farewell)
        self.stop()

    def stop(self) -> None:
        """Kill whatever is still running."""
        running, self._running = self._running, None
        if running is not None:
            running.kill()


class Running:
    """A running program and its pipes. Raises ProgramFault if it does not start."""

    def __init__(self, arguments: Sequence[str]) -> None:
        self._process = _started(arguments)
        guard().watch(self._process.pid)
        self._error_output = ErrorOutput(os.path.basename(arguments[0]))  # noqa: PTH119
        self._unsent = self._heard = b""
        self._has_ended = False
        self._pipes = selectors.DefaultSelector()
        self._stdin = self._watched(self._process.stdin, selectors.EVENT_WRITE, self._send)
        self._stdout = self._watched(self._process.stdout, selectors.EVENT_READ, self._read_answer)
        self._stderr = self._watched(self._process.stderr, selectors.EVENT_READ, self._read_errors)

    def _watched(self, pipe: IO[bytes] | None, event: int, ready: Callable[[], None]) -> int:
        assert pipe is not None
        os.set_blocking(pipe.fileno(), False)
        if event == selectors.EVENT_READ:
            self._pipes.register(pipe.fileno(), event, ready)
        return pipe.fileno()

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The one line that answers a question."""
        until = monotonic() + seconds
        self._look(0)
        if self._heard:
            raise ProgramFault("arena-program-unasked", answer=shown(self._heard))
        self._queue(question + b"\n")
        while self._unsent or not self._heard.endswith(b"\n"):
            if self._has_ended:
                raise self._ended()
            left = until - monotonic()
            if left <= 0:
                raise ProgramFault("arena-program-silent", seconds=f"{seconds:g}", said=self._said_last())
            self._look(left)
        answer, self._heard = self._heard, b""
        return answer.strip()

    def cpu_seconds(self) -> float | None:
        """The CPU time that it has used; None if that is unknown."""
        return cpu_seconds(self._process.pid)

    def _look(self, seconds: float) -> None:
        """Wait until a pipe is ready, and use it."""
        for key, _ in self._pipes.select(seconds):
            key.data()

    def _queue(self, text: bytes) -> None:
        if not self._unsent:
            self._pipes.register(self._stdin, selectors.EVENT_WRITE, self._send)
        self._unsent += text
        self._send()

    def _send(self) -> None:
        try:
            sent = os.write(self._stdin, self._unsent[:CHUNK])
        except BlockingIOError:
            return
        except BrokenPipeError:
            self._has_ended, sent = True, len(self._unsent)
        self._unsent = self._unsent[sent:]
        if not self._unsent:
            self._pipes.unregister(self._stdin)

    def _read_answer(self) -> None:
        said = os.read(self._stdout, CHUNK)
        self._heard += said
        if not said:
            self._has_ended = True
            self._pipes.unregister(self._stdout)
        line, _, rest = self._heard.partition(b"\n")
        if len(line) > LONGEST_ANSWER:
            raise ProgramFault("arena-program-long-answer", most=LONGEST_ANSWER, answer=shown(line))
        if rest:
            raise ProgramFault("arena-program-lines", answer=shown(self._heard))

    def _read_errors(self) -> None:
        said = os.read(self._stderr, CHUNK)
        self._error_output.add(said)
        if not said:
            self._pipes.unregister(self._stderr)

    def _ended(self) -> ProgramFault:
        """Why there will be no answer."""
        ending = self._ending(ENDING_SECONDS)
        with suppress(BlockingIOError):
            self._error_output.add(os.read(self._stderr, CHUNK))
        said = self._said_last()
        if ending is None:
            return ProgramFault("arena-program-closed", said=said)
        if ending.si_code == os.CLD_EXITED:
            return ProgramFault("arena-program-ended", status=ending.si_status, said=said)
        return ProgramFault("arena-program-killed", signal=_signal_name(ending.si_status), said=said)

    def _said_last(self) -> str:
        self._error_output.finish()
        return shown(self._error_output.last) if self._error_output.last else "none"

    def _ending(self, seconds: float) -> os.waitid_result | None:
        """How the program ended; None while it is running. It is not reaped, so that its process id is not
        used again.
        """
        until = monotonic() + seconds
        while (ending := os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)) is None:
            if monotonic() >= until:
                break
            sleep(GLANCE_SECONDS)
        return ending

    def leave(self, farewell: bytes) -> None:
        """Send the last message, close its input and wait a moment until it has ended; the rest of its output is
        dropped.
        """
        until = monotonic() + LEAVE_SECONDS
        self._queue(farewell + b"\n")
        if self._unsent:
            self._pipes.unregister(self._stdin)
        assert self._process.stdin is not None
        self._process.stdin.close()
        while not self._has_ended and monotonic() < until:
            self._heard = b""
            with suppress(ProgramFault):
                self._look(until - monotonic())
        self._ending(until - monotonic())

    def kill(self) -> None:
        """Kill the whole group and reap the program."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        guard().forget(self._process.pid)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(LEAVE_SECONDS)
        self._error_output.finish()
        self._pipes.close()
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert pipe is not None
            pipe.close()


def _started(arguments: Sequence[str]) -> subprocess.Popen[bytes]:
    pipe = subprocess.PIPE
    try:
        return subprocess.Popen(arguments, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
    except OSError as error:
        raise ProgramFault("arena-program-start", problem=error.strerror or "") from None


def _signal_name(number: int) -> str:
    return signal.Signals(number).name if number in set(signal.Signals) else str(number)


class ErrorOutput:
    """What a program writes to its error output: passed on up to a limit. The last line often says why it ended."""

    def __init__(self, who: str) -> None:
        self.last = ""
        self._who = who
        self._rest = b""
        self._left = MOST_PASSED_ON

    def add(self, said: bytes) -> None:
        """Add more bytes."""
        *lines, rest = (self._rest + said).split(b"\n")
        for line in lines:
            self._pass_on(line[:LONGEST_LINE])
        self._rest = rest[:LONGEST_LINE]

    def finish(self) -> None:
        """Note the end of the output."""
        if self._rest:
            self.add(b"\n")

    def _pass_on(self, line: bytes) -> None:
        text = printable(line.decode("utf-8", "replace")).rstrip()
        self.last = text or self.last
        if self._left > 0:
            sys.stderr.write(f"{self._who}: {text}\n")
            self._left -= len(line) + 1
            if self._left <= 0:
                sys.stderr.write(f"{self._who}: ...\n")

"""Processes that begin where this one stands: all modules are there already, so that they serve within a moment."""

import gc
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress
from typing import NoReturn

LOOK_SECONDS = 0.02
STDIN = 0
READY = b"r"
Told = Callable[[], None]
Work = Callable[[Told], None]
Step = Callable[[], None]


class Child:
    """A process that was forked off. It ends when this one does, whatever the reason."""

    def __init__(self, pid: int, life: int, news: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        """Once it has ended: the status, or the number of the signal that ended it, below zero."""
        self._life = life
        """As long as this end of a pipe is open here, the child lives on."""
        self._news = news

    def fileno(self) -> int:
        """What can be read once it is ready, or has ended."""
        return self._news

    def poll(self) -> int | None:
        """The status, if it has ended."""
        if self.returncode is None:
            ended, status = os.waitpid(self.pid, os.WNOHANG)
            self.returncode = os.waitstatus_to_exitcode(status) if ended else None
        return self.returncode

    def wait(self) -> int:
        """Until it has ended; the status."""
        while (status := self.poll()) is None:
            time.sleep(LOOK_SECONDS)
        return status

    def terminate(self) -> None:
        """Ask it to end."""
        self._signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self._signal(signal.SIGKILL)

    def _signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def wait_until_ready(self) -> bool:
        """Until it says that it is ready, or ends; whether it is."""
        return os.read(self._news, 1) == READY

    def close(self) -> None:
        """Let go of what connects it with this process."""
        os.close(self._life)
        os.close(self._news)


def fork(work: Work, forget: Iterable[Step], handled: Iterable[signal.Signals]) -> Child:
    """A process that does some work, told how to say that it is ready.

    forget: what it does first, to let go of what only this process needs. handled: signals that are for this process.
    Raises OSError where there can be no more processes.
    """
    numbers = set(handled)
    with ExitStack() as failing:
        (end, life), (news, say) = _pipe(failing), _pipe(failing)
        gc.freeze()  # what is there already is looked through by nobody: it stays shared
        signal.pthread_sigmask(signal.SIG_BLOCK, numbers)
        try:
            pid = os.fork()
            if pid == 0:
                _room(work, [*forget, lambda: _close(life, news)], numbers, end, say)
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, numbers)
            gc.unfreeze()
        failing.pop_all()
    _close(end, say)
    return Child(pid, life, news)


def _pipe(failing: ExitStack) -> tuple[int, int]:
    """A pipe that is closed again where what follows fails."""
    ends = os.pipe()
    failing.callback(_close, *ends)
    return ends


def _room(work: Work, forget: Iterable[Step], handled: set[signal.Signals], end: int, say: int) -> NoReturn:
    """All that the child does; nothing of what called `fork` happens in it."""
    status = 1
    try:
        os.setsid()  # Ctrl-C in the terminal is for the other process, which tells this one in order
        for number in handled:
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, handled)
        for each in forget:
            each()
        os.dup2(os.open(os.devnull, os.O_RDONLY), STDIN)
        threading.Thread(target=_end_with_parent, args=(end,), daemon=True).start()
        work(lambda: _say_ready(say))
        status = 0
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        with suppress(OSError, ValueError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(status)


def _say_ready(say: int) -> None:
    with suppress(OSError):
        os.write(say, READY)


def _end_with_parent(end: int) -> None:
    os.read(end, 1)
    os.kill(os.getpid(), signal.SIGTERM)


def _close(*numbers: int) -> None:
    for number in numbers:
        os.close(number)

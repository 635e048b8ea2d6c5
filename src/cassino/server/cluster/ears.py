"""Waits for signals, and meanwhile for whatever can be read."""

import selectors
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

ENOUGH = 4096


class Readable(Protocol):
    """Something with a file number."""

    def fileno(self) -> int: ...


class Ears:
    """Hears signals, one after another. Only the main thread may have it, and only once."""

    def __init__(self, numbers: Iterable[signal.Signals]) -> None:
        self._signals: deque[int] = deque()
        self._selector = selectors.DefaultSelector()
        self._woken, self._wakes = socket.socketpair()
        for end in (self._woken, self._wakes):
            end.setblocking(False)
        signal.set_wakeup_fd(self._wakes.fileno(), warn_on_full_buffer=False)
        self.listen(self._woken, lambda: self._woken.recv(ENOUGH))
        for number in numbers:
            signal.signal(number, lambda received, _frame: self._signals.append(received))

    def listen(self, source: Readable, heard: Callable[[], object]) -> None:
        """From now on a function is called when there is something to read."""
        self._selector.register(source, selectors.EVENT_READ, heard)

    def ignore(self, source: Readable) -> None:
        """No longer."""
        if source in self._selector.get_map():
            self._selector.unregister(source)

    def next_signal(self, seconds: float | None) -> int | None:
        """The next signal; None where none comes within some time, or where something else was heard."""
        if not self._signals:
            for key, _ in self._selector.select(seconds):
                key.data()
        return self._signals.popleft() if self._signals else None

    def close(self) -> None:
        """Hear nothing more, also where this process was only forked off the one that does."""
        signal.set_wakeup_fd(-1)
        self._selector.close()
        self._woken.close()
        self._wakes.close()

"""A worker process, as the parent sees it."""

import os
from contextlib import suppress
from multiprocessing.context import ForkServerProcess


class Process:
    """A process that was started. Its own end is watched, so that a forkserver that dies takes no worker with it.

    `multiprocessing` would mistake the end of the forkserver for that of the process, and send it no signals any more.
    """

    def __init__(self, started: ForkServerProcess) -> None:
        assert started.pid is not None
        self.pid = started.pid
        self._started = started
        self._descriptor = _descriptor(started.pid)

    def fileno(self) -> int:
        """A file that becomes readable when the process has ended."""
        return self._started.sentinel if self._descriptor is None else self._descriptor

    def send(self, number: int) -> None:
        """Send it a signal."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def close(self) -> int | None:
        """Its exit code, after it has ended; 255 if that is unknown."""
        if self._descriptor is not None:
            os.close(self._descriptor)
        self._started.join()
        code = self._started.exitcode
        self._started.close()
        return code


def _descriptor(pid: int) -> int | None:
    """The process's file descriptor; None if the system has no such files, or the process has already ended."""
    if not hasattr(os, "pidfd_open"):
        return None
    with suppress(OSError):
        return os.pidfd_open(pid)
    return None

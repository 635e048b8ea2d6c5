"""Signals and sockets are heard at the same place, whichever comes first."""

import os
import signal
import socket
from collections.abc import Iterator

import pytest

from cassino.server.cluster.ears import Ears

WANTED = signal.SIGUSR1
SOON = 60.0


@pytest.fixture
def ears() -> Iterator[Ears]:
    usual = signal.getsignal(WANTED)
    ears = Ears([WANTED])
    yield ears
    ears.close()
    signal.signal(WANTED, usual)


def signal_within(ears: Ears, times: int) -> int | None:
    """The next signal, though other things are heard before it."""
    return next((found for _ in range(times) if (found := ears.next_signal(SOON)) is not None), None)


def test_signals_come_one_after_another(ears: Ears) -> None:
    for _ in range(2):
        os.kill(os.getpid(), WANTED)
    assert [signal_within(ears, 3) for _ in range(2)] == [WANTED, WANTED]


def test_what_can_be_read_is_heard_before_any_signal(ears: Ears) -> None:
    here, there = socket.socketpair()
    heard: list[bytes] = []
    with here, there:
        ears.listen(here, lambda: heard.append(here.recv(9)))
        there.send(b"x")
        assert ears.next_signal(SOON) is None and heard == [b"x"]
        ears.ignore(here)
        ears.ignore(here)
        there.send(b"y")
        assert ears.next_signal(0) is None and heard == [b"x"]

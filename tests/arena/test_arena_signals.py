"""Ctrl-C and SIGTERM while processes of an arena start."""

import os
import signal
import threading
from collections.abc import Iterator

import pytest

from cassino.arena.workers import ENDING, _signals_held


class Ended(Exception):
    """What the program does when a signal comes."""


def end(_number: int, _frame: object) -> None:
    raise Ended


@pytest.fixture
def another_thread() -> Iterator[None]:
    """A thread that hears of every signal, as one that draws progress."""
    done = threading.Event()
    thread = threading.Thread(target=done.wait)
    thread.start()
    yield
    done.set()
    thread.join()


@pytest.mark.usefixtures("another_thread")
@pytest.mark.parametrize("number", sorted(ENDING))
def test_a_signal_waits_until_a_process_has_started(number: signal.Signals) -> None:
    before, reached = signal.signal(number, end), False
    try:
        with pytest.raises(Ended), _signals_held():
            os.kill(os.getpid(), number)
            threading.Event().wait(0.05)
            reached = True
        assert reached and signal.getsignal(number) is end
    finally:
        signal.signal(number, before)


def test_nothing_is_left_of_it_where_no_signal_comes() -> None:
    before = {number: signal.getsignal(number) for number in ENDING}
    with _signals_held():
        assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) >= ENDING
    assert {number: signal.getsignal(number) for number in ENDING} == before
    assert not signal.pthread_sigmask(signal.SIG_BLOCK, ()) & ENDING

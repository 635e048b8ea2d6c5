"""Garbage in a server process: the long-lived is left alone, what goes round in circles still goes."""

import gc
import threading
import weakref

import pytest

from cassino.server.ops import garbage
from cassino.server.ops.garbage import NEVER, seldom_collected


class Ring:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.own = self


def test_old_objects_are_left_alone_until_the_server_ends() -> None:
    before = gc.get_threshold()
    with seldom_collected():
        assert gc.get_threshold()[2] == NEVER
        assert gc.get_freeze_count() > 10_000
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)


def test_what_refers_to_itself_is_found_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "WHOLE_EVERY_SECONDS", 0.01)
    with seldom_collected():
        ring = Ring()
        gc.collect(1)
        gone = threading.Event()
        weakref.finalize(ring, gone.set)
        del ring
        assert gone.wait(20)

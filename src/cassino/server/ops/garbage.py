"""Garbage collection in a server process: rarely among old objects, because everybody waits meanwhile."""

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG, MIDDLE = 1_000, 10
NEVER = 1_000_000
"""A thousand tables are a million objects; scanning all of them takes longer than a move may."""
WHOLE_EVERY_SECONDS = 600.0


@contextmanager
def seldom_collected() -> Iterator[None]:
    """Inside the context, old objects are scanned every ten minutes, and those that exist already never."""
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    ended = threading.Event()
    thread = threading.Thread(target=_collect, args=(ended,), name="collector", daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()
        gc.set_threshold(*usual)
        gc.unfreeze()


def _collect(ended: threading.Event) -> None:
    while not ended.wait(WHOLE_EVERY_SECONDS):
        gc.collect()

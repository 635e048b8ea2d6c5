"""How a server process looks for garbage: seldom among what lives long, because everybody waits meanwhile."""

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG, MIDDLE = 1_000, 10
NEVER = 1_000_000
"""A thousand tables are a million objects: to look through them all takes longer than a move may."""
WHOLE_EVERY_SECONDS = 600.0


@contextmanager
def seldom_collected() -> Iterator[None]:
    """While this lasts, old objects are looked through every ten minutes, and what is there already never."""
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

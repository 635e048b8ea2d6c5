"""Who plays the packs: this process, several, or (in `ray`) a cluster. The results are the same."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Thread
from types import TracebackType
from typing import Protocol, Self

from cassino.arena.contest import Contest
from cassino.arena.pack import PackResult, play_pack

Place = tuple[int, int]
"""The number of a contest and that of a pack in it."""
AHEAD = 4
"""Packs in the queue for each process."""


class Workers(Protocol):
    """What plays packs; left, it stops."""

    ahead: int
    """How many packs may be submitted before the first result is asked for."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def submit(self, place: Place) -> Callable[[], PackResult]:
        """Begin to play a pack; what is returned waits for the result."""
        ...


def in_order(workers: Workers, places: Iterable[Place]) -> Iterator[tuple[Place, PackResult]]:
    """The results of all packs in the order of their places, which are asked for as late as possible."""
    waiting: deque[tuple[Place, Callable[[], PackResult]]] = deque()
    for place in places:
        waiting.append((place, workers.submit(place)))
        if len(waiting) >= workers.ahead:
            yield _first(waiting)
    while waiting:
        yield _first(waiting)


def _first(waiting: deque[tuple[Place, Callable[[], PackResult]]]) -> tuple[Place, PackResult]:
    place, result = waiting.popleft()
    return place, result()


def local_workers(contests: Sequence[Contest], jobs: int) -> Workers:
    """So many processes of this machine."""
    packs = sum(contest.packs for contest in contests)
    return Processes(contests, jobs) if jobs > 1 and packs > 1 else Alone(contests)


class Alone:
    """This process."""

    ahead = 1

    def __init__(self, contests: Sequence[Contest]) -> None:
        self._contests = contests

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing is left to stop."""

    def submit(self, place: Place) -> Callable[[], PackResult]:
        """Play when the result is asked for."""
        index, pack = place
        return partial(play_pack, self._contests[index], pack)


class Processes:
    """Several processes of this machine. They end with the one that started them, even if it is killed."""

    def __init__(self, contests: Sequence[Contest], jobs: int) -> None:
        self.ahead = jobs * AHEAD
        self._pool = ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=_begin, initargs=(tuple(contests),)
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pool.shutdown(cancel_futures=True)

    def submit(self, place: Place) -> Callable[[], PackResult]:
        """Play in the next process that is free."""
        return self._pool.submit(_play, place).result


_contests: tuple[Contest, ...] = ()
"""In a worker: what is played, so that it is sent only once."""


def _begin(contests: tuple[Contest, ...]) -> None:
    global _contests
    _contests = contests
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A killed parent cannot tell its workers to stop, and they would wait for it for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(place: Place) -> PackResult:
    index, pack = place
    return play_pack(_contests[index], pack)

"""Where packs are played: in this process, in several, or (see `ray`) on a cluster. The results are the same."""

import os
import pickle
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import active_children, get_context, parent_process
from threading import Thread, current_thread, main_thread
from types import FrameType, TracebackType
from typing import Any, Generic, Protocol, Self, TypeVar

from cassino.arena.contest import Contest
from cassino.arena.pack import PackResult, play_pack
from cassino.bots import Bot
from cassino.errors import CassinoError

Task = TypeVar("Task")
Played = TypeVar("Played")
Found = TypeVar("Found", covariant=True)

Place = tuple[int, int]
"""The number of a contest and that of a pack in it."""
ENDING = {signal.SIGINT, signal.SIGTERM}
AHEAD = 4
"""Packs in the queue, per process."""


class Workers(Protocol[Found]):
    """Plays packs, or any other repeated task. A context manager: it stops at the end."""

    ahead: int
    """How many packs may be submitted before the first result is collected."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def submit(self, place: Place) -> Callable[[], Found]:
        """Begin to play a pack; the returned function waits for the result."""
        ...


def in_order(workers: Workers[Played], places: Iterable[Place]) -> Iterator[tuple[Place, Played]]:
    """The results of all packs in the order of their places, which are requested as late as possible."""
    waiting: deque[tuple[Place, Callable[[], Played]]] = deque()
    for place in places:
        waiting.append((place, workers.submit(place)))
        if len(waiting) >= workers.ahead:
            yield _first(waiting)
    while waiting:
        yield _first(waiting)


def _first(waiting: deque[tuple[Place, Callable[[], Played]]]) -> tuple[Place, Played]:
    place, result = waiting.popleft()
    return place, result()


def local_workers(contests: Sequence[Contest], jobs: int, own: Mapping[str, Bot] | None = None) -> Workers[PackResult]:
    """`jobs` processes of this machine. own: bots that a Python program brings along, by name."""
    packs = sum(contest.packs for contest in contests)
    if jobs > 1 and packs > 1:
        _require_portable(own or {})
    return here(contests, jobs if packs > 1 else 1, partial(play_pack, own_bots=own))


def _require_portable(bots: Mapping[str, Bot]) -> None:
    """Raises CassinoError for a bot that cannot be sent to another process."""
    for name, bot in bots.items():
        try:
            pickle.dumps(bot)
        except Exception as error:
            raise CassinoError("arena-bot-stays", bot=name, problem=str(error)) from error


def here(tasks: Sequence[Task], jobs: int, play: Callable[[Task, int], Played]) -> Workers[Played]:
    """`jobs` processes of this machine, for any other repeated task."""
    if jobs > 1:
        return Processes(tasks, jobs, play)
    return Alone(tasks, play)


class Alone(Generic[Task, Played]):
    """This process."""

    ahead = 1

    def __init__(self, tasks: Sequence[Task], play: Callable[[Task, int], Played]) -> None:
        self._tasks, self._play = tasks, play

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Do nothing: nothing is left to stop."""

    def submit(self, place: Place) -> Callable[[], Played]:
        """Play when the result is requested."""
        index, pack = place
        return partial(self._play, self._tasks[index], pack)


class Processes(Generic[Task, Played]):
    """Several processes of this machine. They end with the process that started them, even if that is killed."""

    def __init__(self, tasks: Sequence[Task], jobs: int, play: Callable[[Task, int], Played]) -> None:
        """play: a function of a module, which the processes can import."""
        self.ahead = jobs * AHEAD
        self._pool = ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=_begin, initargs=(tuple(tasks), play)
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop; after an error or Ctrl-C without waiting for the packs that are being played."""
        if kind is not None:
            for process in active_children():
                process.kill()
        self._pool.shutdown(cancel_futures=True)

    def submit(self, place: Place) -> Callable[[], Played]:
        """Play in the next free process, which may have to start first."""
        with _signals_held():
            result: Callable[[], Played] = self._pool.submit(_play, place).result
        return result


@contextmanager
def _signals_held() -> Iterator[None]:
    """Ctrl-C and SIGTERM wait: processes that start meanwhile get all that they need, and hear of neither before
    `_begin`.

    New processes inherit the mask. It does not keep this process from hearing of a signal, which another of its threads
    may take: so the handlers wait, too.
    """
    if sys.platform == "win32":
        yield
        return
    heard: list[int] = []
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    ours = ENDING if current_thread() is main_thread() else ()
    handlers = {number: signal.signal(number, lambda number, _frame: heard.append(number)) for number in ours}
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler or signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        for late in heard:
            signal.raise_signal(late)


_tasks: tuple[Any, ...] = ()
"""In a worker: the tasks, so that they are sent only once."""
_player: Callable[[Any, int], Any] = play_pack


def _begin(tasks: tuple[Any, ...], play: Callable[[Any, int], Any]) -> None:
    global _tasks, _player
    _tasks, _player = tasks, play
    signal.signal(signal.SIGINT, _leave_to_parent)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
    Thread(target=_end_with_parent, daemon=True).start()


def _leave_to_parent(number: int, frame: FrameType | None) -> None:
    """Ctrl-C reaches every process of a terminal; the one that started this one ends it."""


def _end_with_parent() -> None:
    """End with the parent: a killed parent cannot tell its workers to stop, and they would wait for it forever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(place: Place) -> Any:
    index, pack = place
    return _player(_tasks[index], pack)

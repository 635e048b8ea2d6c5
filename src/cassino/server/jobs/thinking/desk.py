"""The queue of jobs for processes: bounded, and fair between matches or people. For one event loop."""

import asyncio
from collections import OrderedDict, deque
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Generic, TypeVar

from cassino.server.jobs.thinking.jobs import Answer, Job

MOST_WAITING = 1000
MOST_OF_ONE = 4
"""The most waiting jobs of one match: a turn, and its players' questions."""
MOST_LETTERS, MOST_LETTERS_OF_ONE = 64 * 1024 * 1024, 8 * 1024 * 1024
"""The most text in all waiting jobs together, and in those of one match or person, in characters."""
MOST_TRIES = 3
PATIENCE = 1.5
"""Jobs that wait this many times as long as one may take, and none is taken, are stuck."""

Lane = int | str
"""The owner of a job: a match or a person."""
Work = TypeVar("Work")
Result = TypeVar("Result")


class DeskFull(Exception):
    """Too many jobs wait, of this match or of all."""


class GivenUp(Exception):
    """A job has failed too often, or in a way that another process would not change."""


class Stuck(Exception):
    """Jobs wait, and nobody takes them."""


@dataclass(eq=False)
class TaskOf(Generic[Work, Result]):
    """A job on the desk."""

    job: Work
    lane: Lane
    answer: "asyncio.Future[Result]"
    letters: int = 0
    """The size of the job in characters."""
    tries: int = 0
    left: list[str] = field(default_factory=list)
    """The problem of each failed try."""


class DeskOf(Generic[Work, Result]):
    """Jobs go in lanes, one for each match or person; the lanes are served in turn."""

    def __init__(
        self,
        most: int = MOST_WAITING,
        most_of_one: int = MOST_OF_ONE,
        most_letters: int = MOST_LETTERS,
        most_letters_of_one: int = MOST_LETTERS_OF_ONE,
    ) -> None:
        self._most, self._most_of_one = most, most_of_one
        self._most_letters, self._most_letters_of_one = most_letters, most_letters_of_one
        self._letters = 0
        self._lanes: OrderedDict[Lane, deque[TaskOf[Work, Result]]] = OrderedDict()
        self._takers: deque[asyncio.Future[TaskOf[Work, Result]]] = deque()
        self._count = 0
        self._moved = monotonic()
        """When a job was last taken, or began to wait alone."""

    def __len__(self) -> int:
        return self._count

    def look(self, seconds: float) -> None:
        """Check that the jobs move. seconds: the most that one may take. Raises Stuck."""
        if self._count and monotonic() - self._moved > PATIENCE * seconds:
            raise Stuck

    def submit(self, lane: Lane, job: Work, letters: int = 0, people: int = 1) -> TaskOf[Work, Result]:
        """Queue a job. letters: its size in characters. people: how many share the lane. Raises DeskFull."""
        if not self._has_room(lane, letters, people):
            raise DeskFull
        task = TaskOf[Work, Result](job, lane, asyncio.get_running_loop().create_future(), letters)
        self._lay(task, is_first=False)
        return task

    def _has_room(self, lane: Lane, letters: int, people: int) -> bool:
        """Whether a job may wait. A job of any size may, if no other job with text is waiting."""
        waiting = self._lanes.get(lane, ())
        if self._count >= self._most or len(waiting) >= people * self._most_of_one:
            return False
        of_one = sum(task.letters for task in waiting)
        fits_one = not of_one or of_one + letters <= self._most_letters_of_one
        fits = not self._letters or self._letters + letters <= self._most_letters
        return not letters or (fits_one and fits)

    def put_back(self, task: TaskOf[Work, Result], why: str) -> None:
        """Put back a job that was begun and not finished: it comes first, unless it has failed too often."""
        task.tries += 1
        task.left.append(why)
        if task.answer.done():
            return
        if task.tries >= MOST_TRIES:
            task.answer.set_exception(GivenUp("; ".join(task.left)))
        else:
            self._lay(task, is_first=True)

    def _lay(self, task: TaskOf[Work, Result], is_first: bool) -> None:
        if taker := self._waiting_taker():
            taker.set_result(task)
            return
        if not self._count:
            self._moved = monotonic()
        lane = self._lanes.setdefault(task.lane, deque())
        if is_first:
            lane.appendleft(task)
            self._lanes.move_to_end(task.lane, last=False)
        else:
            lane.append(task)
        self._count += 1
        self._letters += task.letters

    def _waiting_taker(self) -> "asyncio.Future[TaskOf[Work, Result]] | None":
        while self._takers:
            if not (taker := self._takers.popleft()).done():
                return taker
        return None

    async def take(self) -> TaskOf[Work, Result]:
        """The next job."""
        while self._count:
            task = self._next()
            if not task.answer.done():
                return task
        taker: asyncio.Future[TaskOf[Work, Result]] = asyncio.get_running_loop().create_future()
        self._takers.append(taker)
        try:
            return await taker
        except asyncio.CancelledError:
            with suppress(ValueError):
                self._takers.remove(taker)
            if taker.done() and not taker.cancelled():
                self._lay(taker.result(), is_first=True)
            raise

    def _next(self) -> TaskOf[Work, Result]:
        name, lane = next(iter(self._lanes.items()))
        task = lane.popleft()
        self._count -= 1
        self._moved = monotonic()
        self._letters -= task.letters
        if lane:
            self._lanes.move_to_end(name)
        else:
            del self._lanes[name]
        return task


Task = TaskOf[Job, Answer]
Desk = DeskOf[Job, Answer]

"""Bots at the table: they think beside the event loop and are given a view and a clock, nothing else."""

import asyncio
import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from time import thread_time

from cassino.analysis import hints
from cassino.analysis.hints import Advice, advise
from cassino.bots import Clock, make_bot
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.hosted.events import Claimed, Moved
from cassino.hosted.match import HostedMatch
from cassino.notation.move import format_move
from cassino.server.jobs.compute import NOBODY, Compute, Payer
from cassino.server.jobs.thinking.desk import Desk, DeskFull, GivenUp, Lane, Task
from cassino.server.jobs.thinking.jobs import (
    Answer,
    Job,
    WrongAnswer,
    advice_in,
    advice_job,
    is_own,
    move_in,
    think,
    turn_job,
)
from cassino.server.jobs.thinking.process import Thinker
from cassino.server.jobs.thinking.slots import LEASE_SECONDS, Slots

log = logging.getLogger(__name__)

CLOCK = Clock(move_seconds=0.25)
"""Nobody waits longer for a bot than a person notices."""
LEAST_SECONDS = 0.02
CALM = 4
"""So many jobs for each who thinks are no hurry; of more, each gets less time."""
LAST_RESORT = "random"
QUICK = frozenset({"random", "greedy", "heuristic", *(f"level{n}" for n in range(1, 7))})
"""These take a millisecond or two: less than the way to another process."""
IN_A_HURRY = "heuristic"
"""Plays for the others where too many of them are to think at the same time."""
HINT = hints.HINT
HINT_KEY = 0x417


class BotFailure(Exception):
    """A bot raised an error or chose what the rules forbid."""


class BotPool:
    """Where bots think: the quick ones in threads, those that search in processes or on other machines.

    processes: at most so many of this machine; with none, all think in threads unless other machines help.
    """

    def __init__(self, processes: int = 1) -> None:
        self.desk = Desk()
        self.compute = Compute(processes)
        """Where everything else is worked out that takes long."""
        self.helpers = 0
        """How many that think are connected from other machines."""
        self._threads = ThreadPoolExecutor(2, "bot")
        self._clearing: asyncio.Task[None] | None = None
        self._slots = Slots(self.desk, processes, _thought)
        self._hints = 0
        """How many wait for a hint: no bot is to think less for that."""

    def close(self) -> None:
        """No bot begins to think any more."""
        self.compute.close()
        self._slots.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def pids(self) -> list[int]:
        """The processes of this machine in which bots think now."""
        return self._slots.pids

    async def choose(self, hosted: HostedMatch, seat: int, name: str) -> Moved | Claimed:
        """What a bot does in its turn. Its chances depend on the match and the version only. Raises BotFailure."""
        view, rng = hosted.view(seat, past=True), Rng(hosted.created.bot_seed).split(hosted.version)
        move = await self._move(hosted, name, view, rng)
        return Claimed(seat) if move.kind == Kind.CLAIM else Moved(seat, format_move(view.public, move))

    async def _move(self, hosted: HostedMatch, name: str, view: View, rng: Rng) -> Move:
        if not self._is_for_others(name):
            return await self._in_thread(name, view, rng)
        try:
            job = turn_job(view, rng, name, self._hurried(CLOCK.move_seconds))
            return move_in(view, await self._asked(hosted.created.bot_seed, job))
        except DeskFull:
            log.warning("too many bots think at once: %s plays for %s", IN_A_HURRY, name)
            return await self._in_thread(IN_A_HURRY, view, rng)
        except (WrongAnswer, GivenUp) as error:
            log.error("bot %s failed: %s", name, error)
            raise BotFailure(f"{name} failed") from error

    async def advise(self, hosted: HostedMatch, seat: int, payer: Payer = NOBODY) -> Advice:
        """What is good in a position, for all steps of a hint. Raises BotFailure; BadRequest where it is too much."""
        reserved, self._hints, spent = payer.reserve(), self._hints + 1, 0.0
        try:
            advice, spent = await self._advised(hosted, seat, payer.name)
        finally:
            self._hints -= 1
            payer.settle(reserved, spent)
        return advice

    async def _advised(self, hosted: HostedMatch, seat: int, name: str) -> tuple[Advice, float]:
        """The advice, and the milliseconds that it took."""
        view, rng = hosted.view(seat), Rng(hosted.created.bot_seed).split(HINT_KEY).split(hosted.version)
        budget = replace(HINT, seconds=self._hurried(HINT.seconds or CLOCK.move_seconds))
        if not self._is_for_others(""):
            return await asyncio.get_running_loop().run_in_executor(self._threads, _advice, view, rng)
        try:
            answer = await self._asked(name or hosted.created.bot_seed, advice_job(view, rng, budget))
            return advice_in(view, answer), min(max(0.0, answer.spent), LEASE_SECONDS * 1000)
        except (DeskFull, WrongAnswer, GivenUp) as error:
            log.error("no hint can be given: %s", error)
            raise BotFailure("no hint can be given") from error

    def _is_for_others(self, name: str) -> bool:
        return name not in QUICK and bool(self._slots.count or self.helpers)

    async def _in_thread(self, name: str, view: View, rng: Rng) -> Move:
        return await asyncio.get_running_loop().run_in_executor(self._threads, _choice, name, view, rng)

    async def _asked(self, lane: Lane, job: Job) -> Answer:
        """The answer of whoever is free first. Matches are told apart by the seeds of their bots."""
        task = self.desk.submit(lane, job)
        self._rouse()
        try:
            return await task.answer
        finally:
            task.answer.cancel()

    def put_back(self, task: Task, why: str) -> None:
        """Somebody who had taken a job did not do it: somebody else shall."""
        self.desk.put_back(task, why)
        self._rouse()

    @contextmanager
    def helping(self) -> Iterator[None]:
        """While somebody from another machine is here to take jobs."""
        self.helpers += 1
        try:
            yield
        finally:
            self.helpers -= 1
            self._rouse()

    def _rouse(self) -> None:
        """Somebody shall do what waits: processes, or threads where there is nobody else any more."""
        if not len(self.desk):
            return
        self._slots.wake()
        if not self._slots.count and not self.helpers and self._clearing is None:
            self._clearing = asyncio.get_running_loop().create_task(self._clear())
            self._clearing.add_done_callback(self._cleared)

    def _cleared(self, _task: "asyncio.Task[None]") -> None:
        self._clearing = None

    async def _clear(self) -> None:
        """Do all waiting jobs in a thread."""
        loop = asyncio.get_running_loop()
        while len(self.desk):
            task = await self.desk.take()
            answer = await loop.run_in_executor(self._threads, think, task.job)
            if not task.answer.done():
                task.answer.set_result(answer)

    def _hurried(self, seconds: float) -> float:
        """The time for one job, so that those who wait do not wait long."""
        hands = max(1, self._slots.count + self.helpers)
        return max(LEAST_SECONDS, seconds * min(1.0, CALM * hands / (self._turns_waiting + 1)))

    @property
    def _turns_waiting(self) -> int:
        return max(0, len(self.desk) - self._hints)


def _choice(name: str, view: View, rng: Rng) -> Move:
    try:
        move = make_bot(name, rng).choose(view, CLOCK)
    except Exception as error:
        log.exception("bot %s failed", name)
        raise BotFailure(f"{name} failed") from error
    return _checked(name, view, move)


def _checked(name: str, view: View, move: Move) -> Move:
    if not is_own(view, move):
        broken = view.broken_rule(move)
        log.error("bot %s chose an illegal move of kind %s (rule %s)", name, move.kind, broken and broken.number)
        raise BotFailure(f"{name} chose an illegal move")
    return move


def _thought(thinker: Thinker, job: Job) -> Answer:
    return thinker.think(job, LEASE_SECONDS)


def _advice(view: View, rng: Rng) -> tuple[Advice, float]:
    began = thread_time()
    try:
        advice = advise(view, rng, HINT)
    except Exception as error:
        log.exception("no hint can be given")
        raise BotFailure("no hint can be given") from error
    _checked("hint", view, advice.move)
    return advice, (thread_time() - began) * 1000

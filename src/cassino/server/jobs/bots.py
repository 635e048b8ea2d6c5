"""Bots at the table: they think outside the event loop, and get only a view and a clock."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from time import thread_time
from typing import TypeVar

from cassino.analysis import hints
from cassino.analysis.hints import Advice, advise
from cassino.bots import level_names
from cassino.bots.levels import AT_SIGHT
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.hosted.driver.bot_turn import CLOCK, BotFailure, BotTurn, bot_turn, checked, hint_chance
from cassino.hosted.match.events import Claimed, Moved
from cassino.hosted.match.match import HostedMatch
from cassino.server.jobs.compute import NOBODY, Compute, Payer
from cassino.server.jobs.thinking.desk import Desk, DeskFull, GivenUp, Lane
from cassino.server.jobs.thinking.jobs import (
    Answer,
    Job,
    WrongAnswer,
    advice_in,
    advice_job,
    move_in,
    think,
    turn_job,
)
from cassino.server.jobs.thinking.process import AnotherEdition, Thinker
from cassino.server.jobs.thinking.slots import LEASE_SECONDS, Slots
from cassino.server.telemetry.logs import reason

log = logging.getLogger(__name__)

LEAST_SECONDS = 0.02
CALM = 4
"""Up to this many jobs per process or thread are fine; with more, each job gets less time."""
QUICK = frozenset({"random", "greedy", "counter", "heuristic", *level_names()[:AT_SIGHT]})
"""These bots take a millisecond or two: less than sending a job to another process."""
IN_A_HURRY = "heuristic"
"""Plays instead of other bots if too many of them have to think at the same time."""
HINT = hints.HINT
Result = TypeVar("Result")


class BotPool:
    """Where bots think: the quick ones in threads, those that search in processes.

    processes: at most this many; with 0, all bots think in threads.
    """

    def __init__(self, processes: int = 1) -> None:
        self.desk = Desk()
        self.compute = Compute(processes)
        """Does all other work that takes long."""
        self._threads = ThreadPoolExecutor(2, "bot")
        self._slots = Slots(self.desk, processes, _thought)
        self._hints = 0
        """How many hint requests are waiting; they do not reduce bots' time."""

    async def look(self) -> None:
        """Check that waiting work is done. Raises Stuck."""
        self.desk.look(LEASE_SECONDS)
        self.compute.look()

    def close(self) -> None:
        """Stop: no bot begins to think any more."""
        self.compute.close()
        self._slots.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def pids(self) -> list[int]:
        """The processes in which bots are thinking."""
        return self._slots.pids

    async def choose(self, hosted: HostedMatch, seat: int, name: str) -> Moved | Claimed:
        """The decision of a bot with this name. Raises BotFailure."""
        turn = bot_turn(hosted, seat).by(name)
        return turn.event(await self._move(hosted, turn))

    async def _move(self, hosted: HostedMatch, turn: BotTurn) -> Move:
        if not self._is_for_others(turn.bot):
            return await self._beside(_choice, turn)
        try:
            seconds = self._hurried(CLOCK.move_seconds)
            job = await self._beside(turn_job, turn.view, turn.rng, turn.bot, seconds)
            answer = await self._asked(hosted.created.bot_seed, job)
            return await self._beside(move_in, turn.view, answer)
        except DeskFull:
            log.warning("too many bots think at once: %s plays for %s", IN_A_HURRY, turn.bot)
            return await self._beside(_choice, turn.by(IN_A_HURRY))
        except (WrongAnswer, GivenUp) as error:
            log.error("bot %s failed: %s", turn.bot, reason(error))
            raise BotFailure(f"{turn.bot} failed") from error

    async def advise(self, hosted: HostedMatch, seat: int, payer: Payer = NOBODY) -> Advice:
        """A good move in a position, for all steps of a hint. Raises BotFailure; BadRequest if the limit is
        exceeded.
        """
        reserved, self._hints, spent = payer.reserve(), self._hints + 1, 0.0
        try:
            advice, spent = await self._advised(hosted, seat, payer.name)
        finally:
            self._hints -= 1
            payer.settle(reserved, spent)
        return advice

    async def _advised(self, hosted: HostedMatch, seat: int, name: str) -> tuple[Advice, float]:
        """The advice, and how many milliseconds it took."""
        view, rng = hosted.view(seat, past=True), hint_chance(hosted)
        budget = replace(HINT, seconds=self._hurried(HINT.seconds or CLOCK.move_seconds))
        if not self._is_for_others(""):
            return await self._beside(_advice, view, rng)
        try:
            job = await self._beside(advice_job, view, rng, budget)
            answer = await self._asked(name or hosted.created.bot_seed, job)
            return await self._beside(advice_in, view, answer), min(max(0.0, answer.spent), LEASE_SECONDS * 1000)
        except (DeskFull, WrongAnswer, GivenUp) as error:
            log.error("no hint can be given: %s", reason(error))
            raise BotFailure("no hint can be given") from error

    def _is_for_others(self, name: str) -> bool:
        return name not in QUICK and bool(self._slots.count)

    async def _beside(self, work: Callable[..., Result], *given: object) -> Result:
        """Do a few milliseconds of work in a thread, so that the event loop goes on: a long deal is a long job."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    async def _asked(self, lane: Lane, job: Job) -> Answer:
        """The answer of the first free process. Matches are identified by the seeds of their bots."""
        task = self.desk.submit(lane, job)
        if len(self.desk):
            self._slots.wake()
        try:
            return await task.answer
        finally:
            task.answer.cancel()

    def _hurried(self, seconds: float) -> float:
        """The time for one job: less if many are waiting."""
        hands = max(1, self._slots.count)
        return max(LEAST_SECONDS, seconds * min(1.0, CALM * hands / (self._turns_waiting + 1)))

    @property
    def _turns_waiting(self) -> int:
        return max(0, len(self.desk) - self._hints)


def _choice(turn: BotTurn) -> Move:
    try:
        return turn.move()
    except BotFailure:
        log.exception("bot %s failed", turn.bot)
        raise


def _thought(thinker: Thinker, job: Job) -> Answer:
    try:
        return thinker.think(job, LEASE_SECONDS)
    except AnotherEdition:  # this process does it itself until it is restarted
        log.warning("another edition is installed, so this server does everything itself: restart it")
        return think(job)


def _advice(view: View, rng: Rng) -> tuple[Advice, float]:
    began = thread_time()
    try:
        advice = advise(view, rng, HINT)
    except Exception as error:
        log.exception("no hint can be given")
        raise BotFailure("no hint can be given") from error
    checked("hint", view, advice.move)
    return advice, (thread_time() - began) * 1000

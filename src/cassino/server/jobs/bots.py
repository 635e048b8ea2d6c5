"""Bots at the table: they think outside the event loop, and get only a view and a clock."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from time import thread_time

from cassino.analysis import hints
from cassino.analysis.hints import Advice, advise
from cassino.bots import Clock, make_bot
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.hosted.match.events import Claimed, Moved
from cassino.hosted.match.match import HostedMatch
from cassino.notation.move import format_move
from cassino.server.jobs.compute import NOBODY, Compute, Payer
from cassino.server.jobs.thinking.desk import Desk, DeskFull, GivenUp, Lane
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
from cassino.server.jobs.thinking.process import AnotherEdition, Thinker
from cassino.server.jobs.thinking.slots import LEASE_SECONDS, Slots
from cassino.server.telemetry.logs import reason

log = logging.getLogger(__name__)

CLOCK = Clock(move_seconds=0.25)
"""No bot takes longer than people notice."""
LEAST_SECONDS = 0.02
CALM = 4
"""Up to this many jobs per process or thread are fine; with more, each job gets less time."""
LAST_RESORT = "random"
QUICK = frozenset({"random", "greedy", "heuristic", *(f"level{n}" for n in range(1, 7))})
"""These bots take a millisecond or two: less than sending a job to another process."""
IN_A_HURRY = "heuristic"
"""Plays instead of other bots if too many of them have to think at the same time."""
HINT = hints.HINT
HINT_KEY = 0x417


class BotFailure(Exception):
    """A bot raised an error or chose what the rules forbid."""


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
        """A bot's decision in its turn. Its random choices depend only on the match and the version. Raises
        BotFailure.
        """
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
            log.error("bot %s failed: %s", name, reason(error))
            raise BotFailure(f"{name} failed") from error

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
        view, rng = hosted.view(seat), Rng(hosted.created.bot_seed).split(HINT_KEY).split(hosted.version)
        budget = replace(HINT, seconds=self._hurried(HINT.seconds or CLOCK.move_seconds))
        if not self._is_for_others(""):
            return await asyncio.get_running_loop().run_in_executor(self._threads, _advice, view, rng)
        try:
            answer = await self._asked(name or hosted.created.bot_seed, advice_job(view, rng, budget))
            return advice_in(view, answer), min(max(0.0, answer.spent), LEASE_SECONDS * 1000)
        except (DeskFull, WrongAnswer, GivenUp) as error:
            log.error("no hint can be given: %s", reason(error))
            raise BotFailure("no hint can be given") from error

    def _is_for_others(self, name: str) -> bool:
        return name not in QUICK and bool(self._slots.count)

    async def _in_thread(self, name: str, view: View, rng: Rng) -> Move:
        return await asyncio.get_running_loop().run_in_executor(self._threads, _choice, name, view, rng)

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
    _checked("hint", view, advice.move)
    return advice, (thread_time() - began) * 1000

"""What happens at a table automatically: bots move, questions are passed, players lose on time."""

import asyncio
import logging
from datetime import UTC, datetime
from typing import Protocol

from cassino.hosted.driver.bot_turn import LAST_RESORT, BotFailure
from cassino.hosted.driver.next_step import PATIENCE, BotMove, Count, NextDeal, NextStep, Pass, event_of, next_step
from cassino.hosted.match import clocks
from cassino.hosted.match.events import AnyEvent, Claimed, Moved
from cassino.hosted.match.match import HostedMatch, WrongEvent
from cassino.hosted.match.timestamps import now
from cassino.hosted.wire.refusal import Refusal
from cassino.server.room.services import RoomServices
from cassino.server.storage.moderation import READ_ONLY

log = logging.getLogger(__name__)

TOLD = ("storage", READ_ONLY)
"""Refusals that the table need not announce, because people have a notice about them already."""
LONGEST_TIMER = 24 * 3600.0


class Table(Protocol):
    """What this module needs to know about a match."""

    @property
    def id(self) -> str: ...
    @property
    def hosted(self) -> HostedMatch: ...
    async def go_on_from(self, hosted: HostedMatch, *events: AnyEvent) -> None: ...
    async def let_flag_fall(self) -> bool: ...
    def refuse(self, refusal: Refusal) -> None: ...
    def broadcast_views(self) -> None: ...


class Autoplay:
    """Continues a match until a person is to act."""

    def __init__(self, table: Table, services: RoomServices) -> None:
        self._table = table
        self._services = services
        self._bot_pool = services.bot_pool
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._not_before = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._falling: asyncio.Task[None] | None = None
        self._last_call = 0, 0.0
        """Since which version people may announce the target, and until when, by the clock of the event loop."""
        self._wanted = 0
        """The version of a match of bots from which watchers want to continue."""
        self.patience: dict[int, float] = {}
        """By seat, after how many seconds a question is passed."""

    @property
    def is_at_work(self) -> bool:
        """Whether a bot is thinking, or is about to."""
        return self._task is not None and not self._task.done()

    def close(self) -> None:
        """Stop."""
        for handle in (self._task, self._timer, self._falling):
            if handle is not None:
                handle.cancel()

    def ask_less(self, seat: int, when: str) -> None:
        """Set how long a person wants to be asked; this also applies to a question that is open now."""
        self.be_patient(seat, PATIENCE.get(when))
        self.wake()

    def be_patient(self, seat: int, seconds: float | None) -> None:
        """Set after how many seconds a question to a seat is passed automatically; None: never."""
        self.patience.pop(seat, None)
        if seconds is not None:
            self.patience[seat] = seconds
        self._stir()

    def wake(self, grace: float = 0.0) -> None:
        """Something has happened. grace: for how many seconds another process is expected to continue the match."""
        self._not_before = asyncio.get_running_loop().time() + grace
        self._stir()
        self.look_at_the_clock()
        if not self.is_at_work and self._next_step(self._table.hosted) is not None:
            self._task = asyncio.create_task(self._play())

    def _next_step(self, hosted: HostedMatch) -> NextStep | None:
        return next_step(hosted, self.patience, is_wanted=self._wanted == hosted.version)

    async def step(self, version: int) -> None:
        """Carry out what follows a version, because a watcher wants it. At most one bot thinks, however often
        they ask.
        """
        self._wanted = version
        self.wake()
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _play(self) -> None:
        try:
            await self._turns()
        except (BotFailure, WrongEvent):
            log.exception("match %s: the bots cannot go on", self._table.id)
            self._table.refuse(Refusal("bot_failed", "error-bots-stopped"))
        except Refusal as refusal:
            if refusal.code not in TOLD:  # everybody was told, and is told when it is over
                self._table.refuse(refusal)

    async def _turns(self) -> None:
        while (step := self._next_step(hosted := self._table.hosted)) is not None:
            if await self._waits():
                continue
            if isinstance(step, BotMove):
                await self._table.go_on_from(hosted, await self._bot_event(hosted, step.seat))
            elif not await self._hears_of_news(self._time_until(step, hosted)):
                await self._table.go_on_from(hosted, event_of(hosted, step))
            self._wanted = 0

    async def _waits(self) -> bool:
        """Leave the match to another process for a while; returns whether there was anything to wait for."""
        rest = self._not_before - asyncio.get_running_loop().time()
        return rest > 0 and await self._hears_of_news(rest) is not None

    async def _hears_of_news(self, seconds: float) -> bool:
        """Wait until something happens, or for this many seconds."""
        if not seconds:
            return False
        try:
            await asyncio.wait_for(self._news.wait(), seconds)
        except TimeoutError:
            return False
        return True

    def _time_until(self, step: Pass | Count | NextDeal, hosted: HostedMatch) -> float:
        """How many seconds are left before a step; nothing that happens meanwhile extends the time to announce the
        target.
        """
        if not isinstance(step, Count) or not step.after:
            return step.after
        time = asyncio.get_running_loop().time()
        if self._last_call[0] != hosted.stands_since:
            self._last_call = hosted.stands_since, time + step.after
        return max(0.0, self._last_call[1] - time)

    async def _bot_event(self, hosted: HostedMatch, seat: int) -> Moved | Claimed:
        """A bot's decision; if the bot fails, everybody gets a notice, and a random move is played instead."""
        place = hosted.places[seat]
        try:
            return await self._bot_pool.choose(hosted, seat, place.bot or LAST_RESORT)
        except BotFailure:
            self._table.refuse(Refusal("bot_failed", "error-bot-random", name=place.name))
            return await self._bot_pool.choose(hosted, seat, LAST_RESORT)

    def _stir(self) -> None:
        """Wake everything that waits for news."""
        self._news.set()
        self._news = asyncio.Event()

    def look_at_the_clock(self) -> None:
        """Set a timer for the moment when the person to act runs out of time."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        hosted = self._table.hosted
        when = clocks.runs_out(hosted, self._services.downtimes, now())
        if when is None:
            return
        rest = (when - datetime.now(UTC)).total_seconds()
        loop = asyncio.get_running_loop()
        if rest > 0:
            self._timer = loop.call_later(min(rest, LONGEST_TIMER) + 0.001, self._time_is_up)
        elif hosted.created.rated:
            self._time_is_up()

    def _time_is_up(self) -> None:
        self._falling = asyncio.create_task(self._end_on_time())

    async def _end_on_time(self) -> None:
        """End a rated match whose player has run out of time; in other matches, other players can claim it
        from now on.
        """
        try:
            if not await self._table.let_flag_fall():
                self._table.broadcast_views()
                self.look_at_the_clock()
        except Refusal as refusal:
            log.warning("match %s: the flag could not fall (%s)", self._table.id, refusal.code)

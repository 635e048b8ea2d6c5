"""Runs work of more than a millisecond in other processes, and charges its time to the person who asked."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol, TypeVar

from cassino.server.http.refusals import BadRequest
from cassino.server.jobs.thinking.calls import Call, CallFailed, Outcome, done, line_of, value_of
from cassino.server.jobs.thinking.desk import DeskFull, DeskOf, GivenUp
from cassino.server.jobs.thinking.process import AnotherEdition, Thinker, TookTooLong
from cassino.server.jobs.thinking.slots import LEASE_SECONDS, Slots

log = logging.getLogger(__name__)

MOST_WAITING, MOST_OF_ONE = 400, 8
"""At most this many calls wait, in all and for one person. People are served in turn."""
MOST_SLOW, MOST_SLOW_OF_ONE = 24, 2
"""The same for work that takes many seconds, such as reviews."""
SLOW_SECONDS = 900.0
WAITS, SLOW_WAITS = 2, 24
"""A caller waits at most this many times as long as one call may take, and is then told that the server is busy."""

T = TypeVar("T")
Fetch = Callable[[], Awaitable[tuple[Any, ...]]]


class Payer(Protocol):
    """A person with a budget of milliseconds."""

    @property
    def name(self) -> str:
        """The name of the person's queue."""

    @property
    def people(self) -> int:
        """How many people may share the queue."""

    def reserve(self) -> float:
        """Charge an estimate, which is returned, before work begins. Raises BadRequest if the budget is used up."""

    def settle(self, reserved: float, milliseconds: float) -> None:
        """Charge the real cost instead of the estimate."""

    async def ready(self) -> None:
        """Wait until there is budget left."""


class Nobody:
    """The payer for the server's own work: no limits."""

    name, people = "", 1

    def reserve(self) -> float:
        """Charge nothing."""
        return 0.0

    def settle(self, reserved: float, milliseconds: float) -> None:
        """Charge nothing."""

    async def ready(self) -> None:
        """There is no limit."""


NOBODY = Nobody()


class Compute:
    """Calls module-level functions in other processes; in threads, one call at a time, if there are no processes."""

    def __init__(self, processes: int = 1) -> None:
        self._quick = _Crew(processes, max(1, processes), LEASE_SECONDS, MOST_WAITING, MOST_OF_ONE)
        self._slow = _Crew(processes, 1, SLOW_SECONDS, MOST_SLOW, MOST_SLOW_OF_ONE, SLOW_WAITS)

    def __len__(self) -> int:
        return len(self._quick.desk) + len(self._slow.desk)

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return self._quick.slots.pids + self._slow.slots.pids

    def look(self) -> None:
        """Raises Stuck."""
        for crew in (self._quick, self._slow):
            crew.desk.look(crew.seconds)

    def close(self) -> None:
        """Stop all work at once."""
        self._quick.slots.close()
        self._slow.slots.close()

    async def run(self, payer: Payer, function: Callable[..., T], *arguments: Any) -> T:
        """The result of a function (all must be picklable). Raises the function's refusals, BadRequest, CallFailed.

        If the payer's budget is used up, the call is refused with `too_fast`.
        """
        value: T = await self._quick.run(payer, Call(function, arguments))
        return value

    async def run_patiently(self, payer: Payer, function: Callable[..., T], fetch: Fetch) -> T:
        """The same, but wait for the payer's budget instead of refusing.

        fetch: gets the arguments once there is budget, so that nothing large waits for it.
        """

        async def call() -> Call:
            return Call(function, await fetch())

        await payer.ready()
        value: T = await self._quick.run_fetched(payer, call)
        return value

    async def run_slowly(
        self, payer: Payer, heard: Callable[[Any], None], function: Callable[..., T], *arguments: Any
    ) -> T:
        """The same for work of many seconds. heard: receives what the function passes to its last argument."""
        loop = asyncio.get_running_loop()

        def hear(note: Any) -> None:
            loop.call_soon_threadsafe(heard, note)

        value: T = await self._slow.run(payer, Call(function, arguments, hear))
        return value


class _Crew:
    """A queue of calls, and the processes or threads that take them."""

    def __init__(
        self, processes: int, count: int, seconds: float, most: int, most_of_one: int, waits: int = WAITS
    ) -> None:  # fmt: skip
        self.seconds, self._patience = seconds, waits * seconds
        self.desk = DeskOf[Call, Outcome](most, most_of_one)
        self.slots = Slots(self.desk, count, partial(_afar, seconds) if processes else _here)

    async def run(self, payer: Payer, call: Call) -> Any:
        async def given() -> Call:
            return call

        return await self.run_fetched(payer, given)

    async def run_fetched(self, payer: Payer, fetch: Callable[[], Awaitable[Call]]) -> Any:
        """The same for a call that is fetched once it is paid for."""
        reserved = payer.reserve()
        outcome = Outcome(reserved)
        try:
            outcome = await self._outcome(payer, await fetch())
        finally:
            payer.settle(reserved, outcome.milliseconds)
        if outcome.error is not None:
            raise outcome.error
        return outcome.value

    async def _outcome(self, payer: Payer, call: Call) -> Outcome:
        """Raises BadRequest, CallFailed."""
        try:
            task = self.desk.submit(payer.name, call, call.letters, payer.people)
        except DeskFull:
            raise BadRequest(503, "busy", "error-busy") from None
        if len(self.desk):
            self.slots.wake()
        try:
            async with asyncio.timeout(self._patience):
                return await task.answer
        except TimeoutError:
            log.error("%s was not done within %s seconds", call.function.__qualname__, self._patience)
            raise BadRequest(503, "busy", "error-busy") from None
        except GivenUp as error:
            raise CallFailed(f"{call.function.__qualname__}: {error}") from error
        finally:
            task.answer.cancel()


def _afar(seconds: float, thinker: Thinker, call: Call) -> Outcome:
    heard = call.heard
    note = None if heard is None else (lambda line: heard(value_of(line)))
    try:
        line = line_of(call)
    except Exception as error:  # what cannot be pickled is no reason to wait for ever
        log.exception("%s cannot be called in a process", call.function.__qualname__)
        return Outcome(0.0, error=CallFailed(f"{call.function.__qualname__}: {type(error).__name__}"))
    try:
        answer = thinker.ask(line, seconds, note)
    except AnotherEdition:  # this process does it itself until it is restarted
        log.warning("another edition is installed, so this server does everything itself: restart it")
        return done(call)
    except TookTooLong as error:  # not tried again: everybody else would wait as long once more
        thinker.stop()
        return Outcome(seconds * 1000, error=CallFailed(f"{call.function.__qualname__}: {error}"))
    return _outcome_in(answer, call)


def _outcome_in(answer: bytes, call: Call) -> Outcome:
    """The outcome in a line; an answer that cannot be read is a failed call."""
    try:
        outcome = value_of(answer)
        if not isinstance(outcome, Outcome):
            raise TypeError(type(outcome).__name__)
    except Exception as error:
        log.exception("the answer of %s cannot be read", call.function.__qualname__)
        return Outcome(0.0, error=CallFailed(f"{call.function.__qualname__}: {type(error).__name__}"))
    return outcome


def _here(_thinker: Thinker, call: Call) -> Outcome:
    return done(call)

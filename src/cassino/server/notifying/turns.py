"""Turns of people who are away, in matches with days on the clock."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from cassino.hosted.match.events import GONE
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.timestamps import written
from cassino.hosted.match.watch import Acting
from cassino.rules import Rules

log = logging.getLogger(__name__)

DELAY_SECONDS = 5.0
"""How long a person may take to come to the table, or news of their window from another process to arrive, before they
are notified.
"""
MOST_WAITING = 500


@dataclass(frozen=True, slots=True)
class Turn:
    """A person's turn. It stays the same until it is over, however many steps they make in it."""

    match_id: str
    user: str
    acting: Acting
    deadline: str
    rules: Rules
    others: tuple[str, ...]
    """The names of the other players, as they are stored."""


class Table(Protocol):
    """What this module needs to know about a match."""

    @property
    def id(self) -> str: ...
    @property
    def hosted(self) -> HostedMatch: ...
    def is_connected(self, seat: int) -> bool: ...


def acting_in(hosted: HostedMatch) -> Acting | None:
    """The turn of a person in a match with days on the clock; None if nobody is to act, or there is no such clock."""
    if hosted.watch is None or hosted.watch.clock.kind != "days" or hosted.phase != "play":
        return None
    acting = hosted.watch.acting
    user = hosted.places[acting.seat].user if acting else ""
    return acting if user and user != GONE else None


class Turns:
    """Notifies people once that it is their turn, if they are not at the table.

    Only the process that commits the first event of a turn does so.
    """

    def __init__(self, tell: Callable[[Turn], Awaitable[None]]) -> None:
        self._tell = tell
        self._tasks: set[asyncio.Task[None]] = set()

    def committed(self, table: Table, before: HostedMatch) -> None:
        """This process has committed something at a table."""
        acting = acting_in(table.hosted)
        if acting is None or acting == acting_in(before) or len(self._tasks) >= MOST_WAITING:
            return
        if not table.is_connected(acting.seat):
            task = asyncio.get_running_loop().create_task(self._wait(table, acting))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _wait(self, table: Table, acting: Acting) -> None:
        await asyncio.sleep(DELAY_SECONDS)
        if table.is_connected(acting.seat) or acting_in(table.hosted) != acting:
            return
        try:
            await self._tell(turn_of(table, acting))
        except Exception:
            log.exception("match %s: somebody could not be told that it is their turn", table.id)

    async def close(self) -> None:
        """Stop notifying."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def turn_of(table: Table, acting: Acting) -> Turn:
    """What the notification says about a turn: no card."""
    hosted = table.hosted
    deadline = hosted.watch.deadline if hosted.watch else None
    return Turn(
        match_id=table.id,
        user=hosted.places[acting.seat].user,
        acting=acting,
        deadline=written(deadline) if deadline else "",
        rules=hosted.match.rules,
        others=tuple(name for seat, name in enumerate(hosted.names) if seat != acting.seat),
    )

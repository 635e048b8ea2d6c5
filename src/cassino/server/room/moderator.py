"""Carries out the operator's decisions at the tables of this process, within a few seconds."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cassino.server.ops.logs import reason
from cassino.server.people import People
from cassino.server.room.registry import Matches
from cassino.server.storage.moderation import Moderation, Order
from cassino.server.storage.outage import AWAY

log = logging.getLogger(__name__)

REFRESH_SECONDS = 2.0
"""How often the operator's log is read."""


class Moderator:
    """Reads the operator's log every few seconds, and acts on it."""

    def __init__(self, moderation: Moderation, matches: Matches, people: People) -> None:
        self._moderation = moderation
        self._matches = matches
        self._people = people

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """Inside the context, follow the operator's log."""
        if self._moderation.read_only is not None:
            self._matches.be_read_only(self._moderation.read_only)
        task = asyncio.create_task(self._keep())
        try:
            yield
        finally:
            task.cancel()

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            try:
                await self.catch_up()
            except AWAY as error:
                log.warning("cannot read the operator's log while the database is away: %s", reason(error))
            except Exception:
                log.exception("cannot follow the operator's log")

    async def catch_up(self) -> None:
        """Carry out what the operator has decided since the last time."""
        before = self._moderation.read_only
        orders = await asyncio.to_thread(self._moderation.refresh)
        if self._moderation.read_only != before:
            self._matches.be_read_only(self._moderation.read_only)
        if any(order.action == "ban" for order in orders):
            self._matches.turn_away()
        for order in orders:
            self._follow(order)

    def _follow(self, order: Order) -> None:
        match order.action:
            case "close":
                self._matches.look_again(order.target)
            case "rename":
                self._people.forget(order.target)
                self._matches.renamed(order.target)

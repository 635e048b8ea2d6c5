"""Brings what the operator decides to the tables and people of this process, within a few seconds."""

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
"""How often the log of the operator is asked whether it has gone on."""


class Moderator:
    """Reads the log of the operator again and again."""

    def __init__(self, moderation: Moderation, matches: Matches, people: People) -> None:
        self._moderation = moderation
        self._matches = matches
        self._people = people

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """While this lasts, what the operator does is noticed."""
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
                log.warning("the log of the operator waits for the database: %s", reason(error))
            except Exception:
                log.exception("the log of the operator cannot be followed")

    async def catch_up(self) -> None:
        """Do what the operator has done since the last time."""
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

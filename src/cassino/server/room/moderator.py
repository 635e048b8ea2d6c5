"""Carries out the operator's decisions at the tables of this process, within a few seconds."""

import asyncio
from contextlib import AbstractAsyncContextManager

from cassino.server.people import People
from cassino.server.room.registry import Matches
from cassino.server.storage.moderation import Moderation, Order
from cassino.server.storage.repeating import repeating

REFRESH_SECONDS = 2.0
"""How often the operator's log is read."""


class Moderator:
    """Reads the operator's log every few seconds, and acts on it."""

    def __init__(self, moderation: Moderation, matches: Matches, people: People) -> None:
        self._moderation = moderation
        self._matches = matches
        self._people = people

    def watching(self) -> AbstractAsyncContextManager[None]:
        """Inside the context, follow the operator's log."""
        if self._moderation.read_only is not None:
            self._matches.be_read_only(self._moderation.read_only)
        return repeating(REFRESH_SECONDS, self.catch_up, "moderation")

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
            case "close" | "unseat":
                self._matches.look_again(order.target)
            case "rename":
                self._people.forget(order.target)
                self._matches.renamed(order.target)
            case "delete" | "password":
                self._matches.sign_out(order.target)
                self._matches.renamed(order.target)

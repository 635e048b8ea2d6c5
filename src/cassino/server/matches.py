"""All matches: new ones, those in memory, those in the store."""

import asyncio
from typing import Any

from cassino.rules import Rules
from cassino.server.botplay import Bench
from cassino.server.course import begun, replayed
from cassino.server.housestore import HouseStore
from cassino.server.live import LiveMatch, load_course
from cassino.server.newmatch import NewMatch, created
from cassino.server.store import Store
from cassino.server.summary import listed, new_id, summary

MOST_LIVE = 200
MOST_LISTED = 100


class Matches:
    """Opens each match once, and forgets those nobody looks at when there are many."""

    def __init__(self, store: Store, house: HouseStore) -> None:
        self.store = store
        self._house = house
        self._bench = Bench()
        self._live: dict[str, LiveMatch] = {}
        self._opening = asyncio.Lock()

    def close(self) -> None:
        """Let the bots stop."""
        self._bench.close()

    async def create(self, wish: NewMatch) -> dict[str, Any]:
        """Make a match; its id and the first human seat. Raises BadRequest."""
        events = begun(created(wish, await self._house_rules(wish.house)))
        course, match_id = replayed(events), new_id()
        await asyncio.to_thread(self.store.create, match_id, events, summary(course))
        return {"id": match_id, "seat": course.first_human}

    async def _house_rules(self, id: str | None) -> Rules | None:
        saved = await asyncio.to_thread(self._house.find, id) if id is not None else None
        return saved.rules if saved else None

    async def open(self, match_id: str) -> LiveMatch:
        """A match that can be played on. Raises Refusal."""
        async with self._opening:
            if match_id not in self._live:
                course = await asyncio.to_thread(load_course, self.store, match_id)
                self._forget_idle()
                self._live[match_id] = LiveMatch(match_id, course, self.store, self._bench)
            return self._live[match_id]

    def _forget_idle(self) -> None:
        idle = [match_id for match_id, live in self._live.items() if live.is_idle]
        for match_id in idle[: max(0, len(self._live) - MOST_LIVE)]:
            del self._live[match_id]

    async def recent(self) -> list[dict[str, Any]]:
        """The matches played last, newest first."""
        return [listed(stored) for stored in await asyncio.to_thread(self.store.recent, MOST_LISTED)]

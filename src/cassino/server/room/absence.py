"""Which people at a table have been away for too long; the table hears when that changes."""

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Protocol

from cassino.hosted.match import absence
from cassino.hosted.match.downtimes import Downtimes
from cassino.hosted.match.match import HostedMatch

LONGEST_TIMER = 24 * 3600.0


class Table(Protocol):
    """What this module needs to know about a match."""

    @property
    def hosted(self) -> HostedMatch: ...
    @property
    def connected_users(self) -> set[str]: ...
    def broadcast_views(self) -> None: ...


class Services(Protocol):
    """What this module needs to know about the server."""

    @property
    def downtimes(self) -> Downtimes: ...


class Absence:
    """The absences at one table."""

    def __init__(self, table: Table, services: Services, visits: Mapping[str, str]) -> None:
        """visits: when each person last had the table open, if that is known."""
        self._table = table
        self._services = services
        self._seen = dict(visits)
        self._shown: frozenset[int] = frozenset()
        self._timer: asyncio.TimerHandle | None = None

    def note(self, user: str, at: str) -> None:
        """A person had the table open until now."""
        self._seen[user] = at

    @property
    def seats(self) -> frozenset[int]:
        """The seats of people who have been away for too long."""
        at = datetime.now(UTC)
        return frozenset(seat for seat, when in self._due().items() if when <= at)

    def _due(self) -> dict[int, datetime]:
        """By seat of each person who has no open window, when they count as away."""
        hosted, here = self._table.hosted, self._table.connected_users
        found = {}
        for seat, place in enumerate(hosted.places):
            if place.kind == "human" and place.user and place.user not in here:
                when = absence.away_from(hosted, self._seen.get(place.user, ""), self._services.downtimes)
                if when is not None:
                    found[seat] = when
        return found

    def look(self, is_told: bool = True) -> None:
        """Something has changed, or time has passed. is_told: whether to send new views if others are away now."""
        at, due, shown = datetime.now(UTC), self._due(), self._shown
        self._shown = frozenset(seat for seat, when in due.items() if when <= at)
        self.close()
        rests = [(when - at).total_seconds() for when in due.values() if when > at]
        if rests:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(min(*rests, LONGEST_TIMER) + 0.001, self.look)
        if is_told and shown != self._shown:
            self._table.broadcast_views()

    def close(self) -> None:
        """Stop."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

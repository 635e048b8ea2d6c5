"""How much time each player has used, computed only from the events and their times, so that every process gets the
same result.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import NamedTuple

from cassino.hosted.wire.table import Clock

NONE = timedelta()


class Acting(NamedTuple):
    """A person who is to act. Until this changes, all their steps count as one span of thinking."""

    seat: int
    turn: int
    deal: int


@dataclass(frozen=True, slots=True)
class Watch:
    """The clocks of a table.

    banks: what each seat has left in addition to the time of each turn. since: when the person to act began to think.
    credit: the extra time of this turn, for downtimes. settled: the end of the last downtime that is in a credit.
    """

    clock: Clock
    banks: tuple[timedelta, ...]
    since: datetime
    settled: datetime
    acting: Acting | None = None
    credit: timedelta = NONE

    @property
    def per_turn(self) -> timedelta:
        """The time that each turn starts with."""
        return timedelta(seconds=self.clock.seconds)

    def spent(self, at: datetime) -> timedelta:
        """How long the person to act has been thinking; less than nothing while they have extra time."""
        return max(at - self.since, NONE) - self.credit if self.acting else NONE

    def after(self, acting: Acting | None, at: datetime) -> "Watch":
        """The clocks after another person, or nobody, is to act. A time before the last one counts as the last one."""
        if acting == self.acting:
            return self
        return Watch(self.clock, self.banks_at(at), max(at, self.since), self.settled, acting)

    def credited(self, credit: timedelta, until: datetime) -> "Watch":
        """The clocks after the person to act got extra time for the downtimes until a moment."""
        return replace(self, credit=self.credit + credit, settled=until)

    def banks_at(self, at: datetime) -> tuple[timedelta, ...]:
        """What each seat has left of its bank at a time."""
        if self.acting is None:
            return self.banks
        overdrawn = max(self.spent(at) - self.per_turn, NONE)
        seat = self.acting.seat
        return (*self.banks[:seat], max(self.banks[seat] - overdrawn, NONE), *self.banks[seat + 1 :])

    def left_at(self, seat: int, at: datetime) -> timedelta:
        """What a seat has left of the time of its turn, before the bank is used."""
        is_acting = self.acting is not None and self.acting.seat == seat
        return max(self.per_turn - self.spent(at), NONE) if is_acting else self.per_turn

    @property
    def deadline(self) -> datetime | None:
        """When the person to act runs out of time."""
        if self.acting is None:
            return None
        return self.since + self.credit + self.per_turn + self.banks[self.acting.seat]

    def late(self, at: datetime) -> int | None:
        """The seat of the person to act, if they have no time left."""
        return self.acting.seat if self.acting and self.deadline and at >= self.deadline else None


def wound(clock: Clock | None, players: int, at: datetime) -> Watch | None:
    """The clocks at the beginning of a match."""
    return Watch(clock, (timedelta(seconds=clock.bank),) * players, at, at) if clock else None

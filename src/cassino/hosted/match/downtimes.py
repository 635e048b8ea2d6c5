"""The times in which nobody could play: the server was down, or its database, or the operator had stopped play."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import NamedTuple


class Downtime(NamedTuple):
    """A time in which nobody could play."""

    began: datetime
    ended: datetime


@dataclass(frozen=True, slots=True)
class Downtimes:
    """All downtimes that are known.

    past: those that are over, in order; no two of them overlap. since: when the present one began, if there is one.
    """

    past: tuple[Downtime, ...] = ()
    since: datetime | None = None

    def stopped(self, at: datetime) -> "Downtimes":
        """The same, if nobody can play from now on."""
        return replace(self, since=self.since or at)

    def until(self, at: datetime) -> "Downtimes":
        """The same as if the present downtime were over at a moment."""
        return (
            self if self.since is None else Downtimes(merged([*self.past, Downtime(self.since, max(self.since, at))]))
        )

    def after(self, time: datetime) -> list[Downtime]:
        """The past downtimes that ended after a time, without what came before it."""
        found: list[Downtime] = []
        for began, ended in reversed(self.past):
            if ended <= time:
                break
            found.append(Downtime(max(began, time), ended))
        return found[::-1]


NONE_KNOWN = Downtimes()


def merged(times: Iterable[Downtime]) -> tuple[Downtime, ...]:
    """The same times in order; those that overlap become one."""
    found: list[Downtime] = []
    for began, ended in sorted(times):
        if found and began <= found[-1].ended:
            found[-1] = Downtime(found[-1].began, max(found[-1].ended, ended))
        else:
            found.append(Downtime(began, ended))
    return tuple(found)

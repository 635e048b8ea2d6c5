"""What players add to the seeds of deals, and when it counts.

Each player makes a chain as the server does, and reveals its links from the front. If the hash of a link is a link that
the same seat gave earlier, it is the seat's salt for the coming deal: it was fixed before the salts of other seats
could be known. Any other link only begins a new chain.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from cassino.errors import CassinoError
from cassino.fairness.chain import hash_of, is_link

T = TypeVar("T")

MOST_BEGINNINGS = 4
"""How many times a seat may begin a new chain during a deal: enough for reconnections, too few to fill the database."""


class SaltError(CassinoError):
    """A salt that is not accepted now."""


@dataclass(frozen=True, slots=True)
class Salting:
    """The links given so far, by seat.

    given: the last link of each seat. salts: those for the coming deal. late: seats whose last link had no earlier link
    before a salt of the coming deal was known; it counts from the deal after that. begun: how many chains each seat has
    begun. used: the salts of each deal so far.
    """

    given: tuple[str, ...]
    salts: tuple[str, ...]
    late: frozenset[int] = frozenset()
    begun: tuple[int, ...] = ()
    used: tuple[tuple[str, ...], ...] = ()

    @classmethod
    def after(cls, players: int, salts: Sequence[str]) -> "Salting":
        """The salting after the first deal, which used these salts."""
        none = ("",) * players
        used = tuple(salts) or none
        return cls(used, none, frozenset(), (0,) * players, (used,))

    def take(self, seat: int, link: str, is_between_deals: bool) -> "Salting":
        """The salting after a seat gives a link. Raises SaltError."""
        if not is_link(link):
            raise SaltError("fairness-salt")
        if self.salts[seat]:
            raise SaltError("fairness-second-salt")
        if hash_of(link) == self.given[seat]:
            return self._continued(seat, link, is_between_deals)
        if self.begun[seat] == MOST_BEGINNINGS:
            raise SaltError("fairness-chains", most=MOST_BEGINNINGS)
        late = self.late | {seat} if any(self.salts) else self.late
        begun = _with(self.begun, seat, self.begun[seat] + 1)
        return replace(self, given=_with(self.given, seat, link), late=late, begun=begun)

    def _continued(self, seat: int, link: str, is_between_deals: bool) -> "Salting":
        if not is_between_deals:
            raise SaltError("fairness-early-salt")
        if seat in self.late:
            raise SaltError("fairness-late-chain")
        return replace(self, given=_with(self.given, seat, link), salts=_with(self.salts, seat, link))

    def dealt(self) -> "Salting":
        """The salting after the coming deal has been dealt."""
        none = ("",) * len(self.given)
        return Salting(self.given, none, frozenset(), (0,) * len(self.given), (*self.used, self.salts))


def _with(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*row[:place], value, *row[place + 1 :])

"""Duplicate deals: the same cards again with the bots on other sides.

Each shuffled pack is played once for every choice of sides that the seating names. The margin of a deal is the mean
points of the first bot's sides minus the mean of the second bot's. The deals of one pack together are one independent
observation.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from cassino.bots import Clock
from cassino.engine.tables import tables_for
from cassino.errors import CassinoError
from cassino.rules.rules import Rules

MOST_SIDES = 4
"""With more sides the choices are too many, and the first bot gets one side at a time."""


class SideRotation(StrEnum):
    """Which sides the first bot gets while a pack is played again and again; the second bot gets the others."""

    ALL = "all"
    """Every choice that leaves the second bot a side too, so that both have all neighbours; of five and six sides one
    side at a time."""
    ONE = "one"
    """One side at a time."""


def seatings(sides: int, seating: SideRotation) -> tuple[tuple[bool, ...], ...]:
    """For each deal of a pack, whether a side is the first bot's."""
    if seating is SideRotation.ONE or sides > MOST_SIDES:
        chosen = [1 << side for side in range(sides)]
    else:
        chosen = list(range(1, (1 << sides) - 1))
    return tuple(tuple(bool(sides_of_first >> side & 1) for side in range(sides)) for sides_of_first in chosen)


@dataclass(frozen=True)
class Contest:
    """Two bots, a rule set, and how many deals from which seed. Raises CassinoError for no deals."""

    first: str
    second: str
    rules: Rules
    players: int
    deals: int
    seed: int = 0
    seating: SideRotation = SideRotation.ALL
    ms: float | None = None
    """Milliseconds a move; the bots' own habit where it is None."""
    sprt: tuple[float, float] | None = None
    """Two hypotheses in points a deal: the contest ends as soon as one of them is accepted."""

    def __post_init__(self) -> None:
        if self.deals < 1:
            raise CassinoError("arena-no-deals", deals=self.deals)

    @cached_property
    def seatings(self) -> tuple[tuple[bool, ...], ...]:
        """For each deal of a pack, whether a side is the first bot's."""
        return seatings(tables_for(self.rules, self.players).side_count, self.seating)

    @property
    def deals_a_pack(self) -> int:
        """How often each pack is played."""
        return len(self.seatings)

    @property
    def packs(self) -> int:
        """Shuffled packs, enough for the wanted number of deals."""
        return -(-self.deals // self.deals_a_pack)

    @property
    def clock(self) -> Clock:
        """How long a bot may think."""
        return Clock() if self.ms is None else Clock(self.ms / 1000)

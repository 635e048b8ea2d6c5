"""Duplicate deals: the same cards again with the bots on other sides.

Each shuffled pack is played once for each assignment of sides in the rotation. The margin of a deal is the mean number
of points of the first bot's sides minus the mean of the second bot's sides. All deals of one pack count as a single
independent observation.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from cassino.bots import Clock
from cassino.bots.bot import ONE_SECOND
from cassino.engine.tables import tables_for
from cassino.errors import CassinoError
from cassino.rules.rules import Rules

MOST_SIDES = 4
"""With more sides there would be too many assignments, so the first bot gets one side at a time."""


class SideRotation(StrEnum):
    """Which sides the first bot gets while a pack is played again and again; the second bot gets the rest."""

    ALL = "all"
    """Every assignment that leaves the second bot a side as well, so that both bots have all neighbors; with five or
    six sides, one side at a time.
    """
    ONE = "one"
    """One side at a time."""


def seatings(sides: int, seating: SideRotation) -> tuple[tuple[bool, ...], ...]:
    """For each deal of a pack, whether a side belongs to the first bot."""
    if seating is SideRotation.ONE or sides > MOST_SIDES:
        chosen = [1 << side for side in range(sides)]
    else:
        chosen = list(range(1, (1 << sides) - 1))
    return tuple(tuple(bool(sides_of_first >> side & 1) for side in range(sides)) for sides_of_first in chosen)


@dataclass(frozen=True)
class Contest:
    """Two bots, a rule set, the number of deals and a seed. Raises CassinoError if there are no deals."""

    first: str
    second: str
    rules: Rules
    players: int
    deals: int
    seed: int = 0
    seating: SideRotation = SideRotation.ALL
    ms: float | None = None
    """Milliseconds per move; None for the bots' usual time."""
    sprt: tuple[float, float] | None = None
    """Two hypotheses in points per deal: the contest ends as soon as one of them is accepted."""

    def __post_init__(self) -> None:
        if self.deals < 1:
            raise CassinoError("arena-no-deals", deals=self.deals)

    @cached_property
    def seatings(self) -> tuple[tuple[bool, ...], ...]:
        """For each deal of a pack, whether a side belongs to the first bot."""
        return seatings(tables_for(self.rules, self.players).side_count, self.seating)

    @property
    def deals_a_pack(self) -> int:
        """How many times each pack is played."""
        return len(self.seatings)

    @property
    def packs(self) -> int:
        """How many packs are needed for the wanted number of deals."""
        return -(-self.deals // self.deals_a_pack)

    @property
    def clock(self) -> Clock:
        """How long a bot may think."""
        return ONE_SECOND if self.ms is None else Clock(self.ms / 1000)

"""Who sits where: the same cards with the two bots on every choice of sides."""

from enum import StrEnum

MOST_SIDES = 4
"""With more sides the choices are too many, and the first bot gets one side at a time."""


class Seating(StrEnum):
    """Which sides the first bot gets while a pack is played again and again; the second bot gets the others."""

    ALL = "all"
    """Every choice that leaves the second bot a side too, so that both have all neighbours; of five and six sides one
    side at a time."""
    ONE = "one"
    """One side at a time."""


def seatings(sides: int, seating: Seating) -> tuple[tuple[bool, ...], ...]:
    """For each deal of a pack, whether a side is the first bot's."""
    if seating is Seating.ONE or sides > MOST_SIDES:
        chosen = [1 << side for side in range(sides)]
    else:
        chosen = list(range(1, (1 << sides) - 1))
    return tuple(tuple(bool(sides_of_first >> side & 1) for side in range(sides)) for sides_of_first in chosen)

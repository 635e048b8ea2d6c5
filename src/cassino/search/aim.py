"""What a deal is played for once the score of the match matters: the chance to win the match (its equity)."""

from collections.abc import Sequence
from typing import Annotated

from cassino.kernel import Size, kernel, truncated

MOST_POINTS = 40
"""If a side has more points in a deal than this, they count as this many."""
ROWS = MOST_POINTS + 1
SIZE = ROWS * ROWS


@kernel
class Aim:
    """The chance of one side to win the match, by the points of the deal. Aims are equal if their tables are.

    Both tables list chances from 0 to 1: a row for each number of points of the side, from 0 to 40; in it a column for
    0 to 40 points of every other side on average. chances: for points expected where a round ends. final_chances: for
    the points of a finished deal.
    """

    chances: tuple[float, ...]
    final_chances: tuple[float, ...]
    hash: Size
    percents: Annotated[list[float], SIZE]
    final_percents: Annotated[list[float], SIZE]

    def __init__(self, chances: Sequence[float], final_chances: Sequence[float]) -> None:
        self.chances, self.final_chances = tuple(chances), tuple(final_chances)
        if len(self.chances) != SIZE or len(self.final_chances) != SIZE:
            raise ValueError(f"an aim needs two tables of {SIZE} chances")
        self.hash = hash((self.chances, self.final_chances))
        self.percents, self.final_percents = [0.0] * SIZE, [0.0] * SIZE
        for place in range(SIZE):
            self.percents[place] = 100.0 * self.chances[place]
            self.final_percents[place] = 100.0 * self.final_chances[place]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Aim):
            return NotImplemented
        return self.chances == other.chances and self.final_chances == other.final_chances

    def __hash__(self) -> int:
        return self.hash

    def __reduce__(self) -> tuple[object, ...]:
        return Aim, (self.chances, self.final_chances)

    @kernel
    def percent(self, own: float, others: float, is_final: bool) -> float:
        """The chance in percent, for points of the side and of each other side, between those in the table."""
        own = limited(own)
        others = limited(others)
        row, column = truncated(own), truncated(others)
        down, right = own - row, others - column
        place = row * (MOST_POINTS + 1) + column
        low = self.entry(place, is_final) * (1.0 - right) + self.entry(place + 1, is_final) * right
        place += MOST_POINTS + 1
        high = self.entry(place, is_final) * (1.0 - right) + self.entry(place + 1, is_final) * right
        return low * (1.0 - down) + high * down

    @kernel
    def entry(self, place: Size, is_final: bool) -> float:
        """One number of a table, in percent."""
        return self.final_percents[place] if is_final else self.percents[place]


@kernel
def limited(points: float) -> float:
    """Points limited to the range of the tables."""
    if points < 0.0:
        return 0.0
    return points if points < MOST_POINTS - 0.001 else MOST_POINTS - 0.001


NO_AIM = Aim([0.0] * SIZE, [0.0] * SIZE)
"""Used instead of an aim if the margin counts."""

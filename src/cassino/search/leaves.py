"""What the last state of a line is worth to a side, as a whole number: UNIT times points, or UNIT times percent."""

from cassino.engine.state import State
from cassino.kernel import CardSet, Long, Side, Word, kernel, truncated
from cassino.search.aim import NO_AIM, Aim
from cassino.search.estimator import Estimator
from cassino.search.points import Points
from cassino.search.position_key import mixed

UNIT = 1024.0
INFINITE: Long = 1 << 30


@kernel
class LeafScores:
    """The value of the last states of lines for a side: by the estimate, or by the chance to win the match."""

    points: Points
    value: Estimator
    aim: Aim
    aims: bool

    def __init__(self, points: Points, value: Estimator) -> None:
        self.points = points
        self.value = value
        self.aims = False
        self.aim = NO_AIM

    def set_aim(self, aim: Aim | None) -> None:
        """Say what is played for: the chance to win the match, or None for the margin."""
        self.aims = aim is not None
        self.aim = aim or NO_AIM

    @kernel
    def score(self, state: State, side: Side, sees_hands: bool) -> Long:
        """The score of a state. sees_hands: whether the cards in the hands count in the estimate."""
        margin = self.value.value(state, side, sees_hands)
        if not self.aims:
            return units(margin)
        others = (self.value.total(state) - margin) / self.points.sides
        return units(self.aim.percent(others + margin, others, state.is_over))

    @kernel
    def certain(self, state: State, side: Side) -> Long:
        """The certain part of a score, which is not stored in the transposition table; 0 with an aim."""
        return 0 if self.aims else units(self.value.certain(state, side))

    @kernel
    def mixed_points(self, state: State, key: Word) -> CardSet:
        """A key with the certain points of every side, if there is an aim, because the chance depends on them."""
        if self.aims:
            for side in range(self.points.sides):
                key = mixed(key, INFINITE + units(self.value.banked(state, side)))
        return key


@kernel
def units(points: float) -> Long:
    """Points or percent as a score."""
    return truncated(points * UNIT + (0.5 if points > 0.0 else -0.5))

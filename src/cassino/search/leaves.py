"""What the last state of a line is worth to a side, as a whole number: UNIT times points, or UNIT times percent."""

from cassino.engine.state import State
from cassino.kernel import Long, Side, kernel, truncated
from cassino.search.aim import NO_AIM, Aim
from cassino.search.estimator import Estimator
from cassino.search.points import Points

UNIT = 1024.0


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
    def score(self, state: State, side: Side) -> Long:
        """The score of a state."""
        margin = self.value.value(state, side, False)
        if not self.aims:
            return units(margin)
        others = (self.value.total(state) - margin) / self.points.sides
        return units(self.aim.percent(others + margin, others, state.is_over))


@kernel
def units(points: float) -> Long:
    """Points or percent as a score."""
    return truncated(points * UNIT + (0.5 if points > 0.0 else -0.5))

"""The play of a bot as a strategy: the bot is asked at every decision that its own play can reach."""

from collections.abc import Callable, Sequence

from cassino.bots.bot import Clock, TimedBot
from cassino.engine.move import Move
from cassino.engine.state import State
from cassino.engine.view import Play, view
from cassino.kernel import Doubles
from cassino.lab.equilibrium.game import zeros

Policy = Callable[[State, Sequence[Play]], Sequence[tuple[Move, float]]]
"""The moves of a player after some plays of the round, with probabilities. The state has no hidden cards."""


class PolicyFollower:
    """Records how often a policy takes each sequence."""

    def __init__(self, policy: Policy) -> None:
        self.ask = policy
        self.chances: Doubles = zeros(1)
        self.reaches: Doubles = zeros(1)
        self.chances[0] = self.reaches[0] = 1.0
        self._arrived = 0.0

    def begin(self, sequence: int, count: int) -> bool:
        """Begin a decision between `count` options; True if the policy ever reaches it."""
        self._arrived = self.reaches[sequence]
        comes = self._arrived > 0.0
        for _ in range(count):
            self.chances.append(0.0 if comes else 1.0 / count)
            self.reaches.append(0.0)
        return comes

    def comes_to(self, sequence: int) -> bool:
        """Whether the policy ever plays a sequence."""
        return self.reaches[sequence] > 0.0

    def add(self, sequence: int, chance: float) -> None:
        """Record how often the policy takes an option of the decision begun last."""
        self.chances[sequence] += chance
        self.reaches[sequence] += self._arrived * chance


class BotPolicy:
    """The choices of bots that differ only in their seeds. They choose the same in positions that look the same."""

    def __init__(self, bots: Sequence[Callable[[], TimedBot]], clock: Clock | None = None) -> None:
        self._bots = bots
        self._clock = clock or Clock()
        self._known: dict[tuple[State, tuple[Move, ...]], list[tuple[Move, float]]] = {}
        self.asked = 0

    def __call__(self, state: State, past: Sequence[Play]) -> Sequence[tuple[Move, float]]:
        """The choices in a state without the other hand."""
        key = state, tuple(play.move for play in past)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._choices(state, past)
        return known

    def _choices(self, state: State, past: Sequence[Play]) -> list[tuple[Move, float]]:
        """The choices of the bots, each created anew, so that it does not remember other decisions."""
        self.asked += 1
        seen = view(state, state.turn, list(past))
        share = 1.0 / len(self._bots)
        return [(make().choose(seen, self._clock), share) for make in self._bots]

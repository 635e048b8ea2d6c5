"""Two-player games in sequence form, and equilibria in them. This module knows nothing about cards."""

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field

from cassino.kernel import Doubles, Ints
from cassino.lab.equilibrium.sequences import (
    accumulate,
    best,
    collect,
    expect,
    improve,
    normalise,
    spread,
)


def zeros(count: int) -> Doubles:
    """A row of this many zeros."""
    return array("d", bytes(8 * count))


@dataclass(slots=True)
class Decisions:
    """All decisions of one player, parents first; see `cassino.lab.equilibrium.sequences`."""

    parents: Ints = field(default_factory=lambda: array("i"))
    firsts: Ints = field(default_factory=lambda: array("i", [1]))

    @property
    def sequences(self) -> int:
        """How many sequences there are, including the empty one."""
        return self.firsts[-1]

    def add(self, parent: int, options: int) -> int:
        """Add a decision after a sequence, and return the number of its first option."""
        first = self.firsts[-1]
        self.parents.append(parent)
        self.firsts.append(first + options)
        return first

    def take_over(self, parents: bytes, ends: bytes) -> None:
        """Take over stored decisions as the first ones: the sequence before each, and the first sequence after its
        options.
        """
        self.parents.frombytes(parents)
        self.firsts.frombytes(ends)

    def even(self) -> Doubles:
        """The strategy that takes every option equally often."""
        strategy = zeros(self.sequences)
        normalise(self.firsts, zeros(self.sequences), strategy)
        return strategy

    def reach(self, strategy: Doubles) -> Doubles:
        """How often a strategy leads to each sequence."""
        reach = zeros(self.sequences)
        spread(self.parents, self.firsts, strategy, reach)
        return reach


@dataclass(slots=True)
class SequenceFormGame:
    """The decisions of both players and every outcome: a sequence of each, and the payoff to the first player."""

    players: tuple[Decisions, Decisions] = field(default_factory=lambda: (Decisions(), Decisions()))
    ends: tuple[Ints, Ints] = field(default_factory=lambda: (array("i"), array("i")))
    payoffs: Doubles = field(default_factory=lambda: array("d"))

    def add_outcome(self, first: int, second: int, payoff: float) -> None:
        """Add an outcome."""
        self.ends[0].append(first)
        self.ends[1].append(second)
        self.payoffs.append(payoff)

    def gains(self, player: int, reach_of_other: Doubles) -> Doubles:
        """What each sequence of a player earns by itself against a strategy of the other player."""
        gains = zeros(self.players[player].sequences)
        sign = -1.0 if player else 1.0
        collect(self.ends[player], self.ends[1 - player], self.payoffs, reach_of_other, sign, gains)
        return gains

    def value(self, strategies: tuple[Doubles, Doubles]) -> float:
        """What the first player earns with these strategies."""
        first, second = (player.reach(strategy) for player, strategy in zip(self.players, strategies, strict=True))
        return expect(self.ends[0], self.ends[1], self.payoffs, first, second)

    def best_value(self, player: int, strategy_of_other: Doubles) -> float:
        """The most that a player can earn, in its own payoff, against a known strategy of the other player."""
        own, other = self.players[player], self.players[1 - player]
        gains = self.gains(player, other.reach(strategy_of_other))
        return best(own.parents, own.firsts, gains, zeros(own.sequences))


@dataclass(frozen=True, slots=True)
class Equilibrium:
    """A pair of strategies from which neither player gains much by deviating.

    value: what the first player earns. The true value lies between `low` and `high`, which each player can guarantee.
    """

    strategies: tuple[Doubles, Doubles]
    value: float
    low: float
    high: float
    rounds: int

    @property
    def gap(self) -> float:
        """What both players together can gain by best responses ("NashConv"); 0 in an exact equilibrium."""
        return self.high - self.low


class Matching:
    """Regret matching with regrets cut at zero, alternating players, and linear averaging ("CFR+")."""

    def __init__(self, game: SequenceFormGame) -> None:
        self.game = game
        self.rounds = 0
        self._current = tuple(player.even() for player in game.players)
        self._regrets = tuple(zeros(player.sequences) for player in game.players)
        self._totals = tuple(zeros(player.sequences) for player in game.players)
        self._reaches = [player.reach(even) for player, even in zip(game.players, self._current, strict=True)]

    def improve(self, rounds: int) -> None:
        """Run this many more rounds."""
        for _ in range(rounds):
            self.rounds += 1
            for player in range(2):
                self._update(player)

    def _update(self, player: int) -> None:
        own = self.game.players[player]
        gains = self.game.gains(player, self._reaches[1 - player])
        improve(own.parents, own.firsts, gains, self._regrets[player], self._current[player])
        current, reach = self._current[player], self._reaches[player]
        spread(own.parents, own.firsts, current, reach)
        accumulate(own.parents, own.firsts, current, reach, float(self.rounds), self._totals[player])

    def equilibrium(self) -> Equilibrium:
        """The mean of all rounds so far, and how good it is."""
        first, second = self.strategies()
        low = -self.game.best_value(1, first)
        high = self.game.best_value(0, second)
        return Equilibrium((first, second), self.game.value((first, second)), low, high, self.rounds)

    def strategies(self) -> tuple[Doubles, Doubles]:
        """The mean of all rounds so far."""
        return self._mean(0), self._mean(1)

    def _mean(self, player: int) -> Doubles:
        decisions = self.game.players[player]
        strategy = zeros(decisions.sequences)
        normalise(decisions.firsts, self._totals[player], strategy)
        return strategy


def approach(game: SequenceFormGame, most_rounds: int = 1000, step: int = 50) -> Iterator[Equilibrium]:
    """Increasingly exact equilibria of a game."""
    matching = Matching(game)
    while matching.rounds < most_rounds:
        matching.improve(min(step, most_rounds - matching.rounds))
        yield matching.equilibrium()


def solve(game: SequenceFormGame, gap: float = 1e-3, most_rounds: int = 1000, step: int = 50) -> Equilibrium:
    """An equilibrium from which both players together gain at most `gap` by deviating, or the best one after
    `most_rounds` rounds.
    """
    found = None
    for found in approach(game, most_rounds, step):
        if found.gap <= gap:
            break
    assert found is not None
    return found

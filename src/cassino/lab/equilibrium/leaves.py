"""The value of a position at the end of a solved round."""

from collections.abc import Iterator
from itertools import combinations
from math import comb, prod

from cassino.cards import card_set, cards_in
from cassino.engine.state import State
from cassino.lab.equilibrium.shape import Leaf, SubgameError, alike, is_lowest
from cassino.rules.rules import Rules
from cassino.search.estimator import Estimator
from cassino.search.points import Points
from cassino.search.solver import Solver
from cassino.search.weights import weights_for

MEMORY_BITS = 16


def estimate_from(state: State) -> Leaf:
    """The estimate of the search, with card values as they are in a state; hands are ignored."""
    value = Estimator(Points(state), weights_for(state.rules, state.players))
    value.prepare(state)
    return value


class LastRoundLeaf:
    """The exact mean over all deals of the last round, in which each player knows the other's hand.

    state: any state of the deal, for the match score.
    """

    def __init__(self, state: State) -> None:
        points = Points(state)
        value = Estimator(points, weights_for(state.rules, state.players))
        value.prepare(state)
        self._points = points
        self._solver = Solver(points, value, MEMORY_BITS)
        self._kinds = alike(state.rules)

    def __call__(self, state: State, side: int) -> float:
        """The expected margin of a side; the true one if the deal is over."""
        if state.is_over:
            return self._points.margin(state, side)
        if state.stock_size:
            raise SubgameError("arena-subgame-leaf")
        total = sum(ways * self._solved(state, hand, side) for hand, ways in self._hands(state))
        return total / comb(state.hand_size(0) + state.hand_size(1), state.hand_size(0))

    def _hands(self, state: State) -> Iterator[tuple[int, int]]:
        """The hands of the first player (of equal cards the lowest), and how many hands each represents."""
        cards = state.hand(0) | state.hand(1)
        kinds = [kind & cards for kind in self._kinds if (kind & cards).bit_count() > 1]
        for chosen in combinations(cards_in(cards), state.hand_size(0)):
            hand = card_set(chosen)
            if all(is_lowest(hand & kind, kind) for kind in kinds):
                yield hand, prod(comb(kind.bit_count(), (hand & kind).bit_count()) for kind in kinds)

    def _solved(self, state: State, hand: int, side: int) -> float:
        full = state.filled([hand, (state.hand(0) | state.hand(1)) & ~hand], ())
        margin = self._solver.solve(full)
        return margin if full.side_of(full.turn) == side else -margin


class Remembered:
    """The values of another leaf, each computed only once; equal cards are not distinguished."""

    def __init__(self, leaf: Leaf, rules: Rules) -> None:
        self._leaf = leaf
        self._kinds = tuple((kind, tuple(_lowest_of(kind))) for kind in alike(rules))
        self._values: dict[tuple[object, ...], float] = {}

    def __len__(self) -> int:
        return len(self._values)

    def __call__(self, state: State, side: int) -> float:
        """The value for a side."""
        key = self._key(state)
        value = self._values.get(key)
        if value is None:
            value = self._values[key] = self._leaf(state, 0)
        return value if side == 0 else -value

    def _key(self, state: State) -> tuple[object, ...]:
        counts = [
            (state.sweeps(side), state.large_sweeps(side).bit_count(), state.sweep_times(side) & 1) for side in (0, 1)
        ]
        piles = self._lowered(state.pile(0)), self._lowered(state.pile(1))
        table = self._lowered(state.loose), state.builds()
        return (*piles, *table, *counts, state.last_capturer, state.turn)

    def _lowered(self, cards: int) -> int:
        for kind, lowest in self._kinds:
            held = cards & kind
            if held:
                cards = cards & ~kind | lowest[held.bit_count()]
        return cards


def _lowest_of(kind: int) -> list[int]:
    """For each number of cards, the lowest cards of a set."""
    cards = list(cards_in(kind))
    return [card_set(cards[:count]) for count in range(len(cards) + 1)]

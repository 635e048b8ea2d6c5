"""The captures that the own hand can make in a later turn."""

from collections.abc import Iterator

from cassino.bots.reach import Reach
from cassino.bots.spoils import orange_points
from cassino.bots.table import Table
from cassino.bots.weights import Weights
from cassino.cards import cards_in, rank_of
from cassino.engine.combining import hand_values
from cassino.engine.state import State

MOST_TOGETHER = 4
"""Hands of more cards are looked at card by card only."""


class Hopes:
    """What the cards of one hand can take from a table."""

    def __init__(self, state: State, reach: Reach, weights: Weights) -> None:
        self._state = state
        self._reach = reach
        self._top_stays = weights.top_stays
        self._joint: dict[int, tuple[int, ...]] = {}

    def captures(self, hand: int, table: Table, seat: int) -> Iterator[tuple[int, int]]:
        """Hand cards with the dearest capture they can make together."""
        takes = self._reach.takes(table.within_reach(seat), table.builds)
        for card in cards_in(hand):
            taken = takes[rank_of(card)]
            if taken:
                yield 1 << card, taken
        if self._state.tables.from_hand and 1 < hand.bit_count() <= MOST_TOGETHER:
            yield from self._joint_captures(hand, table, seat)

    def _joint_captures(self, hand: int, table: Table, seat: int) -> Iterator[tuple[int, int]]:
        cards = hand
        while cards:
            for value in self._values(cards):
                taken = self._reach.take(value, table, seat)
                if taken:
                    yield cards, taken
            cards = (cards - 1) & hand

    def _values(self, cards: int) -> tuple[int, ...]:
        """The values that several hand cards make together."""
        known = self._joint.get(cards)
        if known is None:
            values = hand_values(self._state, cards) if cards & (cards - 1) else 0
            known = tuple(value for value in range(1, self._reach.highest + 1) if values >> value & 1)
            self._joint[cards] = known
        return known

    def worth(self, cards: int, taken: int, table: Table) -> float:
        """What a capture would bring; tops may be covered before."""
        there = taken & table.cards
        worth = self._reach.total(cards | there) + orange_points(self._state, there)
        return worth + 2 * self._top_stays * self._reach.total(taken & ~there)

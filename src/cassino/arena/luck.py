"""How much luck a deal had after its first cards, in numbers whose expectation is exactly zero.

Whenever cards are dealt from the stock, every card left in it is equally likely to come. So for every way to value
single cards at that table, the values of the cards that a seat received, minus the mean value of all cards that it
could have received, add up to zero on average, however the bots play. Such terms can be subtracted from margins with
any coefficients that were not fitted to the same deals, and the mean stays the same.

The first cards of a deal need no term, because the pack is played again with the sides exchanged.
"""

from collections.abc import Sequence

from cassino.bots.worth import fixed_worth
from cassino.cards import DECK_SIZE, card_set, cards_in
from cassino.engine.state import State
from cassino.search.captures import Captures

TERMS = ("leader", "others")
"""What new cards could capture at once: those of the seat that acts first, and those of the other seats.

Sweeps, cards captured, pairs in hand, hands that capture nothing, and rounds played out by a simple player were tried
in addition and explained nothing more.
"""


class Luck:
    """The luck terms of a deal while it is played."""

    def __init__(self, state: State, shares: Sequence[float]) -> None:
        """`shares`: by side, how much its points count in the margin."""
        self.terms = [0.0] * len(TERMS)
        self._shares = shares
        self._stock = card_set(state.stock())
        self._captures = Captures(state.tables)
        self._captures.set_worths(fixed_worth(state.rules))

    def watch(self, state: State) -> None:
        """Look at a state after a move; if cards were dealt, add their luck."""
        if state.stock_size == self._stock.bit_count():
            return
        before, self._stock = self._stock, card_set(state.stock())
        hands = [state.hand(seat) & before for seat in range(state.players)]
        fixed = 1 << state.bottom if state.rules.dealing.bottom_seen else 0
        possible = (self._stock | sum(hands)) & ~fixed
        if possible and any(hands):
            self._count(state, [hand & ~fixed for hand in hands], possible)

    def _count(self, state: State, hands: Sequence[int], possible: int) -> None:
        captures = [self._capture(state, card) for card in range(DECK_SIZE)]
        for seat, hand in enumerate(hands):
            share = self._shares[state.side_of(seat)]
            self.terms[0 if seat == state.turn else 1] += share * surplus(captures, hand, possible)

    def _capture(self, state: State, card: int) -> float:
        """What a card would win by the most valuable capture from the current table."""
        taken = self._captures.best_capture(state, card)
        return self._captures.total(taken | 1 << card) if taken else 0.0


def surplus(values: Sequence[float], hand: int, possible: int) -> float:
    """The value of the cards of a hand, minus that of the same number of average cards."""
    mean = sum(values[card] for card in cards_in(possible)) / possible.bit_count()
    return sum(values[card] - mean for card in cards_in(hand))

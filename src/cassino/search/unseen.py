"""The cards that the player to act in a world does not see, dealt again: the deals that this player has to consider."""

from cassino.engine.holding import covers
from cassino.engine.lacking import may_hold
from cassino.engine.pool import Pool
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.kernel import kernel

TRIES = 200
"""How many times cards are dealt at most, until all hands agree with what their owners have proven."""


@kernel
class Unseen:
    """The other hands and the stock of a state, which can be dealt again and again."""

    pool: Pool

    def __init__(self) -> None:
        self.pool = Pool()

    def deal_anew(self, state: State, rng: Rng) -> bool:
        """`collect` and `deal`, for callers that are not compiled."""
        self.collect(state)
        return self.deal(state, rng)

    @kernel
    def collect(self, state: State) -> None:
        """Find the cards that the player to act does not see."""
        self.pool.clear()
        for seat in range(state.players):
            if seat != state.turn:
                self.pool.add(state.hands[seat])
        held = self.pool.count
        for i in range(state.stock_next, state.stock_end):
            self.pool.put(state.stock_order[i])
        self.pool.begin(held)

    @kernel
    def deal(self, state: State, rng: Rng) -> bool:
        """Deal these cards in a state with the same table. False if no try agreed with what has been proven."""
        for _ in range(TRIES):
            self.pool.deal(rng, True)
            self.lay(state)
            if self.agrees(state):
                return True
        return False

    @kernel
    def lay(self, state: State) -> None:
        """Put the cards into hands and stock."""
        at = 0
        for seat in range(state.players):
            if seat == state.turn:
                continue
            state.hands[seat] = 0
            for _ in range(state.hand_sizes[seat]):
                state.hands[seat] |= 1 << self.pool.card(at)
                at += 1
        for i in range(state.stock_next, state.stock_end):
            state.stock_order[i] = self.pool.card(at)
            at += 1

    @kernel
    def agrees(self, state: State) -> bool:
        """Whether all other hands have the cards that their owners have proven, and none that they lack."""
        for seat in range(state.players):
            if seat == state.turn:
                continue
            hand = state.hands[seat]
            if not covers(state.tables, hand, state.proofs[seat]) or not may_hold(state, seat, hand):
                return False
        return True

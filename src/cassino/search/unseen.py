"""The cards that the player to act in a world does not see, dealt anew: what he thinks may be."""

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.holding import covers
    from cassino.engine.pool import Pool
    from cassino.engine.rng import Rng
    from cassino.engine.state import State

ONE = 1
TRIES = 200
"""So often cards are dealt until everybody holds what he has proven."""


class Unseen:
    """The other hands and the stock of a state, to be dealt again and again."""

    def __init__(self) -> None:
        self.pool = Pool()

    def deal_anew(self, state: State, rng: Rng) -> bool:
        """`collect` and `deal`, for callers that are not compiled."""
        self.collect(state)
        return self.deal(state, rng)

    def collect(self, state: State) -> None:
        """Note the cards that the player to act does not see."""
        self.pool.clear()
        for seat in range(state.players):
            if seat != state.turn:
                self.pool.add(state.hands[seat])
        held = self.pool.count
        for i in range(state.stock_next, state.stock_end):
            self.pool.put(state.stock_order[i])
        self.pool.begin(held)

    def deal(self, state: State, rng: Rng) -> bool:
        """Lay the noted cards anew, in a state with the same table; whether everybody then holds what he has proven."""
        for _ in range(TRIES):
            self.pool.deal(rng, True)
            self.lay(state)
            if self.agrees(state):
                return True
        return False

    def lay(self, state: State) -> None:
        """Put the cards into hands and stock."""
        at = 0
        for seat in range(state.players):
            if seat == state.turn:
                continue
            state.hands[seat] = 0
            for _ in range(state.hand_sizes[seat]):
                state.hands[seat] |= ONE << self.pool.card(at)
                at += 1
        for i in range(state.stock_next, state.stock_end):
            state.stock_order[i] = self.pool.card(at)
            at += 1

    def agrees(self, state: State) -> bool:
        """Whether every other hand has the cards that its owner has proven."""
        for seat in range(state.players):
            if seat != state.turn and not covers(state.hands[seat], state.proofs[seat]):
                return False
        return True

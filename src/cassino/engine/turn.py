"""The facts of the turn being looked at, shared by all who add moves to the list."""

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.bits import lowest
    from cassino.engine.counting import Sums
    from cassino.engine.move import MoveList
    from cassino.engine.state import State


class Turn:
    """Work space for one turn at a time; each thread needs its own."""

    def __init__(self) -> None:
        self.sums = Sums()
        self.moves = MoveList()
        self.limit = 0
        self.seat = 0
        self.hand = 0
        self.owned = 0
        self.numbers = 0
        self.one = 1

    def begin(self, state: State, limit: int) -> None:
        """Look at the turn of the player to move."""
        self.limit = limit
        self.sums.limit = limit
        self.sums.cut = False
        self.seat = state.turn
        self.hand = state.hands[state.turn]
        self.owned = state.owned_values(state.turn)
        self.numbers = state.tables.numbers
        self.sums.collect(
            state.loose & state.tables.numbers, self.top_value(state.tables.ace_high), state.tables.ace_high
        )

    def top_value(self, ace_high: bool) -> int:
        """The highest value of a card in hand that has a number; no sum above it is of use."""
        if ace_high and self.hand & 15:
            return 14
        top = 0
        rest = self.hand & self.numbers
        while rest:
            top = (lowest(rest) >> 2) + 1
            rest &= rest - 1
        return top

    def is_full(self) -> bool:
        """Whether the list has passed its limit, so that nothing more need be added."""
        if self.moves.marks.n > self.limit:
            self.sums.cut = True
            return True
        return False


def cards_of_builds(state: State, chosen: int) -> int:
    """The cards of the builds whose indices are the bits of `chosen`."""
    cards = state.loose & 0
    for i in range(state.build_count):
        if chosen >> i & 1:
            cards |= state.build_cards[i]
    return cards


def builds_of_value(state: State, value: int) -> int:
    """A bit for the index of each build of this value."""
    chosen = 0
    for i in range(state.build_count):
        if state.build_value[i] == value:
            chosen |= 1 << i
    return chosen


def builds_of_owner(state: State, owner: int) -> int:
    """A bit for the index of each build of this owner."""
    chosen = 0
    for i in range(state.build_count):
        if state.build_owner[i] == owner:
            chosen |= 1 << i
    return chosen

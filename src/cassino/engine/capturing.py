"""Taking cards from the table with a card from the hand. Rule B7."""

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.holding import covers
    from cassino.engine.move import CAPTURE
    from cassino.engine.state import State
    from cassino.engine.turn import Turn, builds_of_owner, builds_of_value, cards_of_builds


def add_captures(turn: Turn, state: State, card: int) -> None:
    """Every capture with this card."""
    rank = (card >> 2) + 1
    if turn.numbers >> card & 1 == 0:
        add_picture_captures(turn, state, card, rank)
        return
    add_number_captures(turn, state, card, rank)
    if rank == 1 and state.tables.ace_high:
        add_number_captures(turn, state, card, 14)


def forced_builds(turn: Turn, state: State, left: int, value: int) -> int:
    """Own builds that a capture by `value` must take, as no card for them would be left; -1 if it cannot be. D-14"""
    if turn.owned == 0 or covers(left, turn.owned):
        return 0
    if turn.owned >> value & 1 and covers(left, turn.owned & ~(turn.one << value)):
        return builds_of_value(state, value) & builds_of_owner(state, turn.seat)
    return -1


def add_number_captures(turn: Turn, state: State, card: int, value: int) -> None:
    """Captures in which the card counts `value`: sets of that sum and whole builds of that value."""
    bit = turn.one << card
    forced = forced_builds(turn, state, turn.hand & ~bit, value)
    equal = builds_of_value(state, value)
    if forced < 0 or (equal == 0 and turn.sums.counts[value] == 0) or turn.is_full():
        return
    turn.sums.found.clear()
    turn.sums.seed(0)
    turn.sums.close(value)
    for i in range(turn.sums.found.words.n):
        loose = turn.sums.found.words.items[i]
        if equal:
            add_with_builds(turn, state, bit, loose, value, equal, forced)
        elif loose and (value < 14 or loose & ~15):
            turn.moves.add(CAPTURE, bit, loose, value)


def add_with_builds(turn: Turn, state: State, bit: int, loose: int, value: int, equal: int, forced: int) -> None:
    """One loose set with every choice of the equal builds that holds the forced ones."""
    chosen = equal
    while True:
        # Loose aces alone are listed once, as taken by an ace that counts 1.
        if chosen & forced == forced and (chosen or (loose and (value < 14 or loose & ~15))):
            turn.moves.add(CAPTURE, bit, loose | cards_of_builds(state, chosen), value)
        if chosen == 0:
            break
        chosen = (chosen - 1) & equal


def add_picture_captures(turn: Turn, state: State, card: int, rank: int) -> None:
    """Captures with a picture that has no number: equal pictures, one or any number of them. D-2"""
    bit = turn.one << card
    equal = state.loose >> 4 * (rank - 1) & 15
    if not covers(turn.hand & ~bit, turn.owned):
        return
    chosen = equal
    while chosen:
        if chosen & (chosen - 1) == 0 or not state.tables.one_equal_face:
            turn.moves.add(CAPTURE, bit, chosen << 4 * (rank - 1), rank)
        chosen = (chosen - 1) & equal

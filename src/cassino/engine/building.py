"""Setting cards aside: new builds, joining and raising builds. Rules B9, B10 and B13."""

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.bits import lowest
    from cassino.engine.counting import sets_in
    from cassino.engine.holding import covers
    from cassino.engine.move import BUILD, JOIN, RAISE
    from cassino.engine.state import State
    from cassino.engine.tables import ANYONE, NOT_OWNER, OPPONENTS, OWN_SIDE
    from cassino.engine.turn import Turn, builds_of_value, cards_of_builds


def may_change(state: State, seat: int, owner: int, by: int) -> bool:
    """Whether a seat is among those who may change an owner's build."""
    if by == ANYONE:
        return True
    if by == NOT_OWNER:
        return seat != owner
    if by == OPPONENTS:
        return state.side(seat) != state.side(owner)
    return by == OWN_SIDE and state.side(seat) == state.side(owner)


def joinable_builds(state: State, seat: int, value: int) -> int:
    """A bit for the index of each build of this value that the seat may join; -1 if none may be made beside one."""
    chosen = builds_of_value(state, value)
    for i in range(state.build_count):
        if chosen >> i & 1 and not may_change(state, seat, state.build_owner[i], state.tables.joined_by):
            if state.tables.must_merge:
                return -1
            chosen &= ~(1 << i)
    return chosen


def owned_after_raise(state: State, seat: int, index: int) -> int:
    """The values of the seat's builds without one that is raised."""
    values = state.loose & 0
    for i in range(state.build_count):
        if i != index and state.build_owner[i] == seat:
            values |= 1 << state.build_value[i]
    return values


def add_builds(turn: Turn, state: State, card: int) -> None:
    """Every build, join and raise with this card, to each value that a card left in hand has."""
    if not state.tables.builds or turn.numbers >> card & 1 == 0:
        return
    bit = turn.one << card
    left = turn.hand & ~bit & turn.numbers
    if state.tables.ace_high and left & 15:
        add_builds_to(turn, state, card, 14)
    while left:
        value = (lowest(left) >> 2) + 1
        left &= ~(turn.one * 15 << 4 * (value - 1))
        add_builds_to(turn, state, card, value)


def add_builds_to(turn: Turn, state: State, card: int, value: int) -> None:
    """Every build, join and raise with this card to one value."""
    rank = (card >> 2) + 1
    if rank > value or turn.is_full() or (state.build_count == 0 and not is_promising(turn, rank, value)):
        return
    equal = joinable_builds(state, turn.seat, value)
    if equal < 0:
        return
    left = turn.hand & ~(turn.one << card)
    if covers(left, turn.owned | turn.one << value):
        turn.sums.found.clear()
        if rank < value:
            turn.sums.seed(value - rank)
        if rank == value or (rank == 1 and value == 14):
            turn.sums.seed(0)
        turn.sums.close(value)
        add_unions(turn, state, card, value, equal, -1)
    for i in range(state.build_count):
        if state.build_value[i] + rank == value:
            add_raise(turn, state, card, i, equal)


def is_promising(turn: Turn, rank: int, value: int) -> bool:
    """Whether loose cards alone can make a build of a value with a card of this rank."""
    if rank < value and turn.sums.counts[value - rank]:
        return True
    return (rank == value or (rank == 1 and value == 14)) and turn.sums.counts[value] > 0


def add_raise(turn: Turn, state: State, card: int, index: int, equal: int) -> None:
    """Raises of one build by this card, alone or with sets of the new value. D-6"""
    value = state.build_value[index] + (card >> 2) + 1
    if not may_raise(turn, state, card, index):
        return
    turn.sums.found.clear()
    turn.sums.seed(0)
    if state.tables.raise_with_sets:
        turn.sums.close(value)
        add_unions(turn, state, card, value, equal, index)
    elif equal == 0 or not state.tables.must_merge:
        add_unions(turn, state, card, value, 0, index)


def may_raise(turn: Turn, state: State, card: int, index: int) -> bool:
    """Whether this card alone may raise a build: a simple one, not forbidden, and the new value held. D-8"""
    old = state.build_value[index]
    if sets_in(state.build_cards[index], old) > 1:
        return False
    if not may_change(state, turn.seat, state.build_owner[index], state.tables.raised_by):
        return False
    owned = owned_after_raise(state, turn.seat, index) | turn.one << (old + (card >> 2) + 1)
    return covers(turn.hand & ~(turn.one << card), owned)


def add_unions(turn: Turn, state: State, card: int, value: int, equal: int, raised: int) -> None:
    """The play for every set found, with every choice of the equal builds; `raised` is an index or -1."""
    bit = turn.one << card
    base = bit & 0
    if raised >= 0:
        base = state.build_cards[raised]
    for i in range(turn.sums.found.words.n):
        loose = turn.sums.found.words.items[i] | base
        chosen = equal
        while True:
            taken = loose | cards_of_builds(state, chosen)
            if taken:
                turn.moves.add(RAISE if raised >= 0 else JOIN if chosen else BUILD, bit, taken, value)
            if chosen == 0 or state.tables.must_merge:
                break
            chosen = (chosen - 1) & equal

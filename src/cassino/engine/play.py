"""Playing a move: what it does to the table, and what follows. Rules B17 to B19."""

try:
    import cython
except ImportError:
    from cassino import nocython as cython

from cassino.engine.legal import BrokenRule, broken_rule

if not cython.compiled:
    from cassino.engine.dealing import deal_card, deal_round
    from cassino.engine.move import CAPTURE, CLAIM, TRAIL, Move
    from cassino.engine.state import State

BIT = 1


class IllegalMove(ValueError):
    """A move that a rule forbids. `broken` says which."""

    def __init__(self, broken: BrokenRule) -> None:
        super().__init__(f"{broken.sentence} (rule {broken.number}, {broken.name})")
        self.broken = broken


def play(state: State, move: Move) -> State:
    """The state after a move. Raises IllegalMove; the given state stays as it is."""
    broken = broken_rule(state, move)
    if broken is not None:
        raise IllegalMove(broken)
    after = state.copy()
    apply(after, move)
    return after


def apply(state: State, move: Move) -> None:
    """Play a legal move in place, unchecked; the turn passes and cards are dealt."""
    apply_move(state, move)


def lay(state: State, move: Move) -> None:
    """Do in place only what a move does to hand, table and piles; turn and stock stay."""
    lay_move(state, move)


def apply_move(state: State, move: Move) -> None:
    """The work of `apply`."""
    if move.kind == CLAIM:
        state.claimant = move.seat
        state.is_over = True
        return
    lay_cards(state, move.kind, move.cards, move.taken, move.value)
    advance(state)


def lay_move(state: State, move: Move) -> None:
    """The work of `lay`."""
    lay_cards(state, move.kind, move.cards, move.taken, move.value)


def lay_cards(state: State, kind: int, cards: int, taken: int, value: int) -> None:
    """The effect of a play on hand, table and piles."""
    seat = state.turn
    state.hands[seat] &= ~cards
    state.hand_sizes[seat] -= 1
    if kind == TRAIL:
        state.loose |= cards
    else:
        state.loose &= ~taken
        state.remove_builds(taken)
        if kind == CAPTURE:
            take(state, seat, cards | taken)
    forget_proof(state, seat, cards)
    if kind > CAPTURE:
        state.add_build(cards | taken, value, seat)


def take(state: State, seat: int, cards: int) -> None:
    """A seat's side captures cards; an empty table is a sweep. B18"""
    side = state.side(seat)
    state.piles[side] |= cards
    state.last_capturer = seat
    if state.loose == 0 and state.build_count == 0:
        state.sweep_turns[side] |= BIT << state.turn_no


def forget_proof(state: State, seat: int, cards: int) -> None:
    """A played card no longer proves that its seat holds its rank; builds still owned prove it anew."""
    proofs = state.proofs[seat]
    if proofs == 0:
        return
    owned = state.owned_values(seat)
    if cards & 15:
        # Two proven aces (of 1 and of 14) leave one proven: for the build still owned, if there is one.
        if proofs & 0x4002 == 0x4002 and owned & 0x4002 == 0:
            proofs &= ~0x4000
        else:
            proofs &= ~0x4002
    for value in range(2, 14):
        if cards >> 4 * (value - 1) & 15:
            proofs &= ~(1 << value)
    state.proofs[seat] = proofs | owned


def advance(state: State) -> None:
    """Pass the turn: draw, deal the next round, or end the deal. B5, B19"""
    seat = state.turn
    if state.tables.draws and state.stock_next < state.stock_end:
        deal_card(state, seat)
    state.turn_no += 1
    for i in range(1, state.players + 1):
        following = (seat + i) % state.players
        if state.hand_sizes[following]:
            state.turn = following
            return
    if state.stock_next < state.stock_end:
        deal_round(state, 0)
        state.turn = (state.dealer + 1) % state.players
    else:
        finish(state)


def finish(state: State) -> None:
    """The deal is over: what is left goes to the last side to capture; that is no sweep. B19, D-38"""
    state.is_over = True
    if state.last_capturer >= 0:
        side = state.side(state.last_capturer)
        state.piles[side] |= state.loose
        for i in range(state.build_count):
            state.piles[side] |= state.build_cards[i]
        state.loose = 0
        state.build_count = 0

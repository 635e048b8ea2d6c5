"""What is left to capture or to add at the end of a turn, and the questions put to others. Rules B8, B12, B27."""

from cassino.engine.building import may_change, owned_without
from cassino.engine.holding import covers
from cassino.engine.move import ASK, CALL, CAPTURE, INSIST, JOIN, PASS, TRAIL
from cassino.engine.state import State
from cassino.engine.turn import Turn, builds_of_value
from cassino.kernel import CardSet, Value, ValueSet, kernel, lowest, rank_of

NO_WINDOW, INSIST_WINDOW, ORANGE_WINDOW, REQUEST_WINDOW, ANSWER_WINDOW = range(5)


@kernel
def sums_of(state: State, cards: CardSet, top: int) -> ValueSet:
    """A bit for each sum from 1 to `top` that some of these numbered cards make; an ace alone also makes 14."""
    reached: ValueSet = 1
    rest = cards
    while rest:
        rank = rank_of(lowest(rest))
        rest &= rest - 1
        reached |= reached << rank
        reached &= 0x7FFF
    reached &= (1 << (top + 1)) - 2
    if state.tables.ace_high and cards & 15:
        reached |= 1 << 14
    return reached


@kernel
def left_to_take(state: State) -> bool:
    """Whether the card played in this turn could capture something more. D-53"""
    card = lowest(state.played)
    rank = rank_of(card)
    if state.played_kind != CAPTURE and (state.played_kind != TRAIL or state.loose & state.played == 0):
        return False
    if state.tables.numbers >> card & 1 == 0:
        if state.tables.one_equal_face and state.played_kind == CAPTURE:
            return False
        return (state.loose & ~state.played) >> (card & ~3) & 15 != 0
    numbers = state.loose & state.tables.numbers & ~state.played
    tops = state.tops_for(state.turn_of, state.tables.tops)
    reached = sums_of(state, numbers | tops, state.tables.highest)
    if state.played_kind == CAPTURE:
        return can_take(state, reached, state.played_value)
    return can_take(state, reached, rank) or (rank == 1 and state.tables.ace_high and can_take(state, reached, 14))


@kernel
def can_take(state: State, reached: ValueSet, value: Value) -> bool:
    """Whether a build or a sum of this value is there."""
    return reached >> value & 1 != 0 or builds_of_value(state, value) != 0


@kernel
def left_to_add(state: State) -> bool:
    """Whether table cards or tops could be added to a build of the player's side. D-54"""
    seat = state.turn_of
    tops = state.tops_for(seat, state.tables.stolen)
    reached: ValueSet = 0
    for i in range(state.build_count):
        owner = state.build_owner[i]
        if owner != seat and state.tables.joiner_owns:
            continue
        if state.is_own_side(seat, owner) and may_change(state, seat, owner, state.tables.joined_by):
            if reached == 0:
                reached = sums_of(state, (state.loose & state.tables.numbers) | tops, state.tables.highest) | 1
            if reached >> state.build_value[i] & 1:
                return True
    return False


@kernel
def demands(state: State) -> int:
    """What opponents may insist on: 1 a fuller capture, 2 additions, 3 both. B8"""
    possible = 0
    if left_to_take(state):
        possible = 1
    if left_to_add(state):
        possible |= 2
    return possible


@kernel
def following_seat(state: State, opponents: bool) -> int:
    """The next seat after the one asked last that is still to be asked, or -1."""
    for i in range(1, state.players):
        seat = (state.turn_of + i) % state.players
        if state.asked >> seat & 1 == 0 and not (opponents and state.side(seat) == state.side(state.turn_of)):
            return seat
    return -1


@kernel
def open_window(state: State, window: int) -> None:
    """Begin to ask others; the seat to act becomes the first of them."""
    state.window = window
    state.turn_of = state.turn
    state.asked = 0
    if window == REQUEST_WINDOW:
        state.turn = (state.turn_of + 2) % state.players
    else:
        ask_next(state)


@kernel
def ask_next(state: State) -> bool:
    """Ask the next seat; False closes the window, and the turn is the player's again."""
    seat = following_seat(state, state.window == INSIST_WINDOW)
    if seat < 0:
        close_window(state)
        return False
    state.turn = seat
    return True


@kernel
def close_window(state: State) -> None:
    """Nobody else is asked."""
    state.window = NO_WINDOW
    state.turn = state.turn_of


@kernel
def answer_insist(state: State, kind: int, value: Value) -> bool:
    """An opponent insists or lets it stand; True while others are still to be asked."""
    state.asked |= 1 << state.turn
    if kind == INSIST:
        state.duty |= value
    if state.duty == demands(state):
        close_window(state)
        return False
    return ask_next(state)


@kernel
def answer_orange(state: State, kind: int) -> bool:
    """Somebody calls the orange that the capturer forgot, or does not; True while others are still to be asked."""
    state.asked |= 1 << state.turn
    if kind == CALL:
        if state.pending_value:
            state.orange_counts[state.side(state.turn)] += 1
            close_window(state)
            return False
        state.false_counts[state.side(state.turn)] += 1
    return ask_next(state)


@kernel
def answer_request(state: State, kind: int) -> None:
    """The partner asks the capturer not to capture, and has shown that he holds the card; or he lets it be. 002:106"""
    asker = state.turn
    close_window(state)
    if kind == ASK:
        state.window = ANSWER_WINDOW
        state.asked = 1 << asker
        if not state.tables.lenient:
            state.prove(asker, state.pending_value)


@kernel
def add_window_moves(turn: Turn, state: State) -> None:
    """What the seat that is asked may say."""
    none: CardSet = 0
    if state.window == ANSWER_WINDOW:
        add_answers(turn, state)
        return
    turn.moves.add_for(PASS, none, none, 0, turn.seat)
    if state.window == INSIST_WINDOW:
        possible = demands(state)
        for value in range(1, 4):
            if possible & value == value:
                turn.moves.add_for(INSIST, none, none, value, turn.seat)
    elif state.window == ORANGE_WINDOW:
        turn.moves.add_for(CALL, none, none, 0, turn.seat)
    elif may_ask(turn, state):
        turn.moves.add_for(ASK, none, none, 0, turn.seat)


@kernel
def may_ask(turn: Turn, state: State) -> bool:
    """Whether the partner holds the card that lets him own the build. D-56h, D-56o"""
    value = state.pending_value
    if state.tables.lenient:
        return turn.held_without(-1) >> value & 1 != 0
    if value == 14 or value == 1:
        others = turn.owned & 0x4002 & ~(1 << value)
        if others:
            return False
    return covers(turn.hand, turn.owned | 1 << value)


@kernel
def add_answers(turn: Turn, state: State) -> None:
    """The capturer goes on with his capture, or adds the card to a build of the side for the asker. 002:106"""
    value = state.pending_value
    turn.moves.add_for(CAPTURE, state.shown, state.pending_taken, value, state.pending_seat)
    for i in range(state.build_count):
        owner = state.build_owner[i]
        if state.is_own_side(turn.seat, owner) and state.build_cards[i] & state.pending_taken and state.must_take == 0:
            owned = owned_without(state, turn.seat, 1 << i)
            own_builds = turn.own_builds
            if owner == turn.seat:
                own_builds -= 1
            if turn.may_own(state, turn.hand, owned) and own_builds <= turn.most_builds:
                turn.moves.add_for(JOIN, state.shown, state.build_cards[i], value, lowest(state.asked))

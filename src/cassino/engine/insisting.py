"""What can still be captured or added at the end of a turn, and the questions to other players. Rules B8, B12, B27."""

from cassino.engine.building import may_change, owned_without
from cassino.engine.facts import Facts, builds_of_value, can_take, cards_of_builds, sums_of
from cassino.engine.holding import covers
from cassino.engine.move import ASK, CALL, CAPTURE, INSIST, JOIN, PASS, TRAIL
from cassino.engine.refusals import Refusal
from cassino.engine.state import NOBODY, Build, State
from cassino.engine.tables import EQUAL_FACES, JOINED_BY, LENIENT, ONE_FACE, OWNER_STAYS, PARTNER_ASKS, STOLEN, TOPS
from cassino.engine.turn import Turn
from cassino.kernel import CardSet, Seat, Value, ValueSet, kernel, lowest, rank_of, shared

NO_WINDOW, INSIST_WINDOW, ORANGE_WINDOW, REQUEST_WINDOW, ANSWER_WINDOW = range(5)
FULLER_CAPTURE, ADDITIONS, ALL_DEMANDS = 1, 2, 3
"""What opponents may insist on: one bit each, and both together. D-53"""


@kernel
def values_of_played(state: State) -> ValueSet:
    """A bit for each value by which the card played in this turn could capture more; none if it was used in a build."""
    if state.played == 0:
        return 0
    card = lowest(state.played)
    if state.played_kind == CAPTURE:
        # A picture without a number can take only one equal card, and has taken it.
        is_done: bool = state.tables.chosen[EQUAL_FACES] == ONE_FACE and state.tables.numbers >> card & 1 == 0
        return 0 if is_done else 1 << state.played_value
    if state.played_kind != TRAIL or state.loose & state.played == 0:
        return 0
    values = state.tables.in_hand[card]
    return values if values else 1 << rank_of(card)


@kernel
def left_for_played(state: State) -> CardSet:
    """The loose cards and tops that the card played in this turn could still take."""
    if state.played & ~state.tables.numbers:
        return state.loose & ~state.played & state.tables.equal[lowest(state.played)]
    tops = state.tops_for(state.turn_of, state.tables.chosen[TOPS])
    return (state.loose & state.tables.numbers | tops) & ~state.played


@kernel
def left_to_take(state: State) -> bool:
    """Whether the card played in this turn could capture something more. D-53"""
    values = values_of_played(state)
    if values == 0:
        return False
    cards = left_for_played(state)
    if state.played & ~state.tables.numbers:
        return cards != 0
    reached = sums_of(state, cards)
    while values:
        if can_take(state, reached, lowest(values)):
            return True
        values &= values - 1
    return False


@kernel
def left_to_add_with(state: State) -> CardSet:
    """The loose cards and tops that could be added to builds."""
    return state.loose & state.tables.numbers | state.tops_for(state.turn_of, state.tables.chosen[STOLEN])


@kernel
def is_open_to(state: State, seat: Seat, index: int) -> bool:
    """Whether a seat may add to a build of its side without becoming the owner of somebody else's build."""
    owner = state.build_owner[index]
    if owner != seat and not state.tables.chosen[OWNER_STAYS]:
        return False
    return state.is_own_side(seat, owner) and may_change(state, seat, owner, state.tables.chosen[JOINED_BY])


@kernel
def left_to_add(state: State) -> bool:
    """Whether table cards or tops could be added to a build of the player's side. D-54"""
    reached: ValueSet = 0
    for i in range(state.build_count):
        if is_open_to(state, state.turn_of, i):
            if reached == 0:
                reached = sums_of(state, left_to_add_with(state)) | 1
            if reached >> state.build_value[i] & 1:
                return True
    return False


@shared
def demands(state: State) -> int:
    """What opponents may insist on: 1 a fuller capture, 2 additions, 3 both. B8"""
    possible = 0
    if left_to_take(state):
        possible = FULLER_CAPTURE
    if left_to_add(state):
        possible |= ADDITIONS
    return possible


@shared
def further_captures(state: State) -> CardSet:
    """The cards of the table that the card played in this turn could still take. 002:60"""
    found: CardSet = 0
    values = values_of_played(state)
    if values == 0:
        return found
    cards = left_for_played(state)
    if state.played & ~state.tables.numbers:
        return cards
    while values:
        value = lowest(values)
        values &= values - 1
        found |= cards_in_sets(state, cards, value) | cards_of_builds(state, builds_of_value(state, value))
    return found


@shared
def additions_to(state: State, index: int) -> CardSet:
    """The loose cards and tops that sets for a build of the player's side can use. 002:84"""
    if index < 0 or index >= state.build_count or not is_open_to(state, state.turn_of, index):
        return 0
    return cards_in_sets(state, left_to_add_with(state), state.build_value[index])


def possible_additions(state: State) -> list[tuple[Build, int]]:
    """Each build of the player's side that something can be added to, with the cards that can be used for it."""
    found = ((build, additions_to(state, i)) for i, build in enumerate(state.builds()))
    return [(build, cards) for build, cards in found if cards]


@kernel
def cards_in_sets(state: State, cards: CardSet, value: Value) -> CardSet:
    """The cards among these that are in some set of a value."""
    found: CardSet = 0
    rest = cards
    while rest:
        bit = rest & (0 - rest)
        rest &= rest - 1
        beside = value - rank_of(lowest(bit))
        if bit & state.tables.lying[value] or (beside > 0 and sums_of(state, cards & ~bit) >> beside & 1):
            found |= bit
    return found


@kernel
def following_seat(state: State, opponents: bool) -> int:
    """The next seat that has to be asked after the one asked last, or -1."""
    for i in range(1, state.players):
        seat = (state.turn_of + i) % state.players
        if state.asked >> seat & 1 == 0 and not (opponents and state.side(seat) == state.side(state.turn_of)):
            return seat
    return -1


@shared
def is_shown_first(state: State, taken: CardSet) -> bool:
    """Whether the partner is asked before this capture: it takes a build of their side. 002:106"""
    if not state.tables.chosen[PARTNER_ASKS] or state.window == ANSWER_WINDOW or state.played:
        return False
    for i in range(state.build_count):
        owner = state.build_owner[i]
        if state.build_cards[i] & taken and owner != NOBODY and state.side(owner) == state.side(state.turn):
            return True
    return False


@kernel
def open_window(state: State, window: int) -> None:
    """Begin asking other players; the first of them becomes the seat to act."""
    state.window = window
    state.turn_of = state.turn
    state.asked = 0
    if window == REQUEST_WINDOW:
        state.turn = (state.turn_of + 2) % state.players
    else:
        ask_next(state)


@kernel
def ask_next(state: State) -> bool:
    """Ask the next seat. False: nobody is left, the window closes, and the player continues."""
    seat = following_seat(state, state.window == INSIST_WINDOW)
    if seat < 0:
        close_window(state)
        return False
    state.turn = seat
    return True


@kernel
def close_window(state: State) -> None:
    """End the questions."""
    state.window = NO_WINDOW
    state.turn = state.turn_of


@kernel
def answer_insist(state: State, kind: int, value: Value) -> bool:
    """An opponent insists or passes; True if other opponents are still to be asked."""
    state.asked |= 1 << state.turn
    if kind == INSIST:
        state.duty |= value
    if state.duty == demands(state):
        close_window(state)
        return False
    return ask_next(state)


@kernel
def answer_orange(state: State, kind: int) -> bool:
    """A player calls the orange that the capturer forgot, or passes; True if other players are still to be asked."""
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
    """The partner asks the capturer not to capture, which shows that they hold the card; or passes. 002:106"""
    asker = state.turn
    close_window(state)
    if kind == ASK:
        state.window = ANSWER_WINDOW
        state.asked = 1 << asker
        if not state.tables.chosen[LENIENT]:
            state.prove(asker, state.pending_value)


@kernel
def add_window_moves(turn: Turn, state: State) -> None:
    """The possible answers of the seat that is asked."""
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
    elif ask_refusal(turn, state) == 0:
        turn.moves.add_for(ASK, none, none, 0, turn.seat)


@kernel
def ask_refusal(facts: Facts, state: State) -> int:
    """Why the partner may not ask for the build: only for a build that they could then own. D-56h, D-56o, D-29"""
    value = state.pending_value
    owned = facts.owned
    if state.tables.chosen[LENIENT]:
        owned = 0
    twins = state.tables.twins
    if twins >> value & 1 and owned & twins & ~(1 << value):
        return Refusal.ACE_NEEDED
    return 0 if covers(state.tables, facts.hand, owned | 1 << value) else Refusal.CANNOT_ASK


@kernel
def add_answers(turn: Turn, state: State) -> None:
    """The capturer makes the capture after all, or adds the card to a build of the side for the partner who asked.
    002:106
    """
    value = state.pending_value
    turn.moves.add_for(CAPTURE, state.shown, state.pending_taken, value, state.pending_seat)
    for i in range(state.build_count):
        if is_asked_for(state, i) and leave_refusal(turn, state, i) == 0:
            turn.moves.add_for(JOIN, state.shown, state.build_cards[i], value, lowest(state.asked))


@kernel
def is_asked_for(state: State, index: int) -> bool:
    """Whether a build belongs to the side, and the shown capture would take it."""
    return (
        state.is_own_side(state.turn, state.build_owner[index]) and state.build_cards[index] & state.pending_taken != 0
    )


@kernel
def leave_refusal(facts: Facts, state: State, index: int) -> int:
    """Why the capturer may not leave a build to the partner: other builds must still be captured, or there are too
    many.
    """
    if state.must_take:
        return Refusal.LEFT_BUT_OWED
    left = 1 << index
    found: int = facts.holding_refusal(state, facts.hand, owned_without(state, facts.seat, left))
    if found:
        return found
    own_builds = facts.own_builds
    if state.build_owner[index] == facts.seat:
        own_builds -= 1
    return Refusal.LEFT_TOO_MANY if facts.limit_refusal(own_builds) else 0

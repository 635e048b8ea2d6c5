"""Taking cards from the table with a card from the hand. Rules B7 and B8."""

from cassino.cards import PICTURES
from cassino.engine.counting import ROOM
from cassino.engine.move import CAPTURE
from cassino.engine.state import State
from cassino.engine.tables import ANY_CAPTURE, EQUAL_LOOSE, ORANGE_CALLED
from cassino.engine.turn import Turn, builds_of_owner, builds_of_value, cards_of_builds
from cassino.kernel import BuildSet, Card, CardSet, Long, Rank, Value, kernel, popcount, rank_of


@kernel
def add_captures(turn: Turn, state: State, card: Card) -> None:
    """Every capture with this card."""
    rank = rank_of(card)
    if turn.numbers >> card & 1 == 0:
        add_picture_captures(turn, state, card, rank)
        return
    add_number_captures(turn, state, card, rank)
    if rank == 1 and state.tables.ace_high:
        add_number_captures(turn, state, card, 14)


@kernel
def forced_builds(turn: Turn, state: State, left: CardSet, value: Value) -> Long:
    """Builds that a capture by `value` must take; -1 if it cannot be made.

    Own ones when no card for them would be left (D-14), an opponents' one that this turn added to (D-56n).
    """
    forced: BuildSet = 0
    if turn.owned and not turn.may_own(state, left, turn.owned):
        if not turn.owned >> value & 1 or not turn.may_own(state, left, turn.owned & ~(1 << value)):
            return -1
        forced = builds_of_value(state, value) & builds_of_owner(state, turn.seat)
    if state.must_take:
        if state.must_take != value:
            return -1
        forced |= builds_of_value(state, value)
    return forced


@kernel
def equal_to_take(turn: Turn, state: State, card: Card) -> CardSet:
    """The loose cards that a play of this card may not leave: all of its rank, where the rules say so. 000:38"""
    if state.tables.compulsion != EQUAL_LOOSE:
        return 0
    return state.loose & (15 << (card & ~3))


@kernel
def must_capture(turn: Turn, state: State, card: Card) -> bool:
    """Whether this card may not be trailed because of what it can capture. B8"""
    if state.tables.compulsion == EQUAL_LOOSE:
        return equal_to_take(turn, state, card) != 0
    return must_capture_any(turn, state, card)


@kernel
def must_capture_any(turn: Turn, state: State, card: Card) -> bool:
    """Whether this card can capture and may be played in no other way. D-83"""
    return state.tables.compulsion == ANY_CAPTURE and can_capture(turn, state, card)


@kernel
def can_capture(turn: Turn, state: State, card: Card) -> bool:
    """Whether this card could capture anything at all."""
    rank = rank_of(card)
    left = turn.hand & ~(1 << card)
    if turn.numbers >> card & 1 == 0:
        return state.loose >> (card & ~3) & 15 != 0 and turn.may_own(state, left, turn.owned)
    if can_take_value(turn, state, left, rank):
        return True
    return rank == 1 and state.tables.ace_high and can_take_value(turn, state, left, 14)


@kernel
def can_take_value(turn: Turn, state: State, left: CardSet, value: Value) -> bool:
    """Whether there is anything to capture by a value, with these cards left in hand."""
    if forced_builds(turn, state, left, value) < 0:
        return False
    if builds_of_value(state, value):
        return True
    for i in range(value * ROOM, value * ROOM + turn.sums.counts[value]):
        if turn.sums.sets.items[i] & ~(state.loose | turn.tops) == 0:
            return True
    return False


@kernel
def add_number_captures(turn: Turn, state: State, card: Card, value: Value) -> None:
    """Captures in which the card counts `value`: sets of that sum and whole builds of that value."""
    equal: BuildSet = 0
    if turn.built >> value & 1:
        equal = builds_of_value(state, value)
    elif turn.sums.counts[value] == 0:
        return
    bit = 1 << card
    forced = forced_builds(turn, state, turn.hand & ~bit, value)
    if forced < 0 or turn.is_full():
        return
    if state.tables.one_unit:
        add_single_units(turn, state, card, value, equal, forced)
        return
    need = equal_to_take(turn, state, card)
    reach = state.loose | turn.tops
    turn.sums.found.clear()
    turn.sums.seed(0)
    turn.sums.close(value)
    for i in range(turn.sums.found.words.n):
        loose = turn.sums.found.words.items[i]
        if loose & need != need or loose & ~reach:
            continue
        if equal:
            add_with_builds(turn, state, bit, loose, value, equal, forced)
        elif loose and (value < 14 or loose & ~15) and is_within_limit(turn, state, equal):
            add_capture(turn, state, bit, loose, value)


@kernel
def add_with_builds(
    turn: Turn, state: State, bit: CardSet, loose: CardSet, value: Value, equal: BuildSet, forced: BuildSet
) -> None:
    """One loose set with every choice of the equal builds that holds the forced ones."""
    chosen = equal
    while True:
        # Loose aces alone are listed once, as taken by an ace that counts 1.
        if (
            chosen & forced == forced
            and (chosen or (loose and (value < 14 or loose & ~15)))
            and is_within_limit(turn, state, chosen)
        ):
            add_capture(turn, state, bit, loose | cards_of_builds(state, chosen), value)
        if chosen == 0:
            break
        chosen = (chosen - 1) & equal


@kernel
def is_within_limit(turn: Turn, state: State, chosen: BuildSet) -> bool:
    """Whether capturing these builds leaves the player no more builds than he may own. 002:129"""
    if turn.own_builds <= turn.most_builds:
        return True
    return turn.own_builds - popcount(chosen & builds_of_owner(state, turn.seat)) <= turn.most_builds


@kernel
def add_single_units(turn: Turn, state: State, card: Card, value: Value, equal: BuildSet, forced: BuildSet) -> None:
    """Captures of exactly one thing: a build, an equal card, or a sum where no equal card lies. B7, 004:64-65"""
    bit = 1 << card
    need = equal_to_take(turn, state, card)
    pair = state.loose & (15 << (card & ~3))
    chosen_none: CardSet = 0
    start = value * ROOM
    for i in range(start, start + turn.sums.counts[value]):
        loose = turn.sums.sets.items[i]
        if (
            loose & ~(state.loose | turn.tops) == 0
            and forced == 0
            and loose & need == need
            and not (loose & (loose - 1) and pair and state.tables.pair_first)
            and (value < 14 or loose & ~15)
            and is_within_limit(turn, state, chosen_none)
        ):
            add_capture(turn, state, bit, loose, value)
    for i in range(state.build_count):
        chosen = 1 << i
        if equal & chosen and (forced & ~chosen) == 0 and need == 0 and is_within_limit(turn, state, chosen):
            add_capture(turn, state, bit, state.build_cards[i], value)


@kernel
def add_picture_captures(turn: Turn, state: State, card: Card, rank: Rank) -> None:
    """Captures with a picture that has no number: equal pictures, one or any number of them. D-2"""
    bit = 1 << card
    equal = state.loose >> 4 * (rank - 1) & 15
    if state.must_take or not turn.may_own(state, turn.hand & ~bit, turn.owned):
        return
    need = equal_to_take(turn, state, card) >> 4 * (rank - 1)
    chosen = equal
    while chosen:
        if (
            (chosen & (chosen - 1) == 0 or not (state.tables.one_equal_face or state.tables.one_unit))
            and chosen & need == need
            and is_within_limit(turn, state, 0)
        ):
            add_capture(turn, state, bit, chosen << 4 * (rank - 1), rank)
        chosen = (chosen - 1) & equal


@kernel
def add_capture(turn: Turn, state: State, bit: CardSet, taken: CardSet, value: Value) -> None:
    """One capture; also called an orange, and also with its pictures for the partner's pile, where that may be."""
    turn.moves.add(CAPTURE, bit, taken, value)
    if state.tables.orange == ORANGE_CALLED:
        turn.moves.add_for(CAPTURE, bit, taken, value, turn.seat)
    elif state.tables.gives_pictures and (bit | taken) & PICTURES:
        turn.moves.add_for(CAPTURE, bit, taken, value, (turn.seat + 2) % state.players)

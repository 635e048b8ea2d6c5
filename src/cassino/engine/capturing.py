"""Taking cards from the table with a card from the hand. Rules B7 and B8."""

from cassino.cards import PICTURES
from cassino.engine.counting import ROOM
from cassino.engine.facts import Facts, builds_in, builds_of_owner, builds_of_value, can_take, cards_of_builds
from cassino.engine.move import CAPTURE
from cassino.engine.refusals import Refusal
from cassino.engine.state import State
from cassino.engine.summing import add_sums
from cassino.engine.tables import (
    ANY_CAPTURE,
    COMPULSION,
    EQUAL_FACES,
    EQUAL_LOOSE,
    NO_COMPULSION,
    NO_TRAIL,
    ONE_FACE,
    ONE_OR_THREE_FACES,
    ONE_UNIT,
    ORANGE_CALLED,
    ORANGES,
    PAIR_FIRST,
)
from cassino.engine.turn import Turn
from cassino.kernel import BuildSet, Card, CardSet, Long, Rank, Seat, Value, kernel, lowest, popcount, rank_of


@kernel
def add_captures(turn: Turn, state: State, card: Card) -> None:
    """Every capture with this card."""
    if turn.numbers >> card & 1 == 0:
        add_picture_captures(turn, state, card, rank_of(card))
        return
    values = state.tables.in_hand[card]
    while values:
        add_number_captures(turn, state, card, lowest(values))
        values &= values - 1


@kernel
def forced_builds(facts: Facts, state: State, left: CardSet, value: Value) -> Long:
    """Builds that a capture by `value` must take; -1 if it cannot be made.

    The player's own builds, if no card for them would be left (D-14), or an opponent's build that this turn added to
    (D-56n).
    """
    forced: BuildSet = 0
    if facts.owned and facts.holding_refusal(state, left, facts.owned):
        if not facts.owned >> value & 1 or facts.holding_refusal(state, left, facts.owned & ~(1 << value)):
            return -1
        forced = builds_of_value(state, value) & builds_of_owner(state, facts.seat)
    if state.must_take:
        if state.must_take != value:
            return -1
        forced |= builds_of_value(state, value)
    return forced


@kernel
def capture_refusal(
    facts: Facts, state: State, card: Card, loose: CardSet, chosen: BuildSet, value: Value, forced: Long
) -> int:
    """Why a capture may not take exactly these loose cards and builds, which all make the value."""
    if ace_refusal(state, loose, chosen, value):
        return Refusal.ACE_COUNTS_ONE
    if state.tables.chosen[PAIR_FIRST] and is_sum(loose, chosen) and state.loose & state.tables.equal[card]:
        return Refusal.PAIR_COMES_FIRST
    if equal_to_take(state, card) & ~loose:
        return Refusal.EQUAL_LEFT
    if forced & ~chosen:
        # Also if it is -1: then every choice of the other builds leaves a build without a card.
        return Refusal.OWED_BUILD_LEFT if builds_of_value(state, state.must_take) & ~chosen else Refusal.CARD_NOT_KEPT
    return limit_after(facts, state, chosen)


@kernel
def is_sum(loose: CardSet, chosen: BuildSet) -> bool:
    """Whether a single thing that a card takes is a sum: it has several parts."""
    return loose & (loose - 1) != 0 or chosen & (chosen - 1) != 0 or (loose != 0 and chosen != 0)


@kernel
def ace_refusal(state: State, loose: CardSet, chosen: BuildSet, value: Value) -> int:
    """Why an ace that counts high may not take these cards: captures of loose aces only are listed once, with the ace
    as 1.
    """
    high = state.tables.high_ace
    is_ace_alone: bool = high != 0 and value == high and chosen == 0 and loose & ~state.tables.lying[high] == 0
    return Refusal.ACE_COUNTS_ONE if is_ace_alone else 0


@kernel
def limit_after(facts: Facts, state: State, chosen: BuildSet) -> int:
    """Why the player would own too many builds after capturing these. 002:129"""
    if facts.own_builds <= facts.most_builds:
        return 0
    return facts.limit_refusal(facts.own_builds - popcount(chosen & builds_of_owner(state, facts.seat)))


@kernel
def face_refusal(state: State, faces: CardSet) -> int:
    """Why a picture without a number may not take these equal pictures: perhaps only one at a time, or not two. D-2"""
    if faces & (faces - 1) == 0:
        return 0
    rule = state.tables.chosen[EQUAL_FACES]
    if rule == ONE_FACE or state.tables.chosen[ONE_UNIT]:
        return Refusal.ONE_EQUAL_FACE
    return Refusal.NOT_TWO_FACES if rule == ONE_OR_THREE_FACES and popcount(faces) == 2 else 0


@kernel
def equal_to_take(state: State, card: Card) -> CardSet:
    """The loose cards that a play of this card must take: all cards of its rank, if the rules say so. 000:38"""
    if state.tables.chosen[COMPULSION] != EQUAL_LOOSE:
        return 0
    return state.loose & state.tables.equal[card]


@kernel
def trail_compulsion(facts: Facts, state: State, card: Card) -> int:
    """Why this card may not be trailed: it can capture something. B8"""
    rule = state.tables.chosen[COMPULSION]
    if rule == NO_COMPULSION:
        return 0
    if equal_to_take(state, card):
        return Refusal.EQUAL_CARD_LIES
    return Refusal.CAN_CAPTURE if rule in (ANY_CAPTURE, NO_TRAIL) and can_capture(facts, state, card) else 0


@kernel
def build_compulsion(facts: Facts, state: State, card: Card) -> int:
    """Why this card may not be used in a build: it can capture, so it must. D-83"""
    if state.tables.chosen[COMPULSION] == ANY_CAPTURE and can_capture(facts, state, card):
        return Refusal.CARD_CAPTURES
    return 0


@kernel
def can_capture(facts: Facts, state: State, card: Card) -> bool:
    """Whether this card could capture anything at all."""
    left = facts.hand_without(card)
    if facts.numbers >> card & 1 == 0:
        return state.loose & state.tables.equal[card] != 0 and forced_builds(facts, state, left, 0) == 0
    values = state.tables.in_hand[card]
    while values:
        value = lowest(values)
        values &= values - 1
        if can_take(state, facts.takeable, value) and forced_builds(facts, state, left, value) >= 0:
            return True
    return False


@kernel
def add_number_captures(turn: Turn, state: State, card: Card, value: Value) -> None:
    """Captures in which the card counts `value`: sets of that sum and whole builds of that value."""
    equal: BuildSet = 0
    if turn.built >> value & 1:
        equal = builds_of_value(state, value)
    elif turn.sums.counts[value] == 0 and turn.summed == 0:
        return
    forced = forced_builds(turn, state, turn.hand_without(card), value)
    if forced < 0 or turn.is_full():
        return
    count = turn.sums.counts[value]
    have = turn.sums.have
    if turn.summed:
        add_sums(turn, state, 0, 0, value, value)
    if state.tables.chosen[ONE_UNIT]:
        add_single_units(turn, state, card, value, equal, forced)
    else:
        add_several_units(turn, state, card, value, equal, forced)
    # Nothing can be built with the sums that contain builds.
    turn.sums.counts[value] = count
    turn.sums.have = have


@kernel
def reach_of_captures(turn: Turn, state: State) -> CardSet:
    """The loose cards and tops that sums can use, and the builds that count as cards."""
    reach = state.loose | turn.tops
    if turn.summed:
        reach |= cards_of_builds(state, turn.summed)
    return reach


@kernel
def add_several_units(turn: Turn, state: State, card: Card, value: Value, equal: BuildSet, forced: Long) -> None:
    """Captures of any number of equal cards, sums and builds."""
    reach = reach_of_captures(turn, state)
    turn.sums.found.clear()
    turn.sums.seed(0)
    turn.sums.close(value)
    for i in range(turn.sums.found.words.n):
        loose = turn.sums.found.words.items[i]
        chosen = equal
        while loose & ~reach == 0:
            if loose | chosen:
                add_capture_of(turn, state, card, loose, chosen, value, forced)
            if chosen == 0:
                break
            chosen = (chosen - 1) & equal


@kernel
def add_capture_of(
    turn: Turn, state: State, card: Card, sets: CardSet, equal: BuildSet, value: Value, forced: Long
) -> None:
    """Add one capture of sets and of builds of the value, if it is legal."""
    loose: CardSet = sets
    chosen: BuildSet = equal
    if turn.summed:
        chosen |= builds_in(state, sets)
        loose &= ~cards_of_builds(state, chosen)
    if capture_refusal(turn, state, card, loose, chosen, value, forced) == 0:
        add_capture(turn, state, 1 << card, loose | cards_of_builds(state, chosen), value)


@kernel
def add_single_units(turn: Turn, state: State, card: Card, value: Value, equal: BuildSet, forced: Long) -> None:
    """Captures of exactly one thing: a build, an equal card, or a sum if there is no equal card. B7, 004:64-65"""
    none: BuildSet = 0
    reach = reach_of_captures(turn, state)
    start = value * ROOM
    for i in range(start, start + turn.sums.counts[value]):
        loose = turn.sums.sets.items[i]
        if loose & ~reach == 0:
            add_capture_of(turn, state, card, loose, none, value, forced)
    for i in range(state.build_count):
        if equal >> i & 1:
            add_capture_of(turn, state, card, none, 1 << i, value, forced)


@kernel
def add_picture_captures(turn: Turn, state: State, card: Card, rank: Rank) -> None:
    """Captures with a picture that has no number: one equal picture, or any number of them. D-2"""
    equal = state.loose >> 4 * (rank - 1) & 15
    forced = forced_builds(turn, state, turn.hand_without(card), rank)
    chosen = equal
    while chosen and forced == 0:
        faces = chosen << 4 * (rank - 1)
        if face_refusal(state, faces) == 0 and capture_refusal(turn, state, card, faces, 0, rank, forced) == 0:
            add_capture(turn, state, 1 << card, faces, rank)
        chosen = (chosen - 1) & equal


@kernel
def add_capture(turn: Turn, state: State, bit: CardSet, taken: CardSet, value: Value) -> None:
    """Add one capture; also the same capture with a call of "orange", or with its pictures on the partner's pile, if
    the rules allow it.
    """
    turn.moves.add(CAPTURE, bit, taken, value)
    if state.tables.chosen[ORANGES] == ORANGE_CALLED or state.tables.gives_pictures:
        seat = capture_seat(turn, state, bit | taken)
        if seat >= 0:
            turn.moves.add_for(CAPTURE, bit, taken, value, seat)


@kernel
def capture_seat(facts: Facts, state: State, cards: CardSet) -> Seat:
    """The seat that a capture of these cards may name: the player's own to call "orange", or the partner's; -1 for
    none.
    """
    if state.tables.chosen[ORANGES] == ORANGE_CALLED:
        return facts.seat
    if state.tables.gives_pictures and cards & PICTURES:
        return facts.partner
    return -1

"""A turn of several steps: forming and adding from the table, one play from the hand, and its end. Rule B17.

A step forms a build, adds one set to one build, or raises one; the list of moves holds single steps. A turn consists of

1. steps with table cards alone, as many as the player likes (`card` is `NO_HAND_CARD`);
2. one play from the hand: a trail, a capture, or a step with a hand card;
3. further steps with table cards, and captures that the played card still owes if opponents insist (`state.duty`);
4. the end, which the player says, unless something is still owed (`end_refusal`).

Adding to another player's build before the play obliges the player to capture it with the play (`state.must_take`).
After every step the turn can still be ended legally (D-56n): `answers_refusal` asks whether the player would then hold
the cards for `facts.owned` and `gained` more builds. A `seat` or `owner` of -1 is the one that the rules decide,
usually the player; another seat is the partner, for whom the step is made.
"""

from cassino.engine.building import (
    addition_refusal,
    build_card_refusal,
    choice_refusal,
    is_alone,
    joinable_builds,
    may_change,
    merge_refusal,
    partner_refusal,
    raise_refusal,
    raised_refusal,
    raiser_refusal,
    values_to_build,
)
from cassino.engine.capturing import ace_refusal, add_captures, face_refusal
from cassino.engine.counting import ROOM
from cassino.engine.facts import Facts, builds_of_value, cards_of_builds, is_ban_in_force
from cassino.engine.insisting import is_open_to, left_to_add, left_to_take, values_of_played
from cassino.engine.move import BUILD, CAPTURE, END, JOIN, RAISE, TRAIL
from cassino.engine.refusals import Refusal
from cassino.engine.state import State
from cassino.engine.tables import EQUAL_VALUE, FOR_PARTNER, JOINED_BY, MUST_MERGE, OWNER_STAYS, RAISE_WITH_SETS
from cassino.engine.trailing import add_trail
from cassino.engine.turn import Turn
from cassino.kernel import BuildSet, Card, CardSet, Seat, Value, ValueSet, kernel, lowest, rank_of
from cassino.rules.options import OPTIONS

JOINED_TO_CAPTURE = OPTIONS["building.joined_to_capture"].code

NO_HAND_CARD = -1


@kernel
def add_turn_moves(turn: Turn, state: State) -> None:
    """Every step open to the player in a turn of several steps."""
    if state.asked and state.duty:
        add_demanded_moves(turn, state)
        return
    if state.played == 0:
        rest = turn.hand
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            add_trail(turn, state, card)
            add_captures(turn, state, card)
            add_steps(turn, state, card)
    add_steps(turn, state, NO_HAND_CARD)
    if state.played:
        if state.duty & 1:
            add_duty_captures(turn, state)
        if end_refusal(state) == 0 or turn.moves.n == 0:
            turn.moves.add(END, 0, 0, 0)


@kernel
def add_demanded_moves(turn: Turn, state: State) -> None:
    """The moves that opponents insisted on: first the fuller capture, then the additions, then the end. D-53, D-54"""
    if state.duty & 1 and left_to_take(state):
        add_duty_captures(turn, state)
    elif state.duty & 2 and left_to_add(state):
        for i in range(state.build_count):
            if is_open_to(state, turn.seat, i):
                add_sets(turn, state, NO_HAND_CARD, state.build_value[i], i, -1)
    else:
        turn.moves.add(END, 0, 0, 0)


@kernel
def end_refusal(state: State) -> int:
    """Why the player may not end the turn, because there is something else to do."""
    if state.played == 0:
        return Refusal.NOTHING_PLAYED
    if state.must_take:
        return Refusal.TRAIL_OWED
    if state.duty & 1 and left_to_take(state):
        return Refusal.MORE_TO_CAPTURE
    return Refusal.MORE_TO_ADD if state.duty & 2 and left_to_add(state) else 0


@kernel
def add_steps(turn: Turn, state: State, card: Card) -> None:
    """Every build, join and raise with this hand card, or with none."""
    if card >= 0 and build_card_refusal(turn, state, card):
        return
    values = values_to_build(turn, state, card)
    with_sets = turn.values_with_sets(state, card, turn.sums.have)
    raised: ValueSet = 0
    if card >= 0:
        raised = turn.built << rank_of(card)
    values &= with_sets | raised
    while values and not turn.is_full():
        value = lowest(values)
        values &= values - 1
        if with_sets >> value & 1:
            add_new_builds(turn, state, card, value)
            if turn.built >> value & 1:
                add_joins(turn, state, card, value)
        if raised >> value & 1:
            add_step_raises(turn, state, card, value)


@kernel
def answers_refusal(facts: Facts, state: State, card: Card, value: Value, gained: int) -> int:
    """Why the player may not own the builds that there are after this step, or `gained` more builds of a value. B11,
    D-56n

    The player may own one build too many while one of them can still be captured in this turn.
    """
    owned = facts.owned
    if state.must_take:
        owned |= 1 << state.must_take
    if gained:
        owned |= 1 << value
    if owned and facts.holding_refusal(state, facts.hand_without(card), owned):
        return Refusal.CARD_NOT_KEPT
    if state.played and state.played_kind == TRAIL and is_ban_in_force(state):
        return Refusal.HAS_TRAILED if gained else 0
    if card < 0 and state.played == 0 and state.must_take == 0:
        return Refusal.ONE_CAPTURE_A_TURN if facts.limit_refusal(facts.own_builds + gained - 1) else 0
    return facts.limit_refusal(facts.own_builds + gained)


@kernel
def add_new_builds(turn: Turn, state: State, card: Card, value: Value) -> None:
    """Add new builds of a value, for the player or for a partner who has proven a card of it."""
    if turn.built >> value & 1 and choice_refusal(state, turn.seat, value, 0):
        return
    if new_build_refusal(turn, state, card, value, -1) == 0:
        add_shapes(turn, state, card, value, -1)
    partner = turn.partner
    # Most values need no closer look: only a lost build proves a card for a new build.
    may_give: bool = state.tables.chosen[FOR_PARTNER] != 0 and state.losses[partner] >> value & 1 != 0
    if may_give and new_build_refusal(turn, state, card, value, partner) == 0:
        add_shapes(turn, state, card, value, partner)


@kernel
def new_build_refusal(facts: Facts, state: State, card: Card, value: Value, seat: Seat) -> int:
    """Why a new build of a value may not belong to the player (-1) or to another seat."""
    if card >= 0:
        found = addition_refusal(facts, state, 0, 0)
        if found:
            return found
    if seat < 0:
        return answers_refusal(facts, state, card, value, 1)
    return partner_refusal(facts, state, value, seat, False) or answers_refusal(facts, state, card, value, 0)


@kernel
def sum_beside(card: Card, value: Value) -> int:
    """The sum that the table cards of a set must have if this hand card, or none, is in the set."""
    if card < 0:
        return value
    return value - rank_of(card)


@kernel
def bases(state: State, value: Value) -> CardSet:
    """The loose cards on which a set of their value may be put, if there is no build of it. 002:79"""
    cards = state.loose & state.tables.lying[value]
    return cards if cards and builds_of_value(state, value) == 0 else 0


@kernel
def add_shapes(turn: Turn, state: State, card: Card, value: Value, owner: Seat) -> None:
    """A simple build from loose cards, or a loose card of the value with one set beside it. 002:62-67, 002:79"""
    rest = sum_beside(card, value)
    bit: CardSet = 0
    if card >= 0:
        bit = 1 << card
    if rest > 0:
        for i in range(rest * ROOM, rest * ROOM + turn.sums.counts[rest]):
            cards = turn.sums.sets.items[i]
            if cards & ~state.loose == 0 and (card >= 0 or cards & (cards - 1)):
                turn.moves.add_for(BUILD, bit, cards, value, owner)
    base = bases(state, value)
    if base == 0:
        return
    turn.sums.found.clear()
    while base:
        add_on_base(turn, state, card, value, base & (0 - base))
        base &= base - 1
    for i in range(turn.sums.found.words.n):
        turn.moves.add_for(BUILD, bit, turn.sums.found.words.items[i], value, owner)


@kernel
def add_on_base(turn: Turn, state: State, card: Card, value: Value, base: CardSet) -> None:
    """Every set that can lie beside one loose card of the value; a set that is itself one card may be found from either
    side.
    """
    rest = sum_beside(card, value)
    reach = (state.loose | turn.steals) & ~base
    if is_alone(state, card, value):
        turn.sums.found.add(base)
    if rest > 0:
        for i in range(rest * ROOM, rest * ROOM + turn.sums.counts[rest]):
            if turn.sums.sets.items[i] & ~reach == 0:
                turn.sums.found.add(turn.sums.sets.items[i] | base)


@kernel
def add_joins(turn: Turn, state: State, card: Card, value: Value) -> None:
    """One more set for each build of a value that the player may add to, for themselves or for the partner."""
    partner = -1
    if state.tables.chosen[FOR_PARTNER]:
        partner = turn.partner
    for i in range(state.build_count):
        if state.build_value[i] == value:
            if step_refusal(turn, state, card, i, -1) == 0:
                add_sets(turn, state, card, value, i, -1)
            if partner >= 0 and step_refusal(turn, state, card, i, partner) == 0:
                add_sets(turn, state, card, value, i, partner)


@kernel
def step_refusal(facts: Facts, state: State, card: Card, index: int, seat: Seat) -> int:
    """Why no set may be added to a build that then belongs to `seat`; -1: the rules decide its owner. B13"""
    value = state.build_value[index]
    owner = state.build_owner[index]
    own: BuildSet = 1 << index if owner == facts.seat else 0
    if not may_change(state, facts.seat, owner, state.tables.chosen[JOINED_BY]):
        return Refusal.NOT_YOUR_SIDES if seat >= 0 else adding_to_capture_refusal(facts, state, card, value)
    found = 0
    if card >= 0:
        found = addition_refusal(facts, state, 0, own)
    if found == 0 and seat >= 0:
        found = giving_step_refusal(facts, state, value, seat, owner)
    if found:
        return found
    gained = 1 if seat < 0 and own == 0 and not state.tables.chosen[OWNER_STAYS] else 0
    return answers_refusal(facts, state, card, value, gained)


@kernel
def giving_step_refusal(facts: Facts, state: State, value: Value, seat: Seat, owner: Seat) -> int:
    """Why a build that is added to may not go to a seat, or stay theirs if joiners become owners. B12"""
    if owner == facts.seat:
        return Refusal.STAYS_YOURS
    found: int = partner_refusal(facts, state, value, seat, owner == seat)
    if found:
        return found
    return Refusal.STAYS_PARTNERS if owner == seat and state.tables.chosen[OWNER_STAYS] else 0


@kernel
def adding_to_capture_refusal(facts: Facts, state: State, card: Card, value: Value) -> int:
    """Why another player's build may not be added to: the player must still capture it in this turn. 002:80"""
    if not state.tables.chosen[JOINED_TO_CAPTURE]:
        return Refusal.NOT_YOURS_TO_JOIN
    if card >= 0:
        return Refusal.TABLE_CARDS_ONLY
    if state.played:
        return Refusal.TOO_LATE_TO_CAPTURE
    if state.must_take and state.must_take != value:
        return Refusal.OTHER_BUILD_OWED
    found: int = facts.holding_refusal(state, facts.hand, facts.owned | 1 << value)
    return found or facts.limit_refusal(facts.own_builds)


@kernel
def add_sets(turn: Turn, state: State, card: Card, value: Value, index: int, owner: Seat) -> None:
    """Every set that this hand card (or none) makes with table cards and tops, added to one build."""
    rest = sum_beside(card, value)
    build = state.build_cards[index]
    bit: CardSet = 0
    if card >= 0:
        bit = 1 << card
    if is_alone(state, card, value):
        turn.moves.add_for(JOIN, bit, build, value, owner)
    if rest > 0:
        reach = state.loose | turn.steals
        for i in range(rest * ROOM, rest * ROOM + turn.sums.counts[rest]):
            if turn.sums.sets.items[i] & ~reach == 0:
                turn.moves.add_for(JOIN, bit, turn.sums.sets.items[i] | build, value, owner)


@kernel
def add_step_raises(turn: Turn, state: State, card: Card, value: Value) -> None:
    """Raises to a value; if builds of one value must merge, together with the side's own build of it. 002:98"""
    equal = joinable_builds(state, turn.seat, value)
    if equal < 0:
        return
    chosen: BuildSet = 0
    if state.tables.chosen[EQUAL_VALUE] == MUST_MERGE and state.tables.chosen[RAISE_WITH_SETS]:
        chosen = equal
    if merge_refusal(state, chosen, equal):
        return
    for i in range(state.build_count):
        if (
            state.build_value[i] + rank_of(card) == value
            and raise_refusal(state, turn.seat, i) == 0
            and raised_refusal(turn, state, chosen | 1 << i) == 0
            and raiser_refusal(turn, state, card, i) == 0
        ):
            turn.moves.add(RAISE, 1 << card, state.build_cards[i] | cards_of_builds(state, chosen), value)


@kernel
def add_duty_captures(turn: Turn, state: State) -> None:
    """What the card that was played must still take. D-53"""
    card = lowest(state.played)
    values = values_of_played(state)
    while values:
        value = lowest(values)
        values &= values - 1
        if turn.numbers >> card & 1:
            add_duty_units(turn, state, value)
        else:
            add_duty_pictures(turn, state, card)


@kernel
def add_duty_units(turn: Turn, state: State, value: Value) -> None:
    """Further captures by one value, with the card already played."""
    equal = builds_of_value(state, value)
    reach = (state.loose | turn.tops) & ~state.played
    if equal == 0 and turn.sums.counts[value] == 0:
        return
    turn.sums.found.clear()
    turn.sums.seed(0)
    turn.sums.close(value)
    for i in range(turn.sums.found.words.n):
        loose = turn.sums.found.words.items[i]
        chosen = equal
        while loose & ~reach == 0:
            if loose | chosen and (state.played_kind == CAPTURE or ace_refusal(state, loose, chosen, value) == 0):
                turn.moves.add(CAPTURE, state.played, loose | cards_of_builds(state, chosen), value)
            if chosen == 0:
                break
            chosen = (chosen - 1) & equal


@kernel
def add_duty_pictures(turn: Turn, state: State, card: Card) -> None:
    """Further captures of equal pictures, with the picture already played."""
    equal = (state.loose & ~state.played) >> (card & ~3) & 15
    chosen = equal
    while chosen:
        faces = chosen << (card & ~3)
        if face_refusal(state, faces) == 0:
            turn.moves.add(CAPTURE, state.played, faces, rank_of(card))
        chosen = (chosen - 1) & equal

"""A turn of several steps: forming and adding from the table, one play from the hand, and its end. Rule B17.

Every step adds one set to one build; a turn can always be ended legally after it (D-56n).
"""

from cassino.engine.building import (
    is_proven_by_loss,
    joinable_builds,
    may_change,
    may_raise,
    values_to_build,
)
from cassino.engine.capturing import add_captures, must_capture_any
from cassino.engine.counting import ROOM
from cassino.engine.insisting import left_to_add, left_to_take
from cassino.engine.move import BUILD, CAPTURE, END, JOIN, RAISE, TRAIL
from cassino.engine.state import State
from cassino.engine.tables import PROVEN, TRAIL_BANNED_WHILE_STOCK, TRAIL_FREE
from cassino.engine.trailing import add_trail
from cassino.engine.turn import Turn, builds_of_owner, builds_of_value, cards_of_builds
from cassino.kernel import Card, CardSet, Seat, Value, kernel, lowest, popcount, rank_of

NO_HAND_CARD = -1


@kernel
def add_turn_moves(turn: Turn, state: State) -> None:
    """Every step open in a turn of several steps."""
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
        if may_end(state) or turn.moves.marks.n == 0:
            turn.moves.add(END, 0, 0, 0)


@kernel
def add_demanded_moves(turn: Turn, state: State) -> None:
    """What opponents insisted on: first the fuller capture, then the additions, then the end. D-53, D-54"""
    if state.duty & 1 and left_to_take(state):
        add_duty_captures(turn, state)
    elif state.duty & 2 and left_to_add(state):
        for i in range(state.build_count):
            owner = state.build_owner[i]
            is_unchanged: bool = owner == turn.seat or not state.tables.joiner_owns
            if (
                is_unchanged
                and state.is_own_side(turn.seat, owner)
                and may_change(state, turn.seat, owner, state.tables.joined_by)
            ):
                add_sets(turn, state, NO_HAND_CARD, state.build_value[i], i, -1)
    else:
        turn.moves.add(END, 0, 0, 0)


@kernel
def may_end(state: State) -> bool:
    """Whether the player may end his turn: a card is played, nothing is owed."""
    if state.played == 0 or state.must_take:
        return False
    if state.duty & 1 and left_to_take(state):
        return False
    return not (state.duty & 2 and left_to_add(state))


@kernel
def add_steps(turn: Turn, state: State, card: Card) -> None:
    """Every build, join and raise with this hand card, or with none."""
    if card >= 0 and (state.must_take or turn.numbers >> card & 1 == 0 or must_capture_any(turn, state, card)):
        return
    left = turn.hand
    if card >= 0:
        left &= ~(1 << card)
    values = values_to_build(turn, state, card)
    with_sets = turn.values_with_sets(card, turn.sums.have)
    raised: CardSet = 0
    if card >= 0:
        raised = turn.built << rank_of(card)
    values &= with_sets | raised
    while values and not turn.is_full():
        value = lowest(values)
        values &= values - 1
        if with_sets >> value & 1:
            if turn.built >> value & 1 == 0 or not state.tables.must_merge:
                add_new_builds(turn, state, card, value, left)
            if turn.built >> value & 1:
                add_joins(turn, state, card, value, left)
        if raised >> value & 1:
            add_step_raises(turn, state, card, value)


@kernel
def needed_values(turn: Turn, state: State) -> CardSet:
    """The values the player must have cards for: of his builds, and of an opponents' one that he must still take."""
    if state.must_take:
        return turn.owned | 1 << state.must_take
    return turn.owned


@kernel
def may_own_more(turn: Turn, state: State, card: Card, own_builds: int) -> bool:
    """Whether the player may own so many builds after this step: one too many while he can still take one."""
    if state.played and state.played_kind == TRAIL and owner_may_not_trail(state):
        return own_builds <= turn.own_builds
    if card < 0 and state.played == 0 and state.must_take == 0:
        return own_builds <= turn.most_builds + 1
    return own_builds <= turn.most_builds


@kernel
def owner_may_not_trail(state: State) -> bool:
    """Whether the rules now forbid a player who trails to own a build. D-56g"""
    rule = state.tables.owner_trail
    if rule == TRAIL_BANNED_WHILE_STOCK:
        return state.stock_next < state.stock_end
    return rule != TRAIL_FREE


@kernel
def add_new_builds(turn: Turn, state: State, card: Card, value: Value, left: CardSet) -> None:
    """New builds of a value, for the player or for a partner who has shown that he holds it."""
    if (
        (card < 0 or turn.must_add == 0)
        and turn.may_own(state, left, needed_values(turn, state) | 1 << value)
        and may_own_more(turn, state, card, turn.own_builds + 1)
    ):
        add_shapes(turn, state, card, value, -1)
    partner = (turn.seat + 2) % state.players
    if (
        state.tables.for_partner
        and (card < 0 or turn.must_add == 0)
        and is_proven_by_loss(state, partner, value)
        and turn.may_own(state, left, needed_values(turn, state))
        and may_own_more(turn, state, card, turn.own_builds)
    ):
        add_shapes(turn, state, card, value, partner)


@kernel
def sum_beside(card: Card, value: Value) -> int:
    """What the table cards of a set must make when this hand card, or none, is in it."""
    if card < 0:
        return value
    return value - rank_of(card)


@kernel
def is_alone(card: Card, value: Value) -> bool:
    """Whether a hand card is a set of this value by itself."""
    return card >= 0 and (rank_of(card) == value or (card < 4 and value == 14))


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
    base = state.loose & 15 << 4 * (value - 1)
    if value == 14:
        base = state.loose & 15
    if base == 0 or turn.built >> value & 1:
        return
    turn.sums.found.clear()
    while base:
        add_on_base(turn, state, card, value, base & (0 - base))
        base &= base - 1
    for i in range(turn.sums.found.words.n):
        turn.moves.add_for(BUILD, bit, turn.sums.found.words.items[i], value, owner)


@kernel
def add_on_base(turn: Turn, state: State, card: Card, value: Value, base: CardSet) -> None:
    """Every set that can lie beside one loose card of the value; one may be found from either side."""
    rest = sum_beside(card, value)
    reach = (state.loose | turn.steals) & ~base
    if is_alone(card, value):
        turn.sums.found.add(base)
    if rest > 0:
        for i in range(rest * ROOM, rest * ROOM + turn.sums.counts[rest]):
            if turn.sums.sets.items[i] & ~reach == 0:
                turn.sums.found.add(turn.sums.sets.items[i] | base)


@kernel
def add_joins(turn: Turn, state: State, card: Card, value: Value, left: CardSet) -> None:
    """One more set for each build of a value that the player may add to."""
    chosen = builds_of_value(state, value)
    for i in range(state.build_count):
        if chosen >> i & 1 == 0:
            continue
        owner = state.build_owner[i]
        if may_change(state, turn.seat, owner, state.tables.joined_by):
            if may_add_to(turn, state, card, value, left, owner):
                add_sets(turn, state, card, value, i, -1)
            if may_add_for_partner(turn, state, card, value, left, owner):
                add_sets(turn, state, card, value, i, (turn.seat + 2) % state.players)
        elif card < 0 and may_add_to_capture(turn, state, value):
            add_sets(turn, state, card, value, i, -1)


@kernel
def may_add_to(turn: Turn, state: State, card: Card, value: Value, left: CardSet, owner: Seat) -> bool:
    """Whether an ordinary join is open: whoever owns the build afterwards answers for it."""
    if card >= 0 and turn.must_add and owner != turn.seat:
        return False
    if owner != turn.seat and state.tables.joiner_owns:
        return turn.may_own(state, left, needed_values(turn, state) | 1 << value) and may_own_more(
            turn, state, card, turn.own_builds + 1
        )
    return turn.may_own(state, left, needed_values(turn, state)) and may_own_more(turn, state, card, turn.own_builds)


@kernel
def may_add_for_partner(turn: Turn, state: State, card: Card, value: Value, left: CardSet, owner: Seat) -> bool:
    """Whether a join may make the partner owner, or leave him owner where joiners become owners. B12"""
    partner = (turn.seat + 2) % state.players
    if not state.tables.for_partner or owner == turn.seat or (owner == partner and not state.tables.joiner_owns):
        return False
    if card >= 0 and turn.must_add:
        return False
    if not is_proven_by_loss(state, partner, value) and not (owner == partner and state.tables.for_partner == PROVEN):
        return False
    return turn.may_own(state, left, needed_values(turn, state)) and may_own_more(turn, state, card, turn.own_builds)


@kernel
def may_add_to_capture(turn: Turn, state: State, value: Value) -> bool:
    """Whether a build of others may be added to because the player can still capture it in this turn. 002:80"""
    if not state.tables.joined_to_capture or state.played:
        return False
    if state.must_take and state.must_take != value:
        return False
    needed = turn.owned | 1 << value
    return turn.may_own(state, turn.hand, needed) and turn.own_builds <= turn.most_builds


@kernel
def add_sets(turn: Turn, state: State, card: Card, value: Value, index: int, owner: Seat) -> None:
    """Every set that this hand card, or none, makes with table cards and tops, added to one build."""
    rest = sum_beside(card, value)
    build = state.build_cards[index]
    bit: CardSet = 0
    if card >= 0:
        bit = 1 << card
    if is_alone(card, value):
        turn.moves.add_for(JOIN, bit, build, value, owner)
    if rest > 0:
        reach = state.loose | turn.steals
        for i in range(rest * ROOM, rest * ROOM + turn.sums.counts[rest]):
            if turn.sums.sets.items[i] & ~reach == 0:
                turn.moves.add_for(JOIN, bit, turn.sums.sets.items[i] | build, value, owner)


@kernel
def add_step_raises(turn: Turn, state: State, card: Card, value: Value) -> None:
    """Raises to a value; where builds of one value must merge, with the own side's build of it. 002:98"""
    equal = joinable_builds(state, turn.seat, value)
    if equal < 0:
        return
    if not state.tables.must_merge:
        equal = 0
    elif equal and not state.tables.raise_with_sets:
        return
    own = builds_of_owner(state, turn.seat)
    for i in range(state.build_count):
        if state.build_value[i] + rank_of(card) == value and may_raise(turn, state, card, i):
            own_after = turn.own_builds - (own >> i & 1) - popcount(own & equal) + 1
            if own_after <= turn.most_builds and (turn.must_add == 0 or own & equal or own >> i & 1):
                taken = state.build_cards[i] | cards_of_builds(state, equal)
                turn.moves.add(RAISE, 1 << card, taken, value)


@kernel
def add_duty_captures(turn: Turn, state: State) -> None:
    """What the card that was played must still take. D-53"""
    card = lowest(state.played)
    if turn.numbers >> card & 1 == 0:
        add_duty_pictures(turn, state, card)
    elif state.played_kind == CAPTURE:
        add_duty_units(turn, state, state.played_value)
    elif state.played_kind == TRAIL and state.loose >> card & 1:
        add_duty_units(turn, state, rank_of(card))
        if card < 4 and state.tables.ace_high:
            add_duty_units(turn, state, 14)


@kernel
def add_duty_units(turn: Turn, state: State, value: Value) -> None:
    """Further captures of the card already played, by one value."""
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
            # A trailed ace takes loose aces alone as a 1.
            if chosen or (loose and (value < 14 or loose & ~15 or state.played_kind == CAPTURE)):
                turn.moves.add(CAPTURE, state.played, loose | cards_of_builds(state, chosen), value)
            if chosen == 0:
                break
            chosen = (chosen - 1) & equal


@kernel
def add_duty_pictures(turn: Turn, state: State, card: Card) -> None:
    """Further equal pictures for the picture already played."""
    if state.played_kind != CAPTURE and state.loose >> card & 1 == 0:
        return
    if state.tables.one_equal_face and state.played_kind == CAPTURE:
        return
    equal = (state.loose & ~state.played) >> (card & ~3) & 15
    chosen = equal
    while chosen:
        if chosen & (chosen - 1) == 0 or not state.tables.one_equal_face:
            turn.moves.add(CAPTURE, state.played, chosen << (card & ~3), rank_of(card))
        chosen = (chosen - 1) & equal

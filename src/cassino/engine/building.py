"""Setting cards aside: new builds, joining and raising builds. Rules B9, B10 and B13."""

from cassino.engine.capturing import build_compulsion
from cassino.engine.counting import sets_in
from cassino.engine.facts import Facts, builds_of_owner, builds_of_value, cards_of_builds
from cassino.engine.move import BUILD, JOIN, RAISE
from cassino.engine.refusals import Refusal
from cassino.engine.state import State
from cassino.engine.tables import (
    ANYONE,
    BUILD_SOURCE,
    EQUAL_VALUE,
    FOR_PARTNER,
    JOINED_BY,
    LENIENT,
    MUST_MERGE,
    NOT_OWNER,
    OPPONENTS,
    OWN_SIDE,
    OWNER,
    OWNER_STAYS,
    PROVEN,
    RAISE_WITH_SETS,
    RAISED_BY,
)
from cassino.engine.turn import Turn
from cassino.kernel import BuildSet, Card, CardSet, Long, Seat, Value, ValueSet, kernel, lowest, popcount, rank_of
from cassino.rules import options
from cassino.rules.options import OPTIONS

SEPARATE = options.EqualValue.SEPARATE.number
OWN_WITH_BOTH = OPTIONS["building.raise_own_with_both"].code


@kernel
def may_change(state: State, seat: Seat, owner: Seat, by: int) -> bool:
    """Whether a seat is among those who may change an owner's build."""
    if by == ANYONE:
        return True
    if by == NOT_OWNER:
        return seat != owner
    if by == OWNER:
        return seat == owner
    if state.is_own_side(seat, owner):
        return by == OWN_SIDE
    return by == OPPONENTS


@kernel
def joinable_builds(state: State, seat: Seat, value: Value) -> Long:
    """A bit for the index of each build of this value that the seat may join; -1 if it may neither join nor build
    beside one.
    """
    chosen = builds_of_value(state, value)
    for i in range(state.build_count):
        if chosen >> i & 1 and not may_change(state, seat, state.build_owner[i], state.tables.chosen[JOINED_BY]):
            if state.tables.chosen[EQUAL_VALUE] == MUST_MERGE:
                return -1
            chosen &= ~(1 << i)
    return chosen


@kernel
def merge_refusal(state: State, chosen: BuildSet, equal: BuildSet) -> int:
    """Why these builds of one value, all of which may be joined, may not be merged: perhaps only all of them may.
    002:98
    """
    return Refusal.MUST_MERGE if state.tables.chosen[EQUAL_VALUE] == MUST_MERGE and chosen != equal else 0


@kernel
def choice_refusal(state: State, seat: Seat, value: Value, chosen: BuildSet) -> int:
    """Why exactly these builds of a value may not be merged. B10, D-4, D-5"""
    equal = joinable_builds(state, seat, value)
    if equal < 0 and chosen == 0:
        return Refusal.CANNOT_MERGE
    if equal < 0 or chosen & ~equal:
        return Refusal.NOT_YOURS_TO_JOIN
    return merge_refusal(state, chosen, equal)


@kernel
def owned_without(state: State, seat: Seat, gone: CardSet) -> ValueSet:
    """The values of the seat's builds, except those whose indices are the bits of `gone`."""
    values: ValueSet = 0
    for i in range(state.build_count):
        if gone >> i & 1 == 0 and state.build_owner[i] == seat:
            values |= 1 << state.build_value[i]
    return values


@kernel
def values_to_build(facts: Facts, state: State, card: Card) -> ValueSet:
    """A bit for each value that a build could have after this play: values of cards left in hand, or held by other
    players.
    """
    if state.tables.chosen[LENIENT]:
        return state.tables.values
    values = facts.held_without(state, card)
    if state.tables.builds_beyond_hand:
        values |= facts.built
        if state.tables.chosen[FOR_PARTNER]:
            values |= state.losses[facts.partner]
    return values


@kernel
def build_card_refusal(facts: Facts, state: State, card: Card) -> int:
    """Why a hand card may not be used in any build: it has no number, or it must capture."""
    if facts.numbers >> card & 1 == 0:
        return Refusal.FACE_IN_BUILD
    if state.must_take:
        return Refusal.CARD_OWED
    return build_compulsion(facts, state, card)


@kernel
def add_builds(turn: Turn, state: State, card: Card) -> None:
    """Every build, join and raise with this card, to each value for which somebody holds a capturing card."""
    if not state.tables.chosen[BUILD_SOURCE] or build_card_refusal(turn, state, card):
        return
    with_sets = turn.values_with_sets(state, card, turn.loose_sums)
    if turn.built:
        with_sets |= turn.values_with_sets(state, card, turn.sums.have) & turn.built
        with_sets |= turn.built << rank_of(card)
    values = values_to_build(turn, state, card) & with_sets
    high = state.tables.high_ace
    if high and values >> high & 1:
        add_builds_to(turn, state, card, high)
        values &= ~(1 << high)
    while values:
        value = lowest(values)
        values &= values - 1
        if value > state.tables.highest:
            break
        add_builds_to(turn, state, card, value)


@kernel
def add_builds_to(turn: Turn, state: State, card: Card, value: Value) -> None:
    """Every build, join and raise with this card to one value."""
    rank = rank_of(card)
    can_start = is_promising(turn, state, card, value)
    if (state.build_count == 0 and not can_start) or turn.is_full():
        return
    equal = joinable_builds(state, turn.seat, value) if turn.built >> value & 1 else 0
    if equal < 0:
        return
    if can_start or (equal and is_alone(state, card, value)):
        add_sets_of(turn, state, card, value, equal)
    if turn.built >> (value - rank) & 1:
        for i in range(state.build_count):
            if state.build_value[i] + rank == value:
                add_raise(turn, state, card, i, equal)


@kernel
def is_alone(state: State, card: Card, value: Value) -> bool:
    """Whether a hand card (if one is played) is a set of this value by itself."""
    return card >= 0 and state.tables.on_table[card] >> value & 1 != 0


@kernel
def is_promising(turn: Turn, state: State, card: Card, value: Value) -> bool:
    """Whether table cards alone can make a build of a value with this card."""
    rank = rank_of(card)
    if rank < value and turn.sums.counts[value - rank]:
        return True
    return turn.sums.counts[value] > 0 and is_alone(state, card, value)


@kernel
def add_sets_of(turn: Turn, state: State, card: Card, value: Value, equal: BuildSet) -> None:
    """Every build and join in which this card is in a set of the value."""
    rank = rank_of(card)
    unheld: int = turn.holding_refusal(state, turn.hand_without(card), turn.owned | 1 << value)
    if unheld and not state.tables.builds_beyond_hand:
        return
    turn.sums.found.clear()
    if rank < value:
        turn.sums.seed(value - rank)
    if is_alone(state, card, value):
        turn.sums.seed(0)
    turn.sums.close(value)
    add_unions(turn, state, card, value, equal, unheld)
    if state.tables.chosen[FOR_PARTNER]:
        add_unions_for_partner(turn, state, card, value, equal)


@kernel
def add_unions(turn: Turn, state: State, card: Card, value: Value, equal: BuildSet, unheld: int) -> None:
    """New builds and joins for every set found, with every choice of the equal builds."""
    bit = 1 << card
    reach = state.loose | turn.steals
    for i in range(turn.sums.found.words.n):
        loose = turn.sums.found.words.items[i]
        chosen = equal
        while loose & ~reach == 0:
            if chosen and join_refusal(turn, state, card, loose, chosen, unheld) == 0:
                turn.moves.add(JOIN, bit, loose | cards_of_builds(state, chosen), value)
            if chosen == 0 and loose and build_refusal(turn, state, loose, unheld) == 0:
                turn.moves.add(BUILD, bit, loose, value)
            if chosen == 0:
                break
            chosen = (chosen - 1) & equal
            if merge_refusal(state, chosen, equal):
                break


@kernel
def build_refusal(facts: Facts, state: State, loose: CardSet, unheld: int) -> int:
    """Why the player may not own a new build with these table cards. `unheld`: the refusal if they would hold no card
    of its value, or 0. B9, B11, B15
    """
    none: BuildSet = 0
    found: int = addition_refusal(facts, state, loose, none) or unheld
    return found or facts.limit_refusal(facts.own_builds + 1)


@kernel
def addition_refusal(facts: Facts, state: State, loose: CardSet, own: BuildSet) -> int:
    """Why table cards and a hand card may not be added to any of the player's own builds. D-59, D-60"""
    if own:
        return 0
    if loose & ~state.loose:
        return Refusal.TOP_NEEDS_OWN_BUILD
    return Refusal.ADD_TO_OWN_BUILD if facts.must_add else 0


@kernel
def join_refusal(facts: Facts, state: State, card: Card, loose: CardSet, chosen: BuildSet, unheld: int) -> int:
    """Why the player may not add to these builds: whoever owns them afterwards must hold a card of their value. B13,
    D-59, D-94
    """
    if state.tables.chosen[EQUAL_VALUE] == SEPARATE and chosen & (chosen - 1):
        return Refusal.ONE_AT_A_TIME
    own = chosen & builds_of_owner(state, facts.seat)
    found = addition_refusal(facts, state, loose, own)
    if found:
        return found
    if own or not state.tables.chosen[OWNER_STAYS]:
        return unheld or facts.limit_refusal(facts.own_builds - popcount(own) + 1)
    return answer_refusal(facts, state, card, facts.owned, facts.own_builds)


@kernel
def answer_refusal(facts: Facts, state: State, card: Card, owned: ValueSet, own_builds: int) -> int:
    """Why the player may not own this many builds of these values after playing this card. B10, B11"""
    found: int = facts.holding_refusal(state, facts.hand_without(card), owned)
    return found or facts.limit_refusal(own_builds)


@kernel
def add_unions_for_partner(turn: Turn, state: State, card: Card, value: Value, equal: BuildSet) -> None:
    """New builds and joins that the partner will own, if they have shown a card of the value. B12"""
    bit = 1 << card
    partner = turn.partner
    reach = state.loose | turn.steals
    for i in range(turn.sums.found.words.n):
        loose = turn.sums.found.words.items[i]
        chosen = equal
        while loose & ~reach == 0:
            if (loose or chosen) and giving_refusal(turn, state, card, loose, chosen, value, partner) == 0:
                turn.moves.add_for(
                    JOIN if chosen else BUILD, bit, loose | cards_of_builds(state, chosen), value, partner
                )
            if chosen == 0:
                break
            chosen = (chosen - 1) & equal
            if merge_refusal(state, chosen, equal):
                break


@kernel
def giving_refusal(
    facts: Facts, state: State, card: Card, loose: CardSet, chosen: BuildSet, value: Value, seat: Seat
) -> int:
    """Why the build made from these loose cards and builds may not belong to a seat. B12"""
    if state.tables.chosen[EQUAL_VALUE] == SEPARATE and chosen & (chosen - 1):
        return Refusal.ONE_AT_A_TIME
    own = chosen & builds_of_owner(state, facts.seat)
    is_theirs: bool = chosen & builds_of_owner(state, seat) != 0
    found: int = partner_refusal(facts, state, value, seat, is_theirs) or addition_refusal(facts, state, loose, own)
    if found:
        return found
    if is_theirs and own == 0 and state.tables.chosen[OWNER_STAYS]:
        return Refusal.STAYS_PARTNERS
    return answer_refusal(
        facts, state, card, owned_without(state, facts.seat, chosen), facts.own_builds - popcount(own)
    )


@kernel
def partner_refusal(facts: Facts, state: State, value: Value, seat: Seat, is_theirs: bool) -> int:
    """Why a seat may not be given a build of a value (which may include one of their own). B12, 000:90, 002:104"""
    if not state.tables.chosen[FOR_PARTNER]:
        return Refusal.NOT_FOR_PARTNERS
    if seat != facts.partner:
        return Refusal.NOT_THE_PARTNER
    if is_theirs and state.tables.chosen[FOR_PARTNER] == PROVEN:
        return 0
    return 0 if is_proven_by_loss(state, seat, value) else Refusal.NO_PROOF


@kernel
def is_proven_by_loss(state: State, seat: Seat, value: Value) -> bool:
    """Whether a seat lost a build of this value and must still hold the card. D-46, D-56o"""
    if state.losses[seat] >> value & 1 == 0:
        return False
    if state.tables.twins >> value & 1 == 0:
        return True
    return state.owned_values(seat) & state.tables.twins & ~(1 << value) == 0


@kernel
def add_raise(turn: Turn, state: State, card: Card, index: int, equal: BuildSet) -> None:
    """Raises of one build by this card, alone or with sets of the new value. D-6"""
    value = state.build_value[index] + rank_of(card)
    if raise_refusal(state, turn.seat, index) or raiser_refusal(turn, state, card, index):
        return
    turn.sums.found.clear()
    turn.sums.seed(0)
    choices: BuildSet = 0
    if state.tables.chosen[RAISE_WITH_SETS]:
        turn.sums.close(value)
        choices = equal
    bit = 1 << card
    for i in range(turn.sums.found.words.n):
        loose = turn.sums.found.words.items[i]
        chosen = choices
        while loose & ~state.loose == 0 and merge_refusal(state, chosen, equal) == 0:
            if raised_refusal(turn, state, chosen | 1 << index) == 0:
                taken = loose | state.build_cards[index] | cards_of_builds(state, chosen)
                turn.moves.add(RAISE, bit, taken, value)
            if chosen == 0:
                break
            chosen = (chosen - 1) & choices


@kernel
def raise_refusal(state: State, seat: Seat, index: int) -> int:
    """Why a seat may not raise a build: only simple builds can be raised, and only by the seats that the rules name.
    D-8
    """
    if sets_in(state.build_cards[index], state.build_value[index]) > 1:
        return Refusal.IS_MULTIPLE
    is_allowed: bool = may_change(state, seat, state.build_owner[index], state.tables.chosen[RAISED_BY])
    return 0 if is_allowed else Refusal.NOT_YOURS_TO_RAISE


@kernel
def raiser_refusal(facts: Facts, state: State, card: Card, index: int) -> int:
    """Why this card may not raise a build: the player must hold a card of the new value, and perhaps one of the old
    value of their own build. B10, B11
    """
    owned = owned_without(state, facts.seat, 1 << index) | 1 << (state.build_value[index] + rank_of(card))
    found: int = facts.holding_refusal(state, facts.hand_without(card), owned)
    if found or not state.tables.chosen[OWN_WITH_BOTH] or state.build_owner[index] != facts.seat:
        return found
    owned |= 1 << state.build_value[index]
    return Refusal.BOTH_NOT_KEPT if facts.holding_refusal(state, facts.hand_without(card), owned) else 0


@kernel
def raised_refusal(facts: Facts, state: State, chosen: BuildSet) -> int:
    """Why a raise may not merge these builds into one build of the player. B10, D-59"""
    own = chosen & builds_of_owner(state, facts.seat)
    found: int = addition_refusal(facts, state, 0, own)
    return found or facts.limit_refusal(facts.own_builds - popcount(own) + 1)

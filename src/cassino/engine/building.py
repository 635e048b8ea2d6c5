"""Setting cards aside: new builds, joining and raising builds. Rules B9, B10 and B13."""

from cassino.engine.capturing import must_capture_any
from cassino.engine.counting import sets_in
from cassino.engine.move import BUILD, JOIN, RAISE
from cassino.engine.state import State
from cassino.engine.tables import ANYONE, NOT_OWNER, OPPONENTS, OWN_SIDE, OWNER, PROVEN
from cassino.engine.turn import Turn, builds_of_owner, builds_of_value, cards_of_builds
from cassino.kernel import BuildSet, Card, CardSet, Long, Rank, Seat, Value, ValueSet, kernel, lowest, popcount, rank_of

ACE_VALUES: ValueSet = 0x4002


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
    """A bit for the index of each build of this value that the seat may join; -1 if none may be made beside one."""
    chosen = builds_of_value(state, value)
    for i in range(state.build_count):
        if chosen >> i & 1 and not may_change(state, seat, state.build_owner[i], state.tables.joined_by):
            if state.tables.must_merge:
                return -1
            chosen &= ~(1 << i)
    return chosen


@kernel
def owned_without(state: State, seat: Seat, gone: CardSet) -> ValueSet:
    """The values of the seat's builds without those whose indices are the bits of `gone`."""
    values: ValueSet = 0
    for i in range(state.build_count):
        if gone >> i & 1 == 0 and state.build_owner[i] == seat:
            values |= 1 << state.build_value[i]
    return values


@kernel
def values_to_build(turn: Turn, state: State, card: Card) -> ValueSet:
    """A bit for each value that a build could have after this play: of cards left in hand, or held by others."""
    if state.tables.lenient:
        return state.tables.values
    values = turn.held_without(card)
    if state.tables.builds_beyond_hand:
        values |= turn.built
        if state.tables.for_partner:
            values |= state.losses[(turn.seat + 2) % state.players]
    return values


@kernel
def add_builds(turn: Turn, state: State, card: Card) -> None:
    """Every build, join and raise with this card, to each value that somebody can answer for."""
    if not state.tables.builds or turn.numbers >> card & 1 == 0:
        return
    if state.tables.compulsion and must_capture_any(turn, state, card):
        return
    with_sets = turn.values_with_sets(card, turn.loose_sums)
    if turn.built:
        with_sets |= turn.values_with_sets(card, turn.sums.have) & turn.built
        with_sets |= turn.built << rank_of(card)
    values = values_to_build(turn, state, card) & with_sets
    if values >> 14 & 1:
        add_builds_to(turn, state, card, 14)
        values &= ~(1 << 14)
    while values:
        value = lowest(values)
        values &= values - 1
        if value > 13:
            break
        add_builds_to(turn, state, card, value)


@kernel
def add_builds_to(turn: Turn, state: State, card: Card, value: Value) -> None:
    """Every build, join and raise with this card to one value."""
    rank = rank_of(card)
    can_start = is_promising(turn, rank, value)
    if (state.build_count == 0 and not can_start) or turn.is_full():
        return
    equal = joinable_builds(state, turn.seat, value) if turn.built >> value & 1 else 0
    if equal < 0:
        return
    if can_start or (equal and (rank == value or (rank == 1 and value == 14))):
        add_sets_of(turn, state, card, value, equal)
    if turn.built >> (value - rank) & 1:
        for i in range(state.build_count):
            if state.build_value[i] + rank == value:
                add_raise(turn, state, card, i, equal)


@kernel
def add_sets_of(turn: Turn, state: State, card: Card, value: Value, equal: BuildSet) -> None:
    """Every build and join in which this card is in a set of the value."""
    rank = rank_of(card)
    left = turn.hand & ~(1 << card)
    may_own: bool = turn.may_own(state, left, turn.owned | 1 << value)
    if not may_own and not state.tables.builds_beyond_hand:
        return
    turn.sums.found.clear()
    if rank < value:
        turn.sums.seed(value - rank)
    if rank == value or (rank == 1 and value == 14):
        turn.sums.seed(0)
    turn.sums.close(value)
    add_unions(turn, state, card, value, equal, may_own)
    if state.tables.for_partner:
        add_unions_for_partner(turn, state, card, value, equal)


@kernel
def is_promising(turn: Turn, rank: Rank, value: Value) -> bool:
    """Whether table cards alone can make a build of a value with a card of this rank."""
    if rank < value and turn.sums.counts[value - rank]:
        return True
    return (rank == value or (rank == 1 and value == 14)) and turn.sums.counts[value] > 0


@kernel
def add_unions(turn: Turn, state: State, card: Card, value: Value, equal: BuildSet, may_own: bool) -> None:
    """New builds and joins for every set found, with every choice of the equal builds."""
    bit = 1 << card
    for i in range(turn.sums.found.words.n):
        loose = turn.sums.found.words.items[i]
        chosen = equal
        while True:
            if chosen and may_join(turn, state, card, loose, chosen, may_own):
                turn.moves.add(JOIN, bit, loose | cards_of_builds(state, chosen), value)
            if chosen == 0 and loose and may_own and may_build(turn, state, loose):
                turn.moves.add(BUILD, bit, loose, value)
            if chosen == 0 or state.tables.must_merge:
                break
            chosen = (chosen - 1) & equal


@kernel
def may_build(turn: Turn, state: State, loose: CardSet) -> bool:
    """Whether these cards may be in a new build, which takes no tops, and one more may be owned."""
    return loose & ~state.loose == 0 and turn.must_add == 0 and turn.own_builds < turn.most_builds


@kernel
def may_join(turn: Turn, state: State, card: Card, loose: CardSet, chosen: BuildSet, may_own: bool) -> bool:
    """Whether the player may add to these builds: an owner of them afterwards answers for them. B13, D-59, D-94"""
    if state.tables.separate and chosen & (chosen - 1):
        return False
    own = chosen & builds_of_owner(state, turn.seat)
    tops = loose & ~state.loose
    if tops & ~turn.steals or (own == 0 and (turn.must_add or tops)):
        return False
    if own or state.tables.joiner_owns:
        return may_own and turn.own_builds - popcount(own) < turn.most_builds
    return turn.may_own(state, turn.hand & ~(1 << card), turn.owned) and turn.own_builds <= turn.most_builds


@kernel
def add_unions_for_partner(turn: Turn, state: State, card: Card, value: Value, equal: BuildSet) -> None:
    """New builds and joins that the partner is to own, who has shown that he holds the value. B12"""
    bit = 1 << card
    partner = (turn.seat + 2) % state.players
    has_lost = is_proven_by_loss(state, partner, value)
    for i in range(turn.sums.found.words.n):
        loose = turn.sums.found.words.items[i]
        chosen = equal
        while True:
            if (loose or chosen) and may_build_for(turn, state, card, loose, chosen, has_lost):
                turn.moves.add_for(
                    JOIN if chosen else BUILD, bit, loose | cards_of_builds(state, chosen), value, partner
                )
            if chosen == 0 or state.tables.must_merge:
                break
            chosen = (chosen - 1) & equal


@kernel
def may_build_for(turn: Turn, state: State, card: Card, loose: CardSet, chosen: BuildSet, has_lost: bool) -> bool:
    """Whether what comes of these loose cards and builds may be the partner's."""
    if state.tables.separate and chosen & (chosen - 1):
        return False
    theirs = chosen & builds_of_owner(state, (turn.seat + 2) % state.players)
    own = chosen & builds_of_owner(state, turn.seat)
    if not has_lost and not (theirs and state.tables.for_partner == PROVEN):
        return False
    tops = loose & ~state.loose
    if tops & ~turn.steals or (own == 0 and (turn.must_add or tops)):
        return False
    if theirs and own == 0 and not state.tables.joiner_owns:
        # An ordinary join leaves it to him as well.
        return False
    owned = owned_without(state, turn.seat, chosen)
    if turn.own_builds - popcount(own) > turn.most_builds:
        return False
    return turn.may_own(state, turn.hand & ~(1 << card), owned)


@kernel
def is_proven_by_loss(state: State, seat: Seat, value: Value) -> bool:
    """Whether a seat lost a build of this value and must still hold the card. D-46, D-56o"""
    if state.losses[seat] >> value & 1 == 0:
        return False
    if value != 1 and value != 14:
        return True
    return state.owned_values(seat) & ACE_VALUES & ~(1 << value) == 0


@kernel
def add_raise(turn: Turn, state: State, card: Card, index: int, equal: BuildSet) -> None:
    """Raises of one build by this card, alone or with sets of the new value. D-6"""
    value = state.build_value[index] + rank_of(card)
    if not may_raise(turn, state, card, index):
        return
    turn.sums.found.clear()
    turn.sums.seed(0)
    if state.tables.raise_with_sets:
        turn.sums.close(value)
    elif equal and state.tables.must_merge:
        return
    else:
        equal = 0
    own = builds_of_owner(state, turn.seat)
    own_left = turn.own_builds - (own >> index & 1)
    bit = 1 << card
    for i in range(turn.sums.found.words.n):
        loose = turn.sums.found.words.items[i]
        chosen = equal
        while loose & ~state.loose == 0:
            if (turn.must_add == 0 or own & chosen or own >> index & 1) and own_left - popcount(
                own & chosen
            ) < turn.most_builds:
                taken = loose | state.build_cards[index] | cards_of_builds(state, chosen)
                turn.moves.add(RAISE, bit, taken, value)
            if chosen == 0 or state.tables.must_merge:
                break
            chosen = (chosen - 1) & equal


@kernel
def may_raise(turn: Turn, state: State, card: Card, index: int) -> bool:
    """Whether this card alone may raise a build: a simple one, not forbidden, and the new value held. D-8"""
    old = state.build_value[index]
    if sets_in(state.build_cards[index], old) > 1:
        return False
    if not may_change(state, turn.seat, state.build_owner[index], state.tables.raised_by):
        return False
    owned = owned_without(state, turn.seat, 1 << index) | 1 << (old + rank_of(card))
    return turn.may_own(state, turn.hand & ~(1 << card), owned)

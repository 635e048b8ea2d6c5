"""Whether a move that is chosen in part can still become a legal one, found without the list of moves.

With many loose cards there are more moves than fit into memory. So a kind, hand cards and a value are asked about by
themselves: may a move take all of `must`, and whatever else it needs from `may`? Both are sets of loose cards, tops of
piles and whole builds. Builds are few, so each choice of them is tried; whether cards divide into sets of the value is
left to `covering`. All refusals are those of the engine, which says in the end whether a whole move is legal.
"""

from cassino.encoding.covering import Cover, is_set_within
from cassino.engine.building import (
    build_card_refusal,
    build_refusal,
    choice_refusal,
    giving_refusal,
    is_alone,
    join_refusal,
    raise_refusal,
    raised_refusal,
    raiser_refusal,
    values_to_build,
)
from cassino.engine.capturing import capture_refusal, equal_to_take, face_refusal, forced_builds
from cassino.engine.facts import builds_in, builds_of_value, cards_of_builds
from cassino.engine.hands import values_together
from cassino.engine.holding import cards_of_rank
from cassino.engine.insisting import (
    ADDITIONS,
    FULLER_CAPTURE,
    demands,
    is_open_to,
    left_for_played,
    values_of_played,
)
from cassino.engine.move import BUILD, CAPTURE, END, JOIN, RAISE, TRAIL
from cassino.engine.state import State
from cassino.engine.steps import bases, end_refusal, new_build_refusal, step_refusal
from cassino.engine.summing import total_with
from cassino.engine.tables import (
    BUILD_SOURCE,
    EQUAL_VALUE,
    FOR_PARTNER,
    FROM_HAND,
    HAND_AND_TABLE,
    MUST_MERGE,
    ONE_UNIT,
    RAISE_WITH_SETS,
)
from cassino.engine.trailing import trail_refusal
from cassino.engine.turn import Turn
from cassino.engine.units import total_of
from cassino.kernel import BuildSet, Card, CardSet, Seat, Value, ValueSet, kernel, lowest, rank_of

ACES: CardSet = 15
TWO_KINGS: CardSet = 3 << 50
"""Stand for any cards that make a sum."""


@kernel
class Wanted:
    """What a move that is chosen in part must take from the table, and what it may take beside."""

    cover: Cover
    musts: BuildSet
    mays: BuildSet
    must: CardSet
    may: CardSet

    def __init__(self) -> None:
        self.cover = Cover()
        self.musts = self.mays = 0
        self.must = self.may = 0

    @kernel
    def want(self, state: State, must: CardSet, may: CardSet) -> None:
        """Tell builds from other cards."""
        self.musts = builds_in(state, must)
        self.mays = builds_in(state, may)
        self.must = must & ~cards_of_builds(state, self.musts)
        self.may = may & ~cards_of_builds(state, self.mays)

    @kernel
    def allows(self, chosen: BuildSet) -> bool:
        """Whether these builds can be exactly those that are taken."""
        return self.musts & ~chosen == 0 and chosen & ~(self.musts | self.mays) == 0


@kernel
def possible_values(wanted: Wanted, turn: Turn, state: State, kind: int, cards: CardSet) -> ValueSet:
    """A bit for each value by which a move of this kind with these hand cards (or none) can become legal; bit 0 for a
    move without a value, and for a capture with several cards, whose value follows from its cards.
    """
    if not is_time_for(turn, state, kind, cards):
        return 0
    if kind == TRAIL:
        return 1 if trail_refusal(turn, state, lowest(cards)) == 0 else 0
    if kind == END:
        return 1 if end_refusal(state) == 0 else 0
    if kind == CAPTURE and state.tables.chosen[FROM_HAND]:
        return 1 if can_take(wanted, turn, state, kind, cards, 0) else 0
    found: ValueSet = 0
    rest = values_to_try(turn, state, kind, cards)
    while rest:
        value = lowest(rest)
        rest &= rest - 1
        if can_take(wanted, turn, state, kind, cards, value):
            found |= 1 << value
    return found


@kernel
def is_time_for(turn: Turn, state: State, kind: int, cards: CardSet) -> bool:
    """Whether a move of this kind, with these hand cards or none, belongs to this point of the turn. B17, D-53"""
    if kind == END and cards:
        return False
    if state.asked and state.duty:
        owed = state.duty & demands(state)
        if owed & FULLER_CAPTURE:
            return kind == CAPTURE and cards == state.played
        if owed & ADDITIONS == 0:
            return kind == END
        return kind == JOIN and cards == 0
    if state.played:
        is_more: bool = kind == CAPTURE and cards == state.played and state.duty & FULLER_CAPTURE != 0
        return is_more or kind == END or (kind in (BUILD, JOIN) and cards == 0)
    if cards == 0:
        return kind in (BUILD, JOIN) and state.tables.chosen[BUILD_SOURCE] == HAND_AND_TABLE
    if kind in (BUILD, JOIN, RAISE):
        return state.tables.chosen[BUILD_SOURCE] != 0 and build_card_refusal(turn, state, lowest(cards)) == 0
    return kind in (TRAIL, CAPTURE)


@kernel
def values_to_try(turn: Turn, state: State, kind: int, cards: CardSet) -> ValueSet:
    """The values that a move of this kind can have at most."""
    card = -1
    if cards:
        card = lowest(cards)
    if kind != CAPTURE:
        return values_to_build(turn, state, card) & state.tables.values & ~1
    if state.played:
        return values_of_played(state)
    if turn.numbers >> card & 1 == 0:
        none: ValueSet = 0
        return none | 1 << rank_of(card)
    return state.tables.in_hand[card]


@kernel
def can_take(wanted: Wanted, turn: Turn, state: State, kind: int, cards: CardSet, value: Value) -> bool:
    """Whether a move of this kind, with these hand cards and this value, can become legal."""
    if kind == CAPTURE and state.tables.chosen[FROM_HAND]:
        return can_capture_together(wanted, turn, state, cards)
    card = -1
    if cards:
        card = lowest(cards)
    if kind == CAPTURE:
        if state.played:
            return can_capture_more(wanted, turn, state, card, value)
        if turn.numbers >> card & 1 == 0:
            return can_capture_pictures(wanted, turn, state, card)
        return can_capture(wanted, turn, state, card, value)
    if kind == RAISE:
        return can_raise(wanted, turn, state, card, value)
    if wanted.musts & ~builds_of_value(state, value) or wanted.must & ~(state.loose & turn.numbers | turn.steals):
        return False
    if state.tables.chosen[BUILD_SOURCE] == HAND_AND_TABLE:
        if kind == BUILD:
            return can_form(wanted, turn, state, card, value)
        return can_add_set(wanted, turn, state, card, value)
    return can_build(wanted, turn, state, kind, card, value)


# Captures


@kernel
def can_capture_together(wanted: Wanted, turn: Turn, state: State, cards: CardSet) -> bool:
    """Whether several hand cards, or one, can capture together; there are no builds in such games. D-64, D-65"""
    if cards & ~turn.numbers:
        return cards & (cards - 1) == 0 and can_capture_pictures(wanted, turn, state, lowest(cards))
    may = wanted.may & (state.loose & turn.numbers | turn.tops)
    if wanted.must & ~(state.loose & turn.numbers | turn.tops):
        return False
    values = values_together(turn, state, cards)
    while values:
        if can_take_sets(wanted, state, wanted.must, may, lowest(values)):
            return True
        values &= values - 1
    return False


@kernel
def can_take_sets(wanted: Wanted, state: State, must: CardSet, may: CardSet, value: Value) -> bool:
    """Whether some cards, among them all that must be taken, make at least one set of a value, or exactly one if only
    one may be taken.
    """
    if state.tables.chosen[ONE_UNIT] or must == 0:
        return is_set_within(must, may, value, state.tables.high_within(value))
    return wanted.cover.exists(state, 0, must, may, value)


@kernel
def can_capture_pictures(wanted: Wanted, turn: Turn, state: State, card: Card) -> bool:
    """Whether a picture without a number can capture. D-2"""
    none: BuildSet = 0
    rank = rank_of(card)
    forced = forced_builds(turn, state, turn.hand_without(card), rank)
    equal = state.loose & ~state.played & cards_of_rank(rank) & (wanted.must | wanted.may)
    faces = equal
    while faces and wanted.musts == 0:
        is_whole: bool = wanted.must & ~faces == 0 and face_refusal(state, faces) == 0
        if is_whole and (state.played or capture_refusal(turn, state, card, faces, none, rank, forced) == 0):
            return True
        faces = (faces - 1) & equal
    return False


@kernel
def can_capture(wanted: Wanted, turn: Turn, state: State, card: Card, value: Value) -> bool:
    """Whether a card with a number can capture by a value, with any choice of builds that count as cards. B7"""
    equal = builds_of_value(state, value)
    summed = turn.summed & ~equal & (wanted.musts | wanted.mays)
    if wanted.musts & ~(equal | summed) or wanted.must & ~(state.loose & turn.numbers | turn.tops):
        return False
    if forced_builds(turn, state, turn.hand_without(card), value) < 0:
        return False
    chosen = summed
    while True:
        if wanted.musts & summed & ~chosen == 0 and can_capture_beside(wanted, turn, state, card, value, chosen):
            return True
        if chosen == 0:
            return False
        chosen = (chosen - 1) & summed


@kernel
def can_capture_beside(wanted: Wanted, turn: Turn, state: State, card: Card, value: Value, summed: BuildSet) -> bool:
    """Whether the capture can take exactly these builds as cards of sums."""
    owed = equal_to_take(state, card)
    if owed & ~(wanted.must | wanted.may):
        return False
    must = wanted.must | owed
    may = wanted.may & (state.loose & turn.numbers | turn.tops) & ~owed
    if state.tables.chosen[ONE_UNIT]:
        return can_capture_unit(wanted, turn, state, card, value, summed, must, may)
    builds = builds_of_value(state, value) & (wanted.musts | wanted.mays) | summed
    if is_capture_refused(turn, state, card, must, builds, value):
        return False
    if summed:
        return wanted.cover.exists(state, summed, must, may, value)
    if builds:
        return wanted.cover.exists(state, 0, must, may, value)
    if value == state.tables.high_ace and must & ~ACES == 0:
        return can_capture_beyond_aces(wanted, state, must, may, value)
    return can_take_sets(wanted, state, must, may, value)


@kernel
def is_capture_refused(turn: Turn, state: State, card: Card, loose: CardSet, builds: BuildSet, value: Value) -> bool:
    """Whether a capture of these cards and more, and of these builds, is refused. (High aces alone are not more.)"""
    forced = forced_builds(turn, state, turn.hand_without(card), value)
    return capture_refusal(turn, state, card, loose | TWO_KINGS, builds, value, forced) != 0


@kernel
def can_capture_beyond_aces(wanted: Wanted, state: State, must: CardSet, may: CardSet, value: Value) -> bool:
    """Whether an ace that counts high can take sets that are not just aces."""
    rest = may & ~ACES
    while rest:
        bit = rest & (0 - rest)
        rest &= ~cards_of_rank(rank_of(lowest(bit)))
        if wanted.cover.exists(state, 0, must | bit, may & ~bit, value):
            return True
    return False


@kernel
def can_capture_unit(
    wanted: Wanted, turn: Turn, state: State, card: Card, value: Value, summed: BuildSet, must: CardSet, may: CardSet
) -> bool:
    """Whether a single thing can be captured: a build, a loose card or top, or a sum. B7, 004:64-65"""
    if summed == 0 and can_capture_one(wanted, turn, state, card, value):
        return True
    if wanted.musts & ~summed or is_capture_refused(turn, state, card, must, summed, value):
        return False
    left = value - total_with(state, 0, summed)
    if left == 0:
        return summed != 0 and must == 0
    parts = may
    if summed == 0:
        # A card of the value is no part of a sum.
        parts &= ~state.tables.lying[left] | ACES
    # Beside other cards an ace counts 1.
    return left > 0 and is_set_within(must, parts, left, 0)


@kernel
def can_capture_one(wanted: Wanted, turn: Turn, state: State, card: Card, value: Value) -> bool:
    """Whether one build, one loose card or one top can be captured by itself."""
    none: BuildSet = 0
    forced = forced_builds(turn, state, turn.hand_without(card), value)
    for i in range(state.build_count):
        one: BuildSet = none | 1 << i
        is_wanted: bool = state.build_value[i] == value and wanted.must == 0 and wanted.allows(one)
        if is_wanted and capture_refusal(turn, state, card, 0, one, value, forced) == 0:
            return True
    rest = (wanted.must | wanted.may) & (state.loose | turn.tops) & state.tables.lying[value]
    while rest and wanted.musts == 0:
        single = rest & (0 - rest)
        rest &= rest - 1
        if wanted.must & ~single == 0 and capture_refusal(turn, state, card, single, none, value, forced) == 0:
            return True
    return False


@kernel
def can_capture_more(wanted: Wanted, turn: Turn, state: State, card: Card, value: Value) -> bool:
    """Whether the card that was played can take something more by a value. D-53"""
    if turn.numbers >> card & 1 == 0:
        return can_capture_pictures(wanted, turn, state, card)
    reach = left_for_played(state)
    may = wanted.may & reach
    if wanted.must & ~reach or wanted.musts & ~builds_of_value(state, value):
        return False
    if builds_of_value(state, value) & (wanted.musts | wanted.mays):
        return wanted.cover.exists(state, 0, wanted.must, may, value)
    if state.played_kind != CAPTURE and value == state.tables.high_ace and wanted.must & ~ACES == 0:
        return can_capture_beyond_aces(wanted, state, wanted.must, may, value)
    return wanted.cover.exists(state, 0, wanted.must, may, value) and (
        wanted.must != 0 or is_set_within(0, may, value, state.tables.high_within(value))
    )


# Builds


@kernel
def can_build(wanted: Wanted, turn: Turn, state: State, kind: int, card: Card, value: Value) -> bool:
    """Whether a build or a join is possible in a game with one play per turn, with some choice of builds. B9, B10"""
    partner = -1
    if state.tables.chosen[FOR_PARTNER]:
        partner = (turn.seat + 2) % state.players
    equal: BuildSet = 0
    if kind == JOIN:
        equal = builds_of_value(state, value) & (wanted.musts | wanted.mays)
    chosen = equal
    while True:
        is_fit: bool = wanted.allows(chosen) and (chosen == 0) == (kind == BUILD)
        if is_fit and choice_refusal(state, turn.seat, value, chosen) == 0:
            if can_build_for(wanted, turn, state, card, value, chosen, -1):
                return True
            if partner >= 0 and can_build_for(wanted, turn, state, card, value, chosen, partner):
                return True
        if chosen == 0:
            return False
        chosen = (chosen - 1) & equal


@kernel
def can_build_for(
    wanted: Wanted, turn: Turn, state: State, card: Card, value: Value, chosen: BuildSet, seat: Seat
) -> bool:
    """Whether cards can be added to exactly these builds, for this owner or the one that the rules decide (-1)."""
    must = wanted.must | 1 << card
    may = wanted.may & (state.loose & turn.numbers | turn.steals)
    if is_build_refused(turn, state, card, turn.steals, chosen, value, seat):
        # Tops of piles may be the reason.
        may &= state.loose
        is_refused: bool = wanted.must & ~state.loose != 0 or is_build_refused(
            turn, state, card, 0, chosen, value, seat
        )
        if is_refused:
            return False
    if chosen or wanted.must or not is_alone(state, card, value):
        return wanted.cover.exists(state, 0, must, may, value)
    rest = may
    while rest:
        bit = rest & (0 - rest)
        rest &= ~cards_of_rank(rank_of(lowest(bit)))
        if wanted.cover.exists(state, 0, must | bit, may & ~bit, value):
            return True
    return False


@kernel
def is_build_refused(
    turn: Turn, state: State, card: Card, loose: CardSet, chosen: BuildSet, value: Value, seat: Seat
) -> bool:
    """Whether a build from such table cards and these builds is refused."""
    if seat >= 0:
        return giving_refusal(turn, state, card, loose, chosen, value, seat) != 0
    unheld: int = turn.holding_refusal(state, turn.hand_without(card), turn.owned | 1 << value)
    if chosen:
        return join_refusal(turn, state, card, loose, chosen, unheld) != 0
    return build_refusal(turn, state, loose, unheld) != 0


@kernel
def can_raise(wanted: Wanted, turn: Turn, state: State, card: Card, value: Value) -> bool:
    """Whether a card can raise some build to a value, perhaps with builds and sets of that value. B10, D-6"""
    none: BuildSet = 0
    equal = builds_of_value(state, value)
    for i in range(state.build_count):
        raised: BuildSet = none | 1 << i
        if (
            state.build_value[i] + rank_of(card) == value
            and wanted.musts & ~(equal | raised) == 0
            and (wanted.musts | wanted.mays) & raised
            and raise_refusal(state, turn.seat, i) == 0
            and raiser_refusal(turn, state, card, i) == 0
            and can_raise_with(wanted, turn, state, value, raised, equal)
        ):
            return True
    return False


@kernel
def can_raise_with(wanted: Wanted, turn: Turn, state: State, value: Value, raised: BuildSet, equal: BuildSet) -> bool:
    """Whether this build can be raised with some choice of builds of the new value, and with loose cards. 002:98"""
    has_steps: bool = state.tables.chosen[BUILD_SOURCE] == HAND_AND_TABLE
    with_sets: bool = state.tables.chosen[RAISE_WITH_SETS] != 0
    if wanted.must and (has_steps or not with_sets or wanted.must & ~(state.loose & turn.numbers)):
        return False
    with_builds: bool = with_sets and (not has_steps or state.tables.chosen[EQUAL_VALUE] == MUST_MERGE)
    choices: BuildSet = 0
    if with_builds:
        choices = equal & (wanted.musts | wanted.mays)
    chosen = choices
    while True:
        if (
            wanted.allows(chosen | raised)
            and choice_refusal(state, turn.seat, value, chosen) == 0
            and raised_refusal(turn, state, chosen | raised) == 0
            and wanted.cover.exists(state, 0, wanted.must, wanted.may & state.loose & turn.numbers, value)
        ):
            return True
        if chosen == 0:
            return False
        chosen = (chosen - 1) & choices


# Steps


@kernel
def can_form(wanted: Wanted, turn: Turn, state: State, card: Card, value: Value) -> bool:
    """Whether a step can form a new build. B17, 002:62-67"""
    if wanted.musts or choice_refusal(state, turn.seat, value, 0):
        return False
    partner = (turn.seat + 2) % state.players
    if new_build_refusal(turn, state, card, value, -1) and (
        not state.tables.chosen[FOR_PARTNER] or new_build_refusal(turn, state, card, value, partner)
    ):
        return False
    must = wanted.must
    if card >= 0:
        must |= 1 << card
    if wanted.must & ~state.loose == 0 and is_simple_build(
        must, wanted.must, wanted.may & state.loose & turn.numbers, value
    ):
        return True
    reach = wanted.may & (state.loose & turn.numbers | turn.steals)
    base = bases(state, value) & (wanted.must | wanted.may)
    while base:
        bit = base & (0 - base)
        base &= base - 1
        if is_set_within(must & ~bit, reach & ~bit, value, state.tables.high_within(value)):
            return True
    return False


@kernel
def is_simple_build(must: CardSet, taken: CardSet, may: CardSet, value: Value) -> bool:
    """Whether at least two cards, aces as 1, make the value: all of `must` and some of `may`, one of them at least from
    the table.
    """
    left = value - total_of(must)
    if left == 0:
        return taken != 0 and must & (must - 1) != 0
    others = may
    if must == 0:
        others &= ~cards_of_rank(value)
    return left > 0 and is_set_within(0, others, left, 0)


@kernel
def can_add_set(wanted: Wanted, turn: Turn, state: State, card: Card, value: Value) -> bool:
    """Whether a step can add one set to one build. B17"""
    none: BuildSet = 0
    partner = -1
    if state.tables.chosen[FOR_PARTNER]:
        partner = (turn.seat + 2) % state.players
    is_demanded: bool = state.asked != 0 and state.duty != 0
    must = wanted.must
    if card >= 0:
        must |= 1 << card
    may = wanted.may & (state.loose & turn.numbers | turn.steals)
    if not is_set_within(must, may, value, state.tables.high_within(value)):
        return False
    for i in range(state.build_count):
        if state.build_value[i] != value or not wanted.allows(none | 1 << i):
            continue
        is_open: bool = is_demanded and is_open_to(state, turn.seat, i)
        if not is_demanded:
            is_open = step_refusal(turn, state, card, i, -1) == 0
            is_open = is_open or (partner >= 0 and step_refusal(turn, state, card, i, partner) == 0)
        if is_open:
            return True
    return False

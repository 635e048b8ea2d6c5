"""The facts about a turn: everything that a refusal may read besides the state."""

from cassino.engine.counting import sets_in
from cassino.engine.holding import covers
from cassino.engine.refusals import Refusal
from cassino.engine.state import NOBODY, State
from cassino.engine.tables import (
    ANY_CAPTURE,
    BUILDS_IN_SUMS,
    COMPULSION,
    LENIENT,
    LIMIT_ONE,
    LIMIT_ONE_WHILE_STOCK,
    NO_TRAIL,
    OWNER_TRAIL,
    STOLEN,
    TOPS,
    TRAIL_BANNED_NEXT_TURN,
    TRAIL_BANNED_WHILE_STOCK,
    TRAIL_FREE,
    VALUES,
)
from cassino.engine.units import Units
from cassino.engine.words import WordSet
from cassino.kernel import BuildSet, Card, CardSet, Seat, Value, ValueSet, kernel, lowest, rank_of, shared
from cassino.rules.options import OPTIONS

BUILD_LIMIT = OPTIONS["building.limit"].code
OWNER_ADDS = OPTIONS["trailing.owner_builds"].code


@kernel
class Facts:
    """What `look` notes about the turn of the player to act. Refusals take these, so that the list of moves and the
    check of one move agree; `Turn` has what only the list needs.
    """

    units: Units
    """Working memory for captures with several hand cards."""
    seen: WordSet
    """Working memory of `divides`."""
    tried: WordSet
    """Working memory of `sums_divide`."""
    seat: Seat
    partner: Seat
    """The seat opposite, if four play; only games with partners ask for it."""
    must_add: bool
    is_banned: bool
    """Whether owning a build forbids trailing now."""
    own_builds: int
    most_builds: int
    hand: CardSet
    held: ValueSet
    held_twice: ValueSet
    built: ValueSet
    summed: BuildSet
    """The builds that count as cards in the sums of a capture."""
    takeable: ValueSet
    """If a card must capture whenever it can: a bit for each sum that may be taken."""
    owned: ValueSet
    numbers: CardSet
    tops: CardSet
    steals: CardSet

    def __init__(self) -> None:
        self.units = Units()
        self.seen = WordSet()
        self.tried = WordSet()
        self.seat = self.partner = 0
        self.hand = 0
        self.owned = 0
        self.numbers = 0
        self.tops = 0
        self.steals = 0
        self.must_add = self.is_banned = False
        self.own_builds = 0
        self.most_builds = 0
        self.held = 0
        self.held_twice = 0
        self.built = 0
        self.summed = 0
        self.takeable = 0

    @kernel
    def look(self, state: State) -> None:
        """Collect the facts about the turn of the player to act."""
        self.seat = state.turn
        self.partner = (self.seat + 2) % state.players
        self.hand = state.hands[state.turn]
        self.numbers = state.tables.numbers
        self.tops = state.tops_for(self.seat, state.tables.chosen[TOPS])
        self.steals = self.tops
        if state.tables.chosen[STOLEN] != state.tables.chosen[TOPS]:
            self.steals = state.tops_for(self.seat, state.tables.chosen[STOLEN])
        self.note_hand(state)
        self.note_builds(state)
        self.is_banned = self.owned != 0 and banning_build(state, self.seat) >= 0
        self.must_add = self.is_banned and state.tables.chosen[OWNER_ADDS] != 0
        self.most_builds = state.build_count + 1
        if state.tables.chosen[BUILD_LIMIT] == LIMIT_ONE or (
            state.tables.chosen[BUILD_LIMIT] == LIMIT_ONE_WHILE_STOCK and state.stock_next < state.stock_end
        ):
            self.most_builds = 1
        self.summed = 0
        if state.tables.chosen[BUILDS_IN_SUMS]:
            self.summed = builds_in_sums(state, self.seat)
        self.takeable = 0
        if state.tables.chosen[COMPULSION] in (ANY_CAPTURE, NO_TRAIL):
            self.takeable = sums_with(state, (state.loose & self.numbers) | self.tops, self.summed)

    @kernel
    def note_hand(self, state: State) -> None:
        """Note which values the hand has one card of, or two."""
        self.held = self.held_twice = 0
        rest = self.hand & self.numbers
        while rest:
            values = state.tables.in_hand[lowest(rest)]
            rest &= rest - 1
            self.held_twice |= self.held & values
            self.held |= values

    @kernel
    def note_builds(self, state: State) -> None:
        """Note which values builds have, and which builds are the player's own."""
        self.built = self.owned = 0
        self.own_builds = 0
        for i in range(state.build_count):
            self.built |= 1 << state.build_value[i]
            if state.build_owner[i] == self.seat:
                self.owned |= 1 << state.build_value[i]
                self.own_builds += 1

    @kernel
    def held_without(self, state: State, card: Card) -> ValueSet:
        """A bit for each value that the hand still has a card of after this card is played; -1: no card is played."""
        if card < 0:
            return self.held
        return self.held & ~(state.tables.in_hand[card] & ~self.held_twice)

    @kernel
    def hand_without(self, card: Card) -> CardSet:
        """The hand after this card is played; -1: no card is played."""
        if card < 0:
            return self.hand
        return self.hand & ~(1 << card)

    @kernel
    def holding_refusal(self, state: State, hand: CardSet, values: ValueSet) -> int:
        """Why a seat with this hand may not own builds of these values. B11, D-29"""
        return 0 if state.tables.chosen[LENIENT] or covers(state.tables, hand, values) else Refusal.CARD_NOT_KEPT

    @kernel
    def limit_refusal(self, owned: int) -> int:
        """Why the player may not own this many builds at the end of a turn. B10, 002:129"""
        return Refusal.TOO_MANY_BUILDS if owned > self.most_builds else 0


@kernel
def cards_of_builds(state: State, chosen: BuildSet) -> CardSet:
    """The cards of the builds whose indices are the bits of `chosen`."""
    cards: CardSet = 0
    for i in range(state.build_count):
        if chosen >> i & 1:
            cards |= state.build_cards[i]
    return cards


@kernel
def builds_of_value(state: State, value: Value) -> BuildSet:
    """A bit for the index of each build of this value."""
    chosen = 0
    for i in range(state.build_count):
        if state.build_value[i] == value:
            chosen |= 1 << i
    return chosen


@kernel
def builds_of_owner(state: State, owner: Seat) -> BuildSet:
    """A bit for the index of each build of this owner."""
    chosen = 0
    for i in range(state.build_count):
        if state.build_owner[i] == owner:
            chosen |= 1 << i
    return chosen


@kernel
def builds_in(state: State, cards: CardSet) -> BuildSet:
    """A bit for the index of each build that has some of these cards."""
    chosen = 0
    for i in range(state.build_count):
        if state.build_cards[i] & cards:
            chosen |= 1 << i
    return chosen


@kernel
def builds_in_sums(state: State, seat: Seat) -> BuildSet:
    """A bit for the index of each simple build of a seat's opponents. B7, 009"""
    chosen = 0
    for i in range(state.build_count):
        owner = state.build_owner[i]
        is_opponents: bool = owner != NOBODY and not state.is_own_side(seat, owner)
        if is_opponents and sets_in(state.build_cards[i], state.build_value[i]) == 1:
            chosen |= 1 << i
    return chosen


@kernel
def sums_of(state: State, cards: CardSet) -> ValueSet:
    """A bit for each value that some of these number cards make together, or one of them by itself."""
    none: BuildSet = 0
    return sums_with(state, cards, none)


@kernel
def sums_with(state: State, cards: CardSet, builds: BuildSet) -> ValueSet:
    """The same if these builds count as cards."""
    reached: ValueSet = 1
    alone: ValueSet = 0
    for i in range(state.build_count):
        if builds >> i & 1:
            reached |= reached << state.build_value[i]
    rest = cards
    while rest:
        card = lowest(rest)
        reached |= reached << rank_of(card)
        reached &= (1 << VALUES) - 1
        alone |= state.tables.on_table[card]
        rest &= rest - 1
    return (reached & ((1 << (state.tables.highest + 1)) - 2)) | alone


@kernel
def can_take(state: State, reached: ValueSet, value: Value) -> bool:
    """Whether there is a build or a sum of this value."""
    return reached >> value & 1 != 0 or builds_of_value(state, value) != 0


@kernel
def is_ban_in_force(state: State) -> bool:
    """Whether the rules now forbid some owners of builds to trail. B14, D-56g"""
    rule = state.tables.chosen[OWNER_TRAIL]
    if rule == TRAIL_BANNED_WHILE_STOCK:
        return state.stock_next < state.stock_end
    return rule != TRAIL_FREE


@shared
def banning_build(state: State, seat: Seat) -> int:
    """The index of a build that forbids its owner to trail, or -1. B14, D-11"""
    if not is_ban_in_force(state):
        return -1
    for i in range(state.build_count):
        # An owner's next turn comes after one turn of every player.
        age = state.turn_no - state.build_turn[i]
        if state.build_owner[i] == seat and (
            state.tables.chosen[OWNER_TRAIL] != TRAIL_BANNED_NEXT_TURN or age <= state.players
        ):
            return i
    return -1

"""Random states that agree with what a seat knows: the cards it cannot see are dealt again. Rule B11.

The unseen cards are shuffled into the hidden hands and the stock until every hand holds what its owner has proven, and
nothing that it is known to lack. So every state that agrees is equally likely. While cards are due, the stock stays
undrawn. `Sampler.world` gives up after TRIES shuffles; then `deduction` counts the ways exactly.
"""

from typing import Annotated

from cassino.cards import RANKS
from cassino.engine.lacking import cards_lacked, may_hold
from cassino.engine.piling import shuffle_piles
from cassino.engine.pool import Pool
from cassino.engine.rng import Rng
from cassino.engine.state import DEAL_WINDOW, NO_TOP, UNDRAWN, State
from cassino.engine.tables import DRAWN, HAND_SIZE, REPLENISH, TABLE_SIZE, VICTIM_PLAYS
from cassino.kernel import Card, CardSet, PerSeat, Rank, Seat, kernel, popcount, shared, typed

NOWHERE = -1
MOST_NEEDS = 78
"""Six hands and thirteen ranks."""
TRIES = 200
"""How many times the hands are shuffled for one state."""


@kernel
class Sampler:
    """Deals the cards that a seat cannot see, again and again.

    public: the state as the seat sees it. A seat of -1 is a spectator. unseen: the cards it cannot see.
    """

    public: State
    pool: Pool
    unplaced: CardSet
    seat: Seat
    hidden: int
    bottom: Card
    needs: int
    seats: PerSeat[int]
    sizes: PerSeat[int]
    first: PerSeat[int]
    known: PerSeat[CardSet]
    barred: PerSeat[CardSet]
    """By hidden hand: the cards that cannot be in it."""
    is_barred: bool
    """Whether there is any such card, or two that cannot be in a hand together."""
    need_place: Annotated[list[int], 78]
    need_count: Annotated[list[int], 78]
    need_cards: Annotated[list[CardSet], 78]

    def __init__(self, public: State, seat: int, unseen: int) -> None:
        self.public, self.seat, self.unplaced = public, seat, unseen
        self.seats, self.sizes, self.first, self.known, self.barred = ([0] * 6 for _ in range(5))
        self.need_place, self.need_cards, self.need_count = ([0] * MOST_NEEDS for _ in range(3))
        self.pool = Pool()
        self.place_cards()
        for place in range(self.hidden):
            self.note_needs(place)
        self.note_barred()

    @typed
    def place_cards(self) -> None:
        """Find the hidden hands, and the cards that may be in them or in the stock."""
        state = self.public
        unseen = self.unplaced
        has_stock: bool = state.stock_next != state.stock_end
        bottom = unseen & bottom_card(state)
        holder = last_receiver(state) if bottom and not has_stock else NOWHERE
        self.bottom = state.bottom if bottom and has_stock else NOWHERE
        self.hidden = self.needs = 0
        held = 0
        for seat in range(state.players):
            if seat == self.seat or state.hands[seat]:
                continue
            known: CardSet = bottom if seat == holder and state.hand_sizes[seat] else 0
            self.seats[self.hidden], self.known[self.hidden] = seat, known
            self.sizes[self.hidden] = state.hand_sizes[seat] - popcount(known)
            self.first[self.hidden] = held
            held += self.sizes[self.hidden]
            self.hidden += 1
            unseen &= ~known
        self.unplaced = unseen & ~bottom if has_stock else unseen
        self.pool.add(self.unplaced)
        self.pool.begin(held)

    @kernel
    def note_needs(self, place: int) -> None:
        """Note how many cards of each rank a hidden hand must get, in addition to the cards it is known to have."""
        seat = self.seats[place]
        others = self.known[place]
        if seat == self.public.turn_of:
            # A card shown to the partner has left the hand, but has proven everything that it will capture.
            others |= self.public.shown
        values = held_values(self.public, seat)
        high = self.public.tables.high_ace
        for rank in range(1, RANKS + 1):
            cards = rank_cards(rank)
            count = 1 if values >> rank & 1 else 0
            if rank == 1 and high and values >> high & 1:
                count += 1
            count -= popcount(others & cards)
            if count > 0:
                self.need_place[self.needs], self.need_cards[self.needs] = place, cards
                self.need_count[self.needs] = count
                self.needs += 1

    @typed
    def note_barred(self) -> None:
        """Note what the hidden hands are known to lack."""
        self.is_barred = False
        for place in range(self.hidden):
            seat = self.seats[place]
            self.barred[place] = cards_lacked(self.public, seat)
            if self.public.lacks[seat] or self.public.apart[seat]:
                self.is_barred = True

    @shared
    def possible(self, seat: Seat) -> CardSet:
        """Every card that a seat may hold. (That two cards cannot be together is not used.)"""
        place = self.place_of(seat)
        return self.public.hands[seat] if place < 0 else self.known[place] | self.room_for(place)

    @shared
    def certain(self, seat: Seat) -> CardSet:
        """Every card that a seat must hold."""
        place = self.place_of(seat)
        if place < 0:
            return self.public.hands[seat]
        elsewhere: CardSet = 0
        for other in range(self.hidden + 1):
            if other != place:
                elsewhere |= self.room_for(other)
        return self.known[place] | self.unplaced & ~elsewhere

    @kernel
    def place_of(self, seat: Seat) -> int:
        """The number of a hidden hand; NOWHERE for a hand that is seen."""
        for place in range(self.hidden):
            if self.seats[place] == seat:
                return place
        return NOWHERE

    @kernel
    def room_for(self, place: int) -> CardSet:
        """The unseen cards that can be in a hidden hand, or in the stock, which comes after the last hand.

        A place can have a card of a rank unless other hands need the whole rank, or its own needs fill its room. That
        is enough if no hand is known to lack a rank, because then any card can be anywhere once the needs are met.
        """
        room = self.sizes[place] if place < self.hidden else self.pool.count - self.pool.held
        for i in range(self.needs):
            if self.need_place[i] == place:
                room -= self.need_count[i]
        cards: CardSet = 0
        for rank in range(1, RANKS + 1):
            if self.needed(place, rank) or (room > 0 and self.is_spare(rank) and self.leaves_enough(place, rank)):
                cards |= self.unplaced & rank_cards(rank)
        return cards

    @kernel
    def leaves_enough(self, place: int, rank: Rank) -> bool:
        """Whether all other places can be filled if a spare card of a rank goes to this one.

        For every group of hidden hands there must be enough spare cards that some hand of the group may have.
        """
        if not self.is_barred:
            return True
        if place < self.hidden and self.barred[place] & rank_cards(rank):
            return False
        for group in range(1, 1 << self.hidden):
            room = 0
            for other in range(self.hidden):
                if group >> other & 1:
                    room += self.spare_room(other)
            if place < self.hidden and group >> place & 1:
                room -= 1
            if room > self.fitting(group, rank):
                return False
        return True

    @kernel
    def spare_room(self, place: int) -> int:
        """How many cards a hidden hand gets beside those that it needs."""
        room = self.sizes[place]
        for i in range(self.needs):
            if self.need_place[i] == place:
                room -= self.need_count[i]
        return room

    @kernel
    def fitting(self, group: int, taken: Rank) -> int:
        """How many spare cards some of these hidden hands may have, if a card of one rank is taken away."""
        count = 0
        for rank in range(1, RANKS + 1):
            everywhere = rank_cards(rank)
            for place in range(self.hidden):
                if group >> place & 1:
                    everywhere &= self.barred[place]
            if everywhere == 0:
                count += self.spare(rank) - (1 if rank == taken else 0)
        return count

    @kernel
    def needed(self, place: int, rank: Rank) -> int:
        """How many cards of a rank a hand must get."""
        count = 0
        for i in range(self.needs):
            if self.need_place[i] == place and self.need_cards[i] == rank_cards(rank):
                count += self.need_count[i]
        return count

    @kernel
    def is_spare(self, rank: Rank) -> bool:
        """Whether there are more unseen cards of a rank than hands need."""
        return self.spare(rank) > 0

    @kernel
    def spare(self, rank: Rank) -> int:
        """How many unseen cards of a rank hands do not need."""
        spare = popcount(self.unplaced & rank_cards(rank))
        for place in range(self.hidden):
            spare -= self.needed(place, rank)
        return spare

    def has_choice(self) -> bool:
        """Whether several states may agree with what the seat knows."""
        return self.pool.count > 0 or self.public.tables.secret_order

    def world(self, rng: Rng, shares_out: bool = False) -> State | None:
        """A state that agrees with what the seat knows; None if TRIES shuffles find none.

        shares_out: no card returns to a hidden hand until too few others are left. This makes means over a few states
        more exact; in the long run all states are still equally likely.
        """
        world = self.public.twin()
        return world if self.draw(world, rng, shares_out) else None

    @kernel
    def draw(self, world: State, rng: Rng, shares_out: bool) -> bool:
        """Turn a copy of the public state into one that agrees with it, for the kernel; returns whether that was
        possible.
        """
        for _ in range(TRIES):
            self.pool.deal(rng, shares_out)
            if self.agrees():
                self.lay(world)
                shuffle_piles(world, self.seat, rng)
                return True
        return False

    @kernel
    def lay(self, world: State) -> None:
        """Put the cards as shuffled now into hands and stock."""
        for place in range(self.hidden):
            world.hands[self.seats[place]] = self.known[place] | self.dealt_to(place)
        at = self.pool.held
        rest = self.pool.count - at
        world.stock_next = 0
        world.stock_end = rest
        waits: bool = self.public.window == DEAL_WINDOW
        for i in range(rest):
            world.stock_order[i] = UNDRAWN if waits else self.pool.card(at + i)
        if self.bottom != NOWHERE:
            world.stock_order[rest] = self.bottom
            world.stock_end = rest + 1
        for i in range(world.stock_end, 52):
            world.stock_order[i] = NO_TOP

    @kernel
    def agrees(self) -> bool:
        """Whether every hand gets the cards that its owner must have, beside those known, and none that it lacks."""
        if self.is_barred:
            for place in range(self.hidden):
                if not may_hold(self.public, self.seats[place], self.known[place] | self.dealt_to(place)):
                    return False
        for i in range(self.needs):
            if popcount(self.dealt_to(self.need_place[i]) & self.need_cards[i]) < self.need_count[i]:
                return False
        return True

    @kernel
    def dealt_to(self, place: int) -> CardSet:
        """The cards now shuffled into a hidden hand."""
        at = self.first[place]
        hand: CardSet = 0
        for i in range(self.sizes[place]):
            hand |= 1 << self.pool.card(at + i)
        return hand


@shared
def unseen_cards(state: State) -> CardSet:
    """Every card that is in the stock or in a hand whose cards are hidden."""
    unseen = hidden_cards(state) & ~state.shown
    for seat in range(state.players):
        unseen &= ~state.hands[seat]
    return unseen


@kernel
def unseen_by_mover(state: State) -> CardSet:
    """Every card that the player to move does not see: in other hands or in the stock, even if the state has them."""
    return hidden_cards(state) & ~state.shown & ~state.hands[state.turn]


@kernel
def hidden_cards(state: State) -> CardSet:
    """The cards that do not lie open or in piles."""
    cards = state.tables.deck & ~state.loose & ~state.all_piles()
    for i in range(state.build_count):
        cards &= ~state.build_cards[i]
    return cards


@kernel
def bottom_card(state: State) -> CardSet:
    """The last card of the pack, as a set, if the state knows it. 000:174"""
    return 0 if state.bottom == NO_TOP else 1 << state.bottom


@shared
def last_receiver(state: State) -> int:
    """The seat that got the last card of the stock; NOWHERE if that is unknown. D-74"""
    if state.tables.chosen[REPLENISH] != DRAWN:
        return state.dealer
    if state.players > 2 and state.tables.chosen[VICTIM_PLAYS] > 1:
        return NOWHERE
    at_start = state.tables.chosen[TABLE_SIZE] + state.tables.chosen[HAND_SIZE] * state.players
    drawn = popcount(state.tables.deck) - at_start
    return (state.dealer + drawn) % state.players


@shared
def held_values(state: State, seat: Seat) -> CardSet:
    """The values of which a seat must hold a card: those it has proven, and the build it has to capture now. B11"""
    values = state.proofs[seat]
    if state.must_take == 0 or seat != state.turn_of:
        return values
    twins = state.tables.twins
    if twins >> state.must_take & 1:
        # The ace shown for a lost build may be the one that captures this one.
        values &= ~twins | state.owned_values(seat)
    return values | 1 << state.must_take


@kernel
def rank_cards(rank: Rank) -> CardSet:
    """All cards of a rank, for the kernel."""
    return 15 << 4 * (rank - 1)

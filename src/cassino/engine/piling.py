"""Captured cards: the order of face-up piles, and stealing from their tops. Rules B15 and B16."""

from itertools import pairwise

from cassino.cards import PICTURES, card_set, cards_in
from cassino.engine.move import Kind, Move
from cassino.engine.refusals import Refusal
from cassino.engine.rng import Rng
from cassino.engine.state import NO_TOP, State
from cassino.engine.tables import ACCUMULATED, FREE_ORDER, LOWEST_ON_TOP, PICTURES_BELOW, PILE_ORDER, PILES_UP
from cassino.kernel import Card, CardSet, Seat, kernel, lowest, shared


@kernel
def put_on(state: State, holder: Seat, card: Card) -> None:
    """One card on top of a pile."""
    state.under[card] = state.tops[holder]
    state.tops[holder] = card
    state.batch_bottoms &= ~(1 << card)


@kernel
def put_batch(state: State, holder: Seat, cards: CardSet, played: CardSet) -> None:
    """Lay the cards of one capture on a face-up pile; `played` is the capturing card, one of them. B16"""
    if state.batch_size:
        put_as_chosen(state, holder, cards)
        return
    if state.tables.chosen[PICTURES_BELOW]:
        put_pictures(state, holder, cards & PICTURES, played)
        cards &= ~PICTURES
    if cards == 0:
        return
    first = 1
    if state.tables.chosen[PILE_ORDER] == LOWEST_ON_TOP:
        put_falling(state, holder, cards)
        return
    rest = cards & ~played
    while rest:
        card = lowest(rest)
        if state.tables.chosen[PILE_ORDER] == ACCUMULATED:
            card = oldest(state, rest)
        rest &= ~(1 << card)
        put_on(state, holder, card)
        if first:
            state.batch_bottoms |= 1 << card
            first = 0
    rest = cards & played
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        put_on(state, holder, card)
        if first:
            state.batch_bottoms |= 1 << card
            first = 0


@kernel
def put_as_chosen(state: State, holder: Seat, cards: CardSet) -> None:
    """Lay the cards of one capture in the order that the player chose."""
    for i in range(state.batch_size):
        put_on(state, holder, state.batch_order[i])
    state.batch_bottoms |= 1 << state.batch_order[0]
    state.batch_size = 0


@kernel
def put_falling(state: State, holder: Seat, cards: CardSet) -> None:
    """Lay cards by number, the lowest on top. D-61"""
    lower = state.tops[holder]
    above = lowest(cards)
    state.tops[holder] = above
    state.batch_bottoms &= ~cards
    rest = cards & (cards - 1)
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        state.under[above] = card
        above = card
    state.under[above] = lower
    state.batch_bottoms |= 1 << above


@kernel
def put_pictures(state: State, holder: Seat, pictures: CardSet, played: CardSet) -> None:
    """Put pictures above the pictures of a pile and below its number cards, the played one on top. D-50"""
    if pictures == 0:
        return
    above = NO_TOP
    below = state.tops[holder]
    while below != NO_TOP and below < 40:
        above = below
        below = state.under[below]
    first = 1
    rest = pictures & ~played
    last = pictures & played
    while rest or last:
        if rest == 0:
            rest = last
            last = 0
        card = lowest(rest)
        if state.tables.chosen[PILE_ORDER] == ACCUMULATED:
            card = oldest(state, rest)
        rest &= ~(1 << card)
        state.under[card] = below
        state.batch_bottoms &= ~(1 << card)
        if first:
            state.batch_bottoms |= 1 << card
            first = 0
        below = card
    if above == NO_TOP:
        state.tops[holder] = below
    else:
        state.under[above] = below


@kernel
def oldest(state: State, cards: CardSet) -> int:
    """The card that lies lowest if captures keep the order of the table: by unit, then inside the unit. D-50"""
    best = lowest(cards)
    best_age = 1 << 20
    rest = cards
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        age = age_of(state, card)
        if age < best_age:
            best, best_age = card, age
    return best


@kernel
def age_of(state: State, card: Card) -> int:
    """A number that is larger the older a card's unit is, then the older the card is; tops come last."""
    bit = 1 << card
    own = state.ages[card]
    if state.loose & bit:
        return own << 8 | own
    for i in range(state.build_count):
        if state.build_cards[i] & bit:
            return state.build_formed[i] << 8 | own
    return 1 << 18 | own


@kernel
def add_to_batch(state: State, holder: Seat, cards: CardSet, played: CardSet) -> None:
    """Add further cards to a capture that already lies on a pile: under the capturing card, or sorted in. D-50, D-53"""
    if state.tables.chosen[PILE_ORDER] == LOWEST_ON_TOP:
        batch = cards
        card = state.tops[holder]
        while card != NO_TOP:
            batch |= 1 << card
            is_bottom = state.batch_bottoms >> card & 1
            card = state.under[card]
            if is_bottom:
                break
        state.tops[holder] = card
        put_falling(state, holder, batch)
        return
    capturing = lowest(played)
    below = state.under[capturing]
    is_lowest = state.batch_bottoms >> capturing & 1
    rest = cards
    while rest:
        card = lowest(rest)
        if state.tables.chosen[PILE_ORDER] == ACCUMULATED:
            card = oldest(state, rest)
        rest &= ~(1 << card)
        state.under[card] = below
        state.batch_bottoms &= ~(1 << card)
        if is_lowest:
            state.batch_bottoms = (state.batch_bottoms | 1 << card) & ~played
            is_lowest = 0
        below = card
    state.under[capturing] = below


@kernel
def take_tops(state: State, cards: CardSet) -> None:
    """Take away the tops of piles that are in a set of cards; at most one per pile."""
    for holder in range(state.tables.pile_count):
        top = state.tops[holder]
        if top != NO_TOP and cards >> top & 1:
            state.tops[holder] = state.under[top]
            state.piles[holder] &= ~(1 << top)


@kernel
def all_tops(state: State) -> CardSet:
    """The top cards of all face-up piles."""
    cards: CardSet = 0
    for holder in range(state.tables.pile_count):
        if state.tops[holder] != NO_TOP:
            cards |= 1 << state.tops[holder]
    return cards


@shared
def shuffle_piles(state: State, seat: Seat, rng: Rng) -> None:
    """If the order is secret, shuffle the cards of other sides' captures under the capturing card. 002:32"""
    if not state.tables.secret_order:
        return
    for holder in range(state.tables.pile_count):
        if seat < 0 or state.side(holder) != state.side(seat):
            top = state.tops[holder]
            while top != NO_TOP:
                top = shuffle_batch(state, top, rng)


@kernel
def shuffle_batch(state: State, top: int, rng: Rng) -> int:
    """Shuffle the cards of a capture under its top card; returns the top card of the capture below, or NO_TOP."""
    size, below = unlink_batch(state, top), state.under[lowest_of_batch(state, top)]
    for i in range(size - 1, 0, -1):
        j = rng.draw(i + 1)
        card = state.batch_order[i]
        state.batch_order[i] = state.batch_order[j]
        state.batch_order[j] = card
    link_batch(state, top, size, below)
    return below


@kernel
def sort_piles(state: State, seat: Seat) -> None:
    """If the order is secret, put the cards of other sides' captures into ascending order under the capturing card."""
    if not state.tables.secret_order:
        return
    state.batch_size = 0
    for holder in range(state.tables.pile_count):
        if seat < 0 or state.side(holder) != state.side(seat):
            top = state.tops[holder]
            while top != NO_TOP:
                top = sort_batch(state, top)


@kernel
def sort_batch(state: State, top: int) -> int:
    """Sort the cards of a capture under its top card; returns the top card of the capture below, or NO_TOP."""
    size, below = unlink_batch(state, top), state.under[lowest_of_batch(state, top)]
    cards: CardSet = 0
    for i in range(size):
        cards |= 1 << state.batch_order[i]
    for i in range(size - 1, -1, -1):
        state.batch_order[i] = lowest(cards)
        cards &= cards - 1
    link_batch(state, top, size, below)
    return below


@kernel
def lowest_of_batch(state: State, top: int) -> int:
    """The card at the bottom of a capture."""
    card = top
    while not state.batch_bottoms >> card & 1:
        card = state.under[card]
    return card


@kernel
def unlink_batch(state: State, top: int) -> int:
    """Copy the cards of a capture under its top card to `batch_order`, from the top down; returns their number."""
    size, card = 0, top
    while not state.batch_bottoms >> card & 1:
        card = state.under[card]
        state.batch_order[size] = card
        size += 1
    return size


@kernel
def link_batch(state: State, top: int, size: int, below: int) -> None:
    """Lay the first `size` cards of `batch_order` between the top card of a capture and the top card of the next."""
    state.batch_bottoms &= ~(1 << lowest_of_batch(state, top))
    card = top
    for i in range(size):
        state.under[card] = state.batch_order[i]
        card = state.batch_order[i]
    state.under[card] = below
    state.batch_bottoms |= 1 << card


def order_refusal(state: State, move: Move) -> int:
    """Why the cards of a move may not be put on a pile in the order that the player chose, or 0. B16"""
    order, rule = move.order, state.tables.chosen[PILE_ORDER]
    if order is None:
        return 0
    if move.kind != Kind.CAPTURE or move.cards & state.played:
        return Refusal.ORDER_OF_CAPTURES
    if not state.tables.chosen[PILES_UP] or rule == ACCUMULATED:
        return Refusal.ORDER_NOT_FREE
    if sorted(order) != sorted(cards_in(move.cards | move.taken)):
        return Refusal.ORDER_INCOMPLETE
    if rule == FREE_ORDER:
        # The capturing card is on top. 002:32
        return 0 if card_set(order[-move.cards.bit_count() :]) == move.cards else Refusal.CARD_ON_TOP
    return Refusal.LOWEST_ON_TOP_FIRST if any(lower >> 2 < upper >> 2 for lower, upper in pairwise(order)) else 0

"""Whether a state that was restored from bytes can have come from a game, so that the kernel may trust it."""

from cassino.cards import DECK_SIZE, card_set
from cassino.engine.insisting import ALL_DEMANDS
from cassino.engine.state import DEAL_WINDOW, NO_CARD, UNDRAWN, State
from cassino.rules.card_values import LARGEST_VALUE
from cassino.rules.options import PileFace, Replenish

TURNS = 63
"""The most turns of a deal: each is a bit of a word."""
HIGHEST_SCORE = 30_000
SEVERAL = -2
LAST_PLAY = 4
"""The highest number of the kinds of moves that play a card."""


def is_sound(state: State) -> bool:
    """Whether its numbers are in range, its builds can be made and each card is in one place.

    The piles and builds of the state can be listed.
    """
    return _are_numbers_sound(state) and _are_builds_sound(state) and _are_cards_sound(state)


def _are_numbers_sound(state: State) -> bool:
    seats, sides = range(state.players), range(state.side_count)
    maybe_seat = range(-1, state.players)
    left = sum(state.hand_size(seat) for seat in seats) + state.stock_size
    return (
        all(seat in seats for seat in (state.turn, state.turn_of, state.dealer, state.leader))
        and all(
            seat in maybe_seat
            for seat in (state.last_capturer, state.claimant, state.round_capturer, state.pending_seat)
        )
        and state.first_met in range(SEVERAL, state.side_count)
        and state.turn_no + left <= TURNS
        and (state.window < DEAL_WINDOW or are_cards_due(state))
        and (state.window > 0 or state.turn == state.turn_of)
        and state.duty <= ALL_DEMANDS
        and state.asked < 1 << state.players
        and state.played_kind <= LAST_PLAY
        and max(state.played_value, state.must_take, state.pending_value) <= LARGEST_VALUE
        and (state.bottom == NO_CARD or state.tables.deck >> state.bottom & 1 == 1)
        and all(abs(state.score(side)) <= HIGHEST_SCORE for side in sides)
        and all(state.short_hand(seat) <= DECK_SIZE for seat in seats)
        and all(max((*state.proven(seat), *state.lost(seat)), default=0) <= LARGEST_VALUE for seat in seats)
    )


def are_cards_due(state: State) -> bool:
    """Whether undrawn cards can be dealt now: the first cards, one card to draw, or a round if all hands are empty."""
    if state.window > DEAL_WINDOW or state.is_over or not state.stock_size:
        return False
    if state.round_no == 0:
        is_due = state.stock_size == state.tables.deck.bit_count()
    else:
        is_due = state.rules.dealing.replenish is Replenish.DRAW or not any(map(state.hand_size, range(state.players)))
    return is_due and len(state.cards_to_deal) > 0


def _are_builds_sound(state: State) -> bool:
    return all(
        build.cards
        and not build.cards & ~state.tables.numbers
        and 1 <= build.value <= LARGEST_VALUE
        and -1 <= build.owner < state.players
        and build.turn <= TURNS
        for build in state.builds()
    )


def _are_cards_sound(state: State) -> bool:
    """Whether every card is in one place (which may be a hidden hand or the hidden stock)."""
    tables, seats = state.tables, range(state.players)
    hands = [state.hand(seat) for seat in seats]
    stock = [card for card in state.stock() if card not in (NO_CARD, UNDRAWN)]
    if any(hand and hand.bit_count() != state.hand_size(seat) for seat, hand in enumerate(hands)):
        return False
    if tables.rules.piling.face is PileFace.UP and any(
        card_set(state.pile_of(holder)) != state.held(holder) for holder in range(tables.pile_count)
    ):
        return False
    piles = [state.held(holder) for holder in range(tables.pile_count)]
    seen = [state.loose, state.shown, *piles, *(build.cards for build in state.builds())]
    known = [*hands, *seen, *(1 << card for card in stock)]
    hidden = sum(state.hand_size(seat) for seat in seats) + state.stock_size
    union = 0
    for cards in known:
        union |= cards
    return (
        not (union | state.played | state.pending_taken) & ~tables.deck
        and sum(known) == union
        and sum(cards.bit_count() for cards in seen) + hidden == tables.deck.bit_count()
    )

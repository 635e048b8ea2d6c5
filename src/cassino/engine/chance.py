"""Deals whose cards are drawn only when they are dealt, instead of from a shuffled pack. Rule B5.

The stock of such a state holds UNDRAWN. While cards are due, nobody can move (`State.is_chance`) until `deal_cards`
names them. Once the same cards have been drawn, the state equals that of the shuffled pack, except for the stock.
"""

from collections.abc import Iterable

from cassino.arguments import wholes
from cassino.cards import cards_in
from cassino.engine.dealing import DealError, cut_cards, is_too_rich, round_packets
from cassino.engine.places import place
from cassino.engine.play import go_on
from cassino.engine.rng import Rng
from cassino.engine.sampling import unseen_cards
from cassino.engine.state import DEAL_WINDOW, UNDRAWN, State
from cassino.engine.tables import BOTTOM_SEEN, DRAWN, REPLENISH, TABLE_SIZE
from cassino.kernel import Card, CardSet, typed

BOTTOM = -2
"""A place to deal to: the last card of the pack, if a player sees it before it is dealt. 000:174"""


def cards_to_deal(state: State) -> tuple[int, ...]:
    """Where the cards that must be drawn now go, in order: a seat, `dealing.TABLE` or BOTTOM."""
    return tuple(place for place, _ in places_to_fill(state))


def places_to_fill(state: State) -> list[tuple[int, int]]:
    """As `cards_to_deal`, each place with its index in the stock."""
    if state.window != DEAL_WINDOW:
        return []
    stock = state.stock()
    going = [place for place, count in packets_due(state) for _ in range(count)]
    places = [(place, index) for index, place in enumerate(going) if stock[index] == UNDRAWN]
    last = len(stock) - 1
    if state.round_no == 0 and state.tables.chosen[BOTTOM_SEEN] and len(going) <= last and stock[last] == UNDRAWN:
        places.append((BOTTOM, last))
    return places


def due_places(state: State) -> list[tuple[int, int]]:
    """As `places_to_fill`, but at least one. Raises DealError."""
    places = places_to_fill(state)
    if not places:
        raise DealError("engine-nothing-to-deal")
    return places


def packets_due(state: State) -> list[tuple[int, int]]:
    """Where the next cards of the stock go, in order, and how many cards."""
    if state.round_no == 0:
        return round_packets(state.copy(), state.tables.chosen[TABLE_SIZE])
    return [(state.turn_of, 1)] if state.tables.chosen[REPLENISH] == DRAWN else round_packets(state.copy(), 0)


def undrawn(state: State) -> int:
    """The set of cards that can be drawn."""
    cards: CardSet = unseen_cards(state)
    for card in state.stock():
        if card < 52:
            cards &= ~(1 << card)
    return cards


def deal_cards(state: State, cards: Iterable[int]) -> None:
    """Draw cards for the next places, in place; once all are drawn, deal them.

    Raises DealError; then nothing changes.
    """
    drawn, places = wholes(cards), due_places(state)
    if len(drawn) > len(places):
        raise DealError("engine-too-many-drawn", cards=len(drawn), places=len(places))
    possible = set(cards_in(undrawn(state)))
    if len(set(drawn)) < len(drawn) or not possible.issuperset(drawn):
        raise DealError("engine-undrawable")
    for card, (_, index) in zip(drawn, places, strict=False):
        put_in_stock(state, index, card)
    if is_refused_cut(state):
        for _, index in places:
            put_in_stock(state, index, UNDRAWN)
        raise DealError("engine-rich-cut")
    if len(drawn) == len(places):
        resume(state)


@typed
def put_in_stock(state: State, index: int, card: Card) -> None:
    """Put a card at an index of the stock."""
    state.stock_order[state.stock_next + place(index, state.stock_size, "argument-no-card")] = card


@typed
def is_refused_cut(state: State) -> bool:
    """Whether the cards drawn for the first table are put back."""
    return state.round_no == 0 and is_too_rich(state.tables, cut_cards(state))


@typed
def resume(state: State) -> None:
    """Deal the cards that have been drawn, and continue."""
    go_on(state)


def random_cards(state: State, rng: Rng) -> tuple[int, ...]:
    """Random cards for all `cards_to_deal`; every possible outcome is equally likely. Raises DealError."""
    places = due_places(state)
    rest = list(cards_in(undrawn(state)))
    while True:
        rng.shuffle(rest)
        trial = state.copy()
        for card, (_, index) in zip(rest, places, strict=False):
            put_in_stock(trial, index, card)
        if not is_refused_cut(trial):
            return tuple(rest[: len(places)])

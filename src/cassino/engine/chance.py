"""Deals whose cards are drawn only when they are dealt, instead of from a shuffled pack. Rule B5.

The stock of such a state holds UNDRAWN. While cards are due, nobody can move (`State.is_chance`) until `deal_cards`
names them. Once the same cards have been drawn, the state equals that of the shuffled pack, except for the stock.

`chance_outcomes` lists the next cards with their probabilities. A packet is the cards that go to one place without
another place between them. Where their order means nothing, they are drawn in ascending order, so that there are as
many ways to draw a packet as sets of cards. The order of the first table cards means something if piles keep the order
in which cards came to the table (D-50). If rich cuts are put back, all other cuts are equally likely (D-56).
"""

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from cassino.arguments import wholes
from cassino.cards import PICTURES, cards_in
from cassino.engine.dealing import RICH_CUT, TABLE, DealError, cut_cards, is_too_rich, round_packets
from cassino.engine.places import place
from cassino.engine.play import go_on
from cassino.engine.rng import Rng
from cassino.engine.sampling import unseen_cards
from cassino.engine.state import DEAL_WINDOW, UNDRAWN, State
from cassino.engine.tables import BOTTOM_SEEN, DRAWN, REPLENISH, TABLE_SIZE, Tables
from cassino.kernel import Card, CardSet, popcount, typed

if TYPE_CHECKING:
    from fractions import Fraction

BOTTOM = -2
"""A place to deal to: the last card of the pack, if a player sees it before it is dealt. 000:174"""


class Packet(NamedTuple):
    """What is left to draw of a packet."""

    size: int
    is_ordered: bool
    """Whether the order of its cards means something."""
    last: int
    """The card drawn last; -1 if none has been drawn."""
    groups: list[int]
    """If it is a cut that may be too rich: the pack in sets of cards that are equally rich; otherwise empty."""


def cards_to_deal(state: State) -> tuple[int, ...]:
    """Where the cards that must be drawn now go, in order: a seat, `dealing.TABLE` or BOTTOM."""
    return tuple(place for place, _ in places_to_fill(state))


def places_to_fill(state: State) -> list[tuple[int, int]]:
    """As `cards_to_deal`, each place with its index in the stock."""
    if state.window != DEAL_WINDOW:
        return []
    stock, going = state.stock(), places_in_order(state)
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


def places_in_order(state: State) -> list[int]:
    """Where the next cards of the stock go, in order, drawn or not."""
    return [place for place, count in packets_due(state) for _ in range(count)]


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
    possible = undrawn(state)
    if len(set(drawn)) < len(drawn) or not all(0 <= card < 52 and possible >> card & 1 for card in drawn):
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
        chance_ways(state)  # raises if no cards complete the cut


def chance_outcomes(state: State) -> "tuple[tuple[int, Fraction], ...]":
    """The cards that can be drawn next, in ascending order, each with its probability. Raises DealError.

    In a packet whose order means nothing, each card is higher than the one drawn before it. If too few are higher,
    the packet was begun in another order; its rest is then drawn like a packet of its own.
    """
    from fractions import Fraction  # slow to load

    ways = chance_ways(state)
    total = sum(ways.values())
    return tuple((card, Fraction(count, total)) for card, count in ways.items())


def chance_ways(state: State) -> dict[int, int]:
    """The same as numbers that are proportional to the probabilities. Raises DealError."""
    packet, cards = packet_due(state), undrawn(state)
    ways = ways_by_card(state, packet, cards_above(packet, cards)) or ways_by_card(state, packet, cards)
    if not ways:
        raise DealError("engine-rich-cut")
    return ways


def packet_due(state: State) -> Packet:
    """The packet that the next card belongs to. Raises DealError."""
    due, chosen = due_places(state), state.tables.chosen
    place, index = due[0]
    is_begun = places_in_order(state)[index - 1 : index] == [place]
    is_cut = state.round_no == 0 and chosen[RICH_CUT] and index < chosen[TABLE_SIZE]
    return Packet(
        size=next((i for i, (other, _) in enumerate(due) if other != place), len(due)),
        is_ordered=place == TABLE and state.tables.accumulates,
        last=state.stock()[index - 1] if is_begun else -1,
        groups=equally_rich(state.tables) if is_cut else [],
    )


@typed
def equally_rich(tables: Tables) -> list[int]:
    """The pack in sets of cards that make a cut equally rich."""
    groups: dict[tuple[int, bool], int] = {}
    for card in cards_in(tables.deck):
        worth = tables.card_points[card], PICTURES >> card & 1 == 1
        groups[worth] = groups.get(worth, 0) | 1 << card
    return list(groups.values())


def cards_above(packet: Packet, cards: int) -> int:
    """Those of the cards that may come next if the packet is drawn in ascending order."""
    return cards if packet.is_ordered or packet.last < 0 else cards & -(2 << packet.last)


def ways_by_card(state: State, packet: Packet, cards: int) -> dict[int, int]:
    """For each of the cards that can be the next of a packet: how many sets of them can be the rest."""
    ways, cut, size = {}, cut_cards(state), packet.size - 1
    for card in cards_in(cards):
        rest = cards & ~(1 << card) if packet.is_ordered else cards & -(2 << card)
        if packet.groups:
            count = ways_to_fill(state.tables, cut | 1 << card, [group & rest for group in packet.groups], size)
        else:
            count = math.comb(rest.bit_count(), size)
        if count:
            ways[card] = count
    return ways


@typed
def ways_to_fill(tables: Tables, cut: CardSet, groups: list[int], size: int) -> int:
    """How many sets of `size` cards can be added to a cut so that it is not too rich. The cards of a group are equally
    rich.
    """
    if is_too_rich(tables, cut):
        return 0
    if not groups:
        return 1 if size == 0 else 0
    group: CardSet = groups[0]
    added: CardSet = 0
    ways = 0
    for count in range(min(size, popcount(group)) + 1):
        ways += math.comb(popcount(group), count) * ways_to_fill(tables, cut | added, groups[1:], size - count)
        rest: CardSet = group & ~added
        added |= rest & -rest
    return ways

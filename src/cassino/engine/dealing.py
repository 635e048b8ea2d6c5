"""Shuffling, dealing by packets, new rounds, drawing, and who deals next. Rules B4 and B5."""

from collections.abc import Sequence
from typing import TypeVar

from cassino.cards import cards_in, rank_of
from cassino.rules.options import Partners, pack_cards
from cassino.rules.rules import Rules

try:
    import cython
except ImportError:
    from cassino import nocython as cython

from cassino.engine.tables import tables_for

if not cython.compiled:
    from cassino.engine.rng import Rng
    from cassino.engine.state import State

Person = TypeVar("Person")

TABLE = -1
"""The table as a place that is dealt to."""
BIT = 1


class DealError(ValueError):
    """An order of cards that cannot be dealt."""


def shuffled(rules: Rules, rng: Rng) -> tuple[int, ...]:
    """The pack in random order, the first card to be dealt first."""
    order = list(cards_in(pack_cards(rules.deck.pack)))
    rng.shuffle(order)
    return tuple(order)


def deal(rules: Rules, players: int, dealer: int, order: Sequence[int], scores: Sequence[int] | None = None) -> State:
    """The first position of a deal. `scores`: the match score of each side, 0 by default.

    Raises DealError if `order` is not the whole pack, or the numbers do not fit.
    """
    tables = tables_for(rules, players)
    state = State(tables)
    points = [0] * tables.side_count if scores is None else list(scores)
    _check_deal(rules, players, dealer, order, points, tables.side_count)
    for i, card in enumerate(order):
        state.stock_order[i] = card
    state.stock_end = len(order)
    for side, score in enumerate(points):
        state.scores[side] = score
    state.dealer = dealer
    state.turn = (dealer + 1) % players
    deal_round(state, tables.table)
    return state


def _check_deal(
    rules: Rules, players: int, dealer: int, order: Sequence[int], scores: Sequence[int], sides: int
) -> None:
    problems = []
    pack = pack_cards(rules.deck.pack)
    if len(order) != pack.bit_count() or sum(1 << card for card in set(order)) != pack:
        problems.append(f"a deal needs each of the {pack.bit_count()} cards of the pack once")
    if not 0 <= dealer < players:
        problems.append(f"the dealer is seat {dealer}, but the seats are 0 to {players - 1}")
    if len(scores) != sides:
        problems.append(f"{len(scores)} scores for {sides} sides")
    if problems:
        raise DealError("; ".join(problems))


def deal_card(state: State, seat: int) -> None:
    """The next card of the stock goes to a hand."""
    card = state.stock_order[state.stock_next]
    state.stock_next += 1
    state.hands[seat] |= BIT << card
    state.hand_sizes[seat] += 1


def deal_round(state: State, to_table: int) -> None:
    """Deal every player a hand, and so many cards to the table, in packets: others, table, dealer. 003:13-23"""
    dealt = 0
    while dealt < state.tables.hand or to_table > 0:
        size = min(state.tables.packet, state.tables.hand - dealt)
        for i in range(1, state.players + 1):
            seat = (state.dealer + i) % state.players
            if seat == state.dealer:
                to_table -= deal_to_table(state, min(state.tables.packet, to_table))
            deal_packet(state, seat, size)
        dealt += size
    state.round_no += 1


def deal_packet(state: State, seat: int, count: int) -> None:
    """So many cards of the stock, as far as it goes, to a hand."""
    for _ in range(count):
        if state.stock_next < state.stock_end:
            deal_card(state, seat)


def deal_to_table(state: State, count: int) -> int:
    """Lay so many cards of the stock face up; how many were laid."""
    for _ in range(count):
        state.loose |= BIT << state.stock_order[state.stock_next]
        state.stock_next += 1
    return count


def deal_packets(rules: Rules, players: int, dealer: int, first: bool) -> list[tuple[int, int]]:
    """Where the packets of a round go, in order: (seat or TABLE, cards)."""
    packets = []
    hand, table = rules.dealing.hand, rules.dealing.table if first else 0
    while hand or table:
        size, to_table = min(rules.dealing.packet, hand), min(rules.dealing.packet, table)
        places = [((dealer + i) % players, size) for i in range(1, players)]
        packets += [(seat, n) for seat, n in [*places, (TABLE, to_table), (dealer, size)] if n]
        hand, table = hand - size, table - to_table
    return packets


def next_dealer(players: int, dealer: int, owed: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """Who deals next, the seat after the dealer, and the turns to deal each seat still forfeits. B4, D-33"""
    left = list(owed)
    seat = (dealer + 1) % players
    while left[seat] > 0:
        left[seat] -= 1
        seat = (seat + 1) % players
    return seat, tuple(left)


def seated(rules: Rules, people: Sequence[Person], rng: Rng) -> tuple[Person, ...]:
    """People in turn order: partners found by the first two aces sit opposite each other. B2, 004:50"""
    if rules.seating.partners is not Partners.FIRST_TWO_ACES or len(people) != 4:
        return tuple(people)
    one, two = draw_partners(len(people), rng)
    others = [person for seat, person in enumerate(people) if seat not in (one, two)]
    return (people[one], others[0], people[two], others[1])


def draw_partners(players: int, rng: Rng) -> tuple[int, int]:
    """Deal cards round the table: the two players who get the first aces are partners. 004:50"""
    order = list(range(52))
    rng.shuffle(order)
    drawn: list[int] = []
    for i, card in enumerate(order):
        if rank_of(card) == 1 and i % players not in drawn:
            drawn.append(i % players)
        if len(drawn) == 2:
            break
    while len(drawn) < 2:
        drawn.append(next(seat for seat in range(players) if seat not in drawn))
    return drawn[0], drawn[1]

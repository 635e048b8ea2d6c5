"""Shuffling, dealing in packets, new rounds, drawing, and the next dealer. Rules B4 and B5."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

from cassino.cards import PICTURES, card_set, cards_in
from cassino.engine.insisting import ALL_DEMANDS
from cassino.engine.lacking import forget_lacks
from cassino.engine.rng import Rng
from cassino.engine.state import DEAL_WINDOW, UNDRAWN, State
from cassino.engine.tables import (
    ALL_AT_ONCE,
    BOTTOM_SEEN,
    DRAWN,
    HAND_SIZE,
    INSIST_ALWAYS,
    INSISTING,
    REPLENISH,
    TABLE_SIZE,
    Tables,
    tables_for,
)
from cassino.errors import CassinoError, joined
from cassino.kernel import CardSet, Seat, kernel, lowest, popcount, rank_of, typed
from cassino.rules.options import OPTIONS, DealPasses, Partners
from cassino.rules.rules import Rules

CUT = OPTIONS["dealing.cut"].code
PACKET = OPTIONS["dealing.packet"].code
RICH_CUT = OPTIONS["dealing.redeal"].code
SHORT_ROUND = OPTIONS["dealing.leftover"].code

Person = TypeVar("Person")

TO_TABLE = -1
TABLE = TO_TABLE
"""The table as a place that is dealt to, for callers that are not compiled."""
RICH_POINTS = OPTIONS["dealing.rich_points"].code
RICH_PICTURES = OPTIONS["dealing.rich_pictures"].code


PARTNER_KEY = 0xACE
"""The key with which the partners of a match are drawn from its seed."""


class DealError(CassinoError):
    """An order of cards that cannot be dealt."""


class Cut(NamedTuple):
    """What the cards cut to the table are worth, and whether they are put back. 002:23-28"""

    is_refused: bool
    points: int
    pictures: int


def is_refused(rules: Rules, table: int) -> Cut:
    """Whether these cards are too rich a cut. D-56"""
    tables = tables_for(rules, rules.seating.players[0])
    return Cut(is_too_rich(tables, table), worth_of_cut(tables, table), popcount(table & PICTURES))


@kernel
def is_too_rich(tables: Tables, table: CardSet) -> bool:
    """Whether the rules put these cards back when they are cut to the table."""
    if not tables.chosen[RICH_CUT]:
        return False
    points, pictures = tables.chosen[RICH_POINTS], tables.chosen[RICH_PICTURES]
    return (points > 0 and worth_of_cut(tables, table) >= points) or (
        pictures > 0 and popcount(table & PICTURES) >= pictures
    )


@kernel
def worth_of_cut(tables: Tables, table: CardSet) -> int:
    """The points of cards by themselves."""
    points, rest = 0, table
    while rest:
        points += tables.card_points[lowest(rest)]
        rest &= rest - 1
    return points


def shuffled(rules: Rules, rng: Rng) -> tuple[int, ...]:
    """The pack in random order, the first card to be dealt first; if the table cards are cut, they come first.

    Shuffled again until the cut is not refused.
    """
    state = State(tables_for(rules, rules.seating.players[0]))
    shuffle_pack(state, rng)
    return state.stock()


def shuffled_and_cut(rules: Rules, rng: Rng, place: int) -> tuple[int, ...]:
    """As `shuffled`, but the table cards are taken from below the first `place` cards of the pack. 002:21"""
    table, order = rules.dealing.table, list(cards_in(rules.deck.cards))
    while True:
        rng.shuffle(order)
        cut = order[place : place + table]
        if not is_refused(rules, card_set(cut)).is_refused:
            return (*cut, *order[:place], *order[place + table :])


@kernel
def shuffle_pack(state: State, rng: Rng) -> None:
    """Make the whole pack the stock, in random order, as `shuffled` does."""
    count, rest = 0, state.tables.deck
    while rest:
        state.stock_order[count] = lowest(rest)
        count += 1
        rest &= rest - 1
    state.stock_next, state.stock_end = 0, count
    shuffle_stock(state, rng)
    while state.tables.chosen[RICH_CUT] and is_too_rich(state.tables, cut_cards(state)):
        shuffle_stock(state, rng)


@kernel
def shuffle_stock(state: State, rng: Rng) -> None:
    """Shuffle the stock, with the same result as `Rng.shuffle`."""
    for i in range(state.stock_end - 1, 0, -1):
        j = rng.draw(i + 1)
        card = state.stock_order[i]
        state.stock_order[i] = state.stock_order[j]
        state.stock_order[j] = card


@kernel
def cut_cards(state: State) -> CardSet:
    """The cards of the stock that will be the first cards on the table."""
    cards: CardSet = 0
    for i in range(state.tables.chosen[TABLE_SIZE]):
        if state.stock_order[i] < 52:
            cards |= 1 << state.stock_order[i]
    return cards


def deal(
    rules: Rules,
    players: int,
    dealer: int,
    order: Sequence[int] | None,
    scores: Sequence[int] | None = None,
    tiebreak: bool = False,
    shortfall: Sequence[int] = (),
) -> State:
    """The first position of a deal.

    order: the pack; None if cards are drawn when they are dealt, see `chance`.
    scores: the match score of each side, 0 by default.
    tiebreak: whether the restrictions near the target are off. 000:84
    shortfall: how many cards fewer each seat gets in the first round. 004:35
    Raises DealError if `order` is not the whole pack, or the numbers do not fit.
    """
    tables = tables_for(rules, players)
    points = [0] * tables.side_count if scores is None else list(scores)
    size = popcount(tables.deck)
    _check_deal(rules, players, dealer, order, points, tables.side_count)
    state = undealt(rules, players, dealer, [UNDRAWN] * size if order is None else order)
    for side, score in enumerate(points):
        state.scores[side] = score
    for seat, fewer in enumerate(shortfall):
        state.short_hands[seat] = fewer
    state.tiebreak = tiebreak
    deal_first_round(state)
    return state


@kernel
def deal_first_round(state: State) -> None:
    """Deal the first round of a deal, with everything else that happens at its beginning."""
    if waits_for_cards(state):
        return
    if state.tables.chosen[INSISTING] == INSIST_ALWAYS:
        state.duty = ALL_DEMANDS
    if state.tables.chosen[BOTTOM_SEEN]:
        state.bottom = state.stock_order[state.stock_end - 1]
    deal_round(state, state.tables.chosen[TABLE_SIZE])


@kernel
def deal_fresh(state: State, rng: Rng, dealer: int) -> None:
    """Shuffle and deal to a state that is new or blank; its scores stay."""
    shuffle_pack(state, rng)
    begin(state, dealer)
    deal_first_round(state)


@kernel
def begin(state: State, dealer: int) -> None:
    """Set the dealer and the leader."""
    state.dealer = dealer
    state.turn = state.turn_of = state.leader = (dealer + 1) % state.players


@typed
def undealt(rules: Rules, players: int, dealer: int, order: Sequence[int]) -> State:
    """The state before the first card is dealt, unchecked."""
    state = State(tables_for(rules, players))
    for i, card in enumerate(order):
        state.stock_order[i] = card
    state.stock_end = len(order)
    begin(state, dealer)
    return state


def _check_deal(
    rules: Rules, players: int, dealer: int, order: Sequence[int] | None, scores: Sequence[int], sides: int
) -> None:
    problems: list[DealError] = []
    pack = _pack(rules.deck.cards)
    if order is not None and (len(order) != len(pack) or set(order) != pack):
        problems.append(DealError("engine-pack", count=len(pack)))
    if not 0 <= dealer < players:
        problems.append(DealError("engine-no-seat", seat=dealer, last=players - 1))
    if len(scores) != sides:
        problems.append(DealError("engine-count", part="scores", count=sides, found=len(scores)))
    if problems:
        raise joined(problems)


@lru_cache(maxsize=8)
def _pack(pack: int) -> frozenset[int]:
    """The cards of a set."""
    return frozenset(cards_in(pack))


@kernel
def waits_for_cards(state: State) -> bool:
    """Whether the next card of the stock has not been drawn yet; the state then waits for `chance.deal_cards`."""
    if state.stock_order[state.stock_next] != UNDRAWN:
        return False
    state.window = DEAL_WINDOW
    return True


@kernel
def deal_card(state: State, seat: Seat) -> None:
    """Move the next card of the stock to a hand, unseen if the stock is hidden."""
    card = state.stock_order[state.stock_next]
    state.stock_next += 1
    if card < 52:
        state.hands[seat] |= 1 << card
    state.hand_sizes[seat] += 1
    forget_lacks(state, seat)


@kernel
def deal_next_round(state: State) -> None:
    """Deal new hands if all are empty. B5"""
    deal_round(state, 0)


@kernel
def deal_round(state: State, to_table: int) -> None:
    """Deal a hand to every player, and `to_table` cards to the table; the rest of a short round goes to the table, too.
    D-80
    """
    size = hand_in_round(state, to_table)
    steps = steps_in_round(state, size, to_table)
    for step in range(steps):
        deal_step(state, step, steps, size, to_table)
    for seat in range(state.players):
        state.short_hands[seat] = 0
    state.round_no += 1


@kernel
def hand_in_round(state: State, to_table: int) -> int:
    """How many cards each player gets in the round about to be dealt, if `to_table` cards go to the table. B5"""
    left = state.stock_end - state.stock_next - to_table
    size = state.tables.chosen[HAND_SIZE]
    for seat in range(state.players):
        left += state.short_hands[seat]
    if state.tables.chosen[REPLENISH] == ALL_AT_ONCE:
        # Two players get the pack in two halves. 002:126, 002:155
        size = left // state.players
        if state.players == 2 and state.round_no == 0:
            size = left // 4
    elif state.tables.chosen[SHORT_ROUND] and left < size * state.players:
        size = left // state.players
    if size == 0 and left > 0:
        return 1
    return size


@kernel
def steps_in_round(state: State, size: int, to_table: int) -> int:
    """How many steps the dealer needs for a round: the cut, the packets, and the remaining cards."""
    most = size
    if to_table > most:
        most = to_table
    passes = (most + state.tables.chosen[PACKET] - 1) // state.tables.chosen[PACKET]
    return passes * (state.players + 1) + 2


@kernel
def place_of_step(state: State, step: int, steps: int) -> int:
    """Where a step goes: the cut to the table; packets to the other players, the table and the dealer, in turn; the
    rest to the table. 002:21, 003:13-23, D-80
    """
    slot = step % (state.players + 1)
    if step == 0 or step == steps - 1 or slot == state.players:
        return TO_TABLE
    if slot == 0:
        return state.dealer
    return (state.dealer + slot) % state.players


@kernel
def deal_step(state: State, step: int, steps: int, size: int, to_table: int) -> int:
    """Deal the cards of one step of a round, in hands of `size`; returns how many cards were dealt."""
    place = place_of_step(state, step, steps)
    left = state.stock_end - state.stock_next
    if step == steps - 1:
        return deal_to_table(state, left if state.tables.chosen[SHORT_ROUND] and left < state.players else 0)
    if step == 0:
        return deal_to_table(state, to_table if state.tables.chosen[CUT] else 0)
    wanted = size
    if place != TO_TABLE:
        wanted -= state.short_hands[place]
    else:
        wanted = 0 if state.tables.chosen[CUT] else to_table
    wanted -= (step - 1) // (state.players + 1) * state.tables.chosen[PACKET]
    count = packet_of(wanted, state.tables.chosen[PACKET], left)
    if place == TO_TABLE:
        return deal_to_table(state, count)
    for _ in range(count):
        deal_card(state, place)
    return count


@kernel
def packet_of(wanted: int, packet: int, left: int) -> int:
    """The size of the next packet: `wanted` cards are still to be dealt there, and `left` are in the stock."""
    count = wanted
    if count > packet:
        count = packet
    if count > left:
        count = left
    if count < 0:
        count = 0
    return count


@kernel
def deal_to_table(state: State, count: int) -> int:
    """Lay `count` cards of the stock face up on the table; returns how many there were."""
    for _ in range(count):
        card = state.stock_order[state.stock_next]
        state.stock_next += 1
        if card < 52:
            state.lay_loose(card)
    return count


def deal_packets(
    rules: Rules, players: int, dealer: int, first: bool, left: int | None = None
) -> list[tuple[int, int]]:
    """Where the packets of a round go, in order: (seat or TABLE, cards).

    left: how many cards the stock has before the round; by default as before the first or the second round.
    """
    state = undealt(rules, players, dealer, list(cards_in(rules.deck.cards)))
    to_table = rules.dealing.table if first else 0
    if not first:
        deal_round(state, rules.dealing.table)
    if left is not None:
        state.stock_next = state.stock_end - left
    return round_packets(state, to_table)


@typed
def round_packets(state: State, to_table: int) -> list[tuple[int, int]]:
    """Deal a round, with `to_table` cards to the table; returns where the packets went, in order, and how many cards
    each had.
    """
    size = hand_in_round(state, to_table)
    steps = steps_in_round(state, size, to_table)
    packets: list[tuple[int, int]] = []
    for step in range(steps):
        count = deal_step(state, step, steps, size, to_table)
        if count:
            packets.append((place_of_step(state, step, steps), count))
    return packets


def round_sizes(rules: Rules, players: int) -> tuple[int, ...]:
    """How many cards each player gets in each round of a deal. Drawing single cards is not a round."""
    state = undealt(rules, players, players - 1, list(cards_in(rules.deck.cards)))
    sizes: list[int] = []
    while state.stock_size and not (sizes and state.tables.chosen[REPLENISH] == DRAWN):
        to_table = 0 if sizes else rules.dealing.table
        sizes.append(hand_in_round(state, to_table))
        deal_round(state, to_table)
    return tuple(sizes)


def next_dealer(players: int, dealer: int, owed: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """The next dealer (the seat after this one), and how many turns to deal each seat still forfeits. B4, D-33"""
    left = list(owed)
    seat = (dealer + 1) % players
    while left[seat] > 0:
        left[seat] -= 1
        seat = (seat + 1) % players
    return seat, tuple(left)


def who_deals_next(
    rules: Rules, players: int, dealer: int, owed: Sequence[int], points: Sequence[int], capturer: int = -1
) -> tuple[int, tuple[int, ...]]:
    """The next dealer, and how many turns to deal each seat still forfeits.

    points: of each side in this deal. capturer: the seat that captured last in it; -1 if nobody did, or nobody knows.
    """
    passes, before, leader = rules.seating.deal_passes, dealer, (dealer + 1) % players
    lost = [-each for each in points]
    if passes is DealPasses.LOSER_LEADS:
        before = next_leader(players, leader, points) - 2
    elif passes is DealPasses.WINNER_LEADS:
        before = next_leader(players, leader, lost) - 2
    elif passes is DealPasses.WINNER_DEALS:
        before = next_leader(players, dealer, lost) - 1
    elif passes is DealPasses.CAPTURER_LEADS and capturer >= 0:
        before = capturer - 2
    return next_dealer(players, before % players, owed)


def next_leader(players: int, leader: int, points: Sequence[int]) -> int:
    """The previous loser: the lowest score; if several have it, the first of them after the previous leader. 002:155,
    D-62
    """
    in_turn = [(leader + step) % players for step in range(1, players + 1)]
    return min(in_turn, key=lambda seat: points[seat % len(points)])


def seated(rules: Rules, people: Sequence[Person], rng: Rng) -> tuple[Person, ...]:
    """People in turn order: partners found by the first two aces sit opposite each other. B2, 004:50"""
    if rules.seating.partners is not Partners.FIRST_TWO_ACES or len(people) != 4:
        return tuple(people)
    one, two = draw_partners(len(people), rng)
    others = [person for seat, person in enumerate(people) if seat not in (one, two)]
    return (people[one], others[0], people[two], others[1])


def draw_partners(players: int, rng: Rng) -> tuple[int, int]:
    """Deal cards around the table: the two players who get the first aces are partners. 004:50"""
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

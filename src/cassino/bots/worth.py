"""What captured cards, sweeps and calls are worth in points, before the deal is counted.

A card is worth the points it scores by itself, plus what it changes in the races as they stand. For a race, the cards
that are still out go to the sides at random, several at a time; the lead at the end is then about normal around the
lead now, and one card shifts it by one. For an item that a certain number of cards wins, a card is worth the
probability that exactly one will be missing. For the primiera, it is worth what it adds to the best cards that a side
can expect.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt

from cassino.bots.weights import Weights
from cassino.cards import DECK_SIZE, cards_in
from cassino.engine.laying import can_sweep
from cassino.engine.move import CAPTURE, Move
from cassino.engine.piling import all_tops
from cassino.engine.scorer import (
    ALWAYS,
    EACH,
    ENOUGH,
    FIRST,
    LARGE,
    PLAIN,
    PRIMIERA,
    Scorer,
    best_in_suit,
    scorer_for,
    side_cards,
)
from cassino.engine.state import State
from cassino.engine.tables import COUNT_PLAYED, LARGE_FROM, ORANGE_CALLED, ORANGES, PILES_UP
from cassino.kernel import CardSet, PerCard, kernel, lowest, popcount, shared, typed
from cassino.rules import options
from cassino.rules.options import Each, Enough, Item, Most, Primiera, cards_of
from cassino.rules.rules import Rules

CARDS = 52
SUIT: CardSet = 0x1111111111111
RED: CardSet = 0x4444444444444
YELLOW: CardSet = 0x2222222222222
"""The suits whose cards make an orange together."""
ORANGE_ALWAYS = options.Orange.ALWAYS.number
PI = 3.141592653589793
PRIMIERA_SPREAD = 6.0
"""How far apart two totals of the primiera usually are at the end."""
BEST_FIRST: CardSet = 0xCBA9871234056
"""The ranks less 1 by what they count for the primiera (7, 6, ace, 5, ...), four bits each, from the right."""


@kernel
class Worths:
    """What each card is worth."""

    of: PerCard[float]

    def __init__(self) -> None:
        self.of = [0.0] * CARDS

    def fill(self, worth: Sequence[float]) -> None:
        """Take the worths from a list."""
        for card in range(CARDS):
            self.of[card] = worth[card]

    @shared
    def total(self, cards: CardSet) -> float:
        """What a set of cards is worth."""
        found, rest = 0.0, cards
        while rest:
            found += self.of[lowest(rest)]
            rest &= rest - 1
        return found

    @typed
    def weigh(self, scorer: Scorer, state: State, side: int, weights: Weights) -> None:
        """What each card is worth to a side now. A side near the target wants only what it may score. B23"""
        race: float = weights.race
        clump: float = weights.clump
        all_clump: float = weights.all_clump
        stake: float = weights.decisive if scorer.gap(state, side) else 1.0
        open_items = scorer.open_items(state, side)
        out = scorer.deck
        for other in range(scorer.sides):
            out &= ~side_cards(state, other)
        self.count_cards(scorer, open_items, stake)
        for item in range(scorer.item_count):
            if open_items >> item & 1 == 0 or scorer.kinds[item] == EACH:
                continue
            if scorer.kinds[item] == PRIMIERA:
                self.add_primiera(state, side, out, scorer.sides, scorer.worth[item])
                continue
            spread = all_clump if scorer.masks[item] == scorer.deck else clump
            slope = slope_of_item(scorer, state, item, side, out, spread)
            if scorer.kinds[item] != ENOUGH:
                slope *= race
            self.add_to(scorer.masks[item], stake * slope)

    @kernel
    def count_cards(self, scorer: Scorer, items: CardSet, stake: float) -> None:
        """Add the points that cards score by themselves."""
        for card in range(CARDS):
            points = 0
            for item in range(scorer.item_count):
                if items >> item & 1 and scorer.kinds[item] == EACH and scorer.masks[item] >> card & 1:
                    points += scorer.worth[item]
            self.of[card] = stake * points

    @kernel
    def add_to(self, cards: CardSet, worth: float) -> None:
        """Make some cards worth more."""
        rest = cards
        while rest:
            self.of[lowest(rest)] += worth
            rest &= rest - 1

    @kernel
    def level(self, deck: CardSet, kept: float) -> None:
        """Move the worths towards their mean, until this share of the differences is left."""
        mean = self.total(deck) / popcount(deck)
        for card in range(CARDS):
            self.of[card] = mean + kept * (self.of[card] - mean)

    @kernel
    def add_primiera(self, state: State, side: int, out: CardSet, sides: int, points: int) -> None:
        """Add what the cards that are out contribute to the chance of the highest total. 004:62"""
        rest = out
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            lost = 0.0
            for other in range(sides):
                if other != side:
                    lost += improvement(card, side_cards(state, other), out, sides)
            own = improvement(card, side_cards(state, side), out, sides)
            self.of[card] += points * (slope_of_primiera() * (own + lost / (sides - 1)))


@kernel
def slope_of_item(scorer: Scorer, state: State, item: int, side: int, out: CardSet, clump: float) -> float:
    """What one more card gains for a side in an item of several cards, before `Weights.race`."""
    left = popcount(scorer.masks[item] & out)
    own = popcount(side_cards(state, side) & scorer.masks[item])
    if scorer.kinds[item] == ENOUGH:
        return number_slope(scorer.worth[item], scorer.needs[item] - own, left, scorer.sides)
    rival = 0
    for other in range(scorer.sides):
        if other != side:
            count = popcount(side_cards(state, other) & scorer.masks[item])
            if count > rival:
                rival = count
    return race_slope(scorer.worth[item], own, rival, left, scorer.needs[item], clump)


@shared
def race_slope(points: int, own: int, rival: int, out: int, at_least: int, clump: float) -> float:
    """The points that one more card gains in a race; 0 if it is decided.

    out: cards of the kind that are still to be captured. clump: how many of them one capture takes.
    """
    lead = own - rival
    if out == 0 or lead > out or -lead > out or (own if own > rival else rival) + out < at_least:
        return 0.0
    spread = sqrt(clump * out)
    density = exp(-((lead / spread) ** 2) / 2) / (spread * sqrt(2 * PI))
    return 2 * points * density


@shared
def number_slope(points: int, need: int, out: int, sides: int) -> float:
    """The points that one more card gains for an item that needs a certain number: the probability that exactly one
    would be missing.
    """
    if need <= 0 or need > out:
        return 0.0
    part = 1.0 / sides
    ways = points * 1.0
    for place in range(need - 1):
        ways = ways * (out - 1 - place) / (place + 1)
    return ways * part ** (need - 1) * (1.0 - part) ** (out - need)


@kernel
def slope_of_primiera() -> float:
    """The chance that one more point of the primiera decides it."""
    return 1.0 / (PRIMIERA_SPREAD * sqrt(2.0 * PI))


@kernel
def improvement(card: int, pile: CardSet, out: CardSet, sides: int) -> float:
    """How much a card raises the best card of its suit that a side with this pile can expect."""
    suit = card & 3
    others = out & SUIT << suit & ~(1 << card)
    best = best_in_suit(pile, suit)
    own = best_in_suit(1 << card, suit)
    return expected_best(own if own > best else best, others, suit, sides) - expected_best(best, others, suit, sides)


@kernel
def expected_best(best: int, others: CardSet, suit: int, sides: int) -> float:
    """The best card of a suit at the end, if each other card goes to any side with equal probability."""
    expected, chance = 0.0, 1.0
    for place in range(13):
        card = 4 * (BEST_FIRST >> 4 * place & 15) + suit
        value = best_in_suit(others & 1 << card, suit)
        if value > best:
            expected += chance / sides * value
            chance *= 1.0 - 1.0 / sides
    return expected + chance * best


@kernel
def sweep_worth(scorer: Scorer, state: State, size: int, played: int) -> int:
    """Points of a sweep of this many table cards, made now with this many hand cards."""
    if scorer.sweep_points[FIRST] and state.turn_no == 0:
        return scorer.sweep_points[FIRST]
    if state.tables.chosen[COUNT_PLAYED]:
        size += played
    large_from = state.tables.chosen[LARGE_FROM]
    return scorer.sweep_points[LARGE] if large_from and size >= large_from else scorer.sweep_points[PLAIN]


@kernel
def wants_sweeps(scorer: Scorer, state: State, side: int) -> bool:
    """Whether a side can make sweeps that are of any use; near the target they may only cancel other sides' sweeps."""
    return can_sweep(state, side) and (scorer.gap(state, side) == 0 or scorer.cancelling == ALWAYS)


@shared
def is_orange(cards: CardSet) -> bool:
    """Whether cards taken from the table by one play have a red and a yellow one."""
    return cards & RED != 0 and cards & YELLOW != 0


@kernel
def orange_worth(scorer: Scorer, taken: CardSet) -> int:
    """Points for taking these table cards in one play and calling the orange."""
    return scorer.orange_points if is_orange(taken) else 0


@kernel
def call_worth(scorer: Scorer, state: State, kind: int, taken: CardSet, seat: int) -> int:
    """The player's points for the orange in a capture; negative for a wrong call, or if another player may call it."""
    if kind != CAPTURE or state.tables.chosen[ORANGES] == 0:
        return 0
    if state.tables.chosen[PILES_UP]:
        taken &= ~all_tops(state)
    if state.tables.chosen[ORANGES] != ORANGE_ALWAYS and seat < 0:
        return 0
    if is_orange(taken):
        return scorer.orange_points
    return scorer.false_orange_points if state.tables.chosen[ORANGES] == ORANGE_CALLED else 0


def sweep_points(state: State, cards: int, played: int = 1) -> int:
    """Points of a sweep of these table cards, made now with this many hand cards."""
    return sweep_worth(scorer_for(state.tables), state, popcount(cards), played)


def called_points(state: State, move: Move) -> int:
    """`call_worth` of a move."""
    return call_worth(scorer_for(state.tables), state, move.kind, move.taken, move.seat)


def primiera_worth(piles: Sequence[int], out: int, side: int) -> list[float]:
    """For each card that is still out, what it adds to the chance of the highest total, as a share of the item."""
    worth = [0.0] * DECK_SIZE
    rivals = [pile for other, pile in enumerate(piles) if other != side]
    for card in cards_in(out):
        own = improvement(card, piles[side], out, len(piles))
        lost = sum([improvement(card, pile, out, len(piles)) for pile in rivals]) / len(rivals)
        worth[card] = slope_of_primiera() * (own + lost)
    return worth


def fixed_worth(rules: Rules) -> tuple[float, ...]:
    """The points of each card by itself, plus its equal share of every race of the deal."""
    return _fixed(rules.scoring.items, rules.deck.cards)


@lru_cache(maxsize=64)
def _fixed(items: tuple[Item, ...], pack: int) -> tuple[float, ...]:
    worth = [0.0] * DECK_SIZE
    for item in items:
        if isinstance(item, Each):
            for card in cards_in(cards_of(item.of)):
                worth[card] += item.points
    for item in items:
        if isinstance(item, Most | Enough):
            kind = cards_of(item.of) & pack
            for card in cards_in(kind):
                worth[card] += 2 * item.points / kind.bit_count()
        elif isinstance(item, Primiera):
            for card, part in enumerate(primiera_worth([0, 0], pack, 0)):
                worth[card] += item.points * part
    return tuple(worth)


def total_worth(worth: Sequence[float], cards: int) -> float:
    """The sum over a set of cards."""
    return sum([worth[card] for card in cards_in(cards)])

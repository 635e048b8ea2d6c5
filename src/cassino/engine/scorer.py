"""What captured cards, sweeps and calls are worth. All points of the engine are counted here. Rules B18 to B23.

Points follow from numbers: how much of an item a side has, the most that another side has, how many of its cards are
still out. `scoring` finds those numbers in a report of a deal, `Scorer` in the piles of a state.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated

from cassino.engine.near_target import LARGEST_GAP, SEVERAL, restriction
from cassino.engine.state import State
from cassino.engine.tables import FREE_NEAR_TARGET, NEAR_TARGET, NEEDS_CARDS, NEEDS_SPADES, NEEDS_TEN, Tables
from cassino.kernel import CardSet, PerSeat, Side, Size, Word, kernel, popcount, shared, typed
from cassino.rules.options import OPTIONS, Cancelling, Each, Enough, Item, Most, Orange, Primiera, Ties, cards_of
from cassino.rules.rules import Rules

TARGET = OPTIONS["ending.target"].code

MOST, ENOUGH, EACH, PRIMIERA = range(4)
"""The kinds of scoring items."""
PLAIN, LARGE, FIRST = range(3)
"""The kinds of sweeps. FIRST: made with the first play of a deal."""
NEVER, WHILE_UNRESTRICTED, ALWAYS = range(3)
"""When sweeps of different sides cancel each other."""
MOST_ITEMS = 64
SPADES: CardSet = 0x8888888888888
TEN_OF_DIAMONDS: CardSet = 1 << 37
OVER_TEN: CardSet = 0xB854326
"""By rank, from the ace up, four bits each: what a card counts in the primiera beyond 10. 004:62"""
KINDS = {Most: MOST, Enough: ENOUGH, Each: EACH, Primiera: PRIMIERA}
CANCELLING = {Cancelling.NONE: NEVER, Cancelling.UNRESTRICTED_SIDES: WHILE_UNRESTRICTED, Cancelling.ALL_SIDES: ALWAYS}


@kernel
class Scorer:
    """How the points of a deal count under one rule set for a number of sides. It holds no state and can be shared.

    Raises ValueError for rules with more than 64 scoring items. Claims are not counted.
    """

    sides: int
    item_count: int
    target: int
    cancelling: int
    shares_ties: bool
    has_large: bool
    deck: CardSet
    kinds: Annotated[list[int], 64]
    worth: Annotated[list[int], 64]
    needs: Annotated[list[int], 64]
    masks: Annotated[list[CardSet], 64]
    open_at: PerSeat[CardSet]
    restricted_at: PerSeat[bool]
    sweep_points: Annotated[list[int], 3]
    sweep_order: Annotated[list[int], 3]
    orange_points: int
    false_orange_points: int

    def __init__(self, rules: Rules, sides: int) -> None:
        items = rules.scoring.items
        if len(items) > MOST_ITEMS:
            raise ValueError(f"{len(items)} scoring items are more than {MOST_ITEMS}")
        self.sides = sides
        self.deck = rules.deck.cards
        self.item_count = len(items)
        self.shares_ties = rules.scoring.ties is Ties.ONE_EACH
        self.target = rules.ending.target
        self.cancelling = CANCELLING[rules.sweeping.cancelling]
        self.kinds, self.worth, self.needs, self.masks = ([0] * MOST_ITEMS for _ in range(4))
        self.open_at, self.restricted_at = [0] * (LARGEST_GAP + 1), [False] * (LARGEST_GAP + 1)
        self.sweep_points, self.sweep_order = [0] * 3, [0] * 3
        self.read_items(items, rules.carried)
        self.read_sweeps(rules)
        self.read_calls(rules)
        self.read_limits(rules)

    def read_items(self, items: Sequence[Item], carried: Sequence[int]) -> None:
        """Read the scoring items as numbers, with the points that earlier deals add to them."""
        for place, item in enumerate(items):
            self.masks[place] = self.deck if isinstance(item, Primiera) else cards_of(item.of) & self.deck
            self.worth[place] = item.points
            self.needs[place] = item.at_least if isinstance(item, Most | Enough) else 0
            self.kinds[place] = KINDS[type(item)]
        for place, points in enumerate(carried):
            self.worth[place] += points

    def read_sweeps(self, rules: Rules) -> None:
        """Read what each kind of sweep scores, and order the kinds from the cheapest up."""
        sweeping = rules.sweeping
        self.has_large = sweeping.large_from > 0
        self.sweep_points[PLAIN] = sweeping.points
        self.sweep_points[LARGE] = sweeping.large_points if sweeping.large_from else 0
        self.sweep_points[FIRST] = sweeping.first_play_points
        for place, kind in enumerate(sorted(range(3), key=lambda kind: self.sweep_points[kind])):
            self.sweep_order[place] = kind

    def read_calls(self, rules: Rules) -> None:
        """Read what calls score and cost."""
        calling = rules.calling
        is_called = calling.orange is not Orange.NONE
        self.orange_points = calling.orange_points if is_called else 0
        self.false_orange_points = calling.false_orange_points if is_called else 0

    def read_limits(self, rules: Rules) -> None:
        """Read which items a side may score if it is 1 to 5 points below the target; 0 means no limit. B23"""
        names = [item_name(item) for item in rules.scoring.items]
        for gap in range(LARGEST_GAP + 1):
            limits = restriction(rules, rules.ending.target - gap) if gap else ()
            is_open = [not limits or name in limits for name in names]
            self.open_at[gap] = sum(1 << place for place, value in enumerate(is_open) if value)
            self.restricted_at[gap] = bool(limits)

    @kernel
    def allowed(self, points: int, is_open: bool) -> int:
        """The points that a side may score. From an item that is not open to it, it gets only negative points. B23,
        D-23
        """
        return points if is_open or points < 0 else 0

    def final(self, state: State, side: int) -> int:
        """The points of a side in a finished deal; before the end, the points it can no longer lose. D-24, D-33"""
        return self.total(state, side)

    def margin(self, state: State, side: int) -> float:
        """The points of a side minus the mean of the other sides'."""
        return self.lead(state, side)

    @kernel
    def lead(self, state: State, side: Side) -> float:
        """`margin`, for the kernel."""
        own = self.total(state, side)
        others = 0
        for other in range(self.sides):
            if other != side:
                others += self.total(state, other)
        return own - others / (self.sides - 1.0)

    @kernel
    def total(self, state: State, side: Side) -> int:
        """`final`, for the kernel."""
        out: CardSet = 0
        is_final: bool = state.is_over and is_played_out(state)
        if not is_final:
            out = self.deck
            for other in range(self.sides):
                out &= ~self.pile(state, other)
        return self.count_items(state, side, out) + self.fixed(state, side, is_final)

    @kernel
    def gap(self, state: State, side: Side) -> int:
        """How many points a side is below the target, if that limits what it may score; otherwise 0. B23"""
        missing = self.target - state.scores[side]
        if state.tiebreak or missing < 0 or missing > LARGEST_GAP or not self.restricted_at[missing]:
            return 0
        return missing

    @kernel
    def open_items(self, state: State, side: Side) -> CardSet:
        """The items that a side may score, a bit for each."""
        return self.open_at[self.gap(state, side)]

    @kernel
    def cancels(self, state: State) -> bool:
        """Whether sweeps of different sides cancel each other in this deal."""
        restricted = 0
        for side in range(self.sides):
            if self.gap(state, side):
                restricted = 1
        return may_cancel(self, restricted != 0)

    @kernel
    def pile(self, state: State, side: Side) -> CardSet:
        """The set of cards a side has captured."""
        return side_cards(state, side)

    @kernel
    def amount(self, item: int, cards: CardSet) -> int:
        """How much of an item these cards are: the number of its cards, or the total for the primiera."""
        return primiera_total(cards) if self.kinds[item] == PRIMIERA else popcount(cards & self.masks[item])

    @kernel
    def count_items(self, state: State, side: Side, out: CardSet) -> int:
        """The points of all items that a side may score. out: the cards that no side has yet."""
        points = 0
        for item in range(self.item_count):
            points += self.item_points(state, item, side, out)
        return points

    @kernel
    def item_points(self, state: State, item: int, side: Side, out: CardSet) -> int:
        """The points that a side may score with one item."""
        is_open: bool = self.open_items(state, side) >> item & 1 != 0
        if not is_open and self.worth[item] >= 0:
            return 0
        kind = self.kinds[item]
        own, best, left = self.amount(item, self.pile(state, side)), 0, 0
        if kind == MOST:
            left = popcount(self.masks[item] & out)
        if kind in (MOST, PRIMIERA):
            for other in range(self.sides):
                if other == side:
                    continue
                count = self.amount(item, self.pile(state, other) | (out if kind == PRIMIERA else 0))
                if count > best:
                    best = count
        return self.allowed(points_for(self, item, own, best, left), is_open)

    @kernel
    def fixed(self, state: State, side: Side, is_final: bool) -> int:
        """The points of sweeps, calls and penalties."""
        cancels = self.cancels(state)
        is_open: bool = self.gap(state, side) == 0
        points = 0
        if is_final or not cancels:
            down = self.fewest_sweeps(state) if cancels else 0
            points = sweeps_worth(self, state.sweep_turns[side], state.large_turns[side], down)
        points = self.allowed(points, is_open)
        points += self.allowed(state.orange_counts[side] * self.orange_points, is_open)
        points += self.allowed(state.false_counts[side] * self.false_orange_points, is_open)
        return points + self.allowed(state.penalty_counts[side], is_open)

    @kernel
    def fewest_sweeps(self, state: State) -> int:
        """How many sweeps the side with the fewest has. D-22"""
        fewest = 64
        for side in range(self.sides):
            count = popcount(state.sweep_turns[side])
            if count < fewest:
                fewest = count
        return fewest


@shared
def points_for(scorer: Scorer, item: int, own: int, best: int, out: int) -> int:
    """The points of an item for a side that has `own` of it, if no other side has more than `best`.

    out: how many cards of the kind are still to be captured. For the primiera, `own` is the total of the side's cards,
    and `best` includes what another side could add to its own. B21, D-24, D-40, D-87, D-88
    """
    kind = scorer.kinds[item]
    worth = scorer.worth[item]
    if kind == EACH:
        return worth * own
    if kind == ENOUGH:
        return worth if own >= scorer.needs[item] else 0
    if own < 1 or own < scorer.needs[item]:
        return 0
    if own > best + out:
        return worth
    return 1 if kind == MOST and scorer.shares_ties and own >= best + out else 0


@shared
def turns_of_kind(scorer: Scorer, turns: CardSet, large_turns: CardSet, kind: int) -> CardSet:
    """The sweeps of one kind among a side's sweeps. Sweeps are bits, one for each turn of the deal."""
    first: Word = turns & 1 if scorer.sweep_points[FIRST] else 0
    large: Word = large_turns & turns & ~first if scorer.has_large else 0
    if kind == FIRST:
        return first
    return large if kind == LARGE else turns & ~first & ~large


@shared
def kept_sweeps(scorer: Scorer, turns: CardSet, large_turns: CardSet, down: int) -> CardSet:
    """The sweeps that still count when `down` of them are turned down: the cheapest first, and of these the earliest.
    B18, D-22
    """
    kept = turns
    for place in range(3):
        worth = scorer.sweep_points[scorer.sweep_order[place]]
        cheap: CardSet = 0
        for kind in range(3):
            if scorer.sweep_points[kind] == worth:
                cheap |= turns_of_kind(scorer, turns, large_turns, kind)
        cheap &= kept
        while down > 0 and cheap:
            kept &= ~(cheap & (0 - cheap))
            cheap &= cheap - 1
            down -= 1
    return kept


@shared
def sweeps_worth(scorer: Scorer, turns: CardSet, large_turns: CardSet, down: int) -> int:
    """The points of a side's sweeps when `down` of them are turned down."""
    kept = kept_sweeps(scorer, turns, large_turns, down) if down > 0 else turns
    points = 0
    for kind in range(3):
        points += scorer.sweep_points[kind] * popcount(kept & turns_of_kind(scorer, turns, large_turns, kind))
    return points


@shared
def may_cancel(scorer: Scorer, is_any_restricted: bool) -> bool:
    """Whether sweeps of different sides cancel each other, given whether a side is near the target. B18, B23"""
    if scorer.cancelling == WHILE_UNRESTRICTED and is_any_restricted:
        return False
    return scorer.cancelling != NEVER


@lru_cache(maxsize=256)
def scorer_of(rules: Rules, sides: int) -> Scorer:
    """The scorer of a rule set, shared by all its deals. Raises ValueError as `Scorer` does."""
    return Scorer(rules, sides)


@lru_cache(maxsize=256)
def scorer_for(tables: Tables) -> Scorer:
    """The scorer for the deals of some tables."""
    return scorer_of(tables.rules, tables.side_count)


def final_points(state: State) -> tuple[int, ...]:
    """The points of each side, as from `Scorer.final`."""
    scorer = scorer_for(state.tables)
    return tuple([scorer.final(state, side) for side in range(state.tables.side_count)])


@typed
def points_for_sides(
    scorer: Scorer, item: int, counts: tuple[int, ...], reach: tuple[int, ...], out: int
) -> tuple[int, ...]:
    """The points of an item for each side. counts: how much of it they have; reach: the most they can still have, in
    the primiera.
    """
    other: Size
    side: Size
    points = []
    for side in range(len(counts)):
        best: int = 0
        for other in range(len(counts)):
            if other != side and reach[other] > best:
                best = reach[other]
        points.append(points_for(scorer, item, counts[side], best, out))
    return tuple(points)


def item_name(item: Item) -> str:
    """`most_cards`, `enough_spades`, `primiera`, `10D`, `aces`."""
    if isinstance(item, Primiera):
        return "primiera"
    if isinstance(item, Each):
        return item.of
    return f"most_{item.of}" if isinstance(item, Most) else f"enough_{item.of}"


@shared
def is_played_out(state: State) -> bool:
    """Whether every card of the deal has been played."""
    if state.stock_next != state.stock_end:
        return False
    held = 0
    for seat in range(state.players):
        held += state.hand_sizes[seat]
    return held == 0


@kernel
def side_cards(state: State, side: Side) -> CardSet:
    """All cards that a side has captured."""
    cards: CardSet = 0
    for holder in range(state.tables.pile_count):
        if holder % state.tables.side_count == side:
            cards |= state.piles[holder]
    return cards


def card_value(card: int) -> int:
    """What a card is worth in the primiera."""
    return 10 + (OVER_TEN >> 4 * (card >> 2) & 15)


@shared
def primiera_total(cards: CardSet) -> int:
    """The sum of the best cards of the four suits; 0 for a side that lacks a suit. 004:62"""
    total = 0
    for suit in range(4):
        best = best_in_suit(cards, suit)
        if best == 0:
            return 0
        total += best
    return total


@kernel
def best_in_suit(cards: CardSet, suit: int) -> int:
    """What the best card of a suit is worth in the primiera; 0 if there is none."""
    best = 0
    for rank in range(13):
        if cards >> (4 * rank + suit) & 1:
            value = 10 + (OVER_TEN >> 4 * rank & 15)
            if value > best:
                best = value
    return best


@shared
def majority(own: int, best: int, out: int) -> bool:
    """Whether a side has more cards of a kind than any other side can still get. D-24"""
    return own > 0 and own > best + out


@kernel
def note_first_met(state: State, capturer: int) -> None:
    """Note the first side that has what it needs near the target; if there are several at once, the capturing side.
    D-24
    """
    if state.tables.chosen[NEAR_TARGET] == FREE_NEAR_TARGET or state.tiebreak or state.first_met != -1:
        return
    if meets_need(state, capturer):
        state.first_met = capturer
        return
    others = 0
    for side in range(state.tables.side_count):
        if side != capturer and meets_need(state, side):
            others += 1
            state.first_met = side
    if others > 1:
        # Several other sides in one event: the higher total decides.
        state.first_met = SEVERAL


@kernel
def meets_need(state: State, side: Side) -> bool:
    """Whether a restricted side has everything it needs to win and can no longer lose it. B23"""
    missing = state.tables.chosen[TARGET] - state.scores[side]
    if missing < 1 or missing > LARGEST_GAP:
        return False
    needs = state.tables.needed_at[missing]
    if needs & NEEDS_CARDS and not has_majority(state, side, state.tables.deck):
        return False
    if needs & NEEDS_SPADES and not has_majority(state, side, SPADES):
        return False
    if needs & NEEDS_TEN and side_cards(state, side) & TEN_OF_DIAMONDS == 0:
        return False
    return needs != 0


@kernel
def has_majority(state: State, side: Side, kind: CardSet) -> bool:
    """Whether a side has more cards of a kind than any other side can still get."""
    own, best = popcount(side_cards(state, side) & kind), 0
    left = popcount(state.tables.deck & kind) - own
    for other in range(state.tables.side_count):
        if other != side:
            count = popcount(side_cards(state, other) & kind)
            left -= count
            if count > best:
                best = count
    return majority(own, best, left)

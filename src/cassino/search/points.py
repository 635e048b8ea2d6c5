"""The points of a deal, counted fast: the same numbers as `scoring.score_deal`. Rules B18 to B23."""

from collections.abc import Sequence

from cassino.cards import DECK_SIZE
from cassino.engine.near_target import restrictions
from cassino.engine.primiera import card_value
from cassino.engine.scoring import item_name
from cassino.engine.sweeping import can_cancel
from cassino.rules.options import Each, Enough, Item, Most, Orange, Primiera, Ties, cards_of, pack_cards
from cassino.rules.rules import Rules

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.bits import lowest, popcount
    from cassino.engine.state import State
    from cassino.search.numbers import truncated

MOST, ENOUGH, EACH, PRIMIERA = range(4)
PLAIN, LARGE, FIRST = range(3)
RED, YELLOW = 0x4444444444444, 0x2222222222222
MOST_ITEMS = 64
KINDS = {Most: MOST, Enough: ENOUGH, Each: EACH, Primiera: PRIMIERA}


class Points:
    """How the points of a deal count for each side, in a match that stands as in a given state.

    Raises ValueError for rules of more than 64 scoring items. Claims are not counted: who searches makes none.
    """

    def __init__(self, state: State) -> None:
        rules = state.tables.rules
        items = rules.scoring.items
        if len(items) > MOST_ITEMS:
            raise ValueError(f"{len(items)} scoring items are more than {MOST_ITEMS}")
        self.tables = state.tables
        self.sides = state.side_count
        self.deck = pack_cards(rules.deck.pack)
        self.item_count = len(items)
        self.shares_ties = rules.scoring.ties is Ties.ONE_EACH
        if not cython.compiled:
            self.kinds, self.worth, self.needs, self.masks = ([0] * MOST_ITEMS for _ in range(4))
            self.open_items, self.restricted = [0] * 6, [False] * 6
            self.sweep_points, self.sweep_order, self.best_of = [0] * 3, [0] * 3, [0.0] * DECK_SIZE
            self.classes, self.below = [0] * DECK_SIZE, [0] * DECK_SIZE
        for card in range(DECK_SIZE):
            self.best_of[card] = card_value(card)
        self.note_items(items)
        self.note_calls(rules)
        self.note_limits(state)
        self.note_classes()

    def note_items(self, items: Sequence[Item]) -> None:
        """The scoring items as numbers."""
        for place, item in enumerate(items):
            cards = self.deck if isinstance(item, Primiera) else cards_of(item.of) & self.deck
            self.masks[place] = cards
            self.worth[place] = item.points
            self.needs[place] = item.at_least if isinstance(item, Most | Enough) else 0
            self.kinds[place] = KINDS[type(item)]

    def note_calls(self, rules: Rules) -> None:
        """What sweeps and calls bring."""
        sweeping, calling = rules.sweeping, rules.calling
        self.sweep_points[PLAIN] = sweeping.points
        self.sweep_points[LARGE] = sweeping.large_points if sweeping.large_from else 0
        self.sweep_points[FIRST] = sweeping.first_play_points
        cheapest_first = sorted(range(3), key=lambda kind: self.sweep_points[kind])
        for place in range(3):
            self.sweep_order[place] = cheapest_first[place]
        is_called = calling.orange is not Orange.NONE
        self.orange_points = calling.orange_points if is_called else 0
        self.false_orange_points = calling.false_orange_points if is_called else 0

    def note_limits(self, state: State) -> None:
        """What each side may still score near the target. B23"""
        scores = [state.score(side) for side in range(self.sides)]
        limits = restrictions(self.tables.rules, scores, state.tiebreak) or [()] * self.sides
        names = [item_name(item) for item in self.tables.rules.scoring.items]
        for side in range(self.sides):
            self.restricted[side] = bool(limits[side])
            is_open = [not limits[side] or name in limits[side] for name in names]
            self.open_items[side] = sum(1 << place for place, value in enumerate(is_open) if value)
        self.cancels = can_cancel(self.tables.rules.sweeping, [bool(items) for items in limits])

    def note_classes(self) -> None:
        """Cards of one rank that count alike are of one class: whatever one can do, the other can."""
        known: dict[tuple[int, ...], int] = {}
        colours = (RED, YELLOW) if self.tables.orange else ()
        # The cards of a capture lie on a pile in the order of their suits.
        has_suits = self.tables.piles_up or any(self.kinds[item] == PRIMIERA for item in range(self.item_count))
        for card in range(DECK_SIZE):
            masks = [*(self.masks[item] for item in range(self.item_count)), *colours]
            suit = card & 3 if has_suits else 0
            signature = (card >> 2, suit, *(mask >> card & 1 for mask in masks))
            self.classes[card] = known.setdefault(signature, len(known))
            of_class = sum(1 << other for other in range(card) if self.classes[other] == self.classes[card])
            self.below[card] = of_class

    def class_of(self, card: int) -> int:
        """A number for all cards that are alike in everything but their suit."""
        return self.classes[card]

    def twins_in(self, cards: int) -> int:
        """Those of some cards of which a lower one is like them."""
        twins = cards & 0
        rest = cards
        while rest:
            card = lowest(rest)
            if self.below[card] & cards:
                twins |= rest & (0 - rest)
            rest &= rest - 1
        return twins

    def has_better_twin(self, chosen: int, cards: int) -> bool:
        """Whether a chosen card has a lower one like it among some cards that is not chosen."""
        rest = chosen & cards
        while rest:
            if self.below[lowest(rest)] & cards & ~chosen:
                return True
            rest &= rest - 1
        return False

    def final(self, state: State, side: int) -> int:
        """The points of a side in a finished deal."""
        return self.total(state, side)

    def margin(self, state: State, side: int) -> float:
        """The points of a side in a finished deal minus the mean of the other sides'."""
        return self.lead(state, side)

    def lead(self, state: State, side: int) -> float:
        """The work of `margin`."""
        own = self.total(state, side)
        others = 0
        for other in range(self.sides):
            if other != side:
                others += self.total(state, other)
        return own - others / (self.sides - 1.0)

    def total(self, state: State, side: int) -> int:
        """The work of `final`."""
        out = self.deck & 0
        is_final = 1 if self.is_played_out(state) else 0
        if is_final == 0:
            out = self.deck
            for other in range(self.sides):
                out &= ~self.pile(state, other)
        return self.count_items(state, side, out) + self.fixed(state, side, is_final)

    def pile(self, state: State, side: int) -> int:
        """The set of cards a side has captured."""
        cards = self.deck & 0
        for holder in range(self.tables.pile_count):
            if holder % self.sides == side:
                cards |= state.piles[holder]
        return cards

    def is_played_out(self, state: State) -> bool:
        """Whether every card of the deal has been played."""
        if state.stock_next != state.stock_end:
            return False
        held = 0
        for seat in range(state.players):
            held += state.hand_sizes[seat]
        return held == 0

    def count_items(self, state: State, side: int, out: int) -> int:
        """The points of all items that a side may score; `out` are the cards that nobody has."""
        points = 0
        for item in range(self.item_count):
            if self.open_items[side] >> item & 1 or self.worth[item] < 0:
                points += self.item_points(state, item, side, out)
        return points

    def item_points(self, state: State, item: int, side: int, out: int) -> int:
        """The points of one item."""
        if self.kinds[item] == PRIMIERA:
            points = self.primiera_points(state, item, side, out)
        elif self.kinds[item] == MOST:
            points = self.most_points(state, item, side, popcount(self.masks[item] & out))
        else:
            count = popcount(self.pile(state, side) & self.masks[item])
            points = self.worth[item] * count
            if self.kinds[item] == ENOUGH:
                points = self.worth[item] if count >= self.needs[item] else 0
        if points > 0 and self.open_items[side] >> item & 1 == 0:
            return 0
        return points

    def most_points(self, state: State, item: int, side: int, out: int) -> int:
        """All points to who has most; sides level there get nothing or one point each. B21"""
        own = popcount(self.pile(state, side) & self.masks[item])
        best = 0
        for other in range(self.sides):
            if other != side:
                count = popcount(self.pile(state, other) & self.masks[item])
                if count > best:
                    best = count
        if own < self.needs[item] or own < 1:
            return 0
        if own > best + out:
            return self.worth[item]
        return 1 if self.shares_ties and own >= best + out else 0

    def primiera_points(self, state: State, item: int, side: int, out: int) -> int:
        """The points for the best cards of the four suits. 004:62"""
        own = self.primiera_total(self.pile(state, side))
        for other in range(self.sides):
            if other != side and self.primiera_total(self.pile(state, other) | out) >= own:
                return 0
        return self.worth[item] if own > 0 else 0

    def primiera_total(self, cards: int) -> int:
        """The sum of the best cards of the four suits; 0 for who lacks one."""
        total = 0
        for suit in range(4):
            best = 0
            for rank in range(13):
                if cards >> (4 * rank + suit) & 1 and self.best_of[4 * rank + suit] > best:
                    best = truncated(self.best_of[4 * rank + suit])
            if best == 0:
                return 0
            total += best
        return total

    def fixed(self, state: State, side: int, is_final: int) -> int:
        """The points of sweeps, calls and penalties."""
        points = 0
        if is_final or not self.cancels:
            points = self.sweeps(state, side, self.fewest_sweeps(state) if self.cancels else 0)
        points += state.orange_counts[side] * self.orange_points
        if self.restricted[side] and points > 0:
            points = 0
        false_calls = state.false_counts[side] * self.false_orange_points
        penalty = state.penalty_counts[side]
        if self.restricted[side]:
            return points + (false_calls if false_calls < 0 else 0) + (penalty if penalty < 0 else 0)
        return points + false_calls + penalty

    def sweeps(self, state: State, side: int, down: int) -> int:
        """The points of a side's sweeps when so many are turned down, the cheapest first. B18"""
        points = 0
        for place in range(3):
            kind = self.sweep_order[place]
            count = self.kind_count(state, side, kind)
            gone = down if down < count else count
            down -= gone
            points += (count - gone) * self.sweep_points[kind]
        return points

    def kind_count(self, state: State, side: int, kind: int) -> int:
        """How many sweeps of a kind a side has made."""
        turns = state.sweep_turns[side]
        first = turns & 1 if self.sweep_points[FIRST] else turns & 0
        large = state.large_turns[side] & turns & ~first if self.tables.large_from else turns & 0
        if kind == FIRST:
            return popcount(first)
        if kind == LARGE:
            return popcount(large)
        return popcount(turns & ~first & ~large)

    def fewest_sweeps(self, state: State) -> int:
        """As many as the side with the fewest has. D-22"""
        fewest = 64
        for side in range(self.sides):
            count = popcount(state.sweep_turns[side])
            if count < fewest:
                fewest = count
        return fewest

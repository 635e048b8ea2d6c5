"""An estimate of the final margin from any position: points already certain, the races, and a few weighted features."""

from math import exp, sqrt
from typing import Annotated, Any

from cassino.engine.scorer import EACH, ENOUGH, PRIMIERA, best_in_suit
from cassino.engine.state import NOBODY, State
from cassino.engine.tables import RESIDUE_STAYS
from cassino.kernel import CardSet, PerCard, Side, kernel, lowest, popcount
from cassino.search.points import Points

FEATURE_NAMES = (
    "races", "turn", "turn_loose", "turn_worth", "last_worth", "capturer_worth", "turn_rounds", "builds", "hands",
    "last_loose", "turn_sweep", "turn_last",
)  # fmt: skip
FEATURES = 12
USUAL = (1.0, 0.3, 0.1, 0.3, 0.8, 0.1, 0.0, 0.5, 0.2, 0.0, 0.0, 0.0)
"""Untrained weights."""
ALL_CLUMP = 2.8
SUIT_CLUMP = 0.9
LOGISTIC = 1.702
"""A logistic curve this much steeper is close to a normal one."""
PRIMIERA_SPREAD = 6.0


@kernel
class Estimator:
    """Estimates margins with fixed weights, one for each of FEATURE_NAMES; `prepare` it for the deal at hand."""

    points: Points
    weights: Annotated[list[float], FEATURES]
    found: Annotated[list[float], FEATURES]
    card_worth: PerCard[float]

    def __init__(self, points: Points, weights: Any = USUAL) -> None:
        if len(weights) != FEATURES:
            raise ValueError(f"{len(weights)} weights for {FEATURES} features")
        self.points = points
        self.weights, self.found, self.card_worth = [0.0] * FEATURES, [0.0] * FEATURES, [0.0] * 52
        for place in range(FEATURES):
            self.weights[place] = weights[place]

    def prepare(self, state: State) -> None:
        """Compute what cards are worth as the races stand now."""
        out = self.unseen(state)
        for card in range(52):
            self.card_worth[card] = 0.0
        for item in range(self.points.item_count):
            slope = self.slope(state, item, out)
            for card in range(52):
                if self.points.masks[item] >> card & 1:
                    self.card_worth[card] += slope

    def slope(self, state: State, item: int, out: int) -> float:
        """What one more card of an item is worth to the side to move."""
        worth = self.points.worth[item]
        if self.points.kinds[item] == EACH:
            return float(worth)
        total = popcount(self.points.masks[item])
        if self.points.kinds[item] == PRIMIERA:
            return 2.0 * worth / total
        side = state.turn % self.points.sides
        chance = self.chance(state, item, side, out)
        left = popcount(self.points.masks[item] & out)
        return 2.0 * worth * chance * (1.0 - chance) / self.spread(item, left) if left else 0.0

    def estimate(self, state: State, side: int, sees_hands: bool = False) -> float:
        """The expected margin at the end of the deal, in points. sees_hands: whether hidden hands may count."""
        return self.value(state, side, sees_hands)

    def __call__(self, state: State, side: int) -> float:
        """`estimate`, with hidden hands."""
        return self.value(state, side, False)

    def features(self, state: State, side: int, sees_hands: bool = False) -> list[float]:
        """The features that the weights belong to, in the order of FEATURE_NAMES."""
        self.look(state, side, sees_hands)
        return [self.found[place] for place in range(FEATURES)]

    def fixed_margin(self, state: State, side: int) -> float:
        """The part of the estimate that needs no weights."""
        return self.certain(state, side)

    @kernel
    def value(self, state: State, side: Side, sees_hands: bool) -> float:
        """The work of `estimate`."""
        if state.is_over:
            return self.points.lead(state, side)
        self.look(state, side, sees_hands)
        total = self.certain(state, side)
        for place in range(FEATURES):
            total += self.weights[place] * self.found[place]
        return total

    @kernel
    def certain(self, state: State, side: Side) -> float:
        """The lead in points that are already certain: single cards, sweeps, calls."""
        total = 0.0
        others = 0.0
        for each in range(self.points.sides):
            if each == side:
                total = self.banked(state, each)
            else:
                others += self.banked(state, each)
        return total - others / (self.points.sides - 1)

    @kernel
    def total(self, state: State) -> float:
        """The points that all sides together can expect from the deal."""
        total = 0.0
        for side in range(self.points.sides):
            if state.is_over:
                total += self.points.total(state, side)
            else:
                total += self.banked(state, side) + self.expected(state, side, self.unseen(state))
        return total

    @kernel
    def expected(self, state: State, side: Side, out: CardSet) -> float:
        """What a side can expect from everything that is not yet certain: races by their odds, single cards in equal
        shares.
        """
        total = 0.0
        for item in range(self.points.item_count):
            if self.points.open_items(state, side) >> item & 1:
                chance = popcount(self.points.masks[item] & out) / (self.points.sides * 1.0)
                if self.points.kinds[item] != EACH:
                    chance = self.chance(state, item, side, out)
                total += self.points.worth[item] * chance
        return total

    @kernel
    def banked(self, state: State, side: Side) -> float:
        """The points that a side has whatever else happens; sweeps as if the deal were over."""
        points = self.points.fixed(state, side, True)
        for item in range(self.points.item_count):
            if self.points.kinds[item] == EACH:
                points += self.points.item_points(state, item, side, 0)
        return points

    @kernel
    def unseen(self, state: State) -> CardSet:
        """The cards that nobody has captured."""
        out = self.points.deck
        for holder in range(self.points.tables.pile_count):
            out &= ~state.piles[holder]
        return out

    @kernel
    def look(self, state: State, side: Side, sees_hands: bool) -> None:
        """Compute the features."""
        table = state.loose
        builds = 0.0
        for i in range(state.build_count):
            table |= state.build_cards[i]
            if state.build_owner[i] != NOBODY:
                owner = state.build_owner[i] % self.points.sides
                builds += self.sign(owner, side) * self.worth_of(state.build_cards[i])
        turn = self.sign(state.turn % self.points.sides, side)
        is_last = 1.0 if state.stock_next == state.stock_end else 0.0
        capturer = 0.0
        if state.last_capturer >= 0 and not state.tables.chosen[RESIDUE_STAYS]:
            capturer = self.sign(state.last_capturer % self.points.sides, side)
        worth = self.worth_of(table)
        loose = popcount(state.loose)
        self.found[0] = self.races(state, side, self.unseen(state))
        self.found[1] = turn
        self.found[2] = turn * loose
        self.found[3] = turn * worth
        self.found[4] = capturer * worth * is_last
        self.found[5] = capturer * worth * (1.0 - is_last)
        self.found[6] = turn * (state.stock_end - state.stock_next) / 48.0
        self.found[7] = builds
        self.found[8] = 0.0
        if sees_hands:
            for seat in range(state.players):
                self.found[8] += self.sign(seat % self.points.sides, side) * self.worth_of(state.hands[seat])
        self.found[9] = capturer * loose * is_last
        self.found[10] = turn if loose == 1 else 0.0
        self.found[11] = turn * is_last

    @kernel
    def sign(self, of: int, side: Side) -> float:
        """1 for the side itself; the other sides share -1."""
        return 1.0 if of == side else -1.0 / (self.points.sides - 1)

    @kernel
    def worth_of(self, cards: CardSet) -> float:
        """What a set of cards is worth to the side that captures it."""
        total = 0.0
        rest = cards
        while rest:
            total += self.card_worth[lowest(rest)]
            rest &= rest - 1
        return total

    @kernel
    def races(self, state: State, side: Side, out: CardSet) -> float:
        """The expected lead in points from everything that is not counted card by card."""
        total = 0.0
        for item in range(self.points.item_count):
            if self.points.kinds[item] != EACH:
                total += self.race(state, item, side, out)
        return total

    @kernel
    def race(self, state: State, item: int, side: Side, out: CardSet) -> float:
        """The same for one item."""
        total = 0.0
        for each in range(self.points.sides):
            if self.points.open_items(state, each) >> item & 1:
                total += self.sign(each, side) * self.points.worth[item] * self.chance(state, item, each, out)
        return total

    @kernel
    def chance(self, state: State, item: int, side: Side, out: CardSet) -> float:
        """How likely a side is to get the points of an item."""
        left = popcount(self.points.masks[item] & out)
        if left == 0:
            return 1.0 if self.points.item_points(state, item, side, 0) > 0 else 0.0
        if self.points.kinds[item] == ENOUGH:
            return self.chance_of_enough(state, item, side, left)
        spread = self.spread(item, left)
        own = self.standing(state, item, side)
        total = 0.0
        for other in range(self.points.sides):
            lead = (self.standing(state, item, other) - own) / spread
            total += exp(lead if lead < 40.0 else 40.0)
        return 1.0 / total

    @kernel
    def chance_of_enough(self, state: State, item: int, side: Side, out: int) -> float:
        """The probability that a side gets this many of the cards, if each goes to any side with equal probability."""
        own = self.standing(state, item, side)
        if own >= self.points.needs[item]:
            return 1.0
        if own + out < self.points.needs[item]:
            return 0.0
        ahead = own + out / (self.points.sides * 1.0) - self.points.needs[item] + 0.5
        return 1.0 / (1.0 + exp(-ahead / self.spread(item, out)))

    @kernel
    def standing(self, state: State, item: int, side: Side) -> float:
        """How many of an item a side has, or its primiera."""
        pile = self.points.pile(state, side)
        if self.points.kinds[item] != PRIMIERA:
            return popcount(pile & self.points.masks[item])
        total = 0.0
        for suit in range(4):
            total += best_in_suit(pile, suit)
        return total

    @kernel
    def spread(self, item: int, out: int) -> float:
        """The width of the logistic curve of a race while this many of its cards are out."""
        if self.points.kinds[item] == PRIMIERA:
            return PRIMIERA_SPREAD
        clump = ALL_CLUMP if self.points.masks[item] == self.points.deck else SUIT_CLUMP
        return sqrt(clump * out) / LOGISTIC

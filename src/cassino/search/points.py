"""Points for a search: how they count, and which cards count alike."""

from cassino.cards import DECK_SIZE
from cassino.engine.move import CAPTURE
from cassino.engine.piling import all_tops
from cassino.engine.scorer import PRIMIERA, Scorer
from cassino.engine.state import State
from cassino.engine.tables import ORANGE_CALLED, ORANGES, PILES_UP, Tables
from cassino.kernel import BuildSet, CardSet, PerCard, Seat, kernel, lowest, shared

RED: CardSet = 0x4444444444444
YELLOW: CardSet = 0x2222222222222
"""The suits whose cards make an orange together."""


@kernel
class Points(Scorer):
    """The scorer of a state's deal, which also knows which cards differ only in their suit.

    Raises ValueError for rules with more than 64 scoring items.
    """

    tables: Tables
    classes: PerCard[int]
    below: PerCard[CardSet]

    def __init__(self, state: State) -> None:
        self.tables = state.tables
        super().__init__(state.tables.rules, state.tables.side_count)
        self.classes, self.below = [0] * DECK_SIZE, [0] * DECK_SIZE
        self.note_classes()

    def note_classes(self) -> None:
        """Cards of one rank that count alike form one class: whatever one of them can do, the others can."""
        known: dict[tuple[int, ...], int] = {}
        colours = (RED, YELLOW) if self.tables.chosen[ORANGES] else ()
        # The cards of a capture lie on a pile in the order of their suits.
        has_suits = self.tables.chosen[PILES_UP] or any(self.kinds[item] == PRIMIERA for item in range(self.item_count))
        for card in range(DECK_SIZE):
            masks = [*(self.masks[item] for item in range(self.item_count)), *colours]
            suit = card & 3 if has_suits else 0
            signature = (card >> 2, suit, self.tables.in_hand[card], *(mask >> card & 1 for mask in masks))
            self.classes[card] = known.setdefault(signature, len(known))
            of_class = sum(1 << other for other in range(card) if self.classes[other] == self.classes[card])
            self.below[card] = of_class

    def class_of(self, card: int) -> int:
        """A number that is equal for cards that differ only in their suit."""
        return self.classes[card]

    @kernel
    def twins_in(self, cards: CardSet) -> CardSet:
        """Those of some cards that have a lower equal card among them."""
        twins: CardSet = 0
        rest = cards
        while rest:
            card = lowest(rest)
            if self.below[card] & cards:
                twins |= rest & (0 - rest)
            rest &= rest - 1
        return twins

    @kernel
    def has_better_twin(self, chosen: BuildSet, cards: CardSet) -> bool:
        """Whether some chosen card has a lower equal card among these cards that is not chosen."""
        rest = chosen & cards
        while rest:
            if self.below[lowest(rest)] & cards & ~chosen:
                return True
            rest &= rest - 1
        return False


@shared
def is_orange(cards: CardSet) -> bool:
    """Whether cards taken from the table by one play have a red and a yellow one."""
    return cards & RED != 0 and cards & YELLOW != 0


@shared
def call_worth(scorer: Scorer, state: State, kind: int, taken: CardSet, seat: Seat) -> int:
    """The player's points for the orange in a capture; negative for a wrong call, or 0 if another player may call it.

    seat: who calls it with the capture; -1 for nobody.
    """
    if kind != CAPTURE or state.tables.chosen[ORANGES] == 0:
        return 0
    if state.tables.chosen[PILES_UP]:
        taken &= ~all_tops(state)
    is_called: bool = state.tables.chosen[ORANGES] == ORANGE_CALLED
    if is_called and seat < 0:
        return 0
    if is_orange(taken):
        return scorer.orange_points
    return scorer.false_orange_points if is_called else 0

"""Cards that are in hidden hands or in the stock, to be dealt there again and again."""

from cassino.engine.rng import Rng
from cassino.kernel import Card, CardSet, PerCard, kernel, lowest


@kernel
class Pool:
    """Room for a pack. A deal takes the next `held` cards for the hands; the others, in cyclic order, are the stock.

    The cards are shuffled when too few are left, or for each deal. All deals are equally likely. In successive deals
    without a shuffle, no card is in the hands twice.
    """

    cards: PerCard[int]
    count: int
    held: int
    first: int

    def __init__(self) -> None:
        self.count, self.held, self.first = 0, 0, 0
        self.cards = [0] * 52

    @kernel
    def clear(self) -> None:
        """Take all cards out."""
        self.count = 0

    @kernel
    def add(self, cards: CardSet) -> None:
        """Put cards in, the lowest first."""
        rest = cards
        while rest:
            self.put(lowest(rest))
            rest &= rest - 1

    @kernel
    def put(self, card: Card) -> None:
        """Put a card in."""
        self.cards[self.count] = card
        self.count += 1

    @kernel
    def begin(self, held: int) -> None:
        """Set how many cards are for the hands from now on."""
        self.held = held
        self.first = self.count + 1

    @kernel
    def deal(self, rng: Rng, shares_out: bool) -> None:
        """Move on to the next deal."""
        self.first += self.held
        if not shares_out or self.first + self.held > self.count:
            self.mix(rng)
            self.first = 0

    @kernel
    def mix(self, rng: Rng) -> None:
        """Shuffle the cards."""
        for i in range(self.count - 1, 0, -1):
            j = rng.draw(i + 1)
            card = self.cards[i]
            self.cards[i] = self.cards[j]
            self.cards[j] = card

    @kernel
    def card(self, at: int) -> Card:
        """A card of this deal: first those of the hands, from 0, then those of the stock."""
        place = self.first + at
        return self.cards[place if place < self.count else place - self.count]

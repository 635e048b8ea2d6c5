"""Cards that lie in hidden hands or in the stock, to be dealt into them again and again."""

from cassino.engine.rng import Rng
from cassino.kernel import Card, CardSet, PerCard, kernel, lowest


@kernel
class Pool:
    """Room for a pack. A deal takes the next `held` cards for the hands; the others, around and around, are the stock.

    The cards are mixed when too few are left, or for each deal. Any deal is as likely as any other; of deals that
    follow one another without mixing none has a card in the hands that another has there.
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
        """From now on so many cards are for the hands."""
        self.held = held
        self.first = self.count + 1

    @kernel
    def deal(self, rng: Rng, shares_out: bool) -> None:
        """Go on to the next deal."""
        self.first += self.held
        if not shares_out or self.first + self.held > self.count:
            self.mix(rng)
            self.first = 0

    @kernel
    def mix(self, rng: Rng) -> None:
        """Put the cards into any order."""
        for i in range(self.count - 1, 0, -1):
            j = rng.draw(i + 1)
            card = self.cards[i]
            self.cards[i] = self.cards[j]
            self.cards[j] = card

    @kernel
    def card(self, at: int) -> Card:
        """A card of this deal: those of the hands from 0 on, then those of the stock."""
        place = self.first + at
        return self.cards[place if place < self.count else place - self.count]

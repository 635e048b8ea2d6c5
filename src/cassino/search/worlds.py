"""States that agree with a view, many and quickly: hands are shuffled until they hold what their owners must hold."""

from cassino.cards import cards_in, rank_mask
from cassino.engine.rng import Rng
from cassino.engine.view import View, sample

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.bits import popcount
    from cassino.engine.state import State

ONE = 1
MOST_NEEDS = 16
TRIES = 60
"""So often hands are shuffled for one world before the exact but slow way is taken."""


def draw_worlds(view: View, rng: Rng, count: int) -> list[State]:
    """So many states that agree with a view, each such state as likely as any other."""
    if view.public.tables.secret_order or not is_simple(view):
        return [sample(view, rng) for _ in range(count)]
    if not view.deduction.unseen and not view.public.stock_size:
        return [sample(view, rng)] * count
    dealer = Dealer(view)
    worlds = []
    for _ in range(count):
        worlds.append(dealer.world(rng) or sample(view, rng))
    return worlds


def is_simple(view: View) -> bool:
    """Whether no two of the values that a hand must hold are of one rank, and there are few."""
    needs = view.deduction.needs
    return len(needs) * max(1, len(view.known)) <= MOST_NEEDS and all(max(shares) <= 1 for shares in needs.values())


class Dealer:
    """Deals the cards that a view does not place."""

    def __init__(self, view: View) -> None:
        deduction, state = view.deduction, view.public
        self.public = state
        if not cython.compiled:
            self.cards, self.seats, self.sizes, self.known = [0] * 52, [0] * 6, [0] * 6, [0] * 6
            self.need_place, self.need_cards = [0] * MOST_NEEDS, [0] * MOST_NEEDS
        unplaced = list(cards_in(deduction.unseen))
        self.count, self.hidden, self.need_count = len(unplaced), len(deduction.seats), 0
        for place, card in enumerate(unplaced):
            self.cards[place] = card
        for place, seat in enumerate(deduction.seats):
            self.seats[place], self.sizes[place] = seat, deduction.sizes[place]
            self.known[place] = view.known[seat]
        for rank, shares in deduction.needs.items():
            for place in range(self.hidden):
                if shares[place]:
                    self.need_place[self.need_count] = place
                    self.need_cards[self.need_count] = rank_mask(rank)
                    self.need_count += 1
        self.bottom = state.bottom if view.bottom and state.stock_size else -1

    def world(self, rng: Rng) -> State | None:
        """A state that agrees with the view, or None where shuffling does not find one."""
        world = self.public.copy()
        for _ in range(TRIES):
            if self.draw(world, rng):
                return world
        return None

    def draw(self, world: State, rng: Rng) -> bool:
        """Deal once; whether everybody holds what he must."""
        for i in range(self.count - 1, 0, -1):
            j = rng.draw(i + 1)
            card = self.cards[i]
            self.cards[i] = self.cards[j]
            self.cards[j] = card
        self.lay(world)
        return self.agrees(world)

    def lay(self, world: State) -> None:
        """Put the cards as they are now shuffled into hands and stock."""
        at = 0
        for place in range(self.hidden):
            hand = self.known[place]
            for i in range(at, at + self.sizes[place]):
                hand |= ONE << self.cards[i]
            at += self.sizes[place]
            world.hands[self.seats[place]] = hand
            world.hand_sizes[self.seats[place]] = popcount(hand)
        rest = self.count - at
        world.stock_next = 0
        world.stock_end = rest
        for i in range(rest):
            world.stock_order[i] = self.cards[at + i]
        if self.bottom >= 0:
            world.stock_order[rest] = self.bottom
            world.stock_end = rest + 1

    def agrees(self, world: State) -> bool:
        """Whether every hand has the cards that its owner must have, beside those known."""
        for i in range(self.need_count):
            place = self.need_place[i]
            if world.hands[self.seats[place]] & ~self.known[place] & self.need_cards[i] == 0:
                return False
        return True

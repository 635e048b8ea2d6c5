"""States that agree with a view, many and quickly: hands are shuffled until they hold what their owners must hold."""

from collections.abc import Iterator
from itertools import islice, repeat

from cassino.cards import rank_mask
from cassino.engine.rng import Rng
from cassino.engine.view import View, sample

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.bits import popcount
    from cassino.engine.state import State
    from cassino.search.pool import Pool

ONE = 1
MOST_NEEDS = 16
TRIES = 60
"""So often hands are shuffled for one world before the exact but slow way is taken."""


def draw_worlds(view: View, rng: Rng, count: int) -> list[State]:
    """So many states that agree with a view, each such state as likely as any other, whatever the others are."""
    return list(islice(worlds_of(view, rng, False), count))


def worlds_of(view: View, rng: Rng, shares_out: bool = True) -> Iterator[State]:
    """States that agree with a view, without end, each such state in the long run as often as any other.

    shares_out: no card is in a hidden hand again before there are too few others, which makes means over few
    states more exact.
    """
    if view.public.tables.secret_order or not is_simple(view):
        while True:
            yield sample(view, rng)
    if not view.deduction.unseen and not view.public.stock_size:
        yield from repeat(sample(view, rng))
    dealer = Dealer(view, shares_out)
    while True:
        yield dealer.world(rng) or sample(view, rng)


def is_simple(view: View) -> bool:
    """Whether no two of the values that a hand must hold are of one rank, and there are few."""
    needs = view.deduction.needs
    return len(needs) * max(1, len(view.known)) <= MOST_NEEDS and all(max(shares) <= 1 for shares in needs.values())


class Dealer:
    """Deals the cards that a view does not place."""

    def __init__(self, view: View, shares_out: bool) -> None:
        self.shares_out = shares_out
        deduction, state = view.deduction, view.public
        self.public = state
        if not cython.compiled:
            self.seats, self.sizes, self.known = [0] * 6, [0] * 6, [0] * 6
            self.need_place, self.need_cards = [0] * MOST_NEEDS, [0] * MOST_NEEDS
        self.hidden, self.need_count = len(deduction.seats), 0
        self.pool = Pool()
        self.pool.add(deduction.unseen)
        self.pool.begin(sum(deduction.sizes))
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
        self.pool.deal(rng, self.shares_out)
        self.lay(world)
        return self.agrees(world)

    def lay(self, world: State) -> None:
        """Put the cards as they are now shuffled into hands and stock."""
        at = 0
        for place in range(self.hidden):
            hand = self.known[place]
            for _ in range(self.sizes[place]):
                hand |= ONE << self.pool.card(at)
                at += 1
            world.hands[self.seats[place]] = hand
            world.hand_sizes[self.seats[place]] = popcount(hand)
        rest = self.pool.count - at
        world.stock_next = 0
        world.stock_end = rest
        for i in range(rest):
            world.stock_order[i] = self.pool.card(at + i)
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

"""All ways to distribute the unseen cards if some hands are known to hold certain values or to lack ranks, counted
exactly by rank.
"""

from collections.abc import Iterator, Mapping
from math import factorial, prod

from cassino.cards import RANKS, cards_in, rank_mask, rank_of
from cassino.engine.rng import Rng

Needs = dict[int, tuple[int, ...]]
"""For each rank that matters: the fewest cards that each hand has of it; the last entry is for the stock."""


class Deduction:
    """All ways to distribute unseen cards over hands of known sizes and the stock.

    sizes: how many of these cards are in each hidden hand, by seat. proven: values of which each seat holds a card;
    both values of an ace mean two aces. known: cards that each seat certainly has; they may be the proven ones.
    lacking: ranks of which each seat holds no card.
    """

    def __init__(
        self,
        unseen: int,
        sizes: Mapping[int, int],
        proven: Mapping[int, tuple[int, ...]],
        known: Mapping[int, int] | None = None,
        lacking: Mapping[int, tuple[int, ...]] | None = None,
    ) -> None:
        self.unseen = unseen
        self.seats = tuple(sizes)
        self.sizes = tuple(sizes.values())
        self.by_rank = {rank: list(cards_in(unseen & rank_mask(rank))) for rank in range(1, RANKS + 1)}
        self.needs: Needs = {}
        self.lacking = {seat: ranks for seat, ranks in (lacking or {}).items() if ranks}
        for place, seat in enumerate(self.seats):
            others = known.get(seat, 0) if known else 0
            for value in proven[seat]:
                rank = value if value <= RANKS else 1
                fitting = others & rank_mask(rank)
                others &= ~(fitting & -fitting)
                if not fitting:
                    self.needs[rank] = _with_more(self.needs.get(rank, (0,) * (len(sizes) + 1)), place)

    def draw(self, rng: Rng) -> tuple[dict[int, int], tuple[int, ...]]:
        """Hands by seat and the order of the stock; all ways are equally likely."""
        ways = _Ways(self)
        hands = dict.fromkeys(self.seats, 0)
        stock: list[int] = []
        room = self.sizes
        for index, rank in enumerate(ways.ranks):
            shares = ways.choose(index, room, rng)
            cards = self.by_rank[rank].copy()
            rng.shuffle(cards)
            for place, share in enumerate(shares):
                hands[self.seats[place]] |= sum(1 << cards.pop() for _ in range(share))
            stock += cards
            room = tuple(have - share for have, share in zip(room, shares, strict=True))
        others = [card for card in cards_in(self.unseen) if rank_of(card) not in ways.ranks]
        rng.shuffle(others)
        for place, count in enumerate(room):
            hands[self.seats[place]] |= sum(1 << others.pop() for _ in range(count))
        stock += others
        rng.shuffle(stock)
        return hands, tuple(stock)


class _Ways:
    """The number of ways, rank by rank; ranks without needs are counted together."""

    def __init__(self, deduction: Deduction) -> None:
        lacking, none = deduction.lacking, (0,) * (len(deduction.seats) + 1)
        self.ranks = sorted({*deduction.needs, *(rank for ranks in lacking.values() for rank in ranks)})
        self.needs = [deduction.needs.get(rank, none) for rank in self.ranks]
        self.allowed = [[rank not in lacking.get(seat, ()) for seat in deduction.seats] for rank in self.ranks]
        self.counts = [len(deduction.by_rank[rank]) for rank in self.ranks]
        self.sizes = deduction.sizes
        self.others = deduction.unseen.bit_count() - sum(self.counts)
        self.known: dict[tuple[int, tuple[int, ...]], int] = {}

    def count(self, index: int, room: tuple[int, ...]) -> int:
        """The number of ways to distribute the ranks from `index` on, if each hand has this much room."""
        if index == len(self.ranks):
            return _multinomial(self.others, room)
        if (index, room) not in self.known:
            self.known[index, room] = sum(weight for _, weight in self.weighted(index, room))
        return self.known[index, room]

    def weighted(self, index: int, room: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
        """Each division of a rank over the hands, with the number of ways it leaves."""
        count, needs = self.counts[index], self.needs[index]
        most = tuple(have if allowed else 0 for have, allowed in zip(room, self.allowed[index], strict=True))
        for shares in _divisions(count - needs[-1], needs[:-1], most):
            left = tuple(have - share for have, share in zip(room, shares, strict=True))
            yield shares, _multinomial(count, shares) * self.count(index + 1, left)

    def choose(self, index: int, room: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
        """A division of a rank over the hands, drawn in proportion to its number of ways."""
        target = rng.random() * self.count(index, room)
        shares: tuple[int, ...] = ()
        for division, weight in self.weighted(index, room):
            if weight:
                shares = division
            target -= weight
            if target < 0:
                break
        return shares


def _divisions(most: int, needs: tuple[int, ...], room: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The ways to share at most `most` cards, each hand at least its need and at most its room."""
    if not needs:
        if most >= 0:
            yield ()
        return
    for share in range(needs[0], min(most, room[0]) + 1):
        for rest in _divisions(most - share, needs[1:], room[1:]):
            yield (share, *rest)


def _multinomial(cards: int, shares: tuple[int, ...]) -> int:
    """The number of ways to give each hand its share of these cards and leave the rest."""
    rest = cards - sum(shares)
    return 0 if rest < 0 else factorial(cards) // (prod(factorial(share) for share in shares) * factorial(rest))


def _with_more(needs: tuple[int, ...], place: int) -> tuple[int, ...]:
    return needs[:place] + (needs[place] + 1,) + needs[place + 1 :]

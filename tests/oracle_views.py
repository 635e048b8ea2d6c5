"""Casino by brute force: what a seat may know of the hidden cards (see `oracle`)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from oracle import Cards, Play, Position, covers, rank

Hands = tuple[Cards, ...]


@dataclass
class Proofs:
    """How many cards of each rank each player has shown that he must still hold.

    Who makes a build proves a card of its value; he has it until he plays a card of that rank.
    """

    least: list[Counter[int]] = field(default_factory=list)

    @classmethod
    def of(cls, position: Position) -> "Proofs":
        """What the builds on the table prove."""
        proofs = cls([Counter() for _ in range(position.players)])
        for seat in range(position.players):
            proofs._add_owned(position, seat)
        return proofs

    def _add_owned(self, position: Position, seat: int) -> None:
        needed = Counter(1 if value == 14 else value for value in owned_values(position, seat))
        self.least[seat] |= needed

    def after(self, seat: int, play: Play, position: Position) -> "Proofs":
        """With what a play proves; the position is the one it led to."""
        proofs = Proofs([Counter(least) for least in self.least])
        proofs.least[seat] -= Counter(map(rank, play.cards))
        proofs._add_owned(position, seat)
        return proofs

    def allow(self, seat: int, hand: Cards) -> bool:
        return self.least[seat] <= Counter(map(rank, hand))


def owned_values(position: Position, seat: int) -> set[int]:
    return {build.value for build in position.builds if build.owner == seat}


def unseen_by(position: Position, seat: int | None) -> set[int]:
    """Every card that the seat cannot know from hand, table and memory; None: a spectator."""
    hidden = set(position.stock)
    return hidden.union(*(hand for other, hand in enumerate(position.hands) if other != seat))


def worlds(position: Position, seat: int | None, proofs: Proofs) -> Iterator[Hands]:
    """Every way in which the unseen cards can lie in the other hands; the rest is the stock."""

    def dealt(other: int, free: Cards) -> Iterator[Hands]:
        if other == position.players:
            yield ()
            return
        known = [frozenset(position.hands[other])] if other == seat else None
        for cards in known or map(frozenset, combinations(sorted(free), len(position.hands[other]))):
            if covers(position.rules, cards, owned_values(position, other)) and proofs.allow(other, cards):
                yield from ((cards, *rest) for rest in dealt(other + 1, free - cards))

    return dealt(0, frozenset(unseen_by(position, seat)))


def possible(hands: Sequence[Hands], seat: int) -> Cards:
    return frozenset().union(*(world[seat] for world in hands))


def certain(hands: Sequence[Hands], seat: int) -> Cards:
    return hands[0][seat].intersection(*(world[seat] for world in hands))

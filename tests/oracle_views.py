"""Casino by brute force: what a seat may know of the hidden cards (see `oracle`)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from oracle import Cards, Play, Position, covers, rank

Hands = tuple[Cards, ...]


@dataclass
class Proofs:
    """How many cards of each rank each player has shown that he must still hold, and what else has been seen.

    Who makes a build proves a card of its value; he has it until he plays a card of that rank. A card that is only
    shown to the partner proves what it is to capture, and is counted with the hand.
    """

    least: list[Counter[int]] = field(default_factory=list)
    shown: Play | None = None
    """The capture shown to the partner, not yet made."""
    played: Cards = frozenset()
    """The hand card already played in the turn that is not over."""
    bottom: int | None = None
    """The card that the player after the dealer saw under the pack."""

    @classmethod
    def of(cls, position: Position, bottom: int | None = None) -> "Proofs":
        """What the builds on the table prove."""
        proofs = cls([Counter() for _ in range(position.players)], bottom=bottom)
        for seat in range(position.players):
            proofs._add_owned(position, seat)
        return proofs

    def _add_owned(self, position: Position, seat: int) -> None:
        if not position.is_lenient:
            self.least[seat] |= needed(owned_values(position, seat))

    def after(self, seat: int, play: Play, position: Position) -> "Proofs":
        """With what a play proves; the position is the one it led to."""
        proofs = Proofs([Counter(least) for least in self.least], self.shown, position.played, self.bottom)
        if position.window == "request":
            proofs.shown = play
            return proofs
        if play.kind == "ask" and self.shown:
            proofs.least[seat] |= needed({self.shown.value})
            return proofs
        if play.kind == "pass" and self.shown:
            seat, play = position.turn_of if position.played else seat_of(position, self.shown), self.shown
        proofs.shown = None
        proofs.least[seat] -= Counter(map(rank, play.cards - self.played))
        for owner in range(position.players):
            proofs._add_owned(position, owner)
        return proofs

    def allow(self, seat: int, hand: Cards) -> bool:
        return self.least[seat] <= Counter(map(rank, hand))


def needed(values: Iterable[int]) -> Counter[int]:
    """The cards of each rank that are needed to capture builds of these values."""
    return Counter(1 if value == 14 else value for value in values)


def seat_of(position: Position, play: Play) -> int:
    """Who has just captured these cards, by the pile where they lie."""
    return next(seat for seat in range(position.players) if play.cards <= position.piles[position.side(seat)])


def owned_values(position: Position, seat: int) -> set[int]:
    return {build.value for build in position.builds if build.owner == seat}


def is_open(position: Position) -> bool:
    """Whether all hands lie open: in the last round, where the rules say so (000:182)."""
    return position.rules.dealing.last_round_open and not position.stock


def unseen_by(position: Position, seat: int | None) -> set[int]:
    """Every card that the seat cannot know from hand, table and memory; None: a spectator."""
    hidden = set(position.stock)
    hands = [] if is_open(position) else position.hands
    return hidden.union(*(hand for other, hand in enumerate(hands) if other != seat))


def worlds(position: Position, seat: int | None, proofs: Proofs) -> Iterator[Hands]:
    """Every way in which the unseen cards can lie in the other hands; the rest is the stock."""
    bottom = proofs.bottom if seat == (position.dealer + 1) % position.players else None

    def dealt(other: int, free: Cards) -> Iterator[Hands]:
        if other == position.players:
            yield ()
            return
        is_known = other == seat or is_open(position)
        known = [frozenset(position.hands[other])] if is_known else None
        for cards in known or map(frozenset, combinations(sorted(free), len(position.hands[other]))):
            if bottom is not None and (bottom in cards) != (bottom in position.hands[other]):
                continue
            if is_possible(position, proofs, other, cards):
                yield from ((cards, *rest) for rest in dealt(other + 1, free - cards))

    return dealt(0, frozenset(unseen_by(position, seat)))


def is_possible(position: Position, proofs: Proofs, seat: int, cards: Cards) -> bool:
    """Whether a seat can hold these cards: they cover its builds, what it must capture, and what it has proven."""
    values = owned_values(position, seat)
    if seat == position.turn_of:
        cards |= proofs.shown.cards if proofs.shown else frozenset()
        values |= {position.must_take} if position.must_take else set()
    is_covered = position.is_lenient or covers(position.rules, cards, values)
    return is_covered and proofs.allow(seat, cards)


def possible(hands: Sequence[Hands], seat: int) -> Cards:
    return frozenset().union(*(world[seat] for world in hands))


def certain(hands: Sequence[Hands], seat: int) -> Cards:
    return hands[0][seat].intersection(*(world[seat] for world in hands))

"""Casino by brute force: points of a deal, claims and the end of a match (see `oracle`)."""

from collections.abc import Iterator, Sequence

from cassino.rules.options import Each, Item, Most, Pack, SeveralReach
from cassino.rules.rules import Rules
from oracle import NOBODY, rank, suit

SUITS = ("clubs", "diamonds", "hearts", "spades")
LETTERS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
PLURALS = ("aces", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens",
           "jacks", "queens", "kings")  # fmt: skip
ACES_IN_ORDER = ("spades", "clubs", "hearts", "diamonds")

Piles = Sequence[set[int]]


def pack(rules: Rules) -> set[int]:
    return {card for card in range(52) if rank(card) <= 10 or rules.deck.pack is Pack.FRENCH_52}


def is_meant(card: int, word: str) -> bool:
    """Whether a scoring item's word means this card."""
    name = LETTERS[rank(card) - 1] + SUITS[suit(card)][0].upper()
    return word in ("cards", SUITS[suit(card)], PLURALS[rank(card) - 1], name)


def counts(piles: Piles, word: str) -> list[int]:
    return [sum(is_meant(card, word) for card in pile) for pile in piles]


def winner_of_most(item: Most, piles: Piles, at_large: int = 0) -> int:
    """The side ahead of every other even if all cards still at large go to one of those (B21, D-24, D-40)."""
    own = counts(piles, item.of)
    for side, count in enumerate(own):
        best_other = max(other for place, other in enumerate(own) if place != side)
        if count > best_other + at_large and count >= item.at_least:
            return side
    return NOBODY


def in_order(cards: set[int]) -> list[int]:
    return sorted(cards, key=lambda card: ACES_IN_ORDER.index(SUITS[suit(card)]))


def gains(rules: Rules, piles: Piles, sweeps: Sequence[int], finished: bool = True) -> Iterator[tuple[int, int]]:
    """Who gains how many points, one gain after the other in the order of the count (B20, B24, D-35)."""
    free = pack(rules).difference(*piles)
    for item in rules.scoring.items:
        yield from _gains_of(item, piles, 0 if finished else sum(is_meant(card, item.of) for card in free))
    for side in sweeps:
        yield side, rules.sweeping.points


def _gains_of(item: Item, piles: Piles, at_large: int) -> Iterator[tuple[int, int]]:
    if isinstance(item, Each):
        for card in in_order({card for pile in piles for card in pile if is_meant(card, item.of)}):
            yield next(side for side, pile in enumerate(piles) if card in pile), item.points
    elif (side := winner_of_most(item, piles, at_large)) != NOBODY:
        yield side, item.points


def points(rules: Rules, piles: Piles, sweeps: Sequence[int], finished: bool = True) -> list[int]:
    """Points of each side; of an unfinished deal only what is certain already (D-33)."""
    total = [0] * len(piles)
    for side, gain in gains(rules, piles, sweeps, finished):
        total[side] += gain
    return total


def claimed(
    rules: Rules, scores: Sequence[int], piles: Piles, sweeps: Sequence[int], side: int
) -> tuple[bool, list[int]]:
    """Whether a claim of this side is right, and the points of the deal that it ends (B25, D-33)."""
    total = points(rules, piles, sweeps, finished=False)
    right = scores[side] + total[side] >= rules.ending.target
    if not right:
        total[side] = rules.calling.false_claim_points
    return right, total


def match_winner(rules: Rules, scores: Sequence[int], piles: Piles, sweeps: Sequence[int]) -> int:
    """The side that has won the match after a finished deal; NOBODY: another deal (B24, D-34, D-35)."""
    running, target = list(scores), rules.ending.target
    first = NOBODY
    for side, gain in gains(rules, piles, sweeps):
        running[side] += gain
        if first == NOBODY and running[side] >= target:
            first = side
    if max(running) < target:
        return NOBODY
    if rules.ending.several is SeveralReach.PRIORITY_COUNT:
        return first
    leaders = [side for side, score in enumerate(running) if score == max(running)]
    return leaders[0] if len(leaders) == 1 else NOBODY

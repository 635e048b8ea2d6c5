"""Casino by brute force: points of a deal, claims and the end of a match (see `oracle`)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cassino.rules.options import (
    Cancelling,
    Claim,
    Each,
    Enough,
    Item,
    Level,
    Most,
    NearTarget,
    Primiera,
    SeveralReach,
    Ties,
)
from cassino.rules.rules import Rules
from oracle_cards import NOBODY, SUITS, Position, Sweep, is_meant, pack as pack, rank, suit

ACES_IN_ORDER = ("spades", "clubs", "hearts", "diamonds")
PRIMIERA = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12}
PICTURE = 10
CARDS, SPADES, TEN = "most cards", "most spades", "ten of diamonds"

Piles = Sequence[set[int]]


class Gain(NamedTuple):
    """Points for one thing; `thing` tells restricted sides what it is for."""

    side: int
    points: int
    thing: str = ""


@dataclass
class Count:
    """All that is counted after a deal, or during it."""

    rules: Rules
    piles: Piles
    sweeps: Sequence[Sweep] = ()
    is_final: bool = True
    scores: Sequence[int] = ()
    oranges: Sequence[int] = ()
    false_oranges: Sequence[int] = ()
    penalties: Sequence[int] = ()
    tiebreak: bool = False
    first_met: int = NOBODY
    needs: list[set[str]] = field(init=False)
    """What a side near the target may score alone; empty for who may score everything (B23)."""

    def __post_init__(self) -> None:
        self.scores = self.scores or [0] * len(self.piles)
        self.needs = [set() if self.tiebreak else needed(self.rules, score) for score in self.scores]


def count_of(position: Position, is_final: bool) -> Count:
    return Count(
        position.rules, position.piles, position.marks, is_final, position.scores, position.oranges,
        position.false_oranges, position.penalties, position.tiebreak, position.first_met,
    )  # fmt: skip


def needed(rules: Rules, score: int) -> set[str]:
    """What a side that begins a deal with this score needs, and may score alone (000:72-100)."""
    near = rules.ending.near_target
    if near is NearTarget.FREE or rules.ending.deals:
        return set()
    needs = {3: {CARDS}, 2: {TEN}, 1: {SPADES}}
    if near is NearTarget.LAST_FIVE:
        needs |= {5: {CARDS, TEN}, 4: {CARDS, SPADES}}
    return needs.get(rules.ending.target - score, set())


def counts(piles: Piles, word: str) -> list[int]:
    return [sum(is_meant(card, word) for card in pile) for pile in piles]


def shares_of_most(item: Most, count: Count, at_large: int) -> Iterator[Gain]:
    """Who is ahead of all others even if they get all that is at large; perhaps a point for those level (B21, D-24)."""
    own = counts(count.piles, item.of)
    for side, mine in enumerate(own):
        best = max(other for place, other in enumerate(own) if place != side) + at_large
        if mine < item.at_least or not mine:
            continue
        if mine > best:
            yield Gain(side, item.points + carried_to(count.rules, item), f"most {item.of}")
        elif mine == best and count.rules.scoring.ties is Ties.ONE_EACH:
            yield Gain(side, 1, f"most {item.of}")


def carried_to(rules: Rules, item: Most) -> int:
    """The points that earlier deals add to a majority (B21)."""
    return dict(zip(rules.scoring.items, rules.carried, strict=False)).get(item, 0)


def primiera(pile: set[int]) -> int:
    """The sum of the best cards of the four suits, or nothing for who lacks one (004:62)."""
    best = [0] * 4
    for card in pile:
        best[suit(card)] = max(best[suit(card)], PRIMIERA.get(rank(card), PICTURE))
    return sum(best) if all(best) else 0


def in_order(cards: set[int]) -> list[int]:
    return sorted(cards, key=lambda card: (rank(card), ACES_IN_ORDER.index(SUITS[suit(card)])))


def gains(count: Count) -> Iterator[Gain]:
    """Who gains how many points, one gain after the other in the order of the count (B20, B24, D-35)."""
    for gain in all_gains(count):
        if gain.points < 0 or not count.needs[gain.side] or gain.thing in count.needs[gain.side]:
            yield gain


def all_gains(count: Count) -> Iterator[Gain]:
    free = set() if count.is_final else pack(count.rules).difference(*count.piles)
    for item in count.rules.scoring.items:
        yield from gains_of(item, count, free)
    yield from sweep_gains(count)
    calling = count.rules.calling
    for numbers, points in ((count.oranges, calling.orange_points), (count.false_oranges, calling.false_orange_points)):
        yield from (Gain(side, points) for side, number in enumerate(numbers) for _ in range(number))
    yield from (Gain(side, points) for side, points in enumerate(count.penalties) if points)


def gains_of(item: Item, count: Count, free: set[int]) -> Iterator[Gain]:
    if isinstance(item, Primiera):
        for side, pile in enumerate(count.piles):
            others = [primiera(other | free) for place, other in enumerate(count.piles) if place != side]
            if primiera(pile) > max(others):
                yield Gain(side, item.points)
    elif isinstance(item, Each):
        thing = TEN if item.of == "10D" else ""
        for card in in_order({card for pile in count.piles for card in pile if is_meant(card, item.of)}):
            yield Gain(next(side for side, pile in enumerate(count.piles) if card in pile), item.points, thing)
    elif isinstance(item, Enough):
        enough = [side for side, mine in enumerate(counts(count.piles, item.of)) if mine >= item.at_least]
        yield from (Gain(side, item.points) for side in enough)
    else:
        yield from shares_of_most(item, count, sum(is_meant(card, item.of) for card in free))


def sweep_points(rules: Rules, sweep: Sweep) -> int:
    """What a sweep scores: by the first play of the deal, a large one, or any other (B18)."""
    sweeping = rules.sweeping
    if sweep.turn == 0 and sweeping.first_play_points:
        return sweeping.first_play_points
    return sweeping.large_points if sweep.is_large else sweeping.points


def sweep_gains(count: Count) -> Iterator[Gain]:
    """Sweeps in the order in which they were made, without those that are turned down (000:53, D-22, D-28)."""
    cancelling = count.rules.sweeping.cancelling
    made = {side: [sweep for sweep in count.sweeps if sweep.side == side] for side in range(len(count.piles))}
    left = list(count.sweeps)
    records = cancelling is Cancelling.ALL_SIDES or not any(count.needs)
    if cancelling is not Cancelling.NONE and records:
        down = min(len(sweeps) for sweeps in made.values())
        if not count.is_final:
            return
        for sweeps in made.values():
            for sweep in sorted(sweeps, key=lambda sweep: sweep_points(count.rules, sweep))[:down]:
                left.remove(sweep)
    for sweep in left:
        if points := sweep_points(count.rules, sweep):
            yield Gain(sweep.side, points)


def totals(count: Count) -> list[int]:
    """Points of each side in the deal."""
    total = [0] * len(count.piles)
    for gain in gains(count):
        total[gain.side] += gain.points
    return total


def as_sweeps(sides: Sequence[int]) -> list[Sweep]:
    """Sweeps of which only the sides are known, none with the first play."""
    return [Sweep(side, turn) for turn, side in enumerate(sides, 1)]


def points(rules: Rules, piles: Piles, sweeps: Sequence[int], finished: bool = True) -> list[int]:
    """Points of each side; of an unfinished deal only what is certain already (D-33)."""
    return totals(Count(rules, piles, as_sweeps(sweeps), finished))


def has_met(count: Count, side: int) -> bool:
    """Whether a side near the target has all it needs, beyond loss (B23, D-24)."""
    return bool(count.needs[side]) and all(has_thing(count, side, thing) for thing in count.needs[side])


def has_thing(count: Count, side: int, thing: str) -> bool:
    if thing == TEN:
        return any(is_meant(card, "10D") for card in count.piles[side])
    word = thing.removeprefix("most ")
    own = counts(count.piles, word)
    whole = sum(is_meant(card, word) for card in pack(count.rules))
    at_large = 0 if count.is_final else whole - sum(own)
    return own[side] > max(other for place, other in enumerate(own) if place != side) + at_large


def claimed(
    rules: Rules, scores: Sequence[int], piles: Piles, sweeps: Sequence[int], side: int
) -> tuple[bool, list[int]]:
    """Whether a claim of this side is right, and the points of the deal that it ends (B25, D-33)."""
    return judged(Count(rules, piles, as_sweeps(sweeps), is_final=False, scores=scores), side)


def judged(count: Count, side: int) -> tuple[bool, list[int]]:
    total = totals(count)
    right = count.scores[side] + total[side] >= count.rules.ending.target
    if not right and count.rules.calling.claim.value == "count_out":
        total[side] = count.rules.calling.false_claim_points
    return right, total


def is_decided(position: Position) -> bool:
    """Whether a side has won by what it can no longer lose (D-24, D-79)."""
    count = count_of(position, is_final=False)
    if any(has_met(count, side) for side in range(len(count.piles))):
        return True
    return any(old + new >= position.rules.ending.target for old, new in zip(count.scores, totals(count), strict=True))


def deal_points(position: Position) -> list[int]:
    """Points of each side for a deal that is over, however it ended (B20, B25)."""
    if position.claimant != NOBODY:
        return judged(count_of(position, is_played_out(position)), position.side(position.claimant))[1]
    return totals(count_of(position, is_played_out(position)))


def is_played_out(position: Position) -> bool:
    return not position.stock and not any(position.hands)


def winners(position: Position, number: int) -> list[int]:
    """The sides that have won the match with its `number`-th deal (B24-B26)."""
    if position.claimant == NOBODY:
        return match_winners(count_of(position, is_played_out(position)), number)
    claimant, count = position.side(position.claimant), count_of(position, is_played_out(position))
    right, points = judged(count, claimant)
    running = [old + new for old, new in zip(position.scores, points, strict=True)]
    if right:
        return [claimant]
    if position.rules.calling.claim is Claim.ANNOUNCE:
        others = [side for side in range(len(running)) if side != claimant]
        best = max(running[side] for side in others)
        return [side for side in others if running[side] == best]
    reached = [side for side, score in enumerate(running) if score >= position.rules.ending.target]
    if position.rules.ending.several is SeveralReach.PRIORITY_COUNT and len(reached) > 1:
        return [first_to_reach(count, claimant)]
    return leaders(position.rules, running) if reached else []


def first_to_reach(count: Count, besides: int) -> int:
    """Who reaches the target first when points are counted in their order (D-35)."""
    running = list(count.scores)
    for gain in gains(count):
        running[gain.side] += gain.points if gain.side != besides else 0
        if running[gain.side] >= count.rules.ending.target:
            return gain.side
    return NOBODY


def match_winners(count: Count, number: int) -> list[int]:
    """The sides that have won the match after its `number`-th deal, played out; none: another deal."""
    ending, running = count.rules.ending, list(count.scores)
    first = NOBODY
    for gain in gains(count):
        running[gain.side] += gain.points
        if first == NOBODY and running[gain.side] >= ending.target:
            first = gain.side
    met = [side for side in range(len(running)) if has_met(count, side)]
    if met:
        return [count.first_met] if count.first_met >= 0 else alone_at_the_top(running, met)
    if ending.deals:
        return leaders(count.rules, running) if number >= ending.deals else []
    if max(running) < ending.target:
        return []
    reached = [side for side, score in enumerate(running) if score >= ending.target]
    if ending.several is SeveralReach.PRIORITY_COUNT and len(reached) > 1:
        return [first]
    return leaders(count.rules, running)


def alone_at_the_top(running: Sequence[int], sides: Sequence[int]) -> list[int]:
    best = max(running[side] for side in sides)
    top = [side for side in sides if running[side] == best]
    return top if len(top) == 1 else []


def leaders(rules: Rules, running: Sequence[int]) -> list[int]:
    """The higher total wins; level at the top, another deal, or all of them (D-34, D-48)."""
    if rules.ending.level is Level.SHARED:
        return [side for side, score in enumerate(running) if score == max(running)]
    return alone_at_the_top(running, range(len(running)))


def note_first_met(position: Position, capturer: int) -> None:
    """Who, by this event, is the first to meet what he needs near the target; of several the capturer (D-24)."""
    if position.first_met != NOBODY:
        return
    count = count_of(position, is_final=False)
    met = [side for side in range(len(count.piles)) if has_met(count, side)]
    if capturer in met:
        position.first_met = capturer
    elif len(met) == 1:
        position.first_met = met[0]

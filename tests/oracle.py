"""Casino by brute force: the legal moves of a position, straight from the rule book.

Sets, itertools and recursion, slow and simple on purpose. It shares no logic with the engine:
from the package it reads nothing but the words of the rule options.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from cassino.rules.options import Ace, By, EqualFaces, EqualValue, Faces, OwnerTrail, Sides, Source
from cassino.rules.rules import Rules

Cards = frozenset[int]
NOBODY = -1
ACE_HIGH = 14


@dataclass(frozen=True)
class Pile:
    """A build on the table: cards bound together, taken only whole, by its value."""

    cards: Cards
    value: int
    owner: int
    turn: int


@dataclass(frozen=True)
class Play:
    """What a player does with one hand card: trail, capture, build, join or raise."""

    kind: str
    card: int
    taken: Cards = frozenset()
    value: int = 0


@dataclass
class Position:
    """Everything on, under and around the table during a deal."""

    rules: Rules
    hands: list[set[int]]
    loose: set[int]
    builds: list[Pile] = field(default_factory=list)
    piles: list[set[int]] = field(default_factory=list)
    sweeps: list[int] = field(default_factory=list)
    """The side of each sweep, in the order in which they were made."""
    stock: list[int] = field(default_factory=list)
    turn: int = 0
    dealer: int = 1
    turn_no: int = 0
    last_capturer: int = NOBODY
    is_over: bool = False

    @property
    def players(self) -> int:
        return len(self.hands)

    def side(self, seat: int) -> int:
        """Partners sit opposite each other."""
        pairs = self.rules.seating.sides is Sides.PAIRS_OF_FOUR and self.players == 4
        return seat % 2 if pairs else seat

    @property
    def side_count(self) -> int:
        return len({self.side(seat) for seat in range(self.players)})


def rank(card: int) -> int:
    return card // 4 + 1


def suit(card: int) -> int:
    return card % 4


def is_valueless(rules: Rules, card: int) -> bool:
    """A picture that captures by rank only (B6)."""
    return rank(card) > 10 and rules.counting.faces is Faces.RANK_ONLY


def values_alone(rules: Rules, card: int) -> tuple[int, ...]:
    """What a card may count when it is played, held for a build, or a whole set by itself (B6, D-17, D-18)."""
    if is_valueless(rules, card):
        return ()
    if rank(card) == 1 and rules.counting.ace is Ace.ONE_OR_FOURTEEN:
        return (1, ACE_HIGH)
    return (rank(card),)


def subsets(cards: Collection[int], least: int = 0) -> Iterator[Cards]:
    for size in range(least, len(cards) + 1):
        yield from map(frozenset, combinations(sorted(cards), size))


def adds_up(rules: Rules, cards: Collection[int], value: int) -> bool:
    """Whether the cards make a sum; an ace in a sum is 1, a valueless picture has no place there (B6)."""
    return not any(is_valueless(rules, card) for card in cards) and sum(map(rank, cards)) == value


def is_group(rules: Rules, cards: Cards, value: int) -> bool:
    """One card equal to the value, or two or more that add up to it (B7)."""
    if len(cards) == 1:
        return value in values_alone(rules, next(iter(cards)))
    return len(cards) > 1 and adds_up(rules, cards, value)


def groups(rules: Rules, loose: Collection[int], value: int) -> list[Cards]:
    return [cards for cards in subsets(loose, 1) if is_group(rules, cards, value)]


def disjoint_unions(units: list[Cards]) -> set[Cards]:
    """Everything that some disjoint units make together, nothing included."""
    if not units:
        return {frozenset()}
    first, rest = units[0], units[1:]
    without = disjoint_unions(rest)
    return without | {first | union for union in disjoint_unions([unit for unit in rest if not unit & first])}


def set_count(rules: Rules, cards: Cards, value: int) -> int:
    """Into how many sets of the value the cards divide; 0 if they do not (D-9)."""
    if not cards:
        return 0
    first = min(cards)
    for others in subsets(cards - {first}):
        chosen = others | {first}
        if not is_group(rules, chosen, value):
            continue
        if chosen == cards:
            return 1
        if rest := set_count(rules, cards - chosen, value):
            return 1 + rest
    return 0


def covers(rules: Rules, hand: Collection[int], values: Collection[int]) -> bool:
    """Whether the hand has a card of its own for each of the distinct values (D-13)."""
    if not values:
        return True
    first, *rest = sorted(set(values))
    return any(
        covers(rules, [other for other in hand if other != card], rest)
        for card in hand
        if first in values_alone(rules, card)
    )


def may_change(position: Position, by: By, owner: int) -> bool:
    """Whether the player in turn is among those who may change a build of this owner (B10)."""
    seat = position.turn
    partners = position.side(seat) == position.side(owner)
    return {
        By.ANYONE: True,
        By.NOT_OWNER: seat != owner,
        By.OPPONENTS: not partners,
        By.OWN_SIDE: partners,
        By.NOBODY: False,
    }[by]


def holds(position: Position, card: int, untouched: Iterable[Pile], new_value: int | None = None) -> bool:
    """Whether the player could still capture all he owns after playing the card (B11, D-15)."""
    values = {build.value for build in untouched if build.owner == position.turn}
    if new_value is not None:
        values.add(new_value)
    return covers(position.rules, position.hands[position.turn] - {card}, values)


def may_trail(position: Position) -> bool:
    """B14: owners may be banned from trailing, always or on their next turn only."""
    own = [build for build in position.builds if build.owner == position.turn]
    if position.rules.trailing.owner is OwnerTrail.BANNED:
        return not own
    if position.rules.trailing.owner is OwnerTrail.BANNED_NEXT_TURN:
        return all(build.turn != position.turn_no - position.players for build in own)
    return True


def trails(position: Position, card: int) -> set[Play]:
    if may_trail(position) and holds(position, card, position.builds):
        return {Play("trail", card)}
    return set()


def captured_sets(position: Position, card: int) -> dict[Cards, int]:
    """Every set of table cards that the card takes, with the lowest value by which it does (B7)."""
    rules, loose = position.rules, position.loose
    found: dict[Cards, int] = {}
    if is_valueless(rules, card):
        equal = [other for other in loose if rank(other) == rank(card)]
        most = 1 if rules.capturing.equal_faces is EqualFaces.ONE else len(equal)
        return {cards: rank(card) for cards in subsets(equal, 1) if len(cards) <= most}
    for value in values_alone(rules, card):
        builds = [build.cards for build in position.builds if build.value == value]
        for taken in disjoint_unions(groups(rules, loose, value) + builds):
            found.setdefault(taken, value)
    found.pop(frozenset(), None)
    return found


def captures(position: Position, card: int) -> set[Play]:
    return {
        Play("capture", card, taken, value)
        for taken, value in captured_sets(position, card).items()
        if holds(position, card, [build for build in position.builds if not build.cards <= taken])
    }


def absorbable(position: Position, value: int) -> list[Pile]:
    """The builds of a value that the player may join (B10, D-5)."""
    by = position.rules.building.joined_by
    return [build for build in position.builds if build.value == value and may_change(position, by, build.owner)]


def further_sets(position: Position, loose: Collection[int], value: int) -> set[tuple[Cards, bool]]:
    """What may lie in a build besides the played card's set: cards, and whether builds are among them.

    Where equal values must merge, every build of the value has to be there (B10, D-4).
    """
    joined = absorbable(position, value)
    bound = position.rules.building.equal_value is EqualValue.MUST_MERGE
    present = [build for build in position.builds if build.value == value]
    result = set()
    for union in disjoint_unions(groups(position.rules, loose, value) + [build.cards for build in joined]):
        absorbed = [build for build in joined if build.cards <= union]
        if not bound or len(absorbed) == len(present):
            result.add((union, bool(absorbed)))
    return result


def builds_of_value(position: Position, card: int, value: int) -> set[Play]:
    """BUILD and JOIN: the card in a set of the value with loose cards, or as such a set beside others (B9, D-10)."""
    rules, result = position.rules, set()
    for company in subsets(position.loose):
        if not is_group(rules, company | {card}, value):
            continue
        for others, joins in further_sets(position, position.loose - company, value):
            if company or others:
                result.add(Play("join" if joins else "build", card, company | others, value))
    return result


def raises_to(position: Position, card: int, value: int) -> set[Play]:
    """RAISE: the card alone changes the value of one simple build (B10, D-6, D-8)."""
    building, result = position.rules.building, set()
    for build in position.builds:
        simple = set_count(position.rules, build.cards, build.value) == 1
        if not simple or build.value + rank(card) != value or not may_change(position, building.raised_by, build.owner):
            continue
        for others, _ in further_sets(position, position.loose, value):
            if building.raise_with_sets or not others:
                result.add(Play("raise", card, build.cards | others, value))
    return result


def constructions(position: Position, card: int) -> set[Play]:
    """All builds made with a card whose value the player could then capture (B9-B11)."""
    rules = position.rules
    if rules.building.source is Source.NONE or is_valueless(rules, card):
        return set()
    held = {value for other in position.hands[position.turn] - {card} for value in values_alone(rules, other)}
    plays = {
        play for value in held for play in builds_of_value(position, card, value) | raises_to(position, card, value)
    }
    return {
        play
        for play in plays
        if holds(position, card, [build for build in position.builds if not build.cards <= play.taken], play.value)
    }


def legal(position: Position) -> set[Play]:
    """Every legal play of the player in turn."""
    if position.is_over:
        return set()
    return {
        play
        for card in position.hands[position.turn]
        for play in trails(position, card) | captures(position, card) | constructions(position, card)
    }

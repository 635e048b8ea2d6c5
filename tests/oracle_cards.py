"""Casino by brute force: cards, counting and the position of a deal (see `oracle`)."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from cassino.rules.options import (
    Ace,
    Enforcement,
    Faces,
    Pack,
    PileFace,
    PileOf,
    Sides,
    Source,
    Tops,
)
from cassino.rules.rules import Rules

Cards = frozenset[int]
NOBODY = -1
ACE_HIGH = 14
SUITS = ("clubs", "diamonds", "hearts", "spades")
LETTERS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
PLURALS = ("aces", "twos", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens",
           "jacks", "queens", "kings")  # fmt: skip
NO_CARDS: Cards = frozenset()


@dataclass(frozen=True)
class Pile:
    """A build on the table: cards bound together, taken only whole, by its value.

    order: the cards as they were placed; formed: when the build came to the table, as loose cards count (D-50).
    """

    cards: Cards
    value: int
    owner: int
    turn: int
    order: tuple[int, ...] = field(default=(), compare=False)
    formed: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Play:
    """A move: what a player does with hand cards or, between them, with table cards; or what he says."""

    kind: str
    cards: Cards = NO_CARDS
    taken: Cards = NO_CARDS
    value: int = 0
    seat: int = NOBODY
    order: tuple[int, ...] | None = None

    @property
    def card(self) -> int:
        """The only hand card."""
        (card,) = self.cards
        return card


@dataclass(frozen=True)
class Sweep:
    """A cleared table: by which side, in which turn of the deal, and whether it counts as a large one."""

    side: int
    turn: int
    is_large: bool = False


@dataclass
class Position:
    """Everything on, under and around the table during a deal."""

    rules: Rules
    hands: list[set[int]]
    loose: set[int]
    builds: list[Pile] = field(default_factory=list)
    piles: list[set[int]] = field(default_factory=list)
    """Captured cards by side."""
    sweeps: list[int] = field(default_factory=list)
    """The side of each sweep, in the order in which they were made."""
    stock: list[int] = field(default_factory=list)
    turn: int = 0
    """Who acts now."""
    dealer: int = 1
    turn_no: int = 0
    last_capturer: int = NOBODY
    is_over: bool = False
    stacks: list[list[int]] = field(default_factory=list)
    """Face-up piles by holder, the lowest card first; empty lists where piles lie face down."""
    turn_of: int = NOBODY
    """Whose turn it is; NOBODY: his who acts now."""
    window: str = ""
    """What others are asked: insist, orange, request; or the capturer after a request: answer."""
    played: Cards = NO_CARDS
    played_kind: str = ""
    played_value: int = 0
    must_take: int = 0
    duty: int = 0
    announced: frozenset[int] = frozenset()
    """Who has announced the target since the last play."""
    plays_owed: int = 1
    leader: int = NOBODY
    round_capturer: int = NOBODY
    claimant: int = NOBODY
    lost: list[set[int]] = field(default_factory=list)
    """By seat: values of builds lost to others, the rank not played since (B12)."""
    oranges: list[int] = field(default_factory=list)
    false_oranges: list[int] = field(default_factory=list)
    penalties: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    first_met: int = NOBODY
    tiebreak: bool = False
    marks: list[Sweep] = field(default_factory=list, compare=False)
    arrivals: dict[int, int] = field(default_factory=dict, compare=False)
    """When each loose card came to the table (D-50)."""
    clock: int = field(default=0, compare=False)
    last_turns: dict[int, int] = field(default_factory=dict, compare=False)
    """The number of each seat's latest turn that is over."""
    waiting: list[int] = field(default_factory=list, compare=False)
    """Who is still to be asked in a window."""
    demands: int = field(default=0, compare=False)
    was_asked: bool = field(default=False, compare=False)
    has_swept: bool = field(default=False, compare=False)
    pending: Play | None = field(default=None, compare=False)
    batch: Cards = field(default=NO_CARDS, compare=False)
    """The cards of the latest capture."""
    shown: Cards = field(default=NO_CARDS, compare=False)
    """The table cards of the capture about which oranges are asked."""

    def __post_init__(self) -> None:
        sides = [0] * self.side_count
        self.piles = self.piles or [set() for _ in sides]
        self.stacks = self.stacks or [[] for _ in range(self.holder_count)]
        self.lost = self.lost or [set() for _ in self.hands]
        self.oranges, self.false_oranges = self.oranges or list(sides), self.false_oranges or list(sides)
        self.penalties, self.scores = self.penalties or list(sides), self.scores or list(sides)
        if self.leader == NOBODY:
            self.leader = (self.dealer + 1) % self.players
        if self.turn_of == NOBODY:
            self.turn_of = self.turn

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def in_pairs(self) -> bool:
        return self.rules.seating.sides is Sides.PAIRS_OF_FOUR and self.players == 4

    def side(self, seat: int) -> int:
        """Partners sit opposite each other."""
        return seat % 2 if self.in_pairs else seat

    def partner(self, seat: int) -> int:
        return (seat + 2) % 4 if self.in_pairs else NOBODY

    def are_partners(self, seat: int, other: int) -> bool:
        return other != NOBODY and self.side(seat) == self.side(other)

    @property
    def side_count(self) -> int:
        return len({self.side(seat) for seat in range(self.players)})

    def holder(self, seat: int) -> int:
        """The pile that a seat's captures go to (B16)."""
        return seat if self.rules.piling.of is PileOf.PLAYER else self.side(seat)

    @property
    def holder_count(self) -> int:
        return len({self.holder(seat) for seat in range(self.players)})

    @property
    def is_composite(self) -> bool:
        """Whether a turn is made of several steps (B17)."""
        return self.rules.building.source is Source.HAND_AND_TABLE

    @property
    def is_lenient(self) -> bool:
        return self.rules.calling.enforcement is Enforcement.TABLE


def rank(card: int) -> int:
    return card // 4 + 1


RANKS = [rank(card) for card in range(52)]


def suit(card: int) -> int:
    return card % 4


def pack(rules: Rules) -> set[int]:
    deck = rules.deck
    highest = 13 if deck.pack is Pack.FRENCH_52 else 10
    ranks = set(deck.ranks) or set(range(1, 14))
    suits = {["clubs", "diamonds", "hearts", "spades"].index(name) for name in deck.suits} or {0, 1, 2, 3}
    return {card for card in range(52) if rank(card) <= highest and rank(card) in ranks and suit(card) in suits}


def is_valueless(rules: Rules, card: int) -> bool:
    """A picture that captures by rank only (B6)."""
    return rank(card) > 10 and rules.counting.faces is Faces.RANK_ONLY


def values_alone(rules: Rules, card: int) -> tuple[int, ...]:
    """What a card may count as a whole set by itself (B6, D-17, D-18)."""
    if is_valueless(rules, card):
        return ()
    if rank(card) == 1 and rules.counting.ace is Ace.ONE_OR_FOURTEEN:
        return (1, ACE_HIGH)
    return (rank(card),)


def values_in_hand(rules: Rules, card: int) -> tuple[int, ...]:
    """What a card may count when it is played, or held for a build: another value than on the table for some (N-1)."""
    own = [item.value for item in rules.counting.in_hand if is_meant(card, item.of)]
    return tuple(own) or values_alone(rules, card)


def is_meant(card: int, word: str) -> bool:
    """Whether a word of the rules means this card."""
    name = LETTERS[rank(card) - 1] + SUITS[suit(card)][0].upper()
    return word in ("cards", SUITS[suit(card)], PLURALS[rank(card) - 1], name)


def all_values(rules: Rules) -> list[int]:
    """The values of which a build can be captured by some card."""
    return sorted({value for card in pack(rules) for value in values_in_hand(rules, card)})


def subsets(cards: Collection[int], least: int = 0) -> Iterator[Cards]:
    for size in range(least, len(cards) + 1):
        yield from map(frozenset, combinations(sorted(cards), size))


def adds_up(rules: Rules, cards: Collection[int], value: int) -> bool:
    """Whether the cards make a sum; an ace in a sum is 1, a valueless picture has no place there (B6)."""
    return sum(map(RANKS.__getitem__, cards)) == value and not any(is_valueless(rules, card) for card in cards)


def is_group(rules: Rules, cards: Cards, value: int) -> bool:
    """One card equal to the value, or two or more that add up to it (B7)."""
    if len(cards) == 1:
        return value in values_alone(rules, next(iter(cards)))
    return len(cards) > 1 and adds_up(rules, cards, value)


def groups(rules: Rules, loose: Collection[int], value: int) -> list[Cards]:
    small = [card for card in loose if rank(card) <= value and not is_valueless(rules, card)]
    return [cards for cards in subsets(small, 1) if is_group(rules, cards, value)]


def disjoint_unions(units: list[Cards]) -> set[Cards]:
    """Everything that some disjoint units make together, nothing included."""
    unions = {NO_CARDS}
    for unit in units:
        unions |= {union | unit for union in unions if not union & unit}
    return unions


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
        if first in values_in_hand(rules, card)
    )


def owned(position: Position, seat: int, besides: Cards = NO_CARDS) -> list[Pile]:
    """The builds of a seat, without those among some cards."""
    return [build for build in position.builds if build.owner == seat and not build.cards <= besides]


def may_own(position: Position, hand: Collection[int], values: Iterable[int]) -> bool:
    """Whether a player with this hand may own builds of these values (B11, D-13, D-29)."""
    return position.is_lenient or covers(position.rules, hand, set(values))


def tops(position: Position, whose: Tops) -> Cards:
    """The numbered top cards of other players' piles that are within reach of the player in turn (B15)."""
    if position.rules.piling.face is not PileFace.UP or whose is Tops.NONE:
        return NO_CARDS
    seat = position.turn_of
    out_of_bounds = {position.holder(seat)}
    if whose is Tops.OPPONENTS:
        out_of_bounds |= {
            position.holder(other) for other in range(position.players) if position.are_partners(seat, other)
        }
    found = {stack[-1] for holder, stack in enumerate(position.stacks) if stack and holder not in out_of_bounds}
    return frozenset(card for card in found if not is_valueless(position.rules, card))


def stealable(position: Position) -> Cards:
    return tops(position, position.rules.piling.stolen)

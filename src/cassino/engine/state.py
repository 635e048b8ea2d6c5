"""The state of one deal: a small record of sets and small integers, copied whole."""

from collections.abc import Sequence
from typing import NamedTuple

from cassino.rules.rules import Rules

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.bits import popcount
    from cassino.engine.tables import Tables

SEATS = 6
MOST_BUILDS = 26
NO_CARD = 255


class Build(NamedTuple):
    """A build on the table. `turn` is the turn in which its owner last added to it."""

    cards: int
    value: int
    owner: int
    turn: int


class State:
    """One deal in progress, hidden cards included. Made by `dealing.deal` or `position.position`.

    Seats are in turn order. Card sets are ints with a bit for each card (see `cards`).
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.players = tables.players
        self.loose = 0
        self.build_count = 0
        self.turn = 0
        self.dealer = 0
        self.turn_no = 0
        self.round_no = 0
        self.last_capturer = -1
        self.claimant = -1
        self.is_over = False
        self.stock_next = 0
        self.stock_end = 0
        if not cython.compiled:
            self.hands = [0] * SEATS
            self.hand_sizes = [0] * SEATS
            self.piles = [0] * SEATS
            self.sweep_turns = [0] * SEATS
            self.scores = [0] * SEATS
            self.proofs = [0] * SEATS
            self.build_cards = [0] * MOST_BUILDS
            self.build_value = [0] * MOST_BUILDS
            self.build_owner = [0] * MOST_BUILDS
            self.build_turn = [0] * MOST_BUILDS
            self.stock_order = [NO_CARD] * 52
        for i in range(52):
            self.stock_order[i] = NO_CARD

    def copy(self) -> "State":
        """An independent copy."""
        return self.twin()

    def twin(self) -> "State":
        """As `copy`, for the kernel."""
        copied = State.__new__(State)
        copied.tables = self.tables
        copied.assign(self)
        return copied

    def assign(self, other: "State") -> None:
        """Become equal to another state of the same rules and players."""
        self.players = other.players
        self.loose = other.loose
        self.build_count = other.build_count
        self.turn = other.turn
        self.dealer = other.dealer
        self.turn_no = other.turn_no
        self.round_no = other.round_no
        self.last_capturer = other.last_capturer
        self.claimant = other.claimant
        self.is_over = other.is_over
        self.stock_next = other.stock_next
        self.stock_end = other.stock_end
        if cython.compiled:
            copy_arrays(self, other)
        else:
            self.hands = other.hands[:]
            self.hand_sizes = other.hand_sizes[:]
            self.piles = other.piles[:]
            self.sweep_turns = other.sweep_turns[:]
            self.scores = other.scores[:]
            self.proofs = other.proofs[:]
            self.build_cards = other.build_cards[:]
            self.build_value = other.build_value[:]
            self.build_owner = other.build_owner[:]
            self.build_turn = other.build_turn[:]
            self.stock_order = other.stock_order[:]

    def side(self, seat: int) -> int:
        """Which side a seat scores for, for the kernel."""
        return seat % self.tables.side_count

    def add_build(self, cards: int, value: int, owner: int) -> None:
        """Lay a build on the table; its owner proves that he holds its value. B11"""
        n = self.build_count
        self.build_cards[n] = cards
        self.build_value[n] = value
        self.build_owner[n] = owner
        self.build_turn[n] = self.turn_no
        self.build_count = n + 1
        if (value == 1 or value == 14) and self.proofs[owner] & 0x4002 != 0x4002:
            # An ace once shown for a lost build of 1 may be the one now held for 14, and the other way round.
            self.proofs[owner] = (self.proofs[owner] & ~0x4002) | (self.owned_values(owner) & 0x4002)
        self.proofs[owner] = self.proofs[owner] | 1 << value

    def remove_builds(self, cards: int) -> None:
        """Take away the builds that lie in a set of cards."""
        kept = 0
        for i in range(self.build_count):
            if self.build_cards[i] & cards == 0:
                self.build_cards[kept] = self.build_cards[i]
                self.build_value[kept] = self.build_value[i]
                self.build_owner[kept] = self.build_owner[i]
                self.build_turn[kept] = self.build_turn[i]
                kept += 1
        self.build_count = kept

    def owned_values(self, seat: int) -> int:
        """A bit for each value of the builds a seat owns."""
        values = 0
        for i in range(self.build_count):
            if self.build_owner[i] == seat:
                values |= 1 << self.build_value[i]
        return values

    @property
    def rules(self) -> Rules:
        """The rule set."""
        return self.tables.rules

    @property
    def side_count(self) -> int:
        """How many sides score."""
        return self.tables.side_count

    @property
    def stock_size(self) -> int:
        """How many cards are still to be dealt."""
        return self.stock_end - self.stock_next

    def side_of(self, seat: int) -> int:
        """The side a seat scores for."""
        return seat % self.tables.side_count

    def hand(self, seat: int) -> int:
        """The set of cards a seat holds."""
        return self.hands[seat]

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return self.hand_sizes[seat]

    def pile(self, side: int) -> int:
        """The set of cards a side has captured."""
        return self.piles[side]

    def sweeps(self, side: int) -> int:
        """How many sweeps a side has made in this deal."""
        return popcount(self.sweep_turns[side])

    def sweep_times(self, side: int) -> int:
        """The turn numbers of a side's sweeps, one bit each."""
        return self.sweep_turns[side]

    def score(self, side: int) -> int:
        """The match score of a side before this deal."""
        return self.scores[side]

    def builds(self) -> tuple[Build, ...]:
        """The builds on the table, the one changed last at the end."""
        return tuple(
            Build(self.build_cards[i], self.build_value[i], self.build_owner[i], self.build_turn[i])
            for i in range(self.build_count)
        )

    def owner_values(self, seat: int) -> tuple[int, ...]:
        """The values of the builds a seat owns."""
        return values_in(self.owned_values(seat))

    def proven(self, seat: int) -> tuple[int, ...]:
        """The values of which a seat is known to hold a card, because it had to when it made a build. B11, B12"""
        return values_in(self.proofs[seat])

    def stock(self) -> tuple[int, ...]:
        """The cards still to be dealt, in order, hidden from everybody: NO_CARD for each in what a seat sees."""
        return tuple(self.stock_order[i] for i in range(self.stock_next, self.stock_end))

    def seen_from(self, seat: int) -> "State":
        """A copy without what a seat may not see: other hands and the order of the stock; -1 sees no hand."""
        twin = self.twin()
        for other in range(self.players):
            if other != seat:
                twin.hands[other] = 0
        for i in range(52):
            twin.stock_order[i] = NO_CARD
        return twin

    def filled(self, hands: Sequence[int], stock: Sequence[int]) -> "State":
        """A copy with these hands, and these cards still to be dealt in this order."""
        twin = self.twin()
        for seat in range(self.players):
            twin.hands[seat] = hands[seat]
            twin.hand_sizes[seat] = popcount(hands[seat])
        twin.stock_next, twin.stock_end = 0, len(stock)
        for i in range(52):
            twin.stock_order[i] = stock[i] if i < len(stock) else NO_CARD
        return twin

    def set_public(
        self, *, turn: int, dealer: int, turn_no: int, round_no: int, last_capturer: int, loose: int,
        builds: Sequence[Build], piles: Sequence[int], sweeps: Sequence[int], scores: Sequence[int],
        proofs: Sequence[int],
    ) -> None:  # fmt: skip
        """Set everything but hands and stock, unchecked. piles, sweeps, scores by side; proofs by seat."""
        self.turn, self.dealer, self.turn_no, self.round_no = turn, dealer, turn_no, round_no
        self.last_capturer, self.loose, self.build_count = last_capturer, loose, len(builds)
        for i, build in enumerate(builds):
            self.build_cards[i], self.build_value[i] = build.cards, build.value
            self.build_owner[i], self.build_turn[i] = build.owner, build.turn
        for side in range(len(scores)):
            self.piles[side], self.sweep_turns[side], self.scores[side] = piles[side], sweeps[side], scores[side]
        for seat in range(self.players):
            self.proofs[seat] = proofs[seat]

    def key(self) -> tuple[object, ...]:
        """Everything that makes the state what it is."""
        seats = range(self.players)
        return (
            self.tables.rules, self.players, self.turn, self.dealer, self.turn_no, self.round_no, self.last_capturer,
            self.claimant, self.is_over, self.loose, self.builds(), self.stock(),
            tuple((self.hands[i], self.hand_sizes[i], self.proofs[i]) for i in seats),
            tuple((self.piles[i], self.sweep_turns[i], self.scores[i]) for i in seats),
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def values_in(values: int) -> tuple[int, ...]:
    """The numbers whose bits are set."""
    return tuple(value for value in range(1, 15) if values >> value & 1)

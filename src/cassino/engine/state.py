"""The state of one deal: a small record of sets and small integers, copied whole."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cassino.rules.rules import Rules

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.bits import popcount
    from cassino.engine.tables import TOPS_OF_OPPONENTS, Tables

ONE = 1
SEATS = 6
MOST_BUILDS = 26
NO_CARD = 255
NO_TOP = 255
"""NO_CARD for the kernel."""
NOBODY = 255
"""The owner of a build that its maker could not win while he had cards. D-16"""

SCALARS = (
    "players", "loose", "build_count", "turn", "turn_of", "dealer", "leader", "turn_no", "round_no", "plays_owed",
    "bottom", "last_capturer", "claimant", "round_capturer", "first_met", "is_over", "tiebreak", "has_claimed",
    "has_swept", "stock_next", "stock_end", "window", "asked", "duty", "played", "played_kind", "played_value",
    "must_take", "shown", "pending_taken", "pending_value", "pending_seat", "batch_bottoms", "clock", "batch_size",
)  # fmt: skip
ARRAYS = {
    "hands": SEATS, "hand_sizes": SEATS, "piles": SEATS, "sweep_turns": SEATS, "large_turns": SEATS, "scores": SEATS,
    "proofs": SEATS, "losses": SEATS, "orange_counts": SEATS, "false_counts": SEATS, "penalty_counts": SEATS,
    "short_hands": SEATS, "last_turns": SEATS, "tops": SEATS, "under": 52, "ages": 52, "batch_order": 52,
    "stock_order": 52, "build_cards": MOST_BUILDS, "build_value": MOST_BUILDS, "build_owner": MOST_BUILDS,
    "build_turn": MOST_BUILDS, "build_formed": MOST_BUILDS,
}  # fmt: skip
"""The lists of the plain engine and their lengths; compiled they are C arrays."""


class Build(NamedTuple):
    """A build on the table. `turn` is the turn in which its owner last added to it; an owner of -1 is nobody."""

    cards: int
    value: int
    owner: int
    turn: int


class State:
    """One deal in progress, hidden cards included. Made by `dealing.deal` or `position.position`.

    Seats are in turn order. Card sets are ints with a bit for each card (see `cards`). `turn` is the seat to act now,
    `turn_of` the seat whose turn it is; they differ while others are asked (`window`).
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        if not cython.compiled:
            for name in SCALARS:
                setattr(self, name, 0)
            for name, length in ARRAYS.items():
                setattr(self, name, [0] * length)
        self.players = tables.players
        self.last_capturer = self.claimant = self.round_capturer = self.first_met = self.pending_seat = -1
        self.is_over = self.tiebreak = self.has_claimed = self.has_swept = False
        self.plays_owed = 1
        self.bottom = NO_CARD
        for seat in range(SEATS):
            self.tops[seat] = NO_CARD
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
        if cython.compiled:
            copy_scalars(self, other)
            copy_arrays(self, other)
        else:
            fields = vars(other)
            for name in SCALARS:
                setattr(self, name, fields[name])
            for name in ARRAYS:
                setattr(self, name, fields[name][:])

    def side(self, seat: int) -> int:
        """Which side a seat scores for, for the kernel."""
        return seat % self.tables.side_count

    def is_own_side(self, seat: int, owner: int) -> bool:
        """Whether a build's owner is of a seat's side, for the kernel."""
        return owner != NOBODY and seat % self.tables.side_count == owner % self.tables.side_count

    def arrive(self, card: int) -> None:
        """Note that a card now comes to its place on the table. D-50"""
        if self.tables.accumulates:
            self.ages[card] = self.clock
            self.clock += 1

    def lay_loose(self, card: int) -> None:
        """Lay a card face up on the table."""
        self.loose |= ONE << card
        self.arrive(card)

    def add_build(self, cards: int, value: int, owner: int) -> None:
        """Lay a build on the table; its owner proves that he holds its value. B11"""
        n = self.build_count
        self.build_cards[n] = cards
        self.build_value[n] = value
        self.build_owner[n] = owner
        self.build_turn[n] = self.turn_no
        self.build_formed[n] = self.clock
        self.build_count = n + 1
        if not self.tables.lenient:
            self.prove(owner, value)

    def prove(self, seat: int, value: int) -> None:
        """A seat has shown that it holds a card of a value."""
        if (value == 1 or value == 14) and self.proofs[seat] & 0x4002 != 0x4002:
            # An ace once shown for a lost build of 1 may be the one now held for 14, and the other way round.
            self.proofs[seat] = (self.proofs[seat] & ~0x4002) | (self.owned_values(seat) & 0x4002)
        self.proofs[seat] = self.proofs[seat] | 1 << value

    def remove_builds(self, cards: int) -> None:
        """Take away the builds that lie in a set of cards."""
        kept = 0
        for i in range(self.build_count):
            if self.build_cards[i] & cards == 0:
                self.build_cards[kept] = self.build_cards[i]
                self.build_value[kept] = self.build_value[i]
                self.build_owner[kept] = self.build_owner[i]
                self.build_turn[kept] = self.build_turn[i]
                self.build_formed[kept] = self.build_formed[i]
                kept += 1
        self.build_count = kept

    def owned_values(self, seat: int) -> int:
        """A bit for each value of the builds a seat owns."""
        values = 0
        for i in range(self.build_count):
            if self.build_owner[i] == seat:
                values |= 1 << self.build_value[i]
        return values

    def tops_for(self, seat: int, whose: int) -> int:
        """The numbered top cards of the piles that `whose` (NO_TOPS, ...) names, seen from a seat."""
        cards = self.loose & 0
        if whose and self.tables.piles_up:
            for holder in range(self.tables.pile_count):
                if holder == seat % self.tables.pile_count or self.tops[holder] == NO_TOP:
                    continue
                if whose != TOPS_OF_OPPONENTS or self.side(holder) != self.side(seat):
                    cards |= ONE << self.tops[holder]
        return cards & self.tables.numbers

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
        cards = self.loose & 0
        for holder in range(side, self.tables.pile_count, self.tables.side_count):
            cards |= self.piles[holder]
        return cards

    def holder(self, seat: int) -> int:
        """The pile that a seat's captures go to."""
        return seat % self.tables.pile_count

    def held(self, holder: int) -> int:
        """The set of cards in one pile."""
        return self.piles[holder]

    def top(self, holder: int) -> int:
        """The top card of a face-up pile, or NO_CARD."""
        return self.tops[holder]

    def pile_of(self, holder: int) -> tuple[int, ...]:
        """The cards of a face-up pile, the lowest first. What a seat sees has its secret places in ascending order."""
        return tuple(card for batch in self.batches(holder) for card in batch)

    def batches(self, holder: int) -> tuple[tuple[int, ...], ...]:
        """The cards of a face-up pile by the captures that brought them, the lowest first."""
        batches: list[list[int]] = []
        batch: list[int] = []
        card = self.tops[holder]
        while card != NO_CARD:
            batch.append(card)
            if self.batch_bottoms >> card & 1:
                batches.append(batch)
                batch = []
            card = self.under[card]
        batches.append(batch)
        return tuple(tuple(reversed(batch)) for batch in reversed(batches) if batch)

    def set_pile(self, holder: int, batches: Sequence[Sequence[int]]) -> None:
        """Lay a face-up pile anew, the lowest card first, unchecked."""
        self.tops[holder] = NO_CARD
        self.piles[holder] = self.loose & 0
        for batch in batches:
            for place, card in enumerate(batch):
                self.under[card] = self.tops[holder]
                self.tops[holder] = card
                self.piles[holder] |= ONE << card
                self.batch_bottoms = self.batch_bottoms & ~(ONE << card) | ((ONE << card) if place == 0 else 0)

    def stealable(self, seat: int) -> int:
        """The tops that a seat may use to add to a build. B15"""
        return self.tops_for(seat, self.tables.stolen)

    def capturable_tops(self, seat: int) -> int:
        """The tops that a seat may capture like table cards. B7"""
        return self.tops_for(seat, self.tables.tops)

    def arrival(self, card: int) -> int:
        """When a card came to its place on the table, where captures keep that order. D-50"""
        return self.ages[card]

    def sweeps(self, side: int) -> int:
        """How many sweeps a side has made in this deal."""
        return popcount(self.sweep_turns[side])

    def sweep_times(self, side: int) -> int:
        """The turn numbers of a side's sweeps, one bit each."""
        return self.sweep_turns[side]

    def large_sweeps(self, side: int) -> int:
        """The turn numbers of those of a side's sweeps that are large ones, one bit each."""
        return self.large_turns[side]

    def oranges(self, side: int) -> int:
        """How many oranges a side has scored."""
        return self.orange_counts[side]

    def false_oranges(self, side: int) -> int:
        """How many oranges a side has called wrongly."""
        return self.false_counts[side]

    def penalty(self, side: int) -> int:
        """Points a side has for builds that opponents could not win, less those for its misdeals. D-32, 004:34-35"""
        return self.penalty_counts[side]

    def short_hand(self, seat: int) -> int:
        """How many cards fewer a seat gets in the next round. 004:35"""
        return self.short_hands[seat]

    def last_turn(self, seat: int) -> int:
        """The number of a seat's last turn, where a build that it cannot win costs points. D-32"""
        return self.last_turns[seat]

    def score(self, side: int) -> int:
        """The match score of a side before this deal."""
        return self.scores[side]

    def builds(self) -> tuple[Build, ...]:
        """The builds on the table, the one changed last at the end."""
        return tuple(
            Build(self.build_cards[i], self.build_value[i], self.owner_of(i), self.build_turn[i])
            for i in range(self.build_count)
        )

    def owner_of(self, index: int) -> int:
        """The owner of a build by its place among `builds`, or -1."""
        return -1 if self.build_owner[index] == NOBODY else self.build_owner[index]

    def owner_values(self, seat: int) -> tuple[int, ...]:
        """The values of the builds a seat owns."""
        return values_in(self.owned_values(seat))

    def proven(self, seat: int) -> tuple[int, ...]:
        """The values of which a seat is known to hold a card, because it had to when it made a build. B11, B12"""
        return values_in(self.proofs[seat])

    def lost(self, seat: int) -> tuple[int, ...]:
        """The values of which a seat lost a build and has not played the rank since. B12"""
        return values_in(self.losses[seat])

    def stock(self) -> tuple[int, ...]:
        """The cards still to be dealt, in order, hidden from everybody: NO_CARD for each in what a seat sees."""
        return tuple(self.stock_order[i] for i in range(self.stock_next, self.stock_end))

    def seen_from(self, seat: int) -> "State":
        """A copy without what a seat may not see: other hands, the order of the stock, the order inside other sides'
        piles where it is secret; -1 sees no hand."""
        twin = self.twin()
        is_open = self.tables.last_round_open and self.stock_next == self.stock_end
        for other in range(self.players):
            if other != seat and not is_open:
                twin.hands[other] = 0
        for i in range(52):
            twin.stock_order[i] = NO_CARD
        if self.bottom != NO_CARD and seat == (self.dealer + 1) % self.players:
            if self.stock_next < self.stock_end:
                twin.stock_order[self.stock_end - 1] = self.bottom
        else:
            twin.bottom = NO_CARD
        if self.tables.secret_order:
            twin.batch_size = 0
            for holder in range(self.tables.pile_count):
                if seat < 0 or self.side_of(holder) != self.side_of(seat):
                    twin.set_pile(holder, [below_top_sorted(batch) for batch in self.batches(holder)])
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
        """Set the table and the count, unchecked. sweeps, scores by side; piles by holder; proofs by seat."""
        self.turn = self.turn_of = turn
        self.dealer, self.leader, self.turn_no, self.round_no = dealer, (dealer + 1) % self.players, turn_no, round_no
        self.last_capturer, self.loose, self.build_count = last_capturer, loose, len(builds)
        for i, build in enumerate(builds):
            self.build_cards[i], self.build_value[i] = build.cards, build.value
            self.build_owner[i], self.build_turn[i] = NOBODY if build.owner < 0 else build.owner, build.turn
        for side in range(len(scores)):
            self.sweep_turns[side], self.scores[side] = sweeps[side], scores[side]
        for holder in range(len(piles)):
            self.piles[holder] = piles[holder]
        for seat in range(self.players):
            self.proofs[seat] = proofs[seat]

    def set_turn(self, values: Mapping[str, int]) -> None:
        """Set the turn in progress and what is known of the deal, unchecked: the names are those of the attributes."""
        self.turn = values.get("turn", self.turn)
        self.turn_of = values.get("turn_of", self.turn)
        self.window, self.asked, self.duty = values.get("window", 0), values.get("asked", 0), values.get("duty", 0)
        self.played, self.played_kind = values.get("played", 0), values.get("played_kind", 0)
        self.played_value, self.must_take = values.get("played_value", 0), values.get("must_take", 0)
        self.shown, self.pending_taken = values.get("shown", 0), values.get("pending_taken", 0)
        self.pending_value, self.pending_seat = values.get("pending_value", 0), values.get("pending_seat", -1)
        self.plays_owed, self.has_claimed = values.get("plays_owed", 1), bool(values.get("has_claimed", 0))
        self.leader, self.round_capturer = values.get("leader", self.leader), values.get("round_capturer", -1)
        self.first_met, self.tiebreak = values.get("first_met", -1), bool(values.get("tiebreak", 0))
        self.bottom = values.get("bottom", NO_CARD)

    def set_counts(
        self, *, large_sweeps: Sequence[int] = (), oranges: Sequence[int] = (), false_oranges: Sequence[int] = (),
        penalties: Sequence[int] = (), lost: Sequence[int] = (), short_hands: Sequence[int] = (),
        last_turns: Sequence[int] = (), arrivals: Sequence[int] = (), formed: Sequence[int] = (),
    ) -> None:  # fmt: skip
        """Set what else is counted, unchecked: by side the first four, by seat the next three; `arrivals` are cards
        in the order in which they came to the table, `formed` says for each build how many of them came before it."""
        for side in range(len(large_sweeps)):
            self.large_turns[side] = large_sweeps[side]
        for side in range(len(oranges)):
            self.orange_counts[side] = oranges[side]
        for side in range(len(false_oranges)):
            self.false_counts[side] = false_oranges[side]
        for side in range(len(penalties)):
            self.penalty_counts[side] = penalties[side]
        for seat in range(len(lost)):
            self.losses[seat] = lost[seat]
        for seat in range(len(short_hands)):
            self.short_hands[seat] = short_hands[seat]
        for seat in range(len(last_turns)):
            self.last_turns[seat] = last_turns[seat]
        for i in range(len(arrivals)):
            self.ages[arrivals[i]] = i
            self.clock = i + 1
        for i in range(len(formed)):
            self.build_formed[i] = formed[i]

    def lay_surplus(self, count: int) -> None:
        """The next cards of the stock come face up to the table. 004:35"""
        for _ in range(count):
            self.lay_loose(self.stock_order[self.stock_next])
            self.stock_next += 1

    def stop(self) -> None:
        """The deal is over before its end. 004:34"""
        self.is_over = True

    def formed(self) -> tuple[int, ...]:
        """For each build when it was formed, comparable with `arrival`."""
        return tuple(self.build_formed[i] for i in range(self.build_count))

    def key(self) -> tuple[object, ...]:
        """Everything that makes the state what it is."""
        return (
            self.tables.rules, self.players, self.turn, self.turn_of, self.dealer, self.leader, self.turn_no,
            self.round_no, self.plays_owed, self.bottom, self.last_capturer, self.claimant, self.round_capturer,
            self.first_met, self.is_over, self.tiebreak, self.has_claimed, self.window, self.asked, self.duty,
            self.played, self.played_kind, self.played_value, self.must_take, self.shown, self.pending_taken,
            self.pending_value, self.pending_seat, self.loose, self.builds(), self.stock(),
            tuple(
                (self.hands[i], self.hand_sizes[i], self.proofs[i], self.losses[i], self.short_hands[i])
                for i in range(self.players)
            ),
            tuple(
                (self.pile(i), self.sweep_turns[i], self.large_turns[i], self.scores[i], self.orange_counts[i],
                 self.false_counts[i], self.penalty_counts[i])
                for i in range(self.tables.side_count)
            ),
            tuple(self.batches(i) for i in range(self.tables.pile_count)) if self.tables.piles_up else (),
            self.order_on_table(),
            tuple(self.last_turns[i] for i in range(self.players)) if self.tables.lenient else (),
        )  # fmt: skip

    def order_on_table(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Cards and builds on the table, oldest first, where captures keep that order; else nothing. D-50"""
        if not self.tables.accumulates:
            return (), ()
        there = self.loose
        for i in range(self.build_count):
            there |= self.build_cards[i]
        cards = sorted((card for card in range(52) if there >> card & 1), key=lambda card: self.ages[card])
        formed = tuple(sum(self.ages[card] < self.build_formed[i] for card in cards) for i in range(self.build_count))
        return tuple(cards), formed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def below_top_sorted(batch: Sequence[int]) -> list[int]:
    """The cards of one capture as others see them: the uppermost in its place, those below in ascending order."""
    *below, top = batch
    return [*sorted(below), top]


def values_in(values: int) -> tuple[int, ...]:
    """The numbers whose bits are set."""
    return tuple(value for value in range(1, 15) if values >> value & 1)

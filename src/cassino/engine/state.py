"""The state of one deal: a small record of sets and small integers, copied whole."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple
from zlib import compress, decompressobj, error as ZlibError

from cassino.arguments import ArgumentError, different, items, required, whole, wholes
from cassino.engine.move_text import SEAT_LETTERS
from cassino.engine.places import place, set_of_cards
from cassino.engine.tables import tables_for
from cassino.errors import RestoreError
from cassino.kernel import (
    Byte,
    Card,
    CardSet,
    PerBuild,
    PerCard,
    PerSeat,
    Seat,
    Short,
    Side,
    SignedByte,
    Value,
    ValueSet,
    Word,
    clear_fields,
    copy_fields,
    fields_as_bytes,
    kernel,
    pooled,
    popcount,
    set_fields,
    typed,
)
from cassino.rules.rules import Rules

if TYPE_CHECKING:
    from fractions import Fraction

    from cassino.engine.move import Move, MoveList
    from cassino.engine.rng import Rng
    from cassino.engine.view import View

from cassino.engine.tables import LENIENT, MOST_PROVEN, PILES_UP, STOLEN, TOPS, TOPS_OF_OPPONENTS, VALUES, Tables

PICKLE = 2
"""The version of the fields of `State` and of what they mean."""
MOST_BYTES = 4096
"""An upper limit for the size of a state; no more bytes of a pickle are unpacked."""
SEATS = 6
MOST_BUILDS = 26
NO_CARD = 255
NO_TOP = 255
"""NO_CARD, for the kernel."""
UNDRAWN = 254
"""A card of the stock that is drawn only when it is dealt, see `chance`."""
DEAL_WINDOW = 5
"""The window in which nobody moves until such cards are drawn. For the other windows see `insisting`."""
NOBODY = 255
"""The owner of a build that its maker could not win while they had cards. D-16"""


class Build(NamedTuple):
    """A build on the table. `turn`: the turn in which its owner last added to it. An owner of -1: nobody."""

    cards: int
    value: int
    owner: int
    turn: int


@pooled(64)
@kernel
class State:
    """One deal in progress, with all hidden cards. Made by `dealing.deal` or `position.position`.

    Seats are in turn order. Card sets are ints with a bit for each card (see `cards`). `turn` is the seat to act now,
    `turn_of` the seat whose turn it is; they differ while other players are asked (`window`).
    """

    tables: Tables

    loose: CardSet
    played: CardSet
    """The hand card already played in a turn of several steps."""
    shown: CardSet
    """The card of a capture that the partner is asked about."""
    pending_taken: CardSet
    batch_bottoms: CardSet
    """The lowest card of each capture, among the cards in face-up piles."""
    hands: PerSeat[CardSet]
    piles: PerSeat[CardSet]
    """By holder: a seat or a side."""
    sweep_turns: PerSeat[Word]
    """By side: the turn numbers of its sweeps, one bit each."""
    large_turns: PerSeat[Word]
    build_cards: PerBuild[CardSet]

    scores: PerSeat[int]
    is_over: bool
    tiebreak: bool
    has_swept: bool

    proofs: PerSeat[Short]
    """A bit for each value of which the seat has proven that it holds a card."""
    lacks: PerSeat[Short]
    """A bit for each rank of which the seat has shown that it holds no card, see `lacking`."""
    apart: PerSeat[Short]
    """A bit for each distance that no two cards of the seat have, see `lacking`."""
    losses: PerSeat[Short]
    """A bit for each value of which the seat has lost a build, if it has not played the rank since."""

    players: Byte
    turn: Byte
    turn_of: Byte
    dealer: Byte
    leader: Byte
    turn_no: Byte
    round_no: Byte
    plays_owed: Byte
    bottom: Byte
    """The last card of the pack, if a player has seen it, or NO_CARD."""
    window: Byte
    """The question to other players now, see `insisting`."""
    asked: Byte
    """A bit for each seat that has been asked."""
    duty: Byte
    played_kind: Byte
    played_value: Byte
    must_take: Byte
    pending_value: Byte
    announced: Byte
    stock_next: Byte
    stock_end: Byte
    build_count: Byte
    clock: Byte
    """How many cards and builds have come to the table, in games where captures keep that order."""
    batch_size: Byte
    last_capturer: SignedByte
    claimant: SignedByte
    round_capturer: SignedByte
    first_met: SignedByte
    pending_seat: SignedByte
    hand_sizes: PerSeat[Byte]
    orange_counts: PerSeat[Byte]
    false_counts: PerSeat[Byte]
    penalty_counts: PerSeat[SignedByte]
    short_hands: PerSeat[Byte]
    last_turns: PerSeat[Byte]
    tops: PerSeat[Byte]
    stock_order: PerCard[Byte]
    build_value: PerBuild[Byte]
    build_owner: PerBuild[Byte]
    build_turn: PerBuild[Byte]
    build_formed: PerBuild[Byte]
    under: PerCard[Byte]
    """For each card in a face-up pile the card below it."""
    ages: PerCard[Byte]
    """For each card on the table, when it came to its place."""
    batch_order: PerCard[Byte]
    """The cards of a capture in the order in which they go on the pile."""

    def __init__(self, tables: Any) -> None:
        clear_fields(self)
        self.tables = required(tables, Tables)
        self.players = self.tables.players
        self.is_over = self.tiebreak = self.has_swept = False
        self.last_capturer = self.claimant = self.round_capturer = self.first_met = self.pending_seat = -1
        self.plays_owed = 1
        self.bottom = NO_CARD
        for seat in range(SEATS):
            self.tops[seat] = NO_CARD
        for i in range(52):
            self.stock_order[i] = NO_CARD

    def copy(self) -> "State":
        """An independent copy."""
        return self.twin()

    @typed
    def twin(self) -> "State":
        """As `copy`, for the kernel."""
        copied: State = State.__new__(State)
        copied.tables = self.tables
        copied.assign(self)
        return copied

    @kernel
    def assign(self, other: "State") -> None:
        """Copy another state of the same rules and players into this one."""
        copy_fields(self, other)

    @kernel
    def side(self, seat: Seat) -> Side:
        """Which side a seat scores for, for the kernel. No side has more than two seats, and dividing is slow."""
        count = self.tables.side_count
        return seat - count if seat >= count else seat

    @kernel
    def pile_for(self, seat: Seat) -> int:
        """The pile that a seat's captures go to, for the kernel."""
        count = self.tables.pile_count
        return seat - count if seat >= count else seat

    @kernel
    def is_own_side(self, seat: Seat, owner: Seat) -> bool:
        """Whether a build's owner is on a seat's side, for the kernel."""
        return owner != NOBODY and self.side(seat) == self.side(owner)

    @kernel
    def arrive(self, card: Card) -> None:
        """Note that a card comes to its place on the table now. D-50"""
        if self.tables.accumulates:
            self.ages[card] = self.clock
            self.clock += 1

    @kernel
    def lay_loose(self, card: Card) -> None:
        """Lay a card face up on the table."""
        self.loose |= 1 << card
        self.arrive(card)

    @kernel
    def add_build(self, cards: CardSet, value: Value, owner: Seat) -> None:
        """Lay a build on the table; this proves that its owner holds its value. B11"""
        n = self.build_count
        self.build_cards[n] = cards
        self.build_value[n] = value
        self.build_owner[n] = owner
        self.build_turn[n] = self.turn_no
        self.build_formed[n] = self.clock
        self.build_count = n + 1
        if not self.tables.chosen[LENIENT]:
            self.prove(owner, value)

    @kernel
    def prove(self, seat: Seat, value: Value) -> None:
        """Note that a seat has proven that it holds a card of a value."""
        twins = self.tables.twins
        if twins >> value & 1 and self.proofs[seat] & twins != twins:
            # An ace that was proven for a lost build of one value may be the one now held for the other value.
            self.proofs[seat] = (self.proofs[seat] & ~twins) | (self.binding_values(seat) & twins)
        self.proofs[seat] = self.proofs[seat] | 1 << value

    @kernel
    def remove_builds(self, cards: CardSet) -> None:
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

    @kernel
    def owned_values(self, seat: Seat) -> ValueSet:
        """A bit for each value of the builds a seat owns."""
        values = 0
        for i in range(self.build_count):
            if self.build_owner[i] == seat:
                values |= 1 << self.build_value[i]
        return values

    @kernel
    def binding_values(self, seat: Seat) -> ValueSet:
        """A bit for each value of which a seat must hold a card because of its builds. B11, D-29"""
        return 0 if self.tables.chosen[LENIENT] else self.owned_values(seat)

    @kernel
    def tops_for(self, seat: Seat, whose: int) -> CardSet:
        """The numbered top cards of the piles that `whose` (NO_TOPS, ...) names, seen from a seat."""
        cards: CardSet = 0
        if whose and self.tables.chosen[PILES_UP]:
            own = self.pile_for(seat)
            for holder in range(self.tables.pile_count):
                if holder == own or self.tops[holder] == NO_TOP:
                    continue
                if whose != TOPS_OF_OPPONENTS or self.side(holder) != self.side(seat):
                    cards |= 1 << self.tops[holder]
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
        return seat_at(self, seat) % self.tables.side_count

    def hand(self, seat: int) -> int:
        """The set of cards a seat holds."""
        return self.hands[seat_at(self, seat)]

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return self.hand_sizes[seat_at(self, seat)]

    def pile(self, side: int) -> int:
        """The set of cards a side has captured."""
        cards: CardSet = 0
        for holder in range(side_at(self, side), self.tables.pile_count, self.tables.side_count):
            cards |= self.piles[holder]
        return cards

    def holder(self, seat: int) -> int:
        """The pile that a seat's captures go to."""
        return seat_at(self, seat) % self.tables.pile_count

    def held(self, holder: int) -> int:
        """The set of cards in one pile."""
        return self.piles[pile_at(self, holder)]

    def top(self, holder: int) -> int:
        """The top card of a face-up pile, or NO_CARD."""
        own = pile_at(self, holder)
        return self.tops[own] if self.tables.chosen[PILES_UP] else NO_CARD

    def pile_of(self, holder: int) -> tuple[int, ...]:
        """The cards of a face-up pile, the lowest first. In a view, cards in secret places are in ascending order."""
        return tuple(card for batch in self.batches(holder) for card in batch)

    def batches(self, holder: int) -> tuple[tuple[int, ...], ...]:
        """The cards of a face-up pile by the captures that brought them, the lowest first."""
        batches: list[list[int]] = []
        batch: list[int] = []
        card = self.top(holder)
        while card != NO_CARD:
            batch.append(card)
            if self.batch_bottoms >> card & 1:
                batches.append(batch)
                batch = []
            card = self.under[card]
        batches.append(batch)
        return tuple(tuple(reversed(batch)) for batch in reversed(batches) if batch)

    def set_pile(self, holder: int, batches: Sequence[Sequence[int]]) -> None:
        """Lay a face-up pile anew, the lowest card first. Whether its cards lie elsewhere is not checked."""
        own = pile_at(self, holder)
        laid = [different(batch) for batch in items(batches)]
        different(card for batch in laid for card in batch)
        self.tops[own] = NO_CARD
        self.piles[own] = 0
        for batch in laid:
            for number, card in enumerate(batch):
                self.under[card] = self.tops[own]
                self.tops[own] = card
                self.piles[own] |= 1 << card
                self.batch_bottoms = self.batch_bottoms & ~(1 << card) | ((1 << card) if number == 0 else 0)

    def stealable(self, seat: int) -> int:
        """The tops that a seat may use to add to a build. B15"""
        return self.tops_for(seat_at(self, seat), self.tables.chosen[STOLEN])

    def capturable_tops(self, seat: int) -> int:
        """The tops that a seat may capture like table cards. B7"""
        return self.tops_for(seat_at(self, seat), self.tables.chosen[TOPS])

    def arrival(self, card: int) -> int:
        """When a card came to its place on the table, where captures keep that order. D-50"""
        return self.ages[place(card, 52, "argument-no-card")]

    def sweeps(self, side: int) -> int:
        """How many sweeps a side has made in this deal."""
        return popcount(self.sweep_turns[side_at(self, side)])

    def sweep_times(self, side: int) -> int:
        """The turn numbers of a side's sweeps, one bit each."""
        return self.sweep_turns[side_at(self, side)]

    def large_sweeps(self, side: int) -> int:
        """The turn numbers of a side's large sweeps, one bit each."""
        return self.large_turns[side_at(self, side)]

    def oranges(self, side: int) -> int:
        """How many oranges a side has scored."""
        return self.orange_counts[side_at(self, side)]

    def false_oranges(self, side: int) -> int:
        """How many oranges a side has called wrongly."""
        return self.false_counts[side_at(self, side)]

    def penalty(self, side: int) -> int:
        """The penalty points of a side: for builds that opponents could not win, minus those for its misdeals. D-32,
        004:34-35
        """
        return self.penalty_counts[side_at(self, side)]

    def short_hand(self, seat: int) -> int:
        """How many cards fewer a seat gets in the next round. 004:35"""
        return self.short_hands[seat_at(self, seat)]

    def last_turn(self, seat: int) -> int:
        """The number of a seat's last turn, in games where a build that it cannot win costs points. D-32"""
        return self.last_turns[seat_at(self, seat)]

    def score(self, side: int) -> int:
        """The match score of a side before this deal."""
        return self.scores[side_at(self, side)]

    def builds(self) -> tuple[Build, ...]:
        """The builds on the table; the one that changed last is at the end."""
        return tuple(
            Build(self.build_cards[i], self.build_value[i], self.owner_of(i), self.build_turn[i])
            for i in range(self.build_count)
        )

    def owner_of(self, index: int) -> int:
        """The owner of a build by its index in `builds`, or -1."""
        owner = self.build_owner[place(index, self.build_count, "argument-no-build")]
        return -1 if owner == NOBODY else owner

    def owner_values(self, seat: int) -> tuple[int, ...]:
        """The values of the builds a seat owns."""
        return values_in(self.owned_values(seat_at(self, seat)))

    def proven(self, seat: int) -> tuple[int, ...]:
        """The values of which a seat is known to hold a card, because it needed one when it made a build, or at a table
        without a referee because a build cost no points. B11, B12, B29
        """
        return values_in(self.proofs[seat_at(self, seat)])

    def bound(self, seat: int) -> tuple[int, ...]:
        """The values of which a seat must hold a card because of its builds. B11, D-29"""
        return values_in(self.binding_values(seat_at(self, seat)))

    def lacking(self, seat: int) -> tuple[int, ...]:
        """The ranks of which a seat is known to hold no card, because it would have had to play it. B14"""
        return values_in(self.lacks[seat_at(self, seat)])

    def apart_by(self, seat: int) -> tuple[int, ...]:
        """Which distances no two cards of a seat have, because one could have been built to the other. B14"""
        return values_in(self.apart[seat_at(self, seat)])

    def lost(self, seat: int) -> tuple[int, ...]:
        """The values of which a seat has lost a build, if it has not played the rank since. B12"""
        return values_in(self.losses[seat_at(self, seat)])

    def stock(self) -> tuple[int, ...]:
        """The cards still to be dealt, in order. In a view, which hides them, each is NO_CARD.

        UNDRAWN for each card that is drawn only when it is dealt.
        """
        return tuple(self.stock_order[i] for i in range(self.stock_next, self.stock_end))

    def filled(self, hands: Sequence[int], stock: Sequence[int]) -> "State":
        """A copy with these hands, and these cards still to be dealt in this order."""
        held, cards = [set_of_cards(hand) for hand in items(hands)], wholes(stock, 0, NO_CARD)
        if len(held) < self.players or len(cards) > 52:
            raise ArgumentError("argument-count", needed=self.players, found=len(held))
        twin = self.twin()
        for seat in range(self.players):
            twin.hands[seat] = held[seat]
            twin.hand_sizes[seat] = popcount(held[seat])
        twin.stock_next, twin.stock_end = 0, len(cards)
        for i in range(52):
            twin.stock_order[i] = cards[i] if i < len(cards) else NO_CARD
        return twin

    def formed(self) -> tuple[int, ...]:
        """For each build, when it was formed; comparable with `arrival`."""
        return tuple(self.build_formed[i] for i in range(self.build_count))

    def key(self) -> tuple[Rules, bytes]:
        """Everything that identifies the state."""
        twin = self.twin()
        twin.forget_traces()
        return self.tables.rules, twin.as_bytes()

    @kernel
    def forget_traces(self) -> None:
        """Clear what no rule depends on any more, so that states with the same future are equal."""
        size = self.stock_end - self.stock_next
        for i in range(52):
            self.stock_order[i] = self.stock_order[self.stock_next + i] if i < size else NO_CARD
            self.batch_order[i] = 0
            if not self.tables.chosen[PILES_UP] or self.all_piles() >> i & 1 == 0:
                self.under[i] = 0
        self.stock_next, self.stock_end, self.batch_size = 0, size, 0
        if self.window != DEAL_WINDOW:
            self.has_swept = False
        for i in range(self.build_count, MOST_BUILDS):
            self.build_cards[i] = 0
            self.build_value[i] = self.build_owner[i] = self.build_turn[i] = self.build_formed[i] = 0
        if not self.tables.chosen[PILES_UP]:
            self.batch_bottoms = 0
        self.batch_bottoms &= self.all_piles()
        if not self.tables.chosen[LENIENT]:
            for seat in range(SEATS):
                self.last_turns[seat] = 0
        self.count_ages()

    @kernel
    def all_piles(self) -> CardSet:
        """All cards in piles."""
        cards: CardSet = 0
        for holder in range(self.tables.pile_count):
            cards |= self.piles[holder]
        return cards

    @kernel
    def count_ages(self) -> None:
        """Number the cards on the table by age from 0 on, and the builds by how many cards came before them."""
        there: CardSet = 0
        if self.tables.accumulates:
            there = self.loose
            for i in range(self.build_count):
                there |= self.build_cards[i]
        for i in range(self.build_count):
            self.build_formed[i] = self.older_cards(there, self.build_formed[i])
        for card in range(52):
            if there >> card & 1 == 0:
                self.ages[card] = 0
        found = 0
        for age in range(self.clock):
            for card in range(52):
                if there >> card & 1 and self.ages[card] == age:
                    there &= ~(1 << card)
                    self.ages[card] = found
                    found += 1
        self.clock = found

    @kernel
    def older_cards(self, cards: CardSet, time: int) -> int:
        """How many of these cards came to the table before a time."""
        found = 0
        for card in range(52):
            if cards >> card & 1 and self.ages[card] < time:
                found += 1
        return found

    def as_bytes(self) -> bytes:
        """All fields as one block of memory, the same compiled and plain."""
        return fields_as_bytes(self)

    def set_bytes(self, block: bytes) -> None:
        """The inverse of `as_bytes`. Raises RestoreError for bytes of no possible state; then nothing changes."""
        from cassino.engine.soundness import is_sound

        twin: State = State(self.tables)
        try:
            set_fields(twin, block)
        except (TypeError, ValueError) as error:
            raise RestoreError("engine-restore-damaged", problem=str(error)) from error
        if not twin.is_readable() or not is_sound(twin):
            raise RestoreError("engine-restore-damaged", problem="-")
        self.assign(twin)

    def order_on_table(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Cards and builds on the table, oldest first, if captures keep that order; otherwise nothing. D-50"""
        if not self.tables.accumulates:
            return (), ()
        there = self.loose
        for i in range(self.build_count):
            there |= self.build_cards[i]
        cards = sorted((card for card in range(52) if there >> card & 1), key=lambda card: self.ages[card])
        formed = tuple(sum(self.ages[card] < self.build_formed[i] for card in cards) for i in range(self.build_count))
        return tuple(cards), formed

    @property
    def legal_moves(self) -> "MoveList":
        """The plays open to the player to move; none when the deal is over. Raises MoveListTooLong."""
        from cassino.engine.legal import all_moves

        return all_moves(self)

    def moves_up_to(self, limit: int) -> "MoveList":
        """At most `limit` of the plays; `complete` of the list is True if these are all."""
        from cassino.engine.legal import legal_moves

        return legal_moves(self, whole(limit))

    def play(self, move: "Move") -> "State":
        """The state after a move; this one does not change. Raises IllegalMove."""
        from cassino.engine.move import as_move
        from cassino.engine.play import play

        return play(self, as_move(move))

    def apply(self, move: "Move") -> None:
        """Make a legal move in place. For speed it is not checked whether a rule forbids the move.

        Raises IllegalMove only if the cards of the move are not where it needs them.
        """
        from cassino.engine.move import as_move
        from cassino.engine.play import make_any

        make_any(self, as_move(move))

    @property
    def is_chance(self) -> bool:
        """Whether cards must be drawn with `deal_cards` before anybody can move; only in deals whose cards are drawn
        when they are dealt.
        """
        return self.window == DEAL_WINDOW

    @property
    def cards_to_deal(self) -> tuple[int, ...]:
        """Where the cards that must be drawn now go, in order: a seat, or -1 for the table.

        -2 is the last card of the pack, in games where a player sees it before it is dealt.
        """
        from cassino.engine.chance import cards_to_deal

        return cards_to_deal(self)

    @property
    def undrawn(self) -> int:
        """The set of cards that can be drawn; `chance_outcomes` has how likely each is."""
        from cassino.engine.chance import undrawn

        return undrawn(self)

    def chance_outcomes(self) -> "tuple[tuple[int, Fraction], ...]":
        """The cards that can be drawn next, in ascending order, each with its probability. Raises CassinoError.

        Cards that go to one place together are drawn in ascending order, unless their order means something.
        """
        from cassino.engine.chance import chance_outcomes

        return chance_outcomes(self)

    def deal_cards(self, cards: Iterable[int]) -> None:
        """Draw the next of `cards_to_deal`, in place; after the last one the deal continues. Raises CassinoError."""
        from cassino.engine.chance import deal_cards

        deal_cards(self, cards)

    def random_cards(self, rng: "Rng") -> tuple[int, ...]:
        """Random cards for all `cards_to_deal`; every possible outcome is equally likely. Raises CassinoError."""
        from cassino.engine.chance import random_cards
        from cassino.engine.rng import Rng

        return random_cards(self, required(rng, Rng))

    def view(self, seat: int | None) -> "View":
        """What a seat, counted from 0, may know; None for a spectator."""
        from cassino.engine.view import view

        return view(self, seat)

    @property
    def points(self) -> tuple[int, ...] | None:
        """The points of each side once the deal is over; None before."""
        if not self.is_over:
            return None
        if self.claimant < 0:
            from cassino.engine.scorer import final_points

            return final_points(self)
        from cassino.engine.scoring import points_of

        return points_of(self)

    def __repr__(self) -> str:
        playing = "cards to be dealt" if self.is_chance else f"{SEAT_LETTERS[self.turn]} to play"
        doing = "over" if self.is_over else playing
        return f"<State {self.tables.rules.id}, {self.players} players, turn {self.turn_no + 1}, {doing}>"

    def _repr_html_(self) -> str:
        """The table as a notebook shows it."""
        return str(import_module("cassino.notation.table_html").table_html(self))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __copy__(self) -> "State":
        return self.twin()

    def __deepcopy__(self, memo: object) -> "State":
        return self.twin()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (PICKLE, self.tables.rules, self.players, compress(self.as_bytes()))

    def is_readable(self) -> bool:
        """Whether every place and value in it is in range, and the chains of the piles end."""
        if self.stock_next > self.stock_end or self.stock_end > 52:
            return False
        if self.build_count > MOST_BUILDS or self.batch_size > 52 or self.players != self.tables.players:
            return False
        for seat in range(SEATS):
            if (self.proofs[seat] | self.losses[seat] | self.lacks[seat] | self.apart[seat]) >> MOST_PROVEN:
                return False
        steps = 0
        for holder in range(self.tables.pile_count if self.tables.chosen[PILES_UP] else 0):
            card, lowest = self.tops[holder], NO_TOP
            while card < 52 and steps <= 52:
                card, lowest = self.under[card], card
                steps += 1
            if card != NO_TOP or (lowest != NO_TOP and self.batch_bottoms >> lowest & 1 == 0):
                return False
        return steps <= 52


@typed
def seat_at(state: State, seat: Any) -> Seat:
    """A number from Python as a seat. Raises ArgumentError."""
    return place(seat, state.players, "argument-no-seat")


@typed
def side_at(state: State, side: Any) -> Side:
    """A number from Python as a side. Raises ArgumentError."""
    return place(side, state.tables.side_count, "argument-no-side")


@typed
def pile_at(state: State, holder: Any) -> int:
    """A number from Python as a pile. Raises ArgumentError."""
    return place(holder, state.tables.pile_count, "argument-no-pile")


def restored(version: int, rules: Rules, players: int, packed: bytes) -> State:
    """A state from its pickle. Raises RestoreError if it is damaged or from another version."""
    if version != PICKLE:
        raise RestoreError("engine-restore-version", found=str(version), known=PICKLE)
    try:
        state = State(tables_for(rules, players))
        state.set_bytes(decompressobj().decompress(packed, MOST_BYTES))
    except RestoreError:
        raise
    except (ArithmeticError, AttributeError, TypeError, ValueError, ZlibError) as error:
        raise RestoreError("engine-restore-damaged", problem=str(error)) from error
    return state


def values_in(values: int) -> tuple[int, ...]:
    """The numbers whose bits are set."""
    return tuple(value for value in range(1, VALUES) if values >> value & 1)

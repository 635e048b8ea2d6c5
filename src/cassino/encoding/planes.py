"""A position as words of 64 bits, of which 52 are used: a bit for each card, or for numbers and seats.

Seats are counted from the one that sees: 0 is that seat, 1 the next in turn order. `SEEN`, `PLAYED` and `HIDDEN` name
every word, in order, and their parts; docs/research/environments.md shows them as a table. The words of SEEN and PLAYED
depend on nothing that the seat may not see.
"""

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from cassino.encoding.chooser import Chooser
from cassino.engine.counting import sets_in
from cassino.engine.insisting import REQUEST_WINDOW, is_shown_first
from cassino.engine.move import CAPTURE, CLAIM, PASS, kind_of
from cassino.engine.sampling import hidden_cards
from cassino.engine.setting import is_round_open
from cassino.engine.state import NO_CARD, NOBODY, State
from cassino.engine.tables import STOLEN, TOPS
from cassino.kernel import (
    Buffer,
    Byte,
    CardSet,
    MoveWord,
    PerCard,
    PerSeat,
    Seat,
    Side,
    Size,
    Word,
    copy_fields,
    kernel,
    lowest,
    popcount,
    typed,
    words_at,
)

CARDS = 52
BITS_OF_VALUE = 5
BITS_OF_TURN = 6
BITS_OF_PLACE = 6
KINDS_OF_PLAY = 5


class Plane(NamedTuple):
    """A word of an observation. each: `seat` if there is one for each seat, `other` if for each other seat."""

    name: str
    meaning: str
    each: str = ""


SEEN = (
    Plane("pack", "the cards of the pack"),
    Plane("hand", "the hand of the seat that sees"),
    Plane("loose", "the loose cards on the table"),
    Plane("unseen", "the cards in hidden hands or in the stock"),
    Plane("units", "the lowest card of each build"),
    Plane("multiple", "the cards of builds that consist of several sets"),
    Plane("unowned", "the cards of builds that nobody owns"),
    *(
        Plane(f"value {1 << bit}", f"the cards of builds whose value, as a binary number, has the bit {1 << bit}")
        for bit in range(BITS_OF_VALUE)
    ),
    Plane("tops", "the top cards of face-up piles"),
    Plane("captured tops", "the tops that the player to move may capture"),
    Plane("stolen tops", "the tops that the player to move may add to builds"),
    Plane("played", "the hand card already played in a turn of several steps"),
    Plane("shown", "the card of a capture that the partner is asked about"),
    Plane("pending", "what that capture takes"),
    Plane("bottom", "the last card of the pack, if this seat has seen it"),
    Plane("stock", "as many bits as cards are still to be dealt"),
    Plane("turns", "as many bits as turns have been made, at most 52"),
    Plane(
        "seats",
        "a bit for a seat: 0 to 5 to act, 6 whose turn it is, 12 dealer, 18 leader, 24 last capturer, 30 last capturer "
        "of the round, 36 asked, 42 has announced",
    ),
    Plane(
        "turn",
        "0 to 5 the seat that a pending capture names, 6 the claimant; 12 the question (`window`); 18 duties; 20 kind "
        "of the play so far; 25 plays owed; 28 tiebreak, 29 a sweep was made; 30 to 51 as many bits as rounds",
    ),
    Plane("values", "0 the value to be captured (`must_take`), 17 the pending value, 34 the value of the play so far"),
    Plane("chosen", "the move chosen in part: 0 kind, 11 value, 28 seat"),
    Plane("chosen cards", "its hand cards"),
    Plane("chosen units", "what it takes, each build as its lowest card"),
    Plane("chosen order", "the cards whose place on the pile is chosen"),
    Plane("builds", "the cards of a seat's builds", "seat"),
    Plane("pile", "the cards that a seat, or its side, has captured", "seat"),
    Plane(
        "counts",
        "as many bits as a seat has hand cards (0 to 15) and its side has sweeps (16), large ones (28), oranges (34), "
        "false oranges (40) and penalty points (46)",
        "seat",
    ),
    Plane(
        "proven",
        "a bit for each value that a seat has shown to hold (0), has lost (15); each rank it lacks (30)",
        "seat",
    ),
    Plane(
        "apart",
        "a bit for each distance that no two cards of a seat have; 16 to 51 its side's score, at most 36",
        "seat",
    ),
    Plane("open hand", "the hand of another seat, where it lies open", "other"),
)
PLAYED = (
    *(
        Plane(f"to {name}", f"the hand cards that were last played to {name}")
        for name in ("trail", "capture", "build", "join", "raise")
    ),
    *(
        Plane(f"played at {1 << bit}", f"the hand cards played in a turn whose binary number has the bit {1 << bit}")
        for bit in range(BITS_OF_TURN)
    ),
    *(
        Plane(f"taken at {1 << bit}", f"the cards taken from the table in a turn whose number has the bit {1 << bit}")
        for bit in range(BITS_OF_TURN)
    ),
    Plane("played by", "the hand cards that a seat has played", "seat"),
)
HIDDEN = (
    Plane("in stock", "the cards of the stock, where their order is known"),
    *(
        Plane(f"place {1 << bit}", f"the cards whose place in the stock, from 0, has the bit {1 << bit}")
        for bit in range(BITS_OF_PLACE)
    ),
    Plane("hand of", "the hand of another seat", "other"),
)


def plane_names(planes: Iterable[Plane], players: int) -> tuple[str, ...]:
    """The name of each word for a number of players; those for seats end with the number of the seat, and come seat by
    seat.
    """
    found: list[str] = []
    for each, group in groupby(planes, lambda plane: plane.each != ""):
        of_seats = list(group)
        for seat in range(players) if each else (0,):
            found += [
                f"{plane.name} {seat}" if each else plane.name for plane in of_seats if seat or plane.each != "other"
            ]
    return tuple(found)


@kernel
class Pen:
    """Writes words to the memory of somebody else."""

    out: Buffer[Word]
    at: Size

    def __init__(self) -> None:
        self.out = []
        self.at = 0

    @kernel
    def put(self, word: Word) -> None:
        """Write the next word."""
        self.out[self.at] = word
        self.at += 1


@kernel
def first_bits(count: int) -> Word:
    """As many bits as a number says, at most 52."""
    one: Word = 1
    if count <= 0:
        return 0
    return (one << (count if count < CARDS else CARDS)) - 1


@kernel
def at_most(count: int, most: int) -> int:
    """A number, if it is not too high."""
    return count if count < most else most


@kernel
def seat_bit(state: State, seat: Seat, other: int) -> Word:
    """The bit of another seat, counted from this one; none for -1."""
    one: Word = 1
    if other < 0 or other >= state.players:
        return 0
    return one << (other - seat if other >= seat else other - seat + state.players)


@kernel
def seats_from(state: State, seat: Seat, seats: int) -> Word:
    """Bits for seats, counted from this one."""
    found: Word = 0
    for other in range(state.players if seats else 0):
        if seats >> other & 1:
            found |= seat_bit(state, seat, other)
    return found


@kernel
def write_seen(pen: Pen, state: State, seat: Seat, chooser: Chooser) -> None:
    """The words of SEEN. chooser: the move that is chosen in part; only the player to act sees it."""
    write_table(pen, state, seat)
    write_turn(pen, state, seat)
    write_choice(pen, state, seat, chooser)
    write_seats(pen, state, seat)


@kernel
def write_table(pen: Pen, state: State, seat: Seat) -> None:
    """The cards that lie open, and the hand of the seat."""
    units: CardSet = 0
    multiple: CardSet = 0
    unowned: CardSet = 0
    tops: CardSet = 0
    for i in range(state.build_count):
        units |= state.build_cards[i] & -state.build_cards[i]
        if sets_in(state.build_cards[i], state.build_value[i]) > 1:
            multiple |= state.build_cards[i]
        if state.build_owner[i] == NOBODY:
            unowned |= state.build_cards[i]
    for holder in range(state.tables.pile_count):
        if state.tops[holder] != NO_CARD:
            tops |= 1 << state.tops[holder]
    pen.put(state.tables.deck)
    pen.put(state.hands[seat])
    pen.put(state.loose)
    pen.put(unseen_by(state, seat))
    pen.put(units)
    pen.put(multiple)
    pen.put(unowned)
    for bit in range(BITS_OF_VALUE):
        pen.put(builds_with_bit(state, bit))
    pen.put(tops)
    pen.put(state.tops_for(state.turn, state.tables.chosen[TOPS]))
    pen.put(state.tops_for(state.turn, state.tables.chosen[STOLEN]))


@kernel
def unseen_by(state: State, seat: Seat) -> CardSet:
    """The cards that a seat does not see."""
    cards = hidden_cards(state) & ~state.shown & ~state.hands[seat]
    if is_round_open(state):
        for other in range(state.players):
            cards &= ~state.hands[other]
    return cards


@kernel
def builds_with_bit(state: State, bit: int) -> CardSet:
    """The cards of the builds whose value has a bit."""
    cards: CardSet = 0
    for i in range(state.build_count):
        if state.build_value[i] >> bit & 1:
            cards |= state.build_cards[i]
    return cards


@kernel
def write_turn(pen: Pen, state: State, seat: Seat) -> None:
    """The turn in progress, and how far the deal is."""
    bottom: Word = 0
    if state.bottom != NO_CARD and seat == (state.dealer + 1) % state.players:
        bottom = 1 << state.bottom
    seats = seat_bit(state, seat, state.turn) | seat_bit(state, seat, state.turn_of) << 6
    seats |= seat_bit(state, seat, state.dealer) << 12 | seat_bit(state, seat, state.leader) << 18
    seats |= seat_bit(state, seat, state.last_capturer) << 24 | seat_bit(state, seat, state.round_capturer) << 30
    seats |= seats_from(state, seat, state.asked) << 36 | seats_from(state, seat, state.announced) << 42
    turn = seat_bit(state, seat, state.pending_seat) | seat_bit(state, seat, state.claimant) << 6
    duty: Word = state.duty
    turn |= 1 << (12 + state.window) | duty << 18 | 1 << (20 + state.played_kind)
    turn |= first_bits(at_most(state.plays_owed, 3)) << 25
    if state.tiebreak:
        turn |= 1 << 28
    if state.has_swept:
        turn |= 1 << 29
    turn |= first_bits(at_most(state.round_no, 22)) << 30
    values: Word = 0
    if state.must_take:
        values |= 1 << state.must_take
    if state.pending_value:
        values |= 1 << (17 + state.pending_value)
    if state.played_value:
        values |= 1 << (34 + state.played_value)
    pen.put(state.played)
    pen.put(state.shown)
    pen.put(state.pending_taken)
    pen.put(bottom)
    pen.put(first_bits(state.stock_end - state.stock_next))
    pen.put(first_bits(state.turn_no))
    pen.put(seats)
    pen.put(turn)
    pen.put(values)


@kernel
def write_choice(pen: Pen, state: State, seat: Seat, chooser: Chooser) -> None:
    """The move that is chosen in part."""
    chosen: Word = 0
    order: CardSet = 0
    if seat != state.turn or chooser.kind < 0:
        for _ in range(4):
            pen.put(0)
        return
    chosen = 1 << chooser.kind
    if chooser.value:
        chosen |= 1 << (11 + chooser.value)
    chosen |= seat_bit(state, seat, chooser.seat) << 28
    for i in range(chooser.pile_size):
        order |= 1 << chooser.pile[i]
    pen.put(chosen)
    pen.put(chooser.cards)
    pen.put(chooser.units)
    pen.put(order)


@kernel
def write_seats(pen: Pen, state: State, seat: Seat) -> None:
    """What belongs to each seat."""
    is_open = is_round_open(state)
    other = seat
    for i in range(state.players):
        lost: Word = state.losses[other]
        lacks: Word = state.lacks[other]
        pen.put(builds_of(state, other))
        pen.put(state.piles[other if state.tables.pile_count == state.players else other & 1])
        pen.put(counts_of_seat(state, other))
        pen.put(state.proofs[other] | lost << 15 | lacks << 30)
        pen.put(state.apart[other] | first_bits(at_most(state.scores[side_of(state, other)], 36)) << 16)
        if i:
            pen.put(state.hands[other] if is_open else 0)
        other = other + 1 if other + 1 < state.players else 0


@kernel
def side_of(state: State, seat: Seat) -> Side:
    """The side of a seat."""
    return seat & 1 if state.tables.pairs else seat


@kernel
def builds_of(state: State, owner: Seat) -> CardSet:
    """The cards of a seat's builds."""
    cards: CardSet = 0
    for i in range(state.build_count):
        if state.build_owner[i] == owner:
            cards |= state.build_cards[i]
    return cards


@kernel
def counts_of_seat(state: State, seat: Seat) -> Word:
    """What can be counted of a seat and its side."""
    side = side_of(state, seat)
    counts = first_bits(at_most(state.hand_sizes[seat], 16))
    counts |= first_bits(at_most(popcount(state.sweep_turns[side]), 12)) << 16
    counts |= first_bits(at_most(popcount(state.large_turns[side]), 6)) << 28
    counts |= first_bits(at_most(state.orange_counts[side], 6)) << 34
    counts |= first_bits(at_most(state.false_counts[side], 6)) << 40
    return counts | first_bits(at_most(state.penalty_counts[side], 6)) << 46


@kernel
class Memory:
    """What everybody has seen of a deal so far, with a fixed place for each card."""

    by: PerSeat[CardSet]
    kinds: PerSeat[CardSet]
    played: CardSet
    taken: CardSet
    played_at: PerCard[Byte]
    taken_at: PerCard[Byte]

    def __init__(self) -> None:
        self.by, self.kinds = [0] * 6, [0] * 6
        self.played_at, self.taken_at = [0] * 52, [0] * 52
        self.played = self.taken = 0

    @kernel
    def assign(self, other: "Memory") -> None:
        """Copy another one into this one."""
        copy_fields(self, other)

    @kernel
    def clear(self) -> None:
        """A new deal begins."""
        for i in range(6):
            self.by[i] = self.kinds[i] = 0
        self.played = self.taken = 0

    @kernel
    def note(self, state: State, cards: CardSet, taken: CardSet, mark: MoveWord) -> None:
        """Note a move before it is made."""
        kind = kind_of(mark)
        if kind == PASS and state.window == REQUEST_WINDOW:
            # The partner lets the capture be made that was shown.
            self.note_taken(state, state.pending_taken)
        if kind >= CLAIM:
            return
        if kind != CAPTURE or not is_shown_first(state, taken):
            self.note_taken(state, taken)
        rest = cards
        while rest:
            self.played_at[lowest(rest)] = state.turn_no
            rest &= rest - 1
        for i in range(KINDS_OF_PLAY):
            self.kinds[i] &= ~cards
        self.kinds[kind] |= cards
        for i in range(state.players):
            self.by[i] &= ~cards
        self.by[state.turn] |= cards
        self.played |= cards

    @kernel
    def note_taken(self, state: State, taken: CardSet) -> None:
        """Note that cards leave their places on the table now."""
        rest = taken
        while rest:
            self.taken_at[lowest(rest)] = state.turn_no
            rest &= rest - 1
        self.taken |= taken

    @typed
    def note_play(self, before: State, cards: CardSet, taken: CardSet, mark: MoveWord) -> None:
        """`note`, for callers that are not compiled."""
        self.note(before, cards, taken, mark)


@kernel
def write_played(pen: Pen, state: State, seat: Seat, memory: Memory) -> None:
    """The words of PLAYED."""
    for i in range(KINDS_OF_PLAY):
        pen.put(memory.kinds[i])
    for bit in range(BITS_OF_TURN):
        pen.put(cards_at(memory.played_at, memory.played, bit))
    for bit in range(BITS_OF_TURN):
        pen.put(cards_at(memory.taken_at, memory.taken, bit))
    other = seat
    for _ in range(state.players):
        pen.put(memory.by[other])
        other = other + 1 if other + 1 < state.players else 0


@kernel
def cards_at(times: Buffer[Byte], cards: CardSet, bit: int) -> CardSet:
    """The cards whose number has a bit."""
    found: CardSet = 0
    rest = cards
    while rest:
        if times[lowest(rest)] >> bit & 1:
            found |= rest & (0 - rest)
        rest &= rest - 1
    return found


@kernel
def write_hidden(pen: Pen, state: State, seat: Seat) -> None:
    """The words of HIDDEN."""
    stock: CardSet = 0
    for i in range(state.stock_next, state.stock_end):
        if state.stock_order[i] < CARDS:
            stock |= 1 << state.stock_order[i]
    pen.put(stock)
    for bit in range(BITS_OF_PLACE):
        pen.put(stock_with_bit(state, bit))
    for i in range(1, state.players):
        pen.put(state.hands[(seat + i) % state.players])


@kernel
def stock_with_bit(state: State, bit: int) -> CardSet:
    """The cards of the stock whose place has a bit."""
    found: CardSet = 0
    for i in range(state.stock_next, state.stock_end):
        if (i - state.stock_next) >> bit & 1 and state.stock_order[i] < CARDS:
            found |= 1 << state.stock_order[i]
    return found


@typed
def write_words(
    state: State, seat: Seat, chooser: Chooser, memory: Memory, shows_played: bool, shows_hidden: bool, address: Word,
    count: Size,
) -> None:  # fmt: skip
    """Write the words of SEEN, and of PLAYED and HIDDEN if wanted, to the memory at an address."""
    pen: Pen = Pen()
    pen.out = words_at(address, count)
    write_seen(pen, state, seat, chooser)
    if shows_played:
        write_played(pen, state, seat, memory)
    if shows_hidden:
        write_hidden(pen, state, seat)

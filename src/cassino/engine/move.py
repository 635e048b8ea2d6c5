"""Moves: what a player chose, and nothing else; and lists of moves."""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from typing import Any, overload

from cassino.arguments import ArgumentError, items, shown, whole, wholes
from cassino.engine.move_text import move_text, named_in
from cassino.engine.places import bits, place, small
from cassino.errors import RestoreError
from cassino.kernel import (
    Buffer,
    CardSet,
    MoveWord,
    Seat,
    Size,
    Value,
    Writable,
    kernel,
    pooled,
    released,
    resized,
    shared,
    typed,
)

PICKLE = 1
"""The version of the layout of pickled moves and lists: another number is refused."""
SHOWN = 4
"""`repr` of a list shows at most this many moves."""


class NoSuchMove(ArgumentError, IndexError):
    """A place beyond the end of a list of moves, or one that is no number."""


class NotListed(ArgumentError):
    """A move that is not in a list."""


class Kind(IntEnum):
    """What a move is called."""

    TRAIL = 0
    CAPTURE = 1
    BUILD = 2
    JOIN = 3
    RAISE = 4
    CLAIM = 5
    END = 6
    INSIST = 7
    PASS = 8
    CALL = 9
    ASK = 10


HIGHEST = 255
"""No capture and no build has a greater value."""
LAST_SEAT = 15
"""No seat has this number. Four bits of a word hold a seat, and this value means that there is none."""
NO_WORD = 15
"""The word of a move that cannot be listed: there is no such kind."""
TRAIL, CAPTURE, BUILD, JOIN, RAISE, CLAIM, END, INSIST, PASS, CALL, ASK = range(11)


@typed
def as_move(move: Any) -> "Move":
    """A move from Python. Raises ArgumentError for anything else."""
    if isinstance(move, Move):
        return move
    raise ArgumentError("argument-type", needed=Move.__name__, found=shown(move))


def bounds(start: Any, stop: Any, step: Any = None) -> slice:
    """A slice of a list. Raises ArgumentError for what is neither a whole number nor None, and for a step of 0."""
    parts = [part if part is None else whole(part) for part in (start, stop, step)]
    if parts[2] == 0:
        raise ArgumentError("argument-out-of-range", found="0", least="1", most="none")
    return slice(*parts)


@kernel
def move_word(kind: int, value: Value, seat: Seat) -> MoveWord:
    """Kind, value and seat of a move in one word."""
    return kind | (seat + 1) << 4 | value << 8


@kernel
def kind_of(word: MoveWord) -> int:
    """The kind of a move."""
    return word & 15


@kernel
def value_of(word: MoveWord) -> Value:
    """The value of a move."""
    return word >> 8


@kernel
def seat_of(word: MoveWord) -> Seat:
    """The seat of a move, or -1."""
    return (word >> 4 & 15) - 1


@pooled(64)
@kernel
class Move:
    """One play or step. Moves with equal effects are equal, so a capture is the set it takes.

    cards: the set played from the hand, empty for a step with table cards alone.
    taken: the set taken from the table: loose cards, whole builds and tops of piles.
    value: of the capture or the build (11, 12, 13 for J, Q, K); for INSIST 1 (a fuller capture), 2 (additions) or 3
    (both); otherwise 0.
    seat: of the player who claims, insists, passes, calls or asks; of the partner who will own a build; for a capture,
    its own seat if it calls "orange", or the partner's who gets its pictures; otherwise -1.
    order: all cards of a capture as they are put on the pile, the lowest first; None leaves it to the engine.
    pack: the number of the pack whose names `str` uses. It is not part of the move: equal moves may differ in it.

    `str(move)` is its notation without a position, which can be read back in the position where the move is legal.
    """

    kind: int
    value: Value
    seat: Seat
    pack: int
    cards: CardSet
    taken: CardSet
    order: tuple[int, ...] | None

    def __init__(
        self,
        kind: int,
        cards: int,
        taken: int = 0,
        value: int = 0,
        seat: int = -1,
        order: Iterable[int] | None = None,
        pack: int = 0,
    ) -> None:
        self.kind = small(kind)
        self.cards = bits(cards)
        self.taken = bits(taken)
        self.value = small(value)
        self.seat = small(seat)
        self.order = None if order is None else wholes(order)
        self.pack = small(pack)

    def without_order(self) -> "Move":
        """The move as seen by players who may not look into the pile."""
        if self.order is None:
            return self
        return Move(self.kind, self.cards, self.taken, self.value, self.seat, None, self.pack)

    def in_pack(self, pack: int) -> "Move":
        """The same move, with the names of the cards of another pack."""
        return Move(self.kind, self.cards, self.taken, self.value, self.seat, self.order, pack)

    def key(self) -> tuple[int, int, int, int, int, tuple[int, ...] | None]:
        """Everything that identifies the move."""
        return (self.kind, self.cards, self.taken, self.value, self.seat, self.order)

    @shared
    def word(self) -> MoveWord:
        """Kind, value and seat in one word; NO_WORD if one of them is out of range."""
        if not (0 <= self.kind <= ASK and 0 <= self.value <= HIGHEST and -1 <= self.seat < LAST_SEAT):
            return NO_WORD
        return move_word(self.kind, self.value, self.seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __str__(self) -> str:
        return move_text(self)

    def __repr__(self) -> str:
        return f"<Move {move_text(self)}>"

    def __copy__(self) -> "Move":
        return self

    def __deepcopy__(self, memo: object) -> "Move":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_move, (PICKLE, *self.key(), self.pack)


@pooled(8)
@kernel
class MoveList:
    """An immutable sequence of moves that creates each `Move` only on demand; only the engine fills it.

    `complete` is False if a limit cut it short.
    """

    played: Buffer[CardSet]
    taken: Buffer[CardSet]
    marks: Buffer[MoveWord]
    n: Size
    room: Size
    complete: Writable[bool]
    pack: int

    def __init__(self, pack: int = 0) -> None:
        self.begin(small(pack))

    @kernel
    def begin(self, pack: int) -> None:
        """Begin as a new list without moves."""
        self.n = self.room = 0
        self.complete = True
        self.pack = pack
        self.played = []
        self.taken = []
        self.marks = []

    def __dealloc__(self) -> None:
        released(self.played)
        released(self.taken)
        released(self.marks)

    @kernel
    def add(self, kind: int, cards: CardSet, taken: CardSet, value: Value) -> None:
        """Append a move without a seat."""
        self.append(cards, taken, move_word(kind, value, -1))

    @kernel
    def add_for(self, kind: int, cards: CardSet, taken: CardSet, value: Value, seat: Seat) -> None:
        """Append a move."""
        self.append(cards, taken, move_word(kind, value, seat))

    @kernel
    def repeat(self, start: Size, end: Size, cards: CardSet) -> None:
        """Append the moves at the indices from `start` to `end` once more, with other cards from the hand."""
        for i in range(start, end):
            self.append(cards, self.taken[i], self.marks[i])

    @kernel
    def append(self, cards: CardSet, taken: CardSet, mark: MoveWord) -> None:
        """Append a move whose kind, seat and value are in one word."""
        n = self.n
        if n == self.room:
            self.grow(2 * n + 32)
        self.played[n] = cards
        self.taken[n] = taken
        self.marks[n] = mark
        self.n = n + 1

    @kernel
    def grow(self, room: Size) -> None:
        """Make room for this many moves."""
        self.played = resized(self.played, room)
        self.taken = resized(self.taken, room)
        self.marks = resized(self.marks, room)
        self.room = room

    @kernel
    def clear(self) -> None:
        """Forget all moves."""
        self.complete = True
        self.n = 0

    def __len__(self) -> int:
        return self.n

    @typed
    def _move_at(self, index: Size) -> Move:
        """The move at an index, which is not checked."""
        move: Move = Move.__new__(Move)
        mark = self.marks[index]
        move.kind = kind_of(mark)
        move.value = value_of(mark)
        move.cards = self.played[index]
        move.taken = self.taken[index]
        move.seat = seat_of(mark)
        move.order = None
        move.pack = self.pack
        return move

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> "MoveList": ...

    def __getitem__(self, index: int | slice) -> "Move | MoveList":
        if isinstance(index, slice):
            return self.picked(range(*bounds(index.start, index.stop, index.step).indices(self.n)))
        return self._move_at(self._place(index))

    @typed
    def _place(self, index: Any) -> Size:
        """An index from Python, perhaps counted from the end, as one from 0. Raises ArgumentError."""
        number = index if isinstance(index, int) else whole(index)
        try:
            at: Size = number
        except OverflowError:
            at = self.n
        if at < -self.n or at >= self.n:
            raise NoSuchMove("argument-no-move", found=str(number))
        return at + self.n if at < 0 else at

    def picked(self, places: Iterable[int]) -> "MoveList":
        """A list of the moves at these places. Raises ArgumentError if there are none."""
        picked = MoveList(self.pack)
        for number in items(places):
            i: Size = place(number, self.n, "argument-no-move")
            picked.append(self.played[i], self.taken[i], self.marks[i])
        return picked

    def __iter__(self) -> Iterator[Move]:
        for index in range(len(self)):
            yield self._move_at(index)

    def __reversed__(self) -> Iterator[Move]:
        for index in range(len(self) - 1, -1, -1):
            yield self._move_at(index)

    def __contains__(self, move: object) -> bool:
        """Whether a move, or the text of one, is in the list; in a text, cards may be in any order."""
        if isinstance(move, str):
            wanted = named_in(move)
            return any(named_in(str(mine)) == wanted for mine in self)
        return any(move == mine for mine in self)

    def index(self, move: object, start: int = 0, stop: int | None = None) -> int:
        """The first place of a move, as for a list. Raises NotListed if it is not there."""
        for at in range(*bounds(start, stop).indices(len(self))):
            if self._move_at(at) == move:
                return at
        raise NotListed("argument-not-listed", found=str(move))

    def count(self, move: object) -> int:
        """How many times a move is in the list."""
        return sum(move == mine for mine in self)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, MoveList | list | tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        named = [str(move) for move in self[:SHOWN]] + ["..."] * (len(self) > SHOWN)
        return f"<MoveList of {len(self)}: {'; '.join(named)}>"

    def __copy__(self) -> "MoveList":
        return self

    def __deepcopy__(self, memo: object) -> "MoveList":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        words = array("Q")
        for i in range(len(self)):
            words.extend((self.played[i], self.taken[i], self.marks[i]))
        return restored_list, (PICKLE, self.complete, self.pack, words.tobytes())


Sequence.register(MoveList)


@typed
def empty_list(pack: int) -> MoveList:
    """A new list without moves, for callers that are compiled."""
    moves: MoveList = MoveList.__new__(MoveList)
    moves.begin(pack)
    return moves


def restored_move(version: int, *parts: Any) -> Move:
    """A move from its pickle. Raises RestoreError if it is damaged or from another version."""
    if version != PICKLE:
        raise RestoreError("engine-restore-version", found=str(version), known=PICKLE)
    try:
        move = Move(*parts)
        hash(move)
        return move
    except (ArithmeticError, TypeError, ValueError) as error:
        raise RestoreError("engine-restore-damaged", problem=str(error)) from error


def restored_list(version: int, complete: bool, pack: int, packed: bytes) -> MoveList:
    """A list of moves from its pickle. Raises RestoreError if it is damaged or from another version."""
    if version != PICKLE:
        raise RestoreError("engine-restore-version", found=str(version), known=PICKLE)
    try:
        moves, words = MoveList(pack), array("Q", packed)
        moves.complete = complete
        for cards, taken, mark in zip(words[::3], words[1::3], words[2::3], strict=True):
            moves.append(cards, taken, mark)
    except (ArithmeticError, TypeError, ValueError) as error:
        raise RestoreError("engine-restore-damaged", problem=str(error)) from error
    return moves

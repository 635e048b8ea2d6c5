"""Moves: what a player chose, nothing else; and lists of them."""

from collections.abc import Iterable, Iterator
from enum import IntEnum

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.words import Words


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


TRAIL, CAPTURE, BUILD, JOIN, RAISE, CLAIM, END, INSIST, PASS, CALL, ASK = range(11)


class Move:
    """One play or step: equal effects are equal moves, so a capture is the set it takes.

    cards: the set played from the hand, empty for a step with table cards alone. taken: the set taken from the table:
    loose cards, whole builds and tops of piles.
    value: of the capture or the build (11, 12, 13 for J, Q, K); of INSIST 1 for a fuller capture, 2 for additions,
    3 for both; else 0.
    seat: who claims, insists, passes, calls or asks; the partner who is to own a build; of a capture its own seat if
    it calls "orange", the partner who gets its pictures; else -1.
    order: all cards of a capture as they are laid on the pile, the lowest first; None leaves it to the engine.
    """

    def __init__(
        self, kind: int, cards: int, taken: int = 0, value: int = 0, seat: int = -1, order: Iterable[int] | None = None
    ) -> None:
        self.kind = kind
        self.cards = cards
        self.taken = taken
        self.value = value
        self.seat = seat
        self.order: tuple[int, ...] | None = None if order is None else tuple(order)

    def without_order(self) -> "Move":
        """What those see who may not look into the pile."""
        return self if self.order is None else Move(self.kind, self.cards, self.taken, self.value, self.seat)

    def key(self) -> tuple[int, int, int, int, int, tuple[int, ...] | None]:
        """All that makes the move what it is."""
        return (self.kind, self.cards, self.taken, self.value, self.seat, self.order)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        order = "" if self.order is None else f", {self.order}"
        return f"Move(Kind.{Kind(self.kind).name}, {self.cards:#x}, {self.taken:#x}, {self.value}, {self.seat}{order})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Move, self.key())


class MoveList:
    """A sequence of moves that makes each `Move` only when asked. `complete` is False where a limit cut it."""

    def __init__(self) -> None:
        self.complete = True
        self.played = Words()
        self.taken = Words()
        self.marks = Words()

    def add(self, kind: int, cards: int, taken: int, value: int) -> None:
        """Append a move of no seat."""
        self.append(cards, taken, kind | value << 8)

    def add_for(self, kind: int, cards: int, taken: int, value: int, seat: int) -> None:
        """Append a move."""
        self.append(cards, taken, kind | (seat + 1) << 4 | value << 8)

    def repeat(self, start: int, end: int, cards: int) -> None:
        """Append the moves at the indices from `start` to `end` once more, with other cards from the hand."""
        for i in range(start, end):
            self.append(cards, self.taken.items[i], self.marks.items[i])

    def append(self, cards: int, taken: int, mark: int) -> None:
        """Append a move whose kind, seat and value are in one word."""
        n = self.marks.n
        if n == self.marks.room:
            self.grow(2 * n + 32)
        self.played.items[n] = cards
        self.taken.items[n] = taken
        self.marks.items[n] = mark
        self.marks.n = n + 1

    def grow(self, room: int) -> None:
        """Make room for so many moves."""
        self.played.grow(room)
        self.taken.grow(room)
        self.marks.grow(room)

    def clear(self) -> None:
        """Forget all moves."""
        self.complete = True
        self.marks.n = 0

    def __len__(self) -> int:
        return self.marks.n

    def move_at(self, index: int) -> Move:
        """The move at an index that is not checked."""
        move = Move.__new__(Move)
        mark = self.marks.items[index]
        move.kind = mark & 15
        move.value = mark >> 8
        move.cards = self.played.items[index]
        move.taken = self.taken.items[index]
        move.seat = (mark >> 4 & 15) - 1
        move.order = None
        return move

    def __getitem__(self, index: int) -> Move:
        n = self.marks.n
        if index < 0:
            index += n
        if index < 0 or index >= n:
            raise IndexError(f"move {index} of {n}")
        return self.move_at(index)

    def __iter__(self) -> Iterator[Move]:
        for index in range(len(self)):
            yield self.move_at(index)

    def __contains__(self, move: object) -> bool:
        return any(move == mine for mine in self)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, MoveList | list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"MoveList({list(self)!r})"

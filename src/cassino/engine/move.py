"""Moves: what a player chose, nothing else; and lists of them."""

from collections.abc import Iterator
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


TRAIL, CAPTURE, BUILD, JOIN, RAISE, CLAIM = range(6)


class Move:
    """One play: equal effects are equal moves, so a capture is the set it takes.

    cards: the set played from the hand. taken: the set taken from the table, loose cards and whole builds.
    value: of the capture or the build (11, 12, 13 for J, Q, K; 0 for a trail or a claim). seat: of a claim, else -1.
    """

    def __init__(self, kind: int, cards: int, taken: int = 0, value: int = 0, seat: int = -1) -> None:
        self.kind = kind
        self.cards = cards
        self.taken = taken
        self.value = value
        self.seat = seat

    def key(self) -> tuple[int, int, int, int, int]:
        """All that makes the move what it is."""
        return (self.kind, self.cards, self.taken, self.value, self.seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Move(Kind.{Kind(self.kind).name}, {self.cards:#x}, {self.taken:#x}, {self.value}, {self.seat})"

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
        """Append a move."""
        n = self.marks.n
        if n == self.marks.room:
            self.grow(2 * n + 32)
        self.played.items[n] = cards
        self.taken.items[n] = taken
        self.marks.items[n] = kind | value << 4
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
        move.value = mark >> 4
        move.cards = self.played.items[index]
        move.taken = self.taken.items[index]
        move.seat = -1
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

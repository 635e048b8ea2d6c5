"""The outcomes of a game while its tree grows, and a cache of the payoffs after the last plays of a round."""

from array import array
from typing import Any

from cassino.engine.state import State
from cassino.engine.words import Words
from cassino.errors import CassinoError
from cassino.kernel import Doubles, Ints, Seat, Side, Size, Word, kernel, typed
from cassino.search.position_key import SEED, mixed, mixed_builds, mixed_turn

LEAST_ROOM = 1 << 10


class Crowded(CassinoError):
    """Too many plays to list, or a game that grows beyond its limit."""


@kernel
class Outcomes:
    """A sequence of each player and a payoff to the first for every outcome; see `game.SequenceFormGame`."""

    most: Size
    count: Size
    room: Size
    firsts: Ints
    seconds: Ints
    payoffs: Doubles

    def __init__(self, most: int) -> None:
        self.most = most
        self.count = self.room = 0
        self.firsts = self.seconds = array("i")
        self.payoffs = array("d")
        self.make_room()

    @typed
    def add(self, first: int, second: int, payoff: float) -> None:
        """Add an outcome."""
        if self.count == self.room:
            self.make_room()
        self.firsts[self.count] = first
        self.seconds[self.count] = second
        self.payoffs[self.count] = payoff
        self.count += 1

    @typed
    def make_room(self) -> None:
        """Double the room. Raises Crowded."""
        if self.count >= self.most:
            raise Crowded("arena-crowded-outcomes", most=self.most)
        self.room = min(2 * self.count + LEAST_ROOM, self.most)
        self.firsts = longer("i", self.firsts, self.room)
        self.seconds = longer("i", self.seconds, self.room)
        self.payoffs = longer("d", self.payoffs, self.room)

    def columns(self) -> list[bytes]:
        """The first sequences, the second sequences and the payoffs."""
        count = self.count
        return [packed(self.firsts, count), packed(self.seconds, count), packed(self.payoffs, count)]


@kernel
class Choices:
    """The decisions of a player; see `game.Decisions`."""

    parents: Words
    ends: Words
    sequences: Size

    def __init__(self) -> None:
        self.parents = Words()
        self.ends = Words()
        self.sequences = 1

    @kernel
    def add(self, parent: Size, options: Size) -> Size:
        """Add a decision after a sequence, and return the number of its first option."""
        first = self.sequences
        self.sequences += options
        self.parents.push(parent)
        self.ends.push(self.sequences)
        return first

    @typed
    def columns(self) -> list[bytes]:
        """The sequence before each decision, then the first sequence after the options of each."""
        ends: Ints
        parents: Ints
        i: Size
        count: Size = self.parents.n
        parents, ends = array("i", bytes(4 * count)), array("i", bytes(4 * count))
        for i in range(count):
            parents[i], ends[i] = self.parents.items[i], self.ends.items[i]
        return [packed(parents, count), packed(ends, count)]


@kernel
class KnownPayoffs:
    """The payoffs of 2**bits positions with one play left; new ones overwrite older ones."""

    keys: Words
    mask: Word
    payoffs: Doubles
    payoff: float

    def __init__(self, bits: int) -> None:
        self.keys = Words()
        self.keys.grow(1 << bits)
        for i in range(1 << bits):
            self.keys.items[i] = 0
        self.payoffs = array("d", bytes(8 << bits))
        self.mask = (1 << bits) - 1
        self.payoff = 0.0

    @kernel
    def find(self, key: Word) -> bool:
        """Whether a position is known; if so, `payoff` is its payoff."""
        slot: Word = key >> 1 & self.mask
        if self.keys.items[slot] != key:
            return False
        self.payoff = self.payoffs[slot]
        return True

    @kernel
    def keep(self, key: Word, payoff: float) -> None:
        """Store a payoff."""
        slot: Word = key >> 1 & self.mask
        self.keys.items[slot] = key
        self.payoffs[slot] = payoff


@kernel
def last_print(state: State) -> Word:
    """A hash of everything that the last play of a round depends on, never 0: the same cards may lie there in many
    ways.
    """
    side: Side
    holder: Seat
    seat: Seat
    key: Word = mixed(SEED, state.loose)
    for seat in range(state.players):
        key = mixed(key, state.hands[seat])
        key = mixed(key, state.losses[seat] | state.short_hands[seat] << 16 | state.last_turns[seat] << 24)
    for holder in range(state.tables.pile_count):
        key = mixed(key, state.piles[holder])
    for side in range(state.tables.side_count):
        key = mixed(mixed(key, state.sweep_turns[side]), state.large_turns[side])
    key = mixed_turn(state, mixed_builds(state, key))
    return mixed(key, key >> 32) | 1


def longer(kind: str, numbers: Any, room: int) -> Any:
    """A copy of an array with more room; copied as a whole, which is faster than item by item."""
    grown = array(kind)
    grown.frombytes(packed(numbers, len(numbers)))
    grown.frombytes(bytes(grown.itemsize * (room - len(grown))))
    return grown


def packed(numbers: Any, count: int) -> bytes:
    """The first `count` numbers of an array."""
    return memoryview(numbers)[:count].tobytes()

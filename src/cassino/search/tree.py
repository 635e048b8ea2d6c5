"""Monte Carlo tree search over worlds: one tree of moves for all of them, as one seat sees the game.

A node is identified by the moves that lead to it; in each world only legal moves are chosen. Each side maximizes its
own margin.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Annotated

from cassino.engine.legal import generate, generate_shares
from cassino.engine.move import Move
from cassino.engine.play import apply_marked
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.turn import Turn
from cassino.engine.words import Words
from cassino.kernel import (
    Buffer,
    CardSet,
    Long,
    MoveWord,
    PerSeat,
    Size,
    Word,
    kernel,
    nogil,
    released,
    resized_doubles,
    truncated,
    typed,
)
from cassino.search.estimator import Estimator
from cassino.search.node import rank_of_move
from cassino.search.playouts import play_once
from cassino.search.points import Points

ROOT: Word = 0x94D049BB133111EB
SPICE_A: Word = 0x9E3779B97F4A7C15
SPICE_B: Word = 0xBF58476D1CE4E5B9
SPICE_C: Word = 0xD1342543DE82EF95
WORD: Word = 0xFFFFFFFFFFFFFFFF
MANY = 120
"""At most this many moves of a position are considered; in a longer list every card gets its share of them."""
DEEPEST = 256
"""Lines in the tree are at most this long."""
MOST_SIDES = 6
FIRST_BITS = 13


@kernel
class World:
    """A state that agrees with the view, the results of playing on from it, and the next such world."""

    state: State
    next: "World | None"
    sums: PerSeat[float]
    visits: int

    def __init__(self, state: State, following: "World | None") -> None:
        self.state = state
        self.next = following
        self.visits = 0
        self.sums = [0.0] * MOST_SIDES
        for side in range(MOST_SIDES):
            self.sums[side] = 0.0


def chain(states: Sequence[State]) -> list[World]:
    """Worlds, each knowing the one after it."""
    worlds: list[World] = []
    following: World | None = None
    for state in reversed(states):
        following = World(state, following)
        worlds.append(following)
    worlds.reverse()
    return worlds


@kernel
class NodeTable:
    """The nodes by key, in open addressing; a slot that was neither visited nor seen is free."""

    bits: int
    count: Size
    keys: Words
    visits: Words
    seen: Words
    totals: Buffer[float]

    def __init__(self, bits: int) -> None:
        self.bits = self.count = 0
        self.keys, self.visits, self.seen = Words(), Words(), Words()
        self.totals = []
        self.clear(bits)

    def __dealloc__(self) -> None:
        released(self.totals)

    @typed
    def clear(self, bits: int) -> None:
        """Make room for 2**bits nodes, half of which stay free."""
        self.keys.grow(1 << bits)
        self.visits.grow(1 << bits)
        self.seen.grow(1 << bits)
        self.totals = resized_doubles(self.totals, 1 << bits)
        self.bits = bits
        for slot in range(1 << bits):
            self.visits.items[slot] = self.seen.items[slot] = 0
            self.totals[slot] = 0.0

    def bits_for(self, more: int) -> int:
        """How large a table must be to take this many more nodes."""
        bits = self.bits
        while (self.count + more) * 2 > 1 << bits:
            bits += 1
        return bits

    @typed
    def fill(self, other: "NodeTable") -> None:
        """Copy all nodes of a smaller table."""
        for place in range(1 << other.bits):
            if other.seen.items[place]:
                slot = self.find(other.keys.items[place])
                self.add(slot, other.keys.items[place])
                self.visits.items[slot] = other.visits.items[place]
                self.seen.items[slot] = other.seen.items[place]
                self.totals[slot] = other.totals[place]

    @kernel
    def find(self, key: Word) -> Size:
        """The slot of a node, or a free one if there is no such node."""
        mask = (1 << self.bits) - 1
        slot = key >> 20 & mask
        while self.seen.items[slot] and self.keys.items[slot] != key:
            slot = (slot + 1) & mask
        return slot

    @kernel
    def add(self, slot: Size, key: Word) -> None:
        """Put a new node into a free slot."""
        self.keys.items[slot] = key
        self.seen.items[slot] = 1
        self.count += 1

    @kernel
    def note_seen(self, slot: Size) -> None:
        """Note that a node could have been visited."""
        self.seen.items[slot] = self.seen.items[slot] + 1

    @kernel
    def note_visit(self, slot: Size, gain: float) -> None:
        """Note a visit of a node, with its result."""
        self.visits.items[slot] = self.visits.items[slot] + 1
        self.totals[slot] += gain


@kernel
class Tree:
    """Each iteration adds a node: it goes down the tree, plays one new move, and continues with likely moves to the end
    of a round.

    exploration: the weight of exploration, in thousandths. widening: how fast less likely moves are added, in
    thousandths. chance: the probability of a random move in a playout, in thousandths. rounds: how many rounds a
    playout lasts. reach: a line has at most this many moves; 0 for no limit.
    """

    points: Points
    value: Estimator
    rng: Rng
    turn: Turn
    state: State
    table: NodeTable
    exploration: float
    widening: float
    chance: int
    rounds: int
    reach: int
    sides: int
    iterations: Long
    slots: Words
    key: Word
    is_new: bool
    path: Annotated[list[Size], 256]
    movers: Annotated[list[int], 256]
    rewards: PerSeat[float]
    sums: PerSeat[float]
    gains: PerSeat[float]
    squares: float
    spread: float
    samples: Long

    def __init__(
        self,
        points: Points,
        value: Estimator,
        rng: Rng,
        exploration: int,
        widening: int,
        chance: int,
        rounds: int,
        reach: int = 0,
    ) -> None:
        self.points, self.value, self.rng = points, value, rng
        self.turn = Turn()
        self.state = State(points.tables)
        self.table = NodeTable(FIRST_BITS)
        self.exploration, self.widening = exploration / 1000.0, widening / 1000.0
        self.chance, self.rounds = chance, rounds
        self.sides = points.sides
        self.reach = reach
        self.slots = Words()
        self.slots.grow(MANY + 1)
        self.iterations = 0
        self.key = ROOT
        self.is_new = False
        self.path, self.movers = [0] * DEEPEST, [0] * DEEPEST
        self.rewards, self.sums, self.gains = ([0.0] * MOST_SIDES for _ in range(3))
        for side in range(MOST_SIDES):
            self.sums[side] = 0.0
        self.squares = self.spread = 0.0
        self.samples = 0

    def grow(self, world: World, iterations: int) -> None:
        """One iteration in each of `iterations` worlds of a chain, from this one on, or to its end."""
        bits = self.table.bits_for(iterations)
        if bits > self.table.bits:
            table = NodeTable(bits)
            table.fill(self.table)
            self.table = table
        self.released(world, iterations)

    @typed
    def released(self, world: World, iterations: Size) -> None:
        """`walk` without the interpreter."""
        with nogil:
            self.walk(world, iterations)

    def expect(self, move: Move, visits: int, gain: float) -> None:
        """Count `visits` visits of a first move in advance, each with this gain over the usual result."""
        key = self.first_key(move)
        slot = self.table.find(key)
        self.table.add(slot, key)
        self.table.seen.items[slot] = self.table.visits.items[slot] = visits
        self.table.totals[slot] = visits * gain

    def visits_of(self, move: Move) -> int:
        """How many visits a first move has, including those counted in advance."""
        visits: int = self.table.visits.items[self.table.find(self.first_key(move))]
        return visits

    def mean_of(self, move: Move, side: int) -> float:
        """The mean margin of a side after a first move."""
        slot = self.table.find(self.first_key(move))
        total: float = self.table.totals[slot]
        usual: float = self.sums[side]
        visits: int = self.table.visits.items[slot]
        return usual / (self.iterations or 1) + total / (visits or 1)

    @typed
    def first_key(self, move: Move) -> Word:
        """The key of the node behind a first move."""
        return key_after(ROOT, move.cards, move.taken, move.word())

    def deviation(self) -> float:
        """The spread of single results around the usual result of their world."""
        return self.spread

    @kernel
    def walk(self, world: World, left: Size) -> None:
        """One iteration in each of `left` worlds."""
        # Not a loop, because without the interpreter no variable may hold a world.
        if world.visits == 0:
            self.open(world)
        self.iterate(world)
        if left > 1 and world.next is not None:
            self.walk(world.next, left - 1)

    @kernel
    def open(self, world: World) -> None:
        """Play a world out with likely moves only: its usual result, to begin with."""
        self.state.assign(world.state)
        self.finish(world.state.round_no, 0)
        self.judge()
        for side in range(self.sides):
            world.sums[side] = self.rewards[side]
        world.visits = 1

    @kernel
    def iterate(self, world: World) -> None:
        """Go down the tree, play to the end, and learn on the way back."""
        self.state.assign(world.state)
        first_round = world.state.round_no
        depth = self.descend(first_round)
        self.finish(first_round, depth)
        self.judge()
        self.learn(world, depth)

    @kernel
    def descend(self, first_round: int) -> Size:
        """Play moves of the tree until one is new; returns their number."""
        depth = 0
        self.key = ROOT
        self.is_new = False
        visits: Word = self.iterations
        while depth < DEEPEST and not self.is_new and not self.is_far(first_round, depth):
            self.list_moves()
            at = self.choice(visits)
            slot = self.slots.items[at]
            visits = self.table.visits.items[slot]
            self.path[depth] = slot
            self.movers[depth] = self.state.turn % self.sides
            mark, cards, taken = (
                self.turn.moves.marks[at],
                self.turn.moves.played[at],
                self.turn.moves.taken[at],
            )
            self.key = key_after(self.key, cards, taken, mark)
            apply_marked(self.state, cards, taken, mark)
            depth += 1
        return depth

    @kernel
    def is_far(self, first_round: int, depth: int) -> bool:
        """Whether a line has reached its limit of moves."""
        if self.state.is_over or self.state.round_no - first_round >= self.rounds:
            return True
        return self.reach > 0 and depth >= self.reach

    @kernel
    def list_moves(self) -> None:
        """The moves of the state."""
        generate(self.turn, self.state, MANY)
        if not self.turn.moves.complete:
            generate_shares(self.turn, self.state, MANY)

    @kernel
    def choice(self, visits: Word) -> Size:
        """The place of the move to play: a new one while the node has few for its visits, otherwise the most
        promising.
        """
        known = self.look_up()
        n = self.turn.moves.n
        if known < n and (known == 0 or known < self.allowance(visits)):
            at = self.best_new()
            slot = self.slots.items[at]
            key = key_after(
                self.key,
                self.turn.moves.played[at],
                self.turn.moves.taken[at],
                self.turn.moves.marks[at],
            )
            self.table.add(slot, key)
            self.is_new = True
            return at
        return self.best_known()

    @kernel
    def allowance(self, visits: Word) -> Word:
        """How many moves of a node are tried after this many visits."""
        return 1 + truncated(self.widening * sqrt(visits * 1.0))

    @kernel
    def look_up(self) -> Size:
        """Find the node after each move; returns how many there are."""
        known = 0
        for i in range(self.turn.moves.n):
            slot = self.table.find(
                key_after(
                    self.key,
                    self.turn.moves.played[i],
                    self.turn.moves.taken[i],
                    self.turn.moves.marks[i],
                )
            )
            self.slots.items[i] = slot
            if self.table.seen.items[slot]:
                self.table.note_seen(slot)
                known += 1
        return known

    @kernel
    def best_new(self) -> Size:
        """The place of the likeliest move without a node."""
        best = -1
        rank: CardSet = 0
        for i in range(self.turn.moves.n):
            if self.table.seen.items[self.slots.items[i]] == 0:
                found = rank_of_move(
                    self.value,
                    self.state,
                    self.turn.moves.marks[i],
                    self.turn.moves.played[i],
                    self.turn.moves.taken[i],
                )
                if best < 0 or found > rank:
                    rank = found
                    best = i
        return best

    @kernel
    def best_known(self) -> Size:
        """The place of the move with a node that may be worth most."""
        best = -1
        high = 0.0
        for i in range(self.turn.moves.n):
            slot = self.slots.items[i]
            if self.table.seen.items[slot]:
                found = self.bound(slot)
                if best < 0 or found > high:
                    high = found
                    best = i
        return best

    @kernel
    def bound(self, slot: Size) -> float:
        """An upper bound for the value of the move to a node, by how often the move was possible."""
        visits = self.table.visits.items[slot] * 1.0
        mean = self.table.totals[slot] / visits
        return mean + self.exploration * self.spread * sqrt(log(self.table.seen.items[slot] * 1.0) / visits)

    @kernel
    def finish(self, first_round: int, depth: int) -> None:
        """Play to the end with likely moves. depth: how many moves have been played."""
        while not self.is_far(first_round, depth):
            play_once(self.state, self.turn, self.value, self.rng, self.chance)
            depth += 1

    @kernel
    def judge(self) -> None:
        """The margin of each side as it is now."""
        for side in range(self.sides):
            if side == 1 and self.sides == 2:
                self.rewards[1] = -self.rewards[0]
            else:
                self.rewards[side] = self.value.value(self.state, side, False)

    @kernel
    def learn(self, world: World, depth: Size) -> None:
        """On the way back, note how much better each side did than is usual in this world."""
        for side in range(self.sides):
            self.gains[side] = self.rewards[side] - world.sums[side] / world.visits
            world.sums[side] += self.rewards[side]
            self.sums[side] += self.rewards[side]
        world.visits += 1
        self.iterations += 1
        if self.is_new:
            self.samples += 1
            self.squares += self.gains[0] * self.gains[0]
            self.spread = sqrt(self.squares / self.samples)
        for i in range(depth):
            self.table.note_visit(self.path[i], self.gains[self.movers[i]])


@kernel
def key_after(key: Word, cards: CardSet, taken: CardSet, mark: MoveWord) -> Word:
    """The key of the node behind a move."""
    key = ((key ^ cards) * SPICE_A) & WORD
    key = ((key ^ key >> 29 ^ taken) * SPICE_B) & WORD
    key = ((key ^ key >> 31 ^ mark) * SPICE_C) & WORD
    return key ^ key >> 32

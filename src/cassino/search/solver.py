"""The exact solver: perfect play to the end of a deal in which every card is known, including the stock (double dummy).

The score of a position is what one side, `side`, gets at the end if everybody plays perfectly: its margin, or with an
aim its chance to win the match. With more than two sides, all others are assumed to play together against it.

The search is MTD(f), after Plaat: a search with a window of one unit only finds out whether the score is below a number
`beta`; such searches move a guess up or down until a lower bound `low` and an upper bound `high` meet. Each of them is
alpha-beta, cut short by
- the transposition table, under keys that merge positions with interchangeable cards (`position_key`). It stores scores
without the points that are certain, `base`, so that positions with different piles can share an entry;
- `base` plus or minus what a side can still gain at most (`bounds`), under rules where that is known;
- the order of moves: the best one of an earlier search first, then by rank, lowered for what the next player can take
(`foresee`).

Units. Scores are whole numbers. For margins of n sides: (n - 1) times the margin in points. With an aim: UNIT times the
chance in percent.
"""

from collections.abc import Sequence

from cassino.engine.move import BUILD, JOIN, RAISE, TRAIL, Move, kind_of, value_of
from cassino.engine.play import apply_marked
from cassino.engine.state import State
from cassino.engine.turn import Turn
from cassino.errors import CassinoError
from cassino.kernel import CardSet, Long, Side, Size, Word, kernel, lowest, nogil, truncated, typed
from cassino.search.aim import NO_AIM, Aim
from cassino.search.bounds import Bounds
from cassino.search.estimator import Estimator
from cassino.search.node import Node
from cassino.search.points import Points
from cassino.search.position_key import PositionKeys, mixed
from cassino.search.transposition import UNBOUNDED, TranspositionTable, move_hash

NODES = 100_000_000
"""The limit of a search unless one is given."""
WIDEST = 4_000_000
"""A position with more moves is refused."""
INFINITE: Long = 1 << 30
UNIT = 1024.0
TRAIL_RISK: CardSet = 700
"""How much the rank of a trail is lowered if the next player can pair the card."""
BUILD_RISK: CardSet = 1500
"""How much the rank of a build is lowered if the next player holds a card for it."""
FEW = 1
"""With at most this many cards left, a position is not looked up: searching it is as fast."""
BITS = ((2, 8), (4, 10), (8, 14), (16, 18), (24, 20), (32, 22), (52, 23))
"""For at most this many cards still to be played, the best size of a table, as a power of two."""


class SearchTooLong(CassinoError):
    """An exact search that needs more nodes than it may use."""


@kernel
class Solver:
    """Solves positions of one deal; what it finds for one helps with the others. Each thread needs its own."""

    points: Points
    value: Estimator
    bounds: Bounds
    keys: PositionKeys
    turn: Turn
    table: TranspositionTable
    root: Node
    aim: Aim
    side: Side
    mover: int
    nodes: Long
    widest: Size
    limit: Long
    is_stopped: bool
    aims: bool
    best_hash: CardSet

    def __init__(self, points: Points, value: Estimator, bits: int = 20, widest: int = WIDEST) -> None:
        """points, value: of the deal; estimates only guide the search. bits: 2**bits positions are remembered.

        widest: a position with more moves than this ends the search with SearchTooLong.
        """
        self.turn = Turn()
        self.table = TranspositionTable(bits)
        self.root = Node(points.tables)
        self.widest = widest
        self.side = self.mover = 0
        self.nodes = 0
        """How many positions the last search looked at, other than finished deals."""
        self.limit = 0
        self.is_stopped = False
        self.best_hash = 0
        self.begin(points, value)

    def begin(self, points: Points, value: Estimator, bits: int = 0, aim: Aim | None = None) -> None:
        """Prepare for another deal of the same rules, or for another aim, and forget earlier results.

        bits: 2**bits positions are remembered from now on; 0 keeps the size. aim: what the side of the player to act
        plays for; None for the margin.
        """
        self.points = points
        self.value = value
        self.bounds = Bounds(points)
        self.keys = PositionKeys(points)
        self.aims = aim is not None
        self.aim = aim or NO_AIM
        self.table.resize(bits or self.table.bits)

    def solve(self, state: State, nodes: int = NODES) -> float:
        """The result of perfect play for the side of the player to act: a margin in points, with an aim a percentage.

        Raises SearchTooLong beyond `nodes` nodes.
        """
        self.start(state, nodes)
        self.root.state.assign(state)
        return self.converted(self.found(self.guess(state)))

    def solve_moves(self, state: State, moves: Sequence[Move], nodes: int = NODES) -> list[float]:
        """The same after each of some moves, for the side that makes them.

        Raises SearchTooLong beyond `nodes` nodes for all moves together.
        """
        self.start(state, nodes)
        scores = []
        guess = self.guess(state)
        for move in moves:
            self.root.state.assign(state)
            apply_marked(self.root.state, move.cards, move.taken, move.word())
            guess = self.found(guess)
            scores.append(self.converted(guess))
        return scores

    def start(self, state: State, nodes: int) -> None:
        """Start a search for the side of the player to act."""
        mover = state.turn % self.points.sides
        # Of two sides, the first one's margin determines the other's: one table serves both.
        side = mover if self.points.sides > 2 or self.aims else 0
        if side != self.side:
            self.table.forget()
        self.mover, self.side = mover, side
        self.nodes = 0
        self.limit = nodes
        self.is_stopped = False

    @typed
    def guess(self, state: State) -> Long:
        """The first guess of the score."""
        margin = self.value.value(state, self.side, True)
        if self.aims:
            others = (self.value.total(state) - margin) / self.points.sides
            return self.percent(others + margin, others)
        return truncated(margin * (self.points.sides - 1) + (0.5 if margin > 0.0 else -0.5))

    def found(self, guess: int) -> int:
        """The score of the root. Raises SearchTooLong."""
        score = self.released(guess)
        if self.is_stopped:
            raise SearchTooLong("arena-search-too-long", most=self.limit)
        return score

    def converted(self, score: int) -> float:
        """A score as the value that is returned for the side of the player to act."""
        if self.aims:
            return score / UNIT
        margin = score / (self.points.sides - 1.0)
        return margin if self.mover == self.side else -margin

    @typed
    def released(self, guess: Long) -> Long:
        """`narrowed` without the interpreter."""
        with nogil:
            return self.narrowed(guess)

    @kernel
    def narrowed(self, guess: Long) -> Long:
        """The score of the root, by searches that only tell whether it is below a number."""
        low, high = -INFINITE, INFINITE
        score = guess
        while low < high and not self.is_stopped:
            beta = score + 1 if score == low else score
            score = self.search(self.root, beta - 1, beta)
            if score < beta:
                high = score
            else:
                low = score
        return score

    @kernel
    def search(self, node: Node, alpha: Long, beta: Long) -> Long:
        """The score of a node, exact if it lies between alpha and beta, else a bound on the same side of both."""
        if node.state.is_over:
            return self.final(node.state)
        self.nodes += 1
        if self.nodes > self.limit:
            self.is_stopped = True
            return 0
        base: Long = 0
        if not self.aims:
            self.bounds.measure(node.state, self.side)
            base = self.bounds.base
            if self.bounds.is_bounded and base + self.bounds.rise <= alpha:
                return base + self.bounds.rise
            if self.bounds.is_bounded and base - self.bounds.fall >= beta:
                return base - self.bounds.fall
        if cards_left(node.state) <= FEW:
            return self.best_of(node, alpha, beta, 0)
        return self.looked_up(node, alpha, beta, base)

    @kernel
    def looked_up(self, node: Node, alpha: Long, beta: Long, base: Long) -> Long:
        """The score of a node from the table, or else by its moves. base: the part that is not in the table."""
        key: Word = self.key(node.state)
        self.table.find(key)
        hint: Word = 0
        if self.table.is_hit:
            if self.table.low > -UNBOUNDED and self.table.low + base >= beta:
                return self.table.low + base
            if self.table.high < UNBOUNDED and self.table.high + base <= alpha:
                return self.table.high + base
            hint = self.table.best
        best: Long = self.best_of(node, alpha, beta, hint)
        if not self.is_stopped:
            low: Long = best - base if best > alpha else -UNBOUNDED
            high: Long = best - base if best < beta else UNBOUNDED
            self.table.keep(key, low, high, self.best_hash, cards_left(node.state))
        return best

    @kernel
    def final(self, state: State) -> Long:
        """The score of a finished deal."""
        if not self.aims:
            return self.bounds.final(state, self.side)
        others = 0
        for other in range(self.points.sides):
            if other != self.side:
                others += self.points.total(state, other)
        return self.percent(self.points.total(state, self.side) * 1.0, others / (self.points.sides - 1.0))

    @kernel
    def percent(self, own: float, others: float) -> Long:
        """The score if the side has `own` points and every other side `others` on average, with an aim."""
        return truncated(self.aim.percent(own, others, True) * UNIT + 0.5)

    @kernel
    def key(self, state: State) -> CardSet:
        """The key of a position; with an aim the points that are certain are part of it."""
        key = self.keys.key(state)
        if self.aims:
            for side in range(self.points.sides):
                key = mixed(key, INFINITE + self.bounds.banked(state, side))
        return key

    @kernel
    def best_of(self, node: Node, alpha: Long, beta: Long, hint: Word) -> Long:
        """The score of a node by its moves; `best_hash` becomes the hash of the best one.

        hint: the hash of the move to try first; 0 for none.
        """
        i: Size
        node.list_moves(self.turn, self.value, self.widest)
        if not node.is_complete:
            self.is_stopped = True
            return 0
        self.foresee(node)
        if hint:
            self.put_first(node, hint)
        is_own: bool = node.state.turn % self.points.sides == self.side
        best: Long = -INFINITE if is_own else INFINITE
        at: Size = 0
        for i in range(node.count):
            node.bring_best(i)
            node.play(i)
            score = self.search(node.next, alpha, beta)
            if self.is_stopped:
                return 0
            if (is_own and score > best) or (not is_own and score < best):
                best = score
                at = i
            if is_own and best > alpha:
                alpha = best
            if not is_own and best < beta:
                beta = best
            if alpha >= beta:
                break
        if node.count:
            self.best_hash = move_hash(node.played.items[at], node.taken.items[at], node.marks.items[at])
        return best

    @kernel
    def foresee(self, node: Node) -> None:
        """Lower the ranks of moves that lay down or build something that the next player can take."""
        seat = (node.state.turn_of + 1) % node.state.players
        held = node.state.hands[seat]
        if held == 0:
            return
        for i in range(node.count):
            mark = node.marks.items[i]
            kind = kind_of(mark)
            if kind == TRAIL:
                cards = node.played.items[i]
                if held & rank_mates(cards):
                    node.ranks.items[i] = node.ranks.items[i] - TRAIL_RISK
            elif kind in (BUILD, JOIN, RAISE):
                value = value_of(mark)
                if held & node.state.tables.held[value]:
                    node.ranks.items[i] = node.ranks.items[i] - BUILD_RISK

    @kernel
    def put_first(self, node: Node, hint: Word) -> None:
        """Rank the move with a hash above all others."""
        for i in range(node.count):
            if move_hash(node.played.items[i], node.taken.items[i], node.marks.items[i]) == hint:
                node.ranks.items[i] = 1 << 40
                return


def table_bits(cards: int, nodes: int) -> int:
    """The size of a table for a search with this many cards still to be played, within a limit of nodes, as a power of
    two.
    """
    enough: int = next(bits for most, bits in BITS if cards <= most)
    return min(enough, nodes.bit_length() + 1)


@kernel
def cards_left(state: State) -> int:
    """How many cards are still to be played, in the hands and in the stock."""
    cards = state.stock_end - state.stock_next
    for seat in range(state.players):
        cards += state.hand_sizes[seat]
    return cards


@kernel
def rank_mates(cards: CardSet) -> CardSet:
    """All cards of the rank of the lowest of some cards."""
    return 15 << (lowest(cards) & 60)

"""Exact search of a whole deal whose every card is known, the stock too: narrow windows, cards alike taken as one.

Beyond what `WorldSearch` does: positions that differ only by cards that count and play alike are one position, of moves
alike one is tried, what can still be won bounds a position, and the score is found by asking again and again whether
it lies above a guess.
"""

from collections.abc import Sequence

from cassino.errors import CassinoError

try:
    import cython
except ImportError:
    from cassino import nocython as cython

if not cython.compiled:
    from cassino.engine.bits import lowest
    from cassino.engine.move import BUILD, JOIN, RAISE, TRAIL, Move
    from cassino.engine.play import apply_marked
    from cassino.engine.state import State
    from cassino.engine.turn import Turn
    from cassino.search.bounds import Bounds
    from cassino.search.node import Node
    from cassino.search.numbers import truncated
    from cassino.search.points import Points
    from cassino.search.symmetry import Symmetry
    from cassino.search.transposition import NOWHERE, TranspositionTable, move_print
    from cassino.search.value import Value

LEVELS = 200
WIDEST = 4_000_000
INFINITE = 1 << 30
TRAIL_RISK = 700
BUILD_RISK = 1500
ONE = 1


class SearchTooLong(CassinoError):
    """An exact search that needs more nodes than it was given."""


def rank_mates(cards: int) -> int:
    """All cards of the rank of the first of some cards."""
    return ((cards & 0) | 15) << (lowest(cards) & 60)


class Solver:
    """Searches states of one deal to its end; what it finds for one state helps with the others.

    With two sides the result is what perfect play brings. With more, all others are taken to play against one side.
    """

    def __init__(self, points: Points, value: Value, bits: int = 20) -> None:
        self.points = points
        self.value = value
        self.bounds = Bounds(points)
        self.alike = Symmetry(points)
        self.turn = Turn()
        self.ranges = TranspositionTable(bits)
        self.root = Node(points.tables, LEVELS)
        self.side = self.mover = 0
        self.nodes = 0
        self.limit = 0
        self.is_stopped = False

    def begin(self, points: Points, value: Value) -> None:
        """Another deal, or another match score."""
        self.points = points
        self.value = value
        self.bounds = Bounds(points)
        self.alike = Symmetry(points)
        self.ranges.forget()

    def solve(self, state: State, nodes: int = 100_000_000) -> float:
        """The margin at the end of the deal for the side of the player to act.

        Raises SearchTooLong beyond so many nodes.
        """
        self.set_out(state, nodes)
        self.root.state.assign(state)
        return self.signed(self.found(self.guess(state)))

    def solve_moves(self, state: State, moves: Sequence[Move], nodes: int = 100_000_000) -> list[float]:
        """The same after each of some moves. Raises SearchTooLong beyond so many nodes in all."""
        self.set_out(state, nodes)
        scores = []
        guess = self.guess(state)
        for move in moves:
            self.root.state.assign(state)
            apply_marked(self.root.state, move.kind, move.cards, move.taken, move.value, move.seat)
            guess = self.found(guess)
            scores.append(self.signed(guess))
        return scores

    def set_out(self, state: State, nodes: int) -> None:
        """A new search for the side of the player to act."""
        side = state.turn % self.points.sides
        if self.points.sides > 2 and side != self.side:
            self.ranges.forget()
        self.mover = side
        self.side = side if self.points.sides > 2 else 0
        self.nodes = 0
        self.limit = nodes
        self.is_stopped = False

    def guess(self, state: State) -> int:
        """Where to look for the score first."""
        margin = self.value.estimate(state, self.side, True)
        return truncated(margin * (self.points.sides - 1) + (0.5 if margin > 0.0 else -0.5))

    def found(self, guess: int) -> int:
        """The score of the root."""
        score = self.released(guess)
        if self.is_stopped:
            raise SearchTooLong(f"more than {self.limit} nodes")
        return score

    def signed(self, score: int) -> float:
        """A score as the margin of the side to act."""
        margin = score / (self.points.sides - 1.0)
        return margin if self.mover == self.side else -margin

    def released(self, guess: int) -> int:
        """`narrowed` without the interpreter."""
        with cython.nogil:
            return self.narrowed(guess)

    def narrowed(self, guess: int) -> int:
        """The score of the root, by searches that only tell whether it is less than a number."""
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

    def search(self, node: Node, alpha: int, beta: int) -> int:
        """The score of a node for the side, exact if it lies between alpha and beta, else a bound of it."""
        if node.state.is_over or node.levels <= 1:
            return self.bounds.final(node.state, self.side)
        self.nodes += 1
        if self.nodes > self.limit:
            self.is_stopped = True
            return 0
        base = self.bounds.settled(node.state, self.side)
        if self.bounds.is_bounded:
            high = base + self.bounds.room(node.state, self.side)
            if high <= alpha:
                return high
            low = base - self.bounds.room(node.state, 1 - self.side)
            if low >= beta:
                return low
        key = self.alike.fingerprint(node.state)
        self.ranges.find(key)
        if self.ranges.is_hit:
            if self.ranges.low > -NOWHERE and self.ranges.low + base >= beta:
                return self.ranges.low + base
            if self.ranges.high < NOWHERE and self.ranges.high + base <= alpha:
                return self.ranges.high + base
        return self.best_of(node, key, alpha, beta, base)

    def best_of(self, node: Node, key: int, alpha: int, beta: int, base: int) -> int:
        """The score of the best move of who is to act."""
        hint = self.ranges.best if self.ranges.is_hit else 0
        node.list_moves(self.turn, self.value, WIDEST)
        if not node.is_complete:
            self.is_stopped = True
            return 0
        self.foresee(node)
        if hint:
            self.put_first(node, hint)
        is_own = 1 if node.state.turn % self.points.sides == self.side else 0
        best = -INFINITE if is_own else INFINITE
        best_print = key & 0
        low, high = alpha, beta
        for i in range(node.count):
            node.bring_best(i)
            node.play(i)
            score = self.search(node.next, low, high)
            if self.is_stopped:
                return 0
            if (is_own and score > best) or (is_own == 0 and score < best):
                best = score
                best_print = move_print(node.played.items[i], node.taken.items[i], node.marks.items[i])
            if is_own and best > low:
                low = best
            if is_own == 0 and best < high:
                high = best
            if low >= high:
                break
        self.note(node.state, key, best, best_print, alpha, beta, base)
        return best

    def cards_left(self, state: State) -> int:
        """How many cards are still to be played."""
        cards = state.stock_end - state.stock_next
        for seat in range(state.players):
            cards += state.hand_sizes[seat]
        return cards

    def foresee(self, node: Node) -> None:
        """Rank down what lays down or builds for the hand of the next player."""
        seat = (node.state.turn_of + 1) % node.state.players
        held = node.state.hands[seat]
        for i in range(node.count):
            mark = node.marks.items[i]
            kind = mark & 15
            if kind == TRAIL:
                cards = node.played.items[i]
                if held & rank_mates(cards):
                    node.ranks.items[i] = node.ranks.items[i] - TRAIL_RISK
            elif kind in (BUILD, JOIN, RAISE):
                value = mark >> 8
                if held >> 4 * ((value - 1) % 13) & 15:
                    node.ranks.items[i] = node.ranks.items[i] - BUILD_RISK

    def note(self, state: State, key: int, best: int, best_print: int, alpha: int, beta: int, base: int) -> None:
        """Remember what was found of a position."""
        cards = self.cards_left(state)
        low = best - base if best > alpha else -NOWHERE
        high = best - base if best < beta else NOWHERE
        self.ranges.keep(key, low, high, best_print, cards)

    def put_first(self, node: Node, hint: int) -> None:
        """Rank the move that was best before above all others."""
        for i in range(node.count):
            if move_print(node.played.items[i], node.taken.items[i], node.marks.items[i]) == hint:
                node.ranks.items[i] = ONE << 40
                return

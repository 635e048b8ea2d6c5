"""Alpha-beta search of one sampled world, in which all hands are face up, to the end of the round or to a depth.

The score of a position is what `side` can expect: the estimated margin where a line ends, or with an aim the chance to
win the match. Scores are whole numbers: UNIT times points, or UNIT times percent. A line ends with the deal, with the
round `round_no`, or at depth 0.

Three settings:
- `aim` and `plays_out`: what the last state of a line is worth (`LeafScores`);
- `is_selfish`: with more than two sides, the others do not play together against `side`; each makes the move after
which its own side has the best estimate;
- `guess`: players do not see other hands after all. In the moves after the first, a player deals the hidden cards
several times, searches each such deal with all hands face up, and makes the move with the best mean (`GuessedReplies`).
Within these searches nobody guesses.

Positions are looked up in the transposition table under their key, mixed with the remaining depth, the side, and
whether players guess, because results in one of these modes are not valid in another.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Annotated

from cassino.engine.move import Move
from cassino.engine.play import apply_marked
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.turn import Turn
from cassino.kernel import CardSet, Long, MoveWord, Side, Size, Word, Writable, kernel, nogil, typed
from cassino.search.aim import Aim
from cassino.search.estimator import Estimator
from cassino.search.leaves import INFINITE, UNIT, LeafScores
from cassino.search.node import Node
from cassino.search.playouts import play_out
from cassino.search.points import Points
from cassino.search.position_key import PositionKeys, mixed
from cassino.search.transposition import UNBOUNDED, TranspositionTable
from cassino.search.unseen import Unseen

WIDEST = 400
"""At most this many moves of a position are searched."""
ANY_DEPTH = 1000
"""A depth that no round reaches."""
FAR_BEHIND = 1.5
"""A reply is dropped if its mean over n deals is this many points behind the best, divided by the square root of n."""
POINT_IN_PERCENT = 6.0
"""About what a point is worth if scores are chances in percent."""
DROPPED = 1e15
"""The sum of scores of a dropped reply; the sign makes it the worst."""
MOST_REPLIES = 200
"""If a position has more moves, nobody guesses."""
PLAYOUT_NODES = 10
"""A playout counts as this many nodes."""


@kernel
class GuessedReplies:
    """Replies by players who see only their own hand: how they guess, and the scores of the replies being compared."""

    unseen: Unseen
    rng: Rng
    seed: Word
    deals: int
    reach: int
    least_depth: int
    is_guessing: bool
    count: Size
    sums: Annotated[list[float], 200]

    def __init__(self) -> None:
        self.unseen = Unseen()
        self.rng = Rng(0)
        self.deals, self.reach = 0, 0
        self.seed = 0
        self.least_depth = ANY_DEPTH
        """Players guess while the remaining depth is at least this."""
        self.is_guessing = False
        """Whether a reply is being chosen."""
        self.count = 0
        self.sums = [0.0] * MOST_REPLIES

    @kernel
    def are_at(self, depth: int) -> bool:
        """Whether a player guesses at a depth."""
        return depth >= self.least_depth and not self.is_guessing

    @kernel
    def begin(self, count: Size) -> None:
        """Compare this many replies."""
        self.count = count
        for i in range(count):
            self.sums[i] = 0.0

    @kernel
    def add(self, i: Size, score: Long) -> None:
        """Add the score that a reply has in another deal."""
        self.sums[i] += score

    @kernel
    def is_dropped(self, i: Size) -> bool:
        """Whether a reply is no longer looked at."""
        return self.sums[i] >= DROPPED or self.sums[i] <= -DROPPED

    @kernel
    def drop_worst(self, sign: float, deals: float, scale: float) -> None:
        """Drop the replies that are far behind after this many deals. sign: 1.0 if high scores are good, else -1.0."""
        far = FAR_BEHIND * UNIT * sqrt(deals) * scale
        least = sign * self.sums[self.best(sign)] - far
        for i in range(self.count):
            if sign * self.sums[i] < least:
                self.sums[i] = -sign * DROPPED

    @kernel
    def best(self, sign: float) -> Size:
        """The number of the best reply; the first of equals."""
        best = 0
        for i in range(self.count):
            if sign * self.sums[i] > sign * self.sums[best]:
                best = i
        return best


@kernel
class WorldSearch:
    """Searches the worlds of one deal. Each thread needs its own."""

    points: Points
    value: Estimator
    leaves: LeafScores
    keys: PositionKeys
    replies: GuessedReplies
    turn: Turn
    table: TranspositionTable
    root: Node
    rng: Rng
    nodes: Long
    is_stopped: bool
    plays_out: Writable[bool]
    is_selfish: Writable[bool]
    limit: Long
    side: Side
    round_no: int

    def __init__(self, points: Points, value: Estimator, bits: int = 16) -> None:
        """2**bits positions are remembered."""
        self.points = points
        self.value = value
        self.leaves = LeafScores(points, value)
        self.keys = PositionKeys(points, False)
        self.replies = GuessedReplies()
        self.turn = Turn()
        self.table = TranspositionTable(bits)
        self.root = Node(points.tables)
        self.rng = Rng(0)
        self.nodes, self.limit = 0, 0
        self.is_stopped = False
        self.plays_out, self.is_selfish = False, False
        self.side = self.round_no = 0

    def begin(self, points: Points, value: Estimator, aim: Aim | None = None) -> None:
        """Prepare for another deal of the same rules, or for another aim; nobody guesses."""
        self.points = points
        self.value = value
        self.leaves = LeafScores(points, value)
        self.keys = PositionKeys(points, False)
        self.aim(aim)
        self.guess(0, 0, Rng())

    def aim(self, aim: Aim | None) -> None:
        """From now on, score by the chance to win the match; None: by the margin."""
        self.leaves.set_aim(aim)

    def guess(self, deals: int, reach: int, rng: Rng) -> None:
        """Let players guess from now on, with this many deals each, in the `reach` moves after the first.

        0 deals: nobody guesses.
        """
        self.replies.deals, self.replies.reach = deals, reach if deals else 0
        self.replies.rng = rng
        self.replies.seed = rng.state

    def move_values(self, state: State, moves: Sequence[Move], depth: int, nodes: int) -> list[float] | None:
        """The values after each of these moves, by a search to the end of the round or to a depth; None beyond `nodes`
        nodes.

        In points, or in percent with an aim.
        """
        self.start(state.turn % self.points.sides, state.round_no, nodes)
        scores = []
        for move in moves:
            scores.append(self.released(state, move, depth) / UNIT)
            if self.is_stopped:
                return None
        return scores

    def outlook(self, state: State, side: int, round_no: int, depth: int, nodes: int) -> float | None:
        """The value of a state for a side, as `move_values` gives it for the move that led there, as long as the round
        is `round_no`.
        """
        self.start(side, round_no, nodes)
        self.replies.least_depth = depth + 1
        score = self.released_whole(state, depth)
        return None if self.is_stopped else score / UNIT

    @typed
    def start(self, side: Side, round_no: int, nodes: Long) -> None:
        """Start another search."""
        self.table.forget()
        self.side = side
        self.round_no = round_no
        self.nodes = 0
        self.limit = nodes
        self.is_stopped = False

    @typed
    def released(self, world: State, move: Move, depth: int) -> Long:
        """`after` without the interpreter."""
        with nogil:
            return self.after(world, move.cards, move.taken, move.word(), depth)

    @typed
    def released_whole(self, world: State, depth: int) -> Long:
        """`whole` without the interpreter."""
        with nogil:
            return self.whole(world, depth)

    @kernel
    def after(self, world: State, cards: CardSet, taken: CardSet, mark: MoveWord, depth: int) -> Long:
        """The score after a move."""
        self.root.state.assign(world)
        self.replies.least_depth = depth - self.replies.reach
        # All moves are compared with the same deals.
        self.replies.rng.state = self.replies.seed
        apply_marked(self.root.state, cards, taken, mark)
        return self.search(self.root, depth - 1, -INFINITE, INFINITE)

    @kernel
    def whole(self, world: State, depth: int) -> Long:
        """The score of a state."""
        self.root.state.assign(world)
        return self.search(self.root, depth, -INFINITE, INFINITE)

    @kernel
    def search(self, node: Node, depth: int, alpha: Long, beta: Long) -> Long:
        """The score of a node, exact if it lies between alpha and beta, else a bound on the same side of both."""
        high: Long
        low: Long
        if node.state.is_over or depth <= 0 or node.state.round_no != self.round_no:
            return self.leaf(node)
        self.nodes += 1
        if self.nodes > self.limit:
            self.is_stopped = True
            return 0
        held = cards_held(node.state)
        if held <= 1:
            # A lookup would take longer than the search.
            return self.best_of(node, alpha, beta, depth)
        base: Long = self.leaves.certain(node.state, self.side)
        key: Word = self.key(node.state, depth)
        self.table.find(key)
        if self.table.is_hit:
            low, high = self.table.low + base, self.table.high + base
            if self.table.low > -UNBOUNDED and (low >= beta or self.table.low == self.table.high):
                return low
            if self.table.high < UNBOUNDED and high <= alpha:
                return high
        score = self.best_of(node, alpha, beta, depth)
        if not self.is_stopped:
            low = score - base if score > alpha else -UNBOUNDED
            high = score - base if score < beta else UNBOUNDED
            self.table.keep(key, low, high, 0, held)
        return score

    @kernel
    def key(self, state: State, depth: int) -> CardSet:
        """The key of a position at a depth, in the current mode."""
        key = self.leaves.mixed_points(state, self.keys.key(state))
        guesses: bool = self.replies.are_at(depth)
        return mixed(key, (depth * 8 + self.side) * 2 + guesses)

    @kernel
    def best_of(self, node: Node, alpha: Long, beta: Long, depth: int) -> Long:
        """The score of a node by the moves of the player to act."""
        node.list_moves(self.turn, self.value, WIDEST)
        is_own: bool = node.state.turn % self.points.sides == self.side
        if self.has_guess(node, depth):
            return self.after_guess(node, depth)
        if self.is_selfish and not is_own:
            node.play(node.favourite(self.value))
            return self.search(node.next, depth - 1, alpha, beta)
        best = -INFINITE if is_own else INFINITE
        low, high = alpha, beta
        for i in range(node.count):
            node.bring_best(i)
            node.play(i)
            score = self.search(node.next, depth - 1, low, high)
            if self.is_stopped:
                return 0
            if is_own:
                best = score if score > best else best
                low = best if best > low else low
            else:
                best = score if score < best else best
                high = best if best < high else high
            if low >= high:
                break
        return best

    @kernel
    def leaf(self, node: Node) -> Long:
        """The score of the last state of a line."""
        self.nodes += 1
        if node.state.is_over or node.state.round_no != self.round_no:
            return self.leaves.score(node.state, self.side, False)
        if not self.plays_out:
            return self.leaves.score(node.state, self.side, True)
        self.nodes += PLAYOUT_NODES
        node.deepen()
        node.next.state.assign(node.state)
        play_out(node.next.state, self.turn, self.value, self.round_no)
        return self.leaves.score(node.next.state, self.side, False)

    @kernel
    def has_guess(self, node: Node, depth: int) -> bool:
        """Whether the player to act guesses: there is a choice, and no question or turn is unfinished."""
        if not self.replies.are_at(depth) or node.state.window or node.state.shown:
            return False
        return node.count > 1 and node.count <= MOST_REPLIES

    @kernel
    def after_guess(self, node: Node, depth: int) -> Long:
        """The score of the move that the player to act considers best, by guessing."""
        self.replies.is_guessing = True
        choice = self.guessed(node, depth)
        self.replies.is_guessing = False
        if self.is_stopped:
            return 0
        node.play(choice)
        return self.search(node.next, depth - 1, -INFINITE, INFINITE)

    @kernel
    def guessed(self, node: Node, depth: int) -> Size:
        """The number of the move with the best mean for its side, over deals of the cards that its player
        does not see.
        """
        own = self.side
        if self.points.sides > 2 and not self.leaves.aims:
            self.side = node.state.turn % self.points.sides
        sign = 1.0 if node.state.turn % self.points.sides == self.side else -1.0
        self.replies.begin(node.count)
        self.replies.unseen.collect(node.state)
        node.deepen()
        for deals in range(1, self.replies.deals + 1):
            node.next.state.assign(node.state)
            if not self.replies.unseen.deal(node.next.state, self.replies.rng):
                node.next.state.assign(node.state)
            self.add_scores(node, depth)
            if self.is_stopped:
                break
            if deals > 1:
                self.replies.drop_worst(sign, deals * 1.0, POINT_IN_PERCENT if self.leaves.aims else 1.0)
        self.side = own
        return self.replies.best(sign)

    @kernel
    def add_scores(self, node: Node, depth: int) -> None:
        """Add the scores of a node's moves, made in the deal that is in the state of the next level."""
        for i in range(node.count):
            if self.replies.is_dropped(i):
                continue
            node.play_on(i)
            self.replies.add(i, self.search(node.next.next, depth - 1, -INFINITE, INFINITE))
            if self.is_stopped:
                return


@kernel
def cards_held(state: State) -> int:
    """How many cards are in the hands."""
    held = 0
    for seat in range(state.players):
        held += state.hand_sizes[seat]
    return held

"""Playouts: playing on quickly, every player by the policy, which sees no hidden card."""

from collections.abc import Sequence
from math import exp

from cassino.engine.move import Move
from cassino.engine.play import apply_move
from cassino.engine.state import State
from cassino.kernel import CardSet, Long, MoveWord, Seat, Side, kernel, truncated, typed
from cassino.search.leaves import UNIT, LeafScores
from cassino.search.node import LEAST, Node
from cassino.search.policy import Policy

FINE = 1073741824.0
"""Odds are whole multiples of 1/FINE: `exp` differs in its last digit between computers, and moves must not."""
WIDTH = 4
"""Where nothing is hidden, this many of the best moves are followed."""


@kernel
class Playouts:
    """Plays on in worlds by a policy, to the end of the round; and says how likely the policy makes a play.

    turns: a line is cut short after this many turns, so that it ends inside a long round.
    """

    policy: Policy
    leaves: LeafScores
    state: State
    root: Node
    turns: int
    side: Side
    round_no: int
    last_turn: int
    played: Long

    def __init__(self, policy: Policy, leaves: LeafScores, turns: int = 1000) -> None:
        self.policy, self.leaves, self.turns = policy, leaves, turns
        self.state = State(policy.points.tables)
        self.root = Node(policy.points.tables)
        self.side = self.round_no = self.last_turn = self.played = 0

    @typed
    def values(self, world: State, moves: Sequence[Move], side: int) -> list[float]:
        """What a side can expect after each of these moves: points, or with an aim, percent."""
        move: Move
        self.begin(world, side)
        found: list[float] = []
        for move in moves:
            self.state.assign(world)
            apply_move(self.state, move)
            found.append(self.value_of_line())
        return found

    @typed
    def values_in_sight(
        self, world: State, moves: Sequence[Move], side: int, depth: int, finds_best: bool
    ) -> list[float]:
        """The same where nothing is hidden: for `depth` plays before each playout, the sides choose among the policy's
        WIDTH best moves. With more than two sides the others make the policy's move: nobody plays against one.

        finds_best: only the highest value matters; any other may be too high. `played` is the number of playouts so
        far.
        """
        move: Move
        self.begin(world, side)
        found: list[float] = []
        best = LEAST
        for move in moves:
            self.root.state.assign(world)
            apply_move(self.root.state, move)
            value = self.best_line(self.root, depth, best, -LEAST)
            best = value if finds_best and value > best else best
            found.append(value)
        return found

    @typed
    def value_in_sight(self, world: State, side: int, depth: int) -> float:
        """What a side can expect in a world, in the same way."""
        self.begin(world, side)
        self.root.state.assign(world)
        return self.best_line(self.root, depth, LEAST, -LEAST)

    @typed
    def begin(self, world: State, side: Side) -> None:
        """Say where lines begin, and whose points count."""
        self.side, self.round_no, self.last_turn = side, world.round_no, world.turn_no + self.turns

    @kernel
    def has_ended(self, state: State) -> bool:
        """Whether a line ends with this state."""
        return state.is_over or state.round_no != self.round_no or state.turn_no >= self.last_turn

    @kernel
    def value_of_line(self) -> float:
        """Play on from the state, and value the last one."""
        self.played += 1
        while not self.has_ended(self.state):
            self.policy.play(self.state)
        return self.leaves.score(self.state, self.side) / UNIT

    @kernel
    def best_line(self, node: Node, depth: int, alpha: float, beta: float) -> float:
        """Alpha-beta over the policy's best moves; a playout from where it ends."""
        if depth <= 0 or self.has_ended(node.state):
            self.state.assign(node.state)
            return self.value_of_line()
        self.policy.score(node.state)
        is_own: bool = node.state.side(node.state.turn) == self.side
        is_choice: bool = node.state.window == 0 and (is_own or self.policy.points.sides == 2)
        self.policy.keep_best(node, WIDTH if is_choice else 1)
        left = depth if node.count == 1 else depth - 1
        best = LEAST if is_own else -LEAST
        for place in range(node.count):
            node.play(place)
            value = self.best_line(node.next, left, alpha, beta)
            if is_own:
                best = value if value > best else best
                alpha = best if best > alpha else alpha
            else:
                best = value if value < best else best
                beta = best if best < beta else beta
            if alpha >= beta:
                break
        return best

    @typed
    def chance_of_play(
        self, before: State, seat: Seat, hand: CardSet, move: Move, heat: float, mistakes: float
    ) -> float:
        """How likely a player with this hand makes a move in a state as everybody sees it.

        The policy's scores divided by `heat` are the logarithms of the odds, up to a constant; with the probability
        `mistakes` any legal move is made. A move that the hand cannot make has the chance of a mistake.
        """
        return self.chance(before, seat, hand, move.cards, move.taken, move.word(), heat, mistakes)

    @kernel
    def chance(
        self, before: State, seat: Seat, hand: CardSet, cards: CardSet, taken: CardSet, mark: MoveWord, heat: float,
        mistakes: float,
    ) -> float:  # fmt: skip
        """`chance_of_play`, for the kernel."""
        self.state.assign(before)
        self.state.hands[seat] = hand
        self.policy.score(self.state)
        count = self.policy.turn.moves.n
        best = -1e9
        for place in range(count):
            best = self.policy.scores[place] if self.policy.scores[place] > best else best
        total, own = 0.0, 0.0
        for place in range(count):
            odds = truncated(exp((self.policy.scores[place] - best) / heat) * FINE) / FINE
            total += odds
            if (
                self.policy.turn.moves.played[place] == cards
                and self.policy.turn.moves.taken[place] == taken
                and self.policy.turn.moves.marks[place] == mark
            ):
                own = odds
        return (1.0 - mistakes) * own / total + mistakes / count

"""Double dummy: what a deal and each of its moves are worth if every card is known, including the stock.

Margins are those of perfect play. With more than two sides, all others are assumed to play against one.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.state import State
from cassino.search.estimator import Estimator
from cassino.search.expected_points import cards_left
from cassino.search.points import Points
from cassino.search.solver import SearchTooLong, Solver, table_bits
from cassino.search.weights import weights_for

NODES = 20_000_000
"""The default limit of positions searched per deal; a whole deal of Casino may need more."""


@dataclass(frozen=True, slots=True)
class Valued:
    """A move, and its side's margin in points at the end, if everybody plays perfectly."""

    move: Move
    margin: float


@dataclass(frozen=True, slots=True)
class Judged:
    """A move that was played: where, by which seat, the margin of perfect play, and the margin after this move."""

    place: int
    seat: int
    move: Move
    par: float
    margin: float
    best: Move | None = None
    """A move that keeps the par, if this one does not and the search found one."""

    @property
    def loss(self) -> float:
        """How many points the move gave away."""
        return self.par - self.margin


@dataclass(frozen=True, slots=True)
class Par:
    """What a deal is worth from a position on, for the side of the player to act there.

    place: the position, counted in moves of the deal; 0 for the whole deal.
    """

    place: int
    seat: int
    side: int
    margin: float
    nodes: int


@dataclass(frozen=True, slots=True)
class DealPar:
    """A finished deal with open cards: its par from the earliest position that could be searched, and the moves after
    it.

    turns: the moves that could be judged. margins: of each side at the end. The par measures the luck of the cards; the
    difference from the result is luck and skill in play.
    """

    par: Par
    turns: tuple[Judged, ...]
    margins: tuple[float, ...]
    nodes: int

    @property
    def is_whole(self) -> bool:
        """Whether the par is that of the whole deal."""
        return self.par.place == 0

    def losses(self, seat: int) -> tuple[Judged, ...]:
        """The moves by which a seat gave points away."""
        return tuple(turn for turn in self.turns if turn.seat == seat and turn.loss > 0)


class KnownDeal:
    """One deal with all cards open. Results for one position help with the others."""

    def __init__(self, state: State, nodes: int = NODES) -> None:
        self.left = nodes
        self.nodes = 0
        self._points = Points(state)
        self._value = Estimator(self._points, weights_for(state.rules, state.players))
        self._value.prepare(state)
        self._solver = Solver(self._points, self._value, table_bits(cards_left(state), nodes))

    def begin(self, state: State) -> None:
        """Change to another deal with the same match score; earlier results are forgotten."""
        self._value.prepare(state)
        self._solver.begin(self._points, self._value)

    def margin(self, state: State) -> float:
        """The margin at the end for the side of the player to act. Raises SearchTooLong."""
        if state.is_over:
            return self._points.margin(state, state.side_of(state.turn))
        try:
            return self._solver.solve(state, self.left)
        finally:
            self._spend()

    def after(self, state: State, move: Move) -> float:
        """The margin for the same side after a move. Raises SearchTooLong."""
        try:
            return self._solver.solve_moves(state, [move], self.left)[0]
        finally:
            self._spend()

    def values(self, state: State) -> tuple[Valued, ...]:
        """Every legal move with its margin, the best first. Raises SearchTooLong."""
        found = [Valued(move, self.after(state, move)) for move in legal_moves(state)]
        return tuple(sorted(found, key=lambda each: -each.margin))

    def best(self, state: State) -> Move:
        """A move that keeps the par. Raises SearchTooLong."""
        par = self.margin(state)
        return next(move for move in legal_moves(state) if self.after(state, move) == par)

    def line(self, state: State) -> Iterator[tuple[State, Move]]:
        """Perfect play to the end: each position with its move. Raises SearchTooLong."""
        while not state.is_over:
            move = self.best(state)
            yield state, move
            state = state.copy()
            apply(state, move)

    def _spend(self) -> None:
        self.nodes += self._solver.nodes
        self.left -= self._solver.nodes


def judge_deal(
    states: Sequence[State], moves: Sequence[Move], nodes: int = NODES, on_turn: Callable[[], None] = lambda: None
) -> DealPar | None:
    """Judge a finished deal with open cards, from the earliest turn that this many positions allow; None if there is
    none. on_turn: called after each turn that was judged.
    """
    deal = KnownDeal(states[0], nodes)
    turns = []
    for turn in _judged_backwards(deal, states, moves):
        turns.append(turn)
        on_turn()
    if not turns:
        return None
    first, points = turns[-1], Points(states[0])
    par = Par(first.place, first.seat, states[first.place].side_of(first.seat), first.par, deal.nodes)
    margins = tuple(points.margin(states[-1], side) for side in range(states[-1].side_count))
    return DealPar(par, tuple(reversed(turns)), margins, deal.nodes)


def _judged_backwards(deal: KnownDeal, states: Sequence[State], moves: Sequence[Move]) -> Iterator[Judged]:
    """The moves from the last one backward; results for a position help with the one before it."""
    for place in reversed(range(len(moves))):
        state, move = states[place], moves[place]
        if move.kind == Kind.CLAIM:
            continue
        try:
            par, margin = deal.margin(state), deal.after(state, move)
            best = deal.best(state) if margin < par else None
        except SearchTooLong:
            return
        yield Judged(place, state.turn, move, par, margin, best)

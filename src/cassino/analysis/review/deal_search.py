"""What the review needs from the search: values of moves in worlds, by playouts."""

from collections.abc import Sequence
from contextlib import suppress

from cassino.engine.move import Move
from cassino.engine.state import State
from cassino.search.exact import counting, solver_for
from cassino.search.expected_points import cards_left
from cassino.search.leaves import LeafScores
from cassino.search.playout_search import DEEPEST, GROWTH, WHOLE_ROUND, horizon
from cassino.search.playouts import Playouts
from cassino.search.policy import Policy
from cassino.search.solver import SearchTooLong, table_bits
from cassino.search.weights import policy_weights_for

MOST_REPLIES = 40
"""At most this many moves of a position are considered when a deal is played on."""
NODES_A_PLAYOUT = 20
"""An exact search gets this many nodes for each playout that would be made otherwise, which takes as long."""


class DealSearch:
    """Searches the worlds of one deal."""

    def __init__(self, state: State) -> None:
        self.points, self.value = counting(state)
        self.policy = Policy(self.points, policy_weights_for(state.rules, state.players))
        self.policy.prepare(state)
        self.playouts = Playouts(self.policy, LeafScores(self.points, self.value), horizon(state))

    @property
    def is_deep(self) -> bool:
        """Whether lines go to the end of the round."""
        return self.playouts.turns == WHOLE_ROUND

    def row(self, world: State, moves: Sequence[Move]) -> list[float]:
        """The expected margin of the mover's side after each move, if everybody plays on by what they see."""
        return self.playouts.values(world, moves, world.side_of(world.turn))

    def likely_move(self, world: State) -> Move:
        """The best move by the policy, which sees only the hand of its player."""
        return self.policy.best(world)

    def margin(self, world: State, playouts: int) -> float:
        """The expected margin of the side to move, one of two, with all hands face up. playouts: about how many.

        Exact if no card is in the stock and the rest is short enough.
        """
        if not world.stock_size:
            nodes = playouts * NODES_A_PLAYOUT
            solver = solver_for(self.points, self.value, table_bits(cards_left(world), nodes))
            with suppress(SearchTooLong):
                return solver.solve(world, nodes)
        side, value = world.side_of(world.turn), 0.0
        for depth in range(DEEPEST):
            before = self.playouts.played
            value = self.playouts.value_in_sight(world, side, depth)
            if GROWTH * (self.playouts.played - before) > playouts:
                break
        return value

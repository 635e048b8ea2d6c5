"""What the review needs from the search: values of moves in worlds, with quick playouts if they are enough."""

from collections.abc import Sequence

from cassino.engine.legal import legal_moves
from cassino.engine.move import Move
from cassino.engine.state import State
from cassino.search.aim import Aim
from cassino.search.analyze import world_search_for
from cassino.search.estimator import Estimator
from cassino.search.points import Points
from cassino.search.weights import weights_for
from cassino.search.world_search import ANY_DEPTH, WorldSearch

MOST_REPLIES = 40
"""At most this many moves of a position are considered when a deal is played on."""
UNLIMITED = 1 << 40


class DealSearch:
    """Searches the worlds of one deal."""

    def __init__(self, state: State, nodes: int, aim: Aim | None = None) -> None:
        """aim: if given, values are a hundred times the chance to win the match."""
        self.points = Points(state)
        self.value = Estimator(self.points, weights_for(state.rules, state.players))
        self.value.prepare(state)
        self.nodes = nodes
        self.aim = aim
        self._depth = ANY_DEPTH

    @property
    def is_deep(self) -> bool:
        """Whether all rows so far were searched to the end of the round."""
        return self._depth == ANY_DEPTH

    def row(self, world: State, moves: Sequence[Move]) -> list[float]:
        """The expected margin of the mover's side after each move, by the deepest search that the nodes allow."""
        solver = self._solver()
        while True:
            nodes = self.nodes if self._depth > 1 else UNLIMITED
            found = solver.move_values(world, moves, self._depth, nodes)
            if found is not None:
                return found
            self._depth = min(self._depth - 1, 4)

    def quick_row(self, world: State, moves: Sequence[Move]) -> list[float]:
        """The same, quickly: after the move every player takes what is worth most."""
        found = self._solver().move_values(world, moves, 1, UNLIMITED)
        assert found is not None
        return found

    def _solver(self) -> WorldSearch:
        """The search of this thread, which others may have used since."""
        return world_search_for(self.points, self.value, self.aim)

    def likely_move(self, world: State) -> Move:
        """The move of a simple player who sees the whole world."""
        moves = list(legal_moves(world, MOST_REPLIES))
        if len(moves) == 1:
            return moves[0]
        values = self.quick_row(world, moves)
        return moves[max(range(len(moves)), key=values.__getitem__)]

    def margin(self, world: State) -> float:
        """The expected margin of the mover's side in a world."""
        return max(self.row(world, list(legal_moves(world, MOST_REPLIES))))

"""The plain searcher that others are measured against. Frozen: it is not to be made better."""

from time import monotonic

from cassino.bots.bot import ONE_SECOND, Clock
from cassino.bots.claiming import sure_claim
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View
from cassino.search.points import Points
from cassino.search.value import Value
from cassino.search.world_search import ANY_DEPTH, WorldSearch
from cassino.search.worlds import draw_worlds

WORLDS = 64
MOST_MOVES = 120
NODES = 30_000
DEPTHS = (ANY_DEPTH, 6, 4, 3, 2, 1)
WEIGHTS = (1.0173, -1.1353, 0.0478, 0.1904, 0.2974, 0.1015, -0.782, 0.5, 0.2, -0.096, 0.3686, -0.3582)


class BaselineBot:
    """Alpha-beta to the end of the round in 64 worlds drawn alike, a linear value there; the best mean is played."""

    name = "baseline"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The move of the highest mean. After the clock there is no further world."""
        claim = sure_claim(view)
        if claim:
            return claim
        moves = list(view.moves_up_to(MOST_MOVES))
        if len(moves) == 1:
            return moves[0]
        points = Points(view.public)
        value = Value(points, WEIGHTS)
        value.prepare(view.public)
        solver = WorldSearch(points, value)
        totals = [0.0] * len(moves)
        until = monotonic() + clock.move_seconds
        for world in draw_worlds(view, self._rng, WORLDS):
            for place, score in enumerate(_scores(solver, world, moves)):
                totals[place] += score
            if monotonic() >= until:
                break
        return moves[totals.index(max(totals))]


def _scores(solver: WorldSearch, world: State, moves: list[Move]) -> list[float]:
    """The scores of the moves in one world, by the deepest search that its nodes allow."""
    for depth in DEPTHS:
        found = solver.move_values(world, moves, depth, NODES if depth > 1 else 1 << 40)
        if found is not None:
            return found
    raise AssertionError("a search of one move has no limit")

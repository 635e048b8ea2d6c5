"""Two old bots with which new bots are compared. Frozen: they must not be improved."""

from cassino.bots.answers import answer, sure_claim
from cassino.bots.appraisal import Appraisal
from cassino.bots.bot import ONE_SECOND, Clock, open_moves
from cassino.bots.heuristic import judged_moves
from cassino.bots.weights import WEIGHTS
from cassino.engine.move import Move
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View, view as seen_by
from cassino.search.analyze import exact_analysis, exact_nodes
from cassino.search.budget import now
from cassino.search.estimator import USUAL, Estimator
from cassino.search.points import Points
from cassino.search.world_search import ANY_DEPTH, WorldSearch
from cassino.search.worlds import draw_worlds

BASELINE_WORLDS = 64
MOST_MOVES = 120
NODES = 30_000
DEPTHS = (ANY_DEPTH, 6, 4, 3, 2, 1)
BASELINE_WEIGHTS = (1.0173, -1.1353, 0.0478, 0.1904, 0.2974, 0.1015, -0.782, 0.5, 0.2, -0.096, 0.3686, -0.3582)
ROLLOUT_WORLDS = 32
CANDIDATES = 8


class BaselineBot:
    """Plays the move with the best mean of alpha-beta to the end of the round in 64 equally likely worlds, with a
    linear estimate.
    """

    name = "baseline"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The move with the highest mean. When the time is up, no further world is searched."""
        claim = sure_claim(view)
        if claim:
            return claim
        moves = list(open_moves(view, MOST_MOVES))
        if len(moves) == 1:
            return moves[0]
        points = Points(view.public)
        value = Estimator(points, BASELINE_WEIGHTS)
        value.prepare(view.public)
        solver = WorldSearch(points, value)
        totals = [0.0] * len(moves)
        until = now() + clock.thinking_seconds
        for world in draw_worlds(view, self._rng, BASELINE_WORLDS):
            for place, score in enumerate(_scores(solver, world, moves)):
                totals[place] += score
            if now() >= until:
                break
        return moves[totals.index(max(totals))]


def _scores(solver: WorldSearch, world: State, moves: list[Move]) -> list[float]:
    """The scores of the moves in one world, by the deepest search that its nodes allow."""
    for depth in DEPTHS:
        found = solver.move_values(world, moves, depth, NODES if depth > 1 else 1 << 40)
        if found is not None:
            return found
    raise AssertionError("a search of one move has no limit")


class CounterRolloutsBot:
    """The method of the best public Casino program.

    It tries the eight best moves by the heuristic judgment in 32 worlds, each played to the end of the round with the
    same judgment.
    """

    name = "counter-rollouts"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The move with the highest mean; exact if nothing is hidden. When the time is up, no further world is
        searched.
        """
        said = sure_claim(view) or answer(view, WEIGHTS)
        if said:
            return said
        moves = _candidates(view)
        if len(moves) == 1:
            return moves[0]
        exact = exact_analysis(view, self._rng, exact_nodes(clock.thinking_seconds))
        if exact:
            return exact.best.move
        side = view.public.side_of(view.public.turn)
        totals = [0.0] * len(moves)
        until = now() + clock.thinking_seconds
        for world in draw_worlds(view, self._rng, ROLLOUT_WORLDS):
            for place, move in enumerate(moves):
                totals[place] += _margin(world, move, side)
            if now() >= until:
                break
        return moves[totals.index(max(totals))]


def _candidates(view: View) -> list[Move]:
    """The moves with the best judgments."""
    judged = judged_moves(Appraisal(view), list(open_moves(view)))
    return [each.move for each in sorted(judged, key=lambda each: -each.total)[:CANDIDATES]]


def _margin(world: State, move: Move, side: int) -> float:
    """The margin that the side can expect after the round is played to its end by judgment."""
    state = world.copy()
    apply(state, move)
    while not state.is_over and state.round_no == world.round_no:
        seen = seen_by(state, state.turn)
        apply(state, answer(seen, WEIGHTS) or _candidates(seen)[0])
    value = Estimator(Points(state), USUAL)
    value.prepare(state)
    return value.estimate(state, side)

"""The recipe of the best public Casino program: the best moves of a counter, played out by counters. Frozen."""

from time import monotonic

from cassino.bots.answers import answer
from cassino.bots.appraisal import Appraisal
from cassino.bots.bot import ONE_SECOND, Clock
from cassino.bots.candidates import open_moves
from cassino.bots.claiming import sure_claim
from cassino.bots.heuristic import judged_moves
from cassino.bots.weights import WEIGHTS
from cassino.engine.move import Move
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View, view as seen_by
from cassino.search.analyze import exact_analysis, exact_nodes
from cassino.search.points import Points
from cassino.search.value import USUAL, Value
from cassino.search.worlds import draw_worlds

WORLDS = 32
CANDIDATES = 8


class CounterRolloutsBot:
    """Tries the eight best moves of a one-move counter in 32 worlds, played by counters to the end of the round."""

    name = "counter-rollouts"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The move of the highest mean; exact where nothing is hidden. After the clock there is no further world."""
        said = sure_claim(view) or answer(view, WEIGHTS)
        if said:
            return said
        moves = _candidates(view)
        if len(moves) == 1:
            return moves[0]
        exact = exact_analysis(view, self._rng, exact_nodes(clock.move_seconds))
        if exact:
            return exact.best.move
        side = view.public.side_of(view.public.turn)
        totals = [0.0] * len(moves)
        until = monotonic() + clock.move_seconds
        for world in draw_worlds(view, self._rng, WORLDS):
            for place, move in enumerate(moves):
                totals[place] += _margin(world, move, side)
            if monotonic() >= until:
                break
        return moves[totals.index(max(totals))]


def _candidates(view: View) -> list[Move]:
    """The moves that the counter likes best."""
    judged = judged_moves(Appraisal(view), list(open_moves(view)))
    return [each.move for each in sorted(judged, key=lambda each: -each.total)[:CANDIDATES]]


def _margin(world: State, move: Move, side: int) -> float:
    """What the side may expect when counters have played on to the end of the round."""
    state = world.copy()
    apply(state, move)
    while not state.is_over and state.round_no == world.round_no:
        seen = seen_by(state, state.turn)
        apply(state, answer(seen, WEIGHTS) or _candidates(seen)[0])
    value = Value(Points(state), USUAL)
    value.prepare(state)
    return value.estimate(state, side)

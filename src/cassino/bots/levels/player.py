"""The bots of the levels: as strong as their level, with human weaknesses."""

from dataclasses import replace
from statistics import NormalDist

from cassino.bots.answers import answer, sure_claim
from cassino.bots.appraisal import Appraisal, Judgement
from cassino.bots.bot import ONE_SECOND, Clock, open_moves
from cassino.bots.heuristic import judged_moves
from cassino.bots.levels.level import LEVELS, Level
from cassino.bots.levels.memory import ForgetfulView, forgotten, misremembered
from cassino.bots.levels.sight import Sight
from cassino.bots.weights import WEIGHTS
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.search.match_chances import aim_for
from cassino.search.playout_search import MOST_WORLDS, playout_search
from cassino.search.results import Analysis, MoveValue

NORMAL = NormalDist()
LEAST, MOST = 0.01, 0.99
MOST_MOVES = 400
"""At most this many moves are considered; in a longer list every card in hand gets its share."""
UNLIKELY = -100.0


def level_appraisal(view: View, level: Level) -> Appraisal:
    """The judgment of moves by what a player of a level knows and remembers."""
    weights = replace(WEIGHTS, given=level.risk, hope=level.ahead)
    return Appraisal(ForgetfulView(view, forgotten(view, level.memory)), weights, level.worth)


def blurred(judged: Judgement, level: Level, rng: Rng) -> Judgement:
    """A judgment with a random error in its risk."""
    if not level.blur:
        return judged
    off = level.blur * level.risk * NORMAL.inv_cdf(min(max(rng.random(), LEAST), MOST))
    return judged.with_total(judged.total - off * judged.given)


class LevelBot:
    """Plays at a level from 1 to the number of `LEVELS`."""

    def __init__(self, rng: Rng, n: int) -> None:
        self.name = f"level{n}"
        self.level: Level = LEVELS[n - 1]
        self._rng = rng

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The best of the moves that it notices."""
        claim = sure_claim(view)
        if claim:
            return claim
        moves = list(open_moves(view, MOST_MOVES))
        if len(moves) == 1:
            return moves[0]
        if self.level.seconds:
            return self._searched(view, clock.within(self.level.seconds))
        return self._answer(view, moves) or self._judged(view, moves)

    def _answer(self, view: View, moves: list[Move]) -> Move | None:
        """Its answer in a window; a player who does not think of answering passes."""
        silent = next((move for move in moves if move.kind == Kind.PASS), None)
        if silent is None or not view.public.window:
            return None
        return answer(view, WEIGHTS) if self._rng.random() < self.level.asks else silent

    def _judged(self, view: View, moves: list[Move]) -> Move:
        noticed = Sight(view.public, self.level, self._rng).noticed(moves)
        if len(noticed) == 1:
            return noticed[0]
        appraisal = level_appraisal(view, self.level)
        judged = [blurred(each, self.level, self._rng) for each in judged_moves(appraisal, noticed)]
        return max(judged, key=lambda each: each.total).move

    def _searched(self, view: View, seconds: float) -> Move:
        lost = forgotten(view, self.level.memory)
        mind = misremembered(view, lost, self._rng) if lost else view
        found = playout_search(mind, MOST_WORLDS, seconds, self._rng, aim_for(view))
        return found.best.move if found.is_exact or self.level.trust == 1.0 else self._weighed(mind, found)

    def _weighed(self, view: View, found: Analysis) -> Move:
        """The best move by the search and by the judgment without it, weighted by `trust`."""
        contenders = [each for each in found.values if each.worlds == found.best.worlds]
        appraisal = level_appraisal(view, self.level)
        sight = {each.move: each.total for each in judged_moves(appraisal, [each.move for each in contenders])}
        trust = self.level.trust

        def worth(each: MoveValue) -> float:
            return trust * each.value + (1 - trust) * sight.get(each.move, UNLIKELY)

        return max(contenders, key=worth).move

"""A player that has every skill but one, for measurements.

It is the heuristic bot. Without a skill of seeing, it does not find the moves that use the skill. Without a skill of
judging, it sees no difference between the moves of a contrast, and tosses a coin.
"""

from cassino.analysis.skills import Skill
from cassino.bots import Clock
from cassino.bots.answers import answer, sure_claim
from cassino.bots.appraisal import Appraisal, Judgement
from cassino.bots.bot import ONE_SECOND, open_moves
from cassino.bots.heuristic import HeuristicBot, judged_moves
from cassino.bots.weights import WEIGHTS
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.tutor.contrasts import SEEING, Contrast, contrasts, is_suitable


class LackingBot:
    """The heuristic bot without a skill."""

    def __init__(self, rng: Rng, skill: Skill) -> None:
        self._whole, self._rng, self.skill = HeuristicBot(rng), rng, skill
        self.name = f"heuristic without {skill}"

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """Its move."""
        move = self._whole.choose(view, clock)
        if not is_suitable(view) or sure_claim(view) or answer(view, WEIGHTS):
            return move
        moves = list(open_moves(view))
        found = [each for each in contrasts(view, moves) if each.skill == self.skill and move in each.using]
        if not found:
            return move
        return self._instead(view, move, moves, found[0])

    def _instead(self, view: View, move: Move, moves: list[Move], contrast: Contrast) -> Move:
        """The move it plays where the full bot would use the skill."""
        if self.skill not in SEEING and self._rng.below(2):
            return move
        judged = judged_moves(Appraisal(view), moves)
        return max((each for each in judged if each.move in contrast.without), key=_total).move


def _total(judged: Judgement) -> float:
    return judged.total

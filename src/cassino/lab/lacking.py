"""A player that has every skill but one, for measurements.

It is the heuristic bot. Without a skill of seeing, it does not find the moves that use the skill. Without a skill of
judging, it sees no difference between the moves of a contrast, and tosses a coin.
"""

from collections.abc import Mapping

from cassino.analysis.skills import Skill
from cassino.bots import Clock
from cassino.bots.answers import answer, sure_claim
from cassino.bots.bot import ONE_SECOND
from cassino.bots.heuristic import HeuristicBot
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.search.policies import policy_for
from cassino.tutor.contrasts import SEEING, Contrast, contrasts, is_suitable


class LackingBot:
    """The heuristic bot without a skill."""

    def __init__(self, rng: Rng, skill: Skill) -> None:
        self._whole, self._rng, self.skill = HeuristicBot(rng), rng, skill
        self.name = f"heuristic without {skill}"

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """Its move."""
        move = self._whole.choose(view, clock)
        policy = policy_for(view.public)
        if not is_suitable(view) or sure_claim(view) or answer(view, policy.value):
            return move
        scores = dict(policy.scored(view.public))
        found = [each for each in contrasts(view, list(scores)) if each.skill == self.skill and move in each.using]
        return self._instead(move, scores, found[0]) if found else move

    def _instead(self, move: Move, scores: Mapping[Move, float], contrast: Contrast) -> Move:
        """The move it plays where the full bot would use the skill."""
        if self.skill not in SEEING and self._rng.below(2):
            return move
        return max(contrast.without, key=scores.__getitem__)

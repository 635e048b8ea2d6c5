"""How a player of a level weighs moves: as the one-move player does, with what people get wrong."""

from collections.abc import Sequence
from dataclasses import replace
from statistics import NormalDist

from cassino.bots.appraisal import Appraisal, Judgement
from cassino.bots.levels.level import Level
from cassino.bots.levels.memory import ForgetfulView, forgotten
from cassino.bots.reach import Reach
from cassino.bots.weights import WEIGHTS
from cassino.bots.worth import current_worth
from cassino.cards import cards_in
from cassino.engine.rng import Rng
from cassino.engine.view import View

NORMAL = NormalDist()
LEAST, MOST = 0.01, 0.99


class LevelAppraisal(Appraisal):
    """Judges moves with the knowledge of a level."""

    def __init__(self, view: View, level: Level) -> None:
        self._knows = level.worth
        weights = replace(WEIGHTS, given=level.risk, hope=level.ahead)
        super().__init__(ForgetfulView(view, forgotten(view, level.memory)), weights)

    def reach_of(self, side: int) -> Reach:
        """What captures seem worth to a side."""
        if self._knows >= 1.0:
            return super().reach_of(side)
        limits = self.limits[side]
        if limits not in self._reaches:
            worth = self._dulled(current_worth(self.state, side if limits else self.side, self.weights))
            self._reaches[limits] = Reach(self.state.tables, self.pool, worth)
        return self._reaches[limits]

    def _dulled(self, worth: Sequence[float]) -> list[float]:
        """Worths drawn towards their mean: one card more is one card more."""
        deck = self.state.tables.deck
        mean = sum(worth[card] for card in cards_in(deck)) / deck.bit_count()
        return [mean + self._knows * (each - mean) for each in worth]


def blurred(judged: Judgement, level: Level, rng: Rng) -> Judgement:
    """A judgement with the risk misjudged by a chance amount."""
    if not level.blur:
        return judged
    off = level.blur * level.risk * NORMAL.inv_cdf(min(max(rng.random(), LEAST), MOST))
    return judged._replace(total=judged.total - off * judged.given)

"""How a player of a level weighs moves: as the one-move player does, with what people get wrong."""

from dataclasses import replace
from statistics import NormalDist

from cassino.bots.appraisal import Appraisal, Judgement
from cassino.bots.levels.level import Level
from cassino.bots.levels.memory import ForgetfulView, forgotten
from cassino.bots.weights import WEIGHTS
from cassino.engine.rng import Rng
from cassino.engine.view import View

NORMAL = NormalDist()
LEAST, MOST = 0.01, 0.99


def level_appraisal(view: View, level: Level) -> Appraisal:
    """Judges moves with what a player of a level knows and remembers; one card more seems just one card more."""
    weights = replace(WEIGHTS, given=level.risk, hope=level.ahead)
    return Appraisal(ForgetfulView(view, forgotten(view, level.memory)), weights, level.worth)


def blurred(judged: Judgement, level: Level, rng: Rng) -> Judgement:
    """A judgement with the risk misjudged by a chance amount."""
    if not level.blur:
        return judged
    off = level.blur * level.risk * NORMAL.inv_cdf(min(max(rng.random(), LEAST), MOST))
    return judged.with_total(judged.total - off * judged.given)

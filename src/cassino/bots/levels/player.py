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
from cassino.bots.reading import Reader
from cassino.bots.search import chances_of, drawn, expected, is_deep, searched
from cassino.bots.weights import WEIGHTS
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.search.analyze import analyze
from cassino.search.budget import Budget
from cassino.search.results import Analysis, MoveValue

NORMAL = NormalDist()
LEAST, MOST = 0.01, 0.99
MOST_MOVES = 400
"""At most this many moves are considered; in a longer list every card in hand gets its share."""
UNLIKELY = -100.0
LONGEST_THOUGHT = 0.25
"""The most seconds per move that the strongest levels use."""


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
        self._reader = Reader(expected)

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The best of the moves that it notices."""
        return drawn(self.chances(view, clock), self._rng)

    def chances(self, view: View, clock: Clock) -> list[tuple[Move, float]]:
        """The moves it may make, with their probabilities: the strongest level may mix."""
        claim = sure_claim(view)
        if claim:
            return [(claim, 1.0)]
        moves = list(open_moves(view, MOST_MOVES))
        if len(moves) > 1 and self.level.worlds and self.level.trust == 1.0:
            return chances_of(view, self._budget(clock), self._rng, reader=self._reader)
        return [(self._best(view, moves, clock), 1.0)]

    def _best(self, view: View, moves: list[Move], clock: Clock) -> Move:
        if len(moves) == 1:
            return moves[0]
        if self.level.worlds:
            return self._searched(view, self._budget(clock))
        return self._answer(view, moves) or self._judged(view, moves)

    def _budget(self, clock: Clock) -> Budget:
        seconds = min(LONGEST_THOUGHT, clock.thinking_seconds)
        return Budget(self.level.worlds, self.level.nodes, seconds, guesses=self.level.guesses)

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

    def _searched(self, view: View, budget: Budget) -> Move:
        mind = misremembered(view, forgotten(view, self.level.memory), self._rng)
        if is_deep(mind):
            return searched(mind, budget, self._rng).best.move
        found = analyze(mind, budget, self._rng)
        return found.best.move if found.is_exact else self._weighed(mind, found)

    def _weighed(self, view: View, found: Analysis) -> Move:
        """The best move by the search and by the judgment without it, weighted by `trust`."""
        contenders = [each for each in found.values if each.worlds == found.best.worlds]
        appraisal = level_appraisal(view, self.level)
        sight = {each.move: each.total for each in judged_moves(appraisal, [each.move for each in contenders])}
        trust = self.level.trust

        def worth(each: MoveValue) -> float:
            return trust * each.value + (1 - trust) * sight.get(each.move, UNLIKELY)

        return max(contenders, key=worth).move

"""A strong bot that looks one move ahead: it counts cards and weighs what it takes against what it gives.

In a turn of several steps, each step is judged together with the best play that can follow it.
"""

from collections.abc import Sequence
from math import inf

from cassino.bots.answers import answer, sure_claim
from cassino.bots.appraisal import Appraisal, Judgement
from cassino.bots.bot import ONE_SECOND, Clock, open_moves
from cassino.bots.endgame import answered, is_closing, is_open, tried
from cassino.bots.reasons import reason_for
from cassino.bots.weights import WEIGHTS, Weights
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.rules.options import has_steps
from cassino.texts.catalog import say_all
from cassino.texts.message import Reason

CLOSE_LOOK = 40
"""If the opponent's hand is known, this many of the best moves are tried against every reply."""
STEPS = 6
"""How many of the best steps are followed further."""
PLAYS = 3
"""How many of the best plays are tried again after each step, in addition to captures of what the step made."""
FOLLOWING = 300
"""How many moves are considered after a step."""


class HeuristicBot:
    """Plays the move with the highest total of points taken, given, hoped for and left over."""

    name = "heuristic"

    def __init__(self, rng: Rng, weights: Weights = WEIGHTS) -> None:
        self._rng = rng
        self._weights = weights

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The best move by its judgment."""
        said = sure_claim(view) or answer(view, self._weights)
        return said or self._best_of(view).move

    def weigh(self, view: View) -> tuple[Move, float]:
        """The best move, and how much better its cards were judged than other cards; 0 for an answer or a claim."""
        said = sure_claim(view) or answer(view, self._weights)
        if said:
            return said, 0.0
        appraisal = Appraisal(view, self._weights)
        ranked = _ranked(appraisal)
        move = self._best(appraisal, ranked).move
        best = max(judged.total for judged in ranked if judged.move.cards == move.cards)
        others = max((judged.total for judged in ranked if judged.move.cards != move.cards), default=-inf)
        return move, max(0.0, best - others)

    def suggest(self, view: View, clock: Clock) -> tuple[Move, Reason]:
        """The move it would play, and why."""
        said = sure_claim(view) or answer(view, self._weights)
        if said:
            return said, reason_for(view, said, None)
        best = self._best_of(view)
        return best.move, reason_for(view, best.move, best)

    def explain(self, view: View, move: Move) -> str:
        """What it thinks of a move."""
        is_said = move.kind == Kind.CLAIM or move.kind > Kind.END
        judged = None if is_said else Appraisal(view, self._weights).judge(move)
        return say_all(reason_for(view, move, judged))

    def _best_of(self, view: View) -> Judgement:
        appraisal = Appraisal(view, self._weights)
        return self._best(appraisal, _ranked(appraisal))

    def _best(self, appraisal: Appraisal, ranked: Sequence[Judgement]) -> Judgement:
        if len(ranked) == 1:
            return ranked[0]
        if is_open(appraisal.view):
            return answered(appraisal, ranked[:CLOSE_LOOK], self._rng)
        if is_closing(appraisal):
            return tried(appraisal, ranked, self._rng)
        return ranked[0]


def _ranked(appraisal: Appraisal) -> list[Judgement]:
    """The judgments of all moves, the best first."""
    moves = list(open_moves(appraisal.view))
    if len(moves) == 1:
        return [appraisal.judge(moves[0])]
    return sorted(judged_moves(appraisal, moves), key=lambda judged: -judged.total)


def judged_moves(appraisal: Appraisal, moves: list[Move]) -> list[Judgement]:
    """The judgments of all moves; a step before the play is worth what the turn is worth with the play after it."""
    judged = [appraisal.judge(move) for move in moves]
    if not has_steps(appraisal.state.rules) or appraisal.state.played or appraisal.state.window:
        return judged
    plays = sorted((each for each in judged if each.move.cards), key=_falling)
    steps = sorted((each for each in judged if not each.move.cards), key=_falling)
    return plays + [_followed(appraisal, step, plays[:PLAYS]) for step in steps[:STEPS]]


def _falling(judged: Judgement) -> float:
    return -judged.total


def _followed(appraisal: Appraisal, step: Judgement, plays: list[Judgement]) -> Judgement:
    """A step with the value of the best play after it."""
    after = appraisal.state.copy()
    apply(after, step.move)
    made = step.move.taken
    favourites = {play.move for play in plays}
    following = [
        move
        for move in legal_moves(after, limit=FOLLOWING)
        if move.cards and (move in favourites or (move.kind == Kind.CAPTURE and move.taken & made))
    ]
    best = max((appraisal.judge(move, after).total for move in following), default=step.total - 1.0)
    return step.with_total(best)

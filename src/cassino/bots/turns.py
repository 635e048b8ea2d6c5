"""A turn of several steps: each step is judged with the best play that can follow it."""

from cassino.bots.appraisal import Appraisal, Judgement
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply

STEPS = 6
"""So many of the best steps are followed further."""
PLAYS = 3
"""So many of the best plays are tried again after each step, besides captures of what it made."""
REPLIES = 300
"""So many moves are looked at after a step."""


def judged_moves(appraisal: Appraisal, moves: list[Move]) -> list[Judgement]:
    """The judgements of all moves; a step before the play is worth what the turn is worth with the play after it."""
    judged = [appraisal.judge(move) for move in moves]
    if not appraisal.state.tables.composite or appraisal.state.played or appraisal.state.window:
        return judged
    plays = sorted((each for each in judged if each.move.cards), key=_falling)
    steps = sorted((each for each in judged if not each.move.cards), key=_falling)
    return plays + [_followed(appraisal, step, plays[:PLAYS]) for step in steps[:STEPS]]


def _falling(judged: Judgement) -> float:
    return -judged.total


def _followed(appraisal: Appraisal, step: Judgement, plays: list[Judgement]) -> Judgement:
    """A step with the worth of the best play after it."""
    after = appraisal.state.copy()
    apply(after, step.move)
    made = step.move.taken
    favourites = {play.move for play in plays}
    following = [
        move
        for move in legal_moves(after, limit=REPLIES)
        if move.cards and (move in favourites or (move.kind == Kind.CAPTURE and move.taken & made))
    ]
    best = max((appraisal.judge(move, after).total for move in following), default=step.total - 1.0)
    return step._replace(total=best)

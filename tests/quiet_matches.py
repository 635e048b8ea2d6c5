"""Matches played at random in which nobody says what need not be said."""

from collections.abc import Callable

from cassino.engine.match import Match
from cassino.engine.move import Kind, Move
from cassino.rules.options import Orange
from engine_texts import random_choice


def quiet_choice(seed: int) -> Callable[[Match], Move]:
    """A random choice that says nothing it need not say: wrong calls at random would keep a match from ending."""
    choose = random_choice(seed)

    def choice(match: Match) -> Move:
        if match.state.window:
            return next(move for move in match.legal_moves if move.kind == Kind.PASS)
        move = choose(match)
        is_called = move.kind == Kind.CAPTURE and match.rules.calling.orange is Orange.CALLED
        return Move(move.kind, move.cards, move.taken, move.value) if is_called else move

    return choice

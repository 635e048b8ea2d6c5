"""A player that searches: many worlds that agree with what it sees, each to the end of the round."""

from cassino.bots.bot import Clock
from cassino.bots.claiming import sure_claim
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.search.analyse import Budget, analyse


class SearchBot:
    """Plays the move of the highest mean over sampled worlds; exact where it knows all cards."""

    name = "search"

    def __init__(self, rng: Rng, budget: Budget | None = None) -> None:
        self._rng = rng
        self._budget = budget or Budget()

    def choose(self, view: View, clock: Clock) -> Move:
        """The best move found within its budget."""
        claim = sure_claim(view)
        if claim:
            return claim
        moves = view.legal_moves(2)
        if len(moves) == 1:
            return moves[0]
        return analyse(view, self._budget, self._rng).best.move

"""A bot that searches: playouts by the policy, in many worlds that agree with what it sees."""

from collections.abc import Sequence

from cassino.bots.answers import sure_claim
from cassino.bots.bot import ONE_SECOND, Clock, open_moves
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.search.match_chances import aim_for
from cassino.search.playout_search import MOST_WORLDS, playout_search

USUAL_WORLDS = 256


class SearchBot:
    """Plays the best move by playouts in sampled worlds; exact if it knows all cards and few are left."""

    name = "search"

    def __init__(self, rng: Rng, *, worlds: int = 0, cpu_ms: int = 0, plays: int = 1) -> None:
        """worlds: how many are looked at; 0 for as many as there is time for, or USUAL_WORLDS without a limit. cpu_ms:
        the limit for a move in milliseconds of CPU time, in addition to the clock, if one is set. plays: 0 to learn
        nothing from other players' plays.
        """
        self._rng = rng
        self._worlds = worlds
        self._seconds = cpu_ms / 1000 if cpu_ms else None
        self._plays = bool(plays)
        self.weights: Sequence[float] | None = None
        """Weights of the features of the estimate; None for those shipped with the rules."""

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The best move within the budget."""
        claim = sure_claim(view)
        if claim:
            return claim
        moves = open_moves(view, 2)
        if len(moves) == 1:
            return moves[0]
        seconds = clock.limit if self._seconds is None else clock.within(self._seconds)
        worlds = self._worlds or (USUAL_WORLDS if seconds is None else MOST_WORLDS)
        return playout_search(view, worlds, seconds, self._rng, aim_for(view), self._plays, self.weights).best.move

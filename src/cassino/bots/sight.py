"""The policy alone, and the search by playouts."""

from cassino.bots.answers import answer, sure_claim
from cassino.bots.bot import ONE_SECOND, Clock, open_moves
from cassino.bots.weights import WEIGHTS
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.search.match_chances import aim_for
from cassino.search.playout_search import playout_search, policy_for
from cassino.search.points import Points


class PolicyBot:
    """Plays the policy's move."""

    name = "policy"

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The best move at sight."""
        said = sure_claim(view) or answer(view, WEIGHTS)
        if said:
            return said
        policy = policy_for(Points(view.public))
        return list(view.moves_up_to(policy.most_moves))[policy.best(view.public)]


class PlayoutBot:
    """Plays the best move by playouts."""

    name = "playouts"

    def __init__(self, rng: Rng, *, worlds: int = 64, cpu_ms: int = 0, plays: int = 1, turns: int = 0) -> None:
        self._turns = turns
        self._rng, self._worlds, self._seconds, self._plays = rng, worlds, cpu_ms / 1000 if cpu_ms else None, bool(plays)

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The best move."""
        claim = sure_claim(view)
        if claim:
            return claim
        moves = open_moves(view, 2)
        if len(moves) == 1:
            return moves[0]
        return playout_search(view, self._worlds, self._seconds, self._rng, aim_for(view), self._plays, self._turns).best.move

"""A strong and very quick bot that looks one move ahead: it plays the best move by the policy."""

from collections.abc import Sequence

from cassino.bots.answers import answer, sure_claim
from cassino.bots.bot import ONE_SECOND, Clock
from cassino.bots.reasons import reason_for
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.search.policies import policy_for
from cassino.search.policy import Policy
from cassino.texts.catalog import say_all
from cassino.texts.message import Reason


class HeuristicBot:
    """Plays the move with the highest total of points taken, given, hoped for and left over, as the policy weighs them.

    weights: of the policy's features; None for those shipped with the rules.
    """

    name = "heuristic"

    def __init__(self, rng: Rng, weights: Sequence[float] | None = None) -> None:
        self._weights = None if weights is None else tuple(weights)

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The best move by the policy."""
        policy = self._policy(view)
        return sure_claim(view) or answer(view, policy.value) or policy.best(view.public)

    def suggest(self, view: View, clock: Clock) -> tuple[Move, Reason]:
        """The move it would play, and why."""
        policy = self._policy(view)
        said = sure_claim(view) or answer(view, policy.value)
        if said:
            return said, reason_for(view, said, None)
        move = policy.best(view.public)
        return move, reason_for(view, move, policy)

    def explain(self, view: View, move: Move) -> str:
        """What it thinks of a move."""
        is_said = move.kind == Kind.CLAIM or move.kind > Kind.END
        return say_all(reason_for(view, move, None if is_said else self._policy(view)))

    def _policy(self, view: View) -> Policy:
        return policy_for(view.public, self._weights)

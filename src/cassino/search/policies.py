"""The policies that a thread keeps, because their working memory is large."""

from collections.abc import Sequence
from threading import local

from cassino.engine.state import State
from cassino.engine.tables import Tables
from cassino.search.points import Points
from cassino.search.policy import Policy
from cassino.search.weights import policy_weights_for

MOST_KEPT = 8
"""More than a table has seats: players of different levels have policies of their own."""


class _OfThread(local):
    """The policies of a thread, by rules, weights and how well the player knows what cards are worth."""

    def __init__(self) -> None:
        self.kept: dict[tuple[Tables, tuple[float, ...], float], Policy] = {}


_OF_THREAD = _OfThread()


def policy_for(state: State, weights: Sequence[float] | None = None, knows: float = 1.0, forgotten: int = 0) -> Policy:
    """This thread's policy, set for a deal. weights: None for those of the rules. knows, forgotten: see `Policy`."""
    chosen = policy_weights_for(state.rules, state.players) if weights is None else tuple(weights)
    key = state.tables, chosen, knows
    found = _OF_THREAD.kept.get(key)
    if found is None:
        if len(_OF_THREAD.kept) == MOST_KEPT:
            _OF_THREAD.kept.clear()
        found = _OF_THREAD.kept[key] = Policy(Points(state), chosen, knows)
    found.prepare(state, forgotten)
    return found

"""The bots of the levels: as strong as their level, with human weaknesses."""

from math import fsum
from statistics import NormalDist

from cassino.bots.answers import answer, sure_claim
from cassino.bots.bot import ONE_SECOND, Clock, open_moves
from cassino.bots.levels.level import LEVELS, Level
from cassino.bots.levels.memory import forgotten, misremembered
from cassino.bots.levels.sight import Sight
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.rules.rules import Rules
from cassino.search.match_chances import aim_for
from cassino.search.playout_search import playout_search
from cassino.search.policies import policy_for
from cassino.search.policy import (
    ANY_REPLY,
    BUILD_COUNT,
    BUILDS,
    EXPOSURE,
    GIVEN,
    HOPE,
    OPTIONS,
    SECOND,
    SWEEP_RISK,
    Policy,
)
from cassino.search.weights import policy_weights_for

NORMAL = NormalDist()
LEAST, MOST = 0.01, 0.99
RISKS = (GIVEN, SWEEP_RISK, EXPOSURE, ANY_REPLY)
"""The features of what a move gives to others."""
PLANS = (HOPE, SECOND, OPTIONS, BUILDS, BUILD_COUNT)
"""The features of what the player counts on in later turns."""


def level_weights(rules: Rules, players: int, level: Level) -> tuple[float, ...]:
    """The weights of the policy as a player of a level thinks."""
    factors = dict.fromkeys(RISKS, level.risk) | dict.fromkeys(PLANS, level.ahead)
    known = enumerate(policy_weights_for(rules, players))
    return tuple(weight * factors.get(feature, 1.0) for feature, weight in known)


def level_policy(view: View, level: Level) -> Policy:
    """The policy by what a player of a level knows and remembers."""
    weights = level_weights(view.public.rules, view.public.players, level)
    return policy_for(view.public, weights, level.worth, forgotten(view, level.memory))


def sight_risks(policy: Policy, view: View, level: Level) -> list[float]:
    """The parts of the policy's scores that are the moves' risks, in the same order."""
    weights = level_weights(view.public.rules, view.public.players, level)
    return [fsum(weights[feature] * row[feature] for feature in RISKS) for row in policy.features_of(view.public)]


class LevelBot:
    """Plays at a level from 1 to the number of `LEVELS`."""

    def __init__(self, rng: Rng, n: int) -> None:
        self.name = f"level{n}"
        self.level: Level = LEVELS[n - 1]
        self._rng = rng

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The best of the moves that it notices."""
        claim = sure_claim(view)
        if claim:
            return claim
        moves = open_moves(view, 2)
        if len(moves) == 1:
            return moves[0]
        if self.level.worlds:
            return self._searched(view, clock)
        return self._answer(view) or self._judged(view)

    def _answer(self, view: View) -> Move | None:
        """Its answer in a window; a player who does not think of answering passes."""
        if not view.public.window:
            return None
        silent = next((move for move in open_moves(view) if move.kind == Kind.PASS), None)
        if silent is None or self._rng.random() >= self.level.asks:
            return silent
        return answer(view, policy_for(view.public).value)

    def _judged(self, view: View) -> Move:
        policy = level_policy(view, self.level)
        values = dict(policy.scored(view.public))
        noticed = Sight(view.public, self.level, self._rng).noticed(list(values))
        if self.level.blur and not view.public.window:
            risks = sight_risks(policy, view, self.level)
            values = {move: values[move] + self._error() * risk for move, risk in zip(values, risks, strict=True)}
        return max(noticed, key=values.__getitem__)

    def _error(self) -> float:
        """The error of an estimated risk, as a share of it."""
        return self.level.blur * NORMAL.inv_cdf(min(max(self._rng.random(), LEAST), MOST))

    def _searched(self, view: View, clock: Clock) -> Move:
        lost = forgotten(view, self.level.memory)
        mind = misremembered(view, lost, self._rng) if lost else view
        seconds = None if self.level.seconds is None else clock.within(self.level.seconds)
        return playout_search(mind, self.level.worlds, seconds, self._rng, aim_for(view)).best.move

"""When a deal is played for points, and when for the match."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt

from cassino.engine.view import View
from cassino.rules.rules import Rules
from cassino.search.analyse import Aim
from cassino.search.equity import equity_for
from cassino.search.solver import ROWS
from cassino.search.weights import spread_for

USUAL_SPREAD = 3.0
"""By how many points estimates of the margin are off where nothing was measured."""
SIZE = ROWS


def aim_for(view: View) -> Aim | None:
    """What a seat plays for: the match once somebody has points, until then the points of the deal."""
    state = view.public
    scores = tuple(state.score(side) for side in range(state.side_count))
    if not any(scores) or state.tiebreak:
        return None
    spreads = spread_for(state.rules, state.players) or (USUAL_SPREAD,)
    spread = spreads[min(state.round_no, len(spreads) - 1)]
    sharp = _chances(state.rules, state.players, scores, state.dealer, state.side_of(state.turn))
    return Aim(_smoothed(sharp, spread / sqrt(2)), sharp)


@lru_cache(maxsize=64)
def _chances(rules: Rules, players: int, scores: Sequence[int], dealer: int, side: int) -> tuple[float, ...]:
    """The chance to win the match by the own points of the deal, row by row, and in a row by those of each other."""
    equity = equity_for(rules, players)
    found = []
    for own in range(SIZE):
        for others in range(SIZE):
            points = [own if each == side else others for each in range(len(scores))]
            found.append(equity.after(scores, points, dealer, side))
    return tuple(found)


@lru_cache(maxsize=64)
def _smoothed(sharp: Sequence[float], spread: float) -> tuple[float, ...]:
    """The chances where points are only expected and will be off by so much."""
    rows = [_blurred(sharp[start : start + SIZE], spread) for start in range(0, SIZE * SIZE, SIZE)]
    columns = [_blurred([row[place] for row in rows], spread) for place in range(SIZE)]
    return tuple(columns[column][row] for row in range(SIZE) for column in range(SIZE))


def _blurred(line: Sequence[float], spread: float) -> list[float]:
    """The mean around each place, by a normal curve."""
    reach = max(1, round(3 * spread))
    weights = [exp(-((step / max(spread, 0.3)) ** 2) / 2) for step in range(-reach, reach + 1)]
    whole = sum(weights)
    last = len(line) - 1
    return [
        sum(weight * line[min(max(at + step - reach, 0), last)] for step, weight in enumerate(weights)) / whole
        for at in range(len(line))
    ]

"""The weights of the policy: softmax regression on how often each move should be chosen, by Newton's method."""

from collections.abc import Sequence
from math import exp, log
from operator import mul

from cassino.arena.linear import solve
from cassino.lab.training.decisions import SHARPNESS, Decision

STEPS = 20
HALVINGS = 12
HOLD = 1.0
"""The strength of the prior around the first weights."""
SMALL = 1e-4


def fitted(decisions: Sequence[Decision], first: Sequence[float]) -> tuple[float, ...]:
    """The weights under which the policy chooses most as it should, with the same weight for a gain as in `first`.

    Only their ratios decide which move is best; how often others are chosen is a matter of the search's HEAT.
    """
    start = [weight / SHARPNESS for weight in first]
    weights, likelihood = start, _likelihood(decisions, start, start)
    for _ in range(STEPS):
        slope, curve = _derivatives(decisions, weights)
        for place, began in enumerate(start):
            slope[place] -= HOLD * (weights[place] - began)
            curve[place][place] += HOLD
        change = solve(curve, slope)
        # A whole step can lead far away where the model is too sure of its choices.
        for _ in range(HALVINGS):
            further = [weight + step for weight, step in zip(weights, change, strict=True)]
            found = _likelihood(decisions, further, start)
            if found >= likelihood:
                weights, likelihood = further, found
                break
            change = [step / 2 for step in change]
        if max(map(abs, change)) < SMALL:
            break
    return tuple(round(weight * first[0] / weights[0], 3) for weight in weights)


def _likelihood(decisions: Sequence[Decision], weights: Sequence[float], start: Sequence[float]) -> float:
    """The log likelihood of the wanted choices, less what the distance from the first weights costs."""
    total = -HOLD / 2 * sum((weight - began) ** 2 for weight, began in zip(weights, start, strict=True))
    for features, wanted in decisions:
        scores = [sum(map(mul, row, weights)) for row in features]
        best = max(scores)
        total -= best + log(sum(exp(score - best) for score in scores)) - sum(map(mul, wanted, scores))
    return total


def _derivatives(decisions: Sequence[Decision], weights: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """The first and second derivatives of the log likelihood; the second with the opposite sign."""
    size = len(weights)
    slope = [0.0] * size
    curve = [[0.0] * size for _ in range(size)]
    for features, wanted in decisions:
        chosen = softmax([sum(map(mul, row, weights)) for row in features])
        usual = [sum(map(mul, chosen, column)) for column in zip(*features, strict=True)]
        for row, share, right in zip(features, chosen, wanted, strict=True):
            _add(slope, curve, [value - mean for value, mean in zip(row, usual, strict=True)], share, right - share)
    for i in range(size):
        for j in range(i):
            curve[j][i] = curve[i][j]
    return slope, curve


def _add(slope: list[float], curve: list[list[float]], apart: Sequence[float], share: float, missing: float) -> None:
    """Add what one move contributes. apart: how far its features are from the usual ones."""
    for i, value in enumerate(apart):
        if value:
            slope[i] += missing * value
            line, by = curve[i], share * value
            for j in range(i + 1):
                line[j] += by * apart[j]


def softmax(scores: Sequence[float]) -> list[float]:
    """The share of each score in the sum of all exponentials."""
    best = max(scores)
    odds = [exp(score - best) for score in scores]
    total = sum(odds)
    return [each / total for each in odds]

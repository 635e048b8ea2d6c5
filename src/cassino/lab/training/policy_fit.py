"""The weights of the policy: softmax regression on how often each move should be chosen, by Newton's method."""

from collections.abc import Sequence
from math import exp

from cassino.arena.linear import solve
from cassino.lab.training.decisions import Decision

STEPS = 12
HOLD = 20.0
"""The strength of the prior around the first weights, in decisions."""
SMALL = 1e-4


def fitted(decisions: Sequence[Decision], first: Sequence[float]) -> tuple[float, ...]:
    """The weights under which the policy chooses most as it should."""
    weights = list(first)
    for _ in range(STEPS):
        slope, curve = _derivatives(decisions, weights)
        for place, start in enumerate(first):
            slope[place] -= HOLD * (weights[place] - start)
            curve[place][place] += HOLD
        change = solve(curve, slope)
        weights = [weight + step for weight, step in zip(weights, change, strict=True)]
        if max(map(abs, change)) < SMALL:
            break
    return tuple(weights)


def _derivatives(decisions: Sequence[Decision], weights: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    size = len(weights)
    slope = [0.0] * size
    curve = [[0.0] * size for _ in range(size)]
    for features, wanted in decisions:
        chosen = softmax([sum(map(lambda a, b: a * b, row, weights)) for row in features])
        usual = [sum(part * value for part, value in zip(chosen, column, strict=True)) for column in zip(*features, strict=True)]
        for row, part, right in zip(features, chosen, wanted, strict=True):
            apart = [value - mean for value, mean in zip(row, usual, strict=True)]
            for i in range(size):
                if not apart[i]:
                    continue
                slope[i] += (right - part) * apart[i]
                by = part * apart[i]
                line = curve[i]
                for j in range(i + 1):
                    line[j] += by * apart[j]
    for i in range(size):
        for j in range(i):
            curve[j][i] = curve[i][j]
    return slope, curve


def softmax(scores: Sequence[float]) -> list[float]:
    """The share of each score in the sum of all exponentials."""
    best = max(scores)
    odds = [exp(score - best) for score in scores]
    total = sum(odds)
    return [each / total for each in odds]

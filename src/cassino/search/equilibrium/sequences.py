"""Games of two players in sequence form: reach, gains, regrets and best responses over flat arrays.

The decisions of a player stand in an order in which parents come first: decision d follows sequence parents[d] and
opens the sequences from firsts[d] to firsts[d + 1] - 1; sequence 0 is to have decided nothing yet. An outcome is a
sequence of each player and a payoff to the first player, already multiplied by the chance of the deal.
"""

from array import array
from typing import TypeAlias

Ints: TypeAlias = "array[int]"
Floats: TypeAlias = "array[float]"


def spread(parents: Ints, firsts: Ints, strategy: Floats, tremble: float, reach: Floats) -> None:
    """How often a player's own choices lead to each sequence; so often he takes any option, whatever he wants."""
    reach[0] = 1.0
    for decision in range(len(parents)):
        arrived = reach[parents[decision]]
        slip = tremble / (firsts[decision + 1] - firsts[decision])
        for option in range(firsts[decision], firsts[decision + 1]):
            reach[option] = arrived * ((1.0 - tremble) * strategy[option] + slip)


def collect(own: Ints, others: Ints, payoffs: Floats, reach: Floats, sign: float, gains: Floats) -> None:
    """What each sequence of a player earns by itself, when the other reaches his sequences so often."""
    for option in range(len(gains)):
        gains[option] = 0.0
    for outcome in range(len(own)):
        gains[own[outcome]] += sign * payoffs[outcome] * reach[others[outcome]]


def improve(parents: Ints, firsts: Ints, gains: Floats, regrets: Floats, strategy: Floats) -> None:
    """Add to the regrets, none below 0, and play in proportion to them. `gains` become those of whole plans."""
    for decision in range(len(parents) - 1, -1, -1):
        first, end = firsts[decision], firsts[decision + 1]
        value = total = 0.0
        for option in range(first, end):
            value += strategy[option] * gains[option]
        gains[parents[decision]] += value
        for option in range(first, end):
            regret = regrets[option] + gains[option] - value
            if regret < 0.0:
                regret = 0.0
            regrets[option] = regret
            total += regret
        for option in range(first, end):
            strategy[option] = regrets[option] / total if total > 0.0 else 1.0 / (end - first)


def best(parents: Ints, firsts: Ints, gains: Floats, strategy: Floats) -> float:
    """What the best plan earns; the plan is left in `strategy`."""
    for decision in range(len(parents) - 1, -1, -1):
        chosen = firsts[decision]
        for option in range(firsts[decision], firsts[decision + 1]):
            strategy[option] = 0.0
            if gains[option] > gains[chosen]:
                chosen = option
        strategy[chosen] = 1.0
        gains[parents[decision]] += gains[chosen]
    return gains[0]


def expect(rows: Ints, columns: Ints, payoffs: Floats, first: Floats, second: Floats) -> float:
    """What the first player earns when both reach their sequences so often."""
    total = 0.0
    for outcome in range(len(rows)):
        total += payoffs[outcome] * first[rows[outcome]] * second[columns[outcome]]
    return total


def accumulate(parents: Ints, firsts: Ints, strategy: Floats, reach: Floats, weight: float, totals: Floats) -> None:
    """Add a strategy to a weighted sum of strategies, each decision as often as he comes to it."""
    for decision in range(len(parents)):
        arrived = weight * reach[parents[decision]]
        for option in range(firsts[decision], firsts[decision + 1]):
            totals[option] += arrived * strategy[option]


def normalise(firsts: Ints, totals: Floats, strategy: Floats) -> None:
    """The strategy of a weighted sum of plans; even where it never comes."""
    for decision in range(len(firsts) - 1):
        first, end = firsts[decision], firsts[decision + 1]
        total = 0.0
        for option in range(first, end):
            total += totals[option]
        for option in range(first, end):
            strategy[option] = totals[option] / total if total > 0.0 else 1.0 / (end - first)

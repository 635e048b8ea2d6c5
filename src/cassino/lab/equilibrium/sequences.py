"""Two-player games in sequence form: reach, gains, regrets and best responses over flat arrays.

The decisions of a player are ordered so that parents come first: decision d follows sequence parents[d] and opens the
sequences from firsts[d] to firsts[d + 1] - 1; in sequence 0 nothing has been decided yet. An outcome is a sequence of
each player and a payoff to the first player, already multiplied by the probability of the deal.
"""

from cassino.kernel import Doubles, Ints, Size, typed


@typed
def spread(parents: Ints, firsts: Ints, strategy: Doubles, reach: Doubles) -> None:
    """How often a player's own choices lead to each sequence."""
    option: Size
    decision: Size
    reach[0] = 1.0
    for decision in range(len(parents)):
        arrived: float = reach[parents[decision]]
        for option in range(firsts[decision], firsts[decision + 1]):
            reach[option] = arrived * strategy[option]


@typed
def collect(own: Ints, others: Ints, payoffs: Doubles, reach: Doubles, sign: float, gains: Doubles) -> None:
    """What each sequence of a player earns by itself, given how often the other player reaches its sequences."""
    outcome: Size
    option: Size
    for option in range(len(gains)):
        gains[option] = 0.0
    for outcome in range(len(own)):
        gains[own[outcome]] += sign * payoffs[outcome] * reach[others[outcome]]


@typed
def improve(parents: Ints, firsts: Ints, gains: Doubles, regrets: Doubles, strategy: Doubles) -> None:
    """Add to the regrets, none below 0, and play in proportion to them. `gains` become those of whole strategies."""
    total: float
    value: float
    end: Size
    first: Size
    option: Size
    decision: Size
    for decision in range(len(parents) - 1, -1, -1):
        first, end = firsts[decision], firsts[decision + 1]
        value = total = 0.0
        for option in range(first, end):
            value += strategy[option] * gains[option]
        gains[parents[decision]] += value
        for option in range(first, end):
            regret: float = regrets[option] + gains[option] - value
            if regret < 0.0:
                regret = 0.0
            regrets[option] = regret
            total += regret
        for option in range(first, end):
            strategy[option] = regrets[option] / total if total > 0.0 else 1.0 / (end - first)


@typed
def best(parents: Ints, firsts: Ints, gains: Doubles, strategy: Doubles) -> float:
    """The payoff of the best strategy, which is left in `strategy`."""
    option: Size
    decision: Size
    for decision in range(len(parents) - 1, -1, -1):
        chosen: Size = firsts[decision]
        for option in range(firsts[decision], firsts[decision + 1]):
            strategy[option] = 0.0
            if gains[option] > gains[chosen]:
                chosen = option
        strategy[chosen] = 1.0
        gains[parents[decision]] += gains[chosen]
    return gains[0]


@typed
def expect(rows: Ints, columns: Ints, payoffs: Doubles, first: Doubles, second: Doubles) -> float:
    """What the first player earns, given how often both reach their sequences."""
    outcome: Size
    total: float = 0.0
    for outcome in range(len(rows)):
        total += payoffs[outcome] * first[rows[outcome]] * second[columns[outcome]]
    return total


@typed
def accumulate(parents: Ints, firsts: Ints, strategy: Doubles, reach: Doubles, weight: float, totals: Doubles) -> None:
    """Add a strategy to a weighted sum of strategies, each decision weighted by how often it is reached."""
    option: Size
    decision: Size
    for decision in range(len(parents)):
        arrived: float = weight * reach[parents[decision]]
        for option in range(firsts[decision], firsts[decision + 1]):
            totals[option] += arrived * strategy[option]


@typed
def normalise(firsts: Ints, totals: Doubles, strategy: Doubles) -> None:
    """Turn a weighted sum of strategies into a strategy; decisions that were never reached get equal shares."""
    end: Size
    first: Size
    option: Size
    decision: Size
    for decision in range(len(firsts) - 1):
        first, end = firsts[decision], firsts[decision + 1]
        total: float = 0.0
        for option in range(first, end):
            total += totals[option]
        for option in range(first, end):
            strategy[option] = totals[option] / total if total > 0.0 else 1.0 / (end - first)

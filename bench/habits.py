"""Find by what traits strong players choose their moves: the weights `TYPICAL` of search/habits.py.

python bench/habits.py [--variant casino_long] [--players 2] [--bot search:worlds=32,trust=0] [--deals 400] [--seed 5]

The bot plays itself. Weights are fitted by maximum likelihood to four fifths of the deals; how well they foretell moves
is told of the rest.
"""

import argparse
from collections.abc import Sequence
from math import exp, log, sqrt

from cassino.arena.table import play_deal
from cassino.bots import Bot, Clock, make_bot
from cassino.engine.dealing import deal, shuffled
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.rules import load_variant
from cassino.rules.rules import Rules
from cassino.search.habits import TRAIT_NAMES, Habits
from cassino.search.points import Points
from cassino.search.value import Value
from cassino.search.weights import weights_for

PATIENCE = Clock(3600.0)
MOST_MOVES = 200
EPOCHS = 12
BATCH = 100
PACE = 0.05
DECAY = 1e-3
FORGETS = 0.9, 0.99
"""How much of the mean of the slopes, and of their squares, stays at each step (Adam)."""

Traits = list[list[float]]
Choice = tuple[Traits, int]
"""The traits of all moves of a position, and the place of the one made."""


class Watched:
    """Plays as another bot does; what it chose from what is noted."""

    def __init__(self, bot: Bot, seen: list[Choice]) -> None:
        self.name = bot.name
        self._bot, self._seen = bot, seen

    def choose(self, view: View, clock: Clock) -> Move:
        """The other's move."""
        move = self._bot.choose(view, clock)
        moves = view.legal_moves(MOST_MOVES)
        state = view.public
        if len(moves) > 1 and moves.complete and state.stock_size:
            value = Value(Points(state), weights_for(state.rules, state.players))
            value.prepare(state)
            habits = Habits()
            self._seen.append(([habits.traits(state, value, each) for each in moves], list(moves).index(move)))
        return move


def choices(rules: Rules, players: int, bot: str, seed: int, number: int) -> list[Choice]:
    """Those of one deal."""
    rng = Rng(seed).split(number)
    state = deal(rules, players, number % players, shuffled(rules, rng))
    seen: list[Choice] = []
    play_deal(state, [Watched(make_bot(bot, rng.sealed(seat)), seen) for seat in range(players)], PATIENCE)
    return seen


def chances(weights: Sequence[float], moves: Traits) -> list[float]:
    """How likely each move is."""
    appeals = [exp(sum(weight * found for weight, found in zip(weights, traits, strict=True))) for traits in moves]
    return [appeal / sum(appeals) for appeal in appeals]


def slope(weights: Sequence[float], batch: Sequence[Choice]) -> list[float]:
    """In which direction the likelihood of choices grows."""
    total = [-DECAY * len(batch) * weight for weight in weights]
    for moves, chosen in batch:
        for place, chance in enumerate(chances(weights, moves)):
            pull = (place == chosen) - chance
            for trait, found in enumerate(moves[place]):
                total[trait] += pull * found
    return [each / len(batch) for each in total]


def fitted(seen: Sequence[Choice]) -> list[float]:
    """The weights of the greatest likelihood, about."""
    weights, means, squares = ([0.0] * len(TRAIT_NAMES) for _ in range(3))
    steps = EPOCHS * (len(seen) // BATCH)
    for step in range(steps):
        start = step % (len(seen) // BATCH) * BATCH
        for place, each in enumerate(slope(weights, seen[start : start + BATCH])):
            means[place] += (1 - FORGETS[0]) * (each - means[place])
            squares[place] += (1 - FORGETS[1]) * (each * each - squares[place])
            mean, square = (
                means[place] / (1 - FORGETS[0] ** (step + 1)),
                squares[place] / (1 - FORGETS[1] ** (step + 1)),
            )
            weights[place] += PACE * (1 - step / steps) * mean / (sqrt(square) + 1e-8)
    return weights


def report(weights: Sequence[float], seen: Sequence[Choice]) -> str:
    """How well weights foretell choices."""
    found = [(chances(weights, moves), chosen) for moves, chosen in seen]
    surprise = sum(-log(each[chosen]) for each, chosen in found) / len(found)
    blind = sum(log(len(each)) for each, _ in found) / len(found)
    hits = sum(each[chosen] == max(each) for each, chosen in found) / len(found)
    return f"{len(seen)} choices: surprise {surprise:.3f} (any move: {blind:.3f}), the likeliest was made in {hits:.1%}"


def main() -> None:
    """Play, fit, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--variant", default="casino_long")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="search:worlds=32,trust=0")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--seed", type=int, default=5)
    asked = parser.parse_args()
    rules = load_variant(asked.variant)
    deals = [choices(rules, asked.players, asked.bot, asked.seed, number) for number in range(asked.deals)]
    split = len(deals) * 4 // 5
    weights = fitted([each for one in deals[:split] for each in one])
    for name, weight in zip(TRAIT_NAMES, weights, strict=True):
        print(f"{name:22}{weight:8.3f}")
    print(report(weights, [each for one in deals[split:] for each in one]))


if __name__ == "__main__":
    main()

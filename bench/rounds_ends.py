"""Measure what bots win of another in the ends of rounds, without luck: over all hands, by the whole strategy of both.

python bench/rounds_ends.py BOT ... [--against counter-rollouts] [--variant casino_long] [--cards 2] [--stock N]
    [--positions 8] [--seed 1] [--seeds 2]

Each bot is asked at every decision that it can come to (docs/background/exploitability.md says how positions are made
and what is asked), in both seats, with several seeds of its chance. Two strategies then have an exact value. Beside
them: what an equilibrium wins of the same bot, and what the best response to it does. Points a position, by the
estimate of the round's end that the search uses, with 95 % intervals over the positions.
"""

import argparse
from collections.abc import Sequence

import cassino
from cassino.kernel import Doubles
from cassino.lab.equilibrium.followers import PolicyFollower
from cassino.lab.equilibrium.game import SequenceFormGame
from cassino.lab.equilibrium.report import leaf_of, mean_of
from cassino.lab.equilibrium.shape import Followers
from cassino.lab.equilibrium.subgames import SolvedSubgame, Suite, bot_policy, solve_subgame, subgame

Pair = Sequence[Doubles]
"""The strategy of a player in either seat."""


def strategies(solved: SolvedSubgame, bot: str, seed: int, seeds: int) -> Pair:
    """Those of a bot."""
    found = []
    for seat in range(2):
        follower = PolicyFollower(bot_policy(bot, seed, seeds))
        followers: Followers = (None, follower) if seat else (follower, None)
        subgame(solved.state, solved.leaf, followers)
        found.append(follower.chances)
    return found


def won(game: SequenceFormGame, first: Pair, second: Pair) -> float:
    """What one player wins of another, the mean of both ways to sit."""
    return (game.value((first[0], second[1])) - game.value((second[0], first[1]))) / 2


def main() -> None:
    """Solve, ask, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--against", default="counter-rollouts")
    parser.add_argument("--variant", default="casino_long")
    parser.add_argument("--cards", type=int, default=2)
    parser.add_argument("--stock", type=int)
    parser.add_argument("--positions", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seeds", type=int, default=2)
    asked = parser.parse_args()
    suite = Suite(cassino.rules(asked.variant), asked.cards, 1, asked.seed, asked.stock)
    found: dict[str, list[float]] = {name: [] for name in ("equilibrium", "best response", *asked.bots)}
    for number in range(asked.positions):
        state = suite.position(number)
        solved = solve_subgame(state, leaf_of("estimate", state))
        rival = strategies(solved, asked.against, 0, asked.seeds)
        game = solved.game
        found["equilibrium"].append(won(game, solved.equilibrium.strategies, rival))
        found["best response"].append((game.best_value(0, rival[1]) + game.best_value(1, rival[0])) / 2)
        for bot in asked.bots:
            found[bot].append(won(game, strategies(solved, bot, asked.seeds, asked.seeds), rival))
        print(f"{number:3}", *(f"{name} {each[-1]:+.4f}" for name, each in found.items()), sep="  ", flush=True)
    for name, each in found.items():
        print(f"{name:40} {mean_of(each).mean:+.4f} ± {mean_of(each).reach:.4f}")


if __name__ == "__main__":
    main()

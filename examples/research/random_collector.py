#!/usr/bin/env python3
"""Collect what the players of a batch see, may choose, choose and get: a data set for imitation or for critics.

python examples/research/random_collector.py --steps 1000000 --out random.npz
python examples/research/random_collector.py --bot heuristic --steps 100000 --out heuristic.npz

The arrays have a row for each choice: `planes` (words of 64 bits; `names` has their names), `mask`, `id`, `seat`, and
`margin`, which the seat gets at the end of the deal. Choices of deals that have not ended are left out.
"""

import argparse
import time
from pathlib import Path

import numpy as np

import cassino
from cassino.encoding import Choice, encode
from cassino.envs import CassinoVec


class BotIds:
    """Spells the moves of a bot, which sees what the seat to act sees."""

    def __init__(self, env, bot):
        self.env, self.bot = env, bot
        self.spelled = [[] for _ in range(env.batch)]

    def __call__(self):
        return np.array([self.next_id(game) for game in range(self.env.batch)])

    def next_id(self, game):
        if not self.spelled[game]:
            view = self.env.state(game).view(self.env.actor[game])
            self.spelled[game] = spell(view, self.bot.choose(view))
        return self.spelled[game].pop(0)


def spell(view, move):
    """The ids of a move that leave a choice."""
    choice, ids = Choice(view), []
    for number in encode(choice.state, move):
        if number in choice.ids:
            choice.add(number)
            ids.append(number)
    return ids


def collect(env, next_ids, steps):
    """The columns of all choices, an item for each step, and the rewards and ends that followed."""
    rows, results = [], []
    for _ in range(steps):
        before = env.planes.copy(), env.mask.copy(), env.actor.copy()
        ids = next_ids()
        _, rewards, ended = env.step(ids)
        rows.append((*before, ids.astype(np.uint8)))
        results.append((rewards.copy(), ended.astype(bool)))
    return [np.stack(column) for column in zip(*rows, strict=True)], results


def margins_of(actor, results):
    """For each choice what its seat got at the end of the deal; not a number if the deal has not ended."""
    found = np.full(actor.shape, np.nan)
    games = np.arange(actor.shape[1])
    following = np.full(results[0][0].shape, np.nan)
    for step in reversed(range(len(actor))):
        rewards, ended = results[step]
        following[ended] = rewards[ended]
        found[step] = following[games, actor[step]]
    return found


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Collect random play, or a bot's, into a file for numpy.")
    parser.add_argument("--variant", default="casino")
    parser.add_argument("--bot", help="all seats play like this bot; at random without it")
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--steps", type=int, default=1_000_000, help="choices in all games together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("collected.npz"))
    given = parser.parse_args(arguments)
    env = CassinoVec(given.variant, given.games, given.seed)
    next_ids = BotIds(env, cassino.bot(given.bot, seed=given.seed)) if given.bot else env.random_actions
    start = time.perf_counter()
    (planes, mask, actor, ids), results = collect(env, next_ids, max(1, given.steps // given.games))
    spent = time.perf_counter() - start
    margin = margins_of(actor, results)
    kept = ~np.isnan(margin)
    if not kept.any():
        parser.exit(1, "no deal has ended: give more --steps, or fewer --games\n")
    np.savez_compressed(
        given.out, planes=planes[kept], mask=mask[kept], id=ids[kept], seat=actor[kept], margin=margin[kept],
        names=env.names,
    )  # fmt: skip
    print(f"{ids.size / spent:.0f} steps/s; {kept.sum()} of {ids.size} choices kept in {given.out}")


if __name__ == "__main__":
    main()

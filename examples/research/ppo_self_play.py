#!/usr/bin/env python3
"""Learn Casino by playing against itself: PPO in one file. Needs PyTorch.

python examples/research/ppo_self_play.py --steps 2000000 --out ppo

writes ppo.csv, a line for each evaluation against `greedy`, and ppo.pt, the network. It plays all seats, whose choices
alternate in a batch. What follows a choice is what its seat expects at its own next one, or its margin at the end.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from cassino.encoding import ID_COUNT
from cassino.envs import CassinoVec

CARDS, RANKS = 52, 13
FORMS = "%d", "%.0f", "%.2f", "%.2f"
SETTINGS = {
    "variant": "casino", "opponent": "greedy", "out": "ppo", "seed": 1, "threads": 1, "steps": 2_000_000,
    "games": 256, "length": 64, "every": 16, "deals": 1000,
    "rate": 7e-4, "epochs": 2, "part": 1024, "decay": 0.95, "clip": 0.2, "entropy": 0.05, "scale": 5.0,
}  # fmt: skip
"""length: steps in a batch. steps: in all, rounded up to whole batches. every: batches between evaluations. deals: in
each of them. rate, entropy: fall to 0. part: choices for one step of the optimizer. decay: lambda of GAE; there is no
discount. scale: divides the rewards."""


class Net(nn.Module):
    """From planes, their cards of each rank, and mask to a logit for each id, and the margin to expect."""

    def __init__(self, planes, width=256):
        super().__init__()
        inputs = nn.Linear(planes * (CARDS + RANKS) + ID_COUNT, width)
        self.body = nn.Sequential(inputs, nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.logits, self.value = nn.Linear(width, ID_COUNT), nn.Linear(width, 1)
        nn.init.orthogonal_(self.logits.weight, 0.01)

    def forward(self, bits, mask):
        ranks = bits.view(len(bits), -1, RANKS, CARDS // RANKS).sum(3).flatten(1)
        found = self.body(torch.cat((bits, ranks, mask), 1).float())
        return self.logits(found).masked_fill(mask == 0, -1e9), self.value(found).squeeze(1)

    @torch.no_grad()
    def best(self, bits, mask):
        """The ids that it likes best."""
        return self(bits, mask)[0].argmax(1)


def seen(env):
    """What the seats to act see, and what they may choose."""
    return torch.from_numpy(env.observation().reshape(env.batch, -1)), torch.from_numpy(env.mask.copy())


@torch.no_grad()
def play(env, net, length, scale):
    """A batch: bits, masks, ids, their log-probabilities, values expected, actors, and what followed: rewards, ends."""
    rows = []
    for _ in range(length):
        bits, mask = seen(env)
        logits, value = net(bits, mask)
        chances = Categorical(logits=logits)
        ids, actor = chances.sample(), torch.from_numpy(env.actor.astype(int))
        _, rewards, ended = env.step(ids.numpy())
        rewards, ended = torch.from_numpy(rewards / scale).float(), torch.from_numpy(ended.astype(bool))
        rows.append((bits, mask, ids, chances.log_prob(ids), value, actor, rewards, ended))
    return [torch.stack(column) for column in zip(*rows, strict=True)]


def advantages(value, actor, rewards, ended, decay):
    """How much better each choice went for its seat than expected (GAE), and whether that is known yet.

    It is not known for the last choice of a seat in a batch, unless the deal ended: that one only tells the value.
    """
    games = torch.arange(value.shape[1])
    reward, following, ahead, is_known = torch.zeros(4, *rewards.shape[1:])
    found, known = torch.zeros(2, *value.shape)
    for t in reversed(range(len(value))):
        end, at = ended[t], (games, actor[t])
        reward[end], following[end], ahead[end], is_known[end] = rewards[t][end], 0.0, 0.0, 1.0
        known[t] = is_known[at]
        found[t] = (reward[at] + following[at] - value[t] + decay * ahead[at]) * known[t]
        reward[at], following[at], ahead[at], is_known[at] = 0.0, value[t], found[t], 1.0
    return found, known.bool()


def learn(net, optimizer, batch, given, entropy):
    """Some epochs of PPO on a batch."""
    gains, known = advantages(*batch[4:], given.decay)
    bits, mask, ids, old, value, gains = (each[known] for each in (*batch[:5], gains))
    targets, gains = value + gains, (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(given.epochs):
        for part in torch.randperm(len(ids)).split(given.part):
            logits, expected = net(bits[part], mask[part])
            chances = Categorical(logits=logits)
            ratio = (chances.log_prob(ids[part]) - old[part]).exp()
            gain = torch.min(ratio * gains[part], ratio.clamp(1 - given.clip, 1 + given.clip) * gains[part])
            error = (expected - targets[part]).square()
            loss = (error / 2 - gain - entropy * chances.entropy()).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def evaluate(net, given, seed):
    """The mean margin of a deal against a bot, and half its 95 % interval; each game counts ten deals."""
    env = CassinoVec(given.variant, max(1, given.deals // 10), seed, opponents=given.opponent)
    margins, done = [], np.zeros(env.batch, int)
    while (done < 10).any():
        _, rewards, ended = env.step(net.best(*seen(env)).numpy())
        over = np.flatnonzero(ended.astype(bool) & (done < 10))
        margins += rewards[over, env.learner[over]].tolist()
        done[over] += 1
    return np.mean(margins), 1.96 * np.std(margins, ddof=1) / len(margins) ** 0.5


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Learn Casino by playing against itself.")
    for name, value in SETTINGS.items():
        parser.add_argument(f"--{name}", type=type(value), default=value, help=f"default: {value}")
    given = parser.parse_args(arguments)
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    env = CassinoVec(given.variant, given.games, given.seed)
    net = Net(len(env.names))
    optimizer = torch.optim.Adam(net.parameters(), given.rate, eps=1e-5)
    curve, start, batches = [], time.process_time(), -(-given.steps // (env.batch * given.length))
    for batch in range(batches):
        left = 1 - batch / batches
        optimizer.param_groups[0]["lr"] = given.rate * left
        learn(net, optimizer, play(env, net, given.length, given.scale), given, given.entropy * left)
        if (batch + 1) % given.every == 0 or batch + 1 == batches:
            steps, spent = (batch + 1) * env.batch * given.length, time.process_time() - start
            curve.append((steps, spent, *evaluate(net, given, given.seed + batch)))
            print("{} steps, {:.0f} s of CPU time: {:+.2f} ± {:.2f}".format(*curve[-1]), flush=True)
            np.savetxt(f"{given.out}.csv", curve, FORMS, ",", header="steps,cpu_seconds,margin,ci95", comments="")
            torch.save({"variant": given.variant, "net": net.state_dict()}, f"{given.out}.pt")


if __name__ == "__main__":
    main()

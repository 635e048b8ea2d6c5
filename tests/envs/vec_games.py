"""A batch of games held against single games, step by step."""

from collections.abc import Callable
from typing import Any

import numpy as np

from cassino.encoding import Choice
from cassino.engine.state import State
from cassino.envs import CassinoVec
from cassino.rules import Rules

Pick = Callable[[CassinoVec], Any]


class Followed:
    """A game of a batch, followed with `Choice` and `State.play`, which checks every move."""

    def __init__(self, env: CassinoVec, index: int) -> None:
        self.env, self.index = env, index
        self.deals, self.steps = 0, 0
        self.begin()

    def begin(self) -> None:
        self.state = self.env.state(self.index)
        self.choice = Choice(self.state)

    def compare(self) -> None:
        """The game shows what this one shows."""
        assert tuple(np.flatnonzero(self.env.mask[self.index])) == self.choice.ids
        assert self.env.actor[self.index] == self.state.turn

    def follow(self, number: int) -> State | None:
        """Add an id; the state at the end of the deal, if it ends with this one."""
        self.steps += 1
        self.choice.add(number)
        while (move := self.choice.move) is not None:
            self.state = self.state.play(move)
            if self.state.is_over:
                self.deals += 1
                return self.state
            self.choice = Choice(self.state)
        return None


def margins(state: State) -> list[float]:
    """For each seat the points of its side minus the mean of the others'."""
    points = state.points
    assert points is not None
    sides = [own - (sum(points) - own) / (len(points) - 1) for own in points]
    return [sides[state.side_of(seat)] for seat in range(state.players)]


def compare_games(rules: Rules, players: int, deals: int, batch: int, seed: int) -> int:
    """Follow a batch for at least this many deals; returns the number of steps."""
    env = CassinoVec(rules, batch, seed, players)
    games = [Followed(env, index) for index in range(batch)]
    while sum(game.deals for game in games) < deals:
        for game in games:
            game.compare()
        actions = env.random_actions()
        _, rewards, ended = env.step(actions)
        for game, number, reward, end in zip(games, actions, rewards, ended, strict=True):
            over = game.follow(int(number))
            assert (over is not None) == bool(end)
            if over is None:
                assert not reward.any()
                continue
            assert list(reward) == margins(over)
            game.begin()
    for game in games:
        assert game.state == env.state(game.index)
    return sum(game.steps for game in games)

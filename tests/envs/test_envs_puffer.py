"""The environment of PufferLib. Skipped where that is not installed: it needs older versions of other packages."""

from importlib.util import find_spec

import pytest

if find_spec("pufferlib") is None:
    pytest.skip("PufferLib is not installed", allow_module_level=True)

import numpy as np
import pufferlib.vector

import cassino
from cassino.encoding import ID_COUNT
from cassino.envs import CassinoVec
from cassino.envs.puffer import CassinoPuffer


def test_an_observation_has_planes_and_mask() -> None:
    env, batch = CassinoPuffer(16, "swazi", seed=3), CassinoVec("swazi", 16, seed=5, opponents="greedy")
    observations, infos = env.reset(5)
    assert infos == []
    assert observations.shape == env.observation_space.shape
    assert np.array_equal(observations[:, -ID_COUNT:], batch.mask)
    assert np.array_equal(observations[:, :-ID_COUNT], batch.observation().reshape(16, -1))


def test_an_illegal_id_costs_a_reward_and_changes_nothing() -> None:
    env = CassinoPuffer(8, illegal_reward=-0.5)
    before = env.reset(1)[0].copy()
    observations, rewards, terminals, truncations, infos = env.step(np.full(8, ID_COUNT - 1))
    assert np.array_equal(observations, before)
    assert list(rewards) == [-0.5] * 8
    assert not terminals.any() and not truncations.any() and infos == []


def test_deals_end_with_their_margin() -> None:
    env, returns, ends = CassinoPuffer(32, opponents="greedy"), [], 0
    env.reset(2)
    for _ in range(400):
        _, rewards, terminals, _, infos = env.step(env.vec.random_actions())
        assert not rewards[~terminals].any()
        ends += int(terminals.sum())
        returns += [each["episode_return"] for each in infos]
    assert ends > 50
    assert sum(returns) / len(returns) < -2


def test_pufferlib_runs_several() -> None:
    several = pufferlib.vector.make(
        CassinoPuffer, env_kwargs={"num_games": 4}, num_envs=3, backend=pufferlib.vector.Serial
    )
    assert several.reset()[0].shape == (12, several.single_observation_space.shape[0])
    for _ in range(20):
        rewards = several.step(several.action_space.sample())[1]
    assert rewards.shape == (12,)
    several.close()


def test_wrong_arguments_are_refused() -> None:
    for arguments in ({"variant": "nothing"}, {"num_games": 0}, {"opponents": "nobody"}, {"illegal_reward": "much"}):
        with pytest.raises(cassino.CassinoError):
            CassinoPuffer(**arguments)

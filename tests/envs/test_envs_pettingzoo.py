"""PettingZoo's own tests of the environment, and copies of running games. Skipped where PettingZoo is not installed."""

import pickle
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

if find_spec("pettingzoo") is None or find_spec("numpy") is None:
    pytest.skip("PettingZoo is not installed", allow_module_level=True)

from pettingzoo import AECEnv
from pettingzoo.test import api_test, render_test, seed_test

import cassino
from cassino.arguments import ArgumentError
from cassino.encoding import ID_COUNT, IllegalId
from cassino.envs import aec
from cassino.envs.pettingzoo import CassinoAEC
from env_cases import Load, each_rules, forced_end, legal

MEANT = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)
"""Warnings of PettingZoo about every game with a mask but its own."""
COPIES = {"copy": deepcopy, "pickle": lambda env: pickle.loads(pickle.dumps(env))}
MAKERS: dict[str, Callable[..., AECEnv[str, Any, int]]] = {"raw": CassinoAEC, "wrapped": aec}
each_maker = pytest.mark.parametrize("make", list(MAKERS.values()), ids=list(MAKERS))


@contextmanager
def other_warnings_are_errors() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for text in MEANT:
            warnings.filterwarnings("ignore", text)
        yield


def played(env: AECEnv[str, Any, int], seed: int = 1, steps: int = 10**6) -> list[Any]:
    """What agents see and get in a random game from here, for at most so many steps."""
    random, seen = Random(seed), []
    for agent in env.agent_iter(steps):
        observation, reward, terminated, truncated, info = env.last()
        assert not truncated and info == {}
        seen.append(
            (agent, reward, terminated, observation["observation"].tobytes(), legal(observation["action_mask"]))
        )
        env.step(None if terminated else random.choice(seen[-1][-1]))
    return seen


@each_rules
def test_pettingzoo_accepts_it(load: Load, capsys: pytest.CaptureFixture[str]) -> None:
    rules = load()
    with other_warnings_are_errors():
        api_test(aec(rules), num_cycles=200)
        seed_test(lambda: aec(rules), num_cycles=50)
        render_test(lambda render_mode: aec(rules, render_mode=render_mode))
    assert "Passed API test" in capsys.readouterr().out


@each_rules
def test_a_game_is_a_deal_of_the_engine(load: Load) -> None:
    env = CassinoAEC(load())
    env.reset(seed=5)
    seen = played(env)
    assert env.one.state.is_over
    rewards = env.one.rewards()
    ends = [(agent, reward) for agent, reward, terminated, *_ in seen if terminated]
    assert ends == [(f"player_{seat}", reward) for seat, reward in enumerate(rewards)]
    assert all(reward == 0 and ids for _, reward, terminated, _, ids in seen if not terminated)
    assert not env.agents


@each_maker
@pytest.mark.parametrize("copied", list(COPIES.values()), ids=list(COPIES))
def test_copies_of_a_running_game_go_on_in_the_same_way(make: Any, copied: Any) -> None:
    for steps in range(1, 45, 4):
        env = make("casino", observation="played")
        env.reset(seed=steps)
        played(env, steps=steps)
        twin = copied(env)
        kept = pickle.dumps(env.unwrapped.one), env.agent_selection
        ending = played(twin, seed=2)
        assert (pickle.dumps(env.unwrapped.one), env.agent_selection) == kept
        assert len(ending) > 1 and played(env, seed=2) == ending
        for one in (env, twin):
            one.reset()
        assert played(env, seed=3) == played(twin, seed=3)


@each_maker
def test_the_same_seed_gives_the_same_games(make: Any) -> None:
    env, other = make("casino"), make("casino")
    env.reset(seed=7)
    games = [played(env)]
    env.reset()
    games.append(played(env))
    other.reset(seed=7)
    assert played(other) == games[0] != games[1]
    other.reset()
    assert played(other) == games[1]
    other.reset(seed=8)
    assert played(other) != games[0]


def test_only_the_agent_to_act_has_a_mask() -> None:
    env = aec("royal", 3)
    env.reset(seed=3)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
        assert env.observation_space(agent).contains(env.observe(agent))
    assert env.possible_agents == ["player_0", "player_1", "player_2"]


@each_maker
def test_an_illegal_id_changes_nothing(make: Any) -> None:
    env = make("casino")
    env.reset(seed=1)
    played(env, steps=4)
    before = pickle.dumps(env.unwrapped.one)
    for number in {*range(ID_COUNT)} - {*legal(env.last()[0]["action_mask"])} | {-1, ID_COUNT}:
        with pytest.raises(IllegalId):
            env.step(number)
    with pytest.raises(ArgumentError):
        env.step(None)
    assert pickle.dumps(env.unwrapped.one) == before
    assert len(played(env)) > 1


def test_an_illegal_id_ends_the_game_if_it_has_a_reward() -> None:
    env = aec("casino", illegal_reward=-3)
    env.reset(seed=1)
    loser = env.agent_selection
    number = next(number for number in range(ID_COUNT) if number not in legal(env.last()[0]["action_mask"]))
    env.step(number)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {agent: -3 if agent == loser else 0 for agent in env.agents}
    with pytest.raises(AssertionError):
        aec_at_start(illegal_reward=-3).step(ID_COUNT)


def aec_at_start(**settings: Any) -> AECEnv[str, Any, int]:
    env = aec("casino", **settings)
    env.reset(seed=1)
    return env


def test_a_game_starts_from_a_position() -> None:
    env, start = aec("casino"), cassino.deal("casino", seed=3)
    env.reset(options={"state": start})
    assert env.unwrapped.one.state == start
    assert env.agent_selection == f"player_{start.turn}"
    with pytest.raises(ArgumentError):
        env.reset(options={"state": cassino.deal("royal", seed=3)})


def test_a_position_without_a_choice_is_played_out() -> None:
    env = aec("casino")
    env.reset(options={"state": forced_end()})
    assert all(env.terminations.values())
    assert [reward for _, reward, *_ in played(env)] == env.unwrapped.one.rewards()


def test_it_is_drawn_as_the_agent_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = aec_at_start(render_mode="ansi")
    for agent in env.possible_agents:
        while env.agent_selection != agent:
            played(env, steps=1)
        text = env.render()
        assert text == cassino.Match.from_position(env.unwrapped.one.state).table(int(agent[-1]))
        assert "? ?" in text
    assert aec_at_start().render() is None
    assert capsys.readouterr().out == ""
    human = aec_at_start(render_mode="human")
    assert capsys.readouterr().out == aec_at_start(render_mode="ansi").render() + "\n"
    human.step(legal(human.last()[0]["action_mask"])[0])
    assert "? ? ?" in capsys.readouterr().out
    with pytest.raises(ArgumentError, match="is not known here"):
        aec("casino", render_mode="rgb_array")


def test_the_state_is_for_critics() -> None:
    env = CassinoAEC("casino")
    env.reset(seed=1)
    assert env.state_space.contains(env.state())
    assert (env.state() == env.one.all_seen()).all()

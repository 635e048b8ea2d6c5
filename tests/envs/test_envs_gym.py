"""Gymnasium's own tests of the environments, and what the learner and the bots see. Skipped without Gymnasium."""

import pickle
import subprocess
import sys
from copy import deepcopy
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

if find_spec("gymnasium") is None or find_spec("numpy") is None:
    pytest.skip("Gymnasium is not installed", allow_module_level=True)

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import cassino
from cassino.arguments import ArgumentError
from cassino.encoding import ID_COUNT, IllegalId
from cassino.envs import CassinoEnv, CassinoVectorEnv
from cassino.rules import variant_ids
from env_cases import Load, each_rules, forced_end, legal

COPIES = {"copy": deepcopy, "pickle": lambda env: pickle.loads(pickle.dumps(env))}
WITHOUT_IMPORT = """
import gymnasium
print(gymnasium.make("cassino.envs.gym:cassino/swazi-v0").unwrapped.one.rules.id)
"""


def played(env: Any, observation: Any, seed: int = 1, steps: int = 10**6) -> list[Any]:
    """What a learner sees and gets with random ids, up to the end of a deal or for at most so many steps."""
    random, seen = Random(seed), [(observation["observation"].tobytes(), legal(observation["action_mask"]))]
    for _ in range(steps):
        observation, reward, is_over, truncated, info = env.step(random.choice(seen[-1][1]))
        assert not truncated and legal(info["action_mask"]) == legal(observation["action_mask"])
        seen.append((observation["observation"].tobytes(), legal(observation["action_mask"]), reward, info["learner"]))
        assert is_over == (not seen[-1][1])
        if is_over:
            break
        assert reward == 0
    return seen


@each_rules
def test_gymnasium_accepts_it(load: Load) -> None:
    check_env(CassinoEnv(load(), illegal_reward=-1), skip_render_check=True)


@pytest.mark.parametrize("name", ["casino", "swazi"])
def test_gymnasium_accepts_registered_names(name: str) -> None:
    check_env(gymnasium.make(f"cassino/{name}-v0", illegal_reward=-1).unwrapped)


def test_all_variants_are_registered() -> None:
    names = {spec.name for spec in gymnasium.registry.values() if spec.namespace == "cassino"}
    assert names == {"casino", *variant_ids()}
    for name in ("swazi", "casino", "hungarian_ulmann"):
        env = gymnasium.make(f"cassino/{name}-v0")
        assert env.unwrapped.one.rules == cassino.rules(name)
        played(env, env.reset(seed=1)[0])


def test_a_name_with_its_module_needs_no_import() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_IMPORT], capture_output=True, text=True, check=True)
    assert done.stdout == "swazi\n"


@each_rules
def test_an_episode_is_a_deal_of_the_engine(load: Load) -> None:
    env = CassinoEnv(load(), opponents="random")
    for seed in range(3):
        seen = played(env, env.reset(seed=seed)[0], seed)
        assert env.one.state.is_over
        assert seen[-1][2] == env.one.rewards()[env.learner]
        assert seen[-1][0] == env.one.seen(env.learner).tobytes()


def test_the_same_seed_gives_the_same_episodes() -> None:
    env, other = (CassinoEnv("casino", opponents="random") for _ in range(2))
    episodes = [played(env, env.reset(seed=7)[0]), played(env, env.reset()[0])]
    assert episodes[0] != episodes[1]
    assert [played(other, other.reset(seed=7)[0]), played(other, other.reset()[0])] == episodes
    assert played(env, env.reset(seed=7)[0]) == episodes[0]
    assert played(env, env.reset(seed=8)[0]) != episodes[0]


def test_seats_and_dealers_vary() -> None:
    env, places = CassinoEnv("casino", 3), set()
    env.reset(seed=1)
    for _ in range(80):
        _, info = env.reset()
        places.add((info["learner"], env.one.state.dealer))
    assert len(places) == 9
    assert {env.reset(options={"learner": 2})[1]["learner"] for _ in range(5)} == {2}
    with pytest.raises(ArgumentError):
        env.reset(options={"learner": 3})


@pytest.mark.parametrize("copied", list(COPIES.values()), ids=list(COPIES))
@pytest.mark.parametrize("opponents", ["greedy", "random"])
def test_copies_of_a_running_episode_go_on_in_the_same_way(copied: Any, opponents: str) -> None:
    for steps in range(0, 24, 3):
        env = CassinoEnv("casino", opponents=opponents, observation="played")
        played(env, env.reset(seed=steps)[0], steps=steps)
        twin, kept = copied(env), pickle.dumps(env.one)
        ending = played(twin, twin._observed()[0], 2)
        assert pickle.dumps(env.one) == kept
        assert len(ending) > 1 and played(env, env._observed()[0], 2) == ending
        assert played(env, env.reset()[0]) == played(twin, twin.reset()[0])


def test_an_illegal_id_changes_nothing() -> None:
    env = CassinoEnv("casino")
    observation, _ = env.reset(seed=1)
    before = pickle.dumps(env.one)
    for number in {*range(ID_COUNT)} - {*legal(observation["action_mask"])} | {-1, ID_COUNT}:
        with pytest.raises(IllegalId):
            env.step(number)
    assert pickle.dumps(env.one) == before


def test_an_illegal_id_costs_its_reward_and_changes_nothing() -> None:
    env = CassinoEnv("casino", illegal_reward=-0.5)
    observation, _ = env.reset(seed=1)
    before = pickle.dumps(env.one)
    wrong = next(number for number in range(ID_COUNT) if number not in legal(observation["action_mask"]))
    again, reward, is_over, truncated, _ = env.step(wrong)
    assert (reward, is_over, truncated) == (-0.5, False, False)
    assert (again["observation"] == observation["observation"]).all()
    assert pickle.dumps(env.one) == before
    with pytest.raises(ArgumentError):
        env.step("12")  # type: ignore[arg-type]


class Watching:
    """A bot that plays its first legal move, and notes what it saw."""

    name = "watching"
    saw: list[Any] = []  # noqa: RUF012

    def choose(self, view: cassino.View) -> cassino.Move:
        self.saw.append(view)
        return view.legal_moves[0]


def test_bots_see_their_own_hands_only() -> None:
    env = CassinoEnv("casino", 4, Watching())
    Watching.saw.clear()
    played(env, env.reset(seed=1)[0])
    assert {view.seat for view in Watching.saw} == {0, 1, 2, 3} - {env.learner}
    for view in Watching.saw:
        assert [seat for seat in range(4) if view.public.hand(seat)] == [view.seat]


def test_somebody_must_play_the_other_seats() -> None:
    for make in (CassinoEnv, CassinoVectorEnv):
        with pytest.raises(ArgumentError, match="None"):
            make(opponents=None)  # type: ignore[arg-type]


def test_the_mask_is_where_sb3_contrib_looks_for_it() -> None:
    env = gymnasium.make("cassino/casino-v0")
    observation, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_ and (masks == observation["action_mask"]).all()


def test_an_illegal_move_of_a_bot_is_an_error() -> None:
    class Wrong:
        def choose(self, view: cassino.View) -> str:
            return "AS"

    env = CassinoEnv("casino", opponents=Wrong())
    with pytest.raises(cassino.CassinoError):
        for seed in range(9):
            played(env, env.reset(seed=seed)[0])


def test_there_is_a_bot_for_each_other_seat() -> None:
    env = CassinoEnv("casino", 3, ["greedy", Watching()])
    Watching.saw.clear()
    played(env, env.reset(seed=2)[0])
    assert {view.seat for view in Watching.saw} == {(env.learner + 2) % 3}
    with pytest.raises(ArgumentError):
        CassinoEnv("casino", 3, ["greedy"])


def test_an_episode_starts_from_a_position() -> None:
    env, start = CassinoEnv("casino"), cassino.deal("casino", seed=3)
    observation, info = env.reset(options={"state": start})
    assert env.one.state == start and info["learner"] == start.turn
    assert legal(observation["action_mask"])
    _, info = env.reset(options={"state": start, "learner": 1 - start.turn})
    assert info["learner"] == env.one.state.turn == 1 - start.turn
    assert env.one.state.turn_no > start.turn_no
    with pytest.raises(ArgumentError, match="never has a choice"):
        env.reset(options={"state": forced_end()})
    with pytest.raises(ArgumentError):
        env.reset(options={"state": cassino.deal("royal", seed=3)})


def test_it_is_drawn_as_the_learner_sees_it() -> None:
    env = gymnasium.make("cassino/casino-v0", render_mode="ansi")
    env.reset(seed=1)
    one = env.unwrapped.one
    assert env.render() == cassino.Match.from_position(one.state).table(env.unwrapped.learner)
    assert "? ? ?" in str(env.render())
    assert CassinoEnv("casino").render() is None
    with pytest.raises(ArgumentError, match="is not known here"):
        CassinoEnv("casino", render_mode="human")


@each_rules
def test_a_batch_gives_what_its_spaces_say(load: Load) -> None:
    env = CassinoVectorEnv(6, load(), dtype="int8")
    observation, infos = env.reset(seed=4)
    ends = 0
    for _ in range(60):
        assert env.observation_space.contains(observation)
        assert (infos["action_mask"] == observation["action_mask"]).all() and infos["_action_mask"].all()
        assert observation["action_mask"].any(axis=1).all()
        kept = observation["observation"].copy()
        observation, rewards, is_over, truncated, infos = env.step(env.vec.random_actions())
        assert rewards.shape == is_over.shape == truncated.shape == (6,) and not truncated.any()
        assert (rewards[~is_over] == 0).all()
        assert rewards.tolist() == [env.vec.rewards[game, game % env.vec.players] for game in range(6)]
        assert (kept != observation["observation"]).any()
        ends += is_over.sum()
        assert ("final_obs" in infos) == is_over.any()
        for game in np.flatnonzero(is_over):
            assert infos["_final_obs"][game] and infos["_final_info"][game]
            assert env.single_observation_space.contains(infos["final_obs"][game])
            assert not infos["final_obs"][game]["observation"].any()
            assert infos["final_info"]["learner"][game] == env.vec.learner[game]
    assert ends or env.vec.players > 2


def test_a_batch_is_made_by_its_name() -> None:
    made = gymnasium.make_vec("cassino/casino-v0", num_envs=8, reward="won")
    env = RecordEpisodeStatistics(made)
    assert isinstance(made.unwrapped, CassinoVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    env.reset(seed=1)
    returns: list[float] = []
    for _ in range(200):
        _, rewards, is_over, _, infos = env.step(made.unwrapped.vec.random_actions())
        returns += infos["episode"]["r"][is_over].tolist() if is_over.any() else []
        assert {*rewards[is_over]} <= {-1, 0, 1}
    assert len(returns) > 8 and {*returns} <= {-1, 0, 1}
    env.close()


@pytest.mark.parametrize("opponents", ["greedy", "random"])
def test_the_same_seed_gives_the_same_batch(opponents: str) -> None:
    def seen(env: CassinoVectorEnv, seed: int | None) -> list[Any]:
        found = [env.reset(seed=seed)[0]["observation"].tobytes()]
        for _ in range(50):
            found += [part.tobytes() for part in env.step(env.vec.random_actions())[:2] if not isinstance(part, dict)]
            found.append(env.vec.planes.tobytes())
        return found

    env = CassinoVectorEnv(5, "casino", opponents=opponents, threads=2)
    first, second = seen(env, 3), seen(env, None)
    assert first != second
    assert seen(CassinoVectorEnv(5, "casino", opponents=opponents), 3) == first == seen(env, 3)
    assert seen(env, None) == second
    env.close()


def test_a_copy_of_a_batch_goes_on_in_the_same_way() -> None:
    env = CassinoVectorEnv(4, "casino")
    env.reset(seed=1)
    for _ in range(9):
        env.step(env.vec.random_actions())
    twin, kept = deepcopy(env), env.vec.planes.copy()
    seen = [twin.step(twin.vec.random_actions())[0]["observation"].tobytes() for _ in range(40)]
    assert (env.vec.planes == kept).all()
    assert [env.step(env.vec.random_actions())[0]["observation"].tobytes() for _ in range(40)] == seen


def test_in_a_batch_an_illegal_id_changes_nothing() -> None:
    env = CassinoVectorEnv(4, "casino")
    env.reset(seed=1)
    before, actions = env.vec.planes.copy(), env.vec.random_actions()
    actions[2] = next(number for number in range(ID_COUNT) if number not in legal(env.vec.mask[2]))
    with pytest.raises(IllegalId) as caught:
        env.step(actions)
    assert caught.value.game == 2
    assert (env.vec.planes == before).all()


def test_in_a_batch_an_illegal_id_costs_its_reward_and_leaves_its_game() -> None:
    env = CassinoVectorEnv(4, "casino", illegal_reward=-2)
    env.reset(seed=1)
    before, actions = env.vec.planes.copy(), env.vec.random_actions()
    actions[2], actions[3] = ID_COUNT, -1
    _, rewards, is_over, _, infos = env.step(actions)
    assert rewards.tolist() == [0, 0, -2, -2] and not is_over.any()
    assert [(env.vec.planes[game] == before[game]).all() for game in range(4)] == [False, False, True, True]
    assert infos["action_mask"].any(axis=1).all()


def test_a_batch_starts_from_a_position() -> None:
    env, start = CassinoVectorEnv(4, "casino"), cassino.deal("casino", seed=3)
    env.reset(seed=1, options={"state": start})
    assert [env.vec.state(game) == start for game in range(4)] == [game % 2 == start.turn for game in range(4)]


def test_other_rules_are_an_argument_of_a_registered_name() -> None:
    made = gymnasium.make("cassino/casino-v0", variant="royal", players=3, opponents="level1")
    played(made, made.reset(seed=1)[0])
    assert made.unwrapped.one.rules == cassino.rules("royal") and made.unwrapped.one.players == 3

"""A deal in arrays says the same as the batch, and shows a seat what its view shows. Skipped without numpy."""

import pickle
from copy import deepcopy
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

if find_spec("numpy") is None:
    pytest.skip("numpy is not installed", allow_module_level=True)

import numpy as np

import cassino
from cassino.arguments import ArgumentError
from cassino.encoding import ID_COUNT, IllegalId, observe, observe_all
from cassino.envs.one_deal import OneDeal
from cassino.envs.vec import CassinoVec, expanded
from cassino.errors import CassinoError
from env_cases import Load, each_rules, legal


def generator(seed: int = 1) -> np.random.Generator:
    return np.random.default_rng(seed)


def begun(seed: int = 1, steps: int = 0, **settings: str) -> OneDeal:
    """A deal in which some ids have been chosen at random."""
    one, random = OneDeal("casino", **settings), Random(seed)  # type: ignore[arg-type]
    one.begin(generator(seed))
    for _ in range(steps):
        one.add(random.choice(legal(one.mask(one.state.turn))))
    return one


def played_out(one: OneDeal, seed: int = 5) -> list[Any]:
    """All that the first seat sees until the end, and the rewards."""
    random, seen = Random(seed), []
    while one.choice is not None:
        seen += [one.seen(0).tobytes(), one.mask(0).tobytes()]
        one.add(random.choice(legal(one.mask(one.state.turn))))
    return [*seen, one.rewards()]


@each_rules
@pytest.mark.parametrize("observation, reward", [("played", "margin"), ("oracle", "won")])
def test_a_deal_is_a_game_of_the_batch(load: Load, observation: str, reward: str) -> None:
    rules, random = load(), Random(3)
    batch = CassinoVec(rules, 1, 11, observation=observation, reward=reward)
    one = OneDeal(rules, None, observation, reward)
    assert one.names == batch.names
    start = batch.state(0)
    batch.set_state(0, start)
    one.begin(generator(), start)
    while True:
        seat = int(batch.actor[0])
        assert one.state.turn == seat
        assert (one.mask(seat) == batch.mask[0]).all()
        assert (one.seen(seat) == batch.observation()[0]).all()
        chosen = random.choice(legal(batch.mask[0]))
        one.add(chosen)
        if batch.step([chosen])[2][0]:
            break
        assert one.choice is not None
    assert one.choice is None
    assert one.rewards() == pytest.approx(batch.rewards[0].tolist())
    assert one.state.points is not None


@each_rules
def test_each_seat_sees_its_view(load: Load) -> None:
    one, random = OneDeal(load()), Random(4)
    one.begin(generator())
    for _ in range(60):
        for seat in range(one.players):
            words = observe(one.state.view(seat), one.choice)
            assert (one.seen(seat) == expanded(np.array(words, np.uint64))).all()
            assert one.mask(seat).any() == (one.choice is not None and seat == one.state.turn)
        everything = np.array(observe_all(one.state, 0, one.choice), np.uint64)
        assert (one.all_seen() == expanded(everything)).all()
        if one.choice is None:
            break
        one.add(random.choice(legal(one.mask(one.state.turn))))


def test_only_the_player_to_act_sees_a_move_chosen_in_part() -> None:
    one = begun(steps=0)
    before = [one.seen(seat) for seat in range(2)]
    turn = one.state.turn
    one.add(next(number for number in legal(one.mask(turn)) if is_first_part(one, number)))
    assert one.state.turn == turn
    assert (one.seen(turn) != before[turn]).any()
    assert (one.seen(1 - turn) == before[1 - turn]).all()


def is_first_part(one: OneDeal, number: int) -> bool:
    """Whether a move needs more ids after this one."""
    twin = one.copy()
    twin.add(number)
    return bool(twin.state == one.state)


@pytest.mark.parametrize("observation", ["seen", "played", "oracle"])
@pytest.mark.parametrize("copied", [deepcopy, lambda one: pickle.loads(pickle.dumps(one))], ids=["copy", "pickle"])
def test_copies_go_on_in_the_same_way(copied: object, observation: str) -> None:
    for steps in range(0, 40, 3):
        one = begun(steps, steps, observation=observation)
        other = copied(one)  # type: ignore[operator]
        before = one.state.copy(), one.seen(0).tolist(), one.mask(one.state.turn).tolist()
        ending = played_out(other)
        assert (one.state, one.seen(0).tolist(), one.mask(one.state.turn).tolist()) == before
        assert played_out(one) == ending


def test_dealers_and_cards_vary_with_the_seed() -> None:
    one = OneDeal("casino")
    rng, firsts = generator(), []
    for _ in range(40):
        one.begin(rng)
        firsts.append((one.state.dealer, one.state.hand(0)))
    assert {dealer for dealer, _ in firsts} == {0, 1}
    assert len(set(firsts)) == 40
    again = OneDeal("casino")
    again.begin(generator())
    assert (again.state.dealer, again.state.hand(0)) == firsts[0]


@pytest.mark.parametrize("dtype", ["uint8", "int8", "float32"])
def test_observations_are_new_arrays(dtype: str) -> None:
    one = begun(dtype=dtype)
    first, second = one.seen(0), one.seen(0)
    assert first.dtype == np.dtype(dtype)
    assert first.shape == (len(one.names), 52)
    assert {*np.unique(first)} == {0, 1}
    second[:] = 0
    assert first.any() and one.seen(0).any()
    one.mask(one.state.turn)[:] = 0
    assert one.mask(one.state.turn).any()


def test_an_illegal_id_changes_nothing() -> None:
    one = begun(steps=3)
    before = pickle.dumps(one)
    for number in {*range(ID_COUNT)} - {*legal(one.mask(one.state.turn))} | {-1, ID_COUNT, 10**30}:
        with pytest.raises(IllegalId):
            one.add(number)
    with pytest.raises(ArgumentError):
        one.add(0.5)  # type: ignore[arg-type]
    assert pickle.dumps(one) == before


def test_the_best_side_wins_unless_it_is_tied() -> None:
    one, found = OneDeal("casino", reward="won"), set()
    for seed in range(150):
        one.begin(generator(seed))
        rewards = played_out(one, seed)[-1]
        first, second = one.state.points or ()
        assert rewards == ([0, 0] if first == second else [1, -1] if first > second else [-1, 1])
        found.add(tuple(rewards))
    assert len(found) == 3


def test_after_the_end_nobody_acts() -> None:
    one = begun()
    played_out(one)
    assert not one.mask(0).any() and not one.mask(1).any()
    with pytest.raises(CassinoError, match="Nobody is to move"):
        one.add(0)


def test_a_deal_starts_from_a_position_of_its_rules() -> None:
    start = cassino.deal("casino", seed=9)
    one = OneDeal("casino")
    one.begin(generator(), start)
    assert one.state == start
    one.add(legal(one.mask(one.state.turn))[0])
    assert start == cassino.deal("casino", seed=9)
    for wrong in (cassino.deal("royal", seed=9), cassino.deal("casino", 4), start.view(0).public):
        with pytest.raises(ArgumentError):
            one.begin(generator(), wrong)
    with pytest.raises(ArgumentError):
        one.begin(generator(), "casino")  # type: ignore[arg-type]


def test_wrong_words_are_refused() -> None:
    for settings in ({"observation": "all"}, {"reward": "points"}, {"dtype": "int"}):
        with pytest.raises(ArgumentError, match="is not known here"):
            OneDeal("casino", **settings)

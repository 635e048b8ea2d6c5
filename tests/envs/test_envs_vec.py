"""A batch of games: the same games as one by one, in arrays of numpy."""

import copy
import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

import cassino
from cassino.arguments import ArgumentError
from cassino.cards import cards_in
from cassino.encoding import ID_COUNT, IllegalId, observe, observe_all
from cassino.rules import load_variant, variant_ids
from cassino.rules.options import Compulsion
from random_rules import made_at_random

if find_spec("numpy") is None:
    pytest.skip("numpy is not installed: make envs", allow_module_level=True)

import numpy as np
from vec_games import Followed, compare_games, margins

from cassino.envs import CassinoVec

PROOF_DEALS = 100_000
every_variant = pytest.mark.parametrize("variant", variant_ids())


@pytest.mark.sampled(4)
@every_variant
def test_a_batch_plays_the_games_of_the_engine_step_by_step(variant: str) -> None:
    rules = load_variant(variant)
    for players in rules.seating.players:
        assert compare_games(rules, players, 6, 3, seed=7) > 120


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(50))
def test_the_same_under_random_rules(seed: int) -> None:
    random = Random(seed)
    rules = made_at_random(random.choice, None, 16, 8)
    assert compare_games(rules, random.choice(rules.seating.players), 3, 2, seed) >= 3  # a step in each deal


@pytest.mark.proof
@every_variant
def test_a_hundred_thousand_deals_are_the_same(variant: str) -> None:
    rules = load_variant(variant)
    share = PROOF_DEALS // len(variant_ids()) // len(rules.seating.players) + 1
    for players in rules.seating.players:
        compare_games(rules, players, share, 64, seed=11)


def played(env: CassinoVec, steps: int) -> list[Any]:
    """Everything that random steps show."""
    found: list[Any] = []
    for _ in range(steps):
        env.step(env.random_actions())
        found += [array.copy() for array in (env.planes, env.mask, env.rewards, env.ended, env.actor)]
    return found


def are_same(first: list[Any], second: list[Any]) -> bool:
    return all(np.array_equal(one, other) for one, other in zip(first, second, strict=True))


@pytest.mark.parametrize("threads", [2, 5])
def test_the_number_of_threads_changes_nothing(threads: int) -> None:
    alone, together = (CassinoVec("royal_web", 700, seed=3, threads=number) for number in (1, threads))
    assert are_same(played(alone, 150), played(together, 150))
    together.close()


def test_the_seed_decides_the_games() -> None:
    first, same, other = (CassinoVec("swazi", 5, seed=seed) for seed in (4, 4, 5))
    once = played(first, 200)
    assert are_same(once, played(same, 200))
    assert not are_same(once, played(other, 200))
    first.reset(4)
    assert are_same(once, played(first, 200))


def test_a_batch_of_one_game_is_the_first_of_many() -> None:
    one, many = CassinoVec("casino", 1, seed=9), CassinoVec("casino", 20, seed=9)
    for _ in range(300):
        one.step(one.random_actions())
        many.step(many.random_actions())
        assert np.array_equal(one.planes[0], many.planes[0])


@pytest.mark.parametrize("how", ["copy", "copy.copy", "copy.deepcopy"])
@pytest.mark.parametrize("observation", ["seen", "played"])
def test_a_copy_goes_on_in_the_same_way_by_itself(how: str, observation: str) -> None:
    env = CassinoVec("lesotho", 30, seed=2, observation=observation)
    played(env, 77)
    make = {"copy": CassinoVec.copy, "copy.copy": copy.copy, "copy.deepcopy": copy.deepcopy}[how]
    twin = make(env)
    before = env.planes.copy()
    ahead = played(twin, 100)
    assert np.array_equal(env.planes, before)
    assert are_same(ahead, played(env, 100))


def test_set_state_goes_on_from_any_position() -> None:
    env = CassinoVec("casino", 4, seed=1)
    start = cassino.deal("casino", seed=77)
    for place in (3, -1, 2):
        start = start.play(start.legal_moves[place])
    written = cassino.parse_position(cassino.format_position(start))
    env.set_state(2, written)
    assert env.state(2) == start
    assert tuple(env.planes[2]) == observe(start.view(start.turn))
    assert env.actor[2] == start.turn
    assert not env.ended[2]
    others = [env.state(index) for index in (0, 1, 3)]
    assert start not in others


def test_a_position_near_the_end_is_scored_and_another_deal_follows() -> None:
    state = cassino.deal("casino", seed=5)
    while state.stock_size or state.hand_size(state.turn) > 2:
        state.apply(state.legal_moves[-1])
    env = CassinoVec("casino", 2, seed=5)
    env.set_state(1, state)
    game, over = Followed(env, 1), None
    assert game.state.stock_size == 0
    while over is None:
        actions = env.random_actions()
        env.step(actions)
        over = game.follow(int(actions[1]))
    assert env.ended[1]
    assert list(env.rewards[1]) == margins(over)
    assert env.state(1).stock_size > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_of_a_win(players: int) -> None:
    margin, won = (CassinoVec("casino", 50, seed=8, players=players, reward=reward) for reward in ("margin", "won"))
    seen = set()
    for _ in range(400):
        actions = margin.random_actions()
        won.random_actions()
        margin.step(actions)
        won.step(actions)
        for points, wins, ended in zip(margin.rewards, won.rewards, margin.ended, strict=True):
            if not ended:
                continue
            best = points == points.max()
            sides = {seat % 2 if players == 4 else seat for seat in np.flatnonzero(best)}
            assert list(wins) == [(1.0 if len(sides) == 1 else 0.0) if is_best else -1.0 for is_best in best]
            seen.add(len(sides))
    assert {1, 2} <= seen


def test_opponents_play_the_other_seats() -> None:
    env = CassinoVec("casino", 8, seed=3, opponents="greedy")
    assert list(env.learner) == [0, 1] * 4
    gains: list[float] = []
    while len(gains) < 200:
        assert np.array_equal(env.actor, env.learner)
        _, rewards, ended = env.step(env.random_actions())
        gains += [rewards[index, env.learner[index]] for index in np.flatnonzero(ended)]
    assert sum(gains) / len(gains) < -3


def test_an_own_bot_and_several_opponents() -> None:
    class First:
        """Plays the first legal move."""

        def choose(self, view: cassino.View) -> cassino.Move:
            assert view.is_to_act
            return view.moves_up_to(50)[0]

    env = CassinoVec("casino", 3, seed=3, players=3, opponents=[First(), "random"])
    for _ in range(300):
        assert np.array_equal(env.actor, env.learner)
        env.step(env.random_actions())


def test_observations_are_those_of_single_games() -> None:
    for observation in ("seen", "oracle"):
        env = CassinoVec("sotho", 3, seed=6, observation=observation)
        for _ in range(100):
            env.step(env.random_actions())
        for index in range(3):
            env.set_state(index, env.state(index))  # nothing chosen in part
            state = env.state(index)
            words = observe(state.view(state.turn)) if observation == "seen" else observe_all(state, state.turn)
            assert tuple(env.planes[index]) == words
        bits = env.observation(np.float32)
        assert bits.shape == (3, len(env.names), 52)
        assert bits.dtype == np.float32
        assert [int("".join(str(int(bit)) for bit in row[::-1]), 2) for row in bits[1]] == list(env.planes[1])


def test_other_frameworks_read_the_arrays_without_copying() -> None:
    env = CassinoVec("casino", 4, seed=1)
    shared = np.from_dlpack(env.planes)
    env.step(env.random_actions())
    assert np.shares_memory(shared, env.planes)
    assert np.array_equal(shared, env.planes)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"variant": "csino"}, "Did you mean"),
        ({"players": 7}, "not for 7 players"),
        ({"batch": 0}, "out of range"),
        ({"batch": 2.5}, "not a whole number"),
        ({"threads": 0}, "out of range"),
        ({"observation": "all"}, "seen, played, oracle"),
        ({"reward": None}, "margin, won"),
        ({"opponents": "nobody"}, "There is no bot nobody"),
        ({"opponents": ["greedy", "greedy"]}, "1 items, not 2"),
        ({"opponents": 5}, "not a bot"),
        ({"seed": "a"}, "not a whole number"),
        ({"seed": None}, "not a whole number"),
    ],
)
def test_wrong_arguments_are_refused(arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(cassino.CassinoError, match=told):
        CassinoVec(**{"batch": 2, **arguments})


@pytest.mark.parametrize(
    "actions",
    [
        [121],
        [121, 121, 121],
        [[121], [121]],
        [121.0, 121.0],
        ["a", "b"],
        [None, None],
    ],
)
def test_actions_of_another_shape_or_type_are_refused(actions: Any) -> None:
    env = CassinoVec("casino", 2, seed=1)
    before = env.planes.copy()
    with pytest.raises(ArgumentError, match=r"type int and the shape \(2,\)"):
        env.step(actions)
    assert np.array_equal(env.planes, before)


@pytest.mark.parametrize("wrong", [0, -1, ID_COUNT, 2**62])
@pytest.mark.parametrize("dtype", [np.int32, np.int64])
def test_an_illegal_id_changes_no_game(wrong: int, dtype: Any) -> None:
    env = CassinoVec("casino", 3, seed=1)
    actions = np.full(3, np.flatnonzero(env.mask[0])[0], dtype)
    actions[1] = np.array(wrong).astype(dtype)
    before, states = env.planes.copy(), [env.state(index) for index in range(3)]
    if dtype is np.int32 and wrong == 2**62:
        assert actions[1] == 0
    with pytest.raises(IllegalId, match="Game 1: id") as caught:
        env.step(actions)
    assert caught.value.game == 1
    assert caught.value.ids == tuple(np.flatnonzero(env.mask[1]))
    assert np.array_equal(env.planes, before)
    assert states == [env.state(index) for index in range(3)]


def test_games_can_stay_as_they_are() -> None:
    env = CassinoVec("casino", 5, seed=1)
    for _ in range(300):
        before, states = env.planes.copy(), [env.state(index) for index in range(5)]
        actions = env.random_actions()
        actions[[1, 3]] = 0
        stays = env.illegal(actions)
        assert list(np.flatnonzero(stays)) == [index for index in range(5) if not env.mask[index, actions[index]]]
        env.step(actions, stays)
        for index in np.flatnonzero(stays):
            assert env.state(index) == states[index]
            assert np.array_equal(env.planes[index], before[index])
            assert not env.rewards[index].any()
            assert not env.ended[index]
    for wrong in ([True], np.ones(5), "no"):
        with pytest.raises(ArgumentError, match=r"type bool and the shape \(5,\)"):
            env.step(env.random_actions(), wrong)


def test_a_seed_given_anew_is_for_the_opponents_too() -> None:
    env = CassinoVec("casino", 5, seed=1, opponents="random")
    env.reset(7)
    once = played(env, 200)
    env.reset(7)
    assert are_same(once, played(env, 200))


def test_random_ids_do_not_change_the_cards() -> None:
    first, second = CassinoVec("casino", 4, seed=1), CassinoVec("casino", 4, seed=1)
    for _ in range(200):
        ids = first.random_actions()
        first.random_actions()
        first.step(ids)
        second.step(ids)
        assert np.array_equal(first.planes, second.planes)


def test_rules_that_leave_nobody_a_choice_are_refused() -> None:
    scopa = load_variant("scopa")
    rules = cassino.rules(
        replace(
            scopa,
            id="x",
            own_title="x",
            deck=replace(scopa.deck, ranks=(7,)),
            seating=replace(scopa.seating, players=(2,)),
            dealing=replace(scopa.dealing, hand=1, table=0, packet=1),
            capturing=replace(scopa.capturing, compulsion=Compulsion.ANY_CAPTURE),
        )
    )
    for opponents in (None, "greedy"):
        with pytest.raises(ArgumentError, match="choice"):
            CassinoVec(rules, 3, opponents=opponents)


def test_arrays_cannot_be_replaced_or_resized() -> None:
    env = CassinoVec("casino", 4, seed=1)
    for name in ("planes", "mask", "rewards", "ended", "actor", "learner"):
        with pytest.raises(AttributeError):
            setattr(env, name, getattr(env, name).copy())
        with pytest.raises(ValueError, match="own"):
            getattr(env, name).resize((1000, 1000))


class Odd:
    """A bot that plays at random, unless it is told to do something else."""

    wanted = ""

    def choose(self, view: cassino.View) -> cassino.Move:
        if Odd.wanted == "fail":
            raise RuntimeError("no move")
        if Odd.wanted == "claim":
            return cassino.Move(cassino.Kind.CLAIM, 0, seat=view.seat)
        return view.moves_up_to(50)[-1]


@pytest.mark.parametrize(("wanted", "error"), [("fail", RuntimeError), ("claim", cassino.CassinoError)])
def test_after_an_opponent_has_failed_nobody_plays_for_it(wanted: str, error: type[Exception]) -> None:
    env = CassinoVec("casino_book", 3, seed=1, opponents=Odd())
    Odd.wanted = wanted
    with pytest.raises(error):
        for _ in range(20):
            env.step(env.random_actions())
    Odd.wanted = ""
    with pytest.raises(cassino.CassinoError, match="another seat"):
        env.step(env.random_actions())
    env.reset()
    env.step(env.random_actions())


def test_opponents_lay_captures_on_their_pile_in_their_order() -> None:
    class Ordering:
        """Captures, and lays the highest card lowest."""

        def choose(self, view: cassino.View) -> cassino.Move:
            moves = list(view.moves_up_to(50))
            for move in moves:
                if move.kind == cassino.Kind.CAPTURE and not view.public.played:
                    order = (*reversed(list(cards_in(move.taken))), *cards_in(move.cards))
                    laid.append(order)
                    return cassino.Move(move.kind, move.cards, move.taken, move.value, move.seat, order)
            return moves[0]

    laid: list[tuple[int, ...]] = []
    env = CassinoVec("swazi_two_player", 1, seed=2, opponents=Ordering())
    seen = 0
    for _ in range(60):
        before = len(laid)
        env.step(env.random_actions())
        if len(laid) == before + 1 and not env.ended[0]:
            seen += env.state(0).batches(1)[-1:] == (laid[-1],)
    assert seen > 2


def test_every_thread_has_a_share_of_a_small_batch() -> None:
    env = CassinoVec("casino", 10, seed=1, threads=4)
    assert [len(heads) for _, heads in env._shares] == [1, 1, 1, 1]
    env.close()
    env.step(env.random_actions())


def test_states_that_no_game_can_start_from_are_refused() -> None:
    env = CassinoVec("casino", 2, seed=1)
    over = cassino.deal("casino", seed=1)
    while not over.is_over:
        over.apply(over.legal_moves[-1])
    hidden = cassino.deal("casino", seed=1).view(0).public
    before = env.state(0)
    for wrong in (over, hidden, cassino.deal("casino", lazy=True), cassino.deal("royal"), None, "casino"):
        with pytest.raises(cassino.CassinoError):
            env.set_state(0, wrong)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError):
        env.set_state(2, before)
    assert env.state(0) == before


def test_without_numpy_the_extra_is_named() -> None:
    asked = (
        "import sys; sys.modules['numpy'] = None\n"
        "import cassino.envs\n"
        "from cassino.extras import MissingExtra\n"
        "try:\n    cassino.envs.CassinoVec\n"
        "except MissingExtra as error: print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True, timeout=60)
    assert "[envs]" in done.stdout

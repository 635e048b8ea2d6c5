"""The game in OpenSpiel passes its tests, and says the same as the engine. Skipped where OpenSpiel is not installed."""

import doctest
import json
import pickle
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from itertools import permutations
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import pytest

import cassino
from cassino.cards import card_set, cards_in
from cassino.encoding import SEEN, Choice, observe, plane_names
from cassino.engine.dealing import deal, is_refused
from cassino.extras import MissingExtra
from cassino.rules import format_rules, load_variant, variant_ids
from random_rules import made_at_random

HAS_OPENSPIEL = find_spec("pyspiel") is not None
needs_openspiel = pytest.mark.skipif(not HAS_OPENSPIEL, reason="OpenSpiel is not installed")
SAMPLE = ("casino_long", "draw_casino", "hungarian_ulmann", "sotho", "south_african_4", "tuxedo")
"""One of each kind: rounds, drawing, a card seen at the bottom, orders on piles, steps, six players."""
each_variant = pytest.mark.parametrize(
    "variant", [name if name in SAMPLE else pytest.param(name, marks=pytest.mark.slow) for name in variant_ids()]
)
ALGORITHMS = "open_spiel.python.algorithms"
PAGE = Path(__file__).parents[2] / "docs" / "research" / "openspiel.md"
TINY = """
title = "Tiny"
parent = "casino"
deck.ranks = [1, 2, 3]
deck.suits = ["clubs", "spades"]
seating.players = [2]
seating.sides = "solo"
dealing.table = 2
dealing.hand = 1
dealing.packet = 1
scoring.items = [{ most = "cards", points = 3 }, { each = "aces", points = 1 }]
"""
API = """
import random, sys, unittest
from absl import flags
import cassino.envs.openspiel
from open_spiel.integration_tests import api_test

flags.FLAGS(["test", "--test_only_games=^cassino$"])
random.seed(1)  # of some random samples of 400 states, all lie before the first deal
result = unittest.TextTestRunner(stream=sys.stderr).run(api_test.load_tests(unittest.defaultTestLoader, None, None))
print(result.testsRun, len(result.failures) + len(result.errors))
"""
REPLAY = """
import sys
from pathlib import Path
from absl import flags
import cassino.envs.openspiel
from open_spiel.python.algorithms.generate_playthrough import playthrough, replay

flags.FLAGS(["test"])
file = Path(sys.argv[1])
file.write_text(playthrough("cassino(variant=swazi_two_player)", action_sequence=[], seed=1))
before, after = replay(str(file))
print(before.count("# State"), before == after)
"""


def printed(*command: str) -> str:
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, check=True, timeout=300).stdout


def game_of(variant: str, players: int = 0) -> Any:
    import_module("cassino.envs.openspiel")
    return import_module("pyspiel").load_game("cassino", {"variant": variant, "players": players})


def tiny_game(folder: Path, more: str = "") -> Any:
    file = folder / "tiny.toml"
    file.write_text(TINY + more, "utf-8")
    return game_of(str(file))


def actions(state: Any) -> list[int]:
    return [card for card, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()


def walk(game: Any, random: Random) -> Iterator[Any]:
    """The states of a random deal, the last one among them."""
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(random.choice(actions(state)))
    yield state


@pytest.mark.skipif(HAS_OPENSPIEL, reason="OpenSpiel is installed")
def test_without_openspiel_it_says_what_to_install() -> None:
    with pytest.raises(MissingExtra, match=r"pip install .*\[openspiel\]'"):
        import_module("cassino.envs.openspiel")


@needs_openspiel
@each_variant
def test_it_passes_the_simulation_of_openspiel(variant: str) -> None:
    game_of(variant)
    for players in load_variant(variant).seating.players:
        game = game_of(variant, players)
        assert game.num_players() == players
        import_module("pyspiel").random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@needs_openspiel
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(50))
def test_random_rules_pass_it_too_and_resampled_worlds_are_played_on(seed: int, tmp_path: Path) -> None:
    pyspiel, random = import_module("pyspiel"), Random(seed)
    file = tmp_path / "rules.toml"
    file.write_text(format_rules(made_at_random(random.choice, None, 16, 8)), "utf-8")
    game = game_of(str(file))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    for number, state in enumerate(walk(game, random)):
        if number % 19 or state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(number, 0.0, 1.0))
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
        while not world.is_terminal():
            world.apply_action(random.choice(actions(world)))


@needs_openspiel
@pytest.mark.slow
def test_it_passes_the_tests_of_openspiel() -> None:
    assert printed("-c", API).split() == ["5", "0"]


@needs_openspiel
def test_a_playthrough_can_be_replayed(tmp_path: Path) -> None:
    states, is_same = printed("-c", REPLAY, str(tmp_path / "playthrough.txt")).split()
    assert int(states) > 60
    assert is_same == "True"


@needs_openspiel
@each_variant
def test_a_deal_is_that_of_the_engine(variant: str) -> None:
    """The cards and moves of a random deal give the same position and points in the engine."""
    game = game_of(variant)
    *_, state = walk(game, Random(1))
    events = [event for event in state.deal.events if event.move]
    expected = cassino.deal(variant, players=game.num_players(), dealer=game.num_players() - 1, lazy=True)
    drawn = [action.action for action in state.full_history() if action.player == -1]
    while not expected.is_over:
        if expected.is_chance:
            expected.deal_cards([drawn.pop(0)])
        else:
            expected = expected.play(events.pop(0).move)
    assert state.deal.state == expected
    own, *others = expected.points or ()
    assert state.returns()[0] == own - sum(others) / len(others)
    assert abs(sum(state.returns())) < 1e-9
    assert max(map(abs, state.returns())) <= game.max_utility()


@needs_openspiel
@each_variant
def test_what_a_seat_sees_tells_nothing_else(variant: str) -> None:
    """A state with other hidden cards looks the same to the seat, offers the same ids, and can be played to the end."""
    pyspiel, random = import_module("pyspiel"), Random(2)
    for number, state in enumerate(walk(game_of(variant), random)):
        if number % 7 or state.is_terminal():
            continue
        for player in range(state.num_players()):
            world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(number, 0.0, 1.0))
            assert world.current_player() == state.current_player()
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            if player == state.current_player():
                assert world.legal_actions() == state.legal_actions()
            while not world.is_terminal():
                world.apply_action(random.choice(actions(world)))


@needs_openspiel
def test_other_seats_have_seen_what_fits_their_new_cards() -> None:
    """In a sampled state, what another seat was dealt is what it has played and still holds, in rounds and in draws."""
    pyspiel, random = import_module("pyspiel"), Random(3)
    for variant in ("casino_long", "draw_casino"):
        for number, state in enumerate(walk(game_of(variant), random)):
            if state.is_chance_node() or state.is_terminal():
                continue
            deal = state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(number, 0.0, 1.0)).deal
            held, hidden = 0, 0
            for event in deal.events:
                played = event.move.cards if event.move and event.seat == 1 else 0
                assert held & played == played
                assert event.move is None or event.hands[1] == held & ~played
                held = event.hands[1]
                hidden |= held & ~state.deal.events[-1].hands[1]
            assert held == deal.state.hand(1)
    assert hidden


@needs_openspiel
def test_nobody_forgets_anything(tmp_path: Path) -> None:
    """Equal information states have the same past: the same own information states and actions. A whole small tree."""
    pasts: dict[tuple[int, str], tuple[object, ...]] = {}
    ends = set()

    def visit(state: Any, past: tuple[tuple[object, ...], ...]) -> None:
        if state.is_terminal():
            ends.add(tuple(state.returns()))
            return
        player = state.current_player()
        if player >= 0:
            known = (player, state.information_state_string())
            assert pasts.setdefault(known, past[player]) == past[player]
        for action in actions(state):
            own = [(*each, known[1], action) if seat == player else each for seat, each in enumerate(past)]
            visit(state.child(action), tuple(own) if player >= 0 else past)

    visit(tiny_game(tmp_path).new_initial_state(), ((), ()))
    assert len(pasts) > 100
    assert len(ends) > 2


def mean_return(state: Any) -> float:
    """What seat 0 gets on average if everybody always chooses the lowest id."""
    if state.is_terminal():
        return float(state.returns()[0])
    if state.is_chance_node():
        return sum(chance * mean_return(state.child(card)) for card, chance in state.chance_outcomes())
    return mean_return(state.child(state.legal_actions()[0]))


@needs_openspiel
@pytest.mark.parametrize("cut", ["", 'dealing.cut = true\ndealing.redeal = "rich_cut"\ndealing.rich_points = 1\n'])
def test_the_mean_return_is_that_of_all_packs(cut: str, tmp_path: Path) -> None:
    game = tiny_game(tmp_path, cut)
    points = []
    for order in permutations(cards_in(game.rules.deck.cards)):
        if is_refused(game.rules, card_set(order[:2])).is_refused:
            continue
        state = deal(game.rules, 2, 1, order)
        while not state.is_over:
            choice = Choice(state)
            while choice.move is None:
                choice.add(choice.ids[0])
            state.apply(choice.move)
        own, other = state.points or ()
        points.append(own - other)
    assert len(points) == (12 * 24 if cut else 720)
    assert mean_return(game.new_initial_state()) == pytest.approx(fmean(points), abs=1e-9)


@needs_openspiel
def test_states_are_values() -> None:
    """A clone and a state read from its text go on alike, and do not change the original; that is how to take back."""
    random = Random(4)
    for number, state in enumerate(walk(game_of("sotho"), random)):
        if number % 9 or state.is_terminal():
            continue
        text, before = state.serialize(), str(state)
        twins = [state.clone(), state.get_game().deserialize_state(text), pickle.loads(pickle.dumps(state))]
        action = random.choice(actions(state))
        for twin in twins:
            assert str(twin) == before
            twin.apply_action(action)
        assert len({str(twin) for twin in twins}) == 1
        assert len({twin.information_state_string(0) for twin in twins}) == 1
        assert str(state) == before


@needs_openspiel
def test_structs_for_language_models() -> None:
    for state in walk(game_of("royal_north_american"), Random(5)):
        if state.is_terminal():
            break
        action = actions(state)[-1]
        struct = state.action_to_struct(action)
        assert state.struct_to_actions(struct) == [action]
        twin = state.clone()
        assert state.validate_action_struct(struct).ok()
        assert twin.apply_action_struct(struct).ok()
        assert twin.history()[-1] == action
        if not state.is_chance_node():
            assert json.loads(struct.to_json()) == {"choice": state.action_to_string(action)}
            seen = state.to_observation_struct(state.current_player()).to_dict()
            assert " ".join(seen["hand"]) == cassino.cards.format_cards(state.deal.state.hand(seen["seat"]))
            assert state.to_struct().to_dict()["position"] == cassino.format_position(state.deal.state)


@needs_openspiel
def test_the_parts_of_an_observation() -> None:
    """The public part is the same whatever the hidden cards are; the private part is the hand and what is chosen."""
    pyspiel, random = import_module("pyspiel"), Random(6)
    game = game_of("casino_long")
    public, private = (
        game.make_py_observer(pyspiel.IIGObservationType(is_public, False, who))
        for is_public, who in ((True, pyspiel.PrivateInfoType.NONE), (False, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    )
    seen = set()
    for number, state in enumerate(walk(game, random)):
        world = state.resample_from_infostate(1, pyspiel.UniformProbabilitySampler(number, 0.0, 1.0))
        assert public.string_from(state, 0) == public.string_from(state, 1) == public.string_from(world, 0)
        hand, *chosen = private.string_from(state, 0).split(" | chosen ")
        assert hand == cassino.cards.format_cards(state.deal.state.hand(0))
        assert all(state.current_player() == 0 for _ in chosen)
        seen.add((bool(hand), bool(chosen)))
    assert public.tensor is None
    assert private.tensor is None
    assert seen == {(False, False), (True, False), (True, True)}


@needs_openspiel
def test_the_tensor_has_the_planes_of_what_the_seat_sees() -> None:
    game = game_of("sotho")
    observer = game.make_py_observer()
    names = plane_names(SEEN, 4)
    for state in walk(game, Random(8)):
        deal, seat = state.deal, max(state.current_player(), 0)
        observer.set_from(state, seat)
        words = observe(deal.state.view(seat), deal.choice if seat == deal.state.turn else None)
        shown = observer.dict["planes"]
        assert shown.shape == (len(names), 52)
        assert [sum(1 << card for card in range(52) if row[card]) for row in shown] == list(words)
        assert observer.tensor.sum() == shown.sum() > 0


@needs_openspiel
def test_search_with_samples_finds_a_move() -> None:
    numpy, ismcts, mcts = map(import_module, ("numpy", f"{ALGORITHMS}.ismcts", f"{ALGORITHMS}.mcts"))
    state = next(state for state in walk(game_of("swazi_two_player"), Random(7)) if state.current_player() >= 0)
    random = numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, uct_c=10.0, max_simulations=20, random_state=random)
    assert bot.step(state) in state.legal_actions()


@needs_openspiel
def test_the_page_shows_what_happens() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


@needs_openspiel
def test_parameters_that_fit_no_rules() -> None:
    with pytest.raises(cassino.VariantNotFound):
        game_of("roial")
    with pytest.raises(cassino.CassinoError):
        game_of("scopa", 5)

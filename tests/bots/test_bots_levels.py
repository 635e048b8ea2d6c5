"""Levels for people: fair, legal, reproducible, and weak in the ways of people."""

import itertools
from dataclasses import replace

import pytest
from hypothesis import given, settings, strategies as st

from cassino.arena import play_deal
from cassino.bots import Clock, bot_names, level_names, make_bot
from cassino.bots.levels import LEVELS, LevelBot
from cassino.bots.levels.player import level_weights
from cassino.bots.offers import offer_meant, offer_named, offers
from cassino.engine.dealing import deal, shuffled
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.view import sample, view
from cassino.rules import load_variant, variant_ids
from cassino.search.policy import FEATURE_NAMES
from cassino.search.weights import policy_weights_for
from clocks import Ticking, set_clock
from playouts import state_after

QUICK = level_names()[:6]
GAMES = [("casino_long", 2), ("swazi", 4), ("crazy_casino", 2), ("south_african_3", 3), ("hungarian_nagy", 2)]
MOST_PLAYS = 30


@pytest.fixture(autouse=True)
def _counted_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No choice may hang on how busy the machine is."""
    set_clock(monkeypatch, Ticking(0.0005))


def test_there_are_eight_with_titles_of_their_own() -> None:
    assert len(level_names()) == len(LEVELS) == 8
    assert len({level.title for level in LEVELS}) == 8
    assert not set(level_names()) & set(bot_names())


def test_no_level_is_weaker_than_the_one_below_in_anything() -> None:
    better = ("pairs", "sums", "several", "builds", "joins", "asks", "worth", "memory", "risk", "ahead")
    for below, above in itertools.pairwise(LEVELS):
        assert all(getattr(below, each) <= getattr(above, each) for each in better), above.title
        assert below.blur >= above.blur


@pytest.mark.parametrize("variant", variant_ids())
def test_a_deal_in_every_variant(variant: str) -> None:
    rules = load_variant(variant)
    players = rules.seating.players[0]
    state = deal(rules, players, 0, shuffled(rules, Rng(2)))
    play_deal(state, [make_bot(QUICK[(seat + players) % 6], Rng(seat)) for seat in range(players)], Clock())
    assert state.is_over


@pytest.mark.parametrize("name", QUICK)
@settings(max_examples=6)
@given(st.sampled_from(GAMES), st.integers(0, MOST_PLAYS), st.integers(0, 999))
def test_hidden_cards_do_not_change_the_choice(name: str, game: tuple[str, int], plays: int, seed: int) -> None:
    check_fairness(name, game, plays, seed)


@pytest.mark.parametrize("name", level_names()[6:])
@settings(max_examples=4)
@given(st.sampled_from(GAMES), st.integers(0, MOST_PLAYS), st.integers(0, 999))
def test_hidden_cards_do_not_change_the_searched_choice(
    name: str, game: tuple[str, int], plays: int, seed: int
) -> None:
    check_fairness(name, game, plays, seed)


def check_fairness(name: str, game: tuple[str, int], plays: int, seed: int) -> None:
    """The same choice whatever the hidden cards are."""
    state = state_after(*game, plays, seed)
    seen = view(state, state.turn)
    endless = Clock(60.0)
    choice = make_bot(name, Rng(7)).choose(seen, endless)
    assert seen.is_legal(choice)
    other = sample(seen, Rng(seed))
    assert make_bot(name, Rng(7)).choose(view(other, state.turn), endless) == choice


@pytest.mark.parametrize("name", ["level1", "level4", "level7"])
def test_the_same_seed_gives_the_same_deal(name: str) -> None:
    rules = load_variant("casino_long")
    points = []
    for _ in range(2):
        state = deal(rules, 2, 0, shuffled(rules, Rng(4)))
        points.append(play_deal(state, [make_bot(name, Rng(seat)) for seat in range(2)], Clock(60.0)).points)
    assert points[0] == points[1]


def test_levels_count_a_share_of_risks_and_plans() -> None:
    rules = load_variant("casino_long")
    shares = dict.fromkeys(("given", "sweep_risk", "exposure", "any_reply"), 0.4)
    shares |= dict.fromkeys(("hope", "second", "options", "builds", "build_count"), 0.2)
    whole, newcomer = policy_weights_for(rules, 2), level_weights(rules, 2, LEVELS[1])
    expected = [shares.get(name, 1.0) * weight for name, weight in zip(FEATURE_NAMES, whole, strict=True)]
    assert list(newcomer) == pytest.approx(expected)
    assert level_weights(rules, 2, LEVELS[-1]) == whole


def test_at_full_strength_a_level_that_does_not_search_is_the_heuristic() -> None:
    state = state_after("casino_long", 2, 20, 3)
    bot = with_blur(0.0, 1)
    while not state.is_over:
        seen = view(state, state.turn)
        move = make_bot("heuristic", Rng(0)).choose(seen)
        assert bot.choose(seen) == move
        apply(state, move)


def test_a_blurred_risk_misleads_now_and_then() -> None:
    seen = view(state := state_after("casino_long", 2, 12, 3), state.turn)
    clear, blurred = ({with_blur(blur, seed).choose(seen) for seed in range(40)} for blur in (0.0, 3.0))
    assert len(clear) == 1 < len(blurred)


def with_blur(blur: float, seed: int) -> LevelBot:
    """A bot of full strength, but with an error in its risks."""
    bot = LevelBot(Rng(seed), 6)
    bot.level = replace(LEVELS[-1], worlds=0, blur=blur)
    return bot


def test_only_bots_of_this_project_are_offered() -> None:
    assert [offer.bot for offer in offers()] == [*level_names(), *bot_names()]
    for name in ("exec:true", "http://127.0.0.1/", "search:worlds=9", "level9", "level4:n=1", "LEVEL4", "", "human"):
        assert offer_named(name) is None


@pytest.mark.parametrize("text", ["level4", "4", "Regular", " regular "])
def test_a_level_is_meant_by_name_number_or_title(text: str) -> None:
    offer = offer_meant(text)
    assert offer and offer.bot == "level4"


def test_a_number_means_a_level_only() -> None:
    assert offer_meant("0") is None and offer_meant("9") is None

"""Bots choose from what their seat may know, and from nothing else."""

import pytest
from hypothesis import given, settings, strategies as st

from cassino.bots import Clock, bot_names, level_names, make_bot
from cassino.engine.rng import Rng
from cassino.engine.view import played, sample, view
from cassino.rules import load_variant
from clocks import Ticking, set_clock
from playouts import IS_PLAIN, playout, state_after
from quick_bots import SLOW, quick

UNHURRIED = Clock(move_seconds=600.0)
GAMES = [
    ("casino_long", 2),
    ("draw_casino", 2),
    ("three_hand_casino", 3),
    ("four_hand_partnership", 4),
    ("royal_web", 2),
    ("swazi", 4),
    ("sotho", 4),
    ("crazy_casino", 2),
    ("south_african_3", 3),
    ("hungarian_ulmann", 2),
    ("tuxedo", 5),
    ("dominican_proven_partner", 4),
    ("scopa_italian", 2),
]

SMALL_GAMES = [("casino_long", 2), ("scopa_italian", 2)]


@pytest.fixture(autouse=True)
def _counted_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No choice may hang on how busy the machine is."""
    set_clock(monkeypatch, Ticking(0.001))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", (*bot_names(), *level_names()))
@pytest.mark.parametrize("number", range(3 if IS_PLAIN else 9))
def test_hidden_cards_do_not_change_the_choice(name: str, number: int) -> None:
    game, seed = GAMES[number % len(GAMES)], 7 * number
    if name in SLOW and game not in SMALL_GAMES:
        game = SMALL_GAMES[number % len(SMALL_GAMES)]
    state = state_after(*game, plays=(3 + 5 * number) % 41, seed=seed)
    seen = view(state, state.turn)
    choice = make_bot(quick(name), Rng(7)).choose(seen, UNHURRIED)
    assert seen.is_legal(choice)
    for key in range(3):
        other = sample(seen, Rng(seed).split(key))
        assert make_bot(quick(name), Rng(7)).choose(view(other, state.turn), UNHURRIED) == choice


@settings(max_examples=15)
@given(st.sampled_from(GAMES), st.integers(0, 40), st.integers(0, 999))
def test_a_view_carries_no_hidden_card(game: tuple[str, int], plays: int, seed: int) -> None:
    state = state_after(*game, plays, seed)
    public = view(state, state.turn).public
    deck = set(range(52))
    assert all(public.hand(seat) == 0 for seat in range(state.players) if seat != state.turn)
    # One seat may have looked at the bottom card. 000:174
    assert not deck & set(public.stock()) - {public.bottom}


@pytest.mark.parametrize("game", GAMES)
def test_past_plays_tell_what_everybody_saw(game: tuple[str, int]) -> None:
    for before, move in playout(load_variant(game[0]), 5, game[1]):
        told = played(before, move)
        assert told.before == view(before, None).public and told.seat == before.turn
        assert (told.move.cards, told.move.taken, told.move.order) == (move.cards, move.taken, None)


@pytest.mark.parametrize(("game", "plays"), [("casino_long", 18), ("casino_long", 30), ("scopa_italian", 16)])
def test_hidden_cards_do_not_change_what_is_read_off_plays(game: str, plays: int) -> None:
    deal = list(playout(load_variant(game), 3, 2))
    state, past = deal[plays][0], [played(*each) for each in deal[:plays]]
    seen = view(state, state.turn, past)
    choice = make_bot("search:worlds=16", Rng(7)).choose(seen, UNHURRIED)
    for key in range(3):
        other = sample(seen, Rng(key))
        told = view(other, state.turn, past)
        assert make_bot("search:worlds=16", Rng(7)).choose(told, UNHURRIED) == choice


@pytest.mark.parametrize("name", (*bot_names(), *level_names()))
def test_a_choice_leaves_the_view_as_it_was(name: str) -> None:
    state = state_after("casino_long", 2, 10, 4)
    seen, before = view(state, state.turn), view(state, state.turn)
    make_bot(quick(name), Rng(1)).choose(seen, UNHURRIED)
    assert seen == before

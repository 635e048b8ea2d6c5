"""Views as text: what is read back is the same view, for every rule set, and holds no hidden card."""

from random import Random

import pytest

from bridge import state_of
from cassino.bots import Clock, make_bot
from cassino.engine.legal import claims
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View, sample, view
from cassino.notation.position_reader import PositionSyntaxError
from cassino.notation.view_text import format_view, parse_view
from cassino.rules import load_variant, parse_rules, variant_ids
from playouts import cases, playout
from random_positions import random_position

QUICK = ("random", "greedy", "heuristic", "level3", "level6")
UNHURRIED = Clock(move_seconds=600.0)
LIMIT = 300


def assert_same(seen: View) -> View:
    """A view read back is the same one: what it knows, what may be played, what could be dealt. The copy."""
    assert seen.seat is not None
    text = format_view(seen)
    again = parse_view(text, seen.seat, seen.public.rules)
    assert again == seen and format_view(again) == text
    assert list(again.moves_up_to(LIMIT)) == list(seen.moves_up_to(LIMIT))
    assert again.claims() == seen.claims() and again.bottom == seen.bottom and again.unseen == seen.unseen
    for seat in range(seen.public.players):
        assert again.certain(seat) == seen.certain(seat) and again.possible(seat) == seen.possible(seat)
    assert sample(again, Rng(3)) == sample(seen, Rng(3))
    return again


def assert_all_seats(state: State) -> None:
    for seat in range(state.players):
        assert_same(view(state, seat))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("variant", variant_ids())
def test_views_of_deals_are_read_back(variant: str) -> None:
    rules, met = load_variant(variant), 0
    for seed in range(cases(3)):
        for state, _ in playout(rules, seed):
            met += 1
            assert_all_seats(state)
    assert met > 20


@pytest.mark.parametrize("variant", variant_ids())
def test_views_of_random_positions_are_read_back(variant: str) -> None:
    rules, random = load_variant(variant), Random(7)
    for _ in range(cases(12)):
        assert_all_seats(state_of(random_position(rules, random)))


@pytest.mark.parametrize("variant", variant_ids())
def test_a_bot_chooses_the_same_from_a_view_read_back(variant: str) -> None:
    rules, met = load_variant(variant), 0
    for seed in range(cases(2)):
        for place, (state, _) in enumerate(playout(rules, seed)):
            if place % 7 != seed % 7:
                continue
            seen, name = view(state, state.turn), QUICK[(place + seed) % len(QUICK)]
            choice = make_bot(name, Rng(place)).choose(seen, UNHURRIED)
            again = assert_same(seen)
            assert make_bot(name, Rng(place)).choose(again, UNHURRIED) == choice
            met += 1
    assert met


def test_what_is_hidden_is_not_in_the_text() -> None:
    rules = load_variant("casino_long")
    for state, _ in playout(rules, 5, 2):
        for seat in range(state.players):
            text = format_view(view(state, seat))
            other = sample(view(state, seat), Rng(9))
            assert format_view(view(other, seat)) == text
            assert text.count("?") == state.hand_size(1 - seat) + state.stock_size


def test_house_rules_travel_with_the_view() -> None:
    rules = parse_rules('title = "Short"\nparent = "casino"\n[ending]\ntarget = 5\n', "short")
    state = next(iter(playout(rules, 1, 2)))[0]
    assert not claims(state) and assert_same(view(state, 0)).public.rules is rules


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("hand B ? ? ? ?", "hand B ? ? ?", "cards are hidden"),
        ("casino_long 2", "casino_long 9", "is not for 9 players"),
    ],
)
def test_a_wrong_view_is_refused(old: str, new: str, told: str) -> None:
    rules = load_variant("casino_long")
    text = format_view(view(next(iter(playout(rules, 1, 2)))[0], 0))
    assert old in text
    with pytest.raises(PositionSyntaxError, match=told):
        parse_view(text.replace(old, new), 0, rules)


def test_a_seat_that_there_is_not_is_refused() -> None:
    rules = load_variant("casino_long")
    text = format_view(view(next(iter(playout(rules, 1, 2)))[0], 0))
    with pytest.raises(PositionSyntaxError, match="no seat 2"):
        parse_view(text, 2, rules)

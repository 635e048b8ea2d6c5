"""The chances at any moment of a deal, as a spectator may know them."""

import pytest

from cassino.analysis.review import chances
from cassino.engine.match import Match
from cassino.rules import load_variant
from engine_texts import random_choice


def played(variant: str, players: int, moves: int) -> Match:
    match = Match(load_variant(variant), players, seed=5)
    choose = random_choice(1)
    for _ in range(moves):
        match.play(choose(match))
    return match


@pytest.mark.parametrize(("variant", "players"), [("casino_long", 2), ("draw_casino", 2), ("swazi", 3), ("tuxedo", 6)])
def test_the_order_of_the_stock_plays_no_part(variant: str, players: int) -> None:
    match = played(variant, players, 7)
    state = match.state
    hands = [state.hand(seat) for seat in range(players)]
    turned = state.filled(hands, tuple(reversed(state.stock())))
    found = chances.worked_out(chances.now(match))
    assert chances.worked_out(chances.Moments((chances.unordered(turned),), 1)) == found
    assert sum(found[0]) == pytest.approx(1) and len(found[0]) == state.side_count


def test_at_the_end_of_a_match_the_winner_is_certain() -> None:
    match = Match(load_variant("scopa"), 2, seed=5, target=1)
    choose = random_choice(1)
    while not match.is_over:
        match.play(choose(match))
    found = chances.worked_out(chances.moments(match, 1, match.states))
    assert len(found) == len(match.states) and sorted(found[-1]) == [0.0, 1.0]
    assert found[-1].index(1.0) in match.winners

"""The fast count of a deal says what the count of the rules says, and a value of what is over is its margin."""

from random import Random

import pytest
from hypothesis import given, strategies as st

from cassino.cards import card_set
from cassino.engine.dealing import shuffled
from cassino.engine.legal import legal_moves
from cassino.engine.play import play
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.scoring import score_deal, secured
from cassino.engine.state import State
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Finish
from cassino.search.estimator import Estimator
from cassino.search.points import Points
from endings import GAMES, cards_left, margin, played
from playouts import cases, examples
from random_rules import described
from strategies import random_rules


def check_count(state: State) -> None:
    """The points of every side, their margins, and the value."""
    points = Points(state)
    value = Estimator(points)
    value.prepare(state)
    sides = range(state.side_count)
    assert [points.final(state, side) for side in sides] == list(score_deal(state).points), described(state.rules)
    for side in sides:
        assert points.margin(state, side) == pytest.approx(margin(state, side), abs=1e-9)
        assert value.estimate(state, side) == pytest.approx(margin(state, side), abs=1e-9)


def finished(rules: Rules, players: int, seed: int) -> State:
    """The end of a deal played at random."""
    *_, last = played(rules, players, seed)
    return last


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_finished_deals_of_every_variant(variant: str, players: int) -> None:
    for seed in range(cases(12)):
        check_count(finished(load_variant(variant), players, seed))


@pytest.mark.slow
@examples(120)
@given(random_rules(), st.integers(0, 999))
def test_finished_deals_of_random_rules(rules: Rules, seed: int) -> None:
    for players in rules.seating.players:
        check_count(finished(rules, players, seed))


@pytest.mark.parametrize("variant", [name for name in variant_ids() if load_variant(name).ending.deals == 0])
def test_deals_that_end_at_once_near_the_target(variant: str) -> None:
    rules = load_variant(variant)
    ends = [finished(rules, players, seed) for players in rules.seating.players for seed in range(1, cases(40), 2)]
    for state in ends:
        check_count(state)
    if rules.ending.finish is Finish.AT_ONCE and cases(40) == 40:
        assert any(cards_left(state) for state in ends)


@examples(60)
@given(random_rules(), st.integers(0, 999))
def test_what_is_banked_before_the_end(rules: Rules, seed: int) -> None:
    """A deal in progress counts as if it ended now: what is secured."""
    for state in list(played(rules, rules.seating.players[0], seed))[:-1:5]:
        points = Points(state)
        found = [points.final(state, side) for side in range(state.side_count)]
        assert found == list(secured(state).points), described(rules)


def last_play(rules: Rules, seed: int) -> State:
    """Two sides and piles that no play would bring, with sweeps and scores at random; one card is left."""
    random, order = Random(seed), list(shuffled(rules, Rng(seed)))
    cut = random.randrange(1, len(order))
    first = random.getrandbits(20)
    return position(
        rules, 2, hands=[1 << order[0], 0], piles=[card_set(order[1:cut]), card_set(order[cut:])], turn=0, dealer=0,
        turn_no=20, last_capturer=random.randrange(2), sweeps=[first & random.getrandbits(20), ~first & 0b1011],
        scores=[max(0, rules.ending.target - random.randrange(1, 7)) for _ in range(2)],
    )  # fmt: skip


@pytest.mark.parametrize("variant", [name for name, players in GAMES if players == 2])
def test_any_piles_and_sweeps_near_the_target(variant: str) -> None:
    rules = load_variant(variant)
    for seed in range(cases(60)):
        state = last_play(rules, seed)
        while not state.is_over:
            state = play(state, legal_moves(state)[0])
        check_count(state)

"""Deals played at random in one call are those played step by step."""

import pytest

from cassino.engine.dealing import deal, shuffled
from cassino.engine.perft import playout, random_deals
from cassino.engine.rng import Rng
from cassino.engine.scoring import points_of, score_deal
from cassino.engine.tables import tables_for
from cassino.rules import load_variant, variant_ids

DEALS = 4


@pytest.mark.parametrize("variant", variant_ids())
def test_shuffle_deal_play_and_score_in_one_call(variant: str) -> None:
    rules = load_variant(variant)
    for players in rules.seating.players:
        rng, moves, totals = Rng(7), 0, [0] * tables_for(rules, players).side_count
        for number in range(DEALS):
            state = deal(rules, players, number % players, shuffled(rules, rng))
            moves += playout(state, rng)
            assert points_of(state) == score_deal(state).points
            totals = [total + points for total, points in zip(totals, points_of(state), strict=True)]
        assert random_deals(tables_for(rules, players), Rng(7), DEALS) == (moves, tuple(totals))

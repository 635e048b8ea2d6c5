"""The table as it is kept from state to state is the table made anew, whatever is taken back or ruled."""

import pytest

from cassino.engine.layout import laid_out
from cassino.engine.match import Match
from cassino.engine.rng import Rng
from cassino.rules import load_variant, variant_ids

MOVES = 30


@pytest.mark.parametrize("variant", variant_ids())
def test_the_kept_table_is_the_one_made_anew_through_moves_and_takebacks(variant: str) -> None:
    match, luck = Match(load_variant(variant), seed=5), Rng(5)
    for _ in range(MOVES):
        if match.deal_over:
            break
        moves = match.legal_moves
        match.play(moves[luck.below(len(moves))])
        if luck.below(3) == 0:
            assert match.layout() == laid_out(match.states).table
            match.back()
        assert match.layout() == laid_out(list(match.states)).table
    assert match.moves

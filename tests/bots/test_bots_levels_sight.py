"""What players of a level notice."""

from dataclasses import replace

import pytest

from cassino.bots import Clock, make_bot
from cassino.bots.levels import LEVELS, Level
from cassino.bots.levels.sight import Sight
from cassino.cards import card_set
from cassino.engine.move import Kind, Move
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import view
from cassino.notation.move import format_move
from cassino.rules import load_variant
from cassino.rules.options import Pack
from cassino.rules.packs import parse_cards

ALL = LEVELS[-1]


def table(hand: str, loose: str) -> State:
    """A position of two players; the other one holds kings."""
    hands = [parsed(hand), parsed("KS KH")]
    rest = (1 << 52) - 1 & ~(hands[0] | hands[1] | parsed(loose))
    return position(load_variant("casino_long"), 2, hands=hands, loose=parsed(loose), piles=[rest, 0])


def parsed(text: str) -> int:
    return card_set(parse_cards(text, Pack.FRENCH_52))


def noticed(state: State, level: Level, seed: int = 1) -> set[str]:
    """The moves that are noticed, as text."""
    moves = list(view(state, 0).legal_moves)
    return {format_move(state, move) for move in Sight(state, level, Rng(seed)).noticed(moves)}


def captures(state: State, level: Level) -> set[str]:
    return {text for text in noticed(state, level) if " x " in text}


def test_full_sight_sees_everything() -> None:
    state = table("9S 4D", "5H 4C 3D 2H 9H")
    assert noticed(state, ALL) == {format_move(state, move) for move in view(state, 0).legal_moves}


def test_equal_cards_are_always_seen() -> None:
    blind = replace(ALL, pairs=0.0, sums=0.0, several=0.0)
    assert captures(table("9S 4D", "5H 4C 9H"), blind) == {"9S x 9H", "4D x 4C"}


def test_sums_of_three_are_overlooked_before_sums_of_two() -> None:
    level = replace(ALL, sums=0.0)
    assert captures(table("9S 8D", "5H 4C"), level) == {"9S x 5H+4C"}
    assert captures(table("9S 8D", "4H 3C 2D"), level) == set()


def test_several_sets_are_taken_one_at_a_time() -> None:
    found = captures(table("9S 8D", "5H 4C 9H"), replace(ALL, several=0.0))
    assert found == {"9S x 9H", "9S x 5H+4C"}


def test_a_sum_is_seen_in_all_moves_or_in_none() -> None:
    level = replace(ALL, pairs=0.5)
    for seed in range(20):
        found = {text for text in noticed(table("9S 8D", "5H 4C 9H"), level, seed) if " x " in text}
        assert ("9S x 5H+4C" in found) == any("5H" in text and "9H" in text for text in found)


def test_who_never_builds_does_not_notice_builds() -> None:
    level = replace(ALL, builds=0.0, joins=0.0)
    assert not [text for text in noticed(table("9S 4D", "5H"), level) if "=" in text]


def test_where_nothing_is_noticed_somebody_points_the_moves_out() -> None:
    state = table("9S 8D", "5H 4C")
    moves = [move for move in view(state, 0).legal_moves if move.kind == Kind.CAPTURE]
    assert Sight(state, replace(ALL, pairs=0.0), Rng(1)).noticed(moves) == moves


@pytest.mark.parametrize("seed", range(4))
def test_the_beginner_takes_a_pair_and_never_builds(seed: int) -> None:
    state = table("9S 4D", "5H 9H AD")
    move: Move = make_bot("level1", Rng(seed)).choose(view(state, 0), Clock())
    assert move.kind in (Kind.CAPTURE, Kind.TRAIL)

"""What a play left although it could have taken it. B8, 000:39-44"""

import pytest

from cassino.cards import card_set, format_cards, parse_cards
from cassino.engine.left_behind import left_behind
from cassino.engine.position import position
from cassino.engine.state import Build
from cassino.engine.view import view
from cassino.notation.move import parse_move
from cassino.rules import load_variant


@pytest.mark.parametrize(
    ("variant", "table", "hand", "play", "left"),
    [
        ("dominican", "KC 8D 7H 5S AC", "KS 2H", "KS x KC", "AC 5S 7H 8D"),  # 000:39
        ("dominican", "KC 8D 7H 5S AC", "KS 2H", "KS x KC, 8D+5S", ""),
        ("dominican", "7C 5D 4H", "QS 2H", "trail QS", "5D 7C"),  # 000:40
        ("dominican", "5C 6D", "5S 10H", "5S+5C = 10", ""),  # 000:42: it was built with, not left
        ("casino", "AC 9D 8H 2C", "10S 3D", "10S x AC+9D", "2C 8H"),
        ("casino", "QC QD 8H", "QS 3D", "QS x QC", ""),
        ("royal", "AC 8D 6H", "AS 3D", "AS x AC", ""),  # as 1 it could take nothing else
        ("royal", "AC 8D 6H", "AS 3D", "trail AS", "AC 6H 8D"),
    ],
)
def test_what_the_played_card_could_have_taken(variant: str, table: str, hand: str, play: str, left: str) -> None:
    rules = load_variant(variant)
    held, loose = card_set(parse_cards(hand)), card_set(parse_cards(table))
    others = rules.deck.cards & ~held & ~loose
    state = position(rules, 2, hands=[held, others], loose=loose)
    assert format_cards(left_behind(state, parse_move(state, play))) == left
    assert format_cards(left_behind(view(state, None).public, parse_move(state, play))) == left


@pytest.mark.parametrize(
    ("variant", "hand", "play", "left"),
    [
        ("casino", "10S 9D 3D", "10S x AC+9C", "2C 8H"),
        ("casino", "10S 9D 3D", "10S x AC+9C, 8H+2C", ""),
        ("casino", "8S 9D 3D", "8S x 8H", ""),
        ("casino", "9S 9D 3D", "9S x 9C", "4C 5C AC 8H"),  # its own build, too
        ("royal", "JC 9D 3D", "JC x AC+2C+8H", ""),
    ],
)
def test_owners_of_builds_leave_cards_behind_too(variant: str, hand: str, play: str, left: str) -> None:
    rules = load_variant(variant)
    held, loose = card_set(parse_cards(hand)), card_set(parse_cards("AC 9C 8H 2C"))
    build = Build(card_set(parse_cards("4C 5C")), 9, 0, 0)
    others = rules.deck.cards & ~held & ~loose & ~build.cards
    state = position(rules, 2, hands=[held, others], loose=loose, builds=[build], turn_no=2)
    move = parse_move(state, play)
    assert card_set(parse_cards(left)) == left_behind(state, move) == left_behind(view(state, None).public, move)

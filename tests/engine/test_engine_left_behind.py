"""What a play left although it could have taken it. B8, 000:39-44"""

import pytest

from cassino.cards import card_set, format_cards, parse_cards
from cassino.engine.left_behind import left_behind
from cassino.engine.position import position
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

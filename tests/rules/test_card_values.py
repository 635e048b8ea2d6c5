"""What each card counts: the table that the engine works from."""

import pytest

from cassino.cards import parse_card
from cassino.engine.tables import MOST_PROVEN, VALUES, tables_for
from cassino.rules import load_variant
from cassino.rules.card_values import HIGH_ACE, LARGEST_VALUE, card_values


def values_of(bits: int) -> list[int]:
    return [value for value in range(VALUES) if bits >> value & 1]


@pytest.mark.parametrize(
    ("variant", "card", "on_table", "in_hand"),
    [
        ("casino", "AS", [1], [1]),
        ("casino", "10D", [10], [10]),
        ("casino", "KS", [], []),
        ("royal", "AS", [1, 14], [1, 14]),
        ("royal", "KS", [13], [13]),
        ("scopa", "10D", [10], [10]),
        ("nordic kasino", "AS", [1], [14]),
        ("nordic kasino", "2S", [2], [15]),
        ("nordic kasino", "2H", [2], [2]),
        ("nordic kasino", "10D", [10], [16]),
        ("nordic kasino", "QH", [12], [12]),
    ],
)
def test_what_a_card_counts(variant: str, card: str, on_table: list[int], in_hand: list[int]) -> None:
    counts = card_values(load_variant(variant))[parse_card(card)]
    assert (values_of(counts.on_table), values_of(counts.in_hand)) == (on_table, in_hand)


@pytest.mark.parametrize(
    ("variant", "highest", "high_ace"),
    [("casino", 10, 0), ("royal", 14, 14), ("scopa", 10, 0), ("sotho", 10, 0), ("nordic kasino", 16, 0)],
)
def test_what_follows_for_the_engine(variant: str, highest: int, high_ace: int) -> None:
    tables = tables_for(load_variant(variant), 2)
    assert (tables.highest, tables.high_ace) == (highest, high_ace)


def test_there_is_room_for_every_value() -> None:
    assert VALUES == LARGEST_VALUE + 1
    assert MOST_PROVEN == HIGH_ACE + 1

"""The brute force against worked examples of the rule book, and that its random positions reach everything."""

from collections import Counter
from random import Random

import pytest

from cassino.cards import parse_card, parse_cards
from cassino.rules import load_variant, variant_ids
from oracle import Pile, Play, Position, covers, legal, set_count
from oracle_scoring import points
from random_positions import random_position


def cards(text: str) -> frozenset[int]:
    return frozenset(parse_cards(text))


def table(hand: str, loose: str, *builds: Pile, variant: str = "casino_long") -> Position:
    rules = load_variant(variant)
    return Position(rules, [set(cards(hand)), set()], set(cards(loose)), list(builds), [set(), set()], turn=0)


def makes(position: Position, kind: str, card: str, taken: str, value: int) -> bool:
    return Play(kind, parse_card(card), cards(taken), value) in legal(position)


def test_a_build_needs_its_capturing_card() -> None:
    assert makes(table("3S 5H", "2D KC"), "build", "3S", "2D", 5)
    assert not makes(table("3S 6H", "2D KC"), "build", "3S", "2D", 5)


def test_a_played_card_alone_is_no_build() -> None:
    assert not makes(table("5S 5H", "2D KC"), "build", "5S", "", 5)
    assert makes(table("5S 5H", "5D KC"), "build", "5S", "5D", 5)


def test_five_on_five_is_a_simple_ten_or_a_multiple_five() -> None:
    rules = load_variant("casino_long")
    assert set_count(rules, cards("5S 5D"), 10) == 1
    assert set_count(rules, cards("5S 5D"), 5) == 2
    assert set_count(rules, cards("5S 5D"), 7) == 0


def test_only_one_card_from_hand_raises() -> None:
    position = table("3S 8H 10C", "2D", Pile(cards("AD 4C"), 5, 1, 0))
    assert makes(position, "raise", "3S", "AD 4C", 8)
    assert not makes(position, "raise", "3S", "AD 4C 2D", 10)


def test_a_raise_takes_in_loose_sets() -> None:
    assert makes(table("2S 9H", "9D", Pile(cards("3D 4C"), 7, 1, 0)), "raise", "2S", "3D 4C 9D", 9)


def test_a_multiple_build_is_never_raised() -> None:
    position = table("2S 5H 8C", "KC", Pile(cards("3D 3C"), 3, 1, 0))
    assert {play.kind for play in legal(position)} == {"trail"}


def test_the_last_matching_card_must_take_both_builds() -> None:
    builds = Pile(cards("5D 4C"), 9, 0, 0), Pile(cards("6D 3C"), 9, 0, 2)
    position = table("9S 2C", "KD", *builds)
    assert not makes(position, "capture", "9S", "5D 4C", 9)
    assert makes(position, "capture", "9S", "5D 4C 6D 3C", 9)


def test_one_ace_does_not_cover_two_values() -> None:
    rules = load_variant("royal_book")
    assert covers(rules, cards("AS 2C"), {14})
    assert not covers(rules, cards("AS 2C"), {1, 14})
    assert covers(rules, cards("AS AC"), {1, 14})


def test_loose_aces_may_stand_for_one_and_fourteen_in_one_play() -> None:
    assert makes(table("AS 3C", "KD AH AD", variant="royal_book"), "capture", "AS", "KD AH AD", 14)


def test_a_picture_without_number_takes_one_picture() -> None:
    position = table("QS 2C", "QD QC 9H")
    assert makes(position, "capture", "QS", "QD", 12)
    assert not makes(position, "capture", "QS", "QD QC", 12)


def test_spade_casino_has_twenty_six_points() -> None:
    assert points(load_variant("spade_casino"), [set(range(52)), set()], []) == [26, 0]


@pytest.mark.parametrize("variant", variant_ids())
def test_random_positions_reach_every_kind_of_play(variant: str) -> None:
    random, kinds = Random(5), Counter[str]()
    for _ in range(400):
        kinds.update({play.kind for play in legal(random_position(load_variant(variant), random))})
    assert min(kinds[kind] for kind in ("trail", "capture", "build", "join", "raise")) >= 5, kinds

"""The brute force against worked examples of the rule book, and that its random positions reach everything."""

from collections import Counter
from random import Random

import pytest

from cassino.cards import parse_cards
from cassino.rules import load_variant, variant_ids
from cassino.rules.options import Source
from oracle import Pile, Play, Position, covers, legal, set_count
from oracle_play import after
from oracle_scoring import points
from random_positions import random_position


def cards(text: str) -> frozenset[int]:
    return frozenset(parse_cards(text))


def table(hand: str, loose: str, *builds: Pile, variant: str = "casino_long") -> Position:
    rules = load_variant(variant)
    return Position(rules, [set(cards(hand)), {51}], set(cards(loose)), list(builds), [set(), set()], turn=0)


def makes(position: Position, kind: str, card: str, taken: str, value: int) -> bool:
    return Play(kind, cards(card), cards(taken), value) in legal(position)


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


def up(position: Position, *piles: str) -> Position:
    """With face-up piles, the top card last."""
    position.stacks = [parse_cards(pile) for pile in piles]
    position.piles = [set(pile) for pile in position.stacks]
    return position


def test_an_equal_loose_card_must_be_taken_or_built_on() -> None:
    position = table("KS KC", "KH 8D 7C 5S AD", variant="dominican")
    assert makes(position, "capture", "KS", "KH 8D 5S", 13)
    assert not makes(position, "capture", "KS", "8D 5S", 13)
    assert not makes(position, "trail", "KS", "", 0)
    assert makes(position, "build", "KS", "KH 7C 5S AD", 13)


def test_several_hand_cards_make_one_total() -> None:
    assert makes(table("JS QS AS", "4C 7D KD", variant="hungarian_kirchner"), "capture", "JS QS AS", "4C 7D KD", 24)
    assert not makes(table("7S 8S 2C", "QD 3D", variant="hungarian_nagy"), "capture", "7S 8S", "QD 3D", 15)
    assert makes(table("JS 7S 4S", "JD", variant="hungarian_ulmann"), "capture", "JS 7S 4S", "JD", 11)


def test_a_pair_comes_before_a_sum() -> None:
    position = table("7S 2C", "7D 4C 3H", variant="scopa")
    assert makes(position, "capture", "7S", "7D", 7)
    assert not makes(position, "capture", "7S", "4C 3H", 7)


def test_only_the_top_of_a_pile_can_be_stolen() -> None:
    position = up(table("9S KC", "9H 7D 4C", variant="swazi_two_player"), "", "JD 2C 5C")
    assert makes(position, "build", "", "9H 5C 4C", 9)
    assert not makes(position, "build", "", "9H 2C 7D", 9)
    later = after(position, Play("build", taken=cards("9H 5C 4C"), value=9))
    assert makes(later, "join", "", "9H 5C 4C 2C 7D", 9)


def test_no_top_of_a_pile_in_a_new_simple_build() -> None:
    assert not makes(up(table("10S 7C", "5D 3H", variant="crazy_casino"), "", "KD 2C"), "build", "", "5D 3H 2C", 10)


def test_an_opponents_build_that_was_added_to_must_be_captured() -> None:
    build = Pile(cards("6H 2H"), 8, 1, 0, tuple(parse_cards("6H 2H")))
    position = up(table("8S KC", "3D", build, variant="swazi_two_player"), "", "JD 5C")
    later = after(position, Play("join", taken=cards("6H 2H 5C 3D"), value=8))
    assert {play.kind for play in legal(later)} == {"capture"}


def test_one_of_two_builds_must_be_taken_before_the_turn_ends() -> None:
    build = Pile(cards("8H 5H"), 13, 0, 0, tuple(parse_cards("8H 5H")))
    position = up(table("KS 9S 9C", "9H", build, variant="swazi_two_player"), "", "9D")
    position.stock = parse_cards("2S")
    later = after(position, Play("build", taken=cards("9H 9D"), value=9))
    assert makes(later, "capture", "9S", "9H 9D", 9)
    assert not makes(later, "join", "9S", "9H 9D", 9)


def test_stealing_goes_with_a_hand_card_on_ones_own_build() -> None:
    build = Pile(cards("5D 3D"), 8, 0, 0)
    position = up(table("7S 8H 8C", "7H", build, variant="south_african_2"), "", "4C AD")
    position.stock = parse_cards("2S")
    assert makes(position, "join", "7S", "5D 3D AD", 8)
    assert makes(position, "capture", "8H", "7H AD 5D 3D", 8)
    assert not makes(position, "trail", "8H", "", 0)
    taken = after(position, Play("capture", cards("8H"), cards("7H AD 5D 3D"), 8))
    assert taken.stacks == [parse_cards("8H 7H 5D 3D AD"), parse_cards("4C")]


def test_a_discard_that_could_capture_lets_opponents_insist() -> None:
    position = up(table("6C 2D", "6H KC", variant="swazi_two_player"), "", "")
    ended = after(after(position, Play("trail", cards("6C"))), Play("end"))
    assert {play.kind for play in legal(ended)} == {"insist", "pass"}
    insisted = after(ended, Play("insist", value=1, seat=1))
    assert legal(insisted) == {Play("capture", cards("6C"), cards("6H"), 6)}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("variant", variant_ids())
def test_random_positions_reach_every_kind_of_play(variant: str) -> None:
    random, kinds = Random(5), Counter[str]()
    expected = ["trail", "capture"]
    if load_variant(variant).building.source is not Source.NONE:
        expected += ["build", "join", "raise"]
    for _ in range(200):
        kinds.update({play.kind for play in legal(random_position(load_variant(variant), random, most_loose=5))})
        if min(kinds[kind] for kind in expected) >= 2:
            return
    raise AssertionError(kinds)

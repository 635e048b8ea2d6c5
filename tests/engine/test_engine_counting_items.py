"""Shared ties, enough of a suit, sweeps by kind, oranges and penalties: by example. B18, B20, B21, B27."""

from dataclasses import replace

import pytest

from cassino.engine.scoring import Tally, item_title, score_tallies
from cassino.rules import Rules, load_variant
from cassino.rules.options import Cancelling, Each, Enough, Most, Pack, Primiera
from counts import by_count, cards, check_sums, line

DOMINICAN = load_variant("dominican")
SWAZI = load_variant("swazi")
SOUTH_AFRICAN = load_variant("south_african_2")
TUXEDO = load_variant("tuxedo")


def with_sweeps(rules: Rules, **changes: object) -> Rules:
    return replace(rules, sweeping=replace(rules.sweeping, **changes))  # type: ignore[arg-type]


def test_eleven_points_and_the_sweeps_left_after_cancelling() -> None:
    """000:61-68"""
    score = score_tallies(DOMINICAN, [by_count(30, 8, "10D AS AH", 2), by_count(22, 5, "2S AD AC", 1)])
    assert (score.points, score.cancelled) == ((9, 3), 1)
    assert line(score, "sweeps") == (1, 0)
    assert next(each.counts for each in score.lines if each.name == "sweeps") == (2, 1)


@pytest.mark.parametrize(("made", "net"), [((3, 1), (2, 0)), ((2, 1, 1), (1, 0, 0)), ((2, 0, 1), (2, 0, 1))])
def test_each_side_turns_down_as_many_sweeps_as_the_fewest(made: tuple[int, ...], net: tuple[int, ...]) -> None:
    """000:53, D-22"""
    score = score_tallies(DOMINICAN, [by_count(4 * sweeps, 0, "", sweeps) for sweeps in made])
    assert line(score, "sweeps") == net
    check_sums(score)


def test_no_sweep_that_may_yet_be_cancelled_is_certain() -> None:
    taken = [by_count(20, 3, "", 2), by_count(10, 2)]
    assert line(score_tallies(DOMINICAN, taken, is_final=False), "sweeps") == (0, 0)
    assert line(score_tallies(load_variant("casino_long"), taken, is_final=False), "sweeps") == (2, 0)


def test_the_cheapest_sweeps_are_turned_down() -> None:
    rules = with_sweeps(TUXEDO, cancelling=Cancelling.ALL_SIDES)
    taken = [Tally(20, (0, 0, 0, 0), 0, 0b1010, 0b1000), Tally(20, (0, 0, 0, 0), 0, 0b100)]
    score = score_tallies(rules, taken)
    assert (line(score, "sweeps"), line(score, "large_sweeps")) == ((0, 0), (10, 0))
    check_sums(score)


def test_sweeps_by_size() -> None:
    """000:136-137"""
    score = score_tallies(TUXEDO, [Tally(25, (0, 0, 0, 0), 0, 0b1110, 0b0100), Tally(15, (0, 0, 0, 0), 0, 0)])
    assert (line(score, "sweeps"), line(score, "large_sweeps")) == ((10, 0), (10, 0))
    assert [award.points for award in score.awards if award.name == "sweep"] == [5, 10, 5]
    check_sums(score)


@pytest.mark.parametrize("variant", ["hungarian_ulmann", "hungarian_nagy"])
def test_a_sweep_with_the_first_play_counts_two(variant: str) -> None:
    """000:173, 000:186"""
    score = score_tallies(load_variant(variant), [by_count(20, 3)._replace(sweeps=0b101), by_count(20, 5)])
    assert (line(score, "first_sweep"), line(score, "sweeps")) == ((2, 0), (1, 0))
    check_sums(score)


def test_elsewhere_the_first_play_is_as_good_as_another() -> None:
    score = score_tallies(load_variant("hungarian_kirchner"), [by_count(20, 3)._replace(sweeps=1), by_count(20, 5)])
    assert line(score, "sweeps") == (1, 0)


def test_who_shares_most_cards_or_spades_gets_one_point_each() -> None:
    """002:114-118"""
    three = [by_count(20, 5, "10D AS"), by_count(20, 3, "2S AH"), by_count(12, 5, "AD AC")]
    score = score_tallies(SWAZI, three)
    assert score.points == (5, 3, 3)
    assert (line(score, "most_cards"), line(score, "most_spades")) == ((1, 1, 0), (1, 0, 1))
    assert score_tallies(SWAZI, [by_count(30, 5, "10D AS"), by_count(22, 8, "2S AH AD AC")]).points == (5, 6)


def test_before_the_end_a_share_is_certain_when_nobody_can_get_past() -> None:
    assert line(score_tallies(SWAZI, [by_count(26, 0), by_count(10, 0)], is_final=False), "most_cards") == (1, 0)
    assert line(score_tallies(SWAZI, [by_count(27, 0), by_count(10, 0)], is_final=False), "most_cards") == (2, 0)
    assert line(score_tallies(SWAZI, [by_count(25, 0), by_count(10, 0)], is_final=False), "most_cards") == (0, 0)


def test_every_side_with_five_spades_gets_the_point() -> None:
    """002:173-179"""
    score = score_tallies(SOUTH_AFRICAN, [by_count(23, 4, "10D AS AH"), by_count(17, 6, "2S AD AC")])
    assert score.points == (6, 4)
    score = score_tallies(SOUTH_AFRICAN, [by_count(20, 5, "10D AS AH"), by_count(20, 5, "2S AD AC")])
    assert score.points == (6, 5)
    assert line(score, "enough_spades") == (1, 1)
    assert line(score_tallies(SOUTH_AFRICAN, [by_count(9, 5), by_count(0, 0)], is_final=False), "enough_spades") == (
        1,
        0,
    )


def test_four_level_in_cards_get_thirteen_points_in_all() -> None:
    """D-63"""
    rules = load_variant("south_african_4")
    four = [by_count(10, 5, "10D AS"), by_count(10, 5, "2S AH"), by_count(10, 0, "AD"), by_count(10, 0, "AC")]
    assert sum(score_tallies(rules, four).points) == 13


def test_oranges_and_fives() -> None:
    """000:134-140"""
    taken = [
        Tally(22, (0, 0, 0, 0), cards("5C 5D 5H"), 0, oranges=2),
        Tally(18, (0, 0, 0, 0), cards("5S"), 0, oranges=1, false_oranges=2),
    ]
    score = score_tallies(TUXEDO, taken)
    assert score.points == (15 + 15 + 20, 5 + 10 - 20)
    assert (line(score, "oranges"), line(score, "false_oranges")) == ((20, 10), (0, -20))
    check_sums(score)


def test_penalties_add_to_the_count() -> None:
    score = score_tallies(load_variant("casino_book"), [by_count(20, 5)._replace(penalty=-1), by_count(32, 8)])
    assert (line(score, "penalties"), score.points) == ((-1, 0), (-1, 4))
    check_sums(score)


def test_what_a_restricted_side_loses_it_loses() -> None:
    taken = [by_count(20, 5)._replace(penalty=-1), by_count(32, 8)._replace(penalty=2)]
    score = score_tallies(DOMINICAN, taken, scores=(19, 20))
    assert line(score, "penalties") == (-1, 0)
    assert score.points == (-1, 1)
    check_sums(score)


def test_agreed_values_of_the_majorities() -> None:
    """000:185"""
    nagy = load_variant("hungarian_nagy")
    items = tuple(replace(item, points=2) if isinstance(item, Most) else item for item in nagy.scoring.items)
    rules = replace(nagy, scoring=replace(nagy.scoring, items=items))
    assert score_tallies(rules, [by_count(30, 5, "10D"), by_count(22, 8, "2S AS AH AD AC")]).points == (4, 7)


def test_titles() -> None:
    assert item_title(Most("cards", 1)) == "Most cards"
    assert item_title(Enough("spades", 1, 5)) == "5 spades or more"
    assert item_title(Each("10D", 1)) == "Ten of diamonds"
    assert item_title(Each("10D", 1), Pack.ITALIAN_40) == "King of diamonds"
    assert item_title(Each("aces", 1)) == "Aces"
    assert item_title(Each("spades", 1)) == "Each spade"
    assert item_title(Primiera(1)) == "Primiera"


def test_no_lines_for_sweeps_where_they_do_not_count() -> None:
    assert not [each for each in score_tallies(SWAZI, [by_count(30, 5), by_count(22, 8)]).lines if "sweep" in each.name]

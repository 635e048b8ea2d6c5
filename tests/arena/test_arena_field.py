"""Everybody against everybody else on the same deals; results that were worked out by hand."""

import pytest

from cassino.arena.field import FieldStanding, margin, ranking


def test_the_margin_of_a_deal_is_ahead_of_the_mean_of_the_others() -> None:
    assert margin([7, 4]) == 3 and margin([5, 2, 6]) == 1


def test_three_players_two_deals() -> None:
    # Deal 1: Ann +3, Bo +1, Cy +1. Ann wins both comparisons (2); Bo and Cy draw each other (1/2 each).
    # Deal 2: Ann -2, Bo +4, Cy 0. Bo wins both (2), Cy one (1), Ann none (0).
    # Of 4 comparisons: Bo 2.5, Ann 2, Cy 1.5. Points ahead: Ann (3 - 1) and (-2 - 2): mean -1; Bo (1 - 2) and
    # (4 - -1): mean 2; Cy (1 - 2) and (0 - 1): mean -1.
    found = ranking({"Ann": [3, -2], "Bo": [1, 4], "Cy": [1, 0]})
    assert found == [
        FieldStanding("Bo", 1, 0.625, 2.0, 2),
        FieldStanding("Ann", 2, 0.5, -1.0, 2),
        FieldStanding("Cy", 3, 0.375, -1.0, 2),
    ]


def test_a_deal_that_was_not_finished_is_lost_to_all_who_did() -> None:
    # Deal 2 was finished by Ann alone: she beats both. Bo and Cy get nothing there. Deal 1: all level, 1 of 2 each.
    found = ranking({"Ann": [2, -5], "Bo": [2, None], "Cy": [2, None]})
    assert [(row.player, row.rank, row.score, row.lead, row.deals) for row in found] == [
        ("Ann", 1, 0.75, 0.0, 2),
        ("Bo", 2, 0.25, 0.0, 1),
        ("Cy", 2, 0.25, 0.0, 1),
    ]


def test_points_decide_between_equal_scores_and_level_players_share_a_rank() -> None:
    # Ann and Bo win one comparison each; Ann's win was by 6, Bo's by 2: Ann is 2 points a deal ahead.
    assert [(row.player, row.rank, row.lead) for row in ranking({"Bo": [0, 2], "Ann": [6, 0]})] == [
        ("Ann", 1, 2.0),
        ("Bo", 2, -2.0),
    ]
    assert [row.rank for row in ranking({"Ann": [1], "Bo": [1], "Cy": [0]})] == [1, 1, 3]


@pytest.mark.parametrize("margins", [{}, {"Ann": [1, None]}])
def test_nobody_to_compare_with(margins: dict[str, list[float | None]]) -> None:
    assert [(row.rank, row.score, row.lead) for row in ranking(margins)] == [(1, 0.5, 0.0)] * len(margins)

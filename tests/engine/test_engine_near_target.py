"""Near the target: what a side may still score, and who is first. B23, D-23 to D-28."""

from dataclasses import replace

import pytest

from cassino.cards import FULL_DECK
from cassino.engine.ending import needs_tiebreak, outcome
from cassino.engine.near_target import (
    MOST_CARDS,
    MOST_SPADES,
    NOBODY_YET,
    SEVERAL,
    TEN,
    Event,
    first_in_time,
    restriction,
)
from cassino.engine.scoring import has_met, score_claim, score_tallies
from cassino.engine.tally import Tally, of_pile
from cassino.rules import load_variant
from cassino.rules.options import Most
from counts import by_count, cards, finish, line

DOMINICAN = load_variant("dominican")
SOTO = load_variant("dominican_soto")
NO_RECORD = load_variant("dominican_no_sweep_record")


@pytest.mark.parametrize(
    ("score", "last_three", "last_five"),
    [
        (15, (), ()),
        (16, (), (MOST_CARDS, TEN)),
        (17, (), (MOST_CARDS, MOST_SPADES)),
        (18, (MOST_CARDS,), (MOST_CARDS,)),
        (19, (TEN,), (TEN,)),
        (20, (MOST_SPADES,), (MOST_SPADES,)),
        (21, (), ()),
    ],
)
def test_what_may_be_scored_from_each_score(
    score: int, last_three: tuple[str, ...], last_five: tuple[str, ...]
) -> None:
    assert restriction(DOMINICAN, score) == last_three
    assert restriction(SOTO, score) == last_five
    assert restriction(load_variant("casino_long"), score) == ()


def test_at_nineteen_all_but_the_ten_is_worth_nothing() -> None:
    """000:80"""
    score, end = finish(DOMINICAN, (19, 15), [by_count(30, 6, "AH AC", 2), by_count(22, 7, "10D 2S AS AD")])
    assert score.points == (0, 6)
    assert (end.scores, end.winner) == ((19, 21), 1)
    assert score.restrictions == ((TEN,), ())
    assert score.has_met == (False, False)


def test_at_twenty_most_spades_wins_whatever_the_other_has() -> None:
    """000:76"""
    score, end = finish(DOMINICAN, (20, 15), [by_count(20, 7, "AC"), by_count(32, 6, "10D 2S AS AH AD")])
    assert (end.winner, end.decided_by) == (0, "restricted")
    assert end.scores == (21, 24)
    assert score.met == 0


def test_at_eighteen_most_cards_wins() -> None:
    """000:72"""
    tallies = [by_count(27, 3), by_count(25, 10, "10D 2S AS AH AD AC", 1)]
    assert finish(DOMINICAN, (18, 10), tallies)[1].winner == 0


def test_at_eighteen_without_most_cards_nothing_counts() -> None:
    score, end = finish(DOMINICAN, (18, 10), [by_count(26, 9, "10D 2S AS AH AD AC"), by_count(26, 4)])
    assert score.points == (0, 0)
    assert (end.scores, end.winners) == ((18, 10), ())
    assert line(score, "10D") == (0, 0)


def test_sweeps_of_a_restricted_side_cancel_but_do_not_score() -> None:
    """000:78"""
    tallies = [by_count(20, 6, "", 2), by_count(32, 7, "10D 2S AS AH AD AC", 3)]
    score, end = finish(DOMINICAN, (18, 8), tallies)
    assert (score.points, score.cancelled) == ((0, 12), 2)
    assert (end.scores, end.winners) == ((18, 20), ())


def test_where_a_restricted_side_records_no_sweeps_it_cancels_none() -> None:
    """000:88, D-28"""
    tallies = [by_count(20, 6, "", 2), by_count(32, 7, "10D 2S AS AH AD AC", 3)]
    score, end = finish(NO_RECORD, (18, 8), tallies)
    assert (score.points, score.cancelled) == ((0, 14), 0)
    assert (end.scores, end.winner) == ((18, 22), 1)
    assert finish(NO_RECORD, (10, 8), tallies)[0].cancelled == 2


def test_at_seventeen_both_items_win() -> None:
    """000:100"""
    score, end = finish(SOTO, (17, 15), [by_count(27, 8), by_count(25, 5, "10D 2S AS AH AD AC")])
    assert score.points == (4, 7)
    assert (end.scores, end.winner, end.decided_by) == ((21, 22), 0, "restricted")


def test_at_seventeen_one_item_counts_and_nothing_else() -> None:
    """000:100: then most spades is what is missing."""
    score, end = finish(SOTO, (17, 5), [by_count(27, 6, "AS", 1), by_count(25, 7, "10D 2S AH AD AC")])
    assert score.points == (3, 7)
    assert (end.scores, end.winners) == ((20, 12), ())
    after = finish(SOTO, (20, 12), [by_count(10, 7), by_count(42, 6, "10D 2S AS AH AD AC")])[1]
    assert (after.scores[0], after.winner) == (21, 0)


def test_at_sixteen_a_part_counts_and_the_other_may_win() -> None:
    score, end = finish(SOTO, (16, 15), [by_count(27, 6, "AS"), by_count(25, 7, "10D 2S AH AD AC")])
    assert score.points == (3, 7)
    assert (end.scores, end.winner, end.decided_by) == ((19, 22), 1, "target")


def test_from_fifteen_past_the_target_nothing_is_restricted() -> None:
    """D-27"""
    score, end = finish(SOTO, (15, 0), [by_count(30, 8, "10D AS AH", 1), by_count(22, 5, "2S AC AD")])
    assert score.points == (9, 3)
    assert end.winner == 0


TWO_MET = [by_count(30, 6), by_count(22, 7, "10D")]


@pytest.mark.parametrize(
    ("events", "first"),
    [
        ([Event(30, 0, "majority_of_cards"), Event(34, 1, "ten_of_diamonds")], 0),
        ([Event(21, 1, "ten_of_diamonds"), Event(30, 0, "majority_of_cards")], 1),
        ([Event(34, 1, "ten_of_diamonds"), Event(30, 0, "majority_of_cards")], 0),
        ([Event(30, 1, "ten_of_diamonds"), Event(30, 0, "majority_of_cards")], SEVERAL),
        ([Event(30, 0, "ten_of_diamonds")], NOBODY_YET),
        ([], NOBODY_YET),
    ],
)
def test_the_first_in_time_wins(events: list[Event], first: int) -> None:
    """000:82"""
    assert first_in_time(DOMINICAN, (18, 19), events) == first
    score, end = finish(DOMINICAN, (18, 19), TWO_MET, first_met=first)
    assert score.has_met == (True, True)
    assert end.winner == (first if first >= 0 else None)


def test_two_items_are_there_when_the_later_is() -> None:
    """D-27"""
    events = [
        Event(10, 0, "ten_of_diamonds"),
        Event(30, 0, "majority_of_cards"),
        Event(20, 1, "majority_of_spades"),
    ]
    assert first_in_time(SOTO, (16, 20), events) == 1
    assert first_in_time(SOTO, (16, 19), events) == 0
    assert first_in_time(SOTO, (16, 19), events[:1]) == NOBODY_YET


def test_several_in_one_event_and_level_means_another_deal_without_restrictions() -> None:
    """D-24: whoever meets what he needs has the target, no more."""
    end = finish(DOMINICAN, (18, 19), TWO_MET, first_met=SEVERAL)[1]
    assert (end.scores, end.winners) == ((21, 21), ())
    assert needs_tiebreak(DOMINICAN, end.scores)


def test_in_one_event_the_higher_total_wins() -> None:
    """D-24; totals differ only where an item is worth more than what was missing."""
    richer = replace(DOMINICAN.scoring, items=(Most("cards", 4), *DOMINICAN.scoring.items[1:]))
    end = finish(replace(DOMINICAN, scoring=richer), (18, 19), TWO_MET, first_met=SEVERAL)[1]
    assert (end.scores, end.winner, end.decided_by) == ((22, 21), 0, "restricted")


def test_level_at_the_target_the_next_deal_has_no_restrictions() -> None:
    """000:84"""
    score, end = finish(DOMINICAN, (15, 15), [by_count(28, 7, "AS AH"), by_count(24, 6, "10D 2S AD AC", 1)])
    assert score.points == (6, 6)
    assert (end.scores, end.winners) == ((21, 21), ())
    tallies = [by_count(20, 5, "AS"), by_count(32, 8, "10D 2S AH AD AC")]
    score, end = finish(DOMINICAN, (21, 21), tallies)
    assert score.points == (1, 10)
    assert (end.scores, end.winner) == ((22, 31), 1)


def test_in_a_deal_that_breaks_a_tie_a_third_side_is_free_too() -> None:
    """D-26"""
    tallies = [by_count(10, 3, "AS"), by_count(20, 4, "AH"), by_count(22, 6, "10D 2S AC AD")]
    score, end = finish(DOMINICAN, (22, 22, 18), tallies)
    assert score.points == (1, 1, 9)
    assert (end.scores, end.winner) == ((23, 23, 27), 2)


def test_without_restriction_the_higher_total_wins() -> None:
    """000:84"""
    score, end = finish(DOMINICAN, (17, 14), [by_count(22, 7, "AC 10D 2S"), by_count(30, 6, "AS AH AD", 1)])
    assert score.points == (5, 7)
    assert (end.scores, end.winner, end.decided_by) == ((22, 21), 0, "higher_total")


def test_a_majority_is_met_when_it_cannot_be_lost_or_shared() -> None:
    """D-24: the 27th card, the 7th spade; the ten when it is captured."""

    def piles(*texts: int) -> list[Tally]:
        return [Tally(*of_pile(pile), 0) for pile in texts]

    low, high = (1 << 26) - 1, FULL_DECK & ~((1 << 39) - 1)
    assert not has_met(DOMINICAN, piles(low, high), 0, (MOST_CARDS,), is_final=False)
    assert has_met(DOMINICAN, piles(low | 1 << 26, high), 0, (MOST_CARDS,), is_final=False)
    six, seven = cards("AS 2S 3S 4S 5S 6S"), cards("AS 2S 3S 4S 5S 6S 7S")
    assert not has_met(DOMINICAN, piles(six, 0), 0, (MOST_SPADES,), is_final=False)
    assert has_met(DOMINICAN, piles(seven, 0), 0, (MOST_SPADES,), is_final=False)
    assert has_met(DOMINICAN, piles(cards("10D"), 0), 0, (TEN,), is_final=False)
    assert not has_met(DOMINICAN, piles(0, 0), 0, (), is_final=True)


def test_three_sides_need_more_than_the_strongest_can_still_get() -> None:
    spades = [cards("AS 2S 3S 4S 5S"), cards("6S 7S"), cards("8S 9S 10S")]
    three = [Tally(*of_pile(pile), 0) for pile in spades]
    assert not has_met(DOMINICAN, three, 0, (MOST_SPADES,), is_final=False)
    three[0] = Tally(*of_pile(spades[0] | cards("QS")), 0)
    assert has_met(DOMINICAN, three, 0, (MOST_SPADES,), is_final=False)


def test_a_claim_counts_only_what_may_be_scored() -> None:
    """B25 with B23, of our own rules only: no rule set of the sources has both."""
    taken = [by_count(20, 5, "AS AH"), by_count(20, 5)]
    assert not score_claim(DOMINICAN, taken, (19, 0), 0).claim_is_right
    assert score_claim(DOMINICAN, [by_count(20, 5, "10D"), taken[1]], (19, 0), 0).claim_is_right


def test_only_the_met_side_wins_among_three() -> None:
    """D-25"""
    tallies = [by_count(27, 3), by_count(20, 9, "10D 2S AS AH AD AC"), by_count(5, 1)]
    score = score_tallies(DOMINICAN, tallies, scores=(18, 17, 0))
    assert outcome(DOMINICAN, (18, 17, 0), score).winners == (0,)

"""When a match is over: fixed numbers of deals, shared wins, claims, double games. B22, B24 to B26."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from cassino.engine.dealing import next_leader, who_deals_next
from cassino.engine.ending import Outcome, needs_tiebreak, outcome
from cassino.engine.scoring import DealScore, score_claim, score_tallies
from cassino.rules import Rules, load_variant
from cassino.rules.options import FalseAnnouncement, Level
from counts import by_count, finish

CASINO = load_variant("casino_long")
KIRCHNER = load_variant("hungarian_kirchner")
NAGY = load_variant("hungarian_nagy")


def with_ending(rules: Rules, **changes: object) -> Rules:
    return replace(rules, ending=replace(rules.ending, **changes))  # type: ignore[arg-type]


def after(rules: Rules, before: Sequence[int], points: Sequence[int], number: int = 1) -> Outcome:
    """The match after a deal that brought these points."""
    return outcome(rules, before, DealScore((), tuple(points), ()), number)


def test_one_winner_or_none() -> None:
    assert (Outcome((3, 2), (0,), "target").winner, Outcome((3, 2), (0,), "target").is_over) == (0, True)
    assert (Outcome((3, 3), (0, 1), "higher_total").winner, Outcome((3, 3), (0, 1), "higher_total").is_over) == (
        None,
        True,
    )
    assert (Outcome((3, 3), (), "").winner, Outcome((3, 3), (), "").is_over) == (None, False)


def test_a_fixed_number_of_deals() -> None:
    """D-48"""
    rules = with_ending(CASINO, deals=3)
    assert not after(rules, (30, 0), (11, 0), 2).is_over
    assert after(rules, (5, 4), (5, 5), 3) == Outcome((10, 9), (0,), "higher_total")
    assert not after(rules, (5, 5), (5, 5), 3).is_over
    assert after(rules, (10, 10), (5, 6), 4).winner == 1
    assert not needs_tiebreak(rules, (40, 40))


def test_level_at_the_top_the_win_may_be_shared() -> None:
    rules = with_ending(CASINO, deals=1, level=Level.SHARED)
    assert after(rules, (0, 0, 0), (4, 4, 3)) == Outcome((4, 4, 3), (0, 1), "higher_total")
    to_target = with_ending(CASINO, level=Level.SHARED)
    assert after(to_target, (17, 17), (4, 4)).winners == (0, 1)
    assert not after(to_target, (10, 10), (4, 4)).is_over


@pytest.mark.parametrize("variant", ["swazi", "swazi_two_player", "crazy_casino", "sotho", "lesotho_40",
                                     "south_african_2", "south_african_3", "south_african_4"])  # fmt: skip
def test_african_games_are_one_deal(variant: str) -> None:
    """D-48"""
    rules = load_variant(variant)
    assert after(rules, (0, 0), (6, 5)).winner == 0
    assert not after(rules, (0, 0), (5, 5)).is_over
    assert after(rules, (5, 5), (4, 7), 2).winner == 1


def test_most_cards_is_the_game_in_haiti() -> None:
    """D-82"""
    haiti = load_variant("haitian")
    score, end = finish(haiti, (0, 0), [by_count(30, 3), by_count(22, 10, "10D 2S AS AH AD AC", 4)])
    assert (score.points, end.winner) == ((1, 0), 0)
    assert not finish(haiti, (0, 0), [by_count(26, 3), by_count(26, 10)])[1].is_over


def test_tuxedo_to_a_hundred() -> None:
    """000:142, D-79"""
    taken = [by_count(22, 0, "5C 5D 5H"), by_count(18, 0, "5S")]
    end = finish(load_variant("tuxedo"), (80, 95), taken)[1]
    assert end == Outcome((110, 100), (0,), "higher_total")


def test_priority_by_the_ace_of_spades() -> None:
    """000:117"""
    taken = [by_count(26, 8, "10D AS"), by_count(26, 5, "2S AC AH AD")]
    end = finish(load_variant("royal_north_american"), (17, 19), taken)[1]
    assert end == Outcome((21, 23), (0,), "AS")


def test_spade_casino_level_at_sixty_two() -> None:
    taken = [by_count(24, 7, "JS AS AH", 1), by_count(28, 6, "10D 2S AD AC")]
    score, end = finish(load_variant("spade_casino"), (50, 47), taken)
    assert (score.points, end.scores, end.winners) == ((12, 15), (62, 62), ())


def test_the_short_game_of_three() -> None:
    """004:48"""
    rules = with_ending(load_variant("three_hand_casino"), target=15)
    taken = [by_count(20, 5, "10D"), by_count(17, 4, "2S AS"), by_count(15, 4, "AH AD AC")]
    end = finish(rules, (9, 5, 5), taken)[1]
    assert (end.scores, end.winner) == ((15, 7, 8), 0)


TAKEN = [by_count(14, 5, "10D AS AH"), by_count(12, 4, "2S AD AC")]


@pytest.mark.parametrize("rules", [KIRCHNER, NAGY], ids=["kirchner", "nagy"])
def test_the_first_right_announcement_wins(rules: Rules) -> None:
    """000:168, 000:183: the other had eleven too but did not say so."""
    score = score_claim(rules, TAKEN, (7, 8), 0)
    assert score.claim_is_right
    assert outcome(rules, (7, 8), score, 2) == Outcome((11, 11), (0,), "claim")


def test_a_wrong_announcement_decides_nothing() -> None:
    """D-70"""
    score = score_claim(KIRCHNER, [by_count(14, 5, "10D"), by_count(12, 4, "2S")], (7, 8), 0)
    assert (score.claim_is_right, score.points) == (False, (2, 1))
    assert not outcome(KIRCHNER, (7, 8), score).is_over


def test_a_wrong_announcement_may_cost_the_game() -> None:
    strict = replace(KIRCHNER, calling=replace(KIRCHNER.calling, false_announcement=FalseAnnouncement.GAME))
    score = score_claim(strict, [by_count(14, 5, "10D"), by_count(12, 4, "2S")], (7, 8), 0)
    end = outcome(strict, (7, 8), score)
    assert (end.winners, end.decided_by) == ((1,), "false_claim")


def test_nobody_announced_and_the_higher_total_wins() -> None:
    """D-72"""
    end = finish(KIRCHNER, (7, 8), [by_count(30, 8, "10D AS AH"), by_count(22, 5, "2S AD AC")])[1]
    assert end == Outcome((15, 11), (0,), "higher_total")


def test_a_match_won_in_the_first_deal_counts_double() -> None:
    """000:184; in a later deal, or elsewhere, it does not."""
    rich = [by_count(30, 8, "10D 2S AS AH AD AC", 1), by_count(22, 5)]
    score = score_tallies(NAGY, rich)
    assert outcome(NAGY, (0, 0), score).is_double
    assert not outcome(NAGY, (0, 0), score, 2).is_double
    assert not outcome(NAGY, (4, 0), score).is_double
    assert not outcome(KIRCHNER, (0, 0), score).is_double
    claimed = score_claim(NAGY, rich, (0, 0), 0)
    assert outcome(NAGY, (0, 0), claimed).is_double


def test_a_wrong_count_out_ends_the_deal_not_the_match() -> None:
    """004:30"""
    book = load_variant("casino_book")
    score = score_claim(book, [by_count(20, 6, "2S AS AH"), by_count(14, 4, "10D AD")], (16, 10), 0)
    assert outcome(book, (16, 10), score) == Outcome((5, 13), (), "")


def test_the_deal_passes_to_the_next_seat() -> None:
    assert who_deals_next(CASINO, 3, 2, (0, 0, 0), (1, 2, 3)) == (0, (0, 0, 0))
    assert who_deals_next(CASINO, 3, 2, (1, 0, 0), (1, 2, 3)) == (1, (0, 0, 0))


@pytest.mark.parametrize(
    ("points", "leader", "following"),
    [
        ((6, 4), 0, 1),
        ((4, 6), 0, 0),
        ((5, 5), 0, 1),
        ((5, 5), 1, 0),
        ((3, 3, 5), 0, 1),
        ((3, 5, 3), 0, 2),
        ((3, 5, 5), 1, 0),
        ((4, 1, 4, 1), 1, 3),
    ],
)
def test_the_previous_loser_leads(points: tuple[int, ...], leader: int, following: int) -> None:
    """002:155, D-62: of those level, the first in turn order after the previous leader."""
    assert next_leader(len(points), leader, points) == following
    rules = load_variant("south_african_2")
    players = len(points)
    dealer = who_deals_next(rules, players, (leader - 1) % players, (0,) * players, points)[0]
    assert dealer == (following - 1) % players


def test_of_a_losing_pair_the_first_after_the_previous_leader_leads() -> None:
    assert next_leader(4, 0, (3, 6)) == 2
    assert next_leader(4, 1, (3, 6)) == 2
    assert next_leader(4, 1, (6, 3)) == 3

"""The words for the beginning of a deal, its count and the end of a match."""

from dataclasses import replace

import pytest

from cassino.engine.dealing import deal
from cassino.engine.ending import Outcome
from cassino.engine.match import Match
from cassino.engine.scoring import DealScore, Line
from cassino.rules import load_variant
from cassino.rules.options import FalseAnnouncement
from cassino.tui.commands import claim_question
from cassino.tui.counts import count_lines, ending_lines
from cassino.tui.openings import deal_lines, match_lines, partner_lines

SIDES = ("You", "Ann")


def opening(id: str, players: int, scores: tuple[int, ...], tiebreak: bool = False) -> list[str]:
    """What is said when a deal begins with these scores."""
    rules = load_variant(id)
    order = Match(rules, players, 1).pack_order(0)
    state = deal(rules, players, 0, order, scores, tiebreak=tiebreak)
    names = ("You", "Ann", "Bob", "Cid")[:players]
    sides = [" and ".join(names[side :: state.side_count]) for side in range(state.side_count)]
    return list(deal_lines(state, names, sides, 3))


def test_restrictions_are_told_before_the_first_card() -> None:
    assert opening("dominican", 2, (18, 19)) == [
        "Deal 3. You deal.",
        "Ann plays first.",
        "You can only win with most cards: at 18, nothing else counts for you.",
        "Ann can only win with the ten of diamonds: at 19, nothing else counts for Ann.",
    ]
    assert opening("dominican_soto", 4, (16, 0))[-1] == (
        "You and Bob can only score most cards and the ten of diamonds, and win with both: "
        "at 16, nothing else counts for them."
    )
    assert opening("dominican", 2, (17, 0))[2:] == []
    assert opening("dominican", 2, (21, 21), tiebreak=True)[2:] == [
        "This deal breaks the tie: everybody may score everything."
    ]


def test_the_loser_leads() -> None:
    assert opening("south_african_3", 3, (0, 0, 0))[1].endswith("plays first, as the loser of the last deal.")


def test_a_match_begins_with_what_a_newcomer_must_know() -> None:
    lines = list(match_lines(load_variant("swazi"), ("You", "Ann", "Bob", "Cid"), ("You and Bob", "Ann and Cid")))
    assert lines[0] == "Swazi Casino: You and Bob against Ann and Cid."
    assert lines[1] == "Turns pass counter-clockwise: You, Ann, Bob, Cid."
    assert lines[2].startswith("One deal is played. The highest score wins.")
    state = Match(load_variant("swazi"), 4, 1).state
    assert list(partner_lines(state, ("You", "Ann", "Bob", "Cid"), 0)) == ["Your partner is Bob."]
    haiti = list(match_lines(load_variant("haitian"), SIDES, SIDES))
    assert haiti[1].startswith("The first to reach 1 point wins.")


def score(*lines: Line, **more: object) -> DealScore:
    points = tuple(sum(line.points[side] for line in lines) for side in range(2))
    return replace_fields(DealScore(lines, points, ()), **more)


def replace_fields(counted: DealScore, **more: object) -> DealScore:
    return counted._replace(**more)  # type: ignore[arg-type]


def counted(id: str, deal_score: DealScore) -> list[str]:
    return list(count_lines(load_variant(id), SIDES, deal_score))


def test_sweeps_that_cancel_out_and_lines_without_counts() -> None:
    sweeps = Line("sweeps", "Sweeps", (3, 1), (2, 0))
    penalties = Line("penalties", "Penalties", (0, 0), (0, -1))
    assert counted("dominican", score(sweeps, penalties, cancelled=1)) == [
        "Sweeps: You 3, Ann 1. You score 2.",
        "Each side turns 1 sweep down: they cancel out.",
        "Penalties: Ann scores -1.",
        "This deal: You 2, Ann -1.",
    ]


def test_who_was_near_the_target() -> None:
    most = Line("most_cards", "Most cards", (30, 22), (3, 0))
    limited = score(most, restrictions=(("most_cards",), ("10D",)), has_met=(True, False))
    assert counted("dominican", limited)[1:3] == [
        "Near the target only most cards could be yours: done.",
        "Near the target only the ten of diamonds could be Ann's: not done.",
    ]


@pytest.mark.parametrize(
    ("id", "right", "first"),
    [
        ("casino_book", False, "Your claim is wrong."),
        ("hungarian_kirchner", True, "Your announcement is right."),
    ],
)
def test_what_became_of_a_claim(id: str, right: bool, first: str) -> None:
    assert counted(id, score(claimant=0, claim_is_right=right))[0] == first


@pytest.mark.parametrize(
    ("id", "result", "last"),
    [
        ("casino_long", Outcome((21, 5), (0,), "target"), "You win the match."),
        ("swazi", Outcome((9, 9), (0, 1), "higher_total"), "You and Ann are level and share the match."),
        ("dominican", Outcome((3, 20), (1,), "restricted"),
         "Ann wins the match with all that was needed near the target."),
        ("royal_north_american", Outcome((21, 22), (0,), "most_cards"),
         "You win the match in the count, with most cards."),
        ("royal_north_american", Outcome((21, 22), (0,), "AS"),
         "You win the match in the count, with the ace of spades."),
        ("hungarian_kirchner", Outcome((11, 2), (0,), "claim"), "You win the match by announcing the target."),
        ("casino_book", Outcome((21, 2), (0,), "claim"), "You win the match by counting out."),
        ("hungarian_kirchner", Outcome((3, 2), (1,), "false_claim"),
         "Ann wins the match because the announcement was wrong."),
        ("hungarian_nagy", Outcome((11, 2), (0,), "target", True),
         "The target was reached in the first deal: the win counts double."),
        ("casino_long", Outcome((22, 22), (), ""), "The leaders are level: another deal decides."),
    ],
)  # fmt: skip
def test_how_a_match_ends(id: str, result: Outcome, last: str) -> None:
    assert list(ending_lines(load_variant(id), SIDES, result))[-1] == last


def test_what_a_wrong_announcement_costs_is_said_before() -> None:
    rules = load_variant("hungarian_kirchner")
    assert "the deal goes on" in claim_question(rules)
    strict = replace(rules, calling=replace(rules.calling, false_announcement=FalseAnnouncement.GAME))
    assert "loses the match" in claim_question(strict)

"""The words for the beginning of a deal, its count and the end of a match."""

from dataclasses import replace

import pytest

from cassino.engine.dealing import deal
from cassino.engine.match import Match
from cassino.hosted import Json
from cassino.rules import load_variant
from cassino.rules.options import FalseAnnouncement
from cassino.tui.commands import claim_question
from cassino.tui.openings import deal_lines, match_lines, partner_lines
from cassino.tui.showing import count_lines, decided_lines

SIDES = ("You", "Ann")


def opening(id: str, players: int, scores: tuple[int, ...], tiebreak: bool = False) -> list[str]:
    """What is said when a deal begins with these scores."""
    rules = load_variant(id)
    state = deal(rules, players, 0, Match(rules, players, 1).pack_order(0), scores, tiebreak=tiebreak)
    return list(deal_lines(state, ("You", "Ann", "Bob", "Cid")[:players], 3))


def test_who_deals_and_whether_the_deal_breaks_a_tie() -> None:
    assert opening("dominican", 2, (18, 19)) == ["Deal 3. You deal.", "Ann plays first."]
    assert opening("dominican", 2, (21, 21), tiebreak=True)[2:] == [
        "This deal breaks the tie: every side may score everything."
    ]


def test_the_loser_leads() -> None:
    assert opening("south_african_3", 3, (0, 0, 0))[1].endswith(" lost the last deal and plays first.")


def test_a_match_begins_with_what_a_newcomer_must_know() -> None:
    lines = list(match_lines(load_variant("swazi"), ("You", "Ann", "Bob", "Cid"), ("You and Bob", "Ann and Cid")))
    assert lines[0] == "Swazi Casino: You and Bob against Ann and Cid."
    assert lines[1] == "Play passes counterclockwise: You, Ann, Bob, Cid."
    assert lines[2].startswith("This match is a single deal; the highest score wins.")
    state = Match(load_variant("swazi"), 4, 1).state
    assert list(partner_lines(state, ("You", "Ann", "Bob", "Cid"), 0)) == ["Your partner is Bob."]
    haiti = list(match_lines(load_variant("haitian"), SIDES, SIDES))
    assert haiti[1].startswith("The first side to reach 1 point wins.")


def line(name: str, title: str, counts: tuple[int, int], points: tuple[int, int]) -> Json:
    return {"name": name, "title": title, "counts": counts, "points": points}


def counted(*lines: Json, notes: tuple[Json, ...] = (), won_by: str = "", claim: str = "announce") -> list[str]:
    """The count of a deal with these lines, told to the person at the first seat."""
    sides = [{"name": name, "score": score} for name, score in zip(SIDES, (21, 9), strict=True)]
    score = {"lines": lines, "points": [sum(each["points"][side] for each in lines) for side in range(2)]}
    winner = {"decided_by": won_by, "sides": [0]} if won_by else None
    told = {"deal_score": score | {"notes": notes}, "winner": winner, "claim": {"kind": claim}}
    view = {"sides": sides, "seats": [{"name": name} for name in SIDES], "deals": 0, "target": 21, **told}
    return [*count_lines(view), *decided_lines(view)]


def test_lines_with_counts_and_without_and_what_the_numbers_do_not_show() -> None:
    sweeps = line("sweeps", "Sweeps", (3, 1), (2, 0))
    penalties = line("penalties", "Penalties", (0, 0), (0, -1))
    nothing = line("most_spades", "Most spades", (0, 0), (0, 0))
    assert counted(sweeps, penalties, nothing, notes=({"key": "counts-double"},)) == [
        "Sweeps: You 3, Ann 1. You score 2.",
        "Penalties: Ann scores -1.",
        "Most spades: nobody scores.",
        "This deal: You 2, Ann -1.",
        "The match was won in its first deal and counts double.",
        "Match score: You 21, Ann 9. The first side to reach 21 points wins.",
    ]


@pytest.mark.parametrize(
    ("won_by", "claim", "how"),
    [
        ("higher_total", "announce", "The higher total decided it."),
        ("restricted", "announce", "The side got what it needed near the target."),
        ("most_cards", "announce", "What decided the match in the count: Most cards."),
        ("AS", "announce", "What decided the match in the count: Ace of spades."),
        ("sweep", "announce", "A sweep in the count decided it."),
        ("claim", "announce", "Announcing the target decided it."),
        ("claim", "count_out", "Counting out decided it."),
        ("false_claim", "announce", "The wrong announcement decided it."),
    ],
)
def test_how_a_match_was_won(won_by: str, claim: str, how: str) -> None:
    items = line("most_cards", "Most cards", (30, 22), (3, 0)), line("AS", "Ace of spades", (1, 0), (1, 0))
    assert counted(*items, won_by=won_by, claim=claim)[-1] == how
    assert counted(*items, won_by="target")[-1].startswith("Match score: ")


def test_what_a_wrong_announcement_costs_is_said_before() -> None:
    rules = load_variant("hungarian_kirchner")
    asked = claim_question(rules)
    assert asked.startswith("Announce 11") and "If you are wrong, play continues." in asked
    strict = replace(rules, calling=replace(rules.calling, false_announcement=FalseAnnouncement.GAME))
    assert "If you are wrong, you lose it." in claim_question(strict)

"""Positions as one line, and the table drawn."""

from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from cassino.engine.legal import claims, legal_moves
from cassino.engine.match import Match
from cassino.engine.state import State
from cassino.engine.view import view
from cassino.notation.position import PositionSyntaxError, format_position, parse_position
from cassino.notation.table import draw_table
from cassino.rules import Rules, load_variant, variant_ids
from strategies import random_rules

LINE = (
    "casino_book 2 | turn A 5 | dealer B | round 1 | hand A 9S 2C | hand B 9D 10C | table 8H [6D+3H=9 B@4] "
    "| pile A 7C 7D 5S | pile B QH QS | stock AS AD AH AC 2D 2H 2S 3C 3D 3S 4C 4D 4H 4S 5C 5D 5H 6C 6H 6S 7H 7S 8C 8D "
    "8S 9C 9H 10D 10H 10S JC JD JH JS QC QD KC KD KH KS | last B | sweeps A@1 | score 12 9 | proven B 10"
)


def states(rules: Rules, players: int, random: Random) -> list[State]:
    match = Match(rules, players, seed=random.getrandbits(32))
    while not match.deal_over:
        match.play(random.choice(legal_moves(match.state, 200)))
    return match.states


@pytest.mark.sampled(4)
@pytest.mark.parametrize("variant", variant_ids())
def test_every_position_is_read_back(variant: str) -> None:
    rules = load_variant(variant)
    for players in rules.seating.players:
        for state in states(rules, players, Random(variant)):
            again = parse_position(format_position(state))
            assert again == state
            assert again.points == state.points


@settings(max_examples=25)
@given(random_rules(most_in_hand=6, most_on_table=6), st.integers(0, 2**32))
def test_every_position_of_any_rules_is_read_back(rules: Rules, seed: int) -> None:
    for state in states(rules, rules.seating.players[0], Random(seed)):
        # not strict: where no play is left, an owner may have to give up his card (D-12)
        assert parse_position(format_position(state), rules, strict=False) == state


def test_a_line_by_hand() -> None:
    state = parse_position(LINE)
    assert format_position(state) == LINE.replace("9D 10C", "10C 9D")
    assert (state.score(0), state.sweeps(0), state.proven(1)) == (12, 1, (9, 10))


def test_a_view_shows_no_hidden_card() -> None:
    line = format_position(view(parse_position(LINE), 0).public)
    assert "hand A 9S 2C | hand B ? ? |" in line
    assert "stock ? ? ?" in line
    assert "10C" not in line
    with pytest.raises(PositionSyntaxError, match="A position to play has no hidden cards"):
        parse_position(line)


@pytest.mark.parametrize(
    "wrong", ["over claimed", "over claimed by C", "over by A", "over claimed by A B", "over over"]
)
def test_a_wrong_end_is_refused(wrong: str) -> None:
    line = format_position(states(load_variant("royal"), 2, Random(1))[-1])
    with pytest.raises(PositionSyntaxError, match="column"):
        parse_position(line.replace("over", wrong))


def test_a_claimed_end_is_read_back() -> None:
    rules = load_variant("hungarian_kirchner")
    state = Match(rules, seed=1).state.copy()
    while not (claims(state) and state.turn_no):
        state.apply(state.legal_moves[-1])
    over = state.play(claims(state)[1])
    while not over.is_over:
        over.apply(over.legal_moves[-1])
    assert parse_position(format_position(over)) == over


@pytest.mark.parametrize(
    ("old", "new", "target", "message"),
    [
        ("casino_book 2", "casino_bok 2", "casino_bok", "There are no rules called “casino_bok”. Did you mean"),
        ("casino_book 2", "casino_long 5", "5 |", "is not for 5 players. Possible numbers of players: 2, 3, 4."),
        ("casino_book 2", "casino_book 3", "3 |", "is not for 3 players. Possible numbers of players: 2."),
        ("casino_book 2", "", "", "Begin with a variant and the number of players"),
        ("turn A 5", "turn C 5", "C 5", "Type the letter of a player, A to B."),
        ("turn A 5", "turn A 99", "99", "Type a number from 1 to 64."),
        ("turn A 5", "turn A 5 6", "6 |", "Nothing may follow here but |"),
        ("turn A 5 | ", "", None, "The part turn is missing."),
        ("hand B 9D 10C", "hand B 9D 10X", "10X", "Type a card such as 8S."),
        ("hand B 9D 10C", "hand A 9D 10C", "hand A 9D", "hand A appears twice."),
        ("hand B 9D 10C", "hand B 9D 9D", "9D 9D", "9D is named twice"),
        ("hand B 9D 10C", "hands B 9D 10C", "hands", "Type one of: turn, dealer,"),
        ("hand B 9D 10C", "hand B 9D KS", None, "in two places: KS"),
        ("[6D+3H=9 B@4]", "[6D+3H=9]", "[", "Type a build such as [6C+3D=9 A@3]."),
        ("[6D+3H=9 B@4]", "[6D+3H=8 B@4]", None, "does not divide into sets of 8."),
        ("[6D+3H=9 B@4]", "[6D+3H=12 B@4]", None, "has a card or a value that cannot be built"),
        ("score 12 9", "score 12", None, "scores: 2 are needed, not 1."),
        ("sweeps A@1", "sweeps A", "A | score", "Type a sweep such as A@5."),
        ("hand B 9D 10C", "hand B 10C", None, "missing: 9D"),
        ("round 1", "round 0", None, "There is no round 0."),
        ("round 1", "round 1 | window deal", None, "There are no cards to deal in this position."),
    ],
)
def test_errors_name_place_and_expectation(old: str, new: str, target: str | None, message: str) -> None:
    assert old in LINE
    with pytest.raises(PositionSyntaxError) as caught:
        parse_position(changed := LINE.replace(old, new))
    (fault,) = [fault for fault in caught.value.faults if message in fault.message]
    if target is not None:
        assert fault.column == changed.index(target) + 1


def test_all_problems_are_told_at_once() -> None:
    with pytest.raises(PositionSyntaxError) as caught:
        parse_position(LINE.replace("10C", "10X").replace("dealer B", "dealer Z").replace("last B", "last Q"))
    assert len(caught.value.faults) == 3


@settings(max_examples=200)
@given(st.integers(0, len(LINE)), st.integers(0, 12), st.text(max_size=6) | st.sampled_from(["|", "[", "]", "9S", "B"]))
def test_garbage_is_a_position_or_a_clear_error(at: int, gone: int, put: str) -> None:
    try:
        parse_position(LINE[:at] + put + LINE[at + gone :])
    except PositionSyntaxError as error:
        assert error.faults


def test_the_table_is_drawn() -> None:
    assert draw_table(parse_position(LINE), ("Ann", "Bert")) == "\n".join(
        [
            f"{load_variant('casino_book').title}, turn 5: Ann to play",
            "Table: 8H",
            "  b1: [6D+3H] worth 9, simple, owned by Bert",
            "Ann: 9S 2C (to play)",
            "Bert: 10C 9D (dealer)",
            "Pile of Ann: 3 cards, 1 sweep, match score 12",
            "Pile of Bert: 2 cards, match score 9",
            "Stock: 40 cards",
        ]
    )
    assert "Bert: ? ? (dealer)" in draw_table(view(parse_position(LINE), 0).public, ("Ann", "Bert"))


def test_the_table_of_partners_and_of_a_finished_deal() -> None:
    ended = states(load_variant("partnership_casino"), 4, Random(2))[-1]
    drawn = draw_table(ended)
    assert "Pile of A and C: " in drawn
    assert ": the deal is over" in drawn

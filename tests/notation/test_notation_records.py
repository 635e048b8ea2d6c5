"""A match as a text file: it replays to the same score, and what is wrong with it is named."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings, strategies as st

from cassino.cards import card_set, cards_in, format_card, parse_cards
from cassino.engine.irregularities import Misdeal
from cassino.engine.legal import claims, legal_moves
from cassino.engine.match import Match
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.notation.record import RecordError, format_match, format_record, parse_record, read_record, replay
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Enforcement
from strategies import random_rules

NOTES = {"Names": "Ann, Bert", "Date": "2024-02-29"}


def played(rules: Rules, players: int, seed: int, deals: int = 8) -> Match:
    """A match played at random, with a claim now and then."""
    match, rng = Match(rules, players, seed=seed), Rng(seed)
    for _ in range(deals):
        while not match.deal_over:
            moves, claimed = legal_moves(match.state, 200), claims(match.state)
            bold = bool(claimed) and rng.below(90) == 0
            match.play(claimed[rng.below(len(claimed))] if bold else moves[rng.below(len(moves))])
        if match.outcome.is_over or len(match.deals) == deals:
            break
        match.next_deal()
    return match


@pytest.mark.sampled(4)
@pytest.mark.parametrize("variant", variant_ids())
def test_a_match_replays_to_the_same_score(variant: str) -> None:
    rules = load_variant(variant)
    for players in rules.seating.players:
        match = played(rules, players, players)
        text = format_record(match.record(), NOTES)
        record, notes = read_record(text)
        assert (record, notes) == (match.record(), NOTES)
        assert format_record(record, notes) == text
        assert replay(record).outcome == match.outcome
        assert (" win" in text.splitlines()[-1]) == match.outcome.is_over


@settings(max_examples=15)
@given(random_rules(most_in_hand=5, most_on_table=6), st.integers(0, 1000))
def test_a_match_of_any_rules_is_read_back(rules: Rules, seed: int) -> None:
    match = played(rules, rules.seating.players[0], seed, deals=2)
    record = parse_record(format_match(match))
    assert record == match.record()
    assert record.rules == rules


def test_a_match_in_progress_is_read_back() -> None:
    match = Match(load_variant("royal"), 3, seed=5)
    for _ in range(7):
        match.play(match.legal_moves[0])
    text = format_match(match)
    assert text.endswith("[Result] in progress\n")
    again = replay(parse_record(text))
    assert again.state == match.state


def test_house_rules_are_written_out() -> None:
    rules = load_variant("casino_book")
    house = replace(rules, id="our_house", own_title="Our house", ending=replace(rules.ending, target=7))
    text = format_match(played(house, 2, 3))
    assert '| id = "our_house"' in text
    assert parse_record(text).rules == house


def ruled() -> Match:
    """A match with a ruling before the first move and one between rounds."""
    rules = load_variant("casino_book")
    match = Match(replace(rules, calling=replace(rules.calling, enforcement=Enforcement.TABLE)), 2, seed=3)
    shown = match.state.hand(0) & -match.state.hand(0)
    match.rule(Misdeal.EXPOSED_GOES_ON, 0, shown)
    while match.state.round_no == 1:
        match.play(Move(Kind.TRAIL, match.state.hand(match.state.turn) & -match.state.hand(match.state.turn)))
    match.rule(Misdeal.TOO_FEW, 1, count=1)
    match.play(match.legal_moves[0])
    return match


def test_rulings_on_misdeals_are_read_back() -> None:
    match = ruled()
    text = format_match(match)
    lines = [line for line in text.splitlines() if line.startswith("[Misdeal]")]
    assert [line.split()[1:3] for line in lines] == [["exposed_goes_on", "A"], ["too_few", "B"]]
    record = parse_record(text)
    assert record == match.record()
    assert replay(record).state == match.state


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("[Misdeal] too_few B", "[Misdeal] too_small B", "(too_small B"),
        ("[Misdeal] too_few B", "[Misdeal] too_few C", "the letter of a player, A to B."),
        ("[Misdeal] too_few B", "[Misdeal] too_few B 9X", "“9X” is not a card"),
        ("[Misdeal] too_few B", "[Misdeal] too_few A", "Seat 0 does not have these cards in hand"),
    ],
)
def test_errors_in_rulings(old: str, new: str, expected: str) -> None:
    text = format_match(ruled())
    assert old in text
    assert any(expected in fault for fault in faults_of(text.replace(old, new)))


def test_what_others_say_in_a_turn_is_recorded() -> None:
    match = played(load_variant("swazi"), 3, 2, deals=1)
    said = [line for line in format_match(match).splitlines() if line.endswith((": pass", ": end"))]
    assert said
    assert replay(parse_record(format_match(match))).state == match.state


def test_notes_that_would_not_be_read_back_are_refused() -> None:
    match = Match(load_variant("casino"), 2)
    for key, value in (("Deal", "1"), ("names", "Ann"), ("Names", "Ann\nBert"), ("", "x")):
        with pytest.raises(ValueError, match="cannot be a line of a match record"):
            format_match(match, {key: value})


TEXT = format_match(played(load_variant("casino_book"), 2, 8, deals=1), NOTES)
LINES = TEXT.splitlines()


def place(start: str) -> int:
    """The number of the line that begins so, from 1."""
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


def faults_of(text: str) -> list[str]:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    return [str(fault) for fault in caught.value.faults]


def with_line(start: str, change: Callable[[str], str]) -> str:
    number = place(start)
    return "\n".join([*LINES[: number - 1], change(LINES[number - 1]), *LINES[number:]])


def test_the_text_is_what_it_should_be() -> None:
    assert LINES[:5] == [
        "[Cassino record] 1",
        "[Rules] casino_book",
        "[Players] 2",
        "[Names] Ann, Bert",
        "[Date] 2024-02-29",
    ]
    assert LINES[place("1 ") - 1].startswith(("1 A: ", "1 B: "))


def test_comments_blank_lines_and_other_line_ends_mean_nothing() -> None:
    changed = "# a comment\r\n" + TEXT.replace("\n", "\r\n\r\n")
    assert parse_record("\ufeff" + changed) == parse_record(TEXT)


@pytest.mark.parametrize(
    ("start", "change", "expected"),
    [
        ("[Cassino", lambda line: "", "([Rules]): A record of a match begins with [Cassino record] 1."),
        ("[Rules]", lambda line: "[Rules] casino_bok", "column 9: There are no rules called “casino_bok”"),
        ("[Rules]", lambda line: "", "A line [Rules] with a variant must come before this"),
        ("[Rules]", lambda line: '[House rules]\n| title = "x"\n| [ending]\n| target = "no"', "ending.target"),
        ("[Players]", lambda line: "[Players] 3", "column 11 (3): These rules are for other numbers of players: 2."),
        ("[Players]", lambda line: line + "\n" + line, "[Players] appears twice."),
        ("[Players]", lambda line: "", "A line [Players] with their number must come before this"),
        (
            "[Date]",
            lambda line: "Date 2024",
            "column 1 (Date 2024): Each line is [Key] value, or a move such as 1 A: trail 4C.",
        ),
        ("[Deal]", lambda line: "[Deal] 2", "column 8 (2): This does not match the moves. It should be [Deal] 1."),
        ("[Dealer]", lambda line: "[Dealer] C", "column 10 (C): Type the letter of a player, A to B."),
        ("[Dealer]", lambda line: "", "([Order]): The line [Dealer] A is missing here."),
        ("[Order]", lambda line: line.replace(line[8:11], "9X "), "column 9 (9X): "),
        ("[Order]", lambda line: line.replace(line[8:11], ""), "The pack is not complete. Missing: "),
        ("[Order]", lambda line: line + " " + line[8:11], "is named twice."),
        ("3 ", lambda line: line.replace("3", "4", 1), "(4): This is turn 3."),
        ("3 ", lambda line: line.replace(line[2], "C"), "column 3 (C): Type the letter of a player, A to B."),
        ("3 ", lambda line: line.replace(line[2], "AB"["BA".index(line[2])]), "'s turn."),
        ("3 ", lambda line: line[:5] + "trail 9Z", "column 12 (9Z): Type a card such as 8S."),
        ("3 ", lambda line: "", "(4): This is turn 3."),
        ("[Points]", lambda line: "[Points] A 99, B 0", "It should be [Points] A "),
        ("[Score]", lambda line: "[Score] A 99, B 0", "It should be [Score] A "),
        ("[Score]", lambda line: "", "The line [Score] A "),
        ("[Result]", lambda line: "[Result] B wins (luck)", "It should be [Result] "),
        ("[Result]", lambda line: "", "The line [Result] "),
        ("[Result]", lambda line: line + "\n[Deal] 2", "Nothing may follow after [Result]."),
        ("[Points]", lambda line: "99 A: trail 4C\n" + line, "(99): The deal is over, so [Points] has to follow here."),
    ],
)
def test_errors_name_place_and_expectation(start: str, change: Callable[[str], str], expected: str) -> None:
    faults = faults_of(with_line(start, change))
    assert any(expected in fault for fault in faults), faults


def test_an_illegal_move_is_named_with_its_rule() -> None:
    state = replay(parse_record(TEXT)).deals[0].states[2]
    illegal = f"{format_card(max(cards_in(state.hand(state.turn))))}+{format_card(max(cards_in(state.loose)))} = 14"
    (fault,) = faults_of(with_line("3 ", lambda line: line[:5] + illegal))
    assert fault.startswith(f"Line {place('3 ')}, column 6: ")
    assert fault.endswith("(rule B9, building)")


def test_several_faults_are_told_at_once() -> None:
    text = with_line("[Order]", lambda line: line.replace(line[8:13], "9X 9Y"))
    assert len(faults_of("nonsense\n" + text)) == 3


def test_every_cut_is_noticed() -> None:
    for end in range(len(LINES)):
        assert faults_of("\n".join(LINES[:end]))


@settings(max_examples=100)
@given(st.integers(0, len(TEXT)), st.integers(0, 40), st.text(max_size=8))
def test_garbage_is_the_record_or_a_clear_error(at: int, gone: int, put: str) -> None:
    try:
        record = parse_record(TEXT[:at] + put + TEXT[at + gone :])
    except RecordError as error:
        assert error.faults
    else:
        assert record.deals[0].order == parse_record(TEXT).deals[0].order


ACE_THAT_GOES_ON = """[Cassino record] 1
[Rules] swazi
[Players] 4
[Deal] 1
[Dealer] C
[Order] 4S 4H 5S AS AC KC JD JS 2C 5H 6S 7D KH JC 6C AD 6H 5C 9H 8D 8S QD 9S 9C 3D 7C
        4D 9D QH JH 3H 3S 10H 8C QS 2S 5D KD 10C 8H 10D QC AH 7S 2D 6D KS 3C 2H 7H 10S 4C
1 D: 2D+AS = 3
1 D: 5S+4H+4S = 13
1 D: end
2 A: trail 8C
2 A: end
3 B: trail 6C
3 B: end
4 C: raise [2D+AS] 4C = 7
4 C: 8C+6C = 14
4 C: end
5 D: trail 3D
5 D: end
6 A: JH+3D, [8C+6C] = 14
6 A: end
7 B: trail AH
7 B: end
7 C: pass
7 A: pass
8 C: AD x [JH+3D, 8C+6C]
8 A: pass
8 C: end
8 D: insist capture
8 C: AD x AH
8 C: end

[Result] in progress
"""


def test_an_ace_that_must_take_more_keeps_the_value_it_was_played_as() -> None:
    record, _ = read_record(ACE_THAT_GOES_ON)
    more = [move for move in record.deals[0].moves if move.cards == card_set(parse_cards("AD"))][-1]
    assert (more.value, more.taken) == (14, card_set(parse_cards("AH")))

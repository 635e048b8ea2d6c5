"""Score sheets: what follows from what was told, the file, the words."""

import csv
import io
import re
from dataclasses import replace

import pytest
from babel import Locale
from babel.numbers import get_decimal_symbol

from cassino.cards import card_set, parse_cards
from cassino.rules import load_variant, parse_rules, variant_ids
from cassino.scorepad import (
    Draft,
    PlainError,
    Sheet,
    SheetError,
    SheetFileError,
    SideDraft,
    as_csv,
    as_text,
    draft_of,
    format_sheet,
    parse_sheet,
    plain_draft,
)
from cassino.scorepad.entry import SweepEntry
from cassino.scorepad.sentences import outcome_texts, reasons, restriction_texts
from cassino.texts import tell
from cassino.texts.language import DRAFTS, NAMES, PSEUDO, locale, speaking


def cards(text: str) -> int:
    return card_set(parse_cards(text))


def side(count: int, spades: int, special: str = "", **more: int) -> SideDraft:
    return SideDraft(cards=count, suits=(None, None, None, spades), special=cards(special), **more)


def sheet_of(variant: str = "casino_long", players: int = 2, **more: int) -> Sheet:
    return Sheet(load_variant(variant), ["Ann", "Bob", "Cleo", "Dan"][:players], **more)


def told(*sides: SideDraft, sweeps: tuple[int, ...] = ()) -> Draft:
    return Draft(sides, tuple(SweepEntry(each) for each in sweeps))


def test_the_last_side_has_what_the_others_have_not() -> None:
    sheet = sheet_of(players=3)
    draft = sheet.filled(told(side(20, 5, "AS 10D"), side(12, 4, "2S"), SideDraft()))
    assert (draft.sides[2].cards, draft.sides[2].suits[3], draft.sides[2].special) == (20, 4, cards("AC AD AH"))
    draft = sheet.filled(told(side(20, 5), SideDraft(), SideDraft()))
    assert draft.sides[1:] == (SideDraft(), SideDraft())


def test_what_is_left_may_count_for_nobody() -> None:
    rules = parse_rules('title = "Ours"\nparent = "casino_long"\n[piling]\nresidue = "nobody"')
    sheet = Sheet(rules, ["Ann", "Bob"])
    half = told(side(20, 5, "AS 10D"), SideDraft())
    assert sheet.filled(half) == half
    assert sheet.problems(told(side(20, 5, "AS 10D"), side(29, 6, "2S AC AD"))) == ()
    assert sheet.problems(told(side(20, 5, "AS 10D"), side(33, 6, "2S AC AD")))


def test_nothing_follows_where_cards_may_be_left() -> None:
    sheet = sheet_of("casino_book")
    draft = replace(told(side(20, 5, "AS"), SideDraft()), claim=0)
    assert sheet.filled(draft) == draft
    assert sheet.filled(told(side(0, 0), SideDraft())).sides[1].cards is None
    nobody = told(side(0, 0), SideDraft(cards=0))
    assert sheet.count(nobody).points == (0, 0)
    assert sheet.filled(told(side(60, 20), SideDraft())).sides[1].cards is None


@pytest.mark.parametrize("variant", variant_ids())
def test_a_sheet_of_any_variant_is_read_as_it_was_written(variant: str) -> None:
    rules = load_variant(variant)
    pack = [card for card in range(52) if rules.deck.cards >> card & 1]
    for players in rules.seating.players:
        sheet = Sheet(rules, [f"P{seat}" for seat in range(players)])
        sides = sheet.side_count
        sheet.enter(Draft(tuple(SideDraft(captured=card_set(pack[each::sides])) for each in range(sides))))
        again, draft = parse_sheet(format_sheet(sheet))
        assert (again.drafts, again.book.scores, draft) == (sheet.drafts, sheet.book.scores, sheet.blank)
        assert again.rules.scoring == rules.scoring and again.rules.title == rules.title
        assert as_text(again) == as_text(sheet) and as_csv(again) == as_csv(sheet)


def test_the_full_list_and_the_numbers_count_the_same() -> None:
    pile = cards("AS 2S 3S 4S 5S 6S 7S 10D AH KC QC JC 9C 8C")
    full = sheet_of().count(told(SideDraft(captured=pile), SideDraft(), sweeps=(0, 1, 1)))
    quick = sheet_of().count(told(side(14, 7, "AS 2S 10D AH"), SideDraft(), sweeps=(0, 1, 1)))
    assert full.points == quick.points
    assert [line.counts for line in full.lines] == [line.counts for line in quick.lines]


def test_partners_score_together() -> None:
    sheet = sheet_of("four_hand_partnership", 4)
    assert sheet.side_names == ("Ann and Cleo", "Bob and Dan")
    result = sheet.enter(told(side(30, 8, "AS AH AC AD 2S 10D"), SideDraft()))
    assert outcome_texts(sheet, result, sheet.book.deals[0].score) == ["Match score: Ann and Cleo 11, Bob and Dan 0."]
    result = sheet.enter(told(side(30, 8, "AS AH AC AD 2S 10D"), SideDraft()))
    told_of = outcome_texts(sheet, result, sheet.book.deals[1].score)
    assert told_of[1] == "Ann and Cleo win the match with 22 points, playing to 21."


def test_reasons_near_the_target() -> None:
    sheet = sheet_of("dominican", target=12)
    sheet.enter(told(side(30, 7, "10D 2S AS AC AH"), SideDraft()))
    assert sheet.book.scores == (10, 1)
    assert restriction_texts(sheet) == ["Ann can only win with the ten of diamonds."]
    missed = told(side(30, 8, "AS AC AH AD"), SideDraft(), sweeps=(0, 1, 1))
    score = sheet.count(missed)
    assert score.points[0] == 0
    assert reasons(sheet, score) == [
        "Ann can only win with the ten of diamonds: not achieved.",
        "Sweeps cancel out: 1 sweep per side does not count.",
    ]
    result = sheet.enter(told(side(10, 2, "10D"), SideDraft()))
    assert outcome_texts(sheet, result, sheet.book.deals[1].score)[1] == "Ann wins the match with the ten of diamonds."


def test_reasons_for_ties_and_shared_wins() -> None:
    sheet = sheet_of()
    score = sheet.count(told(side(26, 7, "AS"), SideDraft()))
    assert reasons(sheet, score) == ["Most cards: Ann and Bob are tied at 26, so nobody scores."]
    shared = parse_rules('title = "x"\nparent = "casino_long"\n[ending]\ndeals = 1\nlevel = "shared"\n')
    sheet = Sheet(shared, ["Ann", "Bob"])
    sheet.enter(told(side(26, 7, "AS 10D"), SideDraft()))
    assert "Ann and Bob are tied and share the win." in as_text(sheet)
    assert "This match is a single deal; the highest score wins." in as_text(sheet)
    with pytest.raises(SheetError, match="for one deal, not to a target"):
        Sheet(shared, ["Ann", "Bob"], 0, 11)


def test_a_deal_is_corrected_and_the_later_ones_counted_again() -> None:
    sheet = sheet_of()
    sheet.enter(told(side(28, 7, "10D"), SideDraft()))
    sheet.enter(told(side(20, 7, "10D"), SideDraft()))
    sheet.replace(1, told(side(20, 3, "10D"), SideDraft()))
    assert [each.outcome.scores for each in sheet.book.deals] == [(2, 9), (5, 17)]
    with pytest.raises(SheetError, match="Deal 1: All sides together have 60 cards"):
        sheet.replace(1, told(side(60, 3, "10D"), side(0, 10)))
    assert sheet.book.scores == (5, 17)
    assert sheet.before(2).book.scores == (2, 9)
    assert sheet.undo().sides[0].cards == 20 and sheet.book.scores == (2, 9)


def test_a_sheet_that_cannot_be_begun_says_everything() -> None:
    with pytest.raises(SheetError) as error:
        Sheet(load_variant("spade_casino"), ["Ann", " ", "ann"], 9, 0)
    assert len(error.value.problems) == 6


@pytest.mark.parametrize(
    ("edit", "part"),
    [
        (lambda text: "", "not a score sheet"),
        (lambda text: "[]", "not a score sheet"),
        (lambda text: "{" * 100_000, "not a score sheet"),
        (lambda text: text.replace('score": 1', 'score": 9'), "version 9"),
        (lambda text: text.replace('"names"', '"nomen"'), "missing or wrong: names"),
        (lambda text: text.replace('"Bob"', "7"), "missing or wrong: 7"),
        (lambda text: re.sub(r'"names": \[[^]]*\]', '"names": null', text), "missing or wrong: names"),
        (lambda text: text.replace('"cards": 28', '"cards": 99'), "have 99 cards"),
        (lambda text: text.replace('"cards": 28', '"cards": "28"'), "Deal 1: sides[0].cards is '28'"),
        (lambda text: text.replace('"rules": "', '"rules": "nonsense = 1\\n'), "nonsense"),
        (lambda text: text.replace('"dealer": 0', '"dealer": 5'), "first dealer is seat 5"),
    ],
)
def test_a_broken_file_gives_the_exact_error(edit, part: str) -> None:
    sheet = sheet_of()
    sheet.enter(told(side(28, 7, "10D"), SideDraft()))
    with pytest.raises(SheetFileError) as error:
        parse_sheet(edit(format_sheet(sheet)))
    assert part in str(error.value)


def test_plain_drafts_are_read_as_written() -> None:
    sheet = sheet_of("tuxedo", 3)
    pack = sheet.rules.deck.pack
    draft = Draft(
        (SideDraft(captured=0b1011), SideDraft(cards=4, oranges=2, false_oranges=1), SideDraft(best=(0, 1, -1, -1))),
        (SweepEntry(1, 4, True),),
        claim=2,
        first=-2,
    )
    plain = plain_draft(draft, pack)
    assert draft_of(plain, pack, 3, 3) == draft
    with pytest.raises(PlainError):
        draft_of({**plain, "sides": plain["sides"][:2]}, pack, 3, 3)


@pytest.mark.parametrize("language", [code for code in NAMES if code not in (PSEUDO, *DRAFTS)])
def test_a_spreadsheet_of_the_language_reads_the_columns(language: str) -> None:
    sheet = sheet_of()
    sheet.enter(told(side(14, 7, "AS 2S 10D AH"), SideDraft(), sweeps=(0, 1, 1)))
    with speaking(language):
        content = as_csv(sheet).encode()
        comma = get_decimal_symbol(Locale(locale(language))) == ","
        head = tell("scorepad-csv-deal")
    assert content.startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(content.decode("utf-8-sig")), delimiter=";" if comma else ","))
    assert rows[0][0] == head and {len(row) for row in rows} == {7}

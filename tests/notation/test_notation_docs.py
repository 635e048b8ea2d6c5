"""What the page about the notation shows can be read."""

import re
from pathlib import Path

import pytest

from cassino.cards import card_set, format_card, parse_cards
from cassino.casefiles import read_text, run_case
from cassino.engine.position import position
from cassino.engine.state import Build
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.move import format_move, parse_move
from cassino.notation.position import format_position, parse_position
from cassino.notation.record import format_match, parse_record, read_record, replay
from cassino.rules import load_variant, parse_rules

TEXT = (Path(__file__).parents[2] / "docs" / "play" / "notation.md").read_text()
ERROR, LINE, RECORD, HOUSE, CASE = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)


def cards(text: str) -> int:
    return card_set(parse_cards(text))


BUILDS = [Build(cards("5D 4C"), 9, 1, 0), Build(cards("6C AC"), 7, 1, 0)]
PLACED = cards("9S 9C 2C 6S 4H 9D 9H 3D 6D 5D 4C 6C AC")
HANDS = [cards("9S 9C 2C 6S 4H"), cards("9D")]
TABLE = position(
    load_variant("casino_book"), 2, hands=HANDS, loose=cards("9H 3D 6D"), builds=BUILDS,
    piles=[(1 << 52) - 1 & ~PLACED, 0], strict=False,
)  # fmt: skip


@pytest.mark.parametrize("row", [line for line in TEXT.splitlines() if re.match(r"\| \w+( out)? \| `", line)][:6])
def test_moves(row: str) -> None:
    _, name, canonical, also, _ = row.split("|")
    for text in re.findall(r"`([^`]*)`", canonical):
        text = text.replace("4C", "4H") if name.strip() == "trail" else text
        if name.strip() != "capture":
            assert format_move(TABLE, parse_move(TABLE, text)) == text
    for text in re.findall(r"`([^`]*)`", also):
        assert parse_move(TABLE, text)


def test_capture() -> None:
    assert format_move(TABLE, parse_move(TABLE, "9S x 9H, 6D+3D, [5D+4C]")) == "9S x 9H, 6D+3D, [5D+4C]"


def test_error() -> None:
    with pytest.raises(MoveSyntaxError) as caught:
        parse_move(TABLE, "9S x 5D")
    assert str(caught.value) == ERROR.strip()


def test_position() -> None:
    named = card_set(parse_cards(" ".join(re.findall(r"\b(?:10|[2-9AJQK])[CDHS]\b", LINE))))
    rest = " ".join(format_card(card) for card in range(52) if not named >> card & 1)
    line = LINE.strip().replace("...", rest)
    written = format_position(parse_position(line)).replace("casino_long", "casino")
    assert sorted(re.findall(r"[^ |]+", written)) == sorted(re.findall(r"[^ |]+", line))


def test_record_and_house_rules() -> None:
    record, notes = read_record(RECORD)
    assert format_match(replay(record), notes) == RECORD
    house = parse_record(RECORD.replace("[Rules] casino_long\n", HOUSE)).rules
    assert house == parse_rules("\n".join(line[2:] for line in HOUSE.splitlines()[1:]))
    assert house.ending.target == 11


def test_rule_case() -> None:
    (case,), faults = read_text(CASE, Path("case.txt"))
    assert not faults
    assert run_case(case) is None

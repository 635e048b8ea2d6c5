"""The faces of all cards: drawn with paths, and no mark covers another."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from browser.conftest import Server
from browser.tables import Table
from cassino.rules.options import Pack
from cassino.rules.packs import PRINTS

pytestmark = pytest.mark.browser

FOLDER = Path(__file__).parent
DRAWN, MARKS = ((FOLDER / name).read_text() for name in ("draw_faces.js", "marks_of_faces.js"))
TEXTS = "() => document.querySelectorAll('[data-face] text, .symbols text').length"
LARGE, SMALL = 100, 44


def cards_of(pack: Pack) -> list[str]:
    printed = PRINTS[pack]
    return [rank + suit for suit in printed.suit_letters for rank in printed.rank_letters]


def cover(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes have anything in common."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 0.1 and down > 0.1


@pytest.mark.parametrize("width", [LARGE, SMALL])
@pytest.mark.parametrize(
    ("pack", "cards"),
    [(Pack.FRENCH_52, "match"), (Pack.ROOK_40, "match"), (Pack.ITALIAN_40, "match"), (Pack.FRENCH_52, "italian")],
)
def test_no_index_covers_anything(
    server: Server, sit_down: Callable[..., Table], pack: Pack, cards: str, width: int
) -> None:
    table = sit_down(server, settings={"cards": cards}).open("/")
    table.page.evaluate(DRAWN, {"cards": cards_of(pack), "width": width, "pack": pack.value})
    assert table.page.evaluate(TEXTS) == 0
    for each in table.page.evaluate(MARKS):
        marks = each["marks"]
        index = [mark for mark in marks if mark["kind"] == "index"]
        others = [mark for mark in marks if mark["kind"] in ("pip", "frame")]
        assert len(index) == (4 if width == LARGE else 2), each["card"]
        assert others or any(mark["kind"] == "court" for mark in marks), each["card"]
        assert [mark for mark in marks if mark["inside"]] == [], each["card"]
        for mark in index:
            assert min(mark["left"], mark["top"]) > 0.03 * width, each["card"]
            assert max(mark["right"] - each["width"], mark["bottom"] - each["height"]) < -0.03 * width, each["card"]
            assert [other for other in [*others, *index] if other is not mark and cover(mark, other)] == [], each[
                "card"
            ]


SUITS = "(clubs|coins|cups|swords)"
ITALIAN = re.compile(rf"^(ace|two|three|four|five|six|seven|knave|knight|king) of {SUITS}\b")


def test_scopa_has_italian_cards_unless_others_are_chosen(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server).open(f"/m/{server.new_match(variant='scopa')}")
    table.settle()
    names = [card.get_attribute("aria-label") or "" for card in table.hand.all()]
    assert len(names) == 3
    assert all(map(ITALIAN.match, names)), names
    assert re.search(rf" of {SUITS}", table.page.locator(".last-move .in-text .unseen").first.text_content() or "")
    assert table.page.locator(".last-move .in-text svg").count()
    assert table.violations() == []
    table.page.get_by_role("button", name="Settings").click()
    assert table.violations() == []
    table.page.get_by_role("radio", name="French").check()
    table.page.keyboard.press("Escape")
    assert table.page.locator(".face.italian").count() == 0
    table.page.reload()
    table.settle()
    names = [card.get_attribute("aria-label") or "" for card in table.hand.all()]
    assert not any(re.search("coins|cups|swords|knave|knight", name) for name in names), names


def test_a_french_pack_can_be_drawn_italian(server: Server, sit_down: Callable[..., Table]) -> None:
    table = sit_down(server, settings={"cards": "italian"}).open(f"/m/{server.new_match()}")
    table.settle()
    assert table.page.locator(".face").count() == table.page.locator(".face.italian").count() > 0
    table.play_move()

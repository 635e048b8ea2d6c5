"""The faces of all cards: drawn with paths, and no mark covers another."""

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
@pytest.mark.parametrize("pack", [Pack.FRENCH_52, Pack.ROOK_40])
def test_no_index_covers_anything(server: Server, sit_down: Callable[..., Table], pack: Pack, width: int) -> None:
    table = sit_down(server).open("/")
    table.page.evaluate(DRAWN, {"cards": cards_of(pack), "width": width})
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

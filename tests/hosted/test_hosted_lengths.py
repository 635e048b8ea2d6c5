"""A match has an end, and a long one costs no more for each move than a short one."""

import time

import pytest

from cassino.hosted.match import match as match_module
from cassino.hosted.match.events import Ended, Undone
from cassino.hosted.match.marks import Marks
from cassino.hosted.wire.refusal import Refusal
from company import Evening


def test_copies_of_marks_go_on_in_their_own_ways() -> None:
    marks = Marks(5, 0)
    marks.add(1)
    twin = marks.copy()
    marks.add(2)
    twin.add(7)
    twin.add(8)
    assert (marks.counts, twin.counts) == ((0, 1, 2), (0, 1, 7, 8))
    assert (marks[7], twin[7], twin[8]) == (2, 7, 8)
    for version in (4, 8):
        with pytest.raises(LookupError):
            marks[version]


def test_a_copy_of_a_long_deal_costs_no_more() -> None:
    def cost(marks: Marks) -> float:
        found = []
        for _ in range(20):
            began = time.perf_counter()
            for _ in range(100):
                marks = marks.copy()
                marks.add(1)
            found.append(time.perf_counter() - began)
        return min(found)

    assert cost(Marks(1, *range(60_000))) < 20 * cost(Marks(1, 0))


def test_moves_and_undos_do_not_go_on_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "MOST_EVENTS", 12)
    evening = Evening("human", "bot")
    hosted, undo = evening.hosted, Undone(2)
    while hosted.version < 12:
        hosted.check_length([undo])
        evening.play()
    with pytest.raises(Refusal, match="has reached its limit"):
        hosted.check_length([undo])
    hosted.check_length([Ended(0, "resign")])

"""Everything that is kept leaves as one text, and comes back as it was, or not at all."""

import json
from typing import Any

import pytest

from local.browser_tabs import Kept, Tab, wish


def played(kept: Kept, moves: int = 3, **more: Any) -> str:
    """A match after some moves of the person."""
    tab = Tab(kept)
    match = str(tab.ask("POST", "/api/matches", wish(**{"seed": 5, **more}))["id"])
    tab.open(match)
    tab.wait()
    for _ in range(moves):
        tab.play()
    return match


def everything(kept: Kept) -> dict[str, Any]:
    found: dict[str, Any] = Tab(kept).ask("GET", "/api/me/export")
    return found


def refused(kept: Kept, text: Any) -> list[str]:
    """What is wrong with a text; nothing has been kept."""
    before = dict(kept.events), dict(kept.lines)
    tab = Tab(kept)
    body = text if isinstance(text, str) else json.dumps(text)
    tab.call("ask", method="POST", path="/api/me/import", body=body)
    answer = tab.answer
    assert answer["is_refused"] and (kept.events, kept.lines) == before
    error = json.loads(answer["text"])
    assert error["error"] == "not_imported"
    return error.get("problems") or [error["message"]]


def test_a_browser_takes_all_matches_of_another_one() -> None:
    here, there = Kept(), Kept()
    matches = [played(here), played(here, variant="swazi", seed=8)]
    found = everything(here)
    assert Tab(there).ask("POST", "/api/me/import", found) == {"matches": 2, "known": 0, "unfinished": 0}
    assert there.events == here.events and there.lines == here.lines
    assert Tab(there).ask("POST", "/api/me/import", found) == {"matches": 0, "known": 2, "unfinished": 0}
    tab = Tab(there)
    tab.open(matches[0])
    tab.wait()
    tab.play()
    assert Tab(here).ask("POST", "/api/me/import", everything(there)) == {"matches": 1, "known": 1, "unfinished": 0}
    assert here.events == there.events


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "damaged, or is not an export"),
        ("[" * 100_000, "damaged, or is not an export"),
        ("[]", "not an export of Cassino"),
        ({"cassino": 2, "matches": []}, "format 2"),
        ({"cassino": 1, "matches": [{"id": 4}]}, "matches[0].id"),
        ({"cassino": 1, "matches": [{"id": "a", "events": []}]}, "Match a, event 1"),
    ],
)
def test_what_is_no_export_is_refused_in_words(text: Any, words: str) -> None:
    assert words in refused(Kept(), text)[0]


def test_a_file_that_is_too_large_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cassino.local.moving.MOST_BYTES", 2_000_000)
    assert "at most 2 MB" in refused(Kept(), " " * 2_000_001)[0]


def test_every_match_that_does_not_fit_is_named_and_none_is_kept() -> None:
    here, there = Kept(), Kept()
    first, second, third = played(here), played(here, seed=6), played(here, seed=7)
    found = everything(here)
    by_id = {match["id"]: match["events"] for match in found["matches"]}
    by_id[first][4][2] = by_id[first][3][2]  # the same move twice
    del by_id[second][3]
    by_id[third][2][1] = "yesterday"
    found["matches"].append(found["matches"][-1])
    problems = refused(there, found)
    assert any(f"Match {first}, event 5 does not fit" in each for each in problems)
    assert any(f"Match {second}, event 4 does not fit" in each for each in problems)
    assert any(f"Match {third}, event 3 does not fit" in each for each in problems)
    assert any("is in this file twice" in each for each in problems) and len(problems) == 4


def test_the_same_match_with_other_events_is_refused() -> None:
    here = Kept()
    match = played(here, moves=0)
    there = Kept(dict(here.events), dict(here.lines))
    for kept, place in ((here, 0), (there, 1)):
        tab = Tab(kept)
        tab.open(match)
        tab.wait()
        tab.play(tab.view["plays"][place]["move"])
    assert f"Match {match} is here already, but from event 4 on" in refused(there, everything(here))[0]


def test_what_cannot_be_kept_is_said() -> None:
    here, full = Kept(), Kept(is_full=True)
    played(here)
    tab = Tab(full)
    answer = tab.asked("POST", "/api/me/import", everything(here))
    assert answer["is_refused"] and json.loads(answer["text"])["error"] == "storage" and not full.events

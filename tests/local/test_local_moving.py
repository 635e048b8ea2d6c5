"""Everything that is kept leaves as one text, and comes back as it was, or not at all."""

import json
from typing import Any

import pytest

from local.browser_tabs import Kept, Tab, wish
from local.exports import DEAL, HOUSE, belongings, everything, taken


def played(kept: Kept, moves: int = 3, **more: Any) -> str:
    """A match after some moves of the person."""
    tab = Tab(kept)
    match = str(tab.ask("POST", "/api/matches", wish(**{"seed": 5, **more}))["id"])
    tab.open(match)
    tab.wait()
    for _ in range(moves):
        tab.play()
    return match


def refused(kept: Kept, text: Any) -> list[str]:
    """What is wrong with a text; nothing has been kept."""
    before = dict(kept.events), dict(kept.lines), dict(kept.things)
    tab = Tab(kept)
    body = text if isinstance(text, str) else json.dumps(text)
    tab.call("ask", method="POST", path="/api/me/import", body=body)
    answer = tab.answer
    assert answer["is_refused"] and (kept.events, kept.lines, kept.things) == before
    error = json.loads(answer["text"])
    assert error["error"] == "not_imported"
    return error.get("problems") or [error["message"]]


def test_a_browser_takes_all_matches_of_another_one() -> None:
    here, there = Kept(), Kept()
    matches = [played(here), played(here, variant="swazi", seed=8)]
    found = everything(here)
    assert Tab(there).ask("POST", "/api/me/import", found) == taken(2, 0, 0)
    assert there.events == here.events and there.lines == here.lines
    assert Tab(there).ask("POST", "/api/me/import", found) == taken(0, 2, 0)
    tab = Tab(there)
    tab.open(matches[0])
    tab.wait()
    tab.play()
    assert Tab(here).ask("POST", "/api/me/import", everything(there)) == taken(1, 1, 0)
    assert here.events == there.events


def test_the_hints_in_a_deal_of_the_day_come_along() -> None:
    here, there = Kept(), Kept()
    tab = Tab(here)
    match = str(tab.ask("POST", "/api/daily", {"name": "Ann"})["id"])
    tab.open(match)
    tab.wait()
    tab.send(type="hint", step="reason")
    tab.play()
    late = everything(here)
    Tab(there).ask("POST", "/api/me/import", late)
    assert there.lines == here.lines and there.lines[match]["hints"] == 1
    other = Kept(dict(there.events), {match: {**there.lines[match], "hints": 3}})
    for key in [key for key in other.events if key[1] == len(other.events)]:
        del other.events[key]
    assert Tab(other).ask("POST", "/api/me/import", late) == taken(1)
    assert other.lines[match]["hints"] == 3


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "damaged, or is not an export"),
        ("[" * 100_000, "damaged, or is not an export"),
        (r'{"cassino": 1, "matches": [{"id": "\ud800", "events": []}]}', "damaged, or is not an export"),
        ("[]", "not an export of Cassino"),
        ({"cassino": 2, "matches": []}, "format 2"),
        ({"cassino": 1, "matches": [{"id": 4}]}, "matches[0].id"),
        ({"cassino": 1, "matches": [{"id": "a", "events": []}]}, "Match a, event 1"),
        ({"cassino": 1, "matches": [{"id": "a/b", "events": []}]}, "matches[0].id"),
        ({"cassino": 1, "matches": [{"id": "", "events": []}]}, "matches[0].id"),
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
    assert answer["is_refused"] and json.loads(answer["text"])["error"] == "not_kept" and not full.events


def test_house_rules_and_score_sheets_come_along() -> None:
    here, there = Kept(), Kept()
    house, score = belongings(here)
    found = everything(here)
    assert [each["id"] for each in found["house"]] == [house]
    assert found["scorebooks"][0]["sheet"]["names"] == ["Ann", "Bob"]
    assert Tab(there).ask("POST", "/api/me/import", found) == taken(house=1, scorebooks=1)
    assert everything(there) == found
    assert Tab(there).ask("GET", f"/api/scorebooks/{score}")["deals"] != []
    assert Tab(there).ask("POST", "/api/me/import", found) == taken()


def test_a_score_sheet_with_more_deals_continues_here() -> None:
    here, there = Kept(), Kept()
    _, score = belongings(here)
    older = everything(here)
    Tab(there).ask("POST", "/api/me/import", older)
    Tab(there).ask("POST", f"/api/scorebooks/{score}", {"type": "enter", "version": 1, "draft": DEAL})
    newer = everything(there)
    assert Tab(here).ask("POST", "/api/me/import", newer) == taken(scorebooks=1)
    assert len(Tab(here).ask("GET", f"/api/scorebooks/{score}")["deals"]) == 2
    assert Tab(here).ask("POST", "/api/me/import", older) == taken()


def test_what_is_here_with_another_content_is_named() -> None:
    here, there = Kept(), Kept()
    house, score = belongings(here)
    Tab(there).ask("POST", "/api/me/import", everything(here))
    Tab(there).ask("PUT", f"/api/house/{house}", {**HOUSE, "title": "Theirs"})
    version = Tab(there).ask("GET", f"/api/scorebooks/{score}")["version"]
    other = {"sides": [{**DEAL["sides"][0], "cards": 30}, {}]}
    wish = {"type": "correct", "version": version, "number": 1, "draft": other}
    Tab(there).ask("POST", f"/api/scorebooks/{score}", wish)
    problems = refused(there, everything(here))
    assert len(problems) == 2 and "“Ours” are here already" in problems[0]
    assert "score of Ann and Bob is here already" in problems[1]


def test_what_cannot_be_read_is_named_and_nothing_is_kept() -> None:
    here = Kept()
    belongings(here)
    played(here)
    found = everything(here)
    found["house"].append({**found["house"][0], "id": "other", "title": "Broken", "rules": "[ending]\ntarget = 0\n"})
    found["house"].append(found["house"][0])
    found["scorebooks"].append({**found["scorebooks"][0], "id": "other", "updated": "yesterday"})
    found["scorebooks"].append({**found["scorebooks"][0], "id": "third", "sheet": {"names": ["Cid"]}})
    found["scorebooks"].append(found["scorebooks"][0])
    problems = refused(Kept(), found)
    assert len(problems) == 5
    for words in (
        "“Broken” cannot be read",
        "“Ours” are in this file twice",
        "'yesterday'",
        "score of Cid",
        "file twice",
    ):
        assert any(words in each for each in problems), words
    found = everything(here)
    found["house"][0]["rules"] = 4
    assert "house[0].rules" in refused(Kept(), found)[0]


def test_no_more_house_rules_are_imported_than_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    here = Kept()
    belongings(here)
    monkeypatch.setattr("cassino.local.belongings.MOST_SAVED", 0)
    assert "Delete one first" in refused(Kept(), everything(here))[0]


def test_a_file_of_an_older_version_has_matches_only() -> None:
    here, there = Kept(), Kept()
    played(here)
    found = everything(here)
    del found["house"], found["scorebooks"]
    assert Tab(there).ask("POST", "/api/me/import", found) == taken(1)

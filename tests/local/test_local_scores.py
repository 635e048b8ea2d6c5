"""Score sheets of one person: counted and kept as on a server."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from cassino.answers.scores.books import AnyChange, NewBook, new_sheet
from cassino.answers.scores.view import book_view
from cassino.hosted.match.timestamps import now
from cassino.hosted.wire.refusal import Refusal
from cassino.local.keeping import ME
from cassino.rules import parse_rules
from cassino.rules.sharing import share_code
from cassino.server.features.scores.service import Scorebooks
from cassino.server.main import open_store
from cassino.server.storage import schema
from cassino.server.storage.ownership import Asker
from cassino.server.storage.scores import ScoreStore
from local.browser_tabs import Kept, Tab

NEW: dict[str, Any] = {"variant": "casino_long", "names": ["Ann", "Bob"], "dealer": 1, "target": 11}
DEAL: dict[str, Any] = {"sides": [{"cards": 28, "suits": [None, None, None, 7], "special": ["10D", "2S", "AS"]}, {}]}
HALF: dict[str, Any] = {"sides": [{"cards": 28}, {}]}
MINE = Asker(ME, frozenset())
CHANGES: list[dict[str, Any]] = [
    {"type": "draft", "version": 1, "draft": HALF},
    {"type": "enter", "version": 1, "draft": HALF},
    {"type": "enter", "version": 1, "draft": DEAL},
    {"type": "check", "version": 2, "number": 1, "draft": HALF},
    {"type": "check", "version": 2, "number": 7, "draft": HALF},
    {"type": "correct", "version": 2, "number": 1, "draft": {"sides": [{**DEAL["sides"][0], "cards": 30}, {}]}},
    {"type": "undo", "version": 2},
    {"type": "undo", "version": 3},
    {"type": "enter", "version": 4, "draft": {"sides": 4}},
    {"type": "enter", "version": 4, "draft": DEAL},
    {"type": "enter", "version": 5, "draft": DEAL},
]


def refused(tab: Tab, method: str, path: str, body: Any = None) -> str:
    """The code of a refusal, which keeps nothing."""
    before = dict(tab.kept.things)
    answer = tab.asked(method, path, body)
    assert answer["is_refused"] and tab.kept.things == before
    return str(json.loads(answer["text"])["error"])


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Scorebooks]:
    store = open_store(tmp_path / "cassino.db")
    with store.engine.begin() as connection:
        connection.execute(insert(schema.users).values(id=ME, name="Ann", created=now(), seen=now()))
    yield Scorebooks(ScoreStore(store.engine))
    store.close()


def test_a_match_is_counted_as_on_a_server(server: Scorebooks) -> None:
    tab = Tab(Kept())
    id = tab.ask("POST", "/api/scorebooks", NEW)["id"]
    theirs = asyncio.run(server.create(new_sheet(msgspec.convert(NEW, NewBook)), ME))
    for change in CHANGES:
        answer = tab.asked("POST", f"/api/scorebooks/{id}", change)
        ours = json.loads(answer["text"])
        try:
            book = asyncio.run(server.change(theirs, msgspec.convert(change, AnyChange), MINE))  # type: ignore[arg-type]
        except Refusal as refusal:
            assert answer["is_refused"] and (ours["error"], ours["message"]) == (refusal.code, str(refusal))
            continue
        shown = json.loads(msgspec.json.encode(book_view(book, True)))
        assert not answer["is_refused"] and {**ours, "id": theirs, "rules": ""} == {**shown, "rules": ""}
    final = Tab(tab.kept).ask("GET", f"/api/scorebooks/{id}")
    assert final["phase"] == "over" and final["own"] and final["rules"] == "/rules/casino_long"
    [line], [other] = tab.ask("GET", "/api/scorebooks")["scorebooks"], asyncio.run(server.recent(MINE))
    assert (line["sides"], line["deals"], line["is_over"]) == (msgspec.to_builtins(other.sides), 2, True)


def test_what_was_told_is_there_in_another_tab() -> None:
    tab = Tab(Kept())
    id = tab.ask("POST", "/api/scorebooks", NEW)["id"]
    tab.ask("POST", f"/api/scorebooks/{id}", CHANGES[0])
    assert Tab(tab.kept).ask("GET", f"/api/scorebooks/{id}")["deal"]["draft"]["sides"][0]["cards"] == 28


def test_a_sheet_is_begun_again_saved_and_deleted() -> None:
    tab = Tab(Kept())
    id = tab.ask("POST", "/api/scorebooks", NEW)["id"]
    tab.ask("POST", f"/api/scorebooks/{id}", {"type": "enter", "version": 1, "draft": DEAL})
    again = tab.ask("POST", f"/api/scorebooks/{id}/again", {})["id"]
    begun = tab.ask("GET", f"/api/scorebooks/{again}")
    assert begun["names"] == ["Ann", "Bob"] and begun["deal"]["dealer"] == 0 and not begun["deals"]
    assert [each["id"] for each in tab.ask("GET", "/api/scorebooks")["scorebooks"]] == [again, id]
    assert "Ann" in tab.asked("GET", f"/api/scorebooks/{id}/sheet.txt")["text"]
    assert "Ann" in tab.asked("GET", f"/api/scorebooks/{id}/sheet.csv")["text"]
    assert tab.ask("DELETE", f"/api/scorebooks/{id}") == {}
    assert [key for _, key in tab.kept.things] == [again]
    for method, path in (("GET", ""), ("POST", "/again"), ("DELETE", ""), ("GET", "/sheet.txt")):
        assert refused(tab, method, f"/api/scorebooks/{id}{path}", {} if method == "POST" else None) == "unknown_score"


def test_house_rules_are_counted_and_have_their_book() -> None:
    tab, rules = Tab(Kept()), parse_rules('title = "Ours"\nparent = "casino_long"\n[ending]\ntarget = 7\n')
    id = tab.ask("POST", "/api/scorebooks", {"names": ["Ann", "Bob"], "code": share_code(rules)})["id"]
    book = tab.ask("GET", f"/api/scorebooks/{id}")
    assert (book["title"], book["rules"]) == (rules.title, f"/score/{id}/rules")
    assert rules.title in tab.ask("GET", book["rules"])["page"]


def test_what_is_wrong_with_a_new_sheet_is_said() -> None:
    tab = Tab(Kept())
    assert refused(tab, "POST", "/api/scorebooks", {**NEW, "names": ["Ann"]}) == "sheet"
    assert refused(tab, "POST", "/api/scorebooks", {"names": ["Ann", "Bob"]}) == "malformed"


def test_the_slower_of_two_tabs_is_told() -> None:
    tab = Tab(Kept())
    id = tab.ask("POST", "/api/scorebooks", NEW)["id"]
    enter = {"type": "enter", "version": 1, "draft": DEAL}
    tab.before_keeping = lambda: Tab(tab.kept).ask("POST", f"/api/scorebooks/{id}", enter)
    answer = json.loads(tab.asked("POST", f"/api/scorebooks/{id}", enter)["text"])
    assert (answer["error"], answer["message"]) == ("stale", "The score was changed on another screen.")
    assert len(tab.ask("GET", f"/api/scorebooks/{id}")["deals"]) == 1

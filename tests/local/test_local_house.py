"""House rules of one person: made, checked, kept, played and shown as on a server."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from cassino.answers.house.saved import MOST_SAVED, entries
from cassino.hosted.match.timestamps import now
from cassino.local.keeping import ME
from cassino.rules import format_rules, load_variant, parse_rules
from cassino.rules.sharing import share_code
from cassino.server.features.rules import writing
from cassino.server.main import open_store
from cassino.server.storage import schema
from cassino.server.storage.events import Store
from cassino.server.storage.house import HouseStore
from cassino.server.storage.ownership import Asker
from local.browser_tabs import Kept, Tab, errors, wish

OURS: dict[str, Any] = {
    "title": "Our Casino",
    "parent": "casino_long",
    "changes": {"sweeping.points": 2, "ending.target": 11},
}


def save(tab: Tab, **more: Any) -> str:
    """New house rules; returns their id."""
    return str(tab.ask("POST", "/api/house", {**OURS, **more})["id"])


def refused(tab: Tab, method: str, path: str, body: Any = None) -> dict[str, Any]:
    """The refusal of a request, which keeps nothing."""
    before = dict(tab.kept.things)
    answer = tab.asked(method, path, body)
    assert answer["is_refused"] and tab.kept.things == before
    found: dict[str, Any] = json.loads(answer["text"])
    return found


def main_of(page: str) -> str:
    """The main part of a page."""
    return page.split("<main", 1)[1].split("</main>", 1)[0]


def body_of(page: str) -> str:
    """What a page shows."""
    return page.split("</head>")[1]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(tmp_path / "cassino.db")
    with store.engine.begin() as connection:
        connection.execute(insert(schema.users).values(id=ME, name="Ann", created=now(), seen=now()))
    yield store
    store.close()


def test_they_are_listed_as_on_a_server(store: Store) -> None:
    tab, server = Tab(Kept()), HouseStore(store.engine)
    for title in ("Zulu", "our casino", "Birds"):
        id = save(tab, title=title)
        server.add(id, parse_rules(tab.asked("GET", f"/api/house/{id}/toml")["text"]), ME)
    listed = tab.ask("GET", "/api/house?lang=en")["house"]
    theirs = json.loads(msgspec.json.encode(entries(server.of(Asker(ME, frozenset())))))["house"]
    assert [each["title"] for each in listed] == ["Birds", "our casino", "Zulu"]
    assert [{**each, "updated": ""} for each in listed] == [{**each, "updated": ""} for each in theirs]


def test_they_are_changed_renamed_and_deleted() -> None:
    tab = Tab(Kept())
    id = save(tab)
    draft = tab.ask("POST", "/api/house/draft", {"house": id})
    assert draft["own"] and draft["draft"]["changes"] == OURS["changes"] and draft["check"]["problems"] == []
    tab.ask("PUT", f"/api/house/{id}", {**draft["draft"], "title": "Ours"})
    [other] = Tab(tab.kept).ask("GET", "/api/house")["house"]
    assert (other["id"], other["title"], other["rules"]) == (id, "Ours", f"/house/{id}/rules")
    assert tab.ask("DELETE", f"/api/house/{id}") == {} and not tab.kept.things
    assert refused(tab, "PUT", f"/api/house/{id}", OURS)["error"] == "unknown_house"
    assert refused(tab, "POST", "/api/house/draft", {"house": id})["error"] == "unknown_house"


def test_a_draft_begins_with_a_game_a_code_or_a_file() -> None:
    tab, rules = Tab(Kept()), parse_rules('title = "Ours"\nparent = "swazi"\n')
    for start in ({"variant": "swazi"}, {"code": share_code(rules)}, {"toml": format_rules(rules)}):
        found = tab.ask("POST", "/api/house/draft", start)
        assert found["draft"]["parent"] == "swazi" and found["check"]["parent"]["id"] == "swazi"
    assert refused(tab, "POST", "/api/house/draft", {})["error"] == "malformed"
    assert refused(tab, "POST", "/api/house/draft", {"code": "none"})["error"] == "code"
    assert refused(tab, "POST", "/api/house/draft", {"toml": "title = 4"})["problems"]
    assert tab.ask("GET", "/api/house/form?lang=en")["usual"]


def test_what_contradicts_itself_is_said_and_not_kept() -> None:
    tab = Tab(Kept())
    wrong = {**OURS, "changes": {"ending.target": 0}}
    assert tab.ask("POST", "/api/house/check", wrong)["problems"][0]["key"] == "ending.target"
    assert refused(tab, "POST", "/api/house", wrong)["problems"]
    assert refused(tab, "POST", "/api/house", {"title": "x" * 5000})["error"] == "text"


def test_no_more_are_kept_than_on_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_SAVED == 100
    monkeypatch.setattr("cassino.local.house.MOST_SAVED", 1)
    tab = Tab(Kept())
    save(tab)
    assert refused(tab, "POST", "/api/house", OURS)["error"] == "full"


def test_the_slower_of_two_tabs_does_not_overwrite() -> None:
    tab = Tab(Kept())
    id = save(tab)
    tab.before_keeping = lambda: Tab(tab.kept).ask("PUT", f"/api/house/{id}", {**OURS, "title": "Theirs"})
    answer = tab.asked("PUT", f"/api/house/{id}", {**OURS, "title": "Mine"})
    assert answer["is_refused"] and json.loads(answer["text"])["error"] == "stale"
    assert tab.ask("GET", "/api/house")["house"][0]["title"] == "Theirs"


def test_a_match_is_played_by_them_and_outlives_them() -> None:
    tab = Tab(Kept())
    id = save(tab, changes={"ending.target": 11})
    match = tab.ask("POST", "/api/matches", {**wish(seed=5), "variant": None, "house": id})["id"]
    tab.ask("DELETE", f"/api/house/{id}")
    tab.open(match)
    tab.wait()
    tab.play_on()
    assert not errors(tab.frames) and tab.view["phase"] == "match_over"
    assert (tab.view["variant"]["title"], tab.view["rules"]) == ("Our Casino", f"/m/{match}/rules")
    assert tab.kept.match(match).match.rules.ending.target == 11
    [line] = tab.ask("GET", "/api/matches")["matches"]
    assert line["variant"]["title"] == "Our Casino"
    wrong = {**wish(), "variant": None, "house": id}
    assert refused(tab, "POST", "/api/matches", wrong)["error"] == "unknown_house"


def test_rule_books_are_those_of_a_server() -> None:
    tab = Tab(Kept())
    id = save(tab)
    rules = parse_rules(tab.asked("GET", f"/api/house/{id}/toml")["text"])
    match = tab.ask("POST", "/api/matches", {**wish(seed=5), "variant": None, "house": id})["id"]
    code = share_code(rules)
    for address, edit in ((f"/house/{id}", f"/house/{id}"), (f"/s/{code}", f"/s/{code}"), (f"/m/{match}", "")):
        page = tab.ask("GET", f"{address}/rules?lang=en")["page"]
        assert main_of(page) == main_of(writing.book_page(rules, edit, "?sheet"))
        assert "Our Casino" in main_of(page)
    sheet = tab.ask("GET", f"/house/{id}/rules?sheet&lang=en")["page"]
    assert (
        'href="css/sheet.css"' in sheet and sheet.split("</head>")[1] == writing.printed_page(rules).split("</head>")[1]
    )
    assert refused(tab, "GET", "/house/none/rules")["error"] == "unknown_house"
    assert refused(tab, "GET", "/s/none/rules")["error"] == "code"


def test_shipped_rules_keep_their_own_page() -> None:
    tab = Tab(Kept())
    match = tab.ask("POST", "/api/matches", wish("swazi", seed=5))["id"]
    tab.open(match)
    assert tab.view["rules"] == f"/rules/{load_variant('swazi').id}"

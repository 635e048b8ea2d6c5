"""House rules over HTTP: checked, kept, shared, played; bad input is one clear error."""

import re
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given, settings, strategies as st

from cassino.answers.house.conflicts import answers_of, in_words, problems_of
from cassino.answers.house.drafts import Draft, draft_of, read_draft, rules_id
from cassino.answers.house.form import form
from cassino.answers.house.shapes import Possible
from cassino.notation.record import parse_record
from cassino.rules import load_variant, parse_rules, variant_ids
from cassino.rules.options import OPTIONS
from cassino.rules.sharing import rules_from_code, share_code
from cassino.texts import tell
from cassino.texts.language import PSEUDO
from cassino.texts.names import LONGEST_TITLE
from table_server import Json, browser, new_match, running_server, seated

HUMAN = {"kind": "human", "name": "Ann"}
BOT = {"kind": "bot", "name": "Hal", "bot": "greedy"}
OURS: Json = {"title": "Our Casino", "parent": "casino_long", "changes": {"sweeping.points": 2, "ending.target": 11}}
LISTED = {
    "id", "title", "summary", "family", "short", "aliases", "also_called", "played_in", "players", "pairs_of_four",
    "target", "targets", "deals", "asks", "rules", "parent", "code", "updated",
}  # fmt: skip


@pytest.fixture
def web(port: int) -> Iterator[httpx.Client]:
    with browser(port) as client:
        yield client


@pytest.fixture
def saved(web: httpx.Client) -> Iterator[str]:
    id = web.post("/api/house", json=OURS).json()["id"]
    yield id
    web.delete(f"/api/house/{id}")


def test_the_form_has_every_option() -> None:
    asked = [option for group in form().groups for option in group.options]
    assert sorted(option.key for option in asked) == sorted(OPTIONS)
    for option in asked:
        declared = OPTIONS[option.key]
        assert (option.title, option.text) == (declared.title, declared.ask)
        if option.kind == "choice":
            values = [choice.value for choice in option.choices or () if isinstance(choice, Possible)]
            assert values == ([True, False] if declared.type is bool else list(declared.choices))


@pytest.mark.parametrize("key", [key for key, option in OPTIONS.items() if option.type is int])
def test_the_limits_of_numbers_are_those_of_the_rules(key: str) -> None:
    option = OPTIONS[key]
    base = next(rules for rules in map(load_variant, variant_ids()) if takes_numbers(rules, key))
    for number in (option.least - 1, option.most + 1):
        assert key in {problem.where for problem in option.changed(base, number).problems()}, number


def takes_numbers(rules: Any, key: str) -> bool:
    """Whether the option is not without effect; hands of several cards are limited where they can be played."""
    return key not in {problem.where for problem in OPTIONS[key].changed(rules, OPTIONS[key].least + 2).problems()} or (
        key.startswith("dealing.")
    )


@pytest.mark.parametrize("variant", variant_ids())
def test_a_variant_is_a_draft_and_back(variant: str) -> None:
    rules = load_variant(variant)
    reading = read_draft(draft_of(rules))
    assert not reading.problems and not reading.changes and reading.rules.parent == variant
    copy = replace(rules, id="copy", own_title="Copy")
    again = read_draft(draft_of(copy))
    assert not again.problems and share_code(again.rules) == share_code(copy)
    assert all(answers_of(rules).values()) and set(answers_of(rules)) == set(OPTIONS)


def test_an_id_is_never_that_of_a_variant() -> None:
    assert rules_id("Our Rules, 2nd!") == "our_rules_2nd"
    assert rules_id("") == rules_id("♠♥") == "house_rules" and rules_id("7 up") == "our_7_up"
    assert all(rules_id(variant) not in variant_ids() for variant in variant_ids())


def check(web: httpx.Client, changes: Json, parent: str = "casino_long", title: str = "Ours") -> Json:
    answer = web.post("/api/house/check", json={"title": title, "parent": parent, "changes": changes})
    assert answer.status_code == 200, answer.text
    checked: Json = answer.json()
    return checked


def test_a_sound_draft_has_a_code_and_a_text(web: httpx.Client) -> None:
    checked = check(web, OURS["changes"])
    assert checked["problems"] == [] and checked["changes"] == OURS["changes"]
    assert rules_from_code(checked["code"]).ending.target == 11
    assert parse_rules(checked["toml"]).sweeping.points == 2
    assert checked["values"]["sweeping.points"] == 2 and checked["inherited"]["ending.target"] == 21
    assert set(checked["values"]) == set(checked["inherited_words"]) == set(OPTIONS)
    assert checked["idle"]["sweeping.large_points"] == "There are no big sweeps. So this has no effect."


def test_the_form_and_the_variants_are_in_the_language_of_the_request(web: httpx.Client) -> None:
    for path, name in (("/api/house/form", "groups"), ("/api/variants", "variants")):
        english, other = (web.get(path, params={"lang": language}).json()[name] for language in ("en", PSEUDO))
        assert not {each["title"] for each in english} & {each["title"] for each in other}


def test_what_the_parent_has_is_no_difference(web: httpx.Client) -> None:
    assert check(web, {"ending.target": 21, "building.source": "hand"})["changes"] == {}


def test_all_conflicts_are_told_in_words_with_ways_out(web: httpx.Client) -> None:
    checked = check(web, {"dealing.hand": 5, "capturing.tops": "others", "ending.target": 0})
    keys = [problem["key"] for problem in checked["problems"]]
    assert set(keys) == {"dealing.hand", "capturing.tops", "ending.target"} and keys[-1] == "ending.target"
    assert checked["code"] == checked["toml"] == checked["summary"] == ""
    for problem in checked["problems"]:
        assert problem["title"] and problem["text"].endswith(".")
        assert not set(re.findall(r'[a-z]+\.[a-z]+|"', problem["text"]))
        assert problem["ways"]
        for way in problem["ways"]:
            after = check(web, {**checked["changes"], way["key"]: way["value"]})
            assert problem not in after["problems"] and len(after["problems"]) < len(checked["problems"])


def test_a_game_for_partners_becomes_one_for_two_in_one_change(web: httpx.Client) -> None:
    checked = check(web, {"seating.players": [2]}, parent="dominican")
    assert checked["problems"] == [] and checked["tidy"] == {}
    assert checked["changes"] == {"seating.players": [2]}
    assert checked["values"]["seating.sides"] == "solo" and checked["values"]["seating.direction"] == "clockwise"


def test_options_that_lost_their_effect_go_back_together(web: httpx.Client) -> None:
    changes = {"building.source": "none", "building.limit": "one", "trailing.owner": "free"}
    checked = check(web, changes)
    assert set(checked["tidy"]) == {"building.limit", "trailing.owner"}
    assert check(web, {**changes, **checked["tidy"]})["problems"] == []


def test_values_that_are_none_are_conflicts_too(web: httpx.Client) -> None:
    numbers = {"dealing.hand": None, "sweeping.last_play": 1, "seating.players": "2"}
    changes = {**numbers, "deck.pack": "tarot", "scoring.items": [{}]}
    checked = check(web, changes)
    assert {problem["key"] for problem in checked["problems"]} >= set(changes)
    assert checked["changes"] == changes == {key: checked["values"][key] for key in changes}
    assert next(each for each in checked["problems"] if each["key"] == "dealing.hand")["text"] == tell("rules-missing")
    for problem in checked["problems"]:
        assert problem["key"] not in changes or problem["ways"]


def test_scoring_items_are_named_by_their_pack(web: httpx.Client) -> None:
    items = [{"each": "8C", "points": 2}, {"most": "eights", "points": 1, "at_least": 0}, {"primiera": 1}]
    checked = check(web, {"scoring.items": items}, "scopa")
    assert checked["problems"] == [] and checked["changes"]["scoring.items"] == items
    assert 'each = "JC"' in checked["toml"] and 'most = "jacks"' in checked["toml"]


def values(key: str) -> st.SearchStrategy[Any]:
    """What may be sent for an option, mostly something sensible."""
    hint = OPTIONS[key].type
    if choices := OPTIONS[key].choices:
        return st.sampled_from([choice.value for choice in choices])
    if hint is int or hint is bool:
        return st.integers(-2, 60) if hint is int else st.booleans()
    if hint is str:
        return st.text(max_size=8)
    return st.lists(st.integers(0, 7), max_size=4) if key == "seating.players" else st.lists(ITEM, max_size=4)


WORDS = st.sampled_from(["cards", "spades", "aces", "10D", "8C", "KS", "jokers"])
ITEM = st.fixed_dictionaries(
    {"points": st.integers(-1, 5)}, optional={"most": WORDS, "each": WORDS, "at_least": st.integers()}
)
CHANGES = st.lists(st.sampled_from(list(OPTIONS)), max_size=6).flatmap(
    lambda keys: st.fixed_dictionaries({key: st.one_of(values(key), values(key), st.none()) for key in keys})
)


@pytest.mark.slow
@given(st.sampled_from(variant_ids()), CHANGES)
@settings(max_examples=60)
def test_any_draft_is_answered_and_every_way_out_helps(parent: str, changes: Json) -> None:
    draft = Draft("Any", parent, changes)
    reading = read_draft(draft)
    assert read_draft(Draft("Any", parent, reading.changes)).problems == reading.problems
    if not reading.problems:
        assert rules_from_code(share_code(reading.rules)).scoring == reading.rules.scoring
    for problem in problems_of(reading):
        assert problem.title and problem.text
        for way in problem.ways:
            after = read_draft(Draft("Any", parent, {**reading.changes, way.key: way.value}))
            new = set(after.problems) - set(reading.problems)
            assert (problem.where, problem.text) not in {(left.where, left.text) for left in problems_of(after)}
            if way.key in reading.unread:
                # What is wrong with the parent's value was not seen while another stood there.
                assert {left.where.partition("[")[0] for left in new} <= {way.key}
            else:
                assert not new and len(after.problems) < len(reading.problems)


def test_a_way_back_may_show_what_an_unreadable_value_hid(web: httpx.Client) -> None:
    changes = {"scoring.items": [{"points": 0}], "ending.several": "priority_count"}
    checked = check(web, changes)
    [problem] = checked["problems"]
    [way] = problem["ways"]
    after = check(web, {**changes, way["key"]: way["value"]})
    assert "need an order" in after["problems"][0]["text"] and after["problems"][0]["ways"]


def test_the_words_of_a_problem() -> None:
    idle, excluded = (
        read_draft(Draft("x", "scopa", {"building.limit": "one"})),
        Draft("x", "casino", {"piling.stolen": "others"}),
    )
    assert in_words(idle.problems[0], idle.rules) == (
        "The game has no builds. So this has no effect. Set “Builds per player” to “any number”."
    )
    assert problems_of(read_draft(excluded))[0].text == (
        "Nobody can see the top of a face-down pile. Set “Captured cards” to “face up”."
    )
    assert problems_of(read_draft(Draft(" ")))[0].title == "Name"


def test_house_rules_are_kept_changed_renamed_and_deleted(web: httpx.Client, saved: str) -> None:
    entry = next(each for each in web.get("/api/house").json()["house"] if each["id"] == saved)
    assert set(entry) == LISTED and entry["title"] == "Our Casino" and entry["parent"]["id"] == "casino_long"
    assert web.get(entry["rules"]).status_code == 200
    begun = web.post("/api/house/draft", json={"house": saved}).json()
    assert begun["draft"]["changes"] == OURS["changes"]
    assert web.put(f"/api/house/{saved}", json={**begun["draft"], "title": "Renamed"}).json() == {"id": saved}
    file = web.get(f"/api/house/{saved}/toml")
    assert file.headers["content-disposition"] == 'attachment; filename="renamed.toml"'
    assert parse_rules(file.text).title == "Renamed"
    assert web.delete(f"/api/house/{saved}").status_code == 200
    for missing in (web.delete(f"/api/house/{saved}"), web.put(f"/api/house/{saved}", json=OURS)):
        assert missing.status_code == 404 and missing.json()["error"] == "unknown_house"
    assert web.get(entry["rules"]).status_code == 404
    assert web.get(f"/api/house/{saved}/toml").status_code == 404


def test_a_draft_begins_with_a_variant_a_code_or_a_file(web: httpx.Client) -> None:
    code = check(web, OURS["changes"], title="Ours")["code"]
    begun = web.post("/api/house/draft", json={"code": code}).json()
    assert begun["draft"]["title"] == "Ours" and begun["draft"]["changes"] == OURS["changes"]
    text = 'title = "T"\nparent = "royal"\nplayed_in = "Here"\n[words]\nsweep = "swoop"\n'
    begun = web.post("/api/house/draft", json={"toml": text}).json()
    assert begun["draft"]["played_in"] == "Here" and begun["draft"]["changes"] == {"words.sweep": "swoop"}
    assert 'played_in = "Here"' in begun["check"]["toml"]
    begun = web.post("/api/house/draft", json={"variant": "royal"}).json()
    assert begun["draft"]["parent"] == load_variant("royal").id and begun["draft"]["changes"] == {}
    assert web.get(f"/s/{code}").status_code == web.get(f"/s/{code}/rules").status_code == 200
    assert web.get(f"/s/{code}x/rules").status_code == 404


def test_a_file_with_mistakes_is_told_with_its_lines(web: httpx.Client) -> None:
    text = 'title = "T"\n[sweeping]\npoints = -1\n[endign]\n'
    answer = web.post("/api/house/draft", json={"toml": text})
    assert answer.status_code == 422 and answer.json()["error"] == "rules"
    assert [problem[:8] for problem in answer.json()["problems"]] == ["Line 3: ", "Line 4: "]


def test_rules_with_conflicts_are_not_kept(web: httpx.Client) -> None:
    before = web.get("/api/house").json()
    answer = web.post("/api/house", json={**OURS, "title": " ", "changes": {"ending.target": 0}})
    assert answer.status_code == 422 and answer.json()["error"] == "rules" and len(answer.json()["problems"]) == 2
    assert web.get("/api/house").json() == before


DIGITS = '{"title": "x", "changes": {"dealing.hand": 1' + "0" * 9000 + "}}"
NESTED = '{"title": "x", "changes": {"scoring.items": ' + '[{"most": ' * 300 + "1" + "}]" * 300 + "}}"
HOSTILE: dict[str, tuple[str, Any, int, str]] = {
    "not JSON": ("/api/house", "x", 400, "malformed"),
    "a list": ("/api/house/check", [], 400, "malformed"),
    "no title": ("/api/house/check", {"changes": {}}, 400, "malformed"),
    "an unknown field": ("/api/house/check", {"title": "x", "id": "royal"}, 400, "malformed"),
    "a title that is a number": ("/api/house", {"title": 7}, 400, "malformed"),
    "changes that are a list": ("/api/house/check", {"title": "x", "changes": []}, 400, "malformed"),
    "an unknown option": ("/api/house/check", {"title": "x", "changes": {"deck.jokers": 2}}, 422, "unknown_option"),
    "an option of nothing": ("/api/house", {"title": "x", "changes": {"__class__": 1}}, 422, "unknown_option"),
    "an unknown parent": ("/api/house/check", {"title": "x", "parent": "nobody"}, 422, "unknown_variant"),
    "a long title": ("/api/house", {"title": "x" * (LONGEST_TITLE + 1)}, 422, "rules"),
    "a title of two lines": ("/api/house", {"title": "x\ny"}, 422, "rules"),
    "a huge list": ("/api/house", {"title": "x", "changes": {"seating.players": [2] * 20_000}}, 422, "rules"),
    "a huge number": ("/api/house", {"title": "x", "changes": {"dealing.hand": 10**30}}, 422, "rules"),
    "a number of many digits": ("/api/house/check", DIGITS, 400, "malformed"),
    "many nested items": ("/api/house", NESTED, 422, "rules"),
    "many bytes": ("/api/house/check", {"title": "x" * 70_000}, 413, "too_long"),
    "deep lists": ("/api/house/check", '{"title":"x","changes":{"scoring.items":' + "[" * 20_000, 400, "malformed"),
    "two beginnings": ("/api/house/draft", {"variant": "casino", "code": "A"}, 422, "malformed"),
    "no beginning": ("/api/house/draft", {}, 422, "malformed"),
    "a bad code": ("/api/house/draft", {"code": "A" * 5000}, 422, "code"),
    "code in signs": ("/api/house/draft", {"code": "<script>"}, 422, "code"),
    "an unknown variant": ("/api/house/draft", {"variant": "roial"}, 422, "unknown_variant"),
    "no file": ("/api/house/draft", {"toml": "]["}, 422, "rules"),
    "house rules of nobody": ("/api/house/draft", {"house": "nobody"}, 404, "unknown_house"),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", HOSTILE)
def test_bad_input_is_one_clear_error(web: httpx.Client, name: str) -> None:
    path, body, status, error = HOSTILE[name]
    before = web.get("/api/house").json()
    if isinstance(body, str):
        answer = web.post(path, content=body, headers={"Content-Type": "application/json"})
    else:
        answer = web.post(path, json=body)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert answer.json()["message"] and len(answer.text) < 2000
    assert web.get("/api/house").json() == before


@pytest.mark.slow
def test_a_match_by_house_rules_survives_their_end_and_a_restart(tmp_path: Path) -> None:
    with running_server(tmp_path / "cassino.db") as port:
        with browser(port) as web:
            changes = {"ending.target": 1, "sweeping.points": 2}
            id = web.post("/api/house", json={**OURS, "changes": changes}).json()["id"]
            made = web.post("/api/matches", json={"house": id, "seats": [HUMAN, BOT], "seed": 3}).json()["id"]
            assert web.put(f"/api/house/{id}", json={**OURS, "title": "Other"}).status_code == 200
            assert web.delete(f"/api/house/{id}").status_code == 200
            gone = web.post("/api/matches", json={"house": id, "seats": [HUMAN, BOT]})
        assert gone.status_code == 422 and gone.json()["error"] == "unknown_house"
    with running_server(tmp_path / "cassino.db") as port, seated(port, made) as ann:
        assert ann.view["variant"] == {"id": "our_casino", "title": "Our Casino"} and ann.view["target"] == 1
        while ann.until_asked()["phase"] != "match_over":
            ann.play_on()
        record = parse_record(httpx.get(f"http://127.0.0.1:{port}/api/matches/{made}/record").text)
        assert record.rules.parent == "casino_long" and record.rules.sweeping.points == 2
        assert "How it differs from Casino" in httpx.get(f"http://127.0.0.1:{port}{ann.view['rules']}").text


@pytest.mark.slow
def test_house_rules_stay_as_they_were_saved(tmp_path: Path) -> None:
    path = tmp_path / "cassino.db"
    with running_server(path) as port:
        made = httpx.post(f"http://127.0.0.1:{port}/api/house", json=OURS)
        id = made.json()["id"]
    with sqlite3.connect(path) as connection:
        text = connection.execute("SELECT rules FROM house_rules").fetchone()[0]
        assert "parent" not in text and parse_rules(text).sweeping.points == 2
        connection.execute("UPDATE house_rules SET parent = 'a_variant_that_is_gone'")
    connection.close()
    with running_server(path) as port:
        entry = httpx.get(f"http://127.0.0.1:{port}/api/house", cookies=made.cookies).json()["house"][0]
        assert entry["id"] == id and entry["parent"] is None and entry["target"] == 11


@pytest.mark.slow
def test_a_broken_set_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "cassino.db"
    with running_server(path) as port:
        with browser(port) as web:
            ids = [web.post("/api/house", json=OURS).json()["id"] for _ in range(2)]
        cookies = web.cookies
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE house_rules SET rules = 'x' WHERE id = ?", (ids[0],))
    connection.close()
    with running_server(path) as port:
        listed = httpx.get(f"http://127.0.0.1:{port}/api/house", cookies=cookies).json()["house"]
        assert [each["id"] for each in listed] == ids[1:]
        answer = httpx.post(f"http://127.0.0.1:{port}/api/house/draft", json={"house": ids[0]})
        assert answer.status_code == 404
        with seated(port, new_match(port)) as ann:
            ann.play_on()


@pytest.mark.slow
def test_a_text_of_rules_has_an_end(port: int) -> None:
    """Rules are ten times shorter; to tell all that is wrong in a long text would keep everybody else waiting."""
    endless, seats = "a" + ".a" * 9_000 + " = 1", [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
    bodies = {
        "/api/house/draft": lambda text: {"toml": text},
        "/api/matches": lambda text: {"rules": text, "seats": seats},
        "/api/scorebooks": lambda text: {"rules": text, "names": ["Ann", "Ben"]},
    }
    for path, body in bodies.items():
        answer = httpx.post(f"http://127.0.0.1:{port}{path}", json=body("#" * 20_001))
        assert answer.status_code == 400 and "20000" in answer.json()["message"], path
        answer = httpx.post(f"http://127.0.0.1:{port}{path}", json=body(endless))
        assert answer.status_code == 422 and "200 dots" in str(answer.json()["problems"]), path

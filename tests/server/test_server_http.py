"""Pages and the HTTP part of the protocol."""

import gzip
import re
from typing import Any
from urllib.parse import urljoin

import httpx
import pytest

from cassino.rules import load_variant, variant_ids
from cassino.rules.options import Source
from cassino.server.http.static import FOR_EVER
from cassino.texts import files, tell
from cassino.web import STATIC, TEMPLATES
from cassino.web.addresses import static
from cassino.web.scripts import modules, texts
from table_server import browser, new_match, seated

HUMAN = {"kind": "human", "name": "Ann"}
BOT = {"kind": "bot", "name": "Hal", "bot": "heuristic"}
FIRST_PAGE_BYTES = 300 * 1024


@pytest.fixture
def web(port: int) -> Any:
    with browser(port) as client:
        yield client


def test_the_lobby_lists_every_variant(web: httpx.Client) -> None:
    body = web.get("/api/variants").json()
    assert [each["id"] for each in body["variants"]] == list(variant_ids())
    assert body["default"]["variant"] in variant_ids() and body["default"]["bot"] in body["bots"]
    for each in body["variants"]:
        rules = load_variant(each["id"])
        assert each["title"] == rules.title and each["players"] == list(rules.seating.players)
        assert each["target"] in each["targets"] or each["deals"]
        assert web.get(each["rules"]).status_code == 200


@pytest.mark.sampled(4)
@pytest.mark.parametrize("variant", variant_ids())
def test_the_rule_book_has_a_page_for_every_variant(web: httpx.Client, variant: str) -> None:
    page = web.get(f"/rules/{variant}")
    rules = load_variant(variant)
    assert page.status_code == 200 and f"<h1>{rules.title}</h1>" in page.text
    builds = () if rules.building.source is Source.NONE else ("B9", "B11")
    for word in ("B7", *builds, "B20", 'class="example'):
        assert word in page.text
    ids = re.findall(r'<section id="(\w+)"', page.text)
    contents = re.findall(r'href="#(\w+)"', page.text)[1:]
    differences = ["differences"] if rules.parent else []
    assert len(set(ids)) == len(ids) and [*contents, *differences, "options", "sources", "decisions"] == ids


def test_an_alias_leads_to_the_rules_it_means(web: httpx.Client) -> None:
    answer = web.get("/rules/casino")
    assert answer.status_code == 307 and answer.headers["location"] == f"/rules/{load_variant('casino').id}"
    missing = web.get("/rules/casinoo")
    assert missing.status_code == 404 and "Did you mean" in missing.text


def test_every_page_is_guarded(web: httpx.Client) -> None:
    for path in ("/", "/rules", "/rules/nothing", "/api/variants", "/api/nothing", "/static/css/base.css"):
        headers = web.get(path).headers
        assert "script-src 'self';" in headers["content-security-policy"], path
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_no_page_has_a_script_or_a_style_in_it(web: httpx.Client) -> None:
    for path in ("/", "/rules", f"/rules/{variant_ids()[0]}"):
        text = web.get(path).text
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|<[^>]*\s(style|on\w+)=", text), path


def test_all_pages_have_one_head() -> None:
    texts = {path.name: path.read_text("utf-8") for path in TEMPLATES.glob("*.html")}
    whole = {"layout.html"}
    assert {name for name, text in texts.items() if "<head>" in text} == whole
    assert all("{% extends " in text for name, text in texts.items() if name not in {*whole, "header.html"})


def test_the_first_page_is_light(web: httpx.Client) -> None:
    page = web.get("/")
    parts = set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page.text))
    assert parts
    answers = [web.get(path) for path in parts]
    assert {answer.status_code for answer in answers} == {200}
    assert sum(len(gzip.compress(answer.content)) for answer in [page, *answers]) < FIRST_PAGE_BYTES


def on_demand() -> set[str]:
    """The scripts that a page fetches only when somebody needs them."""
    return {
        (script.parent / name).resolve().relative_to(STATIC).as_posix()
        for script in STATIC.rglob("*.js")
        for name in re.findall(r'(?:await|=) import\("(\.[^"]+\.js)"\)', script.read_text("utf-8"))
    }


def test_a_page_names_all_its_modules_so_that_the_browser_loads_them_at_once(web: httpx.Client) -> None:
    preloaded = re.findall(r'rel="modulepreload" href="([^"]+)"', web.get("/").text)
    assert preloaded == [static(path) for path in modules("table/main.js")]
    assert {"table/play.js", "shared/cards.js", "vendor/lit-html/directive-helpers.js"} <= set(modules("table/main.js"))
    imported = {path for main in STATIC.rglob("main.js") for path in modules(main.relative_to(STATIC).as_posix())}
    scripts = {path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*.js")}
    of_table = {"table/coach.js", "table/replay.js", "table/watching.js", "shared/tutor.js"}
    assert on_demand() == of_table | {"shared/cover.js", "shared/dialogs.js"}
    assert of_table.isdisjoint(modules("table/main.js"))
    assert imported & of_table == {"shared/tutor.js"}  # the page of lessons has it at once
    later = {path for script in on_demand() for path in modules(script)}
    # The service worker is registered, not imported; what is in local/ only the folder of `cassino site` loads.
    scripts = {path for path in scripts if not path.startswith("local/")}
    assert scripts - imported == {"shared/theme.js", "shared/header.js", "sw.js"} | later - imported


def test_a_page_names_the_catalogs_that_its_scripts_read(web: httpx.Client) -> None:
    fetched = re.findall(r'rel="preload" as="fetch" crossorigin href="([^"]+)"', web.get("/").text)
    assert fetched == [static(f"en/{name}.ftl") for name in texts("table/main.js")]
    pages = {main.parent.name: set(texts(main.relative_to(STATIC).as_posix())) for main in STATIC.rglob("main.js")}
    assert pages["review"] - pages["table"] == {"review", "reviews"}
    assert pages["puzzle"] - pages["table"] == {"puzzle", "puzzles", "skills"}
    assert pages["lesson"] - pages["table"] == {"learn", "lessons"}
    later = (set(texts(script)) for script in on_demand())
    read = set().union(*pages.values(), *later)
    assert read <= set(files.names())


def test_a_browser_keeps_what_its_address_names_by_content(web: httpx.Client) -> None:
    parts = set(re.findall(r'(?:href|src)="(/static/[^"]+)"', web.get("/").text))
    answers = {part: web.get(part).headers for part in parts}
    assert {headers["cache-control"] for headers in answers.values()} == {FOR_EVER}
    assert not any("last-modified" in headers for headers in answers.values())
    for part in (static("css/looks.css"), static("table/main.js")):
        assert web.get(part, headers={"if-none-match": web.get(part).headers["etag"]}).status_code == 304
    css = web.get(static("css/looks.css")).text
    assert web.get(urljoin(static("css/looks.css"), re.findall(r'url\("([^"]+)"', css)[0])).status_code == 200
    for path in ("/static/table/main.js", f"/static/{'0' * 12}/table/main.js"):
        answer = web.get(path)
        assert answer.status_code == 200 and answer.headers["cache-control"] == "no-cache"
    assert web.get(static("nothing.js")).headers["cache-control"] == "no-cache"


def test_what_has_not_changed_is_not_sent_again(web: httpx.Client) -> None:
    first = web.get("/static/css/base.css")
    again = web.get("/static/css/base.css", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304 and not again.content


@pytest.mark.parametrize("path", ["/static/", "/static/css", "/static/../app.py", "/static/%2e%2e/app.py", "/nothing"])
def test_there_is_nothing_to_see_elsewhere(web: httpx.Client, path: str) -> None:
    answer = web.get(path)
    assert answer.status_code == 404 and answer.json() == {
        "error": "not_found",
        "message": tell("error-unknown-address"),
    }


def test_a_person_gets_a_page_where_a_program_gets_json(web: httpx.Client) -> None:
    page = web.get("/nothing", headers={"Accept": "text/html"})
    assert page.status_code == 404 and "<h1>Page not found</h1>" in page.text
    assert web.get("/m/nothing").status_code == 404
    assert web.put("/api/matches").json() == {"error": "method_not_allowed", "message": tell("error-method")}


def test_another_host_name_is_refused(web: httpx.Client) -> None:
    answer = web.get("/api/matches", headers={"Host": "evil.example"})
    assert answer.status_code == 421 and answer.json()["error"] == "unknown_host"


def test_a_match_is_made_and_listed(web: httpx.Client) -> None:
    made = web.post("/api/matches", json={"variant": "royal", "seats": [BOT, HUMAN], "target": 11})
    assert made.status_code == 201 and made.json()["seat"] == 1
    entry = next(each for each in web.get("/api/matches").json()["matches"] if each["id"] == made.json()["id"])
    assert entry["names"] == ["Hal", "You"] and entry["target"] == 11 and entry["phase"] == "play"
    assert entry["variant"]["id"] == load_variant("royal").id and entry["winner"] is None
    assert [side["score"] for side in entry["sides"]] == [0, 0]
    assert web.get(f"/m/{made.json()['id']}").status_code == 200


def test_house_rules_can_be_played(web: httpx.Client, port: int) -> None:
    rules = 'id = "short"\ntitle = "Short Casino"\nparent = "casino"\n[ending]\ntarget = 5\n'
    made = web.post("/api/matches", json={"rules": rules, "seats": [HUMAN, BOT]})
    with seated(port, made.json()["id"]) as ann:
        assert ann.view["variant"] == {"id": "short", "title": "Short Casino"} and ann.view["target"] == 5
        page = web.get(ann.view["rules"])
        assert page.status_code == 200 and "<h1>Short Casino</h1>" in page.text and "to 5 points" in page.text
    assert web.get("/m/nothing/rules").status_code == 404


def test_house_rules_cannot_pass_for_a_shipped_variant(web: httpx.Client) -> None:
    rules = f'id = "{variant_ids()[0]}"\ntitle = "Casino"\n[ending]\ntarget = 5\n'
    answer = web.post("/api/matches", json={"rules": rules, "seats": [HUMAN, BOT]})
    assert answer.status_code == 422 and "Choose another id" in answer.json()["problems"][0]


def test_contradicting_rules_are_told_all_at_once(web: httpx.Client) -> None:
    rules = 'parent = "casino"\n[dealing]\nhand = 0\n[ending]\ntarget = 0\n'
    answer = web.post("/api/matches", json={"rules": rules, "seats": [HUMAN, BOT]})
    assert answer.status_code == 422 and answer.json()["error"] == "rules"
    assert len(answer.json()["problems"]) >= 2


def test_partners_are_drawn_where_the_rules_say_so(web: httpx.Client, port: int) -> None:
    seats = [HUMAN, *({**BOT, "name": name} for name in ("Bo", "Cy", "Di"))]
    partners = set()
    for seed in range(12):
        body = {"variant": "four_hand_partnership", "seats": seats, "seed": seed}
        with seated(port, web.post("/api/matches", json=body).json()["id"]) as ann:
            view = ann.view
            assert view["seats"][view["seat"]]["name"] == "You"
            partners.add(view["sides"][view["seat"] % 2]["name"].replace("You and ", ""))
    assert partners == {"Bo", "Cy", "Di"}


BAD_BODIES: dict[str, tuple[Any, int, str]] = {
    "not JSON": ("hello", 400, "malformed"),
    "a list": ("[]", 400, "malformed"),
    "no seats": ({"variant": "casino"}, 400, "malformed"),
    "an unknown field": ({"variant": "casino", "seats": [HUMAN, BOT], "cheat": True}, 400, "malformed"),
    "a target of nothing": ({"variant": "casino", "seats": [HUMAN, BOT], "target": 0}, 400, "malformed"),
    "a seed among friends": ({"variant": "casino", "seats": [HUMAN, HUMAN], "seed": 1}, 422, "seed"),
    "a huge target": ({"variant": "casino", "seats": [HUMAN, BOT], "target": 1001}, 400, "malformed"),
    "a seed in words": ({"variant": "casino", "seats": [HUMAN, BOT], "seed": "x"}, 400, "malformed"),
    "a huge seed": ({"variant": "casino", "seats": [HUMAN, BOT], "seed": 2**63}, 400, "malformed"),
    "another kind of player": ({"variant": "casino", "seats": [HUMAN, {"kind": "cat", "name": "x"}]}, 400, "malformed"),
    "no rules": ({"seats": [HUMAN, BOT]}, 422, "malformed"),
    "two rules": ({"variant": "casino", "rules": "", "seats": [HUMAN, BOT]}, 422, "malformed"),
    "unknown rules": ({"variant": "casinoo", "seats": [HUMAN, BOT]}, 422, "unknown_variant"),
    "unknown bot": ({"variant": "casino", "seats": [HUMAN, {**BOT, "bot": "hal"}]}, 422, "unknown_bot"),
    "a bot without a name": ({"variant": "casino", "seats": [HUMAN, {**BOT, "name": " "}]}, 422, "name"),
    "a long name": ({"variant": "casino", "seats": [{**HUMAN, "name": "x" * 41}, BOT]}, 422, "name"),
    "a name that rings": ({"variant": "casino", "seats": [{**HUMAN, "name": "a\u0007"}, BOT]}, 422, "name"),
    "too many": ({"variant": "casino", "seats": [HUMAN] * 5}, 422, "players"),
    "alone": ({"variant": "casino", "seats": [HUMAN]}, 422, "players"),
    "too long": ("x" * 70_000, 413, "too_long"),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", BAD_BODIES)
def test_a_bad_body_makes_no_match(web: httpx.Client, name: str) -> None:
    body, status, error = BAD_BODIES[name]
    before = known_matches(web)
    if isinstance(body, str):
        answer = web.post("/api/matches", content=body, headers={"Content-Type": "application/json"})
    else:
        answer = web.post("/api/matches", json=body)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert answer.json()["message"] and "Traceback" not in answer.text
    assert known_matches(web) == before


def known_matches(web: httpx.Client) -> set[str]:
    """Bots may still play in some of them."""
    return {match["id"] for match in web.get("/api/matches").json()["matches"]}


@pytest.mark.slow
def test_a_form_of_another_page_makes_no_match(web: httpx.Client) -> None:
    answer = web.post("/api/matches", content='{"variant": "casino"}', headers={"Content-Type": "text/plain"})
    assert answer.status_code == 415


@pytest.mark.slow
def test_the_record_is_secret_until_the_match_is_over(web: httpx.Client, port: int) -> None:
    match_id = new_match(port, target=1, seed=3)
    with seated(port, match_id) as ann:
        early = web.get(f"/api/matches/{match_id}/record")
        assert early.status_code == 409 and early.json()["error"] == "not_over"
        while ann.until_asked()["phase"] != "match_over":
            ann.play_on()
    record = web.get(f"/api/matches/{match_id}/record")
    assert record.status_code == 200 and record.headers["content-type"].startswith("text/plain")
    assert ann.view["log"][-1]["text"] in record.text
    assert web.get("/api/matches/nothing/record").status_code == 404

"""Everybody reads the server in their own language: pages, errors, tables."""

import json
import re
from collections.abc import Iterator
from typing import Any, cast

import httpx
import pytest
from starlette.routing import Route
from websockets.sync.client import ClientConnection
from websockets.typing import Origin

from cassino.hosted.commands.creation import wrong_count
from cassino.hosted.wire.refusal import Refusal
from cassino.rules import load_variant
from cassino.rules.sharing import share_code
from cassino.server.app import ROUTES
from cassino.server.room.audience import Audience
from cassino.server.room.connection import Connection
from cassino.server.room.services import RoomServices
from cassino.texts import tell
from cassino.texts.language import PSEUDO, cached, current, speaking
from table_server import Person, browser, connect, cookie_of, new_match

NO_PAGES = (".png", ".svg", ".js", ".json", ".webmanifest")
PAGES = sorted(
    route.path
    for route in ROUTES
    if isinstance(route, Route)
    and "GET" in (route.methods or ())
    and not route.path.startswith("/api/")
    and not route.path.endswith(NO_PAGES)
)
READS = sorted(
    route.path
    for route in ROUTES
    if isinstance(route, Route) and "GET" in (route.methods or ()) and route.path.startswith("/api/")
)
PARTS = {
    "variant": "casino_long",
    "number": "1",
    "week": "2026-W02",
    "code": share_code(load_variant("casino_long")),
    "name": "captures",
    "id": "nothing",
}
"""What stands in the addresses of pages; nothing has the id, unless a test makes it."""


def said_in(language: str, key: str, **facts: Any) -> str:
    """A message in a language."""
    with speaking(language):
        return tell(key, **facts)


@pytest.fixture(scope="module")
def web(port: int) -> Iterator[httpx.Client]:
    with browser(port) as client:
        yield client


@pytest.fixture(scope="module")
def kept(web: httpx.Client) -> dict[str, str]:
    """Things that pages are about, by the beginning of their addresses: their ids."""
    house = web.post("/api/house", json={"title": "Ours", "parent": "casino_long"})
    score = web.post("/api/scorebooks", json={"variant": "casino_long", "names": ["Ann", "Ben"]})
    match = web.post("/api/matches", json={"variant": "casino_long", "seats": [HUMAN, BOT]})
    found = {"/house": house, "/score": score, "/m": match, "/review": match}
    assert all(answer.status_code == 201 for answer in found.values())
    return {begin: answer.json()["id"] for begin, answer in found.items()}


HUMAN = {"kind": "human", "name": "Ann"}
BOT = {"kind": "bot", "name": "Hal", "bot": "random"}


def read(web: httpx.Client, path: str, language: str) -> httpx.Response:
    headers = {"Accept": "text/html", "Accept-Language": language}
    return web.get(path, headers=headers, follow_redirects=True)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_read_in_each_language(web: httpx.Client, kept: dict[str, str], path: str) -> None:
    begin = f"/{path.split('/')[1]}"
    address = path.format_map({**PARTS, "id": kept.get(begin, PARTS["id"])})
    found = {}
    for language in ("en", PSEUDO, "en"):
        answer = read(web, address, language)
        assert answer.status_code in (200, 404), address
        assert re.search(r'<html lang="([^"]*)"', answer.text)[1] == language  # type: ignore[index]
        assert answer.headers["content-language"] == language
        assert {"Accept-Language", "Cookie"} <= {each.strip() for each in answer.headers["vary"].split(",")}
        assert found.setdefault(language, answer.text) == answer.text
    assert found["en"] != found[PSEUDO]


def test_the_address_and_the_cookie_come_before_the_browser(port: int) -> None:
    assert 'lang="en-XA"' in httpx.get(f"http://127.0.0.1:{port}/lobby?lang=en-XA").text
    assert 'lang="en-XA"' in httpx.get(f"http://127.0.0.1:{port}/lobby", headers={"Cookie": "lang=en-XA"}).text
    chosen = {"Cookie": "lang=en-XA", "Accept-Language": "en"}
    assert 'lang="en"' in httpx.get(f"http://127.0.0.1:{port}/lobby?lang=en", headers=chosen).text


def cookies_set(answer: httpx.Response) -> dict[str, str]:
    return {each.split("=")[0]: each.partition("=")[2] for each in answer.headers.get_list("set-cookie")}


@pytest.mark.parametrize("path", ["/lobby", "/rules/casino_long", "/rules/casino_long?sheet", "/m/nothing"])
def test_a_page_that_is_opened_in_a_language_sets_it_for_its_links(port: int, path: str) -> None:
    address = f"http://127.0.0.1:{port}{path}{'&' if '?' in path else '?'}lang="
    kept = "es; Path=/; Max-Age=31536000; SameSite=Lax"
    assert cookies_set(httpx.get(f"{address}es")) == {"lang": kept}
    assert cookies_set(httpx.get(f"{address}es-DO", headers={"Cookie": "lang=de; other=1"})) == {"lang": kept}
    assert cookies_set(httpx.get(f"{address}es", headers={"Cookie": "lang=es"})) == {}
    assert cookies_set(httpx.get(f"{address}xx", headers={"Cookie": "lang=es"})) == {}
    assert cookies_set(httpx.get(address.partition("lang=")[0], headers={"Accept-Language": "es"})) == {}


@pytest.mark.parametrize("path", READS)
def test_every_address_of_programs_takes_a_language(web: httpx.Client, kept: dict[str, str], path: str) -> None:
    about = "house" if "/house/" in path else "score" if "/scorebooks/" in path else "m"
    address = re.sub(r"{(\w+)(:\w+)?}", lambda found: {**PARTS, "id": kept[f"/{about}"]}.get(found[1], "1"), path)
    with web.stream("GET", address) as plain, web.stream("GET", address, params={"lang": "es"}) as spanish:
        assert spanish.status_code == plain.status_code
        assert spanish.headers.get("content-language", "es") == "es"
        assert "lang" not in cookies_set(spanish)


def test_an_answer_to_a_program_speaks_the_language_of_its_address_and_sets_nothing(port: int) -> None:
    chosen = {"Cookie": "lang=de", "Accept-Language": "fr"}
    for path in ("/api/variants", "/api/nowhere", "/api/matches/nothing/review.html"):
        answer = httpx.get(f"http://127.0.0.1:{port}{path}?lang=es", headers=chosen)
        assert (answer.headers["content-language"], cookies_set(answer)) == ("es", {}), path
    made = httpx.post(f"http://127.0.0.1:{port}/api/me?lang=es", json={"name": ""}, headers=chosen)
    assert (made.headers["content-language"], cookies_set(made)) == ("es", {})


def test_a_socket_speaks_the_language_of_its_address(port: int) -> None:
    match_id = new_match(port, "casino_long", seed=1)
    headers = {"Cookie": f"{cookie_of(match_id)}; lang=de"}
    own = Origin(f"http://127.0.0.1:{port}")
    address = f"ws://127.0.0.1:{port}/ws/{match_id}?seat=0&lang=es"
    with connect(address, additional_headers=headers, origin=own) as socket:
        person = Person(socket, match_id)
        person.until_asked()
        person.send("claim")
        assert person.until("error")["message"] == said_in("es", "error-nothing-to-claim")


@pytest.mark.parametrize(
    "cookies",
    [
        ["lang=es"],
        ['prefs={"theme":1}; lang=es'],
        ["note=hello world; lang=es"],
        ["a[b]=1; odd; lang=es"],
        ["first=1", "lang=es"],
    ],
)
def test_cookies_of_others_do_not_hide_the_language(web: httpx.Client, cookies: list[str]) -> None:
    headers = [("Cookie", each) for each in cookies]
    assert httpx.get(web.base_url.join("/lobby"), headers=headers).headers["content-language"] == "es"


def test_a_language_that_nobody_knows_is_passed_over(web: httpx.Client) -> None:
    asked = {"Cookie": "lang=es", "Accept-Language": "de"}
    assert httpx.get(web.base_url.join("/lobby?lang=xx"), headers=asked).headers["content-language"] == "es"
    asked = {"Cookie": "lang=xx", "Accept-Language": "de"}
    assert httpx.get(web.base_url.join("/lobby"), headers=asked).headers["content-language"] == "de"


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("/rules/casino?lang=es&sheet", "/rules/casino_long?lang=es&sheet"),
        ("/daily/casino?lang=es", "/daily/casino_long?lang=es"),
        ("/login?lang=es", "/account?lang=es"),
        ("/rules/casino", "/rules/casino_long"),
    ],
)
def test_an_address_of_the_same_page_keeps_what_is_asked(web: httpx.Client, path: str, place: str) -> None:
    answer = web.get(path)
    assert (answer.status_code, answer.headers["location"]) == (307, place)


@pytest.mark.parametrize("language", ["en", PSEUDO])
def test_an_error_has_one_code_and_is_worded_in_each_language(web: httpx.Client, language: str) -> None:
    def refused(answer: httpx.Response) -> tuple[str, str]:
        return answer.json()["error"], answer.json()["message"]

    asks = {"Accept-Language": language}
    unknown = web.get("/api/matches/nothing", headers=asks)
    assert refused(unknown) == ("unknown_match", said_in(language, "error-unknown-match"))
    wish = {"variant": "casino_long", "seats": [HUMAN], "clock": None}
    count = web.post("/api/matches", json=wish, headers=asks)  # refused in another process
    with speaking(language):
        alone = str(wrong_count(load_variant("casino_long"), 1))
    assert refused(count) == ("players", alone)
    nowhere = web.get("/api/nowhere", headers=asks)
    assert refused(nowhere) == ("not_found", said_in(language, "error-unknown-address"))
    method = web.delete("/api/variants", headers=asks)
    assert refused(method) == ("method_not_allowed", said_in(language, "error-method"))
    lesson = web.get("/api/lessons/nothing", headers=asks)  # refused in another process
    assert refused(lesson) == ("unknown_lesson", said_in(language, "error-unknown-lesson"))


def window(port: int, match_id: str, language: str) -> ClientConnection:
    headers = {"Cookie": cookie_of(match_id), "Accept-Language": language}
    own = Origin(f"http://127.0.0.1:{port}")
    return connect(f"ws://127.0.0.1:{port}/ws/{match_id}", additional_headers=headers, origin=own)


def test_two_windows_at_a_table_have_a_language_each(port: int) -> None:
    match_id = new_match(port, "casino_long", seed=1)
    with window(port, match_id, "en") as one, window(port, match_id, PSEUDO) as other:
        people = {"en": Person(one, match_id), PSEUDO: Person(other, match_id)}
        for language, person in people.items():
            person.until_asked()
            person.send("claim")
            error = person.until("error")
            assert (error["code"], error["message"]) == ("no_claim", said_in(language, "error-nothing-to-claim"))
        people["en"].send("resign")
        for language, person in people.items():
            while not person.view.get("winner"):
                person.receive()
            assert [side["name"] for side in person.view["sides"]] == [said_in(language, "you"), "Bot 1"]


def test_what_everybody_at_a_table_is_told_is_worded_for_each() -> None:
    connections = {}
    for language in ("en", PSEUDO):
        with speaking(language):
            connections[language] = Connection(None)
    audience = Audience("table", cast(RoomServices, None))
    audience.connections.update(connections.values())
    audience.refuse(Refusal("bot_failed", "error-bots-stopped"))
    for language, connection in connections.items():
        (frame,) = map(json.loads, connection.outbox.take_all())
        assert frame["message"] == said_in(language, "error-bots-stopped")


@pytest.mark.slow
def test_what_is_kept_is_kept_for_each_language() -> None:
    calls: list[str] = []

    @cached(4)
    def told(name: str) -> str:
        calls.append(current())
        return f"{name} {current()}"

    assert told("a") == told("a") == "a en"
    with speaking(PSEUDO):
        assert told("a") == told("a") == f"a {PSEUDO}"
        assert str(Refusal("no_claim", "error-nothing-to-claim")) == tell("error-nothing-to-claim")
    assert told("a") == "a en" and calls == ["en", PSEUDO]


@pytest.mark.slow
def test_a_draft_is_given_to_those_who_choose_it_and_says_that_it_is_one(web: httpx.Client, port: int) -> None:
    with speaking("zu"):
        note, short = tell("shared-draft"), tell("book-chapter-short")
    page = web.get("/rules/swazi?lang=zu").text
    assert '<html lang="zu">' in page and note in page and "isiZulu (uhlaka)" in page
    assert re.search(rf'<section id="short" aria[^>]*>\s*<h2[^>]*>{short}<', page)
    assert re.search(r'<section id="scoring" lang="en"', page)
    asked = httpx.get(f"http://127.0.0.1:{port}/rules/swazi", headers={"Accept-Language": "zu, de;q=0.5"}).text
    assert (
        '<html lang="de">' in asked
        and 'class="draft"' not in asked
        and 'lang="en"' not in asked.partition("<main")[2].partition("<footer")[0]
    )

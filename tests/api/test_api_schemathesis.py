"""Schemathesis asks a real server everything that its own description allows, and more: no failure, no surprise."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

pytest.importorskip("schemathesis", reason="the tests of the whole API need Schemathesis: make api")

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings, strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cassino.server.app import ROUTES
from cassino.server.features.contests.periods import today, week_of
from cassino.server.openapi.document import api_routes, plain
from push_service import Browser
from table_server import PATIENCE, running_server

Json = dict[str, Any]
pytestmark = [pytest.mark.api, pytest.mark.filterwarnings("ignore::DeprecationWarning")]
EXAMPLES = int(os.environ.get("CASSINO_API_CASES") or 15)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
RULES = 'id = "one_deal"\ntitle = "One deal"\nparent = "casino"\n[ending]\ndeals = 1\n'
SEATS = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "name": "Hal", "bot": "random"}]
HOUSE = {"title": "Ours", "parent": "casino_long", "changes": {"sweeping.points": 2}}
SCORE = {"names": ["Ann", "Ben"], "variant": "casino", "dealer": 0, "target": 21}
PASSWORD = {"login": "ann", "password": "correct horse battery"}
ENDPOINT = "https://fcm.googleapis.com/nobody"
FINISHED = ("/record", "/review", "/deals", "/branches", "/rematch")
ENDLESS = "/api/matches/{id}/stream"
"""A stream has tests of its own."""
ASKED = [(plain(path), method) for path, method, _ in api_routes(ROUTES) if path != ENDLESS]


@dataclass(frozen=True)
class Somebody:
    """Somebody for whom there is something of everything: a match, rules, a score."""

    web: httpx.Client
    match: str
    house: str
    book: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())}

    def ids(self, path: str) -> Json:
        """What stands in an address of something that is there."""
        known = {"matches": {"id": self.match}, "house": {"id": self.house}, "scorebooks": {"id": self.book}}
        nothing = {"id": "nothing"} if "{id}" in path else {}
        found: Json = known.get(path.split("/")[2], nothing)
        known: dict[str, Any] = {"number": 1, "name": "capture"}
        return found | {part: value for part, value in known.items() if f"{{{part}}}" in path}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_server(tmp_path_factory.mktemp("api") / "cassino.db") as port:
        yield f"http://127.0.0.1:{port}"


@pytest.fixture(scope="module")
def schema(address: str) -> Any:
    return schemathesis.openapi.from_url(f"{address}/openapi.json")


def made(web: httpx.Client, path: str, body: Json) -> str:
    answer = web.post(path, json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.fixture(scope="module")
def olga(address: str) -> Iterator[Somebody]:
    """Her match is over."""
    with httpx.Client(base_url=address, timeout=PATIENCE) as web:
        over = made(web, "/api/matches", {"rules": RULES, "seats": SEATS})
        play_to_the_end(web, f"/api/matches/{over}")
        yield Somebody(web, over, made(web, "/api/house", HOUSE), made(web, "/api/scorebooks", SCORE))


@pytest.fixture
def somebody(request: pytest.FixtureRequest, address: str, path: str) -> Iterator[Somebody]:
    """Olga where a match has to be over, else Ann, who has just begun one."""
    if any(part in path for part in FINISHED):
        yield request.getfixturevalue("olga")
        return
    with httpx.Client(base_url=address, timeout=PATIENCE) as web:
        match = made(web, "/api/matches", {"variant": "casino", "seats": SEATS})
        yield Somebody(web, match, made(web, "/api/house", HOUSE), made(web, "/api/scorebooks", SCORE))


def play_to_the_end(web: httpx.Client, match: str) -> None:
    while (view := web.get(match).json()["view"])["phase"] != "match_over":
        if view["can"]["move"]:
            legal = web.get(f"{match}/moves").json()
            web.post(f"{match}/moves", json={"version": legal["version"], "move": legal["moves"][0]})


def good_body(ann: Somebody, path: str, method: str) -> Json | None:
    """A body that is fulfilled; None where this test knows none."""
    view = ann.web.get(f"/api/matches/{ann.match}").json()["view"]
    legal = ann.web.get(f"/api/matches/{ann.match}/moves").json()
    last = path.rsplit("/", 1)[1]
    book = ann.web.get(f"/api/scorebooks/{ann.book}").json()
    now = {"version": view["version"]}
    if last == "return":
        return {"key": ann.web.post(f"/api/matches/{ann.match}/key", json={}).json()["key"]}
    bodies: dict[tuple[str, str], Json] = {
        ("post", "/api/matches"): {"variant": "casino", "seats": SEATS},
        ("post", "/api/matches/{id}/branches"): {"deal": 1, "moves": 3},
        ("post", "/api/matches/{id}/moves"): {"version": legal["version"], "move": (legal["moves"] or ["-"])[0]},
        ("post", "/api/matches/{id}/select"): {**now, "cards": view["hand"][:1], "table": []},
        ("post", "/api/matches/{id}/why"): {**now, "cards": view["hand"][:1], "table": []},
        ("post", "/api/matches/{id}/ask_me"): {**now, "when": "never"},
        ("post", "/api/matches/{id}/rematch"): now,
        ("post", "/api/house"): HOUSE,
        ("put", "/api/house/{id}"): HOUSE,
        ("post", "/api/house/check"): HOUSE,
        ("post", "/api/house/draft"): {"variant": "royal"},
        ("post", "/api/daily"): {"name": "Ann"},
        ("post", "/api/weekly"): {"week": week_of(today()).id, "deal": 1},
        ("post", "/api/push"): Browser().subscription(ENDPOINT),
        ("post", "/api/push/remove"): {"endpoint": ENDPOINT},
        ("post", "/api/puzzles/{number}/select"): {"cards": [], "table": []},
        ("post", "/api/lessons/deal"): {"moves": []},
        ("post", "/api/lessons/deal/select"): {"moves": [], "cards": [], "table": []},
        ("post", "/api/lessons/{name}/select"): {"step": "pair", "cards": ["8S"], "table": []},
        ("post", "/api/lessons/deal/read"): {"moves": [], "text": "10S x 10D"},
        ("post", "/api/lessons/{name}/read"): {"step": "pair", "text": "8S x 8H"},
        ("post", "/api/scorebooks"): SCORE,
        ("post", "/api/scorebooks/{id}"): {"type": "draft", "version": book["version"], "draft": {"sides": [{}, {}]}},
        ("post", "/api/me"): {"name": "Anna"},
        ("post", "/api/me/password"): PASSWORD,
        ("post", "/api/tokens"): {"name": "My bot"},
        ("post", "/api/login"): PASSWORD,
    }
    plain_ones = ("hint", "coach", "undo", "resign", "leave", "join", "key", "again", "solution", "me", "options")
    usual = {**now} if last in ("hint", "coach", "undo", "resign") else {}
    return bodies.get((method, path), usual if last in plain_ones else None)


UNFULFILLED = {
    "/api/matches/{id}/join": "the creator sits already",
    "/api/matches/{id}/claim": "nothing to claim",
    "/api/matches/{id}/step": "a person plays",
    "/api/matches/{id}/chances": "a person plays",
    "/api/matches/{id}/next_deal": "the deal is on",
    "/api/matches/{id}/offer": "nobody to ask",
    "/api/matches/{id}/report": "nobody else sits there",
    "/api/matches/{id}/agree": "nothing is offered",
    "/api/matches/{id}/decline": "nothing is offered",
    "/api/matches/{id}/fill": "no seat is kept for anybody",
    "/api/matches/{id}/flag": "no clock",
    "/api/matches/{id}/salt": "nothing was promised",
    "/api/matches/{id}/review.html": "takes long to make",
    "/api/puzzles/{number}/answer": "this test does not know the answer",
    "/api/me/passkeys": "needs a browser",
    "/api/me/passkeys/{id}": "needs a browser",
    "/api/me/sessions/{id}": "one's own session has no address here",
    "/api/me/passkeys/options": "only for names that browsers know",
    "/api/login/passkey/options": "only for names that browsers know",
    "/api/login/passkey": "needs a browser",
    "/api/tokens/{id}": "the token is told elsewhere",
    "/api/login": "there may be another person of that name",
}
"""What is asked here only in vain, and why."""


def until_ones_turn(ann: Somebody, path: str) -> None:
    """The bot has led if it had to; for `undo` and `coach` there is a move to take back or to ask about."""
    match = f"/api/matches/{ann.match}"
    needs_move = path.endswith(("/undo", "/coach"))
    for _ in range(2 if needs_move else 1):
        while (view := ann.web.get(match).json()["view"])["phase"] == "play" and not view["can"]["move"]:
            pass
        if needs_move and not ann.web.get(match).json()["view"]["can"]["undo"]:
            legal = ann.web.get(f"{match}/moves").json()
            ann.web.post(f"{match}/moves", json={"version": legal["version"], "move": legal["moves"][0]})


@pytest.mark.parametrize(("path", "method"), ASKED)
def test_answers_are_as_described(schema: Any, somebody: Somebody, path: str, method: str) -> None:
    operation = schema[path][method.upper()]
    seen = {ask_well(operation, somebody, path, method)}

    @settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(st.data())
    def ask(data: st.DataObject) -> None:
        mode = data.draw(st.sampled_from([GenerationMode.POSITIVE, GenerationMode.POSITIVE, GenerationMode.NEGATIVE]))
        there = somebody.ids(path) if "{" in path and data.draw(st.integers(0, 3)) else None
        case = data.draw(operation.as_strategy(generation_mode=mode, path_parameters=there or None))
        seen.add(case.call_and_validate(headers=somebody.headers, checks=CHECKS).status_code)

    ask()
    assert any(status < 300 for status in seen) or path in UNFULFILLED, seen


def ask_well(operation: Any, ann: Somebody, path: str, method: str) -> int:
    """Ask for something that is to be had; the status, after all checks."""
    until_ones_turn(ann, path)
    body = None if method == "get" else good_body(ann, path, method)
    more = {} if body is None else {"body": body, "media_type": "application/json"}
    case = operation.Case(path_parameters=ann.ids(path) or None, **more)
    status: int = case.call_and_validate(headers=ann.headers, checks=CHECKS).status_code
    return status

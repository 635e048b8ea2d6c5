"""Texts in requests are limited; the refusal names the field and its limit."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import httpx
import pytest

from cassino.rules import load_variant
from cassino.rules.checking import LONGEST_TEXT
from cassino.rules.sharing import share_code
from cassino.texts.names import LONGEST_TITLE
from table_server import Json, browser

HUMAN = {"kind": "human", "name": "Ann"}
BOT = {"kind": "bot", "name": "Hal", "bot": "greedy"}


@pytest.fixture
def web(port: int) -> Iterator[httpx.Client]:
    with browser(port) as client:
        yield client


@pytest.mark.parametrize("key", ["title", "summary", "played_in", "source", "also_called"])
def test_a_draft_with_a_long_text_is_not_saved(web: httpx.Client, key: str) -> None:
    text: Any = ["x"] * 1000 if key == "also_called" else "x" * 201
    answer = web.post("/api/house", json={"title": "x"} | {key: text})
    assert (answer.status_code, answer.json()["error"]) == (422, "rules")
    assert len(answer.json()["problems"]) == 1


@pytest.mark.parametrize(
    ("field", "toml", "limit"),
    [
        ("title", 'title = "TEXT"', LONGEST_TITLE),
        ("id", 'title = "x"\nid = "TEXT"', LONGEST_TEXT),
        ("summary", 'title = "x"\nsummary = "TEXT"', LONGEST_TEXT),
        ("also_called", 'title = "x"\nalso_called = ["TEXT"]', LONGEST_TEXT),
        ("family", 'title = "x"\nfamily = "TEXT"', LONGEST_TEXT),
        ("short", 'title = "x"\nshort = "TEXT"', LONGEST_TEXT),
        ("played_in", 'title = "x"\nplayed_in = "TEXT"', LONGEST_TEXT),
        ("words.sweep", 'title = "x"\n[words]\nsweep = "TEXT"', LONGEST_TEXT),
    ],
)
def test_a_long_text_in_rules_is_refused_by_name(web: httpx.Client, field: str, toml: str, limit: int) -> None:
    people: dict[str, Json] = {
        "/api/matches": {"seats": [HUMAN, BOT]},
        "/api/scorebooks": {"names": ["Ann", "Ben"]},
    }
    for path, body in people.items():
        for length, status in ((limit, 201), (limit + 1, 422), (15_000, 422)):
            answer = web.post(path, json=body | {"rules": toml.replace("TEXT", "x" * length)})
            assert answer.status_code == status, (path, length, answer.text)
        error = answer.json()
        assert error["error"] == "rules"
        assert [problem.startswith(f"{field}: ") and str(limit) in problem for problem in error["problems"]] == [True]


def test_a_title_in_a_share_code_is_limited_too(web: httpx.Client) -> None:
    code = share_code(
        replace(load_variant("casino"), own_title="x" * (LONGEST_TITLE + 1), parent="casino_long", id="x")
    )
    answer = web.post("/api/scorebooks", json={"code": code, "names": ["Ann", "Ben"]})
    assert answer.status_code == 422 and answer.json()["problems"] == [
        "title: A name needs 1 to 60 visible characters."
    ]


@pytest.mark.parametrize(
    ("path", "body", "field", "limit"),
    [
        ("/api/daily", {"name": "x" * 481}, "name", 480),
        ("/api/login", {"login": "x" * 1001, "password": "x"}, "login", 1000),
        ("/api/house/draft", {"toml": "#" * 20_001}, "toml", 20_000),
        ("/api/puzzles/1/answer", {"move": "x" * 1001}, "move", 1000),
    ],
)
def test_a_long_text_in_a_body_is_refused_by_name(
    web: httpx.Client, path: str, body: Json, field: str, limit: int
) -> None:
    answer = web.post(path, json=body)
    assert answer.status_code == 400
    assert answer.json() == {
        "error": "text", "message": f"`{field}` can have at most {limit} characters.",
        "field": field, "limit": limit,
    }  # fmt: skip

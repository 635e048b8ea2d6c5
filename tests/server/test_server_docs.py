"""docs/background/protocol.md shows frames as they are."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx

from table_server import Json, Person, cookie_of, new_match, seated

ROOT = Path(__file__).parents[2]
PROTOCOL = (ROOT / "docs" / "background" / "protocol.md").read_text("utf-8")
SCORES = (ROOT / "docs" / "background" / "scores.md").read_text("utf-8")
SHOWN = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PROTOCOL, re.DOTALL)]


def shown(*keys: str) -> Json:
    """The example that has these keys."""
    found: Json = next(example for example in SHOWN if set(keys) <= example.keys())
    return found


def shape(value: Any) -> Any:
    """The keys of a value; of a list those of its first item of each kind. The arguments of a message are its own."""
    if isinstance(value, dict) and "key" in value:
        return "message"
    if isinstance(value, dict):
        return {key: shape(inner) for key, inner in value.items()}
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return {item.get("kind", ""): shape(item) for item in reversed(value)}
    return None


def build_on_the_table(person: Person) -> Json:
    """The first view with a build, after a capture."""
    while not (
        person.until_asked()["last_move"]
        and any(item["kind"] == "build" for item in person.view["table"])
        and any(item["kind"] == "card" for item in person.view["table"])
        and person.view["phase"] == "play"
    ):
        person.play_on()
    return person.view


def test_the_view(port: int) -> None:
    with seated(port, new_match(port, seed=5, target=1000)) as ann:
        view = build_on_the_table(ann)
    example = shown("type", "version", "view")["view"]
    assert sorted(example) == sorted(view)
    for part in ("seats", "sides", "table", "last_move", "log", "can", "round", "variant"):
        real, written = shape(view[part]), shape(example[part])
        assert set(written) <= set(real) if part == "seats" else written == real, part
        assert all(written[key] == real[key] for key in written), part


def test_choices(port: int) -> None:
    with seated(port, new_match(port, seed=3)) as ann:
        ann.until_asked()
        answer = ann.ask("select", cards=ann.view["hand"][:1], table=[])
    example = shown("type", "choices")
    assert list(example) == list(answer) and list(example["choices"][0]) == list(answer["choices"][0])


def test_http(port: int) -> None:
    address = f"http://127.0.0.1:{port}/api"
    variants = httpx.get(f"{address}/variants").json()
    example = shown("variants", "default")
    assert list(example) == list(variants) and list(example["variants"][0]) == list(variants["variants"][0])
    match_id = new_match(port)
    listed = httpx.get(f"{address}/matches", headers={"Cookie": cookie_of(match_id)}).json()["matches"][0]
    assert list(shown("matches")["matches"][0]) == list(listed)
    made = httpx.post(f"{address}/matches", json=shown("variant", "seats"))
    assert made.status_code == 201 and set(made.json()) == {"id", "seat"}


SOURCES = [
    path.read_text("utf-8") for part in ("hosted", "server") for path in (ROOT / "src/cassino" / part).rglob("*.py")
]


ANSWERS = [path.read_text("utf-8") for path in (ROOT / "src" / "cassino" / "answers").rglob("*.py")]


def codes_of(pattern: str, sources: Sequence[str] = SOURCES) -> set[str]:
    """The error codes that sources name in such a place."""
    return {code for text in sources for code in re.findall(pattern, text)}


def test_every_error_code_is_listed() -> None:
    codes = codes_of(r'Refusal\(\s*"(\w+)"')
    assert len(codes) > 10
    assert {code for code in codes if f"`{code}`" not in PROTOCOL + SCORES} == set()


def test_every_error_code_of_requests_is_listed() -> None:
    listed = (ROOT / "docs" / "research" / "api.md").read_text("utf-8")
    patterns = (
        r'BadRequest\(\s*\d+,\s*"(\w+)"',
        r'_refused\(\s*"(\w+)"',
        r'"error":\s*"(\w+)"',
        r'__init__\(\d+, "(\w+)"',
    )
    codes = set.union(*map(codes_of, patterns), codes_of(r'Refusal\(\s*"(\w+)"', ANSWERS))
    assert len(codes) > 40
    assert {code for code in codes if f"`{code}`" not in listed + PROTOCOL} == set()

"""Every field of every request and frame has bounds, and its extremes are answered: 2xx or 4xx, never 5xx."""

import json
from collections.abc import Iterator
from typing import Any, get_args
from urllib.parse import quote

import httpx
import pytest
from msgspec import inspect

from cassino.hosted.wire import requests
from cassino.server.app import ROUTES
from cassino.server.config import Config
from cassino.server.http.limits import Rates
from cassino.server.openapi.document import api_routes, plain
from cassino.server.openapi.operations import OPERATIONS
from table_server import ALWAYS, PATIENCE, new_match, running_server, seated

Json = Any
FREE = Rates(
    **{name: ALWAYS for name in Rates.__dataclass_fields__ if isinstance(getattr(Rates(), name), type(ALWAYS))}
)
"""No limits: thousands of requests come from one person."""
INTS = (0, -1, 2**31 - 1, 2**31, 2**63, -(2**63) - 1, 2**64, 10**28, -(10**29), 10**400, 10**3999)
ODD_TEXTS = ("", " ", "\0", "\u202e", "\ud800", "🂡", "é" * 100, "${7*7}", "9" * 28, "../..", "%s{x}", "a\nb", "\u2028")
OTHERS = (None, True, 1.5, 1e308, "x", [], {}, [[[]]], {"a": {"b": [1]}})
SAMPLES: dict[str, Json] = {
    "variant": "casino", "kind": "human", "name": "Ann", "title": "Ours", "parent": "casino_long", "step": "pair",
    "when": "never", "move": "8S", "login": "ann", "password": "correct horse battery", "week": "2026-W48",
    "names": ["Ann", "Ben"], "type": "draft", "endpoint": "https://fcm.googleapis.com/x", "seat": 0, "version": 1,
}  # fmt: skip
"""What a field may be, so that a request with one extreme comes as far as possible."""
BODIES = [
    (path, method, kind, OPERATIONS[endpoint])
    for path, method, endpoint in api_routes(ROUTES)
    if OPERATIONS[endpoint].body is not None
    for kind in (get_args(OPERATIONS[endpoint].body) or (OPERATIONS[endpoint].body,))
]
FRAMES = [kind for part in get_args(requests.AnyRequest) for kind in (get_args(part) or (part,))]
ADDRESSES = [
    (path, method, OPERATIONS[endpoint])
    for path, method, endpoint in api_routes(ROUTES)
    if ("{" in path or OPERATIONS[endpoint].query) and not path.endswith("/stream")
]


def kinds_in(kind: inspect.Type) -> Iterator[inspect.Type]:
    """A type and the types that occur in it."""
    yield kind
    inner = [field.type for field in kind.fields] if isinstance(kind, inspect.StructType) else []
    for name in ("types", "item_types"):
        inner += getattr(kind, name, ())
    inner += [getattr(kind, name) for name in ("item_type", "value_type", "type") if hasattr(kind, name)]
    for each in inner:
        if isinstance(each, inspect.Type):
            yield from kinds_in(each)


def is_bounded(kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        return kind.ge is not None and kind.le is not None
    if isinstance(kind, inspect.StrType | inspect.VarTupleType | inspect.ListType | inspect.DictType):
        return kind.max_length is not None
    return True


def questions() -> Iterator[type]:
    """Everything that is decoded from what people send."""
    yield from (kind for _, _, kind, _ in BODIES)
    yield from FRAMES
    yield from (operation.query for _, _, operation in ADDRESSES if operation.query)


@pytest.mark.parametrize("kind", sorted(set(questions()), key=lambda kind: (kind.__module__, kind.__name__)))
def test_every_field_has_bounds(kind: type) -> None:
    struct = inspect.type_info(kind)
    assert isinstance(struct, inspect.StructType)
    for field in struct.fields:
        for inner in kinds_in(field.type):
            is_key = isinstance(field.type, inspect.DictType) and inner is not field.type
            assert is_key or is_bounded(inner), (field.name, inner)


def sample(name: str, kind: inspect.Type) -> Json:
    """Something that a field may be."""
    if name in SAMPLES:
        return SAMPLES[name]
    match kind:
        case inspect.UnionType():
            return sample("", kind.types[0])
        case inspect.StructType():
            return sample_of(kind)
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.VarTupleType() if isinstance(kind.item_type, inspect.StructType):
            return [sample_of(kind.item_type), {"kind": "bot", "name": "Hal"}]
    return PLAIN.get(type(kind), {})


PLAIN: dict[type, Json] = {
    inspect.IntType: 1, inspect.StrType: "x", inspect.BoolType: False, inspect.VarTupleType: [], inspect.NoneType: None
}  # fmt: skip


def sample_of(struct: inspect.StructType) -> dict[str, Json]:
    """What a struct needs, and its tag."""
    tag = {struct.tag_field: struct.tag} if struct.tag_field else {}
    return tag | {field.encode_name: sample(field.name, field.type) for field in struct.fields if field.required}


def extremes(kind: inspect.Type) -> Iterator[Json]:
    """The extremes of a type, and what it does not allow."""
    for inner in kinds_in(kind):
        if isinstance(inner, inspect.IntType):
            yield from (value for value in (inner.ge, inner.le) if value is not None)
            yield from INTS
        if isinstance(inner, inspect.StrType) and inner is kind:
            most = inner.max_length or 0
            yield from (*ODD_TEXTS, "a" * most, "a" * (most + 1), "🂡" * min(most, 1000))
        if isinstance(inner, inspect.VarTupleType | inspect.ListType):
            most = inner.max_length or 0
            item = sample("", inner.item_type)
            yield from ([item] * most, [item] * (most + 1), *([text] for text in ODD_TEXTS), [10**30])
        if isinstance(inner, inspect.DictType):
            yield from ({"sweeping.points": number} for number in INTS)
            yield from ({text: text} for text in ODD_TEXTS)
            yield from (
                {name: {"cards": INTS, "id": "x", "sides": [{}, {"cards": 10**30}]} for name in keys} for keys in KEYS
            )
            yield {str(number): number for number in range((inner.max_length or 0) + 1)}
    yield from OTHERS


KEYS = (
    ("sides", "response", "rawId"), ("scoring.items", "dealing.hand"), ("seating.players", "ending.target"),
    ("counting.ace", "calling.insist", "id"),
)  # fmt: skip


def with_extremes(struct: inspect.StructType) -> Iterator[tuple[str, dict[str, Json]]]:
    """Samples of a struct in which one field, at any depth, is extreme."""
    good = sample_of(struct)
    for field in struct.fields:
        for value in extremes(field.type):
            yield field.encode_name, good | {field.encode_name: value}
        for inner in (each for each in kinds_in(field.type) if isinstance(each, inspect.StructType)):
            for name, changed in with_extremes(inner):
                is_many = not isinstance(sample(field.name, field.type), dict) and "tuple" in str(field.type).lower()
                yield f"{field.encode_name}.{name}", good | {field.encode_name: [changed] * 2 if is_many else changed}


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    config = Config(limits=FREE)
    with running_server(tmp_path_factory.mktemp("extremes") / "cassino.db", config) as port:
        yield port


class Somebody:
    """Somebody for whom there is something of everything."""

    def __init__(self, port: int) -> None:
        self.web = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
        self.web.post("/api/me", json={"name": "Ann"})
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "name": "Hal", "bot": "random"}]
        made = {
            "matches": self.web.post("/api/matches", json={"variant": "casino", "seats": seats}),
            "house": self.web.post("/api/house", json={"title": "Ours", "parent": "casino_long", "changes": {}}),
            "scorebooks": self.web.post("/api/scorebooks", json={"variant": "casino", "names": ["Ann", "Ben"]}),
        }
        self.ids = {name: answer.json()["id"] for name, answer in made.items()}

    def address(self, path: str, **other: str) -> str:
        """An address of something that is there, or with another part."""
        known = {"id": self.ids.get(path.split("/")[2], "x"), "name": "capture", "number": "1"} | other
        for name, value in known.items():
            path = path.replace(f"{{{name}}}", value)
        return path


@pytest.fixture(scope="module")
def ann(port: int) -> Iterator[Somebody]:
    somebody = Somebody(port)
    yield somebody
    somebody.web.close()


def sent(body: Json) -> bytes:
    return json.dumps(body).encode()


def check(answer: httpx.Response, about: object) -> None:
    assert 200 <= answer.status_code < 500, (about, answer.status_code, answer.text[:300])


@pytest.mark.slow
@pytest.mark.parametrize(
    "path, method, kind, operation", BODIES, ids=lambda each: getattr(each, "__name__", str(each)[:60])
)
def test_every_field_of_a_body_is_answered(ann: Somebody, path: str, method: str, kind: type, operation: Json) -> None:
    struct = inspect.type_info(kind)
    assert isinstance(struct, inspect.StructType)
    address = ann.address(plain(path))
    for field, body in with_extremes(struct):
        body.pop(operation.without, None)
        headers = {"content-type": "application/json"}
        answer = ann.web.request(method, address, content=sent(body), headers=headers)
        check(answer, (address, field, str(body)[:200]))
        if path == "/api/me" or answer.status_code == 401:
            ann.web.post("/api/me", json={"name": "Ann"})


PARTS = (
    "0",
    "-1",
    "1",
    "9" * 9,
    "9" * 28,
    "9" * 400,
    "9" * 5000,
    "1.5",
    "٣",
    "é",
    "x" * 400,
    "\0",
    "..",
    " ",
    "\ud800x",
    "%00",
)


@pytest.mark.slow
@pytest.mark.parametrize("path, method, operation", ADDRESSES, ids=lambda each: str(each)[:60])
def test_every_part_of_an_address_is_answered(ann: Somebody, path: str, method: str, operation: Json) -> None:
    path = plain(path)
    names = [part.strip("{}") for part in path.split("/") if "{" in part]
    for part in PARTS:
        text = quote(part.encode("utf-8", "surrogatepass"), safe="")
        for name in {part.partition("}")[0].lstrip("{") for part in names}:
            check(ann.web.request(method, ann.address(path, **{name: text})), (path, name, part[:40]))
        for field in operation.query.__struct_fields__ if operation.query else ():
            check(ann.web.request(method, f"{ann.address(path)}?{field}={text}"), (path, field, part[:40]))


@pytest.mark.slow
@pytest.mark.parametrize("kind", FRAMES, ids=lambda kind: kind.__name__)
def test_every_field_of_a_frame_is_answered(port: int, kind: type[requests.Request]) -> None:
    struct = inspect.type_info(kind)
    assert isinstance(struct, inspect.StructType)
    with seated(port, new_match(port)) as ann:
        ann.until_asked()
        for number, (field, body) in enumerate(with_extremes(struct)):
            if len(sent(body)) > requests.LONGEST_FRAME:
                continue
            name = f"n{number}"
            ann.send_text(sent(body | ({} if field == "id" else {"id": name})).decode())
            ann.send_text(sent({"type": "undo", "version": 0, "id": f"after-{number}"}).decode())
            while (frame := ann.receive()).get("id") != f"after-{number}":
                assert frame.get("code") not in ("internal", "storage", "bot_failed"), (field, str(body)[:200], frame)

"""The OpenAPI document of an application: its routes, and the operations behind them."""

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from starlette.routing import BaseRoute, Route

from cassino import __version__
from cassino.answers.refused import Error
from cassino.hosted import Json
from cassino.server.openapi.operation import JSON, Operation
from cassino.server.openapi.schema import REF, schemas_of

Endpoint = Any
PREFIX = "/api/"
EVERYWHERE = (403, 421, 429, 500, 503)
"""Statuses that every address can answer with: refused person, unknown host, too many requests, server error, no
database.
"""
WITH_BODY = (400, 413, 415)
WITH_ID = (404,)
NO_CONTENT = 204
_PARAMETER = re.compile(r"\{(\w+)(?::(\w+))?\}")
_IN_PATH: Json = {"": {"type": "string", "minLength": 1}, "int": {"type": "integer", "minimum": 0}}
"""What a converter of a route accepts."""
_HEAD = re.compile(r"^(?:`[A-Z]+ /[^`]*`(?:, body `\{\}`)?[:;,.]?\s*)+")


class Undescribed(ValueError):
    """Endpoints without a description; the message names them."""


def api_routes(routes: Iterable[BaseRoute]) -> Iterator[tuple[str, str, Endpoint]]:
    """Path, method and endpoint of everything that programs may use."""
    for route in routes:
        if isinstance(route, Route) and route.path.startswith(PREFIX):
            for method in sorted((route.methods or set()) - {"HEAD"}):
                yield route.path, method.lower(), route.endpoint


def plain(path: str) -> str:
    """The path of a route as the document has it: without converters."""
    return _PARAMETER.sub(r"{\1}", path)


def document(routes: Iterable[BaseRoute], operations: Mapping[Endpoint, Operation]) -> Json:
    """The whole document. Raises Undescribed."""
    found = list(api_routes(routes))
    if missing := [f"{method.upper()} {path}" for path, method, endpoint in found if endpoint not in operations]:
        raise Undescribed(", ".join(missing))
    used = [operations[endpoint] for _, _, endpoint in found]
    schemas, components = schemas_of(types_of(used))
    paths: Json = {}
    for path, method, endpoint in found:
        name = "_".join([method, *re.findall(r"\w+", plain(path).removeprefix(PREFIX))])
        paths.setdefault(plain(path), {})[method] = _operation(path, name, endpoint, operations[endpoint], schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Cassino", "version": __version__, "description": DESCRIPTION, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {"schemas": components, "responses": _refusals(), "securitySchemes": SECURITY},
        "security": [{}, *({name: []} for name in SECURITY)],
    }


DESCRIPTION = "Tables of Casino: the same views and the same moves as in the browser. See docs/research/api.md."
SECURITY: Json = {
    "token": {"type": "http", "scheme": "bearer"},
    "session": {"type": "apiKey", "in": "cookie", "name": "cassino_session"},
}


def types_of(used: Iterable[Operation]) -> list[Any]:
    """The types of requests and answers."""
    found: list[Any] = [Error]
    for operation in used:
        for kind in (operation.answer, operation.body, operation.query):
            if kind is not None and kind not in found:
                found.append(kind)
    return found


def _operation(path: str, name: str, endpoint: Endpoint, operation: Operation, schemas: dict[Any, Json]) -> Json:
    said: Json = {"operationId": name, "summary": _summary(endpoint, operation), "tags": [path.split("/")[2]]}
    parameters = [_in_path(name, kind) for name, kind in _PARAMETER.findall(path)]
    if operation.query is not None:
        parameters += _in_query(operation.query)
    if parameters:
        said["parameters"] = parameters
    if operation.body is not None:
        said["requestBody"] = {"required": True, "content": {JSON: {"schema": _body(operation, schemas)}}}
    return {**said, "responses": _responses(path, operation, schemas)}


def _summary(endpoint: Endpoint, operation: Operation) -> str:
    """The docstring of the endpoint, without the address; if there is nothing else, that of its answer."""
    rest = _HEAD.sub("", " ".join((inspect.getdoc(endpoint) or "").split()))
    if not rest and operation.answer is not None:
        rest = (inspect.getdoc(operation.answer) or "").partition("\n")[0]
    return (rest[:1].upper() + rest[1:]) or endpoint.__name__.replace("_", " ").capitalize() + "."


def _in_path(name: str, kind: str) -> Json:
    return {"name": name, "in": "path", "required": True, "schema": _IN_PATH[kind]}


def _in_query(query: type[msgspec.Struct]) -> list[Json]:
    schema = schemas_of([query])[1][query.__name__]
    needed = schema.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in needed, "schema": each}
        for name, each in schema["properties"].items()
    ]


def _body(operation: Operation, schemas: dict[Any, Json]) -> Json:
    if not operation.without:
        return schemas[operation.body]
    whole = schemas_of([operation.body])[1][operation.body.__name__]
    kept = {name: each for name, each in whole["properties"].items() if name != operation.without}
    needed = [name for name in whole.get("required", []) if name != operation.without]
    return {**whole, "properties": kept, "required": needed}


def _responses(path: str, operation: Operation, schemas: dict[Any, Json]) -> Json:
    schema = {"type": "string"} if operation.answer is None else schemas[operation.answer]
    good: Json = {} if operation.status == NO_CONTENT else {"content": {operation.media: {"schema": schema}}}
    answers: Json = {
        str(status): {"description": HTTPStatus(status).phrase, **good}
        for status in (operation.status, *operation.also)
    }
    refusals = {*EVERYWHERE, *operation.errors, *(WITH_BODY if operation.body else ())}
    refusals |= set(WITH_ID) if "{" in path else set()
    return answers | {str(status): {"$ref": f"#/components/responses/{status}"} for status in sorted(refusals)}


def _refusals() -> Json:
    """Every kind of refusal."""
    content = {JSON: {"schema": {"$ref": REF.format(name=Error.__name__)}}}
    return {
        str(int(s)): {"description": s.phrase, "content": content} for s in HTTPStatus if s >= HTTPStatus.BAD_REQUEST
    }

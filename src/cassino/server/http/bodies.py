"""The bodies of requests: JSON of limited length; and numbers in addresses."""

from collections.abc import Mapping
from typing import Any, TypeVar, overload

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cassino.answers import refused as told
from cassino.answers.bodies import decode
from cassino.hosted.wire.refusal import Refusal
from cassino.server.http.refusals import BadRequest, status_of

LONGEST_BODY = 64 * 1024
MOST_DIGITS = 9

_Body = TypeVar("_Body")


async def json_body(request: Request) -> bytes:
    """The body of a request. Raises BadRequest if its type is not JSON, or it is too long."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":  # also keeps out forms on foreign pages
        raise BadRequest(415, "content_type", "error-content-type")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LONGEST_BODY:
            raise BadRequest(413, "too_long", "error-too-many-bytes", most=LONGEST_BODY)
    return body


@overload
async def decoded(kind: type[_Body], request: Request) -> _Body: ...
@overload
async def decoded(kind: Any, request: Request) -> Any: ...


async def decoded(kind: Any, request: Request) -> Any:
    """The body of a request, as a type or a union of types. Raises Refusal."""
    return decode(kind, await json_body(request))


def as_json(body: msgspec.Struct, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A struct as the answer to a request."""
    return Response(msgspec.json.encode(body), status, headers, "application/json")


def refused(refusal: Refusal, headers: Mapping[str, str] | None = None) -> Response:
    """A refusal as the answer to a request, in the language of the person who sent it."""
    return as_json(told.refused(refusal), status_of(refusal), headers)


def number_in(text: str) -> int | None:
    """A whole number, not very large; None for any other text."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None

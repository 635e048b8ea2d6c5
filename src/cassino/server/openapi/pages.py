"""The address of the document."""

from functools import cache
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.server.openapi.document import document
from cassino.server.openapi.operations import OPERATIONS


@cache
def described(app: Starlette) -> bytes:
    """The document of an application, made once. Raises Undescribed."""
    found: dict[str, Any] = document(app.routes, OPERATIONS)
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


async def openapi(request: Request) -> Response:
    """`GET /openapi.json`."""
    return Response(described(request.app), media_type="application/json")


ROUTES = [Route("/openapi.json", openapi)]

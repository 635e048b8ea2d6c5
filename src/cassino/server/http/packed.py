"""Compressed answers: long texts are compressed by the process that makes them, not on the event loop."""

import gzip
import zlib
from collections.abc import Callable, Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

LEVEL = 6


def packed(function: Callable[..., str | bytes], *arguments: Any) -> bytes:
    """The text that a function returns, compressed."""
    text = function(*arguments)
    return gzip.compress(text.encode() if isinstance(text, str) else text, LEVEL, mtime=0)


def packed_response(request: Request, content: bytes, media_type: str, headers: Mapping[str, str] = {}) -> Response:
    """An answer with a compressed text; not compressed for the few clients that cannot read that."""
    more = {"Vary": "Accept-Encoding", **headers}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(zlib.decompress(content, zlib.MAX_WBITS | 16), 200, more, media_type)
    return Response(content, 200, {**more, "Content-Encoding": "gzip"}, media_type)

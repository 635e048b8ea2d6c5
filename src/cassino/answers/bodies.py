"""The bodies of requests: JSON, decoded strictly."""

import re
from typing import Any

import msgspec

from cassino.hosted.wire.refusal import Refusal, too_long

_TOO_LONG = re.compile(r"Expected `str` of length <= (?P<most>\d+) - at `\$\.(?P<field>.+)`")
"""What msgspec says about a text that is longer than its type allows."""


def decode(kind: Any, body: bytes | str) -> Any:
    """A body as a type or a union of types. Raises Refusal."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        if found := _TOO_LONG.fullmatch(str(error)):
            raise too_long(found["field"], int(found["most"])) from None
        raise Refusal("malformed", "error-unreadable", problem=str(error)) from None

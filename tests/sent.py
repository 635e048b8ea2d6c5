"""What the receiver of a frame reads."""

from typing import Any

import msgspec

from cassino.texts.catalog import say
from cassino.texts.message import Message


def sent(frame: msgspec.Struct) -> dict[str, Any]:
    """A struct as it comes out of its JSON text."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(frame))
    return plain


def worded(view: dict[str, Any], message: dict[str, Any]) -> str:
    """A message in a view, in words."""
    return say(Message(**message), [seat["name"] for seat in view.get("seats", ())])


def announced(view: dict[str, Any]) -> list[str]:
    """What is announced with a view."""
    return [worded(view, message) for message in view["announce"]]

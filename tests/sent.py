"""What the receiver of a frame reads."""

from typing import Any

import msgspec


def sent(frame: msgspec.Struct) -> dict[str, Any]:
    """A struct as it comes out of its JSON text."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(frame))
    return plain

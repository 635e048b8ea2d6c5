"""What everybody is told of the server itself."""

from typing import Any

MESSAGES = {
    "storage": (
        "The server cannot reach its database; nothing that was acknowledged is lost. "
        "The table goes on when it is back."
    ),
    "bus": "Parts of the server do not hear of each other; moves of others may be seen late.",
    "restart": "The server is about to be started anew; the table goes on in a moment.",
}


def notice(code: str, is_on: bool = True) -> dict[str, Any]:
    """A `notice` frame; without words when it is over."""
    return {"type": "notice", "code": code, "message": MESSAGES[code] if is_on else ""}

"""What the list of matches says of each."""

import secrets
from typing import Any

import msgspec

from cassino.server.course import Course
from cassino.server.store import StoredMatch

ID_BYTES = 9


def new_id() -> str:
    """A name for a match that cannot be guessed."""
    return secrets.token_urlsafe(ID_BYTES).replace("-", "x").replace("_", "y")


def summary(course: Course) -> str:
    """The line of a match as JSON text."""
    match = course.match
    sides = zip(course.side_names, match.scores, strict=True)
    line = {
        "variant": {"id": match.rules.id, "title": match.rules.title},
        "names": course.names,
        "sides": [{"name": name, "score": score} for name, score in sides],
        "target": match.rules.ending.target,
        "deals": match.rules.ending.deals,
        "phase": course.phase,
        "version": course.version,
        "winner": " and ".join(course.side_names[side] for side in match.winners) or None,
        "seat": course.first_human,
    }
    return msgspec.json.encode(line).decode()


def listed(stored: StoredMatch) -> dict[str, Any]:
    """One entry of `GET /api/matches`; a line that cannot be read is told as damaged."""
    try:
        line: dict[str, Any] = msgspec.json.decode(stored.summary, type=dict[str, Any])
    except msgspec.MsgspecError:
        line = {"phase": "damaged"}
    return {"id": stored.id, **line, "created": stored.created, "updated": stored.updated}

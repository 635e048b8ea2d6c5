"""The description of an endpoint besides its route: its body, its answer, its refusals."""

from dataclasses import dataclass
from typing import Any

import msgspec

JSON, TEXT, LINES = "application/json", "text/plain", "application/x-ndjson"


@dataclass(frozen=True, slots=True)
class Operation:
    """An endpoint. answer: the type of the JSON, or None for text of a media type.

    body: the type that the endpoint decodes. query: a struct with its query parameters. also: other successful
    statuses.
    """

    answer: Any
    body: Any = None
    status: int = 200
    errors: tuple[int, ...] = ()
    query: type[msgspec.Struct] | None = None
    media: str = JSON
    also: tuple[int, ...] = ()
    without: str = ""
    """A field of the body that the address already contains."""

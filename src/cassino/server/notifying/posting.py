"""One HTTP POST, without redirects and with a time limit. Blocking: call it from a separate thread."""

from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from threading import Event
from urllib.parse import urlsplit

SECONDS = 10.0
"""How long a server may be silent."""
PAUSES = (2.0, 10.0)
"""How long to wait before each further try."""
AGAIN = frozenset({408, 425, 429, 500, 502, 503, 504})
NOWHERE = 0
"""The status if no answer came."""
MOST_READ = 4096


def posted(url: str, body: bytes, headers: Mapping[str, str], stop: Event) -> int:
    """The status that an address answers, after a few tries; NOWHERE if it does not answer. stop: ends the tries."""
    status = _once(url, body, headers)
    for pause in PAUSES:
        if status != NOWHERE and status not in AGAIN:
            break
        if stop.wait(pause):
            break
        status = _once(url, body, headers)
    return status


def _once(url: str, body: bytes, headers: Mapping[str, str]) -> int:
    parts = urlsplit(url)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=SECONDS)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    try:
        connection.request("POST", path, body, dict(headers))
        response = connection.getresponse()
        response.read(MOST_READ)
        return response.status
    except (OSError, HTTPException):
        return NOWHERE
    finally:
        connection.close()

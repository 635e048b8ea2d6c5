"""What the server says when it does not do what was asked."""

from typing import Any

import msgspec

from cassino.hosted.frames.messages import ErrorFrame


class Refusal(Exception):
    """A request that is answered by an error and changes nothing."""

    def __init__(self, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.more = more

    def __reduce__(self) -> tuple[Any, ...]:
        return _refusal, (self.code, self.message, self.more)

    def frame(self, id: str | None = None) -> ErrorFrame:
        """The error frame of the protocol. id: what its sender calls the request."""
        return ErrorFrame(self.code, self.message, id=msgspec.UNSET if id is None else id, **self.more)


class Overtaken(Refusal):
    """Another process has played on; the match has been read again."""

    def __init__(self) -> None:
        super().__init__("stale", "Something else has happened in this match.")


CLOSED = "This table was closed by the operator."


def closed() -> Refusal:
    """What is said to whoever wants to change something at a table that is closed."""
    return Refusal("closed", CLOSED)


STATUS = {
    "malformed": 400,
    "account": 403,
    "banned": 403,
    "not_your_seat": 403,
    "not_your_table": 403,
    "unknown_deal": 404,
    "unknown_match": 404,
    "too_long": 413,
    "damaged": 422,
    "illegal": 422,
    "move_syntax": 422,
    "unknown_card": 422,
    "unknown_bot": 422,
    "too_fast": 429,
    "internal": 500,
    "bot_failed": 503,
    "read_only": 503,
    "busy": 503,
    "storage": 503,
}
"""Other refusals are conflicts: the same may be possible later."""
CONFLICT = 409


class BadRequest(Exception):
    """An HTTP request that is answered by a 4xx status and a JSON error."""

    def __init__(self, status: int, error: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.status = status
        self.body = {"error": error, "message": message, **more}

    def __reduce__(self) -> tuple[Any, ...]:
        return _bad_request, (self.status, self.body)


def _refusal(code: str, message: str, more: dict[str, Any]) -> Refusal:
    return Refusal(code, message, **more)


def _bad_request(status: int, body: dict[str, Any]) -> BadRequest:
    return BadRequest(status, **body)


def too_long(field: str, most: int, shape: str = "a text") -> BadRequest:
    """The refusal of a text that has more characters than its field may have, or another shape."""
    message = f"`{field}` must be {shape} of at most {most} characters."
    return BadRequest(400, "text", message, field=field, limit=most)


def at_table(error: BadRequest) -> Refusal:
    """What is refused over HTTP, as it is said at a table."""
    more = {key: value for key, value in error.body.items() if key not in ("error", "message")}
    return Refusal(error.body["error"], error.body["message"], **more)


def refused(refusal: Refusal) -> BadRequest:
    """A refusal as the answer to an HTTP request."""
    more = msgspec.to_builtins(refusal.more)
    return BadRequest(STATUS.get(refusal.code, CONFLICT), refusal.code, refusal.message, **more)

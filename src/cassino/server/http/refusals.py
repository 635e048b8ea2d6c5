"""Refusals as answers over HTTP: a status and a JSON error."""

from typing import Any

import msgspec

from cassino.hosted.refusal import Refusal, WrongWish
from cassino.server.http.answers import Error

STATUS = {
    "malformed": 400,
    "no_session": 401,
    "account": 403,
    "banned": 403,
    "not_your_seat": 403,
    "not_your_table": 403,
    "sealed": 403,
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
"""Other refusals are conflicts: the request may be possible later."""
CONFLICT = 409
WISH_STATUS = {"text": 400, "account": 403, "not_over": 409}
"""Other requests of this kind are understood but cannot be fulfilled."""
UNPROCESSABLE = 422


class BadRequest(Exception):
    """An HTTP request that is answered by a 4xx status and a JSON error."""

    def __init__(self, status: int, error: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.status = status
        self.body = Error(error, message, **more)

    def __reduce__(self) -> tuple[Any, ...]:
        return _bad_request, (self.status, self.body)


def _bad_request(status: int, body: Error) -> BadRequest:
    return BadRequest(status, **given(body))


def given(struct: msgspec.Struct) -> dict[str, Any]:
    """The fields of a struct that are not left out."""
    return {name: value for name, value in msgspec.structs.asdict(struct).items() if value is not msgspec.UNSET}


def at_table(error: BadRequest) -> Refusal:
    """What is refused over HTTP, as it is said at a table."""
    more = {key: value for key, value in given(error.body).items() if key not in ("error", "message")}
    return Refusal(error.body.error, error.body.message, **more)


def status_of(refusal: Refusal) -> int:
    """The status by which a refusal is answered."""
    if isinstance(refusal, WrongWish):
        return WISH_STATUS.get(refusal.code, UNPROCESSABLE)
    return STATUS.get(refusal.code, CONFLICT)


def refused(refusal: Refusal) -> BadRequest:
    """A refusal as the answer to an HTTP request."""
    return BadRequest(status_of(refusal), refusal.code, refusal.message, **refusal.more)

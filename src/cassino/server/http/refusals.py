"""Refusals as answers over HTTP: a status and a JSON error."""

from collections.abc import Mapping
from typing import Any

from cassino.hosted.wire.refusal import NOTHING, Refusal, WrongWish

STATUS = {
    "malformed": 400,
    "no_session": 401,
    "account": 403,
    "banned": 403,
    "not_your_seat": 403,
    "not_your_table": 403,
    "sealed": 403,
    "unknown_deal": 404,
    "unknown_house": 404,
    "unknown_lesson": 404,
    "unknown_match": 404,
    "unknown_puzzle": 404,
    "unknown_score": 404,
    "unknown_variant": 404,
    "no_daily_deal": 404,
    "too_long": 413,
    "damaged": 422,
    "illegal": 422,
    "move_syntax": 422,
    "unknown_card": 422,
    "unknown_bot": 422,
    "unknown_theme": 422,
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


class BadRequest(Refusal):
    """A refusal with an HTTP status of its own."""

    def __init__(
        self, status: int, code: str, key: str, /, *, fields: Mapping[str, Any] = NOTHING, **facts: Any
    ) -> None:
        super().__init__(code, key, fields=fields, **facts)
        self.status = status


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal."""
    if isinstance(refusal, BadRequest):
        return refusal.status
    if isinstance(refusal, WrongWish):
        return WISH_STATUS.get(refusal.code, UNPROCESSABLE)
    return STATUS.get(refusal.code, CONFLICT)

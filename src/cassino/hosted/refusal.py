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
    """Another process has continued the match, which has been read again."""

    def __init__(self) -> None:
        super().__init__("stale", "Something else has happened in this match.")


CLOSED = "This table was closed by the operator."


def closed() -> Refusal:
    """What is said to whoever wants to change something at a table that is closed."""
    return Refusal("closed", CLOSED)


class WrongWish(Refusal):
    """Somebody wishes for what cannot be, whatever happens at the table: a name, rules, a clock, a move of a deal."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _wrong_wish, (self.code, self.message, self.more)


def _wrong_wish(code: str, message: str, more: dict[str, Any]) -> WrongWish:
    return WrongWish(code, message, **more)


def _refusal(code: str, message: str, more: dict[str, Any]) -> Refusal:
    return Refusal(code, message, **more)


def too_long(field: str, most: int, shape: str = "a text") -> WrongWish:
    """The refusal of a text that has more characters than its field may have, or another shape."""
    message = f"`{field}` must be {shape} of at most {most} characters."
    return WrongWish("text", message, field=field, limit=most)

"""What the server says when it does not do what was asked."""

from typing import Any


class Refusal(Exception):
    """A request that is answered by an error and changes nothing."""

    def __init__(self, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.more = more

    def frame(self) -> dict[str, Any]:
        """The error frame of the protocol."""
        return {"type": "error", "code": self.code, "message": self.message, **self.more}


class BadRequest(Exception):
    """An HTTP request that is answered by a 4xx status and a JSON error."""

    def __init__(self, status: int, error: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.status = status
        self.body = {"error": error, "message": message, **more}

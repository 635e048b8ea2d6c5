"""What everybody is told of the server itself."""

from collections.abc import Mapping

from cassino.hosted.frames.messages import NoticeCode, NoticeFrame

MESSAGES: Mapping[NoticeCode, str] = {
    "storage": (
        "The server cannot reach its database; nothing that was acknowledged is lost. "
        "The table goes on when it is back."
    ),
    "bus": "Parts of the server do not hear of each other; moves of others may be seen late.",
    "restart": "The server is about to be started anew; the table goes on in a moment.",
}


OVER = NoticeFrame("all", "")
"""Whatever another worker has told is over."""


class Notices:
    """What is so with this worker now."""

    def __init__(self) -> None:
        self._standing: dict[NoticeCode, NoticeFrame] = {}

    def note(self, code: NoticeCode, is_on: bool, message: str = "") -> NoticeFrame:
        """The `notice` frame for it; without words when it is over. message: other than the usual one."""
        frame = NoticeFrame(code, (message or MESSAGES[code]) if is_on else "")
        self._standing.pop(code, None)
        if is_on:
            self._standing[code] = frame
        return frame

    def for_arrival(self, is_late: bool) -> list[NoticeFrame]:
        """What a window is told that opens, or that comes from another worker."""
        return [*([OVER] if is_late else []), *self._standing.values()]

"""Notices about the server, for everybody."""

from collections.abc import Mapping

from cassino.hosted.frames.messages import NoticeCode, NoticeFrame

MESSAGES: Mapping[NoticeCode, str] = {
    "storage": (
        "The server cannot reach its database. No move that it confirmed is lost, and play continues when the "
        "database is back."
    ),
    "bus": "Connection trouble on the server: other players' moves may arrive late.",
    "restart": "The server is about to restart. Play continues in a moment.",
}


class Notices:
    """The notices of this worker that are in force."""

    def __init__(self) -> None:
        self._standing: dict[NoticeCode, NoticeFrame] = {}

    def note(self, code: NoticeCode, is_on: bool, message: str = "") -> NoticeFrame:
        """The `notice` frame that begins or ends a notice. message: instead of the usual one."""
        frame = NoticeFrame(code, (message or MESSAGES[code]) if is_on else "")
        self._standing.pop(code, None)
        if is_on:
            self._standing[code] = frame
        return frame

    def for_arrival(self) -> list[NoticeFrame]:
        """The notices for a window that opens."""
        return list(self._standing.values())

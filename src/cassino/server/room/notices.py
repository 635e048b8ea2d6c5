"""Notices about the server, for everybody."""

from collections.abc import Mapping

from cassino.hosted.wire.messages import NoticeCode, NoticeFrame
from cassino.texts.message import Message

MESSAGES: Mapping[NoticeCode, Message] = {
    "storage": Message("notice-storage"),
    "bus": Message("notice-bus"),
    "restart": Message("notice-restart"),
}


class Notices:
    """The current notices of this worker."""

    def __init__(self) -> None:
        self._standing: dict[NoticeCode, NoticeFrame] = {}

    def note(self, code: NoticeCode, is_on: bool, message: Message | None = None) -> NoticeFrame:
        """The `notice` frame that begins or ends a notice. message: instead of the usual one."""
        frame = NoticeFrame(code, (message or MESSAGES[code]) if is_on else None)
        self._standing.pop(code, None)
        if is_on:
            self._standing[code] = frame
        return frame

    def for_arrival(self) -> list[NoticeFrame]:
        """The notices for a window that opens."""
        return list(self._standing.values())

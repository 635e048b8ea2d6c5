"""One open window on a match, and the bounded queue of frames for it."""

import asyncio
from collections.abc import Callable

import msgspec

from cassino.hosted.wire.messages import AnyFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.server.jobs.compute import NOBODY, Payer
from cassino.texts import language

MOST_VIEWS = 12
"""A reader that is further behind gets only the newest view, which is complete."""
MOST_FRAMES = 64
MOST_LETTERS = 512 * 1024
TOO_SLOW = 1013
_encode = msgspec.json.Encoder().encode


def encoded(frame: AnyFrame) -> str:
    """A frame as JSON text."""
    return _encode(frame).decode()


class Outbox:
    """Frames that wait for a window, oldest first. One task takes them out."""

    __slots__ = (
        "_frames",
        "_is_busy",
        "_is_closed",
        "_letters",
        "_news",
        "_sent",
        "_views",
        "send_at_once",
    )

    def __init__(self) -> None:
        self._frames: list[tuple[str, int]] = []
        self._letters = 0
        self._views = 0
        self.send_at_once: Callable[[str], bool] = _cannot
        """Sends a frame directly if nothing waits before it, without waking a task; returns whether that was
        possible.
        """
        self._is_busy = False
        self._is_closed = False
        self._news: asyncio.Future[None] | None = None
        self._sent: asyncio.Future[None] | None = None

    def put(self, text: str, version: int = 0) -> bool:
        """Add a frame, if anything can still be sent; False if too much is waiting already. version: of a view."""
        if self._is_closed:
            return True
        if self.is_empty and self.send_at_once(text):
            return True
        if version and self._views >= MOST_VIEWS:
            self._drop_views()
        self._frames.append((text, version))
        self._letters += len(text)
        self._views += bool(version)
        _wake(self._news)
        return len(self._frames) <= MOST_FRAMES and self._letters <= MOST_LETTERS

    def _drop_views(self) -> None:
        self._frames = [frame for frame in self._frames if not frame[1]]
        self._letters = sum(len(text) for text, _ in self._frames)
        self._views = 0

    def take_all(self) -> list[str]:
        """All frames that are waiting."""
        return [self._next() for _ in range(len(self._frames))]

    def _next(self) -> str:
        text, version = self._frames.pop(0)
        self._letters -= len(text)
        self._views -= bool(version)
        return text

    @property
    def is_empty(self) -> bool:
        """Whether everything has been sent."""
        return not (self._frames or self._is_busy)

    async def get(self) -> str:
        """Wait for the next frame; this also means that the previous one has been sent."""
        self._is_busy = False
        while not self._frames:
            _wake(self._sent)
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        self._is_busy = True
        return self._next()

    async def sent(self) -> None:
        """Wait until everything has been sent, or nothing can be sent any more."""
        while not self.is_empty:
            self._sent = asyncio.get_running_loop().create_future()
            await self._sent

    def close(self) -> None:
        """Stop: nothing can be sent any more."""
        self._is_closed = True
        self._frames.clear()
        self._letters = self._views = 0
        self._is_busy = False
        _wake(self._sent)


def _wake(waiting: asyncio.Future[None] | None) -> None:
    if waiting is not None and not waiting.done():
        waiting.set_result(None)


class Connection:
    """One open window: the seat it plays (None: it watches), its person, the frames waiting for it.

    wanted: the seat in its address, because the seat it plays changes when people come and go.
    """

    __slots__ = (
        "code", "host", "is_known", "language", "may_talk", "on_end", "outbox", "payer", "seat", "stale_at", "user",
        "wanted",
    )  # fmt: skip

    def __init__(self, seat: int | None, user: str = "", wanted: str | None = None) -> None:
        self.seat = seat
        self.user = user
        self.language = language.current()
        """The language of the person who opened it; its frames may be made during somebody else's request."""
        self.host = ""
        """The address that it comes from."""
        self.wanted = wanted
        self.outbox = Outbox()
        self.stale_at = 0
        """The version that it got because it asked about another one; sent only once."""
        self.is_known = False
        """Whether it has received the list of connected people."""
        self.code: int | None = None
        """The code with which the server closes it."""
        self.on_end: Callable[[], None] = _nothing
        self.may_talk: Callable[[], bool] = _always
        self.payer: Payer = NOBODY
        """Whose budget pays for its questions."""

    def send(self, frame: AnyFrame) -> None:
        """Put a frame on its way."""
        self.send_text(encoded(frame))

    def refuse(self, refusal: Refusal, id: str | None = None) -> None:
        """Put a refusal on its way. id: what the window calls its request."""
        with language.speaking(self.language):
            self.send(refusal.frame(id))

    def send_text(self, text: str, version: int = 0) -> None:
        """Queue an encoded frame (version: if it is a view); a window that does not read is closed."""
        if self.code is None and not self.outbox.put(text, version):
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        """Close the window."""
        if self.code is None:
            self.code = code
            self.on_end()


def _always() -> bool:
    """Nothing is counted."""
    return True


def _cannot(_text: str) -> bool:
    """Sending directly is not possible."""
    return False


def _nothing() -> None:
    """Do nothing."""

"""One open window on a match, and the frames on their way to it: not more of them than a reader can be behind."""

import asyncio
from collections.abc import Callable

import msgspec

from cassino.hosted.frames.messages import AnyFrame
from cassino.hosted.refusal import Refusal
from cassino.server.jobs.compute import NOBODY, Payer
from cassino.texts import language

MOST_VIEWS = 12
"""Who is further behind gets the newest view only: a view is whole."""
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
        """Sends a frame before which nothing waits, without a task that is woken for it; whether that could be."""
        self._is_busy = False
        self._is_closed = False
        self._news: asyncio.Future[None] | None = None
        self._sent: asyncio.Future[None] | None = None

    def put(self, text: str, version: int = 0) -> bool:
        """Add a frame, if it can be sent at all; False when too much waits already. version: of a view."""
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
        """All that waits."""
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
        """Wait for the next frame; the one before has been sent."""
        self._is_busy = False
        while not self._frames:
            _wake(self._sent)
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        self._is_busy = True
        return self._next()

    async def sent(self) -> None:
        """Wait until everything has been sent, or nothing can be any more."""
        while not self.is_empty:
            self._sent = asyncio.get_running_loop().create_future()
            await self._sent

    def close(self) -> None:
        """Nothing can be sent any more."""
        self._is_closed = True
        self._frames.clear()
        self._letters = self._views = 0
        self._is_busy = False
        _wake(self._sent)


def _wake(waiting: asyncio.Future[None] | None) -> None:
    if waiting is not None and not waiting.done():
        waiting.set_result(None)


class Connection:
    """One open window: the seat it plays (None: it watches), whose it is, the frames on their way to it.

    wanted: the seat it was opened for as it was asked for, because who comes or goes changes what it plays.
    """

    __slots__ = (
        "code", "host", "is_known", "language", "may_talk", "on_end", "outbox", "payer", "seat", "stale_at", "user",
        "wanted",
    )  # fmt: skip

    def __init__(self, seat: int | None, user: str = "", wanted: str | None = None) -> None:
        self.seat = seat
        self.user = user
        self.language = language.current()
        """The language of whoever opened it: what it is sent may be made for the request of somebody else."""
        self.host = ""
        """The address that it comes from."""
        self.wanted = wanted
        self.outbox = Outbox()
        self.stale_at = 0
        """The version that it was shown because it asked about another: once, however often it goes on to do so."""
        self.is_known = False
        """Whether it has been told who is at the table."""
        self.code: int | None = None
        """With which code the server closes it."""
        self.on_end: Callable[[], None] = _nothing
        self.may_talk: Callable[[], bool] = _always
        self.payer: Payer = NOBODY
        """Whose milliseconds its questions take."""

    def send(self, frame: AnyFrame) -> None:
        """Put a frame on its way."""
        self.send_text(encoded(frame))

    def refuse(self, refusal: Refusal, id: str | None = None) -> None:
        """Put a refusal on its way. id: what the window calls its request."""
        with language.speaking(self.language):
            self.send(refusal.frame(id))

    def send_text(self, text: str, version: int = 0) -> None:
        """Put an encoded frame on its way, of a view with its version; a window that does not read is closed."""
        if self.code is None and not self.outbox.put(text, version):
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        """Close the window."""
        if self.code is None:
            self.code = code
            self.on_end()


def _always() -> bool:
    """Nobody counts."""
    return True


def _cannot(_text: str) -> bool:
    """It has to wait for whoever fetches it."""
    return False


def _nothing() -> None:
    """Nobody is to be told."""

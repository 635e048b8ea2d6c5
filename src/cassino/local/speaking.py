"""The host as texts: what a worker of a browser asks, and the wishes that it has to fulfil.

A worker sends a `Call` with `begin`, fulfils the wish that it gets, and sends the answer with `go_on`, until there is
no wish left. Then the next call can begin.
"""

import logging
from typing import Any

import msgspec

from cassino.local import routes
from cassino.local.host import Host
from cassino.local.keeping import Talk, Tell, Wish
from cassino.texts import language

log = logging.getLogger(__name__)


class Ask(msgspec.Struct, frozen=True, tag_field="call", tag="ask"):
    """A request of a page."""

    method: str
    path: str
    body: str


class Open(msgspec.Struct, frozen=True, tag_field="call", tag="open"):
    """A window at a table."""

    window: int
    match: str
    seat: str | None


class Hear(msgspec.Struct, frozen=True, tag_field="call", tag="hear"):
    """A request of a window."""

    window: int
    text: str


class Close(msgspec.Struct, frozen=True, tag_field="call", tag="close"):
    """A window is closed."""

    window: int


class GoOn(msgspec.Struct, frozen=True, tag_field="call", tag="go_on"):
    """The time of a wish `later` has come."""

    match: str
    version: int


class Follow(msgspec.Struct, frozen=True, tag_field="call", tag="follow"):
    """Another tab has kept something of a match."""

    match: str


Call = Ask | Open | Hear | Close | GoOn | Follow
_calls: msgspec.json.Decoder[Call] = msgspec.json.Decoder(Call)


class Speaker:
    """A host that is spoken to in texts."""

    def __init__(self, wanted: str, tell: Tell) -> None:
        """wanted: the language of the pages. tell: receives how far the call is that is carried out."""
        language.use(language.matched(wanted) or language.ENGLISH)
        self._host = Host(tell)
        self._talk: Talk[None] | None = None

    def begin(self, call: str) -> str:
        """Begin a call; returns the first wish, empty if there is none."""
        self._talk = self._begun(_calls.decode(call))
        return self._next(None)

    def go_on(self, answer: str) -> str:
        """Go on with the answer to a wish, as JSON; returns the next wish, empty if there is none."""
        return self._next(msgspec.json.decode(answer))

    def _begun(self, call: Call) -> Talk[None]:
        match call:
            case Ask():
                return routes.answered(self._host, call.method, call.path, call.body)
            case Open():
                return self._host.open(call.window, call.match, call.seat)
            case Hear():
                return self._host.hear(call.window, call.text)
            case Close():
                return self._host.close(call.window)
            case GoOn():
                return self._host.go_on(call.match, call.version)
            case Follow():
                return self._host.follow(call.match)

    def _next(self, answer: Any) -> str:
        assert self._talk is not None
        try:
            wish: Wish = self._talk.send(answer)
        except StopIteration:
            self._talk = None
            return ""
        return msgspec.json.encode(wish).decode()

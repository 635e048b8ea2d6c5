"""The windows on a table: who is connected, here and through other processes, and what people say to each other."""

import asyncio
from collections.abc import Callable, Mapping

import msgspec

from cassino.hosted.commands import seating
from cassino.hosted.commands.commands import seated
from cassino.hosted.frames.people import Viewer
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.names import in_words
from cassino.hosted.match.timestamps import now
from cassino.hosted.wire import requests
from cassino.hosted.wire.messages import AnyFrame, SaidFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.server.cluster.bus import AnyNews, Asked, Patient, Present, Said
from cassino.server.room import chat
from cassino.server.room.connection import Connection, encoded
from cassino.server.room.encoding import view_text
from cassino.server.room.presence import Presence
from cassino.server.room.services import RoomServices
from cassino.texts import language

PEOPLE_SECONDS = 0.1
"""Changes within this time are announced together."""
HEARING_SECONDS = 2.0
"""Within this time, other processes repeat who is connected."""


class Audience:
    """Everybody who looks at a table."""

    def __init__(self, match_id: str, services: RoomServices) -> None:
        self.connections: set[Connection] = set()
        self._topic = match_id
        self._services = services
        self._presence = Presence()
        self._timer: asyncio.TimerHandle | None = None
        self._was_connected: set[int] = set()
        self.on_change: Callable[[set[int], set[int]], None] = _nothing
        """Called after people have come or gone: with the seats that are no longer connected, and those of them whose
        windows were here.
        """

    @property
    def connected(self) -> set[int]:
        """The seats that are connected, as far as is known."""
        return self._presence.connected

    @property
    def seats_here(self) -> tuple[int, ...]:
        """The seats that are connected through this process."""
        return self._presence.here.seats

    def add(self, connection: Connection) -> None:
        """Add a window."""
        self.connections.add(connection)
        self.change()

    def remove(self, connection: Connection) -> None:
        """Remove a window."""
        self.connections.discard(connection)
        self.change()

    def close(self) -> None:
        """Send nothing any more."""
        if self._timer is not None:
            self._timer.cancel()

    def broadcast(self, frame: AnyFrame) -> None:
        """Send a frame to everybody."""
        text = encoded(frame)
        for connection in self.connections:
            connection.send_text(text)

    def refuse(self, refusal: Refusal) -> None:
        """Send an error to everybody, each in their own language."""
        for connection in self.connections:
            connection.refuse(refusal)

    def show(self, hosted: HostedMatch, patience: Mapping[int, float], away: frozenset[int]) -> None:
        """Send everybody the current view, encoded once for all who see the same. away: the seats of people who are
        away.
        """
        texts: dict[tuple[str, int | None, str], str] = {}
        known, at = seating.known_users(hosted), now()
        for connection in self.connections:
            # The key of a viewer: all strangers see the same.
            user = connection.user if connection.user in known else ""
            key = connection.language, connection.seat, user
            if key not in texts:
                with language.speaking(connection.language):
                    viewer = self._viewer(user, at, away)
                    texts[key] = view_text(hosted, self._topic, connection.seat, patience, viewer)
            connection.send_text(texts[key], hosted.version)

    def show_to(
        self,
        connection: Connection,
        hosted: HostedMatch,
        patience: Mapping[int, float],
        away: frozenset[int] = frozenset(),
    ) -> None:
        """Send one window the current view, or an earlier one."""
        viewer = self._viewer(connection.user if seating.is_known(hosted, connection.user) else "", now(), away)
        with language.speaking(connection.language):
            text = view_text(hosted, self._topic, connection.seat, patience, viewer)
        connection.send_text(text, hosted.version)

    def _viewer(self, user: str, at: str, away: frozenset[int]) -> Viewer:
        return Viewer(user, at, self._services.downtimes, away)

    def say(self, connection: Connection, name: str, request: requests.Say) -> None:
        """A person says something. Raises Refusal."""
        if not connection.may_talk():
            raise Refusal("too_fast", "error-talk-too-fast")
        frame = chat.said(seated(connection.seat), name, request.phrase, request.text)
        self._pass_on(frame)
        self._services.tell(self._topic, Said(self._services.worker, msgspec.to_builtins(frame)))

    def _pass_on(self, said: SaidFrame) -> None:
        """Send everybody what a person says; a guest is called what readers call guests."""
        for connection in self.connections:
            with language.speaking(connection.language):
                connection.send(msgspec.structs.replace(said, name=in_words(said.name)))

    def change(self, seconds: float = PEOPLE_SECONDS) -> None:
        """Somebody has connected or left: announce it in a moment."""
        loop = asyncio.get_running_loop()
        if self._timer is not None and self._timer.when() <= loop.time() + seconds:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer = loop.call_later(seconds, self._tell)

    def _tell(self) -> None:
        self._timer = None
        seats_here = set(self.seats_here)
        if self._presence.set_here(self._services.worker, [connection.seat for connection in self.connections]):
            self._services.tell(self._topic, self._presence.here)
        is_new, text = self._presence.has_changed(), encoded(self._presence.frame())
        for connection in self.connections:
            if is_new or not connection.is_known:
                connection.is_known = True
                connection.send_text(text)
        gone, self._was_connected = self._was_connected - self.connected, self.connected
        self.on_change(gone, gone & seats_here)

    # Through other processes

    def hear(self, news: AnyNews) -> None:
        """News from another process about its windows, or a chat line there."""
        match news:
            case Present():
                self._presence.hear(news)
                self.change()
            case Asked():
                self._services.tell(self._topic, self._presence.here)
            case Said():
                self._pass_on(msgspec.convert(news.frame, SaidFrame))

    def forget_others(self) -> None:
        """This process may have missed news; other processes repeat who is connected when they are asked."""
        self._presence.forget_others()
        self.change(HEARING_SECONDS)

    def forget_worker(self, worker: str) -> None:
        """Forget a process that has ended, and its windows."""
        if self._presence.forget(worker):
            self.change()

    def tell_patience(self, patience: Mapping[int, float], *seats: int) -> None:
        """Tell other processes how long people want to be asked, because their windows may reconnect there."""
        for seat in seats:
            self._services.tell(self._topic, Patient(self._services.worker, seat, patience.get(seat)))

    def greet(self) -> None:
        """Tell other processes who is connected here, and ask who is connected there."""
        self._services.tell(self._topic, Asked(self._services.worker))
        self._services.tell(self._topic, self._presence.here)


def _nothing(_gone: set[int], _gone_here: set[int]) -> None:
    """Do nothing: nobody wants to know."""

"""The windows of a worker, as its keeper knows them."""

import asyncio
import os
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from cassino.server.cluster.handover.channel import (
    CROWD,
    TO_WORKER,
    CatchUp,
    Channel,
    Closed,
    Dropped,
    FromWorker,
    Give,
    Given,
    Held,
    Late,
    Ready,
    Serve,
    StandBy,
    Take,
    ToWorker,
    Window,
    close_all,
)
from cassino.server.cluster.handover.slots import Slot, Slots

if TYPE_CHECKING:
    from cassino.server.cluster.wire import Wire


class Obeying(Protocol):
    """Does what the keeper says."""

    def take(self, asked: Take, files: Sequence[int]) -> None:
        """Go on with windows that come, at their sockets."""

    def stand_by(self, asked: StandBy) -> None:
        """Have matches ready whose windows may come."""

    def serve(self, files: Sequence[int]) -> None:
        """Serve whoever comes to a socket, which is an open file."""

    def catch_up(self) -> None:
        """Look up what may have happened unheard."""


@dataclass(frozen=True, slots=True, eq=False)
class Holder:
    """An open window: its match, the wire that it comes over, its place, whether all that was sent is on its way."""

    match: str
    wire: "Wire"
    slot: Slot
    is_settled: Callable[[], bool]

    @property
    def is_quiet(self) -> bool:
        """Whether another process could go on with it now."""
        return not self.slot.is_busy and bool(self.slot.version) and self.is_settled()


class Holding:
    """Tells the keeper of windows, lets go of some when asked, and takes those of others."""

    def __init__(self, end: socket.socket, slots: Slots) -> None:
        self._channel = Channel(end, closes=True)
        self._slots = slots
        self._holders: dict[int, Holder] = {}
        self._matches: dict[str, dict[int, Holder]] = {}
        """The same by match."""
        self._tickets: set[int] = set()
        """Of windows that have come and are not held yet."""
        self._obeying: Obeying

    def start(self, obeying: Obeying) -> None:
        """Listen to the keeper from now on."""
        self._obeying = obeying
        asyncio.get_running_loop().add_reader(self._channel, self._hear)
        self._tell(Ready())

    def close(self) -> None:
        """Listen no more."""
        asyncio.get_running_loop().remove_reader(self._channel)
        asyncio.get_running_loop().remove_writer(self._channel)

    def hold(self, wire: "Wire", window: Window, late: Late | None, is_settled: Callable[[], bool]) -> None:
        """A window is open; late: how it came from another worker. It gets a place, where there is one."""
        files = [] if late else _doubled(wire)  # the keeper has the socket of one that was elsewhere
        slot = self._slots.take() if files or (late and not wire.transport.is_closing()) else None
        if slot is None:
            close_all(files)
            files = []
        if slot is not None:
            slot.version = late.version if late else 0
            holder = self._holders[slot.place] = Holder(window.match, wire, slot, is_settled)
            self._matches.setdefault(window.match, {})[slot.place] = holder
            self._tickets.discard(late.ticket if late else 0)
            self._tell(Held(slot.place, slot.number, window, late.ticket if late else 0), files)
        if late is not None:
            self.drop(late)  # where there was no place for it
        wire.hold(slot, self.let_go)

    def drop(self, late: Late) -> None:
        """A window that came is not open any more; if it never was held, the keeper does not know that yet."""
        if late.ticket in self._tickets:
            self._tickets.discard(late.ticket)
            self._tell(Dropped(late.ticket))

    def let_go(self, slot: Slot) -> None:
        """A window is closed, or was given away."""
        holder = self._holders.get(slot.place)
        if holder is not None:
            self._forget(holder)
            self._tell(Closed(slot.place))
            self._slots.give_back(slot)

    def _hear(self) -> None:
        """What the keeper says, a message at a time: whoever waits meanwhile is heard, too."""
        try:
            for message, files in self._channel.received(TO_WORKER):
                self._obey(message, files)
                return
        except (EOFError, OSError):
            self.close()

    def _obey(self, message: ToWorker, files: Sequence[int]) -> None:
        match message:
            case Give():
                self._give(message)
            case StandBy():
                self._obeying.stand_by(message)
            case Serve():
                self._obeying.serve(files)
            case CatchUp():
                self._obeying.catch_up()
            case Take():
                self._tickets.update(late.ticket for late in message.windows)
                self._obeying.take(message, files)

    def _give(self, asked: Give) -> None:
        """Let go of windows of which nothing is under way."""
        given = [holder for match in asked.matches for holder in self._together(match)]
        for match in list(self._matches) if asked.count else ():
            room = asked.count - len(given)
            alone = asked.is_last or len(self._matches[match]) > CROWD
            some = self._quiet(match)[: max(0, room)] if alone else self._together(match)
            given += some if len(some) <= room else []
        versions = {holder.slot.place: holder.slot.version for holder in given}
        for holder in given:
            self._forget(holder)
            holder.wire.hand_on()
            self._slots.give_back(holder.slot)
        self._tell(Given(versions))

    def _quiet(self, match: str) -> list[Holder]:
        return [holder for holder in self._matches.get(match, {}).values() if holder.is_quiet]

    def _together(self, match: str) -> list[Holder]:
        """All windows of a match, or none while something of one of them is under way."""
        quiet = self._quiet(match)
        return quiet if len(quiet) == len(self._matches.get(match, ())) else []

    def _forget(self, holder: Holder) -> None:
        del self._holders[holder.slot.place], self._matches[holder.match][holder.slot.place]
        if not self._matches[holder.match]:
            del self._matches[holder.match]

    def _tell(self, message: FromWorker, files: Sequence[int] = ()) -> None:
        self._channel.send(message, files)
        if self._channel.is_full:
            asyncio.get_running_loop().add_writer(self._channel, self._flush)

    def _flush(self) -> None:
        self._channel.flush()
        if not self._channel.is_full:
            asyncio.get_running_loop().remove_writer(self._channel)


def _doubled(wire: "Wire") -> list[int]:
    """The socket of a window once more; nothing where it is closed, or too much is open."""
    try:
        return [os.dup(wire.file())]
    except OSError:
        return []

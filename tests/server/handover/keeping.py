"""A keeper of windows with workers that serve nobody, for the tests of what it hands on."""

import math
import os
import socket

from cassino.server.cluster.handover.channel import (
    TO_WORKER,
    Channel,
    Closed,
    Dropped,
    Give,
    Given,
    Held,
    Late,
    Ready,
    StandBy,
    Take,
    Window,
)
from cassino.server.cluster.handover.keeper import Keeper
from cassino.server.cluster.handover.slots import Slot

MOST = 400
MATCH = "match"
OPENED: list[socket.socket | Channel] = []


class Browser:
    """The other side of a window."""

    def __init__(self) -> None:
        self.end, self.server = socket.socketpair()
        self.end.setblocking(False)
        OPENED.append(self.end)

    @property
    def is_closed(self) -> bool:
        try:
            return self.end.recv(1) == b""
        except BlockingIOError:
            return False
        except ConnectionError:
            return True


class Worker:
    """What a worker says and hears; it serves nobody."""

    def __init__(self, keeper: Keeper, is_ready: bool = True, is_spare: bool = False) -> None:
        self.keeper = keeper
        self.ward, end = keeper.open(is_spare)
        self.channel = Channel(end, closes=True)
        OPENED.append(self.channel)
        self.slots: dict[int, Slot] = {}
        keeper.settle(self.ward)
        if is_ready:
            self.say(Ready())

    def say(self, message: Held | Dropped | Closed | Given | Ready, *files: int) -> None:
        self.channel.send(message, files)
        self.keeper._hear(self.ward)

    def open(self, version: int = 3, late: Late | None = None, match: str = MATCH) -> Browser:
        """A window of a match; it is quiet unless it was shown nothing."""
        slot = self.ward.slots.take()
        assert slot is not None
        slot.version, slot.is_busy = version, not version
        self.slots[slot.place] = slot
        browser = Browser()
        files = [] if late else [os.dup(browser.server.fileno())]
        browser.server.close()
        ticket = late.ticket if late else 0
        self.say(Held(slot.place, slot.number, Window(match, "0", "u", "s", "127.0.0.1"), ticket), *files)
        return browser

    def taken(self) -> list[tuple[Late, socket.socket]]:
        """What has come, and the sockets."""
        found: list[tuple[Late, socket.socket]] = []
        for message, files in self.channel.received(TO_WORKER):
            if isinstance(message, Take):
                found += zip(message.windows, [socket.socket(fileno=file) for file in files], strict=True)
        OPENED.extend(end for _, end in found)
        return found

    def asked(self) -> list[int]:
        """For how many windows it is asked."""
        return [message.count for message in self.wishes()]

    def wishes(self) -> list[Give]:
        """What it is asked for."""
        return [message for message, _ in self.channel.received(TO_WORKER) if isinstance(message, Give)]

    def prepared(self) -> list[tuple[list[str], list[str]]]:
        """Which matches it is to have ready, and which no longer."""
        heard = [message for message, _ in self.channel.received(TO_WORKER) if isinstance(message, StandBy)]
        return [(sorted(message.matches), message.done) for message in heard]

    def die(self) -> None:
        self.channel.close()
        self.keeper.close(self.ward)


def look_again(keeper: Keeper) -> float | None:
    """As if some time had gone by, and something been heard."""
    keeper._looked, keeper._is_changed = -math.inf, True
    return keeper.balance()

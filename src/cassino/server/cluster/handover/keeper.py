"""The process above the workers: it keeps the sockets of their windows, and hands them on."""

import math
import resource
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import count, islice
from typing import NamedTuple

from cassino.server.cluster.handover.channel import (
    CROWD,
    FROM_WORKER,
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
    Window,
    close_all,
)
from cassino.server.cluster.handover.slots import Slots

TOGETHER = 100
"""So many windows are handed on by one message."""
PORTION = 25
"""So many windows a worker gives at once to another: it has to play their matches through."""
LEARNING = 20
"""So many matches are made ready at once for the case that a worker dies."""
FORGETTING = 1000
"""So many are let go of at once."""
BALANCE_SECONDS = 0.25
FLUSH_SECONDS = 0.01
"""What a worker had no room for is sent to it again after so long."""
SPARE_FILES = 100
"""So many files besides windows can always be opened."""
UNEVEN = 1.25
"""A worker gives windows when it has so many times as many as the mean."""
FEW = 20
"""So many more than the mean do no harm."""


class Kept(NamedTuple):
    """A window of a worker, and its socket."""

    number: int
    window: Window
    file: int


class Homeless(NamedTuple):
    """A window without a worker, or on its way to one. version: what it was shown last."""

    window: Window
    version: int
    file: int


@dataclass(eq=False)
class Ward:
    """The windows of one worker."""

    slots: Slots
    channel: Channel
    windows: dict[int, Kept] = field(default_factory=dict)
    coming: dict[int, Homeless] = field(default_factory=dict)
    """By ticket, those that it has not gone on with yet."""
    matches: Counter[str] = field(default_factory=Counter)
    """How many windows of each match it has."""
    standby: set[str] = field(default_factory=set)
    """Matches whose windows are at others, and that it has ready in case that one of them dies."""
    is_ready: bool = False
    is_spare: bool = False
    """Whether it is only there in case that another dies."""
    is_leaving: bool = False
    """Whether it is to have no windows any more."""
    is_giving: bool = False
    """Whether it was asked for windows and has not answered."""
    asked_for: set[str] = field(default_factory=set)
    """The matches of which it was asked for all windows last."""
    stuck_at: int = -1
    """How many windows it had when it found none to give."""

    def close(self) -> None:
        """Close what is open of it in this process."""
        close_all([kept.file for kept in self.windows.values()])
        close_all([late.file for late in self.coming.values()])
        self.windows.clear()
        self.coming.clear()
        self.matches.clear()
        self.channel.close()
        self.slots.close()

    def hear(self, message: FromWorker, files: Sequence[int]) -> list[Homeless]:
        """What the worker says; the windows that it lets go of."""
        match message:
            case Held(place, number, window, ticket):
                self._keep(place, number, window, files or self._come(ticket))
            case Dropped(ticket):
                close_all(self._come(ticket))
            case Closed(place):
                kept = self._pop(place)
                close_all([] if kept is None else [kept.file])
            case Given(versions):
                self.is_giving, self.stuck_at = False, -1 if versions else self.count
                return self._taken(versions)
            case Ready():
                self.is_ready = True
        return []

    def _keep(self, place: int, number: int, window: Window, files: Sequence[int]) -> None:
        """A window, unless its socket could not be opened here, or nearly so: other things are to be opened, too."""
        most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if files and files[0] < most - SPARE_FILES:
            self.windows[place] = Kept(number, window, files[0])
            self.matches[window.match] += 1
        else:
            close_all(files)

    def _come(self, ticket: int) -> list[int]:
        """The socket of a window that is on its way no longer."""
        late = self.coming.pop(ticket, None)
        return [] if late is None else [late.file]

    def _taken(self, versions: dict[int, int]) -> list[Homeless]:
        taken = [(self._pop(place), version) for place, version in versions.items()]
        return [Homeless(kept.window, version, kept.file) for kept, version in taken if kept is not None]

    def _pop(self, place: int) -> Kept | None:
        kept = self.windows.pop(place, None)
        if kept is not None:
            self.matches[kept.window.match] -= 1
            if not self.matches[kept.window.match]:
                del self.matches[kept.window.match]
        return kept

    def rescued(self) -> list[Homeless]:
        """The worker has died: the windows that can go on at another. The others are closed."""
        shown = {place: self.slots.version(place, kept.number) for place, kept in self.windows.items()}
        coming, self.coming = self.coming, {}
        return [*coming.values(), *self._taken({place: version for place, version in shown.items() if version})]

    @property
    def is_open(self) -> bool:
        """Whether it may have windows, and go on having them."""
        return not self.is_leaving and not self.is_spare

    @property
    def count(self) -> int:
        """How many windows it has, or soon will."""
        return len(self.windows) + len(self.coming)


class Keeper:
    """All windows of all workers. listen, ignore: call a function when there is something to read; cease to."""

    def __init__(
        self, most: int, listen: Callable[[Channel, Callable[[], None]], None], ignore: Callable[[Channel], None]
    ) -> None:
        self._most = most
        self._listen = listen
        self._ignore = ignore
        self._wards: list[Ward] = []
        self._homeless: list[Homeless] = []
        self._tickets = count(1)
        self._looked = -math.inf
        """When it was looked last who has which windows."""
        self._is_changed = False
        """Whether that may be otherwise since."""

    def open(self, is_spare: bool = False) -> tuple[Ward, socket.socket]:
        """A ward for a new worker, and the worker's end of what connects it."""
        here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        ward = Ward(Slots(self._most), Channel(here), is_spare=is_spare)
        self._wards.append(ward)
        self._listen(ward.channel, lambda: self._hear(ward))
        return ward, there

    def settle(self, ward: Ward) -> None:
        """The worker runs: it takes windows that nobody could take, unless it is a spare one."""
        if ward.is_spare:
            return
        homeless, self._homeless = self._homeless, []
        self._hand_on(homeless, [ward])

    def promote(self, ward: Ward, listener: int) -> None:
        """A spare worker is to serve at a socket from now on."""
        ward.is_spare = False
        ward.channel.send(Serve(), [listener])

    def close(self, ward: Ward) -> None:
        """The worker has ended: the others go on with its windows, as far as they can; the rest is closed."""
        self._hear(ward)
        self._ignore(ward.channel)
        self._wards.remove(ward)
        rescued = ward.rescued()
        ward.close()
        others = [other for other in self._wards if other.is_open]
        for other in others:
            other.channel.send(CatchUp())
        self._hand_on(rescued, others)

    def close_all(self, besides: Ward | None = None) -> None:
        """Close everything: at the end, or, besides what is its own, in the process of a worker."""
        for ward in self._wards:
            if ward is not besides:
                ward.close()
        close_all([each.file for each in self._homeless])

    def _hear(self, ward: Ward) -> None:
        """Read all that a worker has said."""
        self._is_changed = True
        try:
            for message, files in ward.channel.received(FROM_WORKER):
                given = ward.hear(message, files)
                others = [other for other in self._wards if other is not ward and other.is_ready and other.is_open]
                self._hand_on(given, others or [ward])
        except (EOFError, OSError):
            self._ignore(ward.channel)  # it ends; whoever watches over its process says so

    def _hand_on(self, windows: list[Homeless], wards: Sequence[Ward]) -> None:
        """To where others of their match are or it is ready, else to who has few; if any serves, then only to those."""
        if not windows:
            return
        wards = [ward for ward in wards if ward.is_ready] or wards
        if not wards:
            self._homeless += windows
            return
        ready = {match: ward for ward in wards for match in ward.standby}
        homes, found = {**ready, **_homes(wards)}, dict[Ward, list[Homeless]]()
        for each in windows:
            home = homes.get(each.window.match)
            if home is None:
                home = homes[each.window.match] = min(wards, key=lambda ward: ward.count + len(found.get(ward, ())))
            found.setdefault(home, []).append(each)
        for ward, some in found.items():
            for start in range(0, len(some), TOGETHER):
                self._send(ward, some[start : start + TOGETHER])

    def _send(self, ward: Ward, windows: Sequence[Homeless]) -> None:
        some = {next(self._tickets): each for each in windows}
        ward.coming.update(some)
        late = [Late(ticket, each.window, each.version) for ticket, each in some.items()]
        ward.channel.send(Take(late), [each.file for each in windows])

    def balance(self) -> float | None:
        """Let windows go to where they belong; in how many seconds to ask again, if it is known."""
        for ward in self._wards:
            ward.channel.flush()
        if any(ward.channel.is_full for ward in self._wards):
            return FLUSH_SECONDS
        wait = self._looked + BALANCE_SECONDS - time.monotonic()
        if not self._is_changed or wait > 0:
            return wait if self._is_changed else None
        self._looked = time.monotonic()
        wards = [ward for ward in self._wards if ward.is_ready and ward.is_open]
        looks = (self._even_out, self._unite) if len(wards) > 1 else ()
        asked = [look(wards) for look in looks]
        self._is_changed = self._prepare() or any(asked)
        return BALANCE_SECONDS if self._is_changed else None

    def _even_out(self, wards: Sequence[Ward]) -> bool:
        """Ask who has far more windows than others for some; whether there is one."""
        most = max(wards, key=lambda ward: ward.count)
        mean = sum(ward.count for ward in wards) / len(wards)
        spare = round(most.count - mean)
        if spare <= FEW or most.count <= UNEVEN * mean or most.stuck_at == most.count:
            return False
        self._ask(most, min(PORTION, spare))
        return True

    def _unite(self, wards: Sequence[Ward]) -> bool:
        """Ask for windows whose matches have more at another worker; whether there are any."""
        homes, is_split = _homes(wards), False
        for ward in wards:
            away = [match for match in ward.matches if homes.get(match, ward) is not ward]
            is_split |= bool(away)
            if away and not ward.is_giving:
                away = [match for match in away if match not in ward.asked_for] or away
                ward.asked_for = set(away[:PORTION])
                self._ask(ward, 0, away[:PORTION])
        return is_split

    def _prepare(self) -> bool:
        """Let the spare worker have each match ready, and nobody else any longer; whether something was to be done."""
        spare = next((ward for ward in self._wards if ward.is_spare and ward.is_ready and not ward.is_leaving), None)
        if spare is None:
            return False
        served, known = set[str]().union(*(ward.matches for ward in self._wards)), set(spare.standby)
        elsewhere = set[str]().union(*(ward.standby for ward in self._wards if ward is not spare))
        lacking = served - known
        wanted = list(islice([*(lacking - elsewhere), *(lacking & elsewhere)], LEARNING))
        spare.standby.update(wanted)
        past = [
            self._let_go(ward, served if ward is spare else served - known - ward.matches.keys())
            for ward in self._wards
        ]  # fmt: skip
        if wanted:
            spare.channel.send(StandBy(wanted, []))
        return bool(wanted) or any(past)

    def _let_go(self, ward: Ward, still: set[str]) -> bool:
        """Have no matches ready there any longer but some; whether there were others. It is told of so many at once."""
        past = list(islice(ward.standby - still, FORGETTING))
        if past:
            ward.standby.difference_update(past)
            ward.channel.send(StandBy([], past))
        return bool(past)

    def _ask(self, ward: Ward, count: int, matches: Sequence[str] = (), is_last: bool = False) -> None:
        if not ward.is_giving:
            ward.is_giving = True
            ward.channel.send(Give(count, list(matches), is_last))

    def empty(self, ward: Ward) -> bool:
        """Let a worker that is to end give all its windows to others, again and again; whether it has none."""
        ward.is_leaving = True
        if any(other.is_ready and other.is_open for other in self._wards):
            self._ask(ward, TOGETHER, is_last=True)
        return not ward.count


def _homes(wards: Iterable[Ward]) -> dict[str, Ward]:
    """Who has most of the windows of a match; of a crowd, nobody has."""
    homes: dict[str, Ward] = {}
    total: Counter[str] = Counter()
    for ward in wards:
        for match, here in ward.matches.items():
            total[match] += here
            if match not in homes or here > homes[match].matches[match]:
                homes[match] = ward
    return {match: ward for match, ward in homes.items() if total[match] <= CROWD}

"""Who is connected to a table: the windows of this process, and those that other processes report."""

from collections.abc import Iterable, Mapping

from cassino.hosted.wire.messages import PeopleFrame
from cassino.server.cluster.bus import Present


class Presence:
    """The people who are connected to one table, through any process."""

    __slots__ = ("_elsewhere", "_told", "here")

    def __init__(self) -> None:
        self.here = Present("", (), 0)
        self._elsewhere: Mapping[str, Present] = {}
        self._told: PeopleFrame | None = None

    def set_here(self, worker: str, seats: Iterable[int | None]) -> bool:
        """Set the windows of this process by their seats; returns whether other processes must be notified."""
        all_seats = list(seats)
        taken = {seat for seat in all_seats if seat is not None}
        before, self.here = self.here, Present(worker, tuple(sorted(taken)), all_seats.count(None))
        return (before.seats, before.watching) != (self.here.seats, self.here.watching)

    def hear(self, present: Present) -> None:
        """News from another process about who is connected to it."""
        self._elsewhere = {**self._elsewhere, present.by: present}

    @property
    def connected(self) -> set[int]:
        """The seats that are connected."""
        return {seat for present in (self.here, *self._elsewhere.values()) for seat in present.seats}

    def forget(self, worker: str) -> bool:
        """Forget a process that has ended; returns whether it had any windows."""
        left = {by: present for by, present in self._elsewhere.items() if by != worker}
        was_there, self._elsewhere = len(left) < len(self._elsewhere), left
        return was_there

    def forget_others(self) -> None:
        """Forget everything about other processes."""
        self._elsewhere = {}

    def frame(self) -> PeopleFrame:
        """The `people` frame."""
        all_present = (self.here, *self._elsewhere.values())
        return PeopleFrame(sorted(self.connected), sum(present.watching for present in all_present))

    def has_changed(self) -> bool:
        """Whether the frame has changed since the last call."""
        frame = self.frame()
        is_new, self._told = frame != self._told, frame
        return is_new

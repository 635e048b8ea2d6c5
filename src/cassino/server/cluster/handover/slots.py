"""How each window of a worker stands, in memory that outlives the worker."""

import mmap
from dataclasses import dataclass

CELL_BYTES = 8
CELLS = 3
"""Of a window: its number, the version it was shown last (0: none), whether something of it is under way."""


class Slots:
    """As many places as there can be windows. Whoever makes them shares them with all processes that he forks off."""

    def __init__(self, count: int) -> None:
        self._memory = mmap.mmap(-1, count * CELLS * CELL_BYTES)
        self._cells = memoryview(self._memory).cast("q")
        self._free = list(range(count))
        self._numbers = 0

    def take(self) -> "Slot | None":
        """A place for a window; None where all are taken."""
        if not self._free:
            return None
        self._numbers += 1
        slot = Slot(self._free.pop(), self._numbers, self._cells)
        slot.clear(slot.number)
        return slot

    def give_back(self, slot: "Slot") -> None:
        """A window is no longer here."""
        slot.clear(0)
        self._free.append(slot.place)

    def version(self, place: int, number: int) -> int:
        """What a window was shown last; 0 where nobody else can go on with it."""
        there, version, is_busy = self._cells[place * CELLS : (place + 1) * CELLS].tolist()
        return version if there == number and not is_busy else 0

    def close(self) -> None:
        """Let go of the memory, in this process."""
        self._cells.release()
        self._memory.close()


@dataclass(slots=True, eq=False)
class Slot:
    """The place of one window."""

    place: int
    number: int
    _cells: "memoryview[int]"

    def clear(self, number: int) -> None:
        """A window that was shown nothing so far, or none (0)."""
        start = self.place * CELLS
        self._cells[start] = 0
        self._cells[start + 1], self._cells[start + 2] = 0, 1
        self._cells[start] = number

    @property
    def version(self) -> int:
        """What the window was shown last."""
        return self._cells[self.place * CELLS + 1]

    @version.setter
    def version(self, version: int) -> None:
        self._cells[self.place * CELLS + 1] = version

    @property
    def is_busy(self) -> bool:
        """Whether something of the window is under way."""
        return bool(self._cells[self.place * CELLS + 2])

    @is_busy.setter
    def is_busy(self, is_busy: bool) -> None:
        self._cells[self.place * CELLS + 2] = is_busy

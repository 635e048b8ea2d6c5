"""The CPU time of another process, as the system measures it. Linux only."""

import os
import sys
import time
from pathlib import Path

CHILDREN_USER, CHILDREN_SYSTEM = 13, 14
"""Where `/proc/PID/stat` has the CPU time of children that have ended, after the name of the program."""


def cpu_seconds(process: int) -> float | None:
    """The CPU time of a process and all that it has started, in user and system mode; None if it is unknown."""
    if sys.platform != "linux":
        return None
    try:
        return _own(process) + _of_ended_children(process) + sum(map(_or_none_left, _children(process)))
    except OSError:
        return None


def _or_none_left(process: int) -> float:
    """The CPU time of a child; one that has just ended counts for its parent."""
    return cpu_seconds(process) or 0.0


def _own(process: int) -> float:
    """By the clock that Linux keeps for each process (clock_getcpuclockid)."""
    return time.clock_gettime(~process << 3 | 2)


def _of_ended_children(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text("utf-8", "replace").rpartition(")")[2].split()
    ticks = int(fields[CHILDREN_USER]) + int(fields[CHILDREN_SYSTEM])
    return ticks / os.sysconf("SC_CLK_TCK")


def _children(process: int) -> list[int]:
    """The children that are running; none where the system does not list them."""
    lists = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for each in lists for child in each.read_text("ascii").split()]

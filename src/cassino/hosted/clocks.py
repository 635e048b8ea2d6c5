"""What time does to a match: flags, and what the clocks show."""

from datetime import datetime, timedelta

from cassino.hosted.events import Ended
from cassino.hosted.frames.table import TimeLeft
from cassino.hosted.match import HostedMatch
from cassino.hosted.refusal import Refusal
from cassino.hosted.timestamps import moment, written

GRACE = timedelta(seconds=30)
"""How long no flag falls of itself after a time in which nobody could move."""


def due(hosted: HostedMatch, at: str, served_since: str = "") -> Ended | None:
    """What the clock does of itself at a moment: in a rated match a flag falls without anybody claiming it.

    served_since: since when moves are taken; before, nobody could have moved, so the flag waits a little.
    """
    when = falls_at(hosted, served_since)
    late = hosted.out_of_time(at) if when is not None and moment(at) >= when else None
    return None if late is None else Ended(late, "flag")


def falls_at(hosted: HostedMatch, served_since: str = "") -> datetime | None:
    """When a flag falls of itself; None where none does."""
    if hosted.watch is None or hosted.watch.deadline is None or not hosted.created.rated:
        return None
    return max(hosted.watch.deadline, moment(served_since) + GRACE) if served_since else hosted.watch.deadline


def deadline(hosted: HostedMatch) -> str | None:
    """When `due` has something to say next; None if never."""
    when = falls_at(hosted)
    return None if when is None else written(when)


def may_flag(hosted: HostedMatch, seat: int, at: str) -> bool:
    """Whether a player may claim that the time of another side is over."""
    late = hosted.out_of_time(at)
    if late is None:
        return False
    state = hosted.match.state
    return state.side_of(late) != state.side_of(seat)


def flagged(hosted: HostedMatch, seat: int, at: str) -> Ended:
    """A player claims that somebody's time is over. Raises Refusal."""
    late = hosted.out_of_time(at)
    if late is None or not may_flag(hosted, seat, at):
        raise Refusal("no_flag", "error-no-flag")
    return Ended(late, "flag")


def shown(hosted: HostedMatch, seat: int, at: str) -> TimeLeft | None:
    """The clock of a seat, in seconds: what is left of its turn, and then its bank."""
    watch = hosted.watch
    if watch is None or hosted.places[seat].kind != "human":
        return None
    when = moment(at)
    return TimeLeft(
        left=watch.left_at(seat, when).total_seconds(),
        bank=watch.banks_at(when)[seat].total_seconds(),
        runs=watch.acting is not None and watch.acting.seat == seat,
    )

"""What time does to a match: flags, and what the clocks show."""

from datetime import datetime, timedelta

from cassino.hosted import Json
from cassino.hosted.events import Ended
from cassino.hosted.match import Course
from cassino.hosted.moments import moment, written
from cassino.hosted.refusal import Refusal

GRACE = timedelta(seconds=30)
"""How long no flag falls of itself after a time in which nobody could move."""


def due(course: Course, at: str, served_since: str = "") -> Ended | None:
    """What the clock does of itself at a moment: in a rated match a flag falls without anybody claiming it.

    served_since: since when moves are taken; before, nobody could have moved, so the flag waits a little.
    """
    when = falls_at(course, served_since)
    late = course.out_of_time(at) if when is not None and moment(at) >= when else None
    return None if late is None else Ended(late, "flag")


def falls_at(course: Course, served_since: str = "") -> datetime | None:
    """When a flag falls of itself; None where none does."""
    if course.watch is None or course.watch.deadline is None or not course.created.rated:
        return None
    return max(course.watch.deadline, moment(served_since) + GRACE) if served_since else course.watch.deadline


def deadline(course: Course) -> str | None:
    """When `due` has something to say next; None if never."""
    when = falls_at(course)
    return None if when is None else written(when)


def may_flag(course: Course, seat: int, at: str) -> bool:
    """Whether a player may claim that the time of another side is over."""
    late = course.out_of_time(at)
    if late is None:
        return False
    state = course.match.state
    return state.side_of(late) != state.side_of(seat)


def flagged(course: Course, seat: int, at: str) -> Ended:
    """A player claims that somebody's time is over. Raises Refusal."""
    late = course.out_of_time(at)
    if late is None or not may_flag(course, seat, at):
        raise Refusal("no_flag", "Nobody on another side has run out of time.")
    return Ended(late, "flag")


def shown(course: Course, seat: int, at: str) -> Json | None:
    """The clock of a seat, in seconds: what is left of its turn, and then its bank."""
    watch = course.watch
    if watch is None or course.places[seat].kind != "human":
        return None
    when = moment(at)
    return {
        "left": watch.left_at(seat, when).total_seconds(),
        "bank": watch.banks_at(when)[seat].total_seconds(),
        "runs": watch.acting is not None and watch.acting.seat == seat,
    }

"""How time affects a match. Only this module decides when a player's time is over, and what the clocks show.

Time in which nobody could play is nobody's. It is added to the turn of the person to act with an event, `Credited`; as
long as the match has no event for a downtime, everything here counts as if it had.
"""

from datetime import datetime, timedelta

from cassino.hosted.match.downtimes import NONE_KNOWN, Downtimes
from cassino.hosted.match.events import Credited, Ended
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.timestamps import moment, written
from cassino.hosted.match.watch import NONE, Watch
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.table import TimeLeft

GRACE = timedelta(seconds=30)
"""A player whose time was not over before a downtime has at least this much left after it, to get back."""


def credit(hosted: HostedMatch, downtimes: Downtimes) -> Credited | None:
    """The extra time for past downtimes that the clock has not counted yet, if there are any."""
    return _credit(hosted.watch, downtimes) if hosted.watch and hosted.watch.acting else None


def _credit(watch: Watch, downtimes: Downtimes) -> Credited | None:
    away = extra = NONE
    deadline, until = watch.deadline, None
    assert deadline is not None
    for began, ended in downtimes.after(max(watch.since, watch.settled)):
        left = deadline + extra - began
        away, until = away + (ended - began), ended
        extra += ended - began + (max(GRACE - left, NONE) if left > NONE else NONE)
    return Credited(away.total_seconds(), extra.total_seconds(), written(until)) if until else None


def running(hosted: HostedMatch, downtimes: Downtimes, at: str) -> Watch | None:
    """The clocks at a moment, with all downtimes counted."""
    watch = hosted.watch
    if watch is None or watch.acting is None:
        return watch
    event = _credit(watch, downtimes.until(moment(at)))
    return watch.credited(timedelta(seconds=event.seconds), moment(event.until)) if event else watch


def out_of_time(hosted: HostedMatch, at: str, downtimes: Downtimes = NONE_KNOWN) -> int | None:
    """The seat whose clock runs and has run out by a moment."""
    watch = running(hosted, downtimes, at)
    return watch.late(moment(at)) if watch else None


def due(hosted: HostedMatch, at: str, downtimes: Downtimes = NONE_KNOWN) -> Ended | None:
    """What the clock causes at a moment: in a rated match, a player loses on time without a claim."""
    late = out_of_time(hosted, at, downtimes) if hosted.created.rated else None
    return None if late is None else Ended(late, "flag")


def runs_out(hosted: HostedMatch, downtimes: Downtimes, at: str) -> datetime | None:
    """When the person to act runs out of time, as known at a moment; None if no clock runs."""
    watch = None if downtimes.since else running(hosted, downtimes, at)
    return watch.deadline if watch else None


def deadline(hosted: HostedMatch) -> str | None:
    """When `due` will next return something; None for never."""
    when = runs_out(hosted, NONE_KNOWN, hosted.at) if hosted.created.rated else None
    return None if when is None else written(when)


def may_flag(hosted: HostedMatch, seat: int, at: str, downtimes: Downtimes = NONE_KNOWN) -> bool:
    """Whether a player may claim that another side has run out of time."""
    late = out_of_time(hosted, at, downtimes)
    if late is None:
        return False
    state = hosted.match.state
    return state.side_of(late) != state.side_of(seat)


def flagged(hosted: HostedMatch, seat: int, at: str, downtimes: Downtimes = NONE_KNOWN) -> Ended:
    """The event of a player's claim that somebody has run out of time. Raises Refusal."""
    late = out_of_time(hosted, at, downtimes)
    if late is None or not may_flag(hosted, seat, at, downtimes):
        raise Refusal("no_flag", "error-no-flag")
    return Ended(late, "flag")


def shown(hosted: HostedMatch, seat: int, at: str, downtimes: Downtimes = NONE_KNOWN) -> TimeLeft | None:
    """The clock of a seat, in seconds: what is left of its turn, and its bank."""
    watch = running(hosted, downtimes, at)
    if watch is None or hosted.places[seat].kind != "human":
        return None
    when = moment(at)
    return TimeLeft(
        left=watch.left_at(seat, when).total_seconds(),
        bank=watch.banks_at(when)[seat].total_seconds(),
        runs=watch.acting is not None and watch.acting.seat == seat and downtimes.since is None,
    )

"""How time affects a match: running out of time, and what the clocks show."""

from datetime import datetime, timedelta

from cassino.hosted.match.events import Ended
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.timestamps import moment, written
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.table import TimeLeft

GRACE = timedelta(seconds=30)
"""How long nobody loses on time automatically after the server was unable to accept moves."""


def due(hosted: HostedMatch, at: str, served_since: str = "") -> Ended | None:
    """What the clock causes at a moment: in a rated match, a player loses on time without a claim.

    served_since: since when the server has accepted moves. Nobody could move before that, so the clock gets a little
    extra time.
    """
    when = falls_at(hosted, served_since)
    late = hosted.out_of_time(at) if when is not None and moment(at) >= when else None
    return None if late is None else Ended(late, "flag")


def falls_at(hosted: HostedMatch, served_since: str = "") -> datetime | None:
    """When a player loses on time automatically; None for never."""
    if hosted.watch is None or hosted.watch.deadline is None or not hosted.created.rated:
        return None
    return max(hosted.watch.deadline, moment(served_since) + GRACE) if served_since else hosted.watch.deadline


def deadline(hosted: HostedMatch) -> str | None:
    """When `due` will next return something; None for never."""
    when = falls_at(hosted)
    return None if when is None else written(when)


def may_flag(hosted: HostedMatch, seat: int, at: str) -> bool:
    """Whether a player may claim that another side has run out of time."""
    late = hosted.out_of_time(at)
    if late is None:
        return False
    state = hosted.match.state
    return state.side_of(late) != state.side_of(seat)


def flagged(hosted: HostedMatch, seat: int, at: str) -> Ended:
    """The event of a player's claim that somebody has run out of time. Raises Refusal."""
    late = hosted.out_of_time(at)
    if late is None or not may_flag(hosted, seat, at):
        raise Refusal("no_flag", "error-no-flag")
    return Ended(late, "flag")


def shown(hosted: HostedMatch, seat: int, at: str) -> TimeLeft | None:
    """The clock of a seat, in seconds: what is left of its turn, and its bank."""
    watch = hosted.watch
    if watch is None or hosted.places[seat].kind != "human":
        return None
    when = moment(at)
    return TimeLeft(
        left=watch.left_at(seat, when).total_seconds(),
        bank=watch.banks_at(when)[seat].total_seconds(),
        runs=watch.acting is not None and watch.acting.seat == seat,
    )

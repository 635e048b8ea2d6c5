"""When a person counts as away. If a match waits for them, other players may let a bot sit in, or end the match."""

from datetime import datetime, timedelta

from cassino.hosted.match.contest import is_contest
from cassino.hosted.match.downtimes import Downtimes
from cassino.hosted.match.events import GONE
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.timestamps import moment

USUAL = timedelta(minutes=10)
LONGEST_REST = timedelta(hours=12)
"""After the server was unable to accept moves, absences begin anew, but need not last longer than this."""


def limit(hosted: HostedMatch) -> timedelta | None:
    """How long a person may have no open window before the others may act; None if they never may."""
    created = hosted.created
    if created.rated or is_contest(created) or hosted.is_bots_only:
        return None
    if created.away:
        return timedelta(seconds=created.away)
    is_slow = created.clock is not None and created.clock.kind == "days"
    return timedelta(seconds=created.clock.seconds) if created.clock and is_slow else USUAL


def awaited(hosted: HostedMatch) -> int | None:
    """The seat of a person for whom other people wait; None if nobody waits, or their absence never counts."""
    seat = hosted.turn
    if seat is None or limit(hosted) is None or hosted.ended is not None:
        return None
    user = hosted.places[seat].user
    if hosted.places[seat].kind != "human" or user in ("", GONE):
        return None
    others = (place.user for place in hosted.places if place.kind == "human")
    return seat if any(other not in ("", GONE, user) for other in others) else None


def away_from(hosted: HostedMatch, seen: str, downtimes: Downtimes) -> datetime | None:
    """From when a person counts as away, unless they open a window. None: never, or nobody could come now.

    seen: when they last had one, if known.
    """
    most = limit(hosted)
    if most is None or downtimes.since is not None:
        return None
    began = max(moment(hosted.stands_at), moment(seen)) if seen else moment(hosted.stands_at)
    lost = downtimes.after(began)
    return max(began + most, lost[-1].ended + min(most, LONGEST_REST)) if lost else began + most

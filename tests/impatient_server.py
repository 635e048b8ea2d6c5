"""The usual program, with people who count as away after a moment; what it says about the time stays the same."""

from datetime import datetime, timedelta

from cassino.cli.main import main
from cassino.hosted.match import absence
from cassino.hosted.match.downtimes import Downtimes
from cassino.hosted.match.match import HostedMatch

_usual = absence.away_from
MOMENT = timedelta(seconds=0.5)


def away_soon(hosted: HostedMatch, seen: str, downtimes: Downtimes) -> datetime | None:
    """A moment after the last window."""
    when, most = _usual(hosted, seen, downtimes), absence.limit(hosted)
    return when - most + MOMENT if when and most else None


if __name__ == "__main__":
    absence.away_from = away_soon
    main()

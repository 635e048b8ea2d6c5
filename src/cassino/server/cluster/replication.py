"""What processes tell each other about a match: that it has reached a version, and the move itself if it holds no
secret.

The database has the truth and the order. News only save a query: a process applies them if they are the very next
event, the rules allow it, and nothing else is in progress at the table.
"""

import logging

from cassino.hosted.match.events import AnyEvent, Moved, format_event
from cassino.hosted.match.match import HostedMatch
from cassino.server.cluster.bus import Happened
from cassino.server.storage.events import StoredEvent
from cassino.server.storage.loader import followed
from cassino.server.telemetry.logs import reason

log = logging.getLogger(__name__)


def news_of(worker: str, hosted: HostedMatch, events: tuple[AnyEvent, ...], at: str) -> Happened:
    """The news of the events just stored, and the match after them."""
    bodies = tuple(format_event(event) for event in events) if _is_seen_by_all(hosted, events) else ()
    return Happened(worker, hosted.version, at, bodies)


def _is_seen_by_all(hosted: HostedMatch, events: tuple[AnyEvent, ...]) -> bool:
    """Whether it is a single move that looks the same to everybody; a deal, for example, contains the order of the
    pack.
    """
    match events:
        case (Moved(move=text),):
            return bool(hosted.steps) and hosted.steps[-1].text == text
        case _:
            return False


def states_after(hosted: HostedMatch, news: Happened) -> list[HostedMatch]:
    """The states of the match after the news; empty if events are missing, or if they must be read from the
    database.
    """
    first = news.version - len(news.events) + 1
    if first != hosted.version + 1:
        return []
    rows = [StoredEvent(version, body, news.at) for version, body in enumerate(news.events, first)]
    try:
        return list(followed(hosted, rows))
    except ValueError as error:
        log.warning("bus: news of a match do not fit, it is read again (%s)", reason(error))
        return []

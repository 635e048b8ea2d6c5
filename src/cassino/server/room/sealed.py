"""Matches of a tournament are sealed until it is over: only their own players see them."""

from cassino.hosted.commands.seating import known_users
from cassino.hosted.match import contest
from cassino.hosted.match.events import Created, parse_event
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.timestamps import now
from cassino.server.storage.loader import History


def check_look(hosted: HostedMatch, user: str) -> None:
    """Check that a person may see a match now. Raises Refusal."""
    contest.check_look(hosted.created, known_users(hosted), user, now())


def check_history(history: History, user: str) -> None:
    """The same for the stored events of a match. Raises Refusal, BrokenEvent."""
    first = parse_event(history.rows[0].body)
    if isinstance(first, Created):
        contest.check_look(first, {place.user for place in first.places}, user, now())

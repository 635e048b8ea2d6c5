"""Records, replays and branches: made from all events of a stored match, in another process."""

import msgspec

from cassino.answers import replays
from cassino.answers.summary import Begun, begun_match
from cassino.hosted.commands.branching import Branch, branch_events
from cassino.hosted.commands.seating import first_seat
from cassino.hosted.frames.past import told_deal
from cassino.server.storage.loader import History, hosted_of


def record_text(history: History) -> str:
    """The record of a match that is over. Raises Refusal."""
    return replays.record_text(hosted_of(history))


def deal_text(history: History, number: int, user: str) -> bytes:
    """A deal that is over, as JSON for a person. Raises Refusal."""
    hosted = hosted_of(history)
    return msgspec.json.encode(told_deal(hosted, number, first_seat(hosted, user)))


def replay(history: History, number: int, user: str) -> bytes:
    """A deal of a match that is over, as JSON for a person. Raises Refusal."""
    hosted = hosted_of(history)
    return msgspec.json.encode(replays.replay(hosted, history.match_id, number, first_seat(hosted, user)))


def check_branch(history: History, wish: Branch) -> None:
    """Check that a match can be continued from a move. Raises Refusal."""
    branch_events(hosted_of(history), wish)


def branch(history: History, wish: Branch, user: str) -> Begun:
    """The match that continues from a move. Raises Refusal."""
    return begun_match(branch_events(hosted_of(history), wish, user), user)

"""What is made of a whole stored match, from its events: for another process."""

import msgspec

from cassino.hosted.branching import Branch, branch_events
from cassino.hosted.frames.past import told_deal, whole_record
from cassino.hosted.seating import first_seat
from cassino.server.http.refusals import BadRequest
from cassino.server.storage.loader import History, hosted_of
from cassino.server.storage.summary import Begun, begun_match


def record_text(history: History) -> str:
    """The record of a match that is over. Raises BadRequest, Refusal."""
    hosted = hosted_of(history)
    if hosted.phase != "match_over":
        raise BadRequest(409, "not_over", "The record can be read when the match is over.")
    return whole_record(hosted)


def deal_text(history: History, number: int, user: str) -> bytes:
    """A deal that is over, as JSON for a person. Raises Refusal."""
    hosted = hosted_of(history)
    return msgspec.json.encode(told_deal(hosted, number, first_seat(hosted, user)))


def check_branch(history: History, wish: Branch) -> None:
    """Whether a match can be gone on with from a move. Raises BadRequest, Refusal."""
    branch_events(hosted_of(history), wish)


def branch(history: History, wish: Branch, user: str) -> Begun:
    """The match that goes on from a move. Raises BadRequest, Refusal."""
    return begun_match(branch_events(hosted_of(history), wish, user), user)

"""Records, replays and branches: made from all events of a stored match, in another process."""

import msgspec

from cassino.analysis.review import chances
from cassino.engine.state import State
from cassino.hosted.commands.branching import Branch, branch_events
from cassino.hosted.commands.seating import first_seat
from cassino.hosted.frames.past import told_deal, whole_record
from cassino.hosted.frames.replaying import replayed_views
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.shape import Shape
from cassino.hosted.wire.table import View
from cassino.server.http.refusals import BadRequest
from cassino.server.storage.loader import History, hosted_of
from cassino.server.storage.summary import Begun, begun_match


def record_text(history: History) -> str:
    """The record of a match that is over. Raises BadRequest, Refusal."""
    hosted = hosted_of(history)
    if hosted.phase != "match_over":
        raise BadRequest(409, "not_over", "error-record-not-over")
    return whole_record(hosted)


def deal_text(history: History, number: int, user: str) -> bytes:
    """A deal that is over, as JSON for a person. Raises Refusal."""
    hosted = hosted_of(history)
    return msgspec.json.encode(told_deal(hosted, number, first_seat(hosted, user)))


class Replay(Shape, frozen=True):
    """A deal of a match that is over, step by step."""

    deal: int
    """Its number, from 1."""
    deals: int
    """How many deals the match had."""
    views: list[View]
    """The table after the deal and after each move, with all hands face up and without moves that were taken back."""
    chances: list[list[float]]
    """At each of them, the chance of each side to win the match, from 0 to 1."""


def replay(history: History, number: int, user: str) -> bytes:
    """A deal of a match that is over, as JSON for a person. Raises Refusal."""
    hosted = hosted_of(history)
    views = list(replayed_views(hosted, history.match_id, number, first_seat(hosted, user)))
    found = list(map(list, chances.worked_out(chances.moments(hosted.match, number, _states(hosted, number)))))
    found += [_final(hosted)] * (len(views) - len(found))
    return msgspec.json.encode(Replay(number, len(hosted.match.deals), views, found))


def _states(hosted: HostedMatch, number: int) -> list[State]:
    """The states at each step of a deal."""
    return hosted.match.deals[number - 1].states


def _final(hosted: HostedMatch) -> list[float]:
    """The chances at the end of the match."""
    winners = hosted.winners
    return [(side in winners) / max(1, len(winners)) for side in range(hosted.match.state.side_count)]


def check_branch(history: History, wish: Branch) -> None:
    """Check that a match can be continued from a move. Raises BadRequest, Refusal."""
    branch_events(hosted_of(history), wish)


def branch(history: History, wish: Branch, user: str) -> Begun:
    """The match that continues from a move. Raises BadRequest, Refusal."""
    return begun_match(branch_events(hosted_of(history), wish, user), user)

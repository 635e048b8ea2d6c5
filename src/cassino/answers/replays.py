"""Records and replays of matches that are over."""

from cassino.analysis.review import chances
from cassino.engine.state import State
from cassino.hosted.frames.past import whole_record
from cassino.hosted.frames.replaying import replayed_views
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.shape import Shape
from cassino.hosted.wire.table import View


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


def record_text(hosted: HostedMatch) -> str:
    """The record of a match that is over. Raises Refusal."""
    if hosted.phase != "match_over":
        raise Refusal("not_over", "error-record-not-over")
    return whole_record(hosted)


def replay(hosted: HostedMatch, match_id: str, number: int, seat: int | None) -> Replay:
    """A deal of a match that is over, as a seat or a watcher sees it. Raises Refusal."""
    views = list(replayed_views(hosted, match_id, number, seat))
    found = list(map(list, chances.worked_out(chances.moments(hosted.match, number, _states(hosted, number)))))
    found += [_final(hosted)] * (len(views) - len(found))
    return Replay(number, len(hosted.match.deals), views, found)


def _states(hosted: HostedMatch, number: int) -> list[State]:
    """The states at each step of a deal."""
    return hosted.match.deals[number - 1].states


def _final(hosted: HostedMatch) -> list[float]:
    """The chances at the end of the match."""
    winners = hosted.winners
    return [(side in winners) / max(1, len(winners)) for side in range(hosted.match.state.side_count)]

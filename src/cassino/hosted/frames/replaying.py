"""The replay of a match that is over: the views of a deal, step by step."""

from collections.abc import Iterator
from itertools import pairwise

from msgspec.structs import replace

from cassino.hosted.commands.branching import played
from cassino.hosted.frames.past import check_deal
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.events import Counted, Dealt, Ruled
from cassino.hosted.match.match import HostedMatch, first_deal
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.table import Can, View


def replayed_views(hosted: HostedMatch, match_id: str, number: int, viewer: int | None) -> Iterator[View]:
    """The table after the deal and after each move, as a seat or a watcher sees it; all hands are face up.

    number: of the deal, from 1. Moves that were taken back do not appear. Raises Refusal while the match is being
    played.
    """
    check_deal(hosted, number)
    if hosted.phase != "match_over":
        raise Refusal("not_over", "error-replay-not-over")
    for again in _stages(hosted, number):
        if len(again.match.deals) == number:
            yield _shown(again, match_id, viewer)


def _stages(hosted: HostedMatch, deals: int) -> Iterator[HostedMatch]:
    """The same match step by step: one object that changes. The last step is its end."""
    created = replace(hosted.created, places=hosted.places, fair="", clock=None)
    events, at = list(played(hosted.match, deals)), hosted.at
    begin = events[0]
    assert isinstance(begin, Dealt)
    again = HostedMatch(created, first_deal(created, begin), at)
    again.shows_hands = True
    for event, following in pairwise([*events, None]):
        if isinstance(event, Dealt) and again.phase == "announcing":
            again.apply(Counted(), at)
        if event is not None and event is not begin:
            again.apply(event, at)
        if not isinstance(following, Ruled):  # a ruling belongs to the deal or the move before it
            yield again
    if again.phase == "announcing" and (hosted.ended is None or deals < len(hosted.match.deals)):
        again.apply(Counted(), at)
        yield again
    if hosted.ended is not None and deals == len(hosted.match.deals):
        again.ended = hosted.ended
        again.version += 1
        yield again


def _shown(again: HostedMatch, match_id: str, viewer: int | None) -> View:
    """What a viewer sees of it; nothing can be done."""
    seen = view_frame(again, match_id, viewer).view
    return replace(seen, can=Can(), plays=[], choices=[], all_plays=True)

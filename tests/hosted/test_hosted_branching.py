"""Another match that begins as an old one went up to some move."""

import pytest

from cassino.hosted.commands.branching import ADVISER, Branch, branch_events
from cassino.hosted.match.events import Claimed, Dealt
from cassino.hosted.match.match import replayed
from cassino.hosted.wire import requests
from cassino.hosted.wire.refusal import WrongWish
from company import ANN, BEN, Evening, last_call


def in_second_deal() -> Evening:
    """Ann and Ben have finished a deal and made three moves of the next."""
    evening = Evening("human", "human", variant="scopa")
    evening.join(BEN)
    evening.play_deal()
    evening.ask(0, requests.NextDeal)
    evening.play(3)
    return evening


def test_a_branch_keeps_what_was_played_and_no_seed() -> None:
    hosted = in_second_deal().hosted
    twin = replayed(branch_events(hosted, Branch(deal=1, moves=4), ANN.id))
    assert twin.match.deal.moves == hosted.match.deals[0].moves[:4]
    assert twin.created.seed != hosted.created.seed and twin.created.bot_seed != hosted.created.bot_seed
    person = twin.match.state.turn
    assert [place.kind for place in twin.places] == ["human" if seat == person else "bot" for seat in (0, 1)]
    assert (twin.places[person].user, twin.places[1 - person].bot) == (ANN.id, ADVISER)
    assert [place.name for place in twin.places] == hosted.names


def test_a_branch_of_a_later_deal_has_the_deals_before_it() -> None:
    evening = in_second_deal()
    evening.play_deal()
    events = branch_events(evening.hosted, Branch(deal=2, moves=1))
    assert len([event for event in events if isinstance(event, Dealt)]) == 2
    twin = replayed(events)
    assert twin.match.scores == evening.hosted.match.scores_before and len(twin.match.deal.moves) == 1


def test_what_was_announced_is_kept() -> None:
    evening = last_call(target=1000)
    evening.happen(Claimed(0), Claimed(1))
    moves = len(evening.hosted.match.deal.moves)
    events = branch_events(evening.hosted, Branch(deal=1, moves=moves - 1))
    assert [event for event in events if isinstance(event, Claimed)] == [Claimed(0)]


@pytest.mark.parametrize(
    ("deal", "moves", "error"),
    [
        (0, 0, "no_such_move"),
        (3, 0, "no_such_move"),
        (1, -1, "no_such_move"),
        (1, 999, "no_such_move"),
        (2, 0, "not_over"),
    ],
)
def test_what_there_is_not(deal: int, moves: int, error: str) -> None:
    with pytest.raises(WrongWish) as refused:
        branch_events(in_second_deal().hosted, Branch(deal, moves))
    assert refused.value.code == error

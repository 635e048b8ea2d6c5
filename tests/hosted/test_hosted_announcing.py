"""After the last play the target may be announced before the cards are counted: what the match makes of it. D-95"""

import json

import msgspec
import pytest

from cassino.answers.summary import summary
from cassino.engine.scoring import secured
from cassino.fairness.chain import hash_of
from cassino.hosted.frames.past import told_deal
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.events import Claimed, Counted, Salted, format_event
from cassino.hosted.match.match import WrongEvent, replayed
from cassino.hosted.wire import requests
from company import ANN, BEN, Evening, last_call, play_greedily
from sent import announced, sent


def test_nobody_has_won_before_the_count() -> None:
    evening = last_call(target=1)
    assert evening.hosted.match.winners and evening.hosted.winners == ()
    assert json.loads(summary(evening.hosted).text)["winner"] is None


def test_the_count_comes_when_nobody_may_announce_or_is_called() -> None:
    evening = last_call("human", "bot", target=1000)
    evening.happen(Claimed(0))
    assert evening.hosted.phase == "announcing" and not evening.hosted.may_people_announce
    evening.leave(ANN)
    assert evening.hosted.phase == "announcing"
    evening.happen(Counted())
    assert evening.hosted.phase == "deal_over"


def test_who_joins_before_the_count_waits_for_it() -> None:
    """The bot still announces what it can prove."""
    evening = last_call("human", "open", target=1000)
    assert evening.join(BEN) == "next_deal" and evening.kinds == ["human", "bot"]
    evening.happen(Counted())
    assert evening.kinds == ["human", "human"]


def test_only_the_last_play_is_followed_by_the_call_to_announce() -> None:
    evening = last_call("human", "bot", target=1000)
    called = announced(sent(view_frame(evening.hosted, "m", 0))["view"])
    assert called == ["The last card has been played. Anyone who has 1000 points may announce them now."]
    evening.happen(Claimed(0))
    assert sent(view_frame(evening.hosted, "m", 0))["view"]["announce"] == []


def test_who_gives_up_before_the_count_has_lost_and_nothing_is_counted() -> None:
    evening = last_call(target=1)
    hosted, before = evening.hosted, evening.hosted.match.scores_before
    assert hosted.match.winners == (1,) and hosted.match.outcome.is_double and hosted.match.scores != before
    evening.ask(1, requests.Resign)
    view = sent(view_frame(hosted, "m", 0))["view"]
    assert view["phase"] == "match_over" and view["winner"]["sides"] == [0] and not view["winner"]["double"]
    assert view["deal_score"] is None and tuple(side["score"] for side in view["sides"]) == before
    assert hosted.scores == before
    assert [side["score"] for side in json.loads(summary(hosted).text)["sides"]] == list(before)
    assert sent(told_deal(hosted, 1))["ended"] == {"seat": 1, "reason": "resign"}


@pytest.mark.parametrize("claimed", [(), (0,), (0, 1)])
def test_who_takes_what_is_left_is_said_also_after_wrong_announcements(claimed: tuple[int, ...]) -> None:
    evening = last_call(target=1000)
    taker, left = evening.hosted.match.state.last_capturer, evening.hosted.steps[-1].left.bit_count()
    assert (taker, left) == (1, 3)
    evening.happen(*map(Claimed, claimed))
    if evening.hosted.phase == "announcing":
        evening.happen(Counted())
    said = announced(sent(view_frame(evening.hosted, "m", 0))["view"])
    assert said[0] == f"The last 3 cards on the table go to {evening.hosted.names[1]}."


def test_nobody_takes_what_is_left_where_an_announcement_ended_the_deal() -> None:
    evening = Evening("human", "bot", variant="hungarian_nagy", target=1)
    while not evening.hosted.match.deal_over:
        play_greedily(evening)
        if secured(evening.hosted.match.state).points[0] >= 1:
            evening.happen(Claimed(0))
    assert evening.hosted.match.state.hand_size(0) and evening.hosted.residue == 0


def test_a_match_from_before_the_last_call_goes_on_as_it_was_stored() -> None:
    """Then a deal was counted with its last play, and a salt for the next one could follow at once."""
    salt, evening = "a" * 64, last_call()
    now = [*evening.events[:2], Salted(0, 1, hash_of(salt)), *evening.events[2:], Salted(0, 1, salt)]
    old = [msgspec.structs.replace(evening.hosted.created, last_call=False), *now[1:]]
    assert "last_call" not in format_event(old[0])
    assert replayed(old).phase == "deal_over"
    with pytest.raises(WrongEvent):
        replayed(now)

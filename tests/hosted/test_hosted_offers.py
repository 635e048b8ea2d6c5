"""Taking back by consent, rematches, giving up."""

import pytest

from cassino.answers.summary import summary
from cassino.hosted.commands import offers
from cassino.hosted.frames.past import told_deal, whole_record
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.events import Answered, Claimed, Counted, Ended, Offered, Undone
from cassino.hosted.match.match import HostedMatch, WrongEvent, replayed
from cassino.hosted.wire import requests
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.table import Clock
from company import ANN, BEN, CLEO, Evening
from sent import announced, sent


def three() -> Evening:
    """Ann has moved, and Ben."""
    evening = Evening("human", "human", "human")
    evening.join(BEN)
    evening.join(CLEO)
    evening.play(2)
    return evening


def code(evening: Evening, seat: int, asks: type[requests.Decision], /, **fields: str) -> str:
    with pytest.raises(Refusal) as refused:
        evening.ask(seat, asks, **fields)
    return refused.value.code


def offered(evening: Evening, seat: int = 0) -> None:
    evening.ask(seat, requests.Offer, kind="takeback")


def test_a_move_is_taken_back_when_everybody_has_agreed() -> None:
    evening = three()
    before = evening.hosted.match.states[0]
    assert code(evening, 0, requests.Undo) == "nothing_to_undo"
    offered(evening)
    assert offers.waiting(evening.hosted) == [1, 2] and len(evening.hosted.steps) == 2
    assert evening.ask(2, requests.Agree) == [Answered(2, agrees=True)]
    assert offers.waiting(evening.hosted) == [1]
    answer, undone = evening.ask(1, requests.Agree)
    assert isinstance(undone, Undone) and answer == Answered(1, agrees=True)
    assert evening.hosted.steps == [] and evening.hosted.match.state == before and evening.hosted.offer is None


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_refusal_ends_the_offer_and_so_does_who_made_it(seat: int) -> None:
    evening = three()
    offered(evening)
    evening.ask(seat, requests.Decline)
    assert evening.hosted.offer is None and len(evening.hosted.steps) == 2
    told = announced(sent(view_frame(evening.hosted, "m", 1))["view"])
    assert told == [["Seat 0 no longer asks.", "You decline.", "Person 2 declines."][seat]]
    assert code(evening, 1, requests.Agree) == "no_offer"


def test_a_move_ends_the_offer() -> None:
    evening = three()
    offered(evening)
    evening.play()
    assert evening.hosted.offer is None and code(evening, 1, requests.Agree) == "no_offer"


def test_nobody_agrees_to_his_own_offer_or_twice() -> None:
    evening = three()
    offered(evening)
    assert code(evening, 0, requests.Agree) == "no_offer"
    evening.ask(1, requests.Agree)
    assert code(evening, 1, requests.Agree) == "no_offer"
    assert code(evening, 2, requests.Offer, kind="takeback") == "offer_open"


def test_bots_wait_for_the_answers_and_are_not_asked() -> None:
    evening = Evening("human", "human", "bot")
    evening.join(BEN)
    evening.play(2)
    assert evening.hosted.bot_to_move == 2
    offered(evening)
    assert evening.hosted.bot_to_move is None and offers.waiting(evening.hosted) == [1]
    evening.ask(1, requests.Decline)
    assert evening.hosted.bot_to_move == 2


def test_who_is_away_or_has_not_come_is_not_asked() -> None:
    evening = Evening("human", "human", "human")
    evening.join(BEN)
    evening.play(2)
    evening.leave(BEN)
    assert isinstance(evening.ask(0, requests.Offer, kind="takeback")[0], Undone)


def test_in_a_rated_match_nothing_is_taken_back_and_nobody_is_helped() -> None:
    evening = Evening("human", "human", rated=True, clock=Clock("move", 10))
    evening.join(BEN)
    evening.play(2)
    assert code(evening, 0, requests.Offer, kind="takeback") == "rated"
    assert code(evening, 0, requests.Undo) == "nothing_to_undo"
    can = sent(view_frame(evening.hosted, "m", 0))["view"]["can"]
    assert can["move"] and not (can["hint"] or can["undo"] or can["take_back"] or can["leave"])


def test_an_offer_that_cannot_be_is_no_event() -> None:
    evening = three()
    for wrong in (Offered(0, evening.hosted.version), Offered(0, 99), Offered(0, kind="rematch"), Answered(1, True)):
        with pytest.raises(WrongEvent):
            evening.hosted.fork().apply(wrong, evening.at)


def finished(rated: bool) -> Evening:
    evening = Evening("human", "human", rated=rated, clock=Clock("move", 10))
    evening.join(BEN)
    evening.ask(1, requests.Resign)
    return evening


def test_a_casual_rematch_is_for_anybody_at_the_table() -> None:
    evening = finished(rated=False)
    assert offers.rematch(evening.hosted, 1) is None and offers.is_rematch_agreed(evening.hosted)


def test_a_rated_rematch_needs_everybody() -> None:
    evening = finished(rated=True)
    assert not offers.is_rematch_agreed(evening.hosted)
    wish = offers.rematch(evening.hosted, 0)
    assert wish == Offered(0, kind="rematch")
    evening.happen(wish)
    assert offers.rematch(evening.hosted, 0) is None and not offers.is_rematch_agreed(evening.hosted)
    answer = offers.rematch(evening.hosted, 1)
    assert answer == Answered(1, agrees=True)
    evening.happen(answer)
    assert offers.is_rematch_agreed(evening.hosted)


def resigned(seat: int = 0) -> HostedMatch:
    evening = three()
    evening.ask(seat, requests.Resign)
    return evening.hosted


def test_who_gives_up_loses_to_all_others() -> None:
    hosted = resigned(1)
    assert hosted.ended == Ended(1, "resign") and hosted.winners == (0, 2) and hosted.phase == "match_over"
    view = sent(view_frame(hosted, "m", 0))["view"]
    assert view["ended"] == {"seat": 1, "reason": "resign"}
    assert view["winner"]["sides"] == [0, 2] and view["winner"]["decided_by"] == "resign"
    assert not any(seat["is_turn"] for seat in view["seats"])
    can = view["can"]
    assert can["rematch"] and not (can["move"] or can["hint"] or can["resign"] or can["next_deal"] or can["undo"])
    assert f"{BEN.name} gave up." in announced(view)
    assert summary(hosted).is_finished and f"{ANN.name}" not in summary(hosted).text


def test_nothing_is_played_after_the_end() -> None:
    evening = three()
    evening.ask(0, requests.Resign)
    assert code(evening, 2, requests.Resign) == "wrong_phase"
    assert code(evening, 2, requests.Play, move="trail 2C") == "wrong_phase"
    assert code(evening, 2, requests.ClaimTarget) == "no_claim"


def test_the_record_says_who_gave_up() -> None:
    text = whole_record(resigned(1))
    assert f"[Ended] {BEN.name} gave up" in text and "[Deal] 1" in text


def test_a_deal_is_told_when_it_is_over() -> None:
    evening = three()
    with pytest.raises(Refusal, match="once it is over"):
        told_deal(evening.hosted, 1)
    evening.play_deal()
    deal = sent(told_deal(evening.hosted, 1))
    assert len(deal["rounds"]) == evening.hosted.match.round_count and len(deal["rounds"][0]["hands"]) == 3
    assert [move["text"] for move in deal["moves"]] == [step.text for step in evening.hosted.steps]
    assert "[Deal] 1" in deal["record"]
    for number in (0, 2, -1):
        with pytest.raises(Refusal, match="no deal"):
            told_deal(evening.hosted, number)
    evening.ask(0, requests.NextDeal)
    assert sent(told_deal(evening.hosted, 1))["record"] == deal["record"]
    with pytest.raises(Refusal, match="once it is over"):
        told_deal(evening.hosted, 2)


def test_a_deal_that_was_given_up_in_the_middle_is_told_with_its_end() -> None:
    deal = sent(told_deal(resigned(), 1))
    assert deal["ended"]["reason"] == "resign"


def test_the_target_is_announced_by_anyone_between_two_plays_until_the_count() -> None:
    """D-95"""
    evening = Evening("human", "human", variant="hungarian_nagy")
    evening.join(BEN)
    evening.play()
    assert evening.ask(0, requests.ClaimTarget) == [Claimed(0)]
    assert sent(view_frame(evening.hosted, "m", 1))["view"]["can"]["claim"]
    assert code(evening, 0, requests.ClaimTarget) == "no_claim"
    evening.play()
    assert evening.ask(0, requests.ClaimTarget) == [Claimed(0)]
    evening.play_cards()
    before = evening.hosted.match.scores_before
    view = sent(view_frame(evening.hosted, "m", 1))["view"]
    assert view["phase"] == "announcing" and view["can"]["claim"] and not view["can"]["move"]
    assert view["deal_score"] is None and tuple(side["score"] for side in view["sides"]) == before
    with pytest.raises(Refusal):
        told_deal(evening.hosted, 1)
    assert code(evening, 0, requests.Play, move="trail 2C") == "wrong_phase"
    assert evening.ask(0, requests.Play, move="Ausz vagyok!") == [Claimed(0)]
    assert evening.ask(1, requests.Play, move="announce 11") == [Claimed(1)]
    assert evening.hosted.phase == "deal_over"
    assert code(evening, 0, requests.ClaimTarget) == "no_claim"
    assert not sent(view_frame(evening.hosted, "m", 0))["view"]["can"]["claim"]
    with pytest.raises(WrongEvent):
        evening.happen(Claimed(0))


def test_a_player_who_is_not_to_move_announces_by_typing() -> None:
    evening = Evening("human", "human", variant="hungarian_nagy")
    evening.join(BEN)
    waiting = 1 - evening.hosted.match.state.turn
    by_another = f"announce 11 by {'BA'[waiting]}"
    assert code(evening, waiting, requests.Play, move=by_another) == "not_your_turn"
    assert evening.ask(waiting, requests.Play, move="Kint vagyok!") == [Claimed(waiting)]


def test_the_deal_is_counted_when_nobody_announces() -> None:
    evening = Evening("human", "human", variant="hungarian_nagy")
    evening.join(BEN)
    with pytest.raises(WrongEvent):
        evening.happen(Counted())
    evening.play_deal()
    view = sent(view_frame(evening.hosted, "m", 1))["view"]
    assert view["phase"] == "deal_over" and view["deal_score"] and view["can"]["next_deal"]
    assert replayed(evening.events, evening.at).phase == "deal_over"

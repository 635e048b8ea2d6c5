"""Who may sit where: joining, waiting, leaving, coming back."""

from typing import Any

import pytest

from cassino.answers.summary import summary
from cassino.bots.levels import DEFAULT
from cassino.hosted.commands import seating
from cassino.hosted.commands.creation import again
from cassino.hosted.match.events import GONE, Place, Seated
from cassino.hosted.wire import requests
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.table import Clock
from company import ANN, BEN, CLEO, CROWD, DAN, Evening, users

GUEST = CROWD[5]


def refusal(evening: Evening, person: Any, seat: int | None = None) -> str:
    with pytest.raises(Refusal) as refused:
        evening.join(person, seat)
    return refused.value.code


def test_the_first_human_seat_is_the_creators() -> None:
    evening = Evening("bot", "human", "human", "open", variant="casino_long")
    assert users(evening.hosted.places) == ["", ANN.id, "", ""]
    assert seating.played_seat(evening.hosted, ANN.id, None) == 1


def test_a_seat_that_is_kept_for_a_person_is_taken_at_any_time() -> None:
    evening = Evening("human", "human", "open")
    evening.play()
    assert evening.join(BEN) == "now"
    place = evening.hosted.places[1]
    assert (place.kind, place.name, place.user) == ("human", BEN.name, BEN.id)


def test_a_bot_is_relieved_before_the_first_move() -> None:
    evening = Evening("human", "open")
    assert evening.join(BEN) == "now"
    assert evening.kinds == ["human", "human"]


def test_during_a_deal_one_waits_for_the_seat_of_a_bot() -> None:
    evening = Evening("human", "open")
    evening.play()
    assert evening.join(BEN) == "next_deal" and evening.join(BEN) == "next_deal"
    assert evening.kinds == ["human", "bot"] and evening.hosted.bot_to_move == 1
    assert refusal(evening, CLEO) == "no_seat"
    assert summary(evening.hosted).open_seats == 0 and summary(evening.hosted).seats[1] == (BEN.id, BEN.name)
    evening.play_deal()
    assert evening.hosted.phase == "deal_over" and evening.kinds == ["human", "human"]
    assert evening.hosted.waiting == {} and evening.hosted.places[1].user == BEN.id


def test_who_waits_may_change_his_mind() -> None:
    evening = Evening("human", "open")
    evening.play()
    evening.join(BEN)
    evening.leave(BEN)
    assert evening.join(CLEO) == "next_deal"


def test_a_leavers_seat_is_his_own_at_any_time() -> None:
    evening = Evening("human", "human", "open")
    evening.join(BEN)
    evening.play(2)
    evening.leave(BEN)
    place = evening.hosted.places[1]
    assert (place.kind, place.name, place.user, place.bot) == ("bot", BEN.name, BEN.id, DEFAULT)
    assert refusal(evening, CLEO, 1) == "no_seat" and evening.join(CLEO) == "next_deal"
    assert seating.played_seat(evening.hosted, BEN.id, None) is None
    with pytest.raises(Refusal, match="not yours"):
        seating.played_seat(evening.hosted, BEN.id, "1")
    assert evening.join(BEN) == "now" and evening.kinds == ["human", "human", "bot"]


def test_the_bot_of_an_open_seat_plays_on_for_who_leaves_it() -> None:
    evening = Evening("human", "open")
    evening.join(BEN)
    evening.leave(BEN)
    assert evening.hosted.places[1].bot == "random" and summary(evening.hosted).open_seats == 0


def test_a_match_that_all_have_left_rests_until_somebody_comes() -> None:
    evening = Evening("human", "open")
    evening.play()
    assert evening.hosted.bot_to_move == 1
    evening.leave(ANN)
    assert evening.hosted.bot_to_move is None and evening.hosted.is_at_rest
    assert evening.join(BEN) == "now" and evening.hosted.bot_to_move is None
    evening.play()
    assert evening.hosted.bot_to_move == 0


def test_who_waits_sits_down_when_the_last_person_leaves() -> None:
    evening = Evening("human", "open")
    evening.play()
    evening.join(BEN)
    evening.leave(ANN)
    assert evening.kinds == ["bot", "human"] and evening.hosted.phase == "play"


def test_a_rated_match_needs_accounts_and_is_not_left() -> None:
    evening = Evening("human", "human", rated=True, clock=Clock("move", 10))
    assert refusal(evening, GUEST) == "account"
    assert refusal(evening, ANN, 1) == "two_seats"
    assert evening.join(BEN) == "now"
    with pytest.raises(Refusal, match="you can resign"):
        evening.leave(BEN)


@pytest.mark.parametrize(("visibility", "code"), [("open", "two_seats"), ("link", "")])
def test_only_friends_share_a_device(visibility: str, code: str) -> None:
    evening = Evening("human", "human", visibility=visibility)
    if code:
        assert refusal(evening, ANN, 1) == code
    else:
        assert evening.join(ANN) == "now" and evening.join(ANN, 1) == "now"
        assert seating.own_seats(evening.hosted, ANN.id) == [0, 1]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    assert refusal(Evening("human", "human"), BEN, seat) == "no_seat"


def test_nobody_joins_or_plays_without_being_somebody() -> None:
    evening = Evening("human", "human")
    assert seating.own_seats(evening.hosted, "") == [] and seating.played_seat(evening.hosted, "", None) is None
    with pytest.raises(Refusal):
        seating.played_seat(evening.hosted, "", "1")


def test_a_stranger_has_nothing_to_leave() -> None:
    with pytest.raises(Refusal) as refused:
        Evening("human", "human").leave(DAN)
    assert refused.value.code == "not_your_seat"


def test_after_the_match_nobody_joins_and_a_rematch_keeps_the_seats() -> None:
    evening = Evening("human", "open", "open")
    evening.join(BEN)
    evening.play()
    evening.join(CLEO)
    evening.ask(0, requests.Resign)
    assert evening.hosted.phase == "match_over" and refusal(evening, DAN) == "wrong_phase"
    assert users(evening.hosted.places) == [ANN.id, BEN.id, ""]
    new = again(evening.hosted)
    assert users(new.places) == [ANN.id, BEN.id, CLEO.id] and new.seed != evening.hosted.created.seed
    evening.happen(Seated(1, Place("human", "Somebody", user=GONE)))
    assert users(again(evening.hosted).places) == [ANN.id, "", CLEO.id]

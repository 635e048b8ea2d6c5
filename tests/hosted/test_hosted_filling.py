"""Seats kept for somebody who does not come: opened to bots, or given to them."""

import pytest

from cassino.answers.summary import summary
from cassino.bots.levels import DEFAULT
from cassino.hosted.frames.people import Viewer
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.events import Place
from cassino.hosted.wire import requests
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.table import Clock
from company import ANN, BEN, CLEO, Evening
from sent import sent


def fill(evening: Evening, by: int, seat: int, **fields: object) -> Place:
    evening.ask(by, requests.Fill, seat=seat, **fields)
    return evening.hosted.places[seat]


def refusal(evening: Evening, by: int, seat: int, **fields: object) -> str:
    with pytest.raises(Refusal) as refused:
        fill(evening, by, seat, **fields)
    return refused.value.code


def test_a_bot_plays_at_once_and_a_person_may_come_between_deals() -> None:
    evening = Evening("human", "human")
    evening.play()
    assert evening.hosted.bot_to_move is None and summary(evening.hosted).open_seats == 1
    assert fill(evening, 0, 1) == Place("bot", "Hal", DEFAULT, open=True)
    assert evening.hosted.bot_to_move == 1 and summary(evening.hosted).open_seats == 1
    assert evening.join(BEN) == "next_deal"
    evening.play_deal()
    assert evening.hosted.places[1].user == BEN.id and evening.kinds == ["human", "human"]


def test_a_bot_for_good_keeps_its_seat() -> None:
    evening = Evening("human", "human")
    assert fill(evening, 0, 1, bot="greedy", open=False) == Place("bot", "Hal", "greedy")
    assert summary(evening.hosted).open_seats == 0
    with pytest.raises(Refusal, match="No seat"):
        evening.join(BEN)


def test_who_opened_the_table_decides_while_he_sits_there() -> None:
    evening = Evening("human", "human", "human")
    evening.join(BEN)
    assert refusal(evening, 1, 2) == "not_your_table"
    evening.leave(ANN)
    assert fill(evening, 1, 2).bot == DEFAULT


def test_only_a_seat_to_which_nobody_has_come() -> None:
    evening = Evening("human", "human", "bot")
    evening.join(BEN)
    assert [refusal(evening, 0, seat) for seat in (-1, 0, 1, 2, 3)] == ["no_seat"] * 5
    evening.leave(BEN)
    assert refusal(evening, 0, 1) == "no_seat"


def test_what_else_is_refused() -> None:
    rated = Evening("human", "human", rated=True, clock=Clock("move", 10))
    assert refusal(rated, 0, 1) == "rated"
    evening = Evening("human", "human")
    assert refusal(evening, 0, 1, bot="stockfish") == "unknown_bot"
    evening.ask(0, requests.Resign)
    assert refusal(evening, 0, 1) == "wrong_phase"


def test_bots_have_names_of_their_own() -> None:
    evening = Evening("human", "human", "human", "human", variant="royal")
    for seat in (1, 2, 3):
        fill(evening, 0, seat)
    assert evening.hosted.names == ["Seat 0", "Hal", "Iris", "Joe"]


def test_a_clock_runs_once_bots_have_the_kept_seats() -> None:
    evening = Evening("human", "human", clock=Clock("move", 10))
    assert evening.hosted.out_of_time(evening.at) is None and not evening.hosted.is_full
    fill(evening, 0, 1)
    evening.wait(11)
    assert evening.hosted.out_of_time(evening.at) == 0


@pytest.mark.parametrize("rated", [False, True])
def test_a_view_says_who_may(rated: bool) -> None:
    evening = Evening("human", "human", "human", rated=rated, clock=Clock("move", 10))

    def may(seat: int, user: str) -> bool:
        view = sent(view_frame(evening.hosted, "m", seat, viewer=Viewer(user, evening.at)))["view"]
        return bool(view["can"]["fill"])

    evening.join(BEN)
    assert may(0, ANN.id) == (not rated) and not may(1, BEN.id)
    evening.join(CLEO)
    assert not may(0, ANN.id)

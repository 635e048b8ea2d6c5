"""Events that do not fit a match are refused, and say why."""

import pytest

from cassino.hosted.match.events import (
    Answered,
    AnyEvent,
    Claimed,
    Clock,
    Counted,
    Created,
    Dealt,
    Ended,
    Moved,
    Offered,
    Place,
    Salted,
    Seated,
    Undone,
)
from cassino.hosted.match.match import WrongEvent, first_deal, replayed
from company import BEN, Evening

WRONG: list[tuple[AnyEvent, str]] = [
    (Created("", "", 1, 1, 1, ()), "created twice"),
    (Moved(9, "trail 8S"), "it is the turn of seat"),
    (Claimed(0), "nothing to claim"),
    (Counted(), "nothing to count"),
    (Salted(0, 7, "a" * 64), "a salt for deal 8"),
    (Salted(9, 1, "a" * 64), "there is no seat 9"),
    (Seated(-1, Place("human", "Eve")), "there is no seat -1"),
    (Offered(0, kind="rematch"), "a rematch is not offered now"),
    (Offered(0, to=2), "no move was made after version 2"),
    (Answered(0, agrees=True), "nothing is offered"),
    (Ended(None, "resign"), "resign does not fit seat None"),
    (Ended(0, "closed"), "closed does not fit seat 0"),
    (Ended(0, "flag"), "still has time"),
    (Ended(9, "resign"), "there is no seat 9"),
    (Undone(99), "99"),
]


@pytest.mark.parametrize(("event", "why"), WRONG, ids=lambda part: type(part).__name__)
def test_an_event_that_does_not_fit(event: AnyEvent, why: str) -> None:
    evening = Evening("human", "human", clock=Clock("move", 10))
    evening.join(BEN)
    with pytest.raises(WrongEvent, match=why):
        evening.hosted.fork().apply(event, evening.at)


def test_a_bot_does_not_give_up() -> None:
    with pytest.raises(WrongEvent, match="no person sits at seat 1"):
        Evening("human", "bot").hosted.apply(Ended(1, "resign"), "2026-01-01T00:00:00.000000Z")


def test_a_move_that_breaks_a_rule() -> None:
    evening = Evening("human", "human")
    turn = evening.hosted.match.state.turn
    with pytest.raises(WrongEvent):
        evening.hosted.apply(Moved(turn, "no move"), evening.at)


def test_nobody_deals_out_of_turn() -> None:
    evening = Evening("human", "human", target=1000)
    evening.play_deal()
    order = evening.events[1]
    assert isinstance(order, Dealt)
    with pytest.raises(WrongEvent, match="but it is the turn of seat"):
        evening.hosted.apply(Dealt(order.dealer, order.order), evening.at)


def test_nothing_is_gone_back_to_that_has_been_taken_back() -> None:
    evening = Evening("human", "human")
    evening.play(4)
    later = evening.hosted.version
    evening.happen(Undone(later - 3))
    with pytest.raises(WrongEvent, match="cannot be gone back to"):
        evening.hosted.apply(Undone(later), evening.at)


def test_a_match_begins_with_its_creation_and_a_deal() -> None:
    events = Evening("human", "human").events
    for wrong in ([], events[:1], events[::-1]):
        with pytest.raises(WrongEvent, match="begins with its creation"):
            replayed(wrong)
    created, deal = events
    assert isinstance(created, Created) and isinstance(deal, Dealt)
    with pytest.raises(WrongEvent):
        first_deal(created, Dealt(0, "8S 8S"))

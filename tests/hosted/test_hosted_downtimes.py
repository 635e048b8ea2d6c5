"""Time in which nobody could play is nobody's: the same in every process, while it lasts and when it is replayed."""

from datetime import timedelta

import msgspec
import pytest
from hypothesis import given, settings, strategies as st

from cassino.hosted.frames.people import Viewer
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match import clocks
from cassino.hosted.match.clocks import GRACE
from cassino.hosted.match.downtimes import NONE_KNOWN, Downtime, Downtimes, merged
from cassino.hosted.match.events import Credited, Ended, Offered, format_event, parse_event
from cassino.hosted.match.match import HostedMatch, WrongEvent, restored
from cassino.hosted.match.timestamps import moment, written
from cassino.hosted.wire import requests
from cassino.hosted.wire.messages import ViewFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.table import Clock
from company import BEN, Evening, later, play_greedily

QUICK = Clock("move", 10, bank=20)
FAR = 10**6


def two(clock: Clock = QUICK, rated: bool = False) -> Evening:
    evening = Evening("human", "human", rated=rated, clock=clock, target=30)
    evening.join(BEN)
    return evening


def down(*spans: tuple[float, float], since: float | None = None) -> Downtimes:
    times = merged(Downtime(moment(later(began)), moment(later(ended))) for began, ended in spans)
    return Downtimes(times, None if since is None else moment(later(since)))


def left(hosted: HostedMatch, at: float, downtimes: Downtimes = NONE_KNOWN) -> tuple[float, float, bool]:
    shown = clocks.shown(hosted, hosted.match.state.turn, later(at), downtimes)
    assert shown is not None
    return round(shown.left, 6), round(shown.bank, 6), shown.runs


def settle(evening: Evening, downtimes: Downtimes) -> Credited | None:
    """The match gets its event."""
    event = clocks.credit(evening.hosted, downtimes)
    evening.happen(*([event] if event else []))
    return event


def test_the_time_of_a_downtime_is_given_back() -> None:
    evening = two(Clock("move", 60, bank=20))
    away = down((15, 55))
    assert left(evening.hosted, 15) == left(evening.hosted, 55, away) == (45, 20, True)
    evening.wait(55)
    assert settle(evening, away) == Credited(40, 40, later(55))
    assert left(evening.hosted, 55) == left(evening.hosted, 55, away) == (45, 20, True)
    assert settle(evening, away) is None


def test_a_bank_that_was_being_used_is_given_back() -> None:
    evening = two(Clock("move", 10, bank=100))
    evening.wait(70)
    settle(evening, down((15, 55)))
    assert left(evening.hosted, 70) == (0, 80, True)
    evening.wait(71)
    evening.play()
    assert evening.hosted.watch is not None
    assert [bank.total_seconds() for bank in evening.hosted.watch.banks] == [79, 100]


@pytest.mark.parametrize("rated", [False, True])
def test_after_a_downtime_there_is_half_a_minute(rated: bool) -> None:
    """Neither the claim nor the flag that falls of itself comes earlier, with or without the event."""
    evening, away = two(rated=rated), down((29, 500))
    for is_settled in (False, True):
        if is_settled:
            evening.wait(501)
            assert settle(evening, away) == Credited(471, 471 + 29, later(500))
        assert left(evening.hosted, 500, away) == (10 + 0, 20, True)
        for seconds, late in ((500, None), (529.9, None), (530, 0)):
            assert clocks.out_of_time(evening.hosted, later(seconds), away) == late
            assert clocks.may_flag(evening.hosted, 1, later(seconds), away) == (late is not None)
            assert clocks.due(evening.hosted, later(seconds), away) == (
                Ended(0, "flag") if rated and late == 0 else None
            )
    evening.wait(529)
    with pytest.raises(Refusal):
        evening.ask(1, requests.Flag)
    evening.wait(530)
    evening.ask(1, requests.Flag)
    assert evening.hosted.ended == Ended(0, "flag")


def test_what_is_shown_reaches_zero_when_the_time_is_over() -> None:
    """Also where somebody has more than the usual time for a turn: pages count on from what they are shown."""
    evening, away = two(Clock("move", 5)), down((4, 50))
    assert left(evening.hosted, 50, away) == (30, 0, True)
    assert left(evening.hosted, 80, away) == (0, 0, True)
    assert clocks.out_of_time(evening.hosted, later(80), away) == 0


def test_who_had_no_time_left_before_gets_none() -> None:
    evening, away = two(), down((40, 90))
    assert clocks.out_of_time(evening.hosted, later(40)) == 0
    assert clocks.out_of_time(evening.hosted, later(90), away) == 0
    evening.wait(90)
    assert settle(evening, away) == Credited(50, 50, later(90))
    evening.ask(1, requests.Flag)


def test_the_clock_stands_still_while_nobody_can_play() -> None:
    evening, away = two(Clock("move", 60)), down(since=20)
    for at in (20, 25, FAR):
        assert left(evening.hosted, at, away) == (40, 0, False)
        assert clocks.out_of_time(evening.hosted, later(at), away) is None
    assert clocks.runs_out(evening.hosted, away, later(25)) is None
    assert clocks.credit(evening.hosted, away) is None


def test_downtimes_that_overlap_count_once() -> None:
    """The server is down and restarted while the operator has stopped play."""
    evening = two(Clock("move", 100))
    assert settle(evening, down((10, 60), (20, 30), (60, 61))) == Credited(51, 51, later(61))
    evening = two(Clock("move", 100))
    assert left(evening.hosted, 90, down((25, 30), since=20)) == (80, 0, False)


def test_what_came_before_the_turn_does_not_count() -> None:
    """The last sign of life of a server that was killed is a little older than the last move."""
    evening = two(Clock("move", 100))
    evening.wait(30)
    evening.play()
    assert settle(evening, down((5, 10), (29, 50))) == Credited(20, 20, later(50))


def test_where_no_clock_runs_nothing_is_credited() -> None:
    waiting = Evening("human", "human", clock=QUICK)
    counted = two()
    counted.play_deal()
    without = Evening("human", "human")
    without.join(BEN)
    for evening in (waiting, counted, without):
        assert settle(evening, down((0, FAR))) is None


def test_a_credit_is_for_one_turn() -> None:
    evening = two(Clock("move", 5, bank=7))
    evening.wait(100)
    settle(evening, down((4, 100)))
    evening.wait(101)
    evening.play()
    evening.play()
    assert left(evening.hosted, 101) == (5, 7, True)


def test_restarts_again_and_again_give_half_a_minute_each_at_most() -> None:
    """The time for a turn is at most what it was, the downtimes, and for each of them what was missing of GRACE."""
    evening, spans = two(Clock("move", 60)), [(20.0 + 30 * number, 25.0 + 30 * number) for number in range(10)]
    away = down(*spans)
    last = clocks.runs_out(evening.hosted, away, later(spans[-1][1]))
    assert last is not None
    gained = last - moment(later(60))
    assert timedelta(seconds=50) < gained <= 10 * (timedelta(seconds=5) + GRACE)


def test_a_credit_cannot_be_had_twice() -> None:
    evening = two()
    event = Credited(5, 5, later(20))
    evening.happen(event)
    for wrong in (event, Credited(5, 4, later(30)), Credited(-1, 4, later(30)), Credited(5, 5, later(10))):
        with pytest.raises(WrongEvent, match="counted already"):
            evening.hosted.fork().apply(wrong, later(40))
    counted = two()
    counted.play_deal()
    with pytest.raises(WrongEvent, match="no clock runs"):
        counted.hosted.fork().apply(event, later(40))


def test_a_credit_ends_no_offer_and_changes_no_card() -> None:
    evening = two()
    evening.play()
    evening.happen(Offered(0, 2 + 1))
    before = evening.hosted.fork()
    settle(evening, down((1, 40)))
    assert evening.hosted.offer == before.offer is not None
    assert evening.hosted.stands_since == before.stands_since and evening.hosted.steps == before.steps


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(0.2, (1, "seconds")), (119, (119, "seconds")), (600, (10, "minutes")), (7200, (2, "hours")), (2e5, (2, "days"))],
)
def test_the_table_is_told(seconds: float, said: tuple[int, str]) -> None:
    evening = two(Clock("days", 86_400))
    evening.wait(10 + seconds)
    settle(evening, down((10, 10 + seconds)))
    frame: ViewFrame = view_frame(evening.hosted, "m", 0)
    (message,) = frame.view.announce
    assert (message.args["count"], message.args["unit"]) == said
    evening.play()
    assert all(each.key != message.key for each in view_frame(evening.hosted, "m", 0).view.announce)


def test_a_view_has_the_clock_that_decides() -> None:
    evening = two()
    view = view_frame(evening.hosted, "m", 1, viewer=Viewer("u1", later(400), down((29, 400)))).view
    assert view.can.flag is False and view.seats[0].clock is not None
    assert view.seats[0].clock.left + view.seats[0].clock.bank == 30
    assert view_frame(evening.hosted, "m", 1, viewer=Viewer("u1", later(430), down((29, 400)))).view.can.flag is True


SPANS = st.lists(st.tuples(st.floats(0, 400), st.floats(0, 90)), max_size=6)
STEPS = st.lists(st.tuples(st.floats(0, 40), st.booleans()), max_size=25)
CLOCKS = st.builds(Clock, st.just("move"), st.integers(5, 60), st.integers(0, 90))


def free_after(downtimes: Downtimes, at: float) -> float:
    """The first moment from a time on at which somebody can play."""
    when = moment(later(at))
    for began, ended in downtimes.past:
        if began <= when < ended:
            when = ended
    return (when - moment(later(0))).total_seconds()


@settings(max_examples=60)
@given(spans=SPANS, steps=STEPS, clock=CLOCKS)
def test_clocks_are_the_same_live_replayed_and_without_the_downtimes(
    spans: list[tuple[float, float]], steps: list[tuple[float, bool]], clock: Clock
) -> None:
    """A match of which some events come late: the same clocks in every process, and never less time than was lost."""
    away = down(*((began, began + length) for began, length in spans))
    evening = two(clock)
    history = [(event, later(0)) for event in evening.events]
    at = 0.0
    for pause, plays in steps:
        at = free_after(away, at + pause)
        evening.wait(at)
        known = Downtimes(tuple(each for each in away.past if each.ended <= moment(evening.at)))
        counted = clocks.running(evening.hosted, known, evening.at)
        number = len(evening.events)
        settle(evening, known)
        assert evening.hosted.watch is not None and counted is not None
        assert evening.hosted.watch == counted == clocks.running(evening.hosted, known, evening.at)
        assert clocks.credit(evening.hosted, known) is None
        if plays and evening.hosted.phase == "play":
            play_greedily(evening)
        history += [(event, evening.at) for event in evening.events[number:]]
    again = restored((parse_event(format_event(event)), time) for event, time in history)
    assert again.watch == evening.hosted.watch
    for seconds in (0, 5, 60):
        then = written(moment(evening.at) + timedelta(seconds=seconds))
        for seat in (0, 1):
            assert clocks.shown(again, seat, then, away) == clocks.shown(evening.hosted, seat, then, away)
    if again.watch and again.watch.acting:
        lost = sum(
            (ended - began for began, ended in away.after(again.watch.since) if ended <= moment(evening.at)),
            timedelta(),
        )
        assert lost <= again.watch.credit <= lost + len(away.past) * GRACE
        assert msgspec.structs.asdict(again.watch.clock) == msgspec.structs.asdict(clock)


def test_times_in_order() -> None:
    assert merged(down((5, 9), (1, 3), (2, 4), (4, 5)).past) == down((1, 9)).past
    assert down((1, 3)).stopped(moment(later(7))).until(moment(later(9))) == down((1, 3), (7, 9))
    assert down(since=5).stopped(moment(later(7))).since == moment(later(5))
    assert down((1, 3), (5, 9)).after(moment(later(6))) == [Downtime(moment(later(6)), moment(later(9)))]
    assert down((1, 3)).after(moment(later(3))) == []

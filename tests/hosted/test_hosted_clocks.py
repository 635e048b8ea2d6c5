"""Clocks: what the times of the events make of them."""

import msgspec
import pytest

from cassino.hosted.match import clocks
from cassino.hosted.match.events import GONE, AnyEvent, Dealt, Ended, Place
from cassino.hosted.match.match import HostedMatch, WrongEvent, restored
from cassino.hosted.match.names import FORGOTTEN
from cassino.hosted.match.timestamps import moment
from cassino.hosted.wire import requests
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.table import Clock
from cassino.server.people.rewriting import changed
from company import ANN, BEN, Evening, later

QUICK = Clock("move", 10, bank=20)


def two(rated: bool = False, clock: Clock | None = QUICK) -> Evening:
    evening = Evening("human", "human", rated=rated, clock=clock, target=30)
    evening.join(BEN)
    return evening


def forgotten(place: Place) -> Place:
    """A place as it is stored once its person is deleted."""
    return msgspec.structs.replace(place, user=GONE, name=FORGOTTEN)


def left(hosted: HostedMatch, seat: int, at: str) -> tuple[float, float, bool]:
    shown = clocks.shown(hosted, seat, at)
    assert shown is not None
    return shown.left, shown.bank, shown.runs


def test_nobodys_clock_runs_before_all_have_come() -> None:
    evening = Evening("human", "human", clock=QUICK)
    assert left(evening.hosted, 0, later(500)) == (10, 20, False)
    evening.wait(500)
    evening.join(BEN)
    assert left(evening.hosted, 0, later(504)) == (6, 20, True)


def test_a_quick_move_costs_nothing() -> None:
    evening = two()
    evening.wait(9.5)
    evening.play()
    assert left(evening.hosted, 0, later(10)) == (10, 20, False)
    assert left(evening.hosted, 1, later(10)) == (9.5, 20, True)


def test_a_slow_move_is_paid_from_the_bank_and_the_bank_lasts_for_the_match() -> None:
    evening = two()
    assert left(evening.hosted, 0, later(13)) == (0, 17, True)
    evening.wait(13)
    evening.play()
    assert left(evening.hosted, 0, later(14)) == (10, 17, False)
    evening.wait(14)
    evening.play()
    assert left(evening.hosted, 0, later(41)) == (0, 0, True)
    assert (
        clocks.out_of_time(evening.hosted, later(40.999)) is None and clocks.out_of_time(evening.hosted, later(41)) == 0
    )


def test_the_clock_of_a_bot_does_not_run() -> None:
    evening = Evening("human", "bot", clock=QUICK)
    evening.play()
    assert clocks.shown(evening.hosted, 1, later(5)) is None
    assert left(evening.hosted, 0, later(1000)) == (10, 20, False)


def test_no_clock_runs_while_a_count_is_shown() -> None:
    evening = two()
    evening.play_deal()
    assert evening.hosted.phase == "deal_over"
    evening.wait(1000)
    assert clocks.out_of_time(evening.hosted, evening.at) is None
    evening.ask(0, requests.NextDeal)
    turn = evening.hosted.match.state.turn
    assert left(evening.hosted, turn, later(1004)) == (6, 20, True)


def test_a_rated_flag_falls_of_itself_and_the_others_win() -> None:
    evening = two(rated=True)
    assert clocks.deadline(evening.hosted) == later(30)
    assert clocks.due(evening.hosted, later(29.9)) is None
    event = clocks.due(evening.hosted, later(30))
    assert event == Ended(0, "flag")
    evening.wait(30)
    evening.happen(event)
    assert evening.hosted.phase == "match_over" and evening.hosted.winners == (1,)
    assert clocks.deadline(evening.hosted) is None and clocks.due(evening.hosted, later(99)) is None


def test_a_casual_flag_is_claimed_by_another_side() -> None:
    evening = two()
    evening.wait(29)
    with pytest.raises(Refusal, match="None of your opponents"):
        evening.ask(1, requests.Flag)
    evening.wait(31)
    assert clocks.due(evening.hosted, evening.at) is None and clocks.deadline(evening.hosted) is None
    with pytest.raises(Refusal):
        evening.ask(0, requests.Flag)
    evening.ask(1, requests.Flag)
    assert evening.hosted.ended == Ended(0, "flag") and evening.hosted.winners == (1,)


def test_until_it_is_claimed_a_late_move_counts() -> None:
    evening = two()
    evening.wait(31)
    evening.play()
    assert left(evening.hosted, 0, later(31)) == (10, 0, False)


def test_partners_do_not_claim_each_others_time() -> None:
    evening = Evening("human", "human", "human", "human", variant="four_hand_partnership", clock=QUICK, seed=None)
    evening.join(ANN)
    hosted = evening.hosted
    for person in (BEN, *map(type(ANN), (2, 3))):
        evening.join(person)
    turn = hosted.match.state.turn
    may = [clocks.may_flag(hosted, seat, later(31)) for seat in range(4)]
    assert may == [seat % 2 != turn % 2 for seat in range(4)]


def test_who_has_time_left_is_not_flagged_by_any_event() -> None:
    evening = two()
    evening.wait(29)
    for wrong in (Ended(0, "flag"), Ended(1, "flag")):
        with pytest.raises(WrongEvent, match="still has time"):
            evening.hosted.fork().apply(wrong, evening.at)


def test_days_for_each_turn() -> None:
    evening = two(rated=True, clock=Clock("days", 86_400))
    evening.wait(86_000)
    evening.play()
    assert clocks.deadline(evening.hosted) == later(86_000 + 86_400)


def test_a_clock_of_another_machine_that_goes_wrong_gives_no_time_back() -> None:
    evening = two()
    evening.wait(8)
    evening.play()
    evening.wait(2)
    evening.play()
    assert moment(evening.hosted.at) == moment(later(8))
    assert left(evening.hosted, 0, later(12)) == (6, 20, True)


def test_steps_of_one_turn_are_one_time() -> None:
    """Taking a step back and forth gives no second more."""
    evening = Evening("human", "human", variant="royal_north_american", clock=QUICK)
    evening.join(BEN)
    watch = evening.hosted.watch
    assert watch is not None and watch.acting is not None
    assert watch.after(watch.acting, moment(later(5))) is watch


def test_a_match_in_which_a_flag_fell_outlives_the_people_who_played_it() -> None:
    evening = two()
    history: list[tuple[AnyEvent, str]] = [(event, later(0)) for event in evening.events]
    for person in (ANN, BEN):
        history = [(changed(event, person.id, forgotten), at) for event, at in history]
    history.append((Ended(0, "flag"), later(31)))
    assert restored(history).ended == Ended(0, "flag")


def test_nothing_is_dealt_after_a_flag() -> None:
    evening = two()
    evening.wait(40)
    evening.ask(1, requests.Flag)
    with pytest.raises(WrongEvent, match="has ended"):
        evening.hosted.apply(Dealt(0, ""), evening.at)

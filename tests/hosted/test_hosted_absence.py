"""People who are away: when they count as such, and what the others may do then."""

import pytest

from cassino.bots.levels import DEFAULT
from cassino.hosted.commands import commands, seating
from cassino.hosted.commands.creation import NewMatch, SeatWish, terms
from cassino.hosted.frames.people import Viewer
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match import absence
from cassino.hosted.match.downtimes import NONE_KNOWN, Downtime, Downtimes
from cassino.hosted.match.events import AnyEvent
from cassino.hosted.match.match import replayed
from cassino.hosted.match.timestamps import moment
from cassino.hosted.wire import requests
from cassino.hosted.wire.refusal import Refusal, WrongWish
from cassino.hosted.wire.table import Clock
from company import ANN, BEN, CLEO, Evening, Somebody, later

MINUTES = 60
HOURS = 3600


def table(*people: Somebody, **wish: object) -> Evening:
    """A table at which people sit, and the second one is to move."""
    evening = Evening("human", *("human" for _ in people), **wish)
    for person in people:
        evening.join(person)
    if evening.hosted.turn == 0:
        evening.play()
    return evening


def ask(evening: Evening, seat: int, request: requests.Decision, away: set[int]) -> list[AnyEvent]:
    events = commands.decided(evening.hosted, seat, request, evening.at, away=away)
    evening.happen(*events)
    return events


def fill(evening: Evening, by: int, seat: int, away: set[int]) -> None:
    ask(evening, by, requests.Fill(version=evening.hosted.version, seat=seat), away)


def call_off(evening: Evening, by: int, away: set[int]) -> None:
    ask(evening, by, requests.Offer(version=evening.hosted.version, kind="call_off"), away)


def refused(evening: Evening, by: int, request: requests.Decision, away: set[int]) -> str:
    with pytest.raises(Refusal) as refusal:
        ask(evening, by, request, away)
    return refusal.value.code


def minutes_until_away(evening: Evening, seen: str = "", served_since: str = "") -> float:
    lost = (Downtime(moment(later(0)), moment(served_since)),) if served_since else ()
    when = absence.away_from(evening.hosted, seen, Downtimes(lost))
    assert when is not None
    return (when - moment(later(0))).total_seconds() / MINUTES


def test_ten_minutes_unless_the_table_says_otherwise() -> None:
    assert minutes_until_away(table(BEN)) == 10
    assert minutes_until_away(table(BEN, away=3 * MINUTES)) == 3
    days = Clock("days", 3 * 24 * HOURS)
    assert minutes_until_away(table(BEN, clock=days)) == 3 * 24 * 60
    assert minutes_until_away(table(BEN, clock=days, away=2 * HOURS)) == 120
    assert minutes_until_away(table(BEN, clock=Clock("move", 30))) == 10


def test_the_time_is_counted_from_the_last_window_and_from_the_last_move() -> None:
    evening = table(BEN)
    assert minutes_until_away(evening, seen=later(4 * MINUTES)) == 14
    evening.wait(5 * MINUTES)
    evening.play()
    assert minutes_until_away(evening, seen=later(4 * MINUTES)) == 15


def test_what_the_server_missed_is_nobodys_absence() -> None:
    assert minutes_until_away(table(BEN), served_since=later(60 * MINUTES)) == 70
    slow = table(BEN, away=72 * HOURS)
    assert minutes_until_away(slow, served_since=later(HOURS)) == 72 * 60
    assert minutes_until_away(slow, served_since=later(72 * HOURS)) == 84 * 60


def test_only_people_for_whom_others_wait() -> None:
    assert absence.awaited(table(BEN).hosted) == 1
    assert absence.awaited(Evening("human", "bot").hosted) is None
    alone = Evening("human", "human")
    assert absence.awaited(alone.hosted) is None
    alone.play()
    assert absence.awaited(alone.hosted) is None
    rated = table(BEN, rated=True, clock=Clock("move", 10))
    assert absence.awaited(rated.hosted) is None and absence.away_from(rated.hosted, "", NONE_KNOWN) is None


def test_a_rated_table_has_no_time_for_absences() -> None:
    seats = (SeatWish("human", "Ann"), SeatWish("human", "Ben"))
    with pytest.raises(WrongWish) as wrong:
        terms(NewMatch(seats, "casino", rated=True, clock=Clock("move", 10), away=600))
    assert wrong.value.code == "rated"


def test_a_bot_sits_in_until_the_person_returns() -> None:
    evening = table(BEN)
    assert evening.hosted.bot_to_move is None
    fill(evening, 0, 1, {1})
    place = evening.hosted.places[1]
    assert (place.kind, place.bot, place.user, place.name) == ("bot", DEFAULT, BEN.id, BEN.name)
    assert evening.hosted.bot_to_move == 1
    again = replayed(evening.events, evening.at)
    assert again.places == evening.hosted.places
    evening.play()
    evening.happen(*seating.returned(evening.hosted, BEN.id))
    assert evening.kinds == ["human", "human"] and seating.returned(evening.hosted, BEN.id) == []


def test_who_left_by_himself_is_not_brought_back() -> None:
    evening = table(BEN)
    evening.leave(BEN)
    assert seating.returned(evening.hosted, BEN.id) == []
    evening.join(BEN)
    assert evening.kinds == ["human", "human"]


def test_a_friend_who_has_just_sat_down_takes_a_lobby_seat_and_goes() -> None:
    evening = Evening("human", "open", visibility="open")
    evening.join(BEN)
    evening.play(evening.hosted.turn == 0)
    fill(evening, 0, 1, {1})
    assert evening.hosted.bot_to_move == 1 and seating.free_seats(evening.hosted) == []


def test_nobody_acts_before_the_time_or_for_himself() -> None:
    evening = table(BEN)
    fills = requests.Fill(version=evening.hosted.version, seat=1)
    ends = requests.Offer(version=evening.hosted.version, kind="call_off")
    assert refused(evening, 0, fills, set()) == "no_seat"
    assert refused(evening, 1, fills, {1}) == "no_seat"
    assert refused(evening, 0, ends, set()) == "not_away"
    assert refused(evening, 1, ends, {1}) == "not_away"
    assert refused(evening, 0, ends, {0}) == "not_away"


def test_a_match_between_two_is_called_off_without_a_result() -> None:
    evening = table(BEN)
    call_off(evening, 0, {1})
    hosted = evening.hosted
    assert (hosted.phase, hosted.winners, hosted.has_result, hosted.is_closed) == ("match_over", (), False, False)
    view = view_frame(hosted, "m", 0).view
    assert view.winner is None and view.ended is not None and view.ended.reason == "call_off"
    assert [message.key for message in view.announce] == ["called-off"]
    assert replayed(evening.events, evening.at).winners == ()


def test_among_more_people_all_who_are_there_must_agree() -> None:
    evening = table(BEN, CLEO)
    while evening.hosted.turn != 1:
        evening.play()
    call_off(evening, 0, {1})
    view = view_frame(evening.hosted, "m", 2, viewer=Viewer(CLEO.id, evening.at, frozenset({1}))).view
    assert evening.hosted.phase == "play" and view.can.agree and not view.can.call_off
    assert view.offer is not None and (view.offer.kind, view.offer.waiting) == ("call_off", [2])
    evening.ask(2, requests.Decline)
    assert evening.hosted.offer is None
    call_off(evening, 0, {1})
    evening.ask(2, requests.Agree)
    assert evening.hosted.ended is not None and evening.hosted.ended.seat == 0 and not evening.hosted.has_result


def test_the_view_says_what_is_possible() -> None:
    evening = table(BEN)
    for away, is_away in ((frozenset[int](), False), (frozenset({1}), True)):
        view = view_frame(evening.hosted, "m", 0, viewer=Viewer(ANN.id, evening.at, away=away)).view
        assert [seat.away for seat in view.seats] == [False, is_away]
        assert (view.can.fill, view.can.call_off) == (is_away, is_away)
    assert view.match.away == 600


def test_when_the_host_is_away_others_fill_a_seat_that_nobody_takes() -> None:
    evening = Evening("human", "human", "human")
    evening.join(BEN)
    fills = requests.Fill(version=evening.hosted.version, seat=2)
    assert refused(evening, 1, fills, set()) == "not_your_table"
    fill(evening, 1, 2, {0})
    assert evening.hosted.places[2].kind == "bot"

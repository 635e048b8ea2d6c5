"""The host of one person: what is asked is answered, what is shown is kept, and nothing happens twice."""

import json
from typing import Any

import pytest

from cassino.notation.record_reader import read_record
from local.browser_tabs import Kept, Tab, errors, wish


def begun(kept: Kept | None = None, **more: Any) -> tuple[Tab, str]:
    """A tab at a new match."""
    tab = Tab(kept or Kept())
    made = tab.ask("POST", "/api/matches", wish(**{"seed": 5, **more}))
    tab.open(made["id"])
    tab.wait()
    return tab, made["id"]


def first_move(tab: Tab) -> str:
    """The first that the view offers."""
    view = tab.view
    return str([*view["plays"], *view["choices"]][0]["move"])


def test_a_match_begins_with_a_view_and_the_person_alone() -> None:
    tab, match = begun()
    types = [frame["type"] for frame in tab.frames[:2]]
    view = tab.frames[0]["view"]
    assert types == ["view", "people"] and (view["id"], view["seat"]) == (match, 0)
    assert view["fair"] is None and view["rules"] == "/rules/casino_long"
    assert not any(view["can"][each] for each in ("leave", "join", "misdeal", "fill", "call_off", "flag"))
    assert tab.frames[1] == {"type": "people", "connected": [0], "watching": 0}


@pytest.mark.parametrize("variant", ["casino", "swazi", "dominican"])
def test_a_match_is_played_to_its_end_and_read_again(variant: str) -> None:
    tab, match = begun(variant=variant)
    tab.play_on()
    assert not errors(tab.frames)
    text = tab.asked("GET", f"/api/matches/{match}/record")["text"]
    record, _ = read_record(text)
    assert len(record.deals) == tab.view["deal"]
    again = Tab(tab.kept)
    again.open(match)
    assert {**again.view, "version": 0} == {**tab.view, "version": 0} and again.version == tab.version


def test_a_closed_tab_loses_nothing_that_was_shown() -> None:
    tab, match = begun()
    tab.play()
    again = Tab(tab.kept)
    again.open(match)
    assert again.view == tab.view
    again.play()
    assert again.version > tab.version


def test_a_request_sent_twice_happens_once() -> None:
    tab, _ = begun()
    version, move = tab.version, tab.view["plays"][0]["move"]
    first = tab.send(type="move", move=move, version=version, id="a.1")
    after = tab.version
    second = tab.send(type="move", move=move, version=version, id="a.1")
    assert [frame["type"] for frame in second] == ["done"] and tab.version == after
    assert [frame for frame in first if frame["type"] == "done"] == second


def test_a_request_is_known_to_have_happened_in_another_tab_too() -> None:
    tab, match = begun()
    version, move = tab.version, tab.view["plays"][0]["move"]
    tab.send(type="move", move=move, version=version, id="a.1")
    again = Tab(tab.kept)
    again.open(match)
    assert [frame["type"] for frame in again.send(type="move", move=move, version=version, id="a.1")] == ["done"]


def test_the_slower_of_two_tabs_reads_on_and_is_refused() -> None:
    tab, match = begun()
    other = Tab(tab.kept)
    other.open(match)
    version, move = tab.version, tab.view["plays"][0]["move"]
    tab.play()
    frames = other.send(type="move", move=move, version=version)
    assert errors(frames) == ["stale"] and other.view == tab.view
    assert not errors(other.play())


def test_the_slower_of_two_tabs_is_refused_at_the_last_moment_too() -> None:
    tab, match = begun()
    other = Tab(tab.kept)
    other.open(match)
    other.before_keeping = tab.play
    assert errors(other.play()) == ["stale"]
    assert other.view == tab.view


def test_a_bot_that_moved_in_another_tab_does_not_move_twice() -> None:
    kept = Kept()
    tab = Tab(kept)
    match = tab.ask("POST", "/api/matches", wish(seed=5))["id"]
    other = Tab(kept)
    tab.open(match)
    other.open(match)
    tab.wait()
    other.wait()
    move = tab.view["plays"][0]["move"]
    tab.call("hear", window=1, text=json.dumps({"type": "move", "version": tab.version, "move": move}))
    other.call("follow", match=match)
    other.before_keeping = tab.wait
    other.wait()
    assert not errors(tab.frames + other.frames) and other.view == tab.view


def test_what_cannot_be_kept_is_not_shown() -> None:
    tab, _ = begun()
    version = tab.version
    tab.kept.is_full = True
    assert errors(tab.play()) == ["not_kept"] and tab.version == version
    tab.kept.is_full = False
    assert not errors(tab.play()) and tab.version > version


def test_a_bot_tries_again_when_its_move_could_not_be_kept() -> None:
    tab, match = begun()
    tab.call("hear", window=1, text=json.dumps({"type": "move", "version": tab.version, "move": first_move(tab)}))
    version, known = tab.version, len(tab.frames)
    tab.kept.is_full = True
    for _ in range(3):
        (later,) = tab.later
        tab.later.clear()
        tab.call("go_on", match=match, version=later["version"])
    (later,) = tab.later
    assert errors(tab.frames[known:]) == ["not_kept"] and tab.version == version and later["seconds"] > 0
    tab.kept.is_full = False
    tab.wait()
    assert tab.version > version


def test_hint_coach_and_undo() -> None:
    tab, _ = begun()
    begin = tab.view["log"]
    (hint,) = tab.send(type="hint", step="reason")
    assert hint["type"] == "hint" and hint["move"]
    tab.play()
    (coach,) = tab.send(type="coach")
    assert coach["type"] == "coach" and coach["told"]
    tab.send(type="undo")
    assert tab.view["log"] == begin


def test_a_rematch_has_the_same_people_and_new_cards() -> None:
    tab, match = begun(target=1)
    tab.play_on()
    frames = tab.send(type="rematch", id="b.1")
    (told,) = [frame["id"] for frame in frames if frame["type"] == "rematch"]
    first, second = tab.kept.match(match), tab.kept.match(told)
    assert first.successor == told and second.places == first.places
    assert second.created.seed != first.created.seed and not second.created.fair
    again = tab.send(type="rematch", id="b.1", version=first.version - 1)
    assert [frame["type"] for frame in again] == ["rematch", "done"] and again[0]["id"] == told


def test_a_rematch_of_two_tabs_makes_one_match() -> None:
    tab, match = begun(target=1)
    tab.play_on()
    other = Tab(tab.kept)
    other.open(match)
    other.before_keeping = lambda: tab.send(type="rematch")
    assert errors(other.send(type="rematch")) == ["stale"]
    assert len(tab.kept.lines) == 2
    assert [frame["id"] for frame in other.frames if frame["type"] == "rematch"] == [tab.kept.match(match).successor]


def test_the_list_has_the_latest_match_first() -> None:
    tab, first = begun()
    second = tab.ask("POST", "/api/matches", wish("swazi"))["id"]
    assert [line["id"] for line in tab.ask("GET", "/api/matches?lang=en")["matches"]] == [second, first]
    tab.play()
    found = tab.ask("GET", "/api/matches")["matches"]
    assert [line["id"] for line in found] == [first, second]
    assert [side["name"] for side in found[0]["sides"]] == ["You", "Hal"] and found[0]["version"] == tab.version


def test_a_match_of_bots_goes_on_as_its_watcher_wants() -> None:
    kept = Kept()
    tab = Tab(kept)
    seats = [{"kind": "bot", "name": name, "bot": "level1"} for name in ("Mia", "Hal")]
    match = tab.ask("POST", "/api/matches", {"variant": "casino", "seats": seats})["id"]
    tab.open(match)
    tab.wait()
    version = tab.version
    tab.send(type="step")
    assert tab.version == version + 1
    (chances,) = tab.send(type="chances")
    assert sum(chances["chances"]) == pytest.approx(1)


def test_deals_and_replays_of_a_match_that_is_over() -> None:
    tab, match = begun(target=1)
    early = tab.asked("GET", f"/api/matches/{match}/deals/1/replay")
    assert early["is_refused"] and json.loads(early["text"])["error"] == "not_over"
    tab.play_on()
    deal = tab.ask("GET", f"/api/matches/{match}/deals/1")
    replay = tab.ask("GET", f"/api/matches/{match}/deals/1/replay")
    assert deal["deal"] == 1 and len(replay["views"]) == len(replay["chances"]) > len(deal["moves"])


def test_nobody_else_can_sit_here() -> None:
    tab = Tab(Kept())
    two = wish()["seats"][:1] * 2
    wrong: list[dict[str, Any]] = [
        {"seats": two},
        {"visibility": "open"},
        {"clock": {"kind": "move", "seconds": 30, "bank": 0}},
        {"fair": {"commitment": "0" * 64, "salt": "0" * 64}},
    ]
    for each in wrong:
        answer = tab.asked("POST", "/api/matches", {**wish(), **each})
        assert answer["is_refused"] and json.loads(answer["text"])["error"] == "not_here"
    assert not tab.kept.events


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/api/fair"), ("GET", "/api/lobby"), ("POST", "/api/matches/x/leave"), ("GET", "/x")]
)
def test_everything_else_is_not_here(method: str, path: str) -> None:
    answer = Tab(Kept()).asked(method, path)
    assert answer["is_refused"] and json.loads(answer["text"])["error"] == "not_here"


def test_unknown_matches_and_seats() -> None:
    tab, match = begun()
    tab.open("nothing", window=2)
    tab.open(match, seat="1", window=3)
    assert tab.ended == [2, 3] and errors(tab.frames) == ["unknown_match", "not_your_seat"]
    tab.open(match, seat="watch", window=4)
    assert tab.view["seat"] is None


def test_a_damaged_match_is_refused() -> None:
    tab, match = begun()
    tab.play()
    del tab.kept.events[match, 3]
    again = Tab(tab.kept)
    again.open(match)
    assert errors(again.frames) == ["damaged"] and again.ended == [1]


def test_unreadable_and_illegal_requests_change_nothing() -> None:
    tab, _ = begun()
    before = len(tab.kept.events)
    tab.call("hear", window=1, text="{")
    tab.send(type="move", move="KH x KH")
    tab.send(type="say", phrase="hello")
    tab.send(type="next_deal")
    assert errors(tab.frames)[0] == "malformed" and errors(tab.frames)[2:] == ["not_here", "wrong_phase"]
    assert len(tab.kept.events) == before


def test_frames_and_answers_are_in_the_language_of_the_page() -> None:
    tab = Tab(Kept(), "es")
    answer = json.loads(tab.asked("POST", "/api/fair")["text"])
    titles = [variant["title"] for variant in tab.ask("GET", "/api/variants")["variants"]]
    english = [variant["title"] for variant in Tab(Kept()).ask("GET", "/api/variants")["variants"]]
    assert answer["message"] and titles != english

"""Coming to a table and leaving it, against a real server."""

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from table_server import KEYS, Person, browser, cookie_of, joined, new_match, opened, seated

FRIENDS = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]
OPEN = [{"kind": "human", "name": "Ann"}, {"kind": "open", "name": "Hal", "bot": "random"}]


def posted(port: int, match_id: str, what: str, body: Any, cookie: str = "") -> httpx.Response:
    headers = {"Cookie": cookie} if cookie else {}
    return httpx.post(f"http://127.0.0.1:{port}/api/matches/{match_id}/{what}", json=body, headers=headers)


def until(person: Person, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The first view of which something holds."""
    while not holds(person.view):
        person.receive()
    return person.view


def test_a_friend_takes_the_seat_that_is_kept_for_him(port: int) -> None:
    match_id = new_match(port, seats=FRIENDS)
    with seated(port, match_id) as ann:
        assert [seat["mine"] for seat in ann.view["seats"]] == [True, False]
        assert [seat["open"] for seat in ann.view["seats"]] == [False, True]
        answer = posted(port, match_id, "join", {"name": "Benjamin"})
        assert (
            answer.json() == {"seat": 1, "when": "now", "salted": False}
            and "cassino_session" in answer.headers["set-cookie"]
        )
        view = until(ann, lambda view: view["version"] == 3)
        assert view["seats"][1]["name"] == "Benjamin" and not view["seats"][1]["open"]
    cookie = answer.headers["set-cookie"].partition(";")[0]
    assert posted(port, match_id, "join", {}, cookie).json() == {"seat": 1, "when": "now", "salted": False}
    KEYS[match_id][1] = cookie
    with seated(port, match_id, "1") as ben:
        assert ben.view["seat"] == 1 and ben.view["hand"] and ben.view["seats"][1]["mine"]


def test_who_may_not_sit_down_does_not_become_a_guest(port: int) -> None:
    match_id = new_match(port)
    answer = posted(port, match_id, "join", {"name": "Eve"})
    assert (answer.status_code, answer.json()["error"]) == (409, "no_seat") and "set-cookie" not in answer.headers
    assert posted(port, "nothing", "join", {"name": "Eve"}).status_code == 404
    assert posted(port, match_id, "join", {"seat": 0}).json()["error"] == "no_seat"


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"seat": "0"}, "malformed"),
        ({"user": "u"}, "malformed"),
        ({"name": "x" * 481}, "text"),
        ([], "malformed"),
        ({"seat": 0.5}, "malformed"),
    ],
)
def test_a_bad_wish_to_sit_down(port: int, body: Any, error: str) -> None:
    answer = posted(port, new_match(port, seats=FRIENDS), "join", body)
    assert (answer.status_code, answer.json()["error"]) == (400, error)


@pytest.mark.parametrize("field", ["user", "open"])
def test_nobody_says_whose_a_seat_is(port: int, field: str) -> None:
    seats = [{**FRIENDS[0], field: "me"}, FRIENDS[1]]
    answer = httpx.post(f"http://127.0.0.1:{port}/api/matches", json={"variant": "casino", "seats": seats})
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")


def test_who_leaves_only_watches_and_may_come_back(port: int) -> None:
    match_id = new_match(port, seats=FRIENDS)
    joined(port, match_id, 1)
    with seated(port, match_id) as ann, seated(port, match_id, "1") as ben:
        assert posted(port, match_id, "leave", {}, cookie_of(match_id, "1")).status_code == 200
        view = until(ben, lambda view: view["seats"][1]["left"])
        assert view["seat"] is None and view["hand"] == [] and view["can"]["join"] and not view["can"]["leave"]
        assert view["seats"][1]["kind"] == "bot" and view["seats"][1]["mine"]
        ben.send("resign")
        assert ben.until("error")["code"] in ("not_your_seat", "stale")
        until(ann, lambda view: view["can"]["move"])
        assert posted(port, match_id, "join", {}, cookie_of(match_id, "1")).json() == {
            "seat": 1,
            "when": "now",
            "salted": False,
        }
        view = until(ben, lambda view: view["seats"][1]["kind"] == "human")
        assert view["seat"] == 1 and view["hand"]
    assert posted(port, match_id, "leave", {}).json()["error"] == "not_your_seat"


def test_a_person_relieves_a_bot_after_the_deal(port: int) -> None:
    match_id = new_match(port, seats=OPEN, target=500)
    with seated(port, match_id) as ann:
        ann.play_on()
        ann.until_asked()
        answer = posted(port, match_id, "join", {"name": "Ben"})
        assert answer.json() == {"seat": 1, "when": "next_deal", "salted": False}
        KEYS[match_id][1] = answer.headers["set-cookie"].partition(";")[0]
        view = until(ann, lambda view: view["seats"][1]["next"] is not None)
        assert view["seats"][1]["next"] == "Ben" and view["seats"][1]["kind"] == "bot"
        while ann.until_asked()["phase"] == "play":
            ann.play_on()
        assert ann.view["seats"][1]["kind"] == "human" and ann.view["seats"][1]["name"] == "Ben"
        with seated(port, match_id, "1") as ben:
            ben.ask("next_deal")
            assert ben.view["phase"] == "play" and len(ben.view["hand"]) == 4


def test_a_move_is_taken_back_by_consent(port: int) -> None:
    match_id = new_match(port, seats=FRIENDS)
    joined(port, match_id, 1)
    with seated(port, match_id) as ann, seated(port, match_id, "1") as ben:
        first, second = (ann, ben) if ann.view["can"]["move"] else (ben, ann)
        first.play_on()
        until(second, lambda view: view["can"]["move"])
        before = first.view["hand"]
        first.send_text(json.dumps({"type": "offer", "version": first.view["version"], "kind": "takeback"}))
        first.receive()
        assert first.view["offer"]["waiting"] == [second.view["seat"]] and not first.view["can"]["agree"]
        assert until(second, lambda view: view["offer"] is not None)["can"]["agree"]
        second.send("agree")
        view = until(first, lambda view: view["offer"] is None and not view["log"])
        assert view["can"]["move"] and len(view["hand"]) == len(before) + 1


def test_giving_up_ends_the_match_and_a_rematch_is_the_same_for_both(port: int) -> None:
    match_id = new_match(port, seats=FRIENDS)
    joined(port, match_id, 1)
    with seated(port, match_id) as ann, seated(port, match_id, "1") as ben:
        ann.ask("resign")
        assert ann.view["phase"] == "match_over" and ann.view["winner"]["names"] == ["P1"]
        until(ben, lambda view: view["phase"] == "match_over")
        ben.send("rematch")
        again = ben.until("rematch")["id"]
        assert ann.until("rematch")["id"] == again
    record = httpx.get(f"http://127.0.0.1:{port}/api/matches/{match_id}/record").text
    assert "[Ended] Ann gave up" in record
    for seat in ("0", "1"):
        with seated(port, again, seat) as person:
            assert person.view["seat"] == int(seat) and person.view["phase"] == "play"


def test_the_cards_of_a_deal_are_shown_when_it_is_over(port: int) -> None:
    match_id = new_match(port, target=500, seed=3)
    path = f"http://127.0.0.1:{port}/api/matches/{match_id}/deals"
    with seated(port, match_id) as ann:
        hand = ann.view["hand"]
        early = httpx.get(f"{path}/1")
        assert (early.status_code, early.json()["error"]) == (409, "not_over")
        while ann.until_asked()["phase"] == "play":
            ann.play_on()
        told = httpx.get(f"{path}/1").json()
        assert len(told["rounds"]) == ann.view["round"]["of"] and len(told["moves"]) == len(ann.view["log"])
        assert set(hand) <= set(told["rounds"][0]["hands"][0])
        ann.ask("next_deal")
    assert httpx.get(f"{path}/1").json() == told
    assert httpx.get(f"{path}/2").json()["error"] == "not_over"
    assert httpx.get(f"{path}/3").status_code == 404 and httpx.get(f"{path}/x").status_code == 404


def test_everybody_lists_his_own_matches(port: int) -> None:
    with browser(port) as ann, browser(port) as ben:
        match_id = ann.post("/api/matches", json={"variant": "casino", "seats": FRIENDS}).json()["id"]

        def listed(web: httpx.Client) -> dict[str, Any]:
            return {each["id"]: each for each in web.get("/api/matches").json()["matches"]}

        assert listed(ann)[match_id]["seat"] == 0 and match_id not in listed(ben)
        assert ben.post(f"/api/matches/{match_id}/join", json={"name": "Ben"}).status_code == 200
        assert listed(ben)[match_id]["seat"] == 1
        assert ben.post(f"/api/matches/{match_id}/leave", json={}).status_code == 200
        assert listed(ben)[match_id]["seat"] == 1


OWN_RULES = 'id = "ours"\ntitle = "Ours"\nparent = "casino"'
RATED = {"variant": "casino", "rated": True, "clock": {"kind": "move", "seconds": 10, "bank": 60}}
DAYS = {"kind": "days", "seconds": 86400}
WRONG: dict[str, tuple[dict[str, Any], int, str]] = {
    "a guest": ({**RATED, "seats": FRIENDS}, 403, "account"),
    "a bot": ({**RATED, "seats": OPEN}, 422, "rated"),
    "no clock": ({**RATED, "clock": None, "seats": FRIENDS}, 422, "rated"),
    "own rules": ({**RATED, "variant": None, "rules": OWN_RULES, "seats": FRIENDS}, 422, "rated"),
    "a hasty clock": ({**RATED, "clock": {"kind": "move", "seconds": 4}, "seats": FRIENDS}, 422, "clock"),
    "a huge bank": ({**RATED, "clock": {"kind": "move", "seconds": 5, "bank": 7201}, "seats": FRIENDS}, 422, "clock"),
    "half a day": ({**RATED, "clock": {**DAYS, "seconds": 43200}, "seats": FRIENDS}, 422, "clock"),
    "a bank of days": (
        {**RATED, "clock": {**DAYS, "bank": 1}, "seats": FRIENDS},
        422,
        "clock",
    ),
    "a clock that is none": ({**RATED, "clock": {"kind": "sand", "seconds": 10}, "seats": FRIENDS}, 400, "malformed"),
    "a seed where others may come": ({"variant": "casino", "seats": OPEN, "seed": 1}, 422, "seed"),
    "a bot nobody knows": ({"variant": "casino", "seats": [OPEN[0], {**OPEN[1], "bot": "x"}]}, 422, "unknown_bot"),
    "no person": ({"variant": "casino", "seats": [OPEN[1], OPEN[1]]}, 422, "players"),
}


@pytest.mark.parametrize("name", WRONG)
def test_terms_that_cannot_be(port: int, name: str) -> None:
    body, status, error = WRONG[name]
    answer = httpx.post(f"http://127.0.0.1:{port}/api/matches", json=body)
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
    assert "set-cookie" not in answer.headers


@pytest.mark.slow
def test_a_window_of_nobody_sees_what_all_may_see(port: int) -> None:
    match_id = new_match(port, seats=FRIENDS)
    with opened(port, match_id) as socket:
        eve = Person(socket)
        eve.receive()
        assert eve.view["seat"] is None and eve.view["can"]["join"] and not eve.view["can"]["leave"]

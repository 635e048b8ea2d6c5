"""People who have lost their session come back to their seats with a seat key."""

import json
import logging
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from cassino.server.config import Config
from cassino.server.http.limits import Rate, Rates
from cassino.server.storage.database import open_existing
from cassino.server.storage.seat_keys import LENGTH, MOST_KEYS, SYMBOLS
from table_server import PATIENCE, browser, cookie_of, joined, new_match, running_server, seated

TWO = [{"kind": "human", "name": name} for name in ("Ann", "Friend")]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("returning") / "cassino.db"


@pytest.fixture(scope="module")
def port(database: Path) -> Iterator[int]:
    with running_server(database) as port:
        yield port


def table(port: int, **more: Any) -> str:
    match_id = new_match(port, **{"seats": TWO, **more})
    joined(port, match_id, 1)
    return match_id


def key_of(port: int, match_id: str, seat: str = "1") -> dict[str, str]:
    answer = httpx.post(
        f"http://127.0.0.1:{port}/api/matches/{match_id}/key",
        json={},
        headers={"cookie": cookie_of(match_id, seat)},
        timeout=PATIENCE,
    )
    assert answer.status_code == 201, answer.text
    found: dict[str, str] = answer.json()
    return found


def came_back(client: httpx.Client, match_id: str, key: str) -> httpx.Response:
    return client.post(f"/api/matches/{match_id}/return", json={"key": key})


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["error"]) == (status, code), answer.text


def test_a_key_brings_the_seat_to_another_browser_and_the_old_one_watches(port: int) -> None:
    match_id = table(port)
    made = key_of(port, match_id)
    assert len(made["key"].replace("-", "")) == LENGTH and made["link"].endswith(f"/m/{match_id}#back={made['key']}")
    with browser(port) as phone, seated(port, match_id, "1") as old, seated(port, match_id) as ann:
        hand = old.view["hand"]
        answer = came_back(phone, match_id, made["key"])
        assert answer.json() == {"seat": 1, "when": "now", "salted": False}
        view = phone.get(f"/api/matches/{match_id}").json()["view"]
        assert (view["seat"], view["hand"], view["seats"][1]["mine"]) == (1, hand, True)
        while old.view["seat"] is not None:
            old.receive()
        assert old.view["hand"] == [] and not old.view["seats"][1]["mine"]
        ann.until_people([0], 1)
        assert ann.view["seats"][1]["name"] == "P1"
        assert [each["id"] for each in phone.get("/api/matches").json()["matches"]] == [match_id]


def test_a_key_counts_once_however_it_is_typed(port: int) -> None:
    match_id = table(port)
    key = key_of(port, match_id)["key"]
    with browser(port) as phone, browser(port) as again:
        assert came_back(phone, match_id, f" {key.lower().replace('-', ' ')} ").status_code == 200
        refused(came_back(again, match_id, key), 403, "wrong_key")
        assert again.get("/api/me").json()["me"] is None  # nobody became a guest in vain


def test_a_key_is_of_one_match_and_guesses_are_wrong(port: int) -> None:
    here, there = table(port), table(port)
    key = key_of(port, here)["key"]
    with browser(port) as phone:
        for guess in ("Ben", "P1", "AAAA-AAAA-AAAA-AAAA", key[:-1], ""):
            status, code = (400, "malformed") if not guess else (403, "wrong_key")
            refused(came_back(phone, here, guess), status, code)
        refused(came_back(phone, there, key), 403, "wrong_key")
        assert came_back(phone, here, key).status_code == 200


def test_only_people_of_the_match_get_keys(port: int) -> None:
    match_id = table(port)
    with browser(port) as eve:
        refused(eve.post(f"/api/matches/{match_id}/key", json={}), 403, "not_your_seat")
        eve.post("/api/me", json={"name": "Eve"})
        refused(eve.post(f"/api/matches/{match_id}/key", json={}), 403, "not_your_seat")


def test_several_keys_are_valid_and_the_oldest_is_forgotten(port: int) -> None:
    match_id = table(port)
    keys = [key_of(port, match_id)["key"] for _ in range(MOST_KEYS + 1)]
    with browser(port) as phone:
        refused(came_back(phone, match_id, keys[0]), 403, "wrong_key")
        assert came_back(phone, match_id, keys[1]).status_code == 200
        refused(came_back(phone, match_id, keys[-1]), 403, "wrong_key")


def test_a_seat_that_a_bot_plays_comes_back_too(port: int) -> None:
    match_id = table(port)
    key = key_of(port, match_id)["key"]
    with browser(port) as phone, seated(port, match_id) as ann:
        left = {"cookie": cookie_of(match_id, "1")}
        assert phone.post(f"/api/matches/{match_id}/leave", json={}, headers=left).status_code == 200
        while not ann.view["seats"][1]["left"]:
            ann.receive()
        assert came_back(phone, match_id, key).json()["when"] == "now"
        while ann.view["seats"][1]["kind"] != "human":
            ann.receive()


def test_a_key_of_a_guest_is_that_of_the_account(port: int) -> None:
    match_id = table(port)
    key = key_of(port, match_id)["key"]
    with browser(port) as account, browser(port) as ben, browser(port) as phone:
        account.post("/api/me", json={"name": "Ben"})
        login = {"login": "ben.returns", "password": "seven old lemons"}
        assert account.post("/api/me/password", json=login).status_code == 200
        ben.headers["cookie"] = cookie_of(match_id, "1")
        answer = ben.post("/api/login", json=login)
        del ben.headers["cookie"]
        assert answer.json()["moved"] == 1 and ben.get("/api/me").json()["me"]["account"]
        assert came_back(phone, match_id, key).json()["seat"] == 1


def test_a_person_of_an_open_table_does_not_get_a_second_seat(port: int) -> None:
    match_id = table(port, visibility="open")
    key = key_of(port, match_id)["key"]
    with browser(port) as ann:
        ann.headers["cookie"] = cookie_of(match_id)
        refused(came_back(ann, match_id, key), 409, "two_seats")


def test_rated_seats_belong_to_accounts(port: int) -> None:
    with browser(port) as ann:
        ann.post("/api/me", json={"name": "Ann"})
        ann.post("/api/me/password", json={"login": "ann.rated", "password": "seven old lemons"})
        wish = {"variant": "casino", "seats": TWO, "rated": True, "clock": {"kind": "move", "seconds": 60}}
        match_id = ann.post("/api/matches", json=wish).json()["id"]
        refused(ann.post(f"/api/matches/{match_id}/key", json={}), 409, "rated")


def test_tries_are_limited_by_match_and_by_address(tmp_path: Path) -> None:
    few = Rate(3, 1e-6)
    for limits in (Rates(match_keys=few), Rates(address_keys=few, exempt=())):
        with ExitStack() as stack:
            port = stack.enter_context(running_server(tmp_path / "limited.db", Config(limits=limits)))
            match_id = table(port)
            phone = stack.enter_context(browser(port))
            answers = [came_back(phone, match_id, f"{SYMBOLS[:12]}{number}") for number in range(4)]
            assert [answer.status_code for answer in answers] == [403, 403, 403, 429]
            if limits.exempt:
                other = table(port)
                assert came_back(phone, other, "AAAA").status_code == 403


def test_a_key_is_nowhere_but_in_its_answer(
    database: Path, port: int, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    match_id = table(port)
    key = key_of(port, match_id)["key"]
    with browser(port) as phone, seated(port, match_id) as ann:
        came_back(phone, match_id, "WRONG" + key)
        assert came_back(phone, match_id, key).status_code == 200
        shown = [phone.get(path).text for path in (f"/api/matches/{match_id}", "/api/me/export", "/api/matches")]
        while not ann.view["seats"][1]["kind"]:
            ann.receive()
        shown.append(json.dumps(ann.seen))
    engine = open_existing(database)
    with engine.connect() as connection:
        stored = str(connection.connection.driver_connection and list(connection.connection.iterdump()))  # type: ignore[attr-defined]
    engine.dispose()
    said = capfd.readouterr()
    for text in (*shown, stored, caplog.text, said.out, said.err):
        for written in (key, key.replace("-", "")):
            assert written not in text

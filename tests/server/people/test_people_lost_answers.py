"""Every change of a session whose answer never reaches the browser: the person keeps what was theirs."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cassino.server.http.tokens import COOKIE
from table_server import PATIENCE, running_server

PASSWORD = "seven old lemons"
SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Hal", "bot": "random"}]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("lost") / "cassino.db"


@pytest.fixture(scope="module")
def address(database: Path) -> Iterator[str]:
    with running_server(database) as port:
        yield f"http://127.0.0.1:{port}"


class Browser(httpx.Client):
    """Somebody's browser."""

    def send_and_leave(self, path: str, body: dict[str, Any], method: str = "POST") -> httpx.Response:
        """A request whose answer, with its cookies, the browser never gets."""
        return httpx.request(method, self.base_url.join(path), json=body, cookies=dict(self.cookies), timeout=PATIENCE)

    def me(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.get("/api/me").json()["me"]
        return found

    def be(self, name: str) -> str:
        return str(self.post("/api/me", json={"name": name}).json()["me"]["id"])

    def begin(self) -> str:
        return str(self.post("/api/matches", json={"variant": "casino", "seats": SEATS}).json()["id"])

    def seat(self, match_id: str) -> int | None:
        seat: int | None = self.get(f"/api/matches/{match_id}").json()["view"]["seat"]
        return seat


@pytest.fixture
def browser(address: str) -> Iterator[Browser]:
    with Browser(base_url=address, timeout=PATIENCE) as client:
        yield client


@pytest.fixture
def other(address: str) -> Iterator[Browser]:
    with Browser(base_url=address, timeout=PATIENCE) as client:
        yield client


def copied(browser: Browser, address: str) -> Browser:
    """Somebody who has the same cookie."""
    return Browser(base_url=address, timeout=PATIENCE, cookies=browser.cookies)


def account(browser: Browser, login: str) -> str:
    id = browser.be(login.title())
    assert browser.post("/api/me/password", json={"login": login, "password": PASSWORD}).status_code == 200
    assert browser.me() is not None
    return id


def an_hour_passes(database: Path) -> None:
    """All sessions began an hour earlier."""
    connection = sqlite3.connect(database)
    with connection:
        connection.execute("UPDATE sessions SET created = '2026-01-01T00:00:00.000000Z'")
    connection.close()


def test_a_guest_who_sets_a_password_and_leaves_at_once_keeps_the_seat(browser: Browser) -> None:
    id = browser.be("Ada")
    match_id = browser.begin()
    assert browser.send_and_leave("/api/me/password", {"login": "ada", "password": PASSWORD}).status_code == 200
    assert browser.me() == {"id": id, "name": "Ada", "account": True, "portrait": ""}
    assert browser.seat(match_id) == 0


def test_the_old_token_ends_with_the_first_use_of_the_new_one(browser: Browser, other: Browser) -> None:
    browser.be("Bea")
    answer = browser.send_and_leave("/api/me/password", {"login": "bea", "password": PASSWORD})
    other.cookies.set(COOKIE, answer.cookies[COOKIE])
    assert other.me() is not None and browser.me() is None
    assert len(other.get("/api/me/account").json()["sessions"]) == 1


def test_a_changed_password_ends_all_other_sessions_even_if_the_answer_is_lost(
    browser: Browser, other: Browser
) -> None:
    account(browser, "cid")
    assert other.post("/api/login", json={"login": "cid", "password": PASSWORD}).status_code == 200
    token = other.post("/api/tokens", json={"name": "bot"}).json()["token"]
    new = {"login": "cid", "password": "eight new lemons", "old": PASSWORD}
    assert browser.send_and_leave("/api/me/password", new).status_code == 200
    assert browser.me() is not None and other.me() is None
    assert other.get("/api/me", headers={"Authorization": f"Bearer {token}"}).json()["me"] is None


def test_a_session_that_waits_for_its_new_token_changes_no_account(browser: Browser) -> None:
    browser.be("Dan")
    browser.send_and_leave("/api/me/password", {"login": "dan", "password": PASSWORD})
    new = {"login": "dan", "password": "eight new lemons"}
    for path, body in (("/api/me/password", new), ("/api/tokens", {"name": "bot"})):
        answer = browser.post(path, json=body)
        assert (answer.status_code, answer.json()["error"]) == (403, "prove_it")
    assert browser.post("/api/me/password", json={**new, "old": PASSWORD}).status_code == 200


def test_a_lost_token_is_replaced_at_the_next_visit(browser: Browser, address: str, database: Path) -> None:
    browser.be("Eve")
    match_id = browser.begin()
    browser.send_and_leave("/api/me/password", {"login": "eve", "password": PASSWORD})
    with copied(browser, address) as thief:
        before = browser.cookies[COOKIE]
        assert thief.me() is not None and thief.cookies[COOKIE] == before  # the answer may still be on its way
        an_hour_passes(database)
        browser.be("Eve")
        assert browser.me() is not None and browser.cookies[COOKIE] != before and browser.seat(match_id) == 0
        assert thief.me() is None


def test_a_guest_who_signs_in_and_leaves_at_once_is_still_the_guest(browser: Browser, other: Browser) -> None:
    id, guest = account(browser, "fay"), other.be("Fay at the desk")
    match_id = other.begin()
    login = {"login": "fay", "password": PASSWORD}
    assert other.send_and_leave("/api/login", login).json()["moved"] == 1
    assert (
        other.me() == {"id": guest, "name": "Fay at the desk", "account": False, "portrait": ""}
        and other.seat(match_id) == 0
    )
    assert other.post("/api/login", json=login).json()["moved"] == 1
    assert other.me() == {"id": id, "name": "Fay", "account": True, "portrait": ""} and other.seat(match_id) == 0
    assert browser.seat(match_id) == 0


def test_who_signs_in_to_another_account_and_leaves_at_once_is_still_signed_in(
    browser: Browser, other: Browser
) -> None:
    first, second = account(browser, "gil"), account(other, "gus")
    answer = browser.send_and_leave("/api/login", {"login": "gus", "password": PASSWORD})
    assert browser.me() == {"id": first, "name": "Gil", "account": True, "portrait": ""}
    with Browser(base_url=browser.base_url, cookies=answer.cookies) as arrived:
        assert arrived.me() == {"id": second, "name": "Gus", "account": True, "portrait": ""}
    assert browser.me() is None and other.me() is not None


@pytest.mark.parametrize("path", ["/api/logout", "/api/logout-everywhere"])
def test_signing_out_counts_though_the_answer_is_lost(browser: Browser, other: Browser, path: str) -> None:
    account(browser, f"hal{len(path)}")
    late = browser.send_and_leave("/api/login", {"login": f"hal{len(path)}", "password": PASSWORD})
    assert browser.send_and_leave(path, {}).status_code == 200
    assert browser.me() is None
    other.cookies.set(COOKIE, late.cookies[COOKIE])
    assert other.me() is None


def test_deleting_counts_though_the_answer_is_lost(browser: Browser) -> None:
    browser.be("Ida")
    assert browser.send_and_leave("/api/me", {}, "DELETE").status_code == 204
    assert browser.me() is None


def test_a_new_name_counts_though_the_answer_is_lost(browser: Browser) -> None:
    id = browser.be("Jon")
    browser.send_and_leave("/api/me", {"name": "John"})
    assert browser.me() == {"id": id, "name": "John", "account": False, "portrait": ""}


def test_a_seat_is_the_same_when_the_answer_to_joining_is_lost(browser: Browser, other: Browser) -> None:
    seats = [*SEATS[:1], {"kind": "human", "name": "Ben"}]
    match_id = browser.post("/api/matches", json={"variant": "casino", "seats": seats}).json()["id"]
    other.be("Ben")
    assert other.send_and_leave(f"/api/matches/{match_id}/join", {}).json()["seat"] == 1
    assert other.seat(match_id) == 1
    assert other.post(f"/api/matches/{match_id}/join", json={}).json()["seat"] == 1


def test_a_match_is_its_creators_when_the_answer_is_lost(browser: Browser) -> None:
    browser.be("Kim")
    match_id = browser.send_and_leave("/api/matches", {"variant": "casino", "seats": SEATS}).json()["id"]
    assert [match["id"] for match in browser.get("/api/matches").json()["matches"]] == [match_id]


def test_many_requests_at_once_begin_with_one_new_session(browser: Browser, other: Browser) -> None:
    account(browser, "lea")
    other.be("Lea")
    matches = {other.begin() for _ in range(3)}
    other.post("/api/login", json={"login": "lea", "password": PASSWORD})
    assert {match["id"] for match in other.get("/api/matches").json()["matches"]} == matches

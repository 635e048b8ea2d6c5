"""Accounts: a password, sign in and out, sessions, tokens; what a wrong one is told."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cassino.server.http.tokens import COOKIE
from table_server import running_server

LOGIN = {"login": "ada", "password": "seven old lemons"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_server(tmp_path_factory.mktemp("accounts") / "cassino.db") as port:
        yield f"http://127.0.0.1:{port}"


class Browser(httpx.Client):
    """Somebody's browser."""

    def name(self, name: str) -> str:
        answer = self.post("/api/me", json={"name": name})
        assert answer.status_code in (200, 201)
        return str(answer.json()["me"]["id"])

    def me(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.get("/api/me").json()["me"]
        return found

    def remove(self, path: str, body: dict[str, Any]) -> httpx.Response:
        return self.request("DELETE", path, json=body)


@pytest.fixture
def browser(address: str) -> Iterator[Browser]:
    with Browser(base_url=address) as client:
        yield client


@pytest.fixture
def other(address: str) -> Iterator[Browser]:
    with Browser(base_url=address) as client:
        yield client


def account(browser: Browser, login: str) -> str:
    """A person with a password; the id."""
    id = browser.name(login.title())
    answer = browser.post("/api/me/password", json={**LOGIN, "login": login})
    assert answer.status_code == 200, answer.text
    return id


def sign_in(browser: Browser, login: str, password: str = LOGIN["password"]) -> httpx.Response:
    return browser.post("/api/login", json={"login": login, "password": password})


def refused(answer: httpx.Response, status: int, error: str) -> None:
    assert (answer.status_code, answer.json()["error"]) == (status, error), answer.text
    assert answer.json()["message"]


def test_a_guest_with_a_password_is_the_same_person_elsewhere(browser: Browser, other: Browser) -> None:
    id = account(browser, "ada")
    assert browser.me() == {"id": id, "name": "Ada", "account": True, "portrait": ""}
    assert sign_in(other, " ADA ").json() == {
        "me": {"id": id, "name": "Ada", "account": True, "portrait": ""},
        "moved": 0,
    }
    assert other.me() == browser.me()


def test_the_session_of_a_guest_is_another_after_the_first_password(browser: Browser, other: Browser) -> None:
    browser.name("Bea")
    other.cookies.update(browser.cookies)
    account(browser, "bea")
    assert browser.me() is not None and other.me() is None
    assert browser.cookies[COOKIE] != other.cookies[COOKIE]


def test_a_wrong_name_and_a_wrong_password_are_told_alike(browser: Browser, other: Browser) -> None:
    account(browser, "cid")
    wrong = [sign_in(other, *pair) for pair in (("cid", "seven new lemons"), ("nobody", "seven old lemons"), ("", ""))]
    for answer in wrong:
        refused(answer, 401, "wrong_login")
    assert len({answer.text for answer in wrong}) == 1 and other.me() is None


@pytest.mark.parametrize(
    ("login", "password", "error"),
    [
        ("di", "seven old lemons", "login"),
        ("d d", "seven old lemons", "login"),
        ("d" * 41, "seven old lemons", "login"),
        ("d\u202ed", "seven old lemons", "login"),
        ("dora", "short", "password"),
        ("dora", "aaaaaaaaaaaaaa", "password"),
        ("dora", "dora-DORA-dora", "password"),
        ("dora", "x y" * 70, "password"),
    ],
)
def test_what_cannot_be_a_login_makes_no_account(browser: Browser, login: str, password: str, error: str) -> None:
    browser.name("Dora")
    refused(browser.post("/api/me/password", json={"login": login, "password": password}), 422, error)
    me = browser.me()
    assert me is not None and not me["account"]


def test_a_login_name_is_one_persons(browser: Browser, other: Browser) -> None:
    account(browser, "eve")
    other.name("Eve")
    refused(other.post("/api/me/password", json={**LOGIN, "login": "ＥＶＥ"}), 409, "login_taken")


def test_signing_out_ends_this_session_only(browser: Browser, other: Browser) -> None:
    account(browser, "fay")
    sign_in(other, "fay")
    token = browser.cookies[COOKIE]
    answer = browser.post("/api/logout", json={})
    assert answer.json() == {"me": None} and COOKIE not in browser.cookies
    assert browser.get("/api/me", headers={"Authorization": f"Bearer {token}"}).json() == {"me": None}
    assert other.me() is not None
    refused(browser.post("/api/logout", json={}), 401, "no_session")


def test_signing_out_everywhere_ends_all_sessions_and_tokens(browser: Browser, other: Browser) -> None:
    account(browser, "gus")
    sign_in(other, "gus")
    token = browser.post("/api/tokens", json={"name": "bot"}).json()["token"]
    assert browser.post("/api/logout-everywhere", json={}).json() == {"me": None, "ended": 3}
    assert browser.me() is None and other.me() is None
    assert other.get("/api/me", headers={"Authorization": f"Bearer {token}"}).json() == {"me": None}
    assert sign_in(other, "gus").status_code == 200


def test_a_new_password_ends_the_other_sessions(browser: Browser, other: Browser) -> None:
    account(browser, "hal")
    sign_in(other, "hal")
    new = {"login": "hal9000", "password": "eight new lemons", "old": LOGIN["password"]}
    assert browser.post("/api/me/password", json=new).status_code == 200
    assert browser.me() is not None and other.me() is None
    refused(sign_in(other, "hal"), 401, "wrong_login")
    assert sign_in(other, "hal9000", "eight new lemons").status_code == 200


def test_signing_in_to_another_account_leaves_the_first(browser: Browser, other: Browser) -> None:
    account(other, "ida")
    account(browser, "jan")
    token = browser.cookies[COOKIE]
    assert sign_in(browser, "ida").json()["moved"] == 0
    assert browser.me() == other.me()
    assert browser.get("/api/me", headers={"Authorization": f"Bearer {token}"}).json() == {"me": None}
    assert sign_in(other, "jan").status_code == 200


def test_sessions_are_listed_and_ended(browser: Browser, other: Browser) -> None:
    account(browser, "kim")
    other.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0"
    sign_in(other, "kim")
    mine = browser.get("/api/me/account").json()
    assert mine["login"] == "kim" and mine["passkeys"] == mine["tokens"] == []
    assert {(each["name"], each["current"]) for each in mine["sessions"]} == {
        ("A program", True),
        ("Firefox on Linux", False),
    }
    foreign = next(each["id"] for each in mine["sessions"] if not each["current"])
    assert browser.delete(f"/api/me/sessions/{foreign}").status_code == 204
    assert other.me() is None and browser.me() is not None
    refused(browser.delete(f"/api/me/sessions/{foreign}"), 404, "not_found")


def test_nobody_ends_the_session_of_another(browser: Browser, other: Browser) -> None:
    account(browser, "lea")
    other.name("Mallory")
    session = browser.get("/api/me/account").json()["sessions"][0]["id"]
    refused(other.delete(f"/api/me/sessions/{session}"), 404, "not_found")
    assert browser.me() is not None


def test_a_token_is_for_playing_not_for_the_account(browser: Browser, other: Browser) -> None:
    id = account(browser, "max")
    made = browser.post("/api/tokens", json={"name": "  my   bot "})
    assert made.status_code == 201 and made.json()["name"] == "my bot"
    headers = {"Authorization": f"Bearer {made.json()['token']}"}
    assert other.get("/api/me", headers=headers).json()["me"]["id"] == id
    for method, path in (
        ("GET", "/api/me/account"), ("POST", "/api/tokens"), ("POST", "/api/logout-everywhere"), ("DELETE", "/api/me"),
        ("POST", "/api/me/password"), ("GET", "/api/tokens"),
    ):  # fmt: skip
        body = {"name": "x"} if path == "/api/tokens" else {**LOGIN} if path == "/api/me/password" else {}
        refused(other.request(method, path, json=body, headers=headers), 403, "needs_browser")
    (token,) = browser.get("/api/tokens").json()["tokens"]
    assert token["id"] == made.json()["id"] and made.json()["token"] not in browser.get("/api/tokens").text
    assert browser.delete(f"/api/tokens/{token['id']}").status_code == 204
    assert other.get("/api/me", headers=headers).json() == {"me": None}


def test_a_person_has_not_endlessly_many_tokens(browser: Browser) -> None:
    browser.name("Ned")
    codes = [browser.post("/api/tokens", json={"name": "bot"}).status_code for _ in range(21)]
    assert codes == [201] * 20 + [409]


def test_without_a_session_there_is_no_account(browser: Browser) -> None:
    for method, path in (("GET", "/api/me/account"), ("GET", "/api/tokens"), ("POST", "/api/logout")):
        refused(browser.request(method, path, json={}), 401, "no_session")


def grow_old(database: Path) -> None:
    """Let every session have begun long ago."""
    connection = sqlite3.connect(database)
    connection.execute("UPDATE sessions SET created = '2026-01-01T00:00:00.000000Z'")
    connection.commit()
    connection.close()


def test_an_old_session_must_show_the_password_to_change_the_account(tmp_path: Path) -> None:
    database = tmp_path / "cassino.db"
    with running_server(database) as port, Browser(base_url=f"http://127.0.0.1:{port}") as browser:
        account(browser, "ola")
    grow_old(database)
    with (
        running_server(database) as port,
        Browser(base_url=f"http://127.0.0.1:{port}", cookies=browser.cookies) as again,
    ):
        new = {"login": "ola", "password": "eight new lemons"}
        refused(again.post("/api/me/password", json=new), 403, "prove_it")
        refused(again.post("/api/me/password", json={**new, "old": "guessed it"}), 403, "prove_it")
        refused(again.remove("/api/me", {}), 403, "prove_it")
        refused(again.remove("/api/me", {"password": "guessed it"}), 403, "prove_it")
        assert again.remove("/api/me", {"password": LOGIN["password"]}).status_code == 204
        assert again.me() is None
        refused(sign_in(again, "ola"), 401, "wrong_login")


@pytest.mark.sampled(4)
@pytest.mark.parametrize("path", ["/api/login", "/api/me/password", "/api/tokens", "/api/me", "/api/me/passkeys"])
@pytest.mark.parametrize(
    "body",
    ["", "[]", "{}", '{"name": 7}', '{"login": "a", "password": "b", "more": 1}', '{"name": "' + "x" * 1001 + '"}'],
)
def test_a_body_that_is_none_changes_nothing(browser: Browser, path: str, body: str) -> None:
    browser.name("Pat")
    before = browser.get("/api/me/account").json()
    answer = browser.post(path, content=body, headers={"Content-Type": "application/json"})
    refused(
        answer, 400, "text" if "x" * 1001 in body and "login" not in path and "password" not in path else "malformed"
    )
    assert browser.get("/api/me/account").json() == before

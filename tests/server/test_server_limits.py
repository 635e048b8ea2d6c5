"""Token buckets: for each socket, person and address; what is refused, and with what words."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given, strategies as st
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from cassino.server.config import Config
from cassino.server.http.limits import Bucket, Buckets, Limits, Rate, Rates, TooFast, Verdict
from cassino.server.http.tokens import COOKIE
from table_server import PATIENCE, connect, running_server

TIGHT = Rate(3, 0.001)


class Clock:
    """A clock that stands until it is moved."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_what_comes_back() -> None:
    clock = Clock()
    bucket = Bucket(Rate(3, 0.5), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait == 2.0
    clock.now = 1.9
    assert not bucket.take()
    clock.now = 2.0
    assert bucket.take() and not bucket.take()
    clock.now = 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


@given(st.integers(1, 20), st.floats(0.1, 20), st.lists(st.floats(0, 3), max_size=200))
def test_no_bucket_ever_gives_more_than_its_rate(burst: int, per_second: float, pauses: list[float]) -> None:
    clock = Clock()
    bucket, given = Bucket(Rate(burst, per_second), clock), 0
    for pause in pauses:
        clock.now += pause
        given += bucket.take()
        assert given <= burst + clock.now * per_second + 1e-6


def test_a_flood_of_keys_takes_no_more_memory() -> None:
    buckets = Buckets(TIGHT, most=100)
    for key in range(5000):
        buckets.check(key)
        assert len(buckets) <= 100
    with pytest.raises(TooFast) as refused:
        for _ in range(4):
            buckets.check("fast")
    assert refused.value.status == 429 and refused.value.seconds == 1000


def coming_from(host: str | None) -> HTTPConnection:
    return HTTPConnection({"type": "http", "headers": [], "client": None if host is None else (host, 1)})


ADDRESSES = {
    "127.0.0.1": None,
    "127.1.2.3": None,
    "::1": None,
    "::ffff:127.0.0.1": None,
    "192.0.2.7": "192.0.2.7",
    "::ffff:192.0.2.7": "192.0.2.7",
    "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::/64",
    "2001:db8:1:2::9": "2001:db8:1:2::/64",
    "fe80::1%eth0": "fe80::/64",
    "somebody": "somebody",
}


@pytest.mark.parametrize("host", ADDRESSES)
def test_a_house_is_one_address_and_this_machine_is_none(host: str) -> None:
    assert Limits().address_of(coming_from(host)) == ADDRESSES[host]


def test_what_comes_from_no_address_has_no_limit_by_address() -> None:
    assert Limits().address_of(coming_from(None)) is None
    assert Limits(Rates(exempt=())).address_of(coming_from("127.0.0.1")) == "127.0.0.1"


def test_a_socket_that_goes_on_flooding_is_closed() -> None:
    limits = Limits(Rates(socket_frames=TIGHT, strikes=Rate(2, 0.001)))
    brake = limits.brake(coming_from("127.0.0.1"), "ada")
    verdicts = [brake.frame() for _ in range(7)]
    assert verdicts == [Verdict.GO] * 3 + [Verdict.SLOW] * 2 + [Verdict.STOP] * 2
    assert limits.brake(coming_from("127.0.0.1"), "ada").frame() is Verdict.GO


def test_many_sockets_of_a_person_share_a_limit() -> None:
    limits = Limits(Rates(user_frames=TIGHT))
    brakes = [limits.brake(coming_from("192.0.2.7"), "ada") for _ in range(4)]
    assert [brake.frame() for brake in brakes] == [Verdict.GO] * 3 + [Verdict.SLOW]
    assert limits.brake(coming_from("192.0.2.7"), "bob").frame() is Verdict.GO


def test_many_sockets_of_an_address_share_a_limit() -> None:
    limits = Limits(Rates(address_frames=TIGHT))
    brakes = [limits.brake(coming_from("192.0.2.7"), None) for _ in range(4)]
    assert [brake.frame() for brake in brakes] == [Verdict.GO] * 3 + [Verdict.SLOW]
    assert limits.brake(coming_from("192.0.2.8"), None).frame() is Verdict.GO
    assert limits.brake(coming_from("127.0.0.1"), None).frame() is Verdict.GO


def test_a_person_has_no_more_sockets_than_allowed() -> None:
    limits = Limits(Rates(user_sockets=2, address_sockets=3))
    ada = [limits.brake(coming_from("192.0.2.7"), "ada") for _ in range(3)]
    assert [brake.admit() for brake in ada] == [True, True, False]
    watchers = [limits.brake(coming_from("192.0.2.7"), None) for _ in range(2)]
    assert [brake.admit() for brake in watchers] == [True, False]
    for brake in (*ada, *watchers, *ada):
        brake.close()
    assert not limits.open_sockets


@contextmanager
def limited_server(database: Path, rates: Rates) -> Iterator[httpx.Client]:
    """A client of a server with limits, this machine not exempt."""
    with (
        running_server(database, Config(limits=replace(rates, exempt=()))) as port,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client,
    ):
        yield client


def assert_too_fast(answer: httpx.Response) -> None:
    body: dict[str, Any] = answer.json()
    assert answer.status_code == 429 and body["error"] == "too_fast"
    assert 900 < body["seconds"] <= 1000 and f"{body['seconds']} seconds" in body["message"]
    assert answer.headers["retry-after"] == str(body["seconds"])
    assert "content-security-policy" in answer.headers


def test_too_many_requests_of_an_address_are_refused(tmp_path: Path) -> None:
    with limited_server(tmp_path / "cassino.db", Rates(address_requests=TIGHT)) as web:
        assert [web.get("/api/me").status_code for _ in range(3)] == [200] * 3
        assert_too_fast(web.get("/api/me"))
        with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{web.base_url.port}/ws/nothing"):
            pass


def test_too_many_requests_of_a_session_are_refused_the_others_not(tmp_path: Path) -> None:
    with limited_server(tmp_path / "cassino.db", Rates(user_requests=TIGHT)) as web:
        web.post("/api/me", json={"name": "Ada"})
        assert [web.get("/api/me").status_code for _ in range(3)] == [200] * 3
        assert_too_fast(web.get("/api/me"))
        token = web.cookies[COOKIE]
        web.cookies.clear()
        assert_too_fast(web.get("/api/me", headers={"Authorization": f"Bearer {token}"}))
        assert web.get("/api/me").status_code == 200


def test_too_many_guests_of_an_address_are_refused(tmp_path: Path) -> None:
    with limited_server(tmp_path / "cassino.db", Rates(guests=TIGHT)) as web:
        for expected in (201, 201, 201):
            assert web.post("/api/me", json={"name": "Ada"}).status_code == expected
            web.cookies.clear()
        refused = web.post("/api/me", json={"name": "Ada"})
        assert_too_fast(refused)
        assert "set-cookie" not in refused.headers


@pytest.mark.parametrize("rates", [Rates(address_matches=TIGHT), Rates(user_matches=TIGHT)])
def test_too_many_new_matches_are_refused(tmp_path: Path, rates: Rates) -> None:
    body = {
        "variant": "casino",
        "seats": [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Hal", "bot": "random"}],
    }
    with limited_server(tmp_path / "cassino.db", rates) as web:
        web.post("/api/me", json={"name": "Ada"})
        assert [web.post("/api/matches", json=body).status_code for _ in range(3)] == [201] * 3
        assert_too_fast(web.post("/api/matches", json=body))
        assert_too_fast(web.post("/api/fair", json={}))
        assert_too_fast(web.post("/api/scorebooks", json={"variant": "casino", "names": ["Ada", "Bob"]}))
        assert_too_fast(web.post("/api/house", json={"title": "Ours"}))
        assert web.get("/api/matches").status_code == 200


def test_too_many_tries_of_one_login_are_refused(tmp_path: Path) -> None:
    guess = {"login": "ada", "password": "guess after guess"}
    with limited_server(tmp_path / "cassino.db", Rates(login_tries=TIGHT)) as web:
        assert [web.post("/api/login", json=guess).status_code for _ in range(3)] == [401] * 3
        assert_too_fast(web.post("/api/login", json={**guess, "login": " ADA "}))
        assert web.post("/api/login", json={**guess, "login": "bob"}).status_code == 401
    with limited_server(tmp_path / "cassino.db", Rates(login_names=TIGHT)) as web:
        assert [web.post("/api/login", json=guess).status_code for _ in range(3)] == [401] * 3
        assert_too_fast(web.post("/api/login", json=guess))
    with limited_server(tmp_path / "cassino.db", Rates(address_logins=TIGHT)) as web:
        for name in ("bob", "cid", "dan"):
            assert web.post("/api/login", json={**guess, "login": name}).status_code == 401
        assert_too_fast(web.post("/api/login", json={**guess, "login": "eve"}))
        assert_too_fast(web.post("/api/login/passkey/options", json={}))


def test_who_floods_a_table_is_told_and_then_disconnected(tmp_path: Path) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Hal", "bot": "random"}]
    rates = Rates(socket_frames=TIGHT, strikes=Rate(2, 0.001))
    with limited_server(tmp_path / "cassino.db", rates) as web:
        match_id = web.post("/api/matches", json={"variant": "casino", "seats": seats}).json()["id"]
        codes: list[str] = []
        address = f"ws://127.0.0.1:{web.base_url.port}/ws/{match_id}"
        with connect(address) as socket, pytest.raises(ConnectionClosed) as closed:
            for _ in range(20):
                socket.send("garbage")
                codes.append(next_error(socket))
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
        assert codes == ["malformed"] * 3 + ["too_fast"] * 2
        with connect(address) as socket:
            assert json.loads(socket.recv(timeout=PATIENCE))["type"] == "view"


def next_error(socket: ClientConnection) -> str:
    """The code of the next error, whatever comes before it."""
    while (frame := json.loads(socket.recv(timeout=PATIENCE)))["type"] != "error":
        pass
    code: str = frame["code"]
    return code

"""Guests and sessions: who somebody is, what the database keeps of it, and what it costs."""

import asyncio
import hashlib
import re
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.requests import HTTPConnection

from cassino.server.http.tokens import COOKIE
from cassino.server.people import People, members
from cassino.server.people.accounts import AccountStore
from cassino.server.people.devices import device_of
from cassino.server.people.store import PeopleStore, Session
from cassino.server.storage.database import open_database
from table_server import PATIENCE, running_server

ADA = {"name": "Ada"}


@pytest.fixture
def store(database: str) -> Iterator[PeopleStore]:
    engine = open_database(database)
    yield PeopleStore(engine)
    engine.dispose()


@pytest.fixture
def web(port: int) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}") as client:
        yield client


def test_nobody_has_a_name_before_giving_one(web: httpx.Client) -> None:
    answer = web.get("/api/me")
    assert answer.json() == {"me": None} and "set-cookie" not in answer.headers


def test_a_name_makes_a_guest_who_is_known_again(web: httpx.Client) -> None:
    made = web.post("/api/me", json={"name": "  Ada   L. "})
    assert made.status_code == 201 and made.json()["me"]["name"] == "Ada L." and not made.json()["me"]["account"]
    assert web.get("/api/me").json() == made.json()
    renamed = web.post("/api/me", json={"name": "Countess"})
    assert renamed.status_code == 200 and renamed.json()["me"] == {**made.json()["me"], "name": "Countess"}
    assert web.get("/api/me").json() == renamed.json()


def test_the_cookie_is_out_of_reach_of_scripts_and_foreign_pages(web: httpx.Client) -> None:
    cookie = web.post("/api/me", json=ADA).headers["set-cookie"]
    assert re.match(rf"{COOKIE}=[\w-]{{43}}; ", cookie)
    for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=34560000"):
        assert part in cookie
    assert "Secure" not in cookie and "Domain" not in cookie
    assert web.get("/api/me").headers["set-cookie"].split(";")[0] == cookie.split(";")[0]


def test_a_session_counts_as_a_bearer_token_too(web: httpx.Client, port: int) -> None:
    me = web.post("/api/me", json=ADA).json()
    headers = {"Authorization": f"Bearer {web.cookies[COOKIE]}"}
    assert httpx.get(f"http://127.0.0.1:{port}/api/me", headers=headers).json() == me


@pytest.mark.parametrize("header", ["Bearer " + "x" * 43, "Bearer short", "Basic QTpC", "Bearer"])
def test_a_token_that_is_not_known_makes_no_guest(web: httpx.Client, header: str) -> None:
    web.post("/api/me", json=ADA)
    headers = {"Authorization": header}
    assert web.get("/api/me", headers=headers).json() == {"me": None}
    answer = web.post("/api/me", json=ADA, headers=headers)
    assert answer.status_code == 401 and answer.json()["error"] == "unknown_token"


@pytest.mark.parametrize("cookie", ["x" * 43, "short", "", "' OR 1=1 --"])
def test_a_cookie_that_is_not_known_is_nobody(web: httpx.Client, cookie: str) -> None:
    headers = {"Cookie": f"{COOKIE}={cookie}"}
    assert web.get("/api/me", headers=headers).json() == {"me": None}
    assert web.post("/api/me", json=ADA, headers=headers).status_code == 201


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u0007", "a\u202eb"])
def test_a_name_that_is_none_makes_no_guest(web: httpx.Client, name: str) -> None:
    answer = web.post("/api/me", json={"name": name})
    assert answer.status_code == 422 and answer.json()["error"] == "name" and "set-cookie" not in answer.headers


def test_only_the_hash_of_a_token_is_stored(tmp_path: Path) -> None:
    database = tmp_path / "cassino.db"
    with running_server(database) as port, httpx.Client(base_url=f"http://127.0.0.1:{port}") as web:
        web.post("/api/me", json=ADA)
        token = web.cookies[COOKIE]
    connection = sqlite3.connect(database)
    rows = connection.execute("SELECT token_hash FROM sessions").fetchall()
    everything = "\n".join(connection.iterdump())
    connection.close()
    assert rows == [(hashlib.sha256(token.encode()).hexdigest(),)]
    assert token not in everything


def test_a_session_survives_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "cassino.db"
    with httpx.Client() as web:
        with running_server(database) as port:
            me = web.post(f"http://127.0.0.1:{port}/api/me", json=ADA).json()
        with running_server(database) as port:
            assert web.get(f"http://127.0.0.1:{port}/api/me").json() == me


def test_a_session_costs_one_query_and_then_none(store: PeopleStore) -> None:
    statements: list[str] = []
    event.listen(store.engine, "before_cursor_execute", lambda *arguments: statements.append(arguments[2]))
    _, token = store.add_guest("Ada", "")

    async def ask(people: People) -> None:
        for _ in range(5):
            session = await people.session(token)
            assert session is not None and session.user.name == "Ada"

    statements.clear()
    asyncio.run(ask(People(store.engine)))
    assert len(statements) == 1


def test_a_renamed_person_is_read_again(store: PeopleStore) -> None:
    async def rename(people: People) -> Session | None:
        user, token = await people.guest("Ada")
        await people.rename(user, "Countess", "")
        return await people.session(token)

    session = asyncio.run(rename(People(store.engine)))
    assert session is not None and session.user.name == "Countess"


def age(store: PeopleStore, column: str, value: str) -> None:
    with store.engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE sessions SET {column} = '{value}'")


def test_a_session_that_has_run_out_is_nobody(store: PeopleStore) -> None:
    session, _ = store.add_guest("Ada", "")
    assert store.session(session.id) == session
    age(store, "expires", "2026-01-01T00:00:00.000000Z")
    assert store.session(session.id) is None


def test_use_makes_a_session_last_longer_and_is_written_once_an_hour(store: PeopleStore) -> None:
    fresh, _ = store.add_guest("Ada", "")
    store.touch(fresh)
    assert store.session(fresh.id) == fresh
    age(store, "seen", "2026-01-01T00:00:00.000000Z")
    old = store.session(fresh.id)
    assert old is not None
    store.touch(old)
    used = store.session(fresh.id)
    assert used is not None and used.seen > fresh.seen and used.expires > fresh.expires


def test_a_session_is_ended_by_its_owner_only(store: PeopleStore) -> None:
    ada, _ = store.add_guest("Ada", "")
    eve, _ = store.add_guest("Eve", "")
    assert not store.end(eve.user.id, ada.id) and store.session(ada.id) == ada
    assert store.end(ada.user.id, ada.id) and store.session(ada.id) is None


def test_what_has_run_out_is_forgotten_and_so_are_guests_nobody_can_be(store: PeopleStore) -> None:
    accounts = AccountStore(store.engine)
    gone, _ = store.add_guest("Gone", "")
    kept, _ = store.add_guest("Kept", "")
    accounts.set_password(kept.user.id, "kept", "a hash")
    age(store, "expires", "2026-01-01T00:00:00.000000Z")
    here, _ = store.add_guest("Here", "")
    assert accounts.forget_expired() == 1
    found = [accounts.user(session.user.id) is not None for session in (gone, kept, here)]
    assert found == [False, True, True] and store.session(here.id) is not None
    assert accounts.sessions(kept.user.id, "browser") == []


def test_what_has_run_out_is_forgotten_after_the_database_took_too_long(
    store: PeopleStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(members, "TIDY_SECONDS", 0.01)
    failures = [PoolTimeout("no connection is free")]

    async def tidied() -> None:
        people, is_done = People(store.engine), threading.Event()

        def forget_expired() -> int:
            if failures:
                raise failures.pop()
            is_done.set()
            return 0

        monkeypatch.setattr(people.accounts, "forget_expired", forget_expired)
        people.start()
        try:
            assert await asyncio.to_thread(is_done.wait, PATIENCE)
        finally:
            people.close()

    asyncio.run(tidied())


AGENTS: dict[str, str] = {
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0": "Firefox on Linux",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Safari/604.1": "Safari on iPhone",
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0": "Edge on Windows",
    "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36": "Chrome on Android",
    "python-httpx/0.28": "A program",
}


@pytest.mark.parametrize("agent", AGENTS)
def test_a_browser_is_named_in_the_list_of_sessions(agent: str) -> None:
    scope: dict[str, Any] = {"type": "http", "headers": [(b"user-agent", agent.encode())]}
    assert device_of(HTTPConnection(scope)) == AGENTS[agent]

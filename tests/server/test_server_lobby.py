"""Open tables, as the lobby lists them."""

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, update

from cassino.server.config import Config
from cassino.server.main import open_store
from cassino.server.room import lobby as lobby_service
from cassino.server.storage import schema
from server.test_server_docs import shown
from services import Redis
from table_server import PATIENCE, UNBOUND, browser, running_server, seated

CLOCK = {"kind": "move", "seconds": 30, "bank": 120}
OPEN = ({"kind": "human", "name": "Ann"}, {"kind": "open", "name": "Hal", "bot": "greedy"})


def table(person: httpx.Client, **wish: Any) -> str:
    made = person.post("/api/matches", json={"variant": "casino", "visibility": "open", "seats": OPEN, **wish})
    assert made.status_code == 201, made.text
    return str(made.json()["id"])


def listed(person: httpx.Client, variant: str = "") -> dict[str, dict[str, Any]]:
    tables = person.get("/api/lobby", params={"variant": variant} if variant else {}).json()["tables"]
    return {each["id"]: each for each in tables}


def test_an_open_table_is_there_until_its_seats_are_taken(port: int) -> None:
    with browser(port) as ann, browser(port) as ben:
        match = table(ann, clock=CLOCK)
        found = listed(ben)[match]
        assert found["seats"] == [told("Ann"), told("Hal", open=True, bot=True)]
        assert found["clock"] == CLOCK and not found["rated"] and not found["mine"]
        assert listed(ann)[match]["mine"]
        assert ben.post(f"/api/matches/{match}/join", json={"name": "Ben"}).json() == {
            "seat": 1,
            "when": "now",
            "salted": False,
        }
        assert match not in listed(ann)


def told(name: str, **more: Any) -> dict[str, Any]:
    """A seat of a table as the lobby tells it."""
    return {"name": name, "open": False, "bot": False, "next": None, "here": False, **more}


def until(person: httpx.Client, match: str, seats: list[dict[str, Any]]) -> None:
    """Ask the lobby until it tells so of a table."""
    end = time.monotonic() + PATIENCE
    while (found := listed(person)[match]["seats"]) != seats:
        assert time.monotonic() < end, found
        time.sleep(0.02)


def test_who_is_there_and_who_waits(port: int) -> None:
    free = {"kind": "open", "name": "Hal", "bot": "random"}
    with browser(port) as ann, browser(port) as ben, browser(port) as eve:
        match = table(ann, seats=[OPEN[0], free, {**free, "name": "Iris"}], target=200)
        rest = told("Iris", open=True, bot=True)
        until(eve, match, [told("Ann"), told("Hal", open=True, bot=True), rest])
        with seated(port, match) as person:
            until(eve, match, [told("Ann", here=True), told("Hal", open=True, bot=True), rest])
            person.play_on()
            assert ben.post(f"/api/matches/{match}/join", json={"name": "Ben"}).json()["when"] == "next_deal"
            until(eve, match, [told("Ann", here=True), told("Hal", bot=True, next="Ben"), rest])
        until(eve, match, [told("Ann"), told("Hal", bot=True, next="Ben"), rest])


def test_many_who_look_are_one_question_to_the_database(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    read = lobby_service._read

    def counted(engine: Engine, variant: str, attended: set[str]) -> list[lobby_service.WaitingTable]:
        asked.append(variant)
        return read(engine, variant, attended)

    with browser(port) as ann:
        match = table(ann)
        monkeypatch.setattr(lobby_service, "_read", counted)
        monkeypatch.setattr(lobby_service, "FRESH_SECONDS", 60.0)
        assert all(match in listed(ann) for _ in range(20)) and len(asked) <= 1
        other = table(ann)
        assert all(other in listed(ann) for _ in range(20)) and len(asked) <= 2


@pytest.mark.parametrize("line", ["", "[]", "{}", "nonsense", "no seats", "odd seats"])
def test_a_line_that_cannot_be_read_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, line: str
) -> None:
    monkeypatch.setattr(lobby_service, "FRESH_SECONDS", 0.0)
    database = tmp_path / "cassino.db"
    with running_server(database) as port, browser(port) as ann:
        broken, whole = table(ann), table(ann)
        shown = {key: value for key, value in listed(ann)[broken].items() if key != "seats"}
        text = {"no seats": json.dumps(shown), "odd seats": json.dumps({**shown, "seats": [7]})}.get(line, line)
        store = open_store(database)
        with store.engine.begin() as connection:
            connection.execute(update(schema.matches).where(schema.matches.c.id == broken).values(summary=text))
        store.close()
        assert list(listed(ann)) == [whole] and broken in caplog.text


def test_who_is_there_through_another_process(database: str, redis_service: Redis) -> None:
    config = Config(limits=UNBOUND, bus=redis_service.url)
    hal = told("Hal", open=True, bot=True)
    with (
        running_server(database, config) as first,
        running_server(database, config) as second,
        browser(first) as ann,
        browser(second) as eve,
    ):
        match = table(ann)
        with seated(first, match):
            until(eve, match, [told("Ann", here=True), hal])
        until(eve, match, [told("Ann"), hal])


def test_it_is_documented(port: int) -> None:
    with browser(port) as ann:
        match = table(ann, clock=CLOCK)
        example = shown("tables")["tables"][0]
        assert list(example) == list(listed(ann)[match])


def test_what_is_not_for_everybody_is_not_there(port: int) -> None:
    with browser(port) as ann, browser(port) as eve:
        by_link = table(ann, visibility="link")
        full = table(ann, seats=[OPEN[0], {"kind": "bot", "name": "Hal", "bot": "greedy"}])
        assert {by_link, full}.isdisjoint(listed(eve)) and {by_link, full}.isdisjoint(listed(ann))


def test_one_variant_only(port: int) -> None:
    with browser(port) as ann:
        casino, royal = table(ann), table(ann, variant="royal")
        assert casino in listed(ann, "casino") and royal not in listed(ann, "casino")
        assert royal in listed(ann, "royal") and casino not in listed(ann, "royal")
        refused = ann.get("/api/lobby", params={"variant": "canasta"})
        assert refused.status_code == 422 and refused.json()["error"] == "unknown_variant"


def test_nobody_drives_the_tables_of_others_off_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_service, "MOST_LISTED", 3)
    with running_server(tmp_path / "cassino.db") as port, browser(port) as ann, browser(port) as eve:
        honest = table(ann)
        flood = [table(eve) for _ in range(5)]
        assert list(listed(ann)) == [flood[4], flood[3], honest]


def from_address(port: int, address: str) -> httpx.Client:
    return httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"X-Forwarded-For": address}, timeout=PATIENCE)


def test_one_address_with_many_people_drives_nobody_off_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby_service, "MOST_LISTED", 3)
    config = Config(limits=UNBOUND, trusted_proxies=("127.0.0.1/32",))
    with running_server(tmp_path / "cassino.db", config) as port:
        with from_address(port, "203.0.113.5") as ann, from_address(port, "2001:db8::1") as bea:
            honest = table(ann), table(bea)
            flood = []
            for _ in range(6):
                with from_address(port, "198.51.100.66") as eve:
                    flood.append(table(eve))
            assert set(listed(ann)) == {flood[-1], *honest}
        with closing(sqlite3.connect(tmp_path / "cassino.db")) as connection:
            assert "198.51" not in str(connection.execute("SELECT * FROM matches").fetchall())


def test_tables_with_somebody_there_come_first(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_service, "MOST_LISTED", 3)
    monkeypatch.setattr(lobby_service, "FRESH_SECONDS", 0.0)
    with browser(port) as ann:
        attended = table(ann)
        with seated(port, attended):
            for _ in range(5):
                with browser(port) as eve:
                    table(eve)
            end = time.monotonic() + PATIENCE
            while next(iter(listed(ann))) != attended:
                assert time.monotonic() < end
        while attended in listed(ann):
            assert time.monotonic() < end


def test_one_person_opens_only_so_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_service, "MOST_OPEN", 2)
    with running_server(tmp_path / "cassino.db") as port, browser(port) as ann, browser(port) as ben:
        first, _ = table(ann), table(ann)
        wish = {"variant": "casino", "visibility": "open", "seats": OPEN}
        refused = ann.post("/api/matches", json=wish)
        assert (refused.status_code, refused.json()["error"]) == (409, "open_tables")
        assert ann.post("/api/matches", json={**wish, "visibility": "link"}).status_code == 201
        ben.post(f"/api/matches/{first}/join", json={"name": "Ben"})
        table(ann)

"""People who close the browser in a match without a clock: the others go on without them, and they can come back."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import timedelta
from pathlib import Path

import httpx
import pytest

from cassino.hosted.match import absence
from cassino.server.config import Config
from cassino.server.storage.database import open_existing
from cassino.server.storage.visits import last_visits, note_visits
from services import Redis
from table_server import PATIENCE, UNBOUND, Json, Person, browser, cookie_of, joined, new_match, running_server, seated

TWO = [{"kind": "human", "name": name} for name in ("Ann", "Ben")]
LOBBY = [TWO[0], {"kind": "open", "name": "Hal", "bot": "random"}]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """People count as away after a moment."""
    monkeypatch.setattr(absence, "USUAL", timedelta(seconds=0.3))


@pytest.fixture
def port(tmp_path: Path) -> Iterator[int]:
    with running_server(tmp_path / "cassino.db") as port:
        yield port


def at_bens_turn(ann: Person) -> None:
    """Ann has played, if it was her turn."""
    while ann.view["turn"]["of"] == 0:
        ann.play_on()


def until(person: Person, told: Callable[[Json], bool]) -> Json:
    """The view of which something is true."""
    while not told(person.view):
        person.receive()
    return person.view


def is_away(view: Json) -> bool:
    return bool(view["can"]["fill"] and view["can"]["call_off"] and view["seats"][1]["away"])


def table(port: int, seats: list[dict[str, str]] = TWO, **more: object) -> str:
    match_id = new_match(port, seats=seats, **more)
    joined(port, match_id, 1)
    return match_id


def test_a_bot_sits_in_and_the_seat_is_given_back(port: int) -> None:
    match_id = table(port)
    with seated(port, match_id) as ann:
        with seated(port, match_id, "1") as ben:
            at_bens_turn(ann)
            until(ann, lambda view: not view["seats"][1]["away"])
            assert not is_away(ben.view)
        assert until(ann, is_away)["match"]["away"] == 0
        ann.send("fill", seat=1)
        until(ann, lambda view: view["seats"][1]["left"])
        assert (ann.view["seats"][1]["name"], ann.view["seats"][1]["kind"]) == ("P1", "bot")
        ann.play_on()
        with seated(port, match_id, "1") as ben:
            assert ben.view["seat"] == 1 and ben.view["hand"]
            until(ann, lambda view: view["seats"][1]["kind"] == "human")
            assert not ann.view["seats"][1]["left"]


def test_the_same_over_http(port: int) -> None:
    match_id = table(port)
    with browser(port) as ann, browser(port) as ben:
        ann.headers["cookie"], ben.headers["cookie"] = cookie_of(match_id, "0"), cookie_of(match_id, "1")
        path = f"/api/matches/{match_id}"
        while (can := ann.get(f"{path}/moves").json())["moves"]:
            ann.post(f"{path}/moves", json={"version": can["version"], "move": can["moves"][0]})
        while not is_away(view := ann.get(path).json()["view"]):
            pass
        while is_away(view := ann.get(path).json()["view"]):
            assert ben.get(path).json()["view"]["can"]["move"]  # by looking he is back, for a moment
        while not is_away(view := ann.get(path).json()["view"]):
            pass
        assert ann.post(f"{path}/fill", json={"version": view["version"], "seat": 1}).status_code == 200
        assert ann.get(path).json()["view"]["seats"][1]["left"]
        assert ben.get(path).json()["view"]["seat"] == 1
        assert not ann.get(path).json()["view"]["seats"][1]["left"]


def test_the_match_is_called_off_and_nobody_loses(port: int) -> None:
    match_id = table(port)
    with seated(port, match_id) as ann:
        at_bens_turn(ann)
        until(ann, is_away)
        ann.send_text(json.dumps({"type": "offer", "version": ann.view["version"], "kind": "call_off"}))
        view = until(ann, lambda view: view["phase"] == "match_over")
        assert view["ended"] == {"seat": 0, "reason": "call_off"} and view["winner"] is None
        assert view["can"]["rematch"]
        record = httpx.get(f"http://127.0.0.1:{port}/api/matches/{match_id}/record", timeout=PATIENCE)
        assert "Ann called the match off" in record.text
        (line,) = httpx.get(
            f"http://127.0.0.1:{port}/api/matches", headers={"cookie": cookie_of(match_id)}, timeout=PATIENCE
        ).json()["matches"]
        assert line["winner"] is None and line["phase"] == "match_over"


def test_a_lobby_table_whose_bot_gave_up_its_seat(port: int) -> None:
    match_id = table(port, LOBBY, visibility="open")
    with seated(port, match_id) as ann:
        at_bens_turn(ann)
        until(ann, is_away)
        ann.send("fill", seat=1)
        until(ann, lambda view: view["seats"][1]["kind"] == "bot")
        assert ann.until_asked()["can"]["move"]


def test_a_return_before_anybody_acts_ends_the_absence(port: int) -> None:
    match_id = table(port)
    with seated(port, match_id) as ann:
        at_bens_turn(ann)
        until(ann, is_away)
        with seated(port, match_id, "1"):
            until(ann, lambda view: not view["seats"][1]["away"])
            assert ann.told("fill", "error", seat=1)["code"] == "no_seat"


def test_a_restart_begins_the_absence_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "cassino.db"
    with running_server(database) as port:
        match_id = table(port)
        with seated(port, match_id) as ann:
            at_bens_turn(ann)
            until(ann, is_away)
    monkeypatch.setattr(absence, "USUAL", timedelta(hours=1))
    with running_server(database) as port, seated(port, match_id) as ann:
        assert not is_away(ann.view) and ann.told("fill", "error", seat=1)["code"] == "no_seat"
    monkeypatch.setattr(absence, "USUAL", timedelta(seconds=0.3))
    with running_server(database) as port, seated(port, match_id) as ann:
        until(ann, is_away)


def test_the_last_visit_is_known_when_the_table_is_read_again(tmp_path: Path) -> None:
    database = tmp_path / "cassino.db"
    with running_server(database) as port:
        match_id = table(port)
        with seated(port, match_id) as ann:
            with seated(port, match_id, "1"):
                ann.until_people([0, 1])
            ann.until_people([0])
            at_bens_turn(ann)
            until(ann, is_away)
    engine = open_existing(database)
    visits = last_visits(engine, [match_id])[match_id]
    assert len(visits) in (1, 2)
    note_visits(engine, match_id, [*visits, "nobody"], "2027-01-01T00:00:00.000000Z")
    assert set(last_visits(engine, [match_id])[match_id].values()) == {"2027-01-01T00:00:00.000000Z"}
    engine.dispose()


def test_a_window_at_another_worker_counts(tmp_path: Path, redis_service: Redis) -> None:
    config = Config(limits=UNBOUND, bus=redis_service.url)
    with ExitStack() as stack:
        first, second = (stack.enter_context(running_server(tmp_path / "cassino.db", config)) for _ in range(2))
        match_id = table(first)
        ann = stack.enter_context(seated(first, match_id))
        with seated(second, match_id, "1"):
            ann.until_people([0, 1])
            at_bens_turn(ann)
            assert ann.told("fill", "error", seat=1)["code"] == "no_seat"
        until(ann, is_away)
        ann.send("fill", seat=1)
        until(ann, lambda view: view["seats"][1]["left"])
        with seated(second, match_id, "1") as ben:
            assert ben.view["seat"] == 1
            until(ann, lambda view: view["seats"][1]["kind"] == "human")


def test_a_table_says_how_long(port: int) -> None:
    with browser(port) as web:
        made = web.post("/api/matches", json={"variant": "casino", "seats": TWO, "away": 3600}).json()["id"]
        assert web.get(f"/api/matches/{made}").json()["view"]["match"]["away"] == 3600
        for wrong in (59, 10**7, -1, "soon"):
            answer = web.post("/api/matches", json={"variant": "casino", "seats": TWO, "away": wrong})
            assert answer.status_code == 400, answer.text

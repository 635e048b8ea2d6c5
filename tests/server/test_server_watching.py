"""Bots that somebody watches, and finished matches shown once more, through a server."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from table_server import Person, browser, new_match, opened, running_server, seated

BOTS = [{"kind": "bot", "name": "Hal", "bot": "random"}, {"kind": "bot", "name": "Iris", "bot": "greedy"}]


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running_server(Path(tmp_path_factory.mktemp("watching")) / "cassino.db") as port:
        yield port


def bots(web: httpx.Client, **wish: Any) -> str:
    """The id of a match of bots."""
    made = web.post("/api/matches", json={"variant": "scopa", "seats": BOTS, "target": 5, "seed": 3, **wish}).json()
    assert made["seat"] is None
    return str(made["id"])


def test_watchers_let_bots_go_on_and_learn_the_chances(port: int) -> None:
    with browser(port) as web:
        match = bots(web)
    with opened(port, match) as socket:
        eve = Person(socket)
        view = eve.receive()["view"]
        assert view["can"]["step"] and view["seat"] is None and [len(seat["cards"]) for seat in view["seats"]] == [3, 3]
        told = eve.told("chances", "chances")
        assert len(told["chances"]) == 2 and abs(sum(told["chances"]) - 1) < 1e-9
        eve.send("step")
        eve.send("step")  # asked twice for the same version, a bot moves once
        eve.await_version(view["version"] + 1)
        eve.send("step")
        eve.await_version(view["version"] + 2)
        assert len(eve.view["log"]) == 2


def test_nobody_steps_where_a_person_plays(port: int) -> None:
    with seated(port, new_match(port)) as ann:
        ann.until_asked()
        for kind in ("step", "chances"):
            assert ann.told(kind, "error")["code"] == "not_watched"


def test_a_match_of_bots_is_played_to_its_end_and_shown_once_more(port: int) -> None:
    with browser(port) as web:
        match = bots(web)
        assert web.get(f"/api/matches/{match}/deals/1/replay").status_code == 409
        last = watched_to_the_end(port, match)
        shown = web.get(f"/api/matches/{match}/deals/{last['deal']}/replay").json()
        assert web.get(f"/api/matches/{match}/deals/{last['deal'] + 1}/replay").status_code == 404
        assert web.get(f"/m/{match}/replay").status_code == 200
    assert shown["deals"] == shown["deal"] == last["deal"]
    assert [side["score"] for side in shown["views"][-1]["sides"]] == [side["score"] for side in last["sides"]]
    assert len(shown["chances"]) == len(shown["views"]) == len(last["log"]) + 1
    winners = last["winner"]["sides"]
    assert shown["chances"][-1] == [(side in winners) / len(winners) for side in (0, 1)]
    assert all(abs(sum(chances) - 1) < 1e-6 for chances in shown["chances"])


def watched_to_the_end(port: int, match: str) -> Any:
    """The last view of a match of bots."""
    with opened(port, match) as socket:
        eve = Person(socket)
        view = eve.receive()["view"]
        while view["phase"] != "match_over":
            eve.send("step")
            eve.await_version(view["version"] + 1)
            view = eve.view
        assert not view["can"]["step"] and eve.ask("step")["code"] == "wrong_phase"
        return view


def test_a_match_of_bots_is_nobodys_in_the_list_of_a_stranger(port: int) -> None:
    with browser(port) as web, browser(port) as stranger:
        match = bots(web)
        listed = stranger.get("/api/matches").json()["matches"]
    line = next(line for line in listed if line["id"] == match)
    assert line["seat"] is None and line["names"] == ["Hal", "Iris"]

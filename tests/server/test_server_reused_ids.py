"""A request sent twice is carried out once; another request under its id is refused, and never lost silently."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from table_server import PATIENCE, Person, new_match, running_server, seated

Json = dict[str, Any]


def reply(person: Person, id: str, kind: str, **fields: Any) -> Json:
    """The `done` or `error` that answers a request."""
    person.send(kind, id=id, **fields)
    while (frame := person.receive()).get("id") != id:
        pass
    return frame


def test_another_content_under_the_same_id_is_refused(port: int) -> None:
    match_id = new_match(port)
    with seated(port, match_id) as ann:
        version = ann.until_asked()["version"]
        move = ann.any_move()
        done = reply(ann, "same", "move", move=move)
        assert (done["type"], done["version"]) == ("done", version + 1)
        again = reply(ann, "same", "move", move=move, version=version)
        assert again == done, "a request repeated because its answer was lost"
        for _ in range(2):
            assert reply(ann, "same", "resign")["code"] == "reused"
        assert reply(ann, "same", "resign", version=version)["code"] == "reused"
        assert reply(ann, "other", "resign")["type"] == "done"


def test_the_same_content_with_an_effect_that_was_seen_is_refused(port: int) -> None:
    """A program that counts from 1 again after a restart."""
    match_id = new_match(port)
    with seated(port, match_id) as ann:
        for number, answer in enumerate(("done", "error")):
            ann.until_asked()
            done = reply(ann, f"move-{number}", "move", move=ann.any_move())
            ann.await_version(done["version"])
            ann.until_asked()  # the bot has answered, and nothing else happens
            frame = reply(ann, "1", "undo")
            assert frame["type"] == answer
            ann.await_version(frame.get("version", 0))
        assert frame["code"] == "reused"


def test_over_http_as_over_a_socket(port: int) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as web:
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "name": "Hal", "bot": "random"}]
        match = f"/api/matches/{web.post('/api/matches', json={'variant': 'casino', 'seats': seats}).json()['id']}"
        while not (view := web.get(match).json()["view"])["can"]["move"]:
            pass
        moves = web.get(f"{match}/moves").json()["moves"]
        body = {"version": view["version"], "move": moves[0], "id": "x"}
        first, second = (web.post(f"{match}/moves", json=body) for _ in range(2))
        assert first.status_code == second.status_code == 200 and first.json() == second.json()
        refused = web.post(f"{match}/resign", json={"version": view["version"], "id": "x"})
        assert (refused.status_code, refused.json()["error"]) == (409, "reused")


@pytest.mark.slow
def test_requests_from_before_are_repeated_as_before(tmp_path: Path) -> None:
    """Of them only the id is known."""
    database = tmp_path / "cassino.db"
    with running_server(database) as port:
        match_id = new_match(port)
        with seated(port, match_id) as ann:
            version = ann.until_asked()["version"]
            done = reply(ann, "same", "move", move=ann.any_move())
            with closing(sqlite3.connect(database)) as connection:
                connection.execute("UPDATE events SET content = NULL")
                connection.commit()
            assert reply(ann, "same", "move", move="8S", version=version) == done

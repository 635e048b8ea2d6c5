"""Tables of several processes: news, requests done once, catching up, presence, talk, windows that do not behave."""

import json
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.typing import Origin

from cassino.hosted.wire.phrases import PHRASES
from cassino.server.config import Config
from cassino.server.http.limits import Rate, Rates
from cassino.server.main import open_store
from cassino.web import STATIC
from services import Redis
from table_server import UNBOUND, Person, connect, cookie_of, new_match, opened, remembered, running_server, seated

PEOPLE = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Ben"}]


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory, redis_service: Redis) -> Iterator[tuple[int, int, Path]]:
    """Two servers on one database and one bus: their ports, and the database."""
    database = tmp_path_factory.mktemp("tables") / "cassino.db"
    config = Config(limits=UNBOUND, bus=redis_service.url)
    with running_server(database, config) as one, running_server(database, config) as two:
        yield one, two, database


def made(port: int, variant: str = "casino", seats: list[dict[str, Any]] = PEOPLE, **more: Any) -> str:
    body = {"variant": variant, "seats": seats, **more}
    answer = remembered(httpx.post(f"http://127.0.0.1:{port}/api/matches", json=body))
    match_id: str = answer.json()["id"]
    return match_id


@contextmanager
def again(port: int, match_id: str, query: str, seat: str = "") -> Iterator[Person]:
    """A window with an address of its own; nothing has been received yet."""
    with opened(port, match_id, query, cookie_of(match_id, seat)) as window:
        yield Person(window, match_id)


def texts(person: Person) -> list[tuple[int, int, str]]:
    """The moves in the log; how they are spoken of depends on the reader."""
    return [(line["version"], line["seat"], line["text"]) for line in person.view["log"]]


def test_moves_are_seen_through_another_process(workers: tuple[int, int, Path]) -> None:
    one, two, _ = workers
    match_id = made(one)
    with seated(one, match_id, "0") as ann, seated(two, match_id, "1") as ben:
        while ann.view["version"] < ben.view["version"]:
            ann.receive()
        for _ in range(12):
            mover, other = (ann, ben) if ann.view["can"]["move"] else (ben, ann)
            mover.ask("move", move=mover.any_move())
            while other.view["version"] < mover.view["version"]:
                other.receive()
            assert texts(other) == texts(mover) and other.view["table"] == mover.view["table"]
        for person in (ann, ben):
            seen = [frame["version"] for frame in person.seen if frame["type"] == "view"]
            assert seen == sorted(seen) and set(range(seen[0], seen[-1] + 1)) == set(seen)


def test_bots_play_on_when_the_match_is_opened_elsewhere(workers: tuple[int, int, Path]) -> None:
    one, two, _ = workers
    match_id, version = new_match(one, bots=2, seed=5), 0
    for port in (two, one, two):
        with seated(port, match_id) as ann:
            ann.await_version(version)  # this server may not have heard of the last yet
            ann.play_on()
            ann.play_on()
            version = ann.view["version"]


def test_a_request_that_is_sent_again_is_done_once(workers: tuple[int, int, Path]) -> None:
    one, two, database = workers
    match_id = new_match(one, seed=3)
    with seated(one, match_id) as ann, seated(two, match_id) as elsewhere:
        ann.until_asked()
        while elsewhere.view["version"] < ann.view["version"]:
            elsewhere.receive()
        request = {"type": "move", "version": ann.view["version"], "id": "first", "move": ann.any_move()}
        ann.send_text(json.dumps(request))
        done = ann.until("done")
        assert done == {"type": "done", "id": "first", "version": request["version"] + 1}
        for person in (ann, elsewhere, ann):
            person.send_text(json.dumps(request))
            assert person.until("done") == done
        ann.until_asked()
        late = {**request, "id": "second"}
        ann.send_text(json.dumps(late))
        refused = ann.until("error")
        assert (refused["code"], refused["id"]) == ("stale", "second")
    store = open_store(database)
    moves = [event for event in store.events(match_id) if '"seat":0' in event.body and '"move"' in event.body]
    store.close()
    assert len(moves) == 1 and moves[0].version == done["version"]


def test_one_persons_name_of_a_request_is_not_anothers(workers: tuple[int, int, Path]) -> None:
    one, two, _ = workers
    match_id = made(one)
    with seated(one, match_id, "0") as ann, seated(two, match_id, "1") as ben:
        for _ in range(2):
            for person in (ann, ben):
                person.await_version(max(ann.view["version"], ben.view["version"]))
            mover, other = (ann, ben) if ann.view["can"]["move"] else (ben, ann)
            mover.send("move", id="1", move=mover.any_move())
            assert mover.until("done")["version"] == other.view["version"] + 1
            while mover.view["version"] == other.view["version"]:
                mover.receive()
            while mover.view["version"] > other.view["version"]:
                other.receive()


def test_who_was_away_for_a_moment_is_sent_what_he_missed(workers: tuple[int, int, Path]) -> None:
    one, two, _ = workers
    match_id = new_match(one, bots=3, seed=4)
    with seated(one, match_id) as ann:
        before = ann.until_asked()["version"]
        ann.play_on()
        now = ann.until_asked()["version"]
    assert now >= before + 4
    for port in (one, two):
        with again(port, match_id, f"?since={before}") as ann:
            assert [ann.receive()["version"] for _ in range(now - before)] == list(range(before + 1, now + 1))
        with again(port, match_id, f"?since={now}") as ann:
            assert ann.receive()["version"] == now
        for long_ago in ("1", "-1", "x", "9" * 40):
            with again(port, match_id, f"?since={long_ago}") as ann:
                assert ann.receive()["version"] > before


def test_who_is_there_is_known_everywhere(workers: tuple[int, int, Path]) -> None:
    one, two, _ = workers
    match_id = made(one)
    with seated(one, match_id, "0") as ann:
        ann.until_people([0])
        with seated(two, match_id, "1") as ben, seated(two, match_id, "watch") as eve:
            for person in (ann, ben, eve):
                person.until_people([0, 1], watching=1)
        ann.until_people([0])


def test_talk_is_heard_everywhere_and_kept_nowhere(workers: tuple[int, int, Path]) -> None:
    one, two, database = workers
    match_id = made(one)
    with seated(one, match_id, "0") as ann, seated(two, match_id, "1") as ben, seated(two, match_id, "watch") as eve:
        ann.send("say", phrase="hello")
        ben.send("say", text="  a word\tthat nobody keeps ")
        for person in (ann, ben, eve):
            said = sorted((person.until("said") for _ in range(2)), key=lambda frame: frame["seat"])
            assert said[0] == {"type": "said", "seat": 0, "name": "Ann", "phrase": "hello"}
            assert said[1] == {"type": "said", "seat": 1, "name": "P1", "text": "a word that nobody keeps"}
        for wrong in ({}, {"phrase": "rude"}, {"phrase": "hello", "text": "x"}, {"text": " "}, {"text": "x" * 201},
                      {"text": "a\u202eb"}):  # fmt: skip
            ann.send("say", **wrong)
            assert ann.until("error")["code"] in ("malformed", "unknown_phrase")
        eve.send("say", phrase="hello")
        assert eve.until("error")["code"] == "not_your_seat"
    assert b"nobody keeps" not in b"".join(path.read_bytes() for path in database.parent.glob("cassino.db*"))


def test_every_phrase_of_the_page_may_be_said() -> None:
    script = STATIC / "shared" / "phrases.js"
    names = re.findall(r'^  (\w+): "shared-phrase-', script.read_text(), re.MULTILINE)
    assert set(names) == PHRASES


def test_who_talks_too_much_is_told(tmp_path: Path) -> None:
    strict = Config(limits=Rates(talk=Rate(3, 0.001)))
    with running_server(tmp_path / "cassino.db", strict) as port, seated(port, new_match(port)) as ann:
        for _ in range(3):
            ann.send("say", phrase="hello")
            ann.until("said")
        ann.send("say", phrase="hello")
        assert ann.until("error")["code"] == "too_fast"


@pytest.mark.slow
def test_a_window_that_does_not_read_is_closed_and_the_others_go_on(tmp_path: Path) -> None:
    with running_server(tmp_path / "cassino.db", Config(limits=UNBOUND)) as port:
        match_id = new_match(port)
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", port))
        address, origin = f"ws://127.0.0.1:{port}/ws/{match_id}?seat=watch", Origin(f"http://127.0.0.1:{port}")
        with seated(port, match_id) as ann, connect(address, sock=deaf, origin=origin, max_queue=1) as _eve:
            ann.until_people([0], watching=1)
            while ann.people["watching"]:
                ann.send("say", text="é" * 200)
                ann.until("said")
            ann.play_on()

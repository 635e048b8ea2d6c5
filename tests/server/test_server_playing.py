"""A match over HTTP: views, moves and everything else that a window can ask for."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from cassino.answers.summary import summary
from cassino.hosted.match.events import Place, Seated
from cassino.server.config import Config
from cassino.server.main import open_store
from cassino.server.room import lines, playing
from cassino.server.storage.loader import load_hosted
from sent import worded
from table_server import PATIENCE, UNBOUND, Person, browser, new_match, remembered, running_server, seated

Json = dict[str, Any]
EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


OPEN: list[httpx.Client] = []


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    """No connection outlives its test."""
    yield
    while OPEN:
        OPEN.pop().close()


def stranger(port: int) -> httpx.Client:
    """Somebody without a session."""
    OPEN.append(browser(port, timeout=PATIENCE))
    return OPEN[-1]


class Player:
    """A program that plays by HTTP."""

    def __init__(self, port: int, variant: str = "casino", bot: str = "random", **more: Any) -> None:
        self.web = browser(port, timeout=PATIENCE)
        OPEN.append(self.web)
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "name": "Hal", "bot": bot}]
        made = remembered(self.web.post("/api/matches", json={"variant": variant, "seats": seats, **more}))
        self.id = made.json()["id"]
        self.match = f"/api/matches/{self.id}"

    def view(self, **query: str) -> Json:
        view: Json = self.web.get(self.match, params=query).json()["view"]
        return view

    def ask(self, what: str, **body: Any) -> httpx.Response:
        body.setdefault("version", self.view()["version"])
        return self.web.post(f"{self.match}/{what}", json=body)

    def moves(self) -> list[str]:
        found: list[str] = self.web.get(f"{self.match}/moves").json()["moves"]
        return found

    @contextmanager
    def lines(self, **query: Any) -> Iterator[Iterator[Json]]:
        """The frames of the stream."""
        with self.web.stream("GET", f"{self.match}/stream", params=query) as answer:
            assert answer.status_code == 200 and answer.headers["content-type"] == "application/x-ndjson"
            yield (json.loads(line) for line in answer.iter_lines())

    def until(self, frames: Iterator[Json], what: str) -> Json:
        """The next view in which something can be asked for."""
        for frame in frames:
            if frame["type"] == "view" and frame["view"]["can"][what]:
                view: Json = frame["view"]
                return view
        raise AssertionError("the stream has ended")


@pytest.fixture
def ann(port: int) -> Player:
    return Player(port, seed=7)


def play_to_the_end(player: Player) -> Json:
    """The last view of a match in which the longest move is always made."""
    with player.lines() as frames:
        for frame in frames:
            view: Json = frame.get("view", {"can": {}, "phase": ""})
            if view["phase"] == "match_over":
                return view
            if view["can"].get("move"):
                answer = player.ask("moves", version=view["version"], move=max(player.moves(), key=len))
            elif view["can"].get("next_deal"):
                answer = player.ask("next_deal", version=view["version"])
            else:
                continue
            assert answer.status_code == 200 and answer.json()["type"] == "done", answer.text
    raise AssertionError("the stream has ended")


def test_a_match_is_played_by_http(port: int) -> None:
    ann = Player(port, target=5)
    last = play_to_the_end(ann)
    assert last["winner"] and ann.web.get(f"{ann.match}/record").status_code == 200
    again = ann.ask("rematch").json()
    assert again["type"] == "rematch" and ann.web.get(f"/api/matches/{again['id']}").json()["view"]["seat"] is not None


@pytest.mark.parametrize("variant", ["swazi_two_player", "royal", "crazy_casino"])
def test_games_with_steps_and_questions_are_played_by_http(port: int, variant: str) -> None:
    ann = Player(port, variant)
    with ann.lines() as frames:
        for _ in range(6):
            view = ann.until(frames, "move")
            moves = ann.moves()
            assert ann.ask("moves", version=view["version"], move=moves[-1]).status_code == 200, moves


def test_each_sees_what_is_his(ann: Player, port: int) -> None:
    view = ann.view()
    assert view["seat"] == 0 and len(view["hand"]) == 4 and view["seats"][0]["mine"]
    foreign = stranger(port).get(ann.match).json()["view"]
    assert foreign["seat"] is None and not foreign["hand"]
    assert ann.view(seat="watch")["seat"] is None and ann.view(seat="0")["seat"] == 0
    assert stranger(port).get(f"{ann.match}/moves").json()["moves"] == []


def test_bots_play_on_for_who_only_asks_now_and_then(port: int) -> None:
    for seed in range(4):
        ann = Player(port, seed=seed)
        while not ann.view()["can"]["move"]:
            pass
        assert ann.moves()


@pytest.mark.parametrize("path", ["", "/stream", "/moves"])
def test_other_seats_and_other_matches_are_refused(ann: Player, port: int, path: str) -> None:
    foreign = stranger(port).get(ann.match + path, params={"seat": "0"})
    assert foreign.status_code == 403 and foreign.json()["error"] == "not_your_seat"
    assert ann.web.get(f"/api/matches/nothing{path}").status_code == 404


def test_a_stranger_cannot_move(ann: Player, port: int) -> None:
    while not ann.view()["can"]["move"]:
        pass
    body = {"version": ann.view()["version"], "move": "trail 2H"}
    answer = stranger(port).post(f"{ann.match}/moves", json=body)
    assert answer.status_code == 403 and answer.json()["error"] == "not_your_seat"


def test_a_request_sent_again_is_done_once(ann: Player) -> None:
    with ann.lines() as frames:
        version = ann.until(frames, "move")["version"]
        body = {"version": version, "move": ann.moves()[0], "id": "my first"}
        answers = [ann.ask("moves", **body) for _ in range(3)]
        assert [answer.json() for answer in answers] == [{"type": "done", "id": "my first", "version": version + 1}] * 3
        assert len([line for line in ann.until(frames, "move")["log"] if line["seat"] == 0]) == 1


def test_what_is_wrong_is_told_with_a_status(ann: Player) -> None:
    with ann.lines() as frames:
        version = ann.until(frames, "move")["version"]
    stale = ann.ask("moves", version=1, move="trail 2H")
    assert stale.status_code == 409 and (stale.json()["error"], stale.json()["version"]) == ("stale", version)
    assert ann.ask("moves", move="nonsense").json()["error"] == "move_syntax"
    view = ann.view()
    pairs = [(mine, each["card"]) for mine in view["hand"] for each in view["table"] if each["kind"] == "card"]
    mine, other = next((mine, other) for mine, other in pairs if mine[:-1] != other[:-1])
    illegal = ann.ask("moves", move=f"{mine} x {other}")
    assert illegal.status_code == 422 and illegal.json()["error"] == "illegal" and illegal.json()["why"]["rule"]
    assert ann.ask("next_deal").status_code == 409 and ann.ask("claim").status_code == 409
    for body in ({"version": version}, {"version": version, "move": 7}, {"version": version, "move": "x", "more": 1}):
        assert ann.web.post(f"{ann.match}/moves", json=body).status_code == 400
    assert ann.ask("moves", move="x", type="undo").status_code == 400
    assert ann.ask("moves", move="x", id="y" * 41).status_code == 400
    assert (
        ann.web.post(f"{ann.match}/moves", content=b"[]", headers={"Content-Type": "application/json"}).status_code
        == 400
    )
    assert ann.web.post(f"{ann.match}/moves", content=b"{}").status_code == 415
    assert ann.ask("moves", move="x" * 5000).status_code == 413


def test_everything_that_a_window_can_ask_is_answered(ann: Player) -> None:
    with ann.lines() as frames:
        ann.until(frames, "move")
        card = ann.view()["hand"][0]
        assert ann.ask("select", cards=[card], table=[]).json()["choices"]
        assert ann.ask("why", cards=[card], table=[]).json() == {
            "type": "why", "version": ann.view()["version"], "why": None,
        }  # fmt: skip
        hint = ann.ask("hint", step="nudge").json()
        assert hint["nudge"] and "move" not in hint
        assert ann.ask("hint").json()["move"] in ann.moves()
        assert ann.ask("moves", move=ann.moves()[0]).status_code == 200
        assert ann.until(frames, "move")["can"]["undo"]
        assert ann.ask("undo").json()["type"] == "done"
        assert ann.web.post(f"{ann.match}/ask_me", json={"version": 0, "when": "never"}).json()["type"] == "done"
        assert ann.ask("resign").status_code == 200 and ann.view()["ended"] == {"seat": 0, "reason": "resign"}


def test_a_program_with_a_token_plays_for_its_person(ann: Player, port: int) -> None:
    token = ann.web.post("/api/tokens", json={"name": "My bot"}).json()["token"]
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"Authorization": f"Bearer {token}"}) as program:
        assert program.get(ann.match).json()["view"]["seat"] == 0
        with ann.lines() as frames:
            version = ann.until(frames, "move")["version"]
            move = program.get(f"{ann.match}/moves").json()["moves"][0]
            answer = program.post(f"{ann.match}/moves", json={"version": version, "move": move})
            assert answer.json()["version"] == version + 1
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers={"Authorization": "Bearer wrong"}) as program:
        assert program.get(ann.match).json()["view"]["seat"] is None


def test_the_stream_and_a_window_see_the_same(port: int) -> None:
    match_id = new_match(port)
    with seated(port, match_id) as window:
        window.until_asked()
        with (
            httpx.Client(base_url=f"http://127.0.0.1:{port}") as watcher,
            watcher.stream("GET", f"/api/matches/{match_id}/stream") as answer,
        ):
            frames = (json.loads(line) for line in answer.iter_lines())
            first = next(frame for frame in frames if frame["type"] == "view")
            assert first["version"] == window.view["version"] and not first["view"]["hand"]
            play_one(window)
            seen = next(frame for frame in frames if frame["type"] == "view")
            log = window.view["log"][: len(seen["view"]["log"])]
            assert seen["version"] == first["version"] + 1 and seen["view"]["log"] == log
            assert worded(window.view, log[-1]["speech"]).startswith("You ")
            assert worded(seen["view"], log[-1]["speech"]).startswith("Ann ")


def play_one(window: Person) -> None:
    window.ask("move", move=window.any_move())


def test_what_was_missed_is_told(ann: Player) -> None:
    with ann.lines() as frames:
        version = ann.until(frames, "move")["version"]
        ann.ask("moves", version=version, move=ann.moves()[0])
        ann.until(frames, "move")
    with ann.lines(since=version) as frames:
        views = [next(frames) for _ in range(2)]
    assert [frame["version"] for frame in views if frame["type"] == "view"][:1] == [version + 1]
    with ann.lines(since="nonsense") as frames:
        assert next(frames)["type"] == "view"


def test_a_stream_says_that_it_is_alive(ann: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "ALIVE_SECONDS", 0.05)
    with ann.lines() as frames:
        assert next(frame for frame in frames if frame["type"] == "alive") == {"type": "alive"}


def test_a_stream_is_not_packed(ann: Player) -> None:
    with ann.web.stream("GET", f"{ann.match}/stream", headers={"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "identity"
        assert json.loads(next(answer.iter_lines()))["type"] == "view"


def test_a_reader_who_has_gone_is_forgotten(ann: Player) -> None:
    with ann.lines() as frames:
        next(frames)
        with ann.lines(seat="watch") as others:
            next(frame for frame in others if frame["type"] == "people" and frame["watching"] == 1)
        assert next(frame for frame in frames if frame["type"] == "people" and frame["watching"] == 0)


def test_a_stream_that_cannot_begin_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(_request: object) -> bool:
        raise OperationalError("SELECT", None, ConnectionError())

    one_window = Config(limits=replace(UNBOUND, user_sockets=1))
    with running_server(tmp_path / "cassino.db", one_window) as port:
        ann = Player(port)
        with monkeypatch.context() as broken:
            broken.setattr(playing, "is_signed_in_still", away)
            assert ann.web.get(f"{ann.match}/stream", params={"seat": "watch"}).status_code == 503
        with ann.lines() as frames:
            people = next(frame for frame in frames if frame["type"] == "people")
        assert (people["connected"], people["watching"]) == ([0], 0)


def sat_down_elsewhere(database: Path, match_id: str, user: str) -> None:
    """Another process lets somebody sit down, and its news are still on their way."""
    store = open_store(database)
    hosted = load_hosted(store, match_id)
    seated = Seated(1, Place("human", "Ben", user=user))
    hosted.apply(seated, hosted.at)
    store.append(match_id, hosted.version, [seated], summary(hosted))
    store.close()


ASKED_AT_ONCE = [("GET", "?seat=1"), ("GET", "/moves?seat=1"), ("POST", "/resign?seat=1"), ("POST", "/resign")]


@pytest.mark.parametrize(("method", "path"), ASKED_AT_ONCE)
def test_who_has_just_sat_down_elsewhere_is_let_in(tmp_path: Path, method: str, path: str) -> None:
    friends = [{"kind": "human", "name": name} for name in ("Ann", "Ben")]
    with running_server(tmp_path / "cassino.db") as port:
        match_id, ben = new_match(port, seats=friends), stranger(port)
        assert ben.get(f"/api/matches/{match_id}").json()["view"]["seat"] is None
        user = ben.post("/api/me", json={"name": "Ben"}).json()["me"]["id"]
        sat_down_elsewhere(tmp_path / "cassino.db", match_id, user)
        body = {"json": {"version": 3}} if method == "POST" else {}
        answer = ben.request(method, f"/api/matches/{match_id}{path}", **body)
        assert answer.status_code == 200, answer.text


def test_a_stream_of_who_has_just_sat_down_elsewhere(tmp_path: Path) -> None:
    friends = [{"kind": "human", "name": name} for name in ("Ann", "Ben")]
    with running_server(tmp_path / "cassino.db") as port:
        match_id, ben = new_match(port, seats=friends), stranger(port)
        assert ben.get(f"/api/matches/{match_id}").json()["view"]["seat"] is None
        user = ben.post("/api/me", json={"name": "Ben"}).json()["me"]["id"]
        sat_down_elsewhere(tmp_path / "cassino.db", match_id, user)
        with ben.stream("GET", f"/api/matches/{match_id}/stream", params={"seat": "1"}) as answer:
            first = json.loads(next(answer.iter_lines()))
        assert (first["version"], first["view"]["seat"]) == (3, 1)


@pytest.mark.slow
@pytest.mark.parametrize("command", [[sys.executable, "table.py"], ["perl", "table.pl"]])
def test_the_examples_play_a_match_to_its_end(port: int, command: list[str]) -> None:
    program = shutil.which(command[0])
    if program is None:
        pytest.skip(f"there is no {command[0]}")
    arguments = [program, str(EXAMPLES / command[1]), f"http://127.0.0.1:{port}/"]
    outcome = subprocess.run(arguments, capture_output=True, text=True, timeout=120)
    assert outcome.returncode == 0 and outcome.stdout.startswith("won by "), outcome.stderr

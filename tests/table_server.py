"""A real server on a free port, and a person who talks to it."""

import asyncio
import json
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect as connect_soon
from websockets.typing import Origin

from cassino.server.config import Config
from cassino.server.http.limits import Rate, Rates
from cassino.server.main import listen, open_store, server_config

Json = dict[str, Any]
PATIENCE = 180
"""Seconds for what comes at once where a machine is not busy."""
connect = partial(connect_soon, open_timeout=PATIENCE)
"""A WebSocket; the ten seconds that are usual for the handshake are too few on a busy machine."""
PASSING = ("storage", "too_fast")
"""Refusals that are over in a moment: the page asks again, and so do people of tests."""
ALWAYS = Rate(1e9, 1e9)
UNBOUND = Rates(
    socket_frames=ALWAYS, user_frames=ALWAYS, talk=ALWAYS, user_requests=ALWAYS, user_matches=ALWAYS, user_sockets=10**6
)
"""Tests play faster than people; the limits have tests of their own."""


class PromptServer(uvicorn.Server):
    """Ends soon: the usual server looks only ten times a second whether it is to end."""

    async def main_loop(self) -> None:
        for counter in count():
            if await self.on_tick(counter):
                return
            await asyncio.sleep(0.01)


@contextmanager
def running_server(database: Path | str, config: Config | None = None) -> Iterator[int]:
    """A server in a thread; the port it listens on."""
    listener, store = listen("127.0.0.1", 0), open_store(database)
    server = PromptServer(server_config(store, config or Config(limits=UNBOUND)))
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        store.close()
        listener.close()


def new_match(port: int, variant: str = "casino", bots: int = 1, bot: str = "random", **more: Any) -> str:
    """Ann against bots, unless `seats` says otherwise; the id of the match."""
    seats = [{"kind": "human", "name": "Ann"}]
    seats += [{"kind": "bot", "name": f"Bot {number}", "bot": bot} for number in range(1, bots + 1)]
    body = {"variant": variant, "seats": seats, **more}
    answer = remembered(httpx.post(f"http://127.0.0.1:{port}/api/matches", json=body))
    assert answer.status_code == 201, answer.text
    match_id: str = answer.json()["id"]
    return match_id


KEYS: dict[str, dict[int, str]] = {}
"""Of each match the cookies by which its seats are played; the creator's first."""


def remembered(answer: httpx.Response) -> httpx.Response:
    """The same answer; where it is a new match, its creator's cookie is kept for `seated`. Also a hook of a client."""
    if answer.status_code == 201 and "id" in (made := json.loads(answer.read())) and "seat" in made:
        cookie = answer.headers.get("set-cookie", "").partition(";")[0] or answer.request.headers.get("cookie", "")
        KEYS[made["id"]] = {made["seat"]: cookie}
    return answer


def browser(port: int, timeout: float = PATIENCE) -> httpx.Client:
    """A client whose matches `seated` can open."""
    hooks = {"response": [remembered]}
    return httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=timeout, event_hooks=hooks)


def joined(port: int, match_id: str, seat: int) -> None:
    """A friend with a browser of his own sits down."""
    answer = httpx.post(f"http://127.0.0.1:{port}/api/matches/{match_id}/join", json={"name": f"P{seat}", "seat": seat})
    assert answer.status_code == 200, answer.text
    KEYS[match_id][seat] = answer.headers["set-cookie"].partition(";")[0]


def cookie_of(match_id: str, seat: str = "") -> str:
    """The cookie that opens a seat; the creator's for the first one and to watch."""
    keys = KEYS.get(match_id, {})
    return keys[int(seat)] if seat.isdigit() and int(seat) in keys else next(iter(keys.values()), "")


class Person:
    """One window on a match."""

    def __init__(self, socket: ClientConnection, match_id: str = "") -> None:
        self.socket = socket
        self.match_id = match_id
        self.view: Json = {}
        self.seen: list[Json] = []
        self.people: Json = {}
        """Who is at the table: comes at any time, so it is kept here and is no answer."""

    def receive(self) -> Json:
        while (frame := self.receive_any())["type"] == "people":
            self.people = frame
        return frame

    def until_closed(self) -> None:
        """Take what still comes. Raises ConnectionClosed."""
        for _ in range(1000):
            self.receive()

    def until_people(self, connected: list[int], watching: int = 0) -> None:
        """Wait until so many are told to be there."""
        while (self.people.get("connected"), self.people.get("watching")) != (connected, watching):
            if (frame := self.receive_any())["type"] == "people":
                self.people = frame

    def receive_any(self) -> Json:
        return self.take(json.loads(self.socket.recv(timeout=PATIENCE)))

    def take(self, frame: Json) -> Json:
        """Note what a frame says."""
        if frame["type"] == "view":
            assert frame["version"] == frame["view"]["version"]
            self.view = frame["view"]
        if frame["type"] == "rematch":
            KEYS[frame["id"]] = KEYS[self.match_id]
        if frame["type"] != "people":
            self.seen.append(frame)
        return frame

    def until(self, kind: str) -> Json:
        """The next frame of a type."""
        while (frame := self.receive())["type"] != kind:
            pass
        return frame

    def await_version(self, version: int) -> None:
        """Wait for a view so new."""
        while self.view["version"] < version:
            self.receive()

    def until_asked(self) -> Json:
        """The view in which it is this person's turn, or the deal is counted."""
        while not (self.view and (self.view["can"]["move"] or self.view["phase"] not in ("play", "announcing"))):
            self.receive()
        return self.view

    def send(self, kind: str, **fields: Any) -> None:
        self.send_text(json.dumps({"type": kind, "version": self.view["version"], **fields}))

    def send_text(self, text: str | bytes) -> None:
        self.socket.send(text)

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request and take the next frame."""
        self.send(kind, **fields)
        return self.receive()

    def any_move(self) -> str:
        """A legal move, found by tapping a card of the hand and a thing on the table, or by asking."""
        for card in self.view["hand"]:
            for table in ([item.get("card") or item["id"]] for item in self.view["table"]):
                if found := self.told("select", "choices", cards=[card], table=table)["choices"]:
                    return str(found[0]["move"])
        return str(self.told("hint", "hint")["move"])

    def told(self, kind: str, answer: str, **fields: Any) -> Json:
        """What a question is answered with, whatever else comes before. One about an older view is asked again."""
        self.send(kind, **fields)
        while (frame := self.receive())["type"] != answer:
            if frame["type"] == "error":
                assert frame["code"] == "stale", frame
                self.send(kind, **fields)
        return frame

    def play_on(self) -> None:
        """One move of one's own, or the next deal. A view that only tells who has gone away is no answer."""
        if self.until_asked()["phase"] == "play":
            move = self.any_move()
            self.send("move", move=move)
        else:
            self.send("next_deal")
        version = self.view["version"]
        while self.view["version"] == version:
            frame = self.receive()
            assert frame["type"] != "error", frame


class Returning(Person):
    """A person who comes back: after each loss he opens a new window, at any of the ports, with `since`.

    What changes the match is sent under a name until it is acknowledged.
    """

    def __init__(self, ports: list[int], match_id: str, cookie: str) -> None:
        self.ports = ports
        self.cookie = cookie
        self.losses = 0
        self.done: dict[str, int] = {}
        """What was acknowledged: the version it led to, by its name."""
        self.notices: list[tuple[str, str]] = []
        super().__init__(self._opened(match_id), match_id)
        self.until("view")

    def _opened(self, match_id: str, since: int = 0) -> ClientConnection:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                query = f"?since={since}" if since else ""
                port = self.ports[self.losses % len(self.ports)]
                return opened(port, match_id, query, self.cookie).__enter__()
            except (OSError, InvalidHandshake, EOFError, ConnectionClosed):
                assert time.monotonic() < until, "no server answers"
                self.losses += 1
                time.sleep(0.05)

    def take(self, frame: Json) -> Json:
        if frame["type"] == "notice":
            self.notices.append((frame["code"], (frame["message"] or {"key": ""})["key"]))
        return super().take(frame)

    def come_back(self) -> None:
        """Open a new window in place of one that was lost."""
        self.losses += 1
        self.socket.close()
        self.socket = self._opened(self.match_id, self.view["version"])

    def reply(self, request: Json, *kinds: str) -> Json:
        """Send a request until it is answered by a frame of one of these types, or by an error of its own."""
        while True:
            try:
                self.socket.send(json.dumps(request))
                while (frame := self.receive())["type"] not in kinds and frame["type"] != "error":
                    pass
                if frame.get("code") not in PASSING:
                    return frame
                time.sleep(0.1)
            except (ConnectionClosed, TimeoutError):
                self.come_back()

    def do(self, kind: str, **fields: Any) -> Json:
        """Change the match, once; the acknowledgement or the error."""
        id = f"{kind}.{len(self.done)}.{uuid.uuid4().hex[:8]}"
        frame = self.reply({"type": kind, "version": self.view["version"], "id": id, **fields}, "done")
        if frame["type"] == "done":
            assert frame["id"] == id
            self.done[id] = frame["version"]
            self.await_version(frame["version"])
        return frame

    def await_version(self, version: int) -> None:
        while self.view["version"] < version:
            try:
                self.receive()
            except (ConnectionClosed, TimeoutError):
                self.come_back()

    def until_asked(self) -> Json:
        while True:
            try:
                return super().until_asked()
            except (ConnectionClosed, TimeoutError):
                self.come_back()

    def told(self, kind: str, answer: str, **fields: Any) -> Json:
        frame = self.reply({"type": kind, "version": self.view["version"], **fields}, answer)
        assert frame["type"] == answer, frame
        return frame

    def wait(self, seconds: float) -> None:
        """Take a frame, if one comes in time."""
        try:
            self.take(json.loads(self.socket.recv(timeout=seconds)))
        except TimeoutError:
            return
        except ConnectionClosed:
            self.come_back()

    def attempt(self) -> None:
        """One move of one's own, or the next deal, unless somebody was faster."""
        is_on = self.view["phase"] == "play"
        frame = self.do("move", move=self.any_move()) if is_on else self.do("next_deal")
        assert frame["type"] == "done" or frame["code"] in ("stale", "wrong_phase", "not_your_turn"), frame


def opened(port: int, match_id: str, query: str = "", cookie: str = "") -> ClientConnection:
    """A window as a browser opens it."""
    headers = {"Cookie": cookie} if cookie else {}
    address, origin = f"ws://127.0.0.1:{port}/ws/{match_id}{query}", Origin(f"http://127.0.0.1:{port}")
    return connect(address, max_size=None, origin=origin, additional_headers=headers)


@contextmanager
def seated(port: int, match_id: str, seat: str = "") -> Iterator[Person]:
    """A person at a seat of a match who has been sent the first view. A seat kept for a friend: the friend's."""
    if seat.isdigit() and int(seat) not in KEYS.get(match_id, {}):
        joined(port, match_id, int(seat))
    with opened(port, match_id, f"?seat={seat}" if seat else "", cookie_of(match_id, seat)) as socket:
        person = Person(socket, match_id)
        person.receive()
        yield person

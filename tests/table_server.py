"""A real server on a free port, and a person who talks to it."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from cassino.server.main import listen, open_store, server_config

Json = dict[str, Any]
PATIENCE = 20


@contextmanager
def running_server(database: Path) -> Iterator[int]:
    """A server in a thread; the port it listens on."""
    listener, store = listen("127.0.0.1", 0), open_store(database)
    server = uvicorn.Server(server_config(store, "127.0.0.1"))
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
    """Ann against bots; the id of the match."""
    seats = [{"kind": "human", "name": "Ann"}]
    seats += [{"kind": "bot", "name": f"Bot {number}", "bot": bot} for number in range(1, bots + 1)]
    body = {"variant": variant, "seats": seats, **more}
    answer = httpx.post(f"http://127.0.0.1:{port}/api/matches", json=body)
    assert answer.status_code == 201, answer.text
    match_id: str = answer.json()["id"]
    return match_id


class Person:
    """One window on a match."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: Json = {}
        self.seen: list[Json] = []

    def receive(self) -> Json:
        frame: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        if frame["type"] == "view":
            assert frame["version"] == frame["view"]["version"]
            self.view = frame["view"]
        self.seen.append(frame)
        return frame

    def until(self, kind: str) -> Json:
        """The next frame of a type."""
        while (frame := self.receive())["type"] != kind:
            pass
        return frame

    def until_asked(self) -> Json:
        """The view in which it is this person's turn, or the deal is over."""
        while not (self.view and (self.view["can"]["move"] or self.view["phase"] != "play")):
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
                if found := self.ask("select", cards=[card], table=table)["choices"]:
                    return str(found[0]["move"])
        return str(self.ask("hint")["move"])

    def play_on(self) -> None:
        """One move of one's own, or the next deal."""
        if self.until_asked()["phase"] == "play":
            self.ask("move", move=self.any_move())
        else:
            self.ask("next_deal")
        assert self.seen[-1]["type"] == "view", self.seen[-1]


@contextmanager
def seated(port: int, match_id: str, seat: str = "") -> Iterator[Person]:
    """A person at a seat of a match who has been sent the first view."""
    query = f"?seat={seat}" if seat else ""
    with connect(f"ws://127.0.0.1:{port}/ws/{match_id}{query}", max_size=None) as socket:
        person = Person(socket)
        person.receive()
        yield person

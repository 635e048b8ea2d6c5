"""Sockets that behave badly below the protocol: nothing of it grows without end, or fills the log."""

import asyncio
import json
import logging
import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from cassino.server import main
from cassino.server.http import websockets
from cassino.server.room import socket as table_socket
from cassino.server.room.services import RoomServices
from cassino.server.storage.events import Append
from served import wait_until
from table_server import PATIENCE, Person, cookie_of, new_match, opened, running_server, seated

SMALL = 4096
"""Bytes that a socket takes before somebody reads them."""
LISTENING = "0A"


class Raw:
    """A WebSocket that reads and answers only when it is told to."""

    def __init__(self, port: int, match_id: str, seat: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", port))
        self.protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/ws/{match_id}?seat={seat}"), max_size=None)
        request = self.protocol.connect()
        if seat != "watch":
            request.headers["Cookie"] = cookie_of(match_id, seat)
            request.headers["Origin"] = f"http://127.0.0.1:{port}"
        self.protocol.send_request(request)
        self.send()
        while self.protocol.state.name == "CONNECTING":
            assert self.read(), "nobody opens"

    def send(self) -> None:
        """What is ready to be sent."""
        for piece in self.protocol.data_to_send():
            self.socket.sendall(piece)

    def send_frame(self, opcode: Opcode, content: bytes, fin: bool = True) -> None:
        self.socket.sendall(Frame(opcode, content, fin).serialize(mask=True))

    def read(self) -> bool:
        """Take what has come; whether there may be more."""
        try:
            content = self.socket.recv(65536)
        except ConnectionError:
            content = b""
        if content:
            self.protocol.receive_data(content)
        return bool(content)

    def reset(self) -> None:
        """Be gone without a good-bye, as a machine that loses its network."""
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()

    def close_code(self) -> int | None:
        """Read to the end; with which code the server has closed it."""
        while self.protocol.close_rcvd is None and self.read():
            pass
        return self.protocol.close_rcvd.code if self.protocol.close_rcvd else None


@contextmanager
def raw(port: int, match_id: str, seat: str = "watch") -> Iterator[Raw]:
    window = Raw(port, match_id, seat)
    try:
        yield window
    finally:
        window.socket.close()


def talk(person: Person) -> None:
    """Say so much that it fills somebody's ears after a while."""
    for _ in range(1000):
        person.send("say", text="x" * 200)
    for _ in range(1000):
        person.until("said")


def held_at(port: int) -> int:
    """How many connections to a port some process still holds; what only the system has yet to deliver is not."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    held = [row for row in rows if int(row[1].rpartition(":")[2], 16) == port and row[9] != "0"]
    return len([row for row in held if row[3] != LISTENING])


@pytest.mark.parametrize("parts", [[b"\xff\xfe{"], [b'{"type": "\xc3', b"\xff"]])
def test_a_text_that_is_none_closes_the_socket_and_is_no_news(
    port: int, parts: list[bytes], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING), raw(port, new_match(port)) as window:
        for number, part in enumerate(parts):
            is_last = number == len(parts) - 1
            window.send_frame(Opcode.CONT if number else Opcode.TEXT, part, is_last)
        assert window.close_code() == 1007
    assert [record for record in caplog.records if record.name.startswith("uvicorn")] == []


def test_a_message_of_endlessly_many_empty_parts_closes_the_socket(port: int) -> None:
    with raw(port, new_match(port)) as window:
        window.send_frame(Opcode.TEXT, b"{", fin=False)
        for _ in range(websockets.MOST_PARTS):
            window.send_frame(Opcode.CONT, b"", fin=False)
        assert window.close_code() == 1009


def test_a_message_of_a_few_parts_is_read(port: int) -> None:
    with opened(port, new_match(port), "?seat=watch") as window:
        person = Person(window)
        person.receive()
        window.send(iter(['{"type": "sel', 'ect"', "}"]))
        assert person.until("error")["code"] == "malformed"


def test_who_does_not_read_is_not_listened_to(port: int) -> None:
    """Each ping has to be answered: the answers do not pile up, for soon no more pings are taken."""
    with raw(port, new_match(port)) as window:
        window.socket.settimeout(3)
        pings = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 500
        sent = 0
        with pytest.raises(TimeoutError):
            while sent < 200_000_000:
                sent += window.socket.send(pings)


def test_a_window_that_does_not_answer_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "PING_SECONDS", 0.2)
    monkeypatch.setattr(main, "PONG_SECONDS", 5.0)  # for Ann, too, whose machine may be busy
    with running_server(tmp_path / "cassino.db") as port:
        match_id = new_match(port)
        with seated(port, match_id) as ann:
            with raw(port, match_id) as window:
                ann.until_people([0], watching=1)
                assert window.close_code() == 1011
            ann.until_people([0])
            ann.play_on()


@pytest.mark.slow
def test_a_slow_reader_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While he does not read the others play on; when he reads again he learns why he was closed."""
    monkeypatch.setattr(table_socket, "GOODBYE_SECONDS", 3.0 * PATIENCE)
    monkeypatch.setattr(main, "PING_SECONDS", 1000.0)
    with running_server(tmp_path / "cassino.db") as port:
        match_id = new_match(port)
        with seated(port, match_id) as ann, raw(port, match_id) as slow:
            ann.until_people([0], watching=1)
            ann.until_asked()
            for _ in range(30):
                talk(ann)
            ann.play_on()
            assert slow.close_code() == 1013
            ann.until_people([0])


@pytest.mark.slow
def test_what_a_closed_socket_leaves_unread_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websockets, "LINGER_SECONDS", 0.3)
    monkeypatch.setattr(table_socket, "GOODBYE_SECONDS", 0.3)
    with running_server(tmp_path / "cassino.db") as port:
        match_id = new_match(port)
        with seated(port, match_id) as ann, raw(port, match_id) as slow:
            ann.until_people([0], watching=1)
            while ann.people["watching"]:
                talk(ann)
            wait_until(lambda: held_at(port) == 1)
            slow.socket.getpeername()  # of which nobody has told him


def test_a_window_that_is_lost_in_the_middle_of_a_request_is_forgotten(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is sent to it meanwhile is on its way to nobody: nothing waits until it has been read."""
    begun, may_end, write = threading.Event(), threading.Event(), RoomServices.write

    async def slow(self: RoomServices, append: Append) -> None:
        begun.set()
        await asyncio.to_thread(may_end.wait, PATIENCE)
        await write(self, append)

    match_id = new_match(port, seed=1)
    with seated(port, match_id) as ann:
        view = ann.until_asked()
        move = {"type": "move", "version": view["version"], "move": f"trail {view['hand'][0]}"}
    monkeypatch.setattr(RoomServices, "write", slow)
    with seated(port, match_id, "watch") as eve, raw(port, match_id, "0") as lost:
        eve.until_people([0], watching=1)
        lost.send_frame(Opcode.TEXT, json.dumps(move).encode())
        assert begun.wait(PATIENCE)
        lost.reset()
        with seated(port, match_id, "watch"):
            eve.until_people([0], watching=2)
        eve.until_people([0], watching=1)
        may_end.set()
        eve.until_people([], watching=1)

"""Programs behind an address: kept connections, time limits, and servers that answer nonsense."""

import json
import re
import socket
from collections.abc import Callable, Iterator
from threading import Event, Thread
from typing import BinaryIO

import pytest

from cassino.bots import Clock, make_bot
from cassino.bots.external import ProgramFault, bot as external_bot, dismiss
from cassino.engine.dealing import deal, shuffled
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.view import view
from cassino.rules import load_variant

PLENTY = Clock(move_seconds=20.0)
Answer = Callable[[socket.socket, bytes], bool]
"""Answers a question on a connection; whether more may be asked on it."""


class Server:
    """Answers each request by a function; counts connections and keeps what was asked."""

    def __init__(self, answer: Answer) -> None:
        self.asked: list[dict[str, object]] = []
        self.connections = 0
        self.closing = Event()
        self._answer = answer
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}/play?level=3"
        self._thread = Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._listening.accept()
            except OSError:
                return
            self.connections += 1
            with connection, connection.makefile("rb") as reading:
                self._talk(connection, reading)

    def _talk(self, connection: socket.socket, reading: BinaryIO) -> None:
        try:
            while (question := _body(reading)) and not self.closing.is_set():
                self.asked.append(json.loads(question))
                if not self._answer(connection, question):
                    return
        except ConnectionError:
            return

    def close(self) -> None:
        self.closing.set()
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self._thread.join(10)


def _body(reading: BinaryIO) -> bytes:
    """The body of the next request; nothing when no more comes."""
    length = 0
    while line := reading.readline().strip():
        if line.lower().startswith(b"content-length:"):
            length = int(line.split(b":")[1])
    return reading.read(length)


@pytest.fixture
def serve(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Answer], Server]]:
    servers: list[Server] = []
    monkeypatch.setattr(external_bot, "GRACE_SECONDS", 0.0)
    monkeypatch.setattr("cassino.bots.external.web.LEAVE_SECONDS", 0.05)

    def begin(answer: Answer) -> Server:
        servers.append(Server(answer))
        return servers[-1]

    yield begin
    for server in servers:
        server.close()


def response(said: object, status: str = "200 OK", head: str = "") -> bytes:
    body = said if isinstance(said, bytes) else json.dumps(said).encode()
    return f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\n{head}\r\n".encode() + body


def right_answer(question: bytes) -> object:
    message = json.loads(question)
    return {"protocol": 1} if message["type"] == "hello" else {"move": message.get("moves", ["end"])[0]}


def keeps(connection: socket.socket, question: bytes) -> bool:
    """Answers and keeps the connection."""
    connection.sendall(response(right_answer(question)))
    return True


def closes(connection: socket.socket, question: bytes) -> bool:
    """Answers as if it kept the connection, and closes it."""
    connection.sendall(response(right_answer(question)))
    return False


def is_old(connection: socket.socket, question: bytes) -> bool:
    """Answers without a length, as servers did once."""
    connection.sendall(b"HTTP/1.0 200 OK\r\n\r\n" + json.dumps(right_answer(question)).encode())
    return False


def play(address: str) -> int:
    """A whole deal against a random bot; how often the program was asked."""
    rules, asked = load_variant("casino_long"), 0
    state = deal(rules, 2, 0, shuffled(rules, Rng(1)))
    bots = [make_bot("random", Rng(1)), make_bot(address, Rng(2))]
    while not state.is_over:
        asked += state.turn
        apply(state, bots[state.turn].choose(view(state, state.turn), PLENTY))
    dismiss(bots)
    return asked


@pytest.mark.parametrize("answer", [keeps, closes, is_old])
def test_a_whole_deal(answer: Answer, serve: Callable[[Answer], Server]) -> None:
    server = serve(answer)
    asked = play(server.address)
    assert [message["type"] for message in server.asked] == ["hello", *["turn"] * asked, "end"]
    assert len({str(message["game"]) for message in server.asked}) == 1
    assert server.connections == (1 if answer is keeps else asked + 2)


def first_choice(address: str, clock: Clock = PLENTY) -> None:
    rules = load_variant("casino_long")
    state = deal(rules, 2, 0, shuffled(rules, Rng(1)))
    bot = make_bot(address, Rng(1))
    try:
        bot.choose(view(state, state.turn), clock)
    finally:
        dismiss([bot])


WRONG = {
    "an error": (response({}, "500 Oh no"), r"HTTP status 500 'Oh no'"),
    "elsewhere": (response({}, "302 Found", "Location: http://127.0.0.1:9/\r\n"), "HTTP status 302"),
    "no HTTP": (b"pass the salt\r\n", "The answer is not HTTP: BadStatusLine"),
    "nothing": (b"", "The answer is not HTTP|no connection"),
    "too long a head": (b"HTTP/1.1 200 OK\r\nA: " + b"x" * 100_000, "The answer is not HTTP: LineTooLong"),
    "many heads": (b"HTTP/1.1 200 OK\r\n" + b"A: b\r\n" * 200, "The answer is not HTTP: HTTPException"),
    "too long a body": (response(b"x" * 70_000), "more than 65536 bytes"),
    "a body without end": (b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 200_000, "more than 65536 bytes"),
    "half a body": (b"HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{", "not JSON|The answer is not HTTP"),
    "no JSON": (response(b"pass the salt"), "not JSON: 'pass the salt'"),
    "an illegal move": (response({"move": "trail 1"}), "'trail 1' is not a legal move"),
    "steering a terminal": (response({}, "500 \x1b[2J"), "HTTP status 500"),
}


@pytest.mark.parametrize(("said", "reason"), WRONG.values(), ids=WRONG)
def test_one_reason_for_every_fault(said: bytes, reason: str, serve: Callable[[Answer], Server]) -> None:
    def answer(connection: socket.socket, question: bytes) -> bool:
        is_greeting = json.loads(question)["type"] == "hello"
        connection.sendall(response({"protocol": 1}) if is_greeting else said)
        return is_greeting

    with pytest.raises(ProgramFault, match=f"^Seat 1, turn 1: .*({reason})") as fault:
        first_choice(serve(answer).address)
    assert str(fault.value).isprintable()


def test_no_answer_in_time(serve: Callable[[Answer], Server]) -> None:
    def answer(connection: socket.socket, question: bytes) -> bool:
        if json.loads(question)["type"] == "hello":
            return keeps(connection, question)
        return connection.recv(1) == b"x"

    with pytest.raises(ProgramFault, match=r"no answer within 0\.05 s"):
        first_choice(serve(answer).address, Clock(move_seconds=0.05))


def test_an_answer_in_drops_has_no_more_time(serve: Callable[[Answer], Server]) -> None:
    def answer(connection: socket.socket, question: bytes) -> bool:
        if json.loads(question)["type"] == "hello":
            return keeps(connection, question)
        connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 60000\r\n\r\n")
        while not servers[0].closing.wait(0.01):
            connection.sendall(b" ")
        return False

    servers = [serve(answer)]
    with pytest.raises(ProgramFault, match=r"no answer within 0\.1 s"):
        first_choice(servers[0].address, Clock(move_seconds=0.1))


def test_nobody_there() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(ProgramFault, match=re.escape(f"no connection to 127.0.0.1:{port}: Connection refused")):
        first_choice(f"http://127.0.0.1:{port}/")


def test_an_impossible_host() -> None:
    with pytest.raises(ProgramFault, match="no connection to"):
        first_choice("http://" + "a" * 70 + ".invalid/")

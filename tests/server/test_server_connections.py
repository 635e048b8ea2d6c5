"""A connection is answered or closed, whatever arrives over it; each address may have a limited number."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from cassino.server.config import Config
from cassino.server.http import connections
from cassino.server.http.limits import Rates
from table_server import PATIENCE, new_match, running_server, seated

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
HEAD = (
    "GET /ws/x HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n"
)
UNREADABLE = {
    "a line of 9,000 letters": f"X-A: {'a' * 9000}\r\n",
    "a line of 60,000 letters": f"X-A: {'a' * 60_000}\r\n",
    "200 headers": "".join(f"X-{number}: a\r\n" for number in range(200)),
    "a content": "Content-Length: 10\r\n",
    "another key": "Sec-WebSocket-Key: zz\r\n",
    "another version": "Sec-WebSocket-Version: 12\r\n",
    "too long for any request": f"X-A: {'a' * 70_000}\r\n",
}
HALF = {
    "nothing": b"",
    "half a line": b"GET /lob",
    "half a head": b"GET /lobby HTTP/1.1\r\nHost: x",
    "half a handshake": HEAD.encode(),
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"name"',
    "half a second request": b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTT",
}


@contextmanager
def connected(port: int) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port)) as peer:
        peer.settimeout(PATIENCE)
        yield peer


def until_closed(peer: socket.socket) -> bytes:
    """Everything that comes until the other side closes."""
    found = b""
    try:
        while part := peer.recv(4096):
            found += part
    except ConnectionResetError:
        pass
    return found


@pytest.mark.parametrize("kind", UNREADABLE)
def test_a_handshake_that_cannot_be_read_is_answered_and_closed(port: int, kind: str) -> None:
    with connected(port) as peer:
        peer.sendall(f"{HEAD}{UNREADABLE[kind]}\r\n".encode())
        assert until_closed(peer).startswith(b"HTTP/1.1 4")


@pytest.mark.parametrize("kind", HALF)
def test_what_does_not_arrive_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    monkeypatch.setattr(connections, "ARRIVES_SECONDS", 0.2)
    with running_server(tmp_path / "cassino.db") as port, connected(port) as peer:
        peer.sendall(HALF[kind])
        until_closed(peer)
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200


def test_a_window_and_a_stream_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "ARRIVES_SECONDS", 0.2)
    with running_server(tmp_path / "cassino.db") as port:
        match_id = new_match(port)
        address = f"http://127.0.0.1:{port}/api/matches/{match_id}/stream"
        with seated(port, match_id) as ann, httpx.stream("GET", address, timeout=PATIENCE) as stream:
            lines = stream.iter_lines()
            next(lines)
            ann.until_asked()
            time.sleep(0.5)
            ann.ask("move", move=ann.any_move())
            assert ann.view and next(lines)


def is_served(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE).status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("sent", [b"", b"GET /lobby HTTP/1.1\r\nHost: x", HEAD.encode()])
def test_an_address_has_only_so_many_connections(tmp_path: Path, sent: bytes) -> None:
    config = Config(limits=Rates(exempt=(), address_connections=5))
    with running_server(tmp_path / "cassino.db", config) as port, ExitStack() as peers:
        for _ in range(5):
            peers.enter_context(connected(port)).sendall(sent)
        until = time.monotonic() + PATIENCE
        while is_served(port):
            assert time.monotonic() < until
        peers.close()
        while not is_served(port):
            assert time.monotonic() < until


def test_sockets_count_once_and_a_proxy_is_not_counted(tmp_path: Path) -> None:
    rates = Rates(exempt=(), address_connections=3)
    with running_server(tmp_path / "a.db", Config(limits=rates)) as port:
        match_id = new_match(port)
        with seated(port, match_id), seated(port, match_id):
            assert is_served(port)
    behind = Config(limits=rates, trusted_proxies=("127.0.0.1/32",))
    with running_server(tmp_path / "b.db", behind) as port, ExitStack() as peers:
        for _ in range(9):
            peers.enter_context(connected(port))
        assert is_served(port)

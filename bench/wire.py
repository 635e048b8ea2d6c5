"""Thin WebSocket and HTTP clients for the load scripts: the measuring process must not be the slow one."""

import asyncio
import base64
import json
import os
import struct
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import urlsplit

NO_MASK = b"\0\0\0\0"
"""A frame of a client must be masked; this key leaves it as it is."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SHORT, MIDDLE = 126, 65536


def packed(opcode: int, payload: bytes) -> bytes:
    """One frame from a client."""
    size = len(payload)
    if size < SHORT:
        head = bytes((0x80 | opcode, 0x80 | size))
    elif size < MIDDLE:
        head = bytes((0x80 | opcode, 0x80 | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((0x80 | opcode, 0x80 | 127)) + size.to_bytes(8, "big")
    return head + NO_MASK + payload


class Wire(asyncio.Protocol):
    """One WebSocket. Pings are answered; texts go to `on_text`, the end of the connection to `on_close`."""

    def __init__(self, request: bytes, on_text: Callable[[bytes], None], on_close: Callable[[int], None]) -> None:
        self._request = request
        self._on_text = on_text
        self._on_close = on_close
        self._rest = b""
        self._parts: list[bytes] = []
        self._code = 1006
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self.is_open:
            data = self._shake_hands(data)
        self._rest = self._frames(data) if self.is_open else data

    def _shake_hands(self, data: bytes) -> bytes:
        head, end, rest = data.partition(b"\r\n\r\n")
        if not end:
            return data
        status = head.split(b"\r\n", 1)[0]
        if b" 101 " not in status + b" ":
            self.opened.set_exception(ConnectionError(status.decode()))
            self.transport.abort()
            return b""
        self.is_open = True
        if not self.opened.done():
            self.opened.set_result(None)
        return rest

    def _frames(self, data: bytes) -> bytes:
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == SHORT:
                start += 2
                size = int.from_bytes(data[at + 2 : start], "big")
            elif size > SHORT:
                start += 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if end < start + size:
                break
            self._frame(data[at], data[start : start + size])
            at = start + size
        return data[at:]

    def _frame(self, first: int, payload: bytes) -> None:
        opcode = first & 15
        if opcode <= TEXT:
            self._parts.append(payload)
            if first & 0x80:
                whole = b"".join(self._parts) if len(self._parts) > 1 else payload
                self._parts.clear()
                self._on_text(whole)
        elif opcode == PING:
            self.transport.write(packed(PONG, payload))
        elif opcode == CLOSE:
            self._code = struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 1005
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        was_open, self.is_open = self.is_open, False
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed in the handshake"))
        if was_open:
            self._on_close(self._code)

    def send(self, text: bytes) -> None:
        """Send a text; one that can no longer be sent is lost, as on any line."""
        if self.is_open:
            self.transport.write(packed(TEXT, text))

    def close(self) -> None:
        """Hang up without a word to `on_close`."""
        self._on_close = lambda _code: None
        if self.is_open:
            self.transport.write(packed(CLOSE, b"\x03\xe8"))
        self.transport.close()


async def connect(
    server: str,
    path: str,
    cookie: str,
    on_text: Callable[[bytes], None],
    on_close: Callable[[int], None],
    source: str = "",
) -> Wire:
    """Open a WebSocket at a server as a page of that server would. source: from which address. Raises OSError."""
    where = urlsplit(server)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {where.netloc}",
        f"Origin: {server}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop = asyncio.get_running_loop()
    opener, name = partial(Wire, request, on_text, on_close), where.hostname or ""
    _, wire = await loop.create_connection(opener, name, where.port or 80, local_addr=(source, 0) if source else None)
    await wire.opened
    return wire


class Answer:
    """What HTTP answered: the status, the body, and the cookie it sets."""

    def __init__(self, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
        self.status = status
        self.body = body
        set_cookies = [value.partition(";")[0] for name, value in headers if name == "set-cookie"]
        self.cookie = "; ".join(set_cookies)

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


async def request(server: str, method: str, path: str, body: Any = None, cookie: str = "", source: str = "") -> Answer:
    """One HTTP request in a connection of its own. Raises OSError."""
    where = urlsplit(server)
    payload = b"" if body is None else json.dumps(body).encode()
    lines = [f"{method} {path} HTTP/1.1", f"Host: {where.netloc}", f"Origin: {server}", "Connection: close"]
    lines += [f"Cookie: {cookie}"] if cookie else []
    lines += ["Content-Type: application/json", f"Content-Length: {len(payload)}"] if body is not None else []
    local = (source, 0) if source else None
    reader, writer = await asyncio.open_connection(where.hostname, where.port, local_addr=local)
    try:
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + payload)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        pairs = [line.partition(":") for line in head[1:] if ":" in line]
        headers = [(name.strip().lower(), value.strip()) for name, _, value in pairs]
        content = await reader.read()
    finally:
        writer.close()
    status = int(head[0].split()[1])
    return Answer(status, headers, _unchunked(content) if ("transfer-encoding", "chunked") in headers else content)


def _unchunked(content: bytes) -> bytes:
    whole = b""
    while content:
        size, _, rest = content.partition(b"\r\n")
        length = int(size, 16)
        whole, content = whole + rest[:length], rest[length + 2 :]
    return whole

"""A server that sends what it should not: control codes do not reach the terminal, and nothing ends in a traceback."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from scripted import ScriptedTerminal

from cassino.cli.main import cassino
from cassino.tui.remote import RemoteTable, TableError, sit_down

ESCAPES = "\x1b]0;PWNED\x07\x1b[2J\x1b[31m\x9b31m\u202e\u2028"
PATIENCE = 60.0
VIEW: dict[str, Any] = {"type": "view", "version": 1}
FRAMES: dict[str, list[bytes]] = {
    "a view of nothing": [b'{"type": "view", "view": {}, "version": 1}'],
    "a view that is a list": [b'{"type": "view", "view": [1], "version": 1}'],
    "a view that is a text": [b'{"type": "view", "view": "x", "version": 1}'],
    "no view": [b'{"type": "view"}'],
    "a list": [b"[1, 2]"],
    "a number": [b"7"],
    "no type": [b"{}"],
    "a type that is a list": [b'{"type": [1], "version": 1}', b'{"type": "view"}'],
    "a version that is a text": [b'{"type": "x", "version": "y"}'],
    "a version that is an address": [b'{"type": "x", "version": "1&a=/../.."}'],
    "no JSON": [b"hello"],
    "no UTF-8": [b'{"type": "\xff\xfe"}'],
    "brackets without end": [b"[" * 100_000],
    "chat without a text": [b'{"type": "said"}'],
    "a notice without a key": [b'{"type": "notice", "message": {"a": 1}}'],
    "a notice of a number": [b'{"type": "notice", "message": 7}'],
    "a rematch of nothing": [b'{"type": "rematch"}'],
    "lost, as only the client says": [b'{"type": "lost"}'],
    "lost, with a text": [b'{"type": "lost", "problem": "x"}'],
}
ANSWERS: dict[str, bytes] = {
    "a list": b"[1]", "nothing": b"", "no JSON": b"<html>", "an empty object": b"{}", "a number": b"7",
    "a seat that is a text": b'{"seat": "x", "when": "now"}', "no UTF-8": b"\xff", "brackets": b"[" * 100_000,
}  # fmt: skip


@contextmanager
def server(join: bytes, frames: list[bytes], status: int = 200) -> Iterator[str]:
    """A server that answers every POST with the same, and sends frames; its address."""

    class Handler(BaseHTTPRequestHandler):
        def log_message(self, *_: object) -> None: ...

        def do_POST(self) -> None:
            self.rfile.read(int(self.headers.get("content-length", 0)))
            self.reply(status, join)

        def do_GET(self) -> None:
            if "/stream" in self.path:
                self.send_response(200)
                self.end_headers()
                for frame in frames:
                    self.wfile.write(frame + b"\n")
            elif self.path == "/api/me":
                self.reply(200, b'{"me": {"id": "u1"}}')
            elif self.path == "/api/lobby":
                self.reply(200, join)
            else:
                self.reply(404, b"{}")

        def reply(self, code: int, body: bytes) -> None:
            self.send_response(code)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

    running = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{running.server_port}"
    finally:
        running.shutdown()
        running.server_close()


SEATED = json.dumps({"seat": 0, "when": "now"}).encode()


@pytest.mark.parametrize("kind", FRAMES)
def test_a_frame_that_is_none_ends_with_a_sentence(kind: str) -> None:
    with server(SEATED, FRAMES[kind]) as origin:
        table = sit_down(ScriptedTerminal(), f"{origin}/m/abc", "Ann")
        with pytest.raises(TableError) as refused:
            run_to_its_end(table)
        assert refused.value.key in ("terminal-remote-nonsense", "terminal-remote-lost", "terminal-remote-answered")


def run_to_its_end(table: RemoteTable) -> None:
    """Play in another thread, so that a client that hangs fails the test; raises what it raises."""
    found: list[BaseException] = []

    def run() -> None:
        try:
            table.run()
        except BaseException as error:
            found.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(PATIENCE)
    assert found, "it waits for ever, or has ended without a word"
    raise found[0]


@pytest.mark.parametrize("kind", ANSWERS)
@pytest.mark.parametrize("path", ["", "/m/abc"])
def test_an_answer_that_is_none_ends_with_a_sentence(kind: str, path: str) -> None:
    with server(ANSWERS[kind], []) as origin, pytest.raises(TableError):
        sit_down(ScriptedTerminal(), f"{origin}{path}", "Ann")


@pytest.mark.parametrize("body", [{"error": "e", "message": f"E{ESCAPES}"}, {"error": ESCAPES, "message": [ESCAPES]}])
def test_a_refusal_is_cleaned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: dict[str, object]) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with server(json.dumps(body).encode(), [], 409) as origin:
        ran = CliRunner().invoke(cassino, ["play", "--at", f"{origin}/m/abc", "--name", "Ann"])
        assert ran.exit_code == 1 and "PWNED" in ran.output
        assert not set(ESCAPES) - set("]0;PWNED[2J31m") & set(ran.output)

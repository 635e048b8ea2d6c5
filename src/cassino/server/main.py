"""Run the server until Ctrl-C."""

import errno
import logging
import os
import socket
import threading
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn

from cassino.server.app import make_app
from cassino.server.database import DatabaseProblem, open_database
from cassino.server.requests import LONGEST_FRAME
from cassino.server.store import Store

PORT = 8420
LONGEST_MESSAGE = 16 * LONGEST_FRAME
"""A longer WebSocket message closes the connection; one that is merely too long gets an error frame."""
GOODBYE_SECONDS = 2


class Terse(logging.Formatter):
    """One line for each message; the traceback only where CASSINO_DEBUG is set."""

    def formatException(self, ei: Any) -> str:
        return super().formatException(ei) if os.environ.get("CASSINO_DEBUG") else f"({ei[0].__name__}: {ei[1]})"


class CannotListen(ValueError):
    """The address cannot be listened on; the message says what to do."""


def default_database() -> Path:
    """Where matches are kept unless told otherwise."""
    if named := os.environ.get("CASSINO_DATABASE"):
        return Path(named)
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "cassino" / "cassino.db"


def serve(host: str = "127.0.0.1", port: int = PORT, database: Path | None = None, open_browser: bool = True) -> None:
    """Open a table at an address, print it, and play until Ctrl-C. Raises CannotListen, DatabaseProblem."""
    listener = listen(host, port)
    try:
        store = open_store(database or default_database())
        try:
            _run(listener, store, host, open_browser)
        finally:
            store.close()
    finally:
        listener.close()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens already, so that a browser opened at once is answered. Raises CannotListen."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named TCP: asyncio sends at once (TCP_NODELAY) only where the protocol is known, otherwise answers wait 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen()
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            other = f"try --port {port + 1}, or CASSINO_PORT={port + 1} make play"
            hint = f"port {port} is in use (a table may be open already); {other}"
            raise CannotListen(hint) from None
        raise CannotListen(f"cannot listen on {host} port {port}: {error.strerror}") from None
    return listener


def open_store(path: Path) -> Store:
    """The matches kept in a file. Raises DatabaseProblem."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseProblem(f"The folder {path.parent} cannot be made: {error.strerror}.") from None
    return Store(open_database(path))


def address_of(host: str, listener: socket.socket) -> str:
    """The address for a browser on this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"


def log_tersely() -> None:
    """Warnings and errors go to the terminal, without tracebacks."""
    handler = logging.StreamHandler()
    handler.setFormatter(Terse("cassino: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


def server_config(store: Store, host: str) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        make_app(store, host),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )


def _run(listener: socket.socket, store: Store, host: str, open_browser: bool) -> None:
    log_tersely()
    address = address_of(host, listener)
    print(f"Cassino: {address}  (Ctrl-C ends)", flush=True)
    if open_browser:
        threading.Thread(target=_show, args=(address,), daemon=True).start()
    try:
        uvicorn.Server(server_config(store, host)).run(sockets=[listener])
    except KeyboardInterrupt:
        print("\nMatches are kept and go on next time.")


def _show(address: str) -> None:
    """Open a browser window; a browser inside the terminal would take it over, so none of those."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if type(browser) is not webbrowser.GenericBrowser:
        browser.open(address)

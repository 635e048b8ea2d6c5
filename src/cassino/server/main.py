"""Run the server, in one process or several, until Ctrl-C."""

import errno
import os
import pickle
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from cassino.errors import CassinoError
from cassino.extras import need
from cassino.hosted.wire.requests import LONGEST_FRAME
from cassino.server import worker
from cassino.server.app import make_app
from cassino.server.cluster.bus import ALONE
from cassino.server.cluster.listening import MOST_WAITING
from cassino.server.cluster.supervisor import SILENT_SECONDS, allow_many_files, supervise
from cassino.server.config import Config
from cassino.server.http.limits import Limits
from cassino.server.ops.garbage import seldom_collected
from cassino.server.storage.database import CONNECTIONS, DatabaseProblem, database_url, is_sqlite, open_database
from cassino.server.storage.events import Store
from cassino.server.storage.only_server import only_server
from cassino.server.telemetry.logs import start_logging
from cassino.texts import tell

LONGEST_MESSAGE = 16 * LONGEST_FRAME
"""A longer WebSocket message closes the connection; one that is just too long gets an error frame."""
GOODBYE_SECONDS = 2
PING_SECONDS, PONG_SECONDS = 20.0, 20.0
"""How often a window is pinged, and how long it may take to answer, in seconds."""
UNREAD_MILLISECONDS = 60_000
"""How long sent data may stay unread before the system ends the connection."""


class CannotListen(CassinoError):
    """The address cannot be listened on; the message says what to do."""


def default_database() -> Path:
    """The default database."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "cassino" / "cassino.db"


def database_of(config: Config) -> Path | str:
    """The database in the settings, or the default one."""
    return config.database or default_database()


Greeting = Callable[[Store, str], str]
"""Shows where the server is, once it listens: gets its address, returns the one for a browser on this machine."""


def say_address(_store: Store, address: str) -> str:
    """Print the address of a server; returns it."""
    print(tell("operators-serving", address=address), flush=True)
    return address


def serve(config: Config, open_browser: bool = True, greet: Greeting = say_address) -> None:
    """Serve at an address, print it, and run until Ctrl-C. Raises CannotListen, DatabaseProblem, MissingExtra."""
    if config.bus != ALONE:
        need("redis")
    start_logging(config.log_format, config.log_level)
    with listen(config.host, config.port) as listener, only_server(database_of(config)):
        store = open_store(database_of(config), config.database_connections)
        try:
            address = greet(store, address_of(config.host, listener))
            if open_browser:
                threading.Thread(target=_show, args=(address,), daemon=True).start()
            _run(config, listener, store)
        finally:
            store.close()


def _run(config: Config, listener: socket.socket, store: Store) -> None:
    allow_many_files()
    if config.workers > 1:
        store.close()  # the workers open their own connections
        application = partial(worker.application, pickle.dumps(config))
        supervise(uvicorn_config(application, config), listener, config.drain_seconds)
    else:
        serve_store(config, listener, store)
    print("\n" + tell("operators-stopped"))


def serve_store(config: Config, listener: socket.socket, store: Store) -> None:
    """Serve the matches of a database at a socket, until Ctrl-C or SIGTERM."""
    sys.setswitchinterval(worker.SWITCH_SECONDS)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # uvicorn repeats the signal that has ended it
    with suppress(KeyboardInterrupt), seldom_collected():
        uvicorn.Server(server_config(store, config)).run(sockets=[listener])


def listen(host: str, port: int) -> socket.socket:
    """A socket that already listens, so that a browser opened at once gets an answer. Raises CannotListen."""
    listener = _bound(host, port)
    listener.listen(MOST_WAITING)
    return listener


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol TCP named, asyncio sends at once (TCP_NODELAY); otherwise answers would wait 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # accepted connections inherit it
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MILLISECONDS)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise _cannot_listen(host, port, error) from None
    return listener


def _cannot_listen(host: str, port: int, error: OSError) -> CannotListen:
    if error.errno == errno.EADDRINUSE:
        return CannotListen("operators-port-in-use", port=port, next=port + 1)
    return CannotListen("operators-cannot-listen", host=host, port=port, problem=error.strerror or "")


def open_store(address: Path | str, connections: int = CONNECTIONS) -> Store:
    """The matches in a file, or in the database with a URL. Raises DatabaseProblem."""
    url = database_url(address)
    if is_sqlite(url):
        folder = Path(url.database or "").parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise DatabaseProblem("operators-folder", folder=str(folder), problem=error.strerror or "") from None
    return Store(open_database(address, connections))


def address_of(host: str, listener: socket.socket) -> str:
    """The address for a browser on this machine."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{listener.getsockname()[1]}/"


def server_config(store: Store, config: Config, limits: Limits | None = None) -> uvicorn.Config:
    """The settings for uvicorn, to serve a store in this process."""
    return uvicorn_config(make_app(store, config, limits), config)


def uvicorn_config(app: Starlette | Callable[[], Starlette], config: Config) -> uvicorn.Config:
    """The settings for uvicorn; forwarded headers count only if they come from the named proxies.

    app: an application, or what makes one in each worker.
    """
    return uvicorn.Config(
        app,
        factory=not isinstance(app, Starlette),
        workers=config.workers,
        timeout_worker_healthcheck=SILENT_SECONDS,
        loop="cassino.server.cluster.listening:Loop",
        backlog=MOST_WAITING,
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=list(config.trusted_proxies),
        log_config=None,
        access_log=False,
        http="cassino.server.http.connections:GuardedHttp",
        ws="cassino.server.http.websockets:GuardedSocket",
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
    )


def _show(address: str) -> None:
    """Open a browser window; but no browser inside the terminal, which would take it over."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if type(browser) is not webbrowser.GenericBrowser:
        browser.open(address)

"""A server, and a real Chromium in front of it."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import fields
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright: make browser")

from playwright.sync_api import Browser, expect, sync_playwright

from browser.tables import WAIT, Table
from cassino.server.config import variable
from cassino.server.http.limits import Rate
from services import free_port
from table_server import KEYS, PATIENCE, UNBOUND

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome")
expect.set_options(timeout=WAIT)


def chromium_path() -> str:
    """The browser of this machine; the tests are skipped where there is none."""
    found = os.environ.get("CASSINO_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if not found:
        pytest.skip("the browser tests need Chromium: apt install chromium")
    return found


def unbound() -> dict[str, str]:
    """The environment of a server in which nobody meets a limit: one person makes everything that tests need."""
    limits = {variable(f"limits.{each.name}"): getattr(UNBOUND, each.name) for each in fields(UNBOUND)}
    rates = {name: f"{limit.burst},{limit.per_second}" for name, limit in limits.items() if isinstance(limit, Rate)}
    return rates | {name: str(limit) for name, limit in limits.items() if isinstance(limit, int)}


class Server:
    """A server process on a free port, with a database file or another database; it can be killed and started again.

    settings: variables without CASSINO_.
    """

    program: tuple[str, ...] = ("-m", "cassino")
    """What Python runs."""

    def __init__(self, folder: Path, database: str = "", **settings: str) -> None:
        self._environment = os.environ | unbound() | {f"CASSINO_{name}": value for name, value in settings.items()}
        self.database = database or str(folder / "matches.db")
        self.log = folder / "server.log"
        self.port = 0
        self.cookies = CookieJar()
        """Of Ann, whose matches `new_match` makes."""
        self.start()
        self.post("/api/me", {"name": "Ann"})

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, *self.program, "serve", "--no-browser", "--port", str(self.port or free_port())]
        self.port = int(command[-1])
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.database], env=self._environment, stdout=log, stderr=log
            )
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            try:
                urllib.request.urlopen(f"{self.url}/api/variants", timeout=5).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def kill(self) -> None:
        """As a crash does it."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def new_match(self, **wish: Any) -> str:
        """The id of a match of Ann against one bot, unless the wish says otherwise."""
        people = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "name": "Hal", "bot": "greedy"}]
        wanted = {"variant": "casino_long", "seats": people, "target": 11, **wish}
        if sum(seat["kind"] != "bot" for seat in wanted["seats"]) == 1:
            wanted = {"seed": 3, **wanted}
        made = self.post("/api/matches", wanted)
        KEYS[made["id"]] = {made["seat"]: "; ".join(f"{each.name}={each.value}" for each in self.cookies)}
        return str(made["id"])

    def watch(self, steps: int, players: int = 2, **wish: Any) -> dict[str, Any]:
        """A match of bots after so many steps, or at its end: its view."""
        names = ("Mia", "Hal", "Iris", "Joe", "Kim", "Lou")
        bots = [{"kind": "bot", "name": name, "bot": "greedy"} for name in names[:players]]
        match = self.new_match(**{"seats": bots, "seed": 3, **wish})
        while True:
            view: dict[str, Any] = self.get(f"/api/matches/{match}")["view"]
            if not steps or view["phase"] == "match_over":
                return view
            self.post(f"/api/matches/{match}/step", {"version": view["version"]})
            steps -= 1

    def get(self, path: str) -> Any:
        """What the server answers to Ann."""
        return self._answer(urllib.request.Request(self.url + path))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """The same for a request with a body."""
        return self._answer(
            urllib.request.Request(self.url + path, json.dumps(body).encode(), {"content-type": "application/json"})
        )

    def _answer(self, request: urllib.request.Request) -> Any:
        opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))
        with opener.open(request, timeout=PATIENCE) as answer:
            return json.load(answer)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that leave it alive."""
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.kill()


@pytest.fixture
def mortal_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    running = Server(tmp_path)
    yield running
    running.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = chromium_path()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def sit_down(chromium: Browser) -> Iterator[Callable[..., Table]]:
    """Opens pages on a server; at the end no page may have reported an error.

    Each is a browser of its own: of Ann, whose matches the server makes for the tests, or of a stranger. It keeps no
    pages, unless a test is about that: `page.route` does not see what a service worker asks for.
    """
    tables: list[Table] = []

    def opened(
        server: Server,
        speed: str = "off",
        settings: dict[str, Any] | None = None,
        stranger: bool = False,
        **wanted: Any,
    ) -> Table:
        context = chromium.new_context(**{"service_workers": "block", **wanted})
        if not stranger:
            context.add_cookies(
                [{"name": each.name, "value": each.value or "", "url": server.url} for each in server.cookies]
            )
        table = Table(context, server.url, {"speed": speed, **(settings or {})})
        tables.append(table)
        return table

    yield opened
    for table in tables:
        table.context.close()
        assert table.errors == []
        assert table.foreign == []

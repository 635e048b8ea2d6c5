"""A folder that plays without a server, and one person in front of it."""

import functools
import http.server
import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Browser, BrowserContext

from browser.tables import Table
from cassino.site.documents import PLACES

PYODIDE = Path(__file__).parents[2] / "build" / "pyodide"
"""Where `make site` puts it."""
START = 90_000
"""How many milliseconds Python may take to start on a busy machine."""
HEARING = """() => {
  const Usual = window.Worker;
  window.Worker = class extends Usual {
    constructor(...asked) {
      super(...asked);
      this.addEventListener("message", ({ data }) => data.do === "show" && window.heard(data.frame));
    }
  };
}"""
"""The tests know what a page is told by its worker."""
NEW_MATCH = """async (wish) => {
  const script = document.querySelector('script[type=module][src*="/table/main.js"]').src;
  const { ask } = await import(script.replace("/table/main.js", "/local/host.js"));
  return (await ask("/api/matches", wish)).answer.id;
}"""


def written(folder: Path, plain: bool = False) -> Path:
    """A folder in English and Spanish as `cassino site` writes it; the test is skipped where there is no Pyodide.

    plain: in English, without the compiled engine. SITE_TO_TEST, SITE_TO_TEST_PLAIN: folders that are written already.
    """
    if ready := os.environ.get("SITE_TO_TEST_PLAIN" if plain else "SITE_TO_TEST"):
        return Path(ready)
    if not PYODIDE.is_dir():
        pytest.skip("these tests need Pyodide: make site")
    target = folder / "site"
    options = ["--language", "en", "--plain"] if plain else ["--language", "en,es"]
    command = [sys.executable, "-m", "cassino", "site", str(target), *options]
    made = subprocess.run(command, capture_output=True, text=True)
    assert made.returncode == 0, made.stdout + made.stderr
    return target


class Files(http.server.SimpleHTTPRequestHandler):
    """What `python -m http.server` does, in silence, and the documents that the service worker answers."""

    extensions_map: ClassVar[dict[str, str]] = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
    }

    def translate_path(self, path: str) -> str:
        place = path.split("?")[0]
        found = next((f"{page}index.html" for of, page in PLACES if re.fullmatch(of, place)), path)
        return super().translate_path(found)

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Host(Files):
    """A static host, which shows `404.html` where there is no file."""

    def translate_path(self, path: str) -> str:
        return http.server.SimpleHTTPRequestHandler.translate_path(self, path)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        page = Path(self.directory, "404.html").read_bytes()
        self.send_response(code)
        self.send_header("content-type", "text/html")
        self.send_header("content-length", str(len(page)))
        self.end_headers()
        self.wfile.write(page)


class Folder:
    """A folder behind a static server, which can be stopped."""

    def __init__(self, path: Path, files: type[Files] = Files) -> None:
        self.path = path
        handler = functools.partial(files, directory=str(path))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Alone(Table):
    """One page of one person without a server."""

    def __init__(self, context: BrowserContext, url: str, **settings: Any) -> None:
        super().__init__(context, url, {"speed": "off", **settings})
        self.page.set_default_timeout(START)  # each page that is opened starts Python anew
        self.page.expose_function("heard", lambda frame: self.frames.append(frame))
        self.page.add_init_script(f"({HEARING})()")

    def new_match(self, **wish: Any) -> str:
        """Makes a match and opens its table; the page has to be the start page."""
        seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "name": "Hal", "bot": "level2"}]
        wanted = {"variant": "casino_long", "seats": seats, "seed": 3, **wish}
        match = str(self.page.evaluate(NEW_MATCH, wanted))
        self.open(f"/m/{match}").sits()
        return match

    def sits(self) -> "Alone":
        """Waits for the table."""
        self.page.locator(".felt:not([data-version='0'])").wait_for(timeout=START)
        self.settle()
        return self

    def kept(self) -> list[dict[str, Any]]:
        """All events that the browser has kept."""
        found: list[dict[str, Any]] = self.page.evaluate(
            """() => new Promise((end) => {
              const request = indexedDB.open("cassino");
              request.onsuccess = () => {
                const all = request.result.transaction("events").objectStore("events").getAll();
                all.onsuccess = () => { end(all.result); request.result.close(); };
              };
            })"""
        )
        return found


@contextmanager
def person(chromium: Browser, folder: Folder, patch: str = "", **settings: Any) -> Iterator[Alone]:
    """A browser of its own, in which no page may report an error. patch: runs first in the worker."""
    context = chromium.new_context(service_workers="block")
    if patch:
        context.route(
            "**/local/worker.js",
            lambda route: route.fulfill(response=(found := route.fetch()), body=f"{patch}\n{found.text()}"),
        )
    alone = Alone(context, folder.url, **settings)
    try:
        yield alone
        assert alone.errors == [] or alone.expects_outage
        assert alone.foreign == []
    finally:
        context.close()


def events_of(rows: list[dict[str, Any]], match: str) -> list[str]:
    """The kinds of the events of a match."""
    return [str(json.loads(row["text"])["type"]) for row in rows if row["match"] == match]

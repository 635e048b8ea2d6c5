"""How the page without a server loads and plays (needs .venv/with-browser and a folder of `make site`).

`python bench/offline.py build/site [--rounds N]` prints, as medians of N browsers each: seconds from the beginning of
a load to a start page that can be used, and to the first frame of a match, in a new browser and in one that was there
before; the number of requests; what comes over the line raw, with gzip and with Brotli where its package is installed.
Then bots play in the browser's Python: milliseconds of a move, by level. At last a deal is reviewed while another tab
is at a table: seconds of the review, and milliseconds from a tap on a card to what can be done with it.
"""

import argparse
import gzip
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median, quantiles
from threading import Thread
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from browser.alone import Alone, Folder, person
from browser.conftest import FLAGS, chromium_path
from cassino.texts import tell

VARIANTS = ("casino", "swazi", "dominican")
LEVELS = (1, 2, 3, 4, 5, 6, 7)
MOVES = 60
AT_ONCE = 50
"""Milliseconds that nobody notices."""

# Plays moves by one bot, and gives the milliseconds of each.
PLAY = """
from time import perf_counter
from cassino.bots import Clock, make_bot
from cassino.engine.match import Match
from cassino.engine.rng import Rng
from cassino.hosted.driver.bot_turn import CLOCK
from cassino.rules import load_variant
def play(variant, bot, count):
    rules, seed, taken = load_variant(variant), 0, []
    while len(taken) < count:
        match, seed = Match(rules, rules.seating.players[0], seed), seed + 1
        while not match.state.is_over and len(taken) < count:
            view, began = match.view(match.state.turn), perf_counter()
            move = make_bot(bot, Rng(seed).split(len(taken))).choose(view, CLOCK)
            taken.append(1000 * (perf_counter() - began))
            match.play(move)
    return taken
"""
START = """async ([script, at]) => {
  const { loadPyodide } = await import(`${at}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: at, stdLibURL: `${at}stdlib.zip` });
  const bundle = new Uint8Array(await (await fetch(`${at}cassino.zip`)).arrayBuffer());
  const folder = python.runPython("import sys; next(x for x in sys.path if x.endswith('site-packages'))");
  python.unpackArchive(bundle, 'zip', { extractDir: folder });
  python.runPython(script);
  globalThis.play = (...asked) => python.globals.get('play')(...asked).toJs();
}"""

SELECTIONS = 20

# Taps the first card of the hand, and gives the milliseconds until the page says what can be done with it.
SELECT = """() => new Promise((end) => {
  const card = () => document.querySelector('[data-picks=hand] [data-pick]');
  const answered = () => document.querySelector('[data-verbs] :is(.verb, .why)');
  const began = performance.now();
  const look = new MutationObserver(() => {
    if (!answered()) return;
    look.disconnect();
    const taken = performance.now() - began;
    card().dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    setTimeout(() => end(taken), 300);
  });
  look.observe(document.body, { subtree: true, childList: true, attributes: true });
  card().click();
})"""


class Loaded(NamedTuple):
    """One load: seconds to a usable start page and to the first frame, and the addresses that were asked for."""

    usable: float
    frame: float
    asked: list[str]


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@contextmanager
def profile(playwright: Playwright, folder: str) -> Iterator[BrowserContext]:
    """A browser with its own store, as one that was installed."""
    context = playwright.chromium.launch_persistent_context(folder, executable_path=chromium_path(), args=FLAGS)
    yield context
    context.close()


def load(context: BrowserContext, url: str) -> Loaded:
    """Opens the start page, and plays as soon as that is possible."""
    page, asked = context.new_page(), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    began = time.perf_counter()
    page.goto(url, wait_until="commit")
    play = page.get_by_role("button", name=tell("pages-play"), exact=True)
    play.wait_for()
    usable = time.perf_counter() - began
    play.click()
    page.wait_for_function("() => document.querySelector('.felt')?.dataset.version", timeout=120_000)
    frame = time.perf_counter() - began
    page.wait_for_timeout(3000)  # the worker of the pages keeps the rest
    return Loaded(usable, frame, asked)


def weigh(folder: Path, addresses: list[str]) -> dict[str, float]:
    """Megabytes of what was asked for, once each."""
    paths = {folder / urlsplit(each).path.lstrip("/") for each in addresses if each.startswith("http")}
    found = [path / "index.html" if path.is_dir() else path for path in paths]
    texts = [path.read_bytes() for path in found if path.is_file()]
    sizes = {"raw": sum(map(len, texts)), "gzip": sum(len(gzip.compress(text, 9)) for text in texts)}
    if find_spec("brotli"):
        squeeze = import_module("brotli").compress
        sizes["brotli"] = sum(len(squeeze(text)) for text in texts)
    return {name: size / 1e6 for name, size in sizes.items()}


def play(page: Page, python: str) -> Iterator[str]:
    """Lines about the moves of bots. python: the address of Python's files."""
    page.evaluate(START, [PLAY, python])
    for variant in VARIANTS:
        for level in LEVELS:
            count = MOVES if level < 7 else 12
            taken: list[float] = page.evaluate("(asked) => play(...asked)", [variant, f"level{level}", count])
            fast = sum(each < AT_ONCE for each in taken) / len(taken)
            most = quantiles(taken, n=20)[-1]
            numbers = f"median {median(taken):5.0f} ms, 95 in 100 under {most:5.0f}, {fast:.0%} under {AT_ONCE}"
            yield f"{variant:10} level {level}: {numbers}"


def review(playwright: Playwright, folder: Path) -> Iterator[str]:
    """Lines about the review of a deal, and selections at a table beside it."""
    browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
    with person(browser, Folder(folder)) as alone:
        other = Alone(alone.context, alone.url)
        other.open("/").new_match(seed=4)
        calm = [other.page.evaluate(SELECT) for _ in range(SELECTIONS)]
        match, during = alone.open("/").new_match(target=1), []
        alone.play_deal()
        began = time.perf_counter()
        alone.open(f"/review/{match}")
        slider = alone.page.get_by_role("slider")
        while not slider.count():
            during.append(other.page.evaluate(SELECT))
        yield f"review of a deal: {time.perf_counter() - began:.1f} s"
        for name, taken in (("before", calm), ("during", during)):
            most = quantiles(taken, n=20)[-1]
            yield f"selection {name} it: median {median(taken):.0f} ms, 95 in 100 under {most:.0f}"


def measure(playwright: Playwright, folder: Path, rounds: int) -> Iterator[str]:
    """The lines of the report."""
    loads: dict[str, list[Loaded]] = {"new browser": [], "second visit": [], "third visit": []}
    with served(folder) as url:
        for _ in range(rounds):
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
                for found in loads.values():
                    with profile(playwright, place) as context:
                        found.append(load(context, url))
        for name, found in loads.items():
            usable, frame = (median(getattr(each, part) for each in found) for part in ("usable", "frame"))
            yield f"{name:12}: start page {usable:.2f} s, first frame {frame:.2f} s"
        first = loads["new browser"][0].asked
        sizes: dict[str, Any] = weigh(folder, first)
        yield f"{len(first)} requests, MB: " + ", ".join(f"{name} {size:.2f}" for name, size in sizes.items())
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place, profile(playwright, place) as context:
            page = context.new_page()
            page.goto(url + "/licenses/")
            [python] = (folder / "python").iterdir()
            yield from play(page, f"/python/{python.name}/")
        yield from review(playwright, folder)


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    wanted = parser.parse_args()
    with sync_playwright() as playwright:
        for line in measure(playwright, wanted.folder, wanted.rounds):
            print(line, flush=True)


if __name__ == "__main__":
    main()

"""How heavy and how smooth the pages are (needs .venv/with-browser).

`python bench/page.py [--lang CODE] [--throttle N] [--moves N]` prints what the start page and then a table load: bytes
as they come over the line, headers included, and apart from them the pictures of kings, queens and jacks, which are
fetched when cards are shown. Then come the frames that a table draws in a second while cards move, at full speed and
with the processor slowed down N times. A frame is late if it comes more than one and a half frames of the screen after
the one before.
"""

import argparse
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import quantiles

from playwright.sync_api import Browser, Request, sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from browser.conftest import FLAGS, Server, chromium_path
from browser.tables import Table
from cassino.server.http.languages import COOKIE
from cassino.texts import tell
from cassino.texts.language import ENGLISH, speaking

FRAME = 1000 / 60
"""Of the screen, in milliseconds."""
QUIET = 2000
"""Milliseconds."""
# Notes when each picture was drawn, from now on.
WATCH = """() => { window.drawn = []; const note = now => { window.drawn.push(now); requestAnimationFrame(note); };
  requestAnimationFrame(note); }"""


def opened(browser: Browser, server: Server, speed: str) -> Table:
    """A browser of its own, of the person whose matches the server makes."""
    context = browser.new_context()
    context.add_cookies([{"name": each.name, "value": each.value or "", "url": server.url} for each in server.cookies])
    return Table(context, server.url, {"speed": speed})


def weights(browser: Browser, server: Server, language: str) -> list[tuple[str, int]]:
    """Bytes of the start page in a language, and of the table that is opened from it."""
    table = opened(browser, server, "off")
    table.context.add_cookies([{"name": COOKIE, "value": language, "url": server.url}])
    sizes: list[int] = []
    courts: list[int] = []

    def weigh(request: Request) -> None:
        loaded = request.sizes()
        kind = courts if "/courts/" in request.url else sizes
        kind.append(loaded["responseBodySize"] + loaded["responseHeadersSize"])

    table.page.on("requestfinished", weigh)
    table.open("/")
    wait_until_quiet(table, sizes)
    start = sum(sizes)
    table.page.get_by_role("button", name=tell("pages-play"), exact=True).click()
    table.settle()
    wait_until_quiet(table, sizes)
    return [
        ("start page", start),
        ("table besides", sum(sizes) - start),
        ("together", sum(sizes)),
        ("court cards", sum(courts)),
    ]


def wait_until_quiet(table: Table, sizes: list[int]) -> None:
    """Until nothing more is loaded. A table opens without a new page, so the browser itself cannot tell."""
    before = -1
    while before != len(sizes):
        before = len(sizes)
        table.page.wait_for_timeout(QUIET)


def intervals(browser: Browser, server: Server, throttle: float, moves: int) -> list[float]:
    """Milliseconds between the pictures of a table in which cards move."""
    table = opened(browser, server, "normal").open(f"/m/{server.new_match(target=61)}")
    table.settle()
    session = table.context.new_cdp_session(table.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    table.page.evaluate(WATCH)
    for _ in range(moves):
        table.play_move()
    drawn: list[float] = table.page.evaluate("() => window.drawn")
    table.context.close()
    return [after - before for before, after in pairwise(drawn)]


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--lang", default=ENGLISH, help="the language of the pages that are weighed")
    parser.add_argument("--throttle", type=float, default=4)
    parser.add_argument("--moves", type=int, default=8)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        try:
            with speaking(wanted.lang):
                sizes = weights(browser, server, wanted.lang)
            for name, size in sizes:
                print(f"{name:14} {size / 1000:7.1f} KB")
            for throttle in (1.0, wanted.throttle):
                between = intervals(browser, server, throttle, wanted.moves)
                late = sum(each > 1.5 * FRAME for each in between) / len(between)
                print(
                    f"slowed down {throttle:g} times: {1000 * len(between) / sum(between):5.1f} frames a second, "
                    f"{late:.1%} late, 99th percentile {quantiles(between, n=100)[98]:.0f} ms"
                )
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()

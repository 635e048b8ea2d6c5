"""Takes the pictures: a real server, a real Chromium, one window for each look of a screen."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.cookiejar import CookieJar
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page

from browser.conftest import Server
from browser.tables import Table
from cassino.server.http.languages import COOKIE
from cassino.texts import language
from pictures.flaws import flaws
from pictures.looks import SIZES, Look
from pictures.scenes import Screen
from pictures.steady_server import MOMENT

SETTINGS = {"speed": "off", "name": "Ann", "askMe": "always"}
MOST_WINDOWS_HIGH = 1.8
"""Of a page that is higher, the rest is left out."""
STEADY_NUMBERS = """let drawn = 0;
crypto.getRandomValues = (array) => array.fill(drawn += 1);"""
"""Salts and the names of requests: no two alike, but the same in every window."""
AT_REST = """async () => {
  const all = [...document.querySelectorAll("*")];
  const behind = all.map(each => /url\\("([^"]+)"\\)/.exec(getComputedStyle(each).backgroundImage)?.[1] ?? "");
  const drawn = [...document.querySelectorAll("image")].map(image => image.href.baseVal);
  const files = [...new Set([...drawn, ...behind])].filter(Boolean);
  const fetched = files.map(address => Object.assign(new Image(), { src: address }));
  await Promise.all([...document.images, ...fetched].map(image => image.decode().catch(() => {})));
  await document.fonts.ready;
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
}"""
"""Waits for every image, also for those of cards and backgrounds."""
HEIGHT = "() => document.querySelector('dialog[open]') ? innerHeight : document.documentElement.scrollHeight"


class SteadyServer(Server):
    """One whose clock stands still."""

    program = (str(Path(__file__).parent / "steady_server.py"),)

    def welcome(self) -> None:
        """From now on it is another Ann who makes matches: she has none yet."""
        self.cookies = CookieJar()
        self.post("/api/me", {"name": "Ann"})


@dataclass
class Picture:
    """What was taken of a screen in a look; no image where that went wrong."""

    title: str
    look: Look
    image: Image.Image | None
    problems: list[str]


def taken(server: SteadyServer, chromium: Browser, screens: Iterable[Screen]) -> Iterator[Picture]:
    """A picture of each look of each screen, in this order."""
    for screen in screens:
        server.welcome()
        try:
            path = screen.prepare(server)
        except Exception as problem:  # one screen that cannot be prepared must not hide all others
            yield from (Picture(title, look, None, [repr(problem)]) for title, look in _named(screen))
            continue
        for title, look in _named(screen):
            yield _picture(server, chromium, screen, path, title, look)


def _named(screen: Screen) -> Iterator[tuple[str, Look]]:
    return zip(screen.titles(), screen.looks, strict=True)


def _picture(server: SteadyServer, chromium: Browser, screen: Screen, path: str, title: str, look: Look) -> Picture:
    with window(server, chromium, look, screen.is_stranger) as table:
        try:
            screen.act(table.open(path))
            problems = [*table.errors, *flaws(table.page)]
            image = Image.open(BytesIO(photographed(table.page, look))).convert("RGB")
        except Exception as problem:
            return Picture(title, look, None, [str(problem).partition("\n")[0], *table.errors])
        return Picture(title, look, image, problems)


@contextmanager
def window(
    server: Server, chromium: Browser, look: Look, is_stranger: bool = False, **settings: Any
) -> Iterator[Table]:
    """A window of Ann, or of a stranger, whose clock stands still too."""
    context = chromium.new_context(**look.context)
    if not is_stranger:
        context.add_cookies(
            [{"name": each.name, "value": each.value or "", "url": server.url} for each in server.cookies]
        )
    context.add_cookies([{"name": COOKIE, "value": language.current(), "url": server.url}])
    context.add_init_script(STEADY_NUMBERS)
    table = Table(context, server.url, SETTINGS | settings)
    table.page.clock.set_fixed_time(MOMENT)
    try:
        yield table
    finally:
        context.close()


def photographed(page: Page, look: Look) -> bytes:
    """The whole page as PNG, unless it is very long; only the window where a dialog is open."""
    width, height = SIZES[look.size]
    page.mouse.move(0, 0)
    page.evaluate(AT_REST)
    whole = int(page.evaluate(HEIGHT))
    clip = {"x": 0, "y": 0, "width": width, "height": min(whole, int(height * MOST_WINDOWS_HIGH))}
    return page.screenshot(full_page=True, clip=clip, animations="disabled")

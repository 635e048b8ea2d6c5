"""The film of the table: a build, a capture and a sweep, by a person who taps cards in a real window.

Time in the page stands still between two pictures. For each, timers and animations go on by the same moment, so the
film does not depend on how fast a machine is.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from io import BytesIO
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Locator

from browser.tables import Table
from pictures.camera import AT_REST, SteadyServer, window
from pictures.keeping import film
from pictures.looks import SIZES, Look
from pictures.scenes import match
from pictures.steady_server import MOMENT

LOOK = Look("film", scale=0.8, moves=True)
SEED = 6801
"""Ann leads. Her cards make a build, the build takes almost everything, and what Hal adds is swept."""
FRAME = 66
"""Milliseconds in the page from a picture to the next."""
SHOWN = 60
"""How long each is seen: the film is a tenth faster."""
LAST = 900
"""The same for the last one, before the film begins again."""
PATIENCE = 60
ON_THE_WAY = 4
"""Pictures in which the pointer goes from a place to the next."""
STEADY_CHANCE = "let seed = 7; Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;"
GO_ON = """async (moment) => {
  const known = (window.knownAnimations ??= new Set());
  const stopNew = () => {
    for (const each of document.getAnimations()) {
      if (known.has(each)) continue;
      known.add(each);
      each.pause();
      each.currentTime = 0;
    }
  };
  stopNew();
  for (const each of known) {
    if (each.playState !== "paused") known.delete(each);
    else if (each.currentTime + moment < each.effect.getComputedTiming().endTime) each.currentTime += moment;
    else each.finish();
  }
  await new Promise((end) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = end;
    channel.port2.postMessage(0);
  });
  stopNew();
}"""
"""All animations go on by a moment; those that are new begin."""
POINTER = """() => {
  const pointer = document.createElement("div");
  pointer.id = "pointer";
  pointer.innerHTML = `<svg viewBox="0 0 24 24" width="34" height="34"><path d="M5 2l14 11.5-6.3.7 3.6 7-2.9 1.4-3.5-7L5
    20z" fill="#fff" stroke="#222" stroke-width="1.4" stroke-linejoin="round"/></svg>`;
  pointer.style = "position:fixed;left:0;top:0;z-index:9999;pointer-events:none;filter:drop-shadow(0 2px 3px #0008)";
  document.body.append(pointer);
}"""
POINT = """([x, y, pressed]) => {
  const pointer = document.getElementById("pointer");
  pointer.style.transform = `translate(${x - 7}px, ${y - 3}px) scale(${pressed ? 0.82 : 1})`;
}"""


class Film:
    """Pictures of a table, one after another."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page
        self.frames: list[Image.Image] = []
        self.place = (SIZES[LOOK.size][0] * 0.62, SIZES[LOOK.size][1] * 0.55)
        devtools = self.page.context.new_cdp_session(self.page)
        devtools.send("Animation.enable")
        devtools.send("Animation.setPlaybackRate", {"playbackRate": 0})
        self.page.evaluate(POINTER)
        self.point(self.place)

    def point(self, place: tuple[float, float], pressed: bool = False) -> None:
        self.place = place
        self.page.evaluate(POINT, [*place, pressed])

    def take(self, count: int = 1) -> None:
        """Take pictures of the page. Its clock goes on by `FRAME` before each one."""
        for _ in range(count):
            self.page.clock.run_for(FRAME)
            self.page.evaluate(GO_ON, FRAME)
            png = self.page.screenshot(animations="allow")
            self.frames.append(Image.open(BytesIO(png)).convert("RGB"))

    def tap(self, target: Locator, moves: bool = False) -> None:
        """The pointer goes to something and presses it. moves: whether this makes a move, which is answered first."""
        version = self.table.version
        box = target.bounding_box()
        assert box, "there is nothing to tap"
        there = (box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.55)
        here = self.place
        for step in range(1, ON_THE_WAY + 1):
            part = step / ON_THE_WAY
            part = part * part * (3 - 2 * part)
            self.point((here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part))
            self.take()
        self.point(there, pressed=True)
        self.page.mouse.click(*there)
        if moves:
            self.await_turn(version)
        self.take(2)
        self.point(there)
        self.take()

    def await_turn(self, version: int) -> None:
        """Wait until Ann is to move again. Time in the page stands still."""
        until = time.monotonic() + PATIENCE
        while self.table.version <= version or not self.table.is_asked:
            assert time.monotonic() < until, "the server does not answer"
            self.page.wait_for_timeout(10)
        for _ in range(3):
            self.page.evaluate(GO_ON, 0)  # the page has begun to show what it was told

    def card(self, name: str) -> Locator:
        return self.page.locator(f'#app [data-card="{name}"]')

    def play(self, cards: str, pause: int) -> None:
        """Tap these cards and then the first button. pause: how many pictures to take while cards move."""
        for name in cards.split():
            self.tap(self.card(name))
        self.take(3)
        self.tap(self.table.verbs.first, moves=True)
        self.take(pause)


def taken(server: SteadyServer, chromium: Browser) -> bytes:
    """The film as WebP."""
    frames = shot(server, chromium)
    return film(frames, [*[SHOWN] * (len(frames) - 1), LAST])


dealt = match(variant="casino_long", seed=SEED)


def is_the_film(view: dict[str, Any]) -> bool:
    """Whether Ann has made a build, a capture and a sweep."""
    own = [entry for entry in view["log"] if entry["seat"] == view["seat"]]
    return ["=" in entry["text"] for entry in own] == [True, False, False] and own[-1]["sweep"]


@contextmanager
def opened(server: SteadyServer, chromium: Browser) -> Iterator[Table]:
    """A window in which it is Ann's turn, and time stands still."""
    server.welcome()
    path = dealt(server)
    with window(server, chromium, LOOK, speed="normal", talk=False) as table:
        table.page.add_init_script(STEADY_CHANCE)
        table.page.clock.install(time=MOMENT)
        table.open(path).settle()
        table.page.evaluate(AT_REST)
        table.page.clock.pause_at(MOMENT + timedelta(hours=1))
        yield table
        assert not table.errors, table.errors


def shot(server: SteadyServer, chromium: Browser) -> list[Image.Image]:
    """The pictures of the film."""
    with opened(server, chromium) as table:
        film = Film(table)
        film.take(5)
        film.play("6S 10D 4S", 19)
        film.play("10C", 43)
        film.play("9D", 33)
        assert is_the_film(table.view), "the film needs another deal"
        return film.frames

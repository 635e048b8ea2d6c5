"""`make pictures`: makes the pictures and the film of docs/pictures from the running product.

`python -m pictures table film` makes only these. A picture is replaced only where a person can see a difference.
"""

import sys
import tempfile
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from browser.conftest import FLAGS, chromium_path
from pictures import film, terminal
from pictures.camera import AT_REST, SteadyServer, window
from pictures.docs_scenes import chapter, chosen, lesson, mistake, scored
from pictures.keeping import replace, still
from pictures.looks import Look
from pictures.scenes import Screen, a_build, a_count, after, match, page, shown

KEPT = Path(__file__).parents[2] / "docs" / "pictures"

STILLS = [
    Screen("table", match(a_build, 4, variant="royal", seed=5), chosen("10D"), (Look("tablet"),)),
    Screen("phone", match(a_build, variant="casino_long", seed=3), chosen("4H"), (Look("phone", scale=1.5),)),
    Screen("school", page("/learn/build"), lesson("4C", "5D"), (Look("lesson"),)),
    Screen(
        "review", after(match(a_count, variant="casino_long", seed=15), "/review/{}"), mistake(1), (Look("review"),)
    ),
    Screen("rules", page("/rules/casino_long"), chapter("capturing"), (Look("book"),)),
    Screen("score", scored, shown("main h2"), (Look("pad"),)),
]


def still_of(screen: Screen, server: SteadyServer, chromium: Browser) -> bytes:
    """What the window shows of a screen."""
    server.welcome()
    path = screen.prepare(server)
    with window(server, chromium, screen.looks[0]) as table:
        screen.act(table.open(path))
        table.page.mouse.move(0, 0)
        table.page.evaluate(AT_REST)
        if table.errors:
            raise AssertionError(f"{screen.name}: {table.errors}")
        return _still(table.page.screenshot(animations="disabled"))


def _still(png: bytes) -> bytes:
    return still(Image.open(BytesIO(png)).convert("RGB"))


Make = Callable[[SteadyServer, Browser], bytes]


def _making(screen: Screen) -> Make:
    return lambda server, chromium: still_of(screen, server, chromium)


MAKERS: dict[str, Make] = {
    **{screen.name: _making(screen) for screen in STILLS},
    "terminal": lambda server, chromium: _still(terminal.photographed(chromium, terminal.session())),
    "film": film.taken,
}
"""How each picture is made."""


def make(names: Sequence[str], folder: Path) -> list[str]:
    """Make these pictures; the names of those that have changed."""
    replaced = []
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as driver:
        server = SteadyServer(Path(scratch))
        chromium = driver.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        try:
            for name in names:
                is_new = replace(folder / f"{name}.webp", MAKERS[name](server, chromium))
                replaced += [name] * is_new
                print(f"  {'changed' if is_new else 'the same':10}{name}", flush=True)
        finally:
            chromium.close()
            server.kill()
    return replaced


def main(names: Sequence[str]) -> int:
    """The exit status: 0, also where something has changed; 2 for an unknown name."""
    if unknown := [name for name in names if name not in MAKERS]:
        print(f"There is no picture {', '.join(unknown)}. The pictures: {', '.join(MAKERS)}.")
        return 2
    make(names or list(MAKERS), KEPT)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

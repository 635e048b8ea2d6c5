"""`make screens`: takes pictures of all screens, and lists what has changed since they were last taken here.

`python -m pictures.all_screens own swazi` takes only the screens whose names begin with one of these words. With
`--lang es` first, it takes them in another language. build/screens/en has the pictures, and the contact sheet.
"""

import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

from browser.conftest import FLAGS, chromium_path
from cassino.texts import language
from pictures.camera import Picture, SteadyServer, taken
from pictures.changes import changed
from pictures.scenes import Screen
from pictures.screens import SCREENS
from pictures.sheet import Print, contact_sheet

KEPT = Path(__file__).parents[2] / "build" / "screens"
QUALITY = 60


def take(screens: Sequence[Screen]) -> list[Picture]:
    """All pictures of these screens; a dot for each on the terminal as it is taken."""
    pictures = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = SteadyServer(Path(folder))
        chromium = driver.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        try:
            for picture in taken(server, chromium, screens):
                pictures.append(picture)
                print(".", end="", flush=True)
        finally:
            chromium.close()
            server.kill()
    print()
    return pictures


def keep(picture: Picture, folder: Path) -> Print:
    """Write a picture as it was taken. What has changed in it since the one before, if there was one."""
    if picture.image is None:
        return Print(picture, None)
    file = folder / f"{picture.title.replace(' ', '-')}.png"
    box = None
    if file.exists():
        with Image.open(file) as before:
            box = changed(picture.image, before)
    picture.image.save(file, compress_level=1)
    return Print(picture, box)


def tell(prints: Sequence[Print]) -> bool:
    """Say what has changed and what went wrong; whether nothing went wrong."""
    for each in prints:
        title = each.picture.title
        for problem in each.picture.problems:
            print(f"  wrong    {title}: {problem}")
        if each.changed:
            left, top, right, bottom = each.changed
            print(f"  changed  {title}: from {left},{top} to {right},{bottom}")
    return not any(each.picture.problems for each in prints)


def main(words: Sequence[str]) -> int:
    """The exit status: 0, also where something has changed; 1 where a picture could not be taken."""
    began = time.monotonic()
    if words[:1] == ["--lang"]:
        language.use(words[1])
        words = words[2:]
    folder = KEPT / language.current()
    folder.mkdir(parents=True, exist_ok=True)
    pictures = take([screen for screen in SCREENS if not words or screen.name.startswith(tuple(words))])
    prints = [keep(each, folder) for each in pictures]
    contact_sheet(prints).save(folder / "sheet.webp", quality=QUALITY)
    is_well = tell(prints)
    count = sum(each.changed is not None for each in prints)
    print(f"{len(pictures)} pictures in {time.monotonic() - began:.0f} seconds, {count} have changed.")
    print(f"The contact sheet: {folder / 'sheet.webp'}")
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`make pictures`: takes all pictures, lists what has changed since the last commit, and writes the contact sheet.

`python -m pictures own swazi` takes only the screens whose names begin with one of these words, and leaves the
sheet of the repository alone. `python -m pictures --lang es` takes them in another language: the sheet of that
language is docs/pictures/es.webp.
"""

import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.conftest import FLAGS, chromium_path
from cassino.texts import language
from pictures.camera import Picture, SteadyServer, taken
from pictures.fingerprints import Fingerprints, as_text, committed, fingerprint
from pictures.scenes import Screen
from pictures.screens import SCREENS
from pictures.sheet import Print, contact_sheet

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "docs" / "pictures"
LARGE = ROOT / "build" / "pictures"
"""For whole pictures, and for the sheet with red frames."""
QUALITY = 60


def take(screens: Sequence[Screen]) -> list[Picture]:
    """All pictures of these screens; each is named on the terminal as it is taken."""
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


def printed(pictures: Sequence[Picture], before: Fingerprints) -> list[Print]:
    """The pictures with what has changed in each."""
    return [Print(each, _changed(each, before)) for each in pictures]


def _changed(picture: Picture, before: Fingerprints) -> tuple[int, int, int, int] | None:
    if picture.image is None:
        return None
    known = before.get(picture.title)
    return fingerprint(picture.image).changed(known) if known else (0, 0, *picture.image.size)


def keep_large(pictures: Sequence[Picture], folder: Path = LARGE) -> None:
    """Every picture as it was taken, for looking."""
    folder.mkdir(parents=True, exist_ok=True)
    for each in pictures:
        if each.image:
            each.image.save(folder / f"{each.title.replace(' ', '-')}.png", compress_level=1)


def keep_sheet(pictures: Sequence[Picture], name: str) -> None:
    """A contact sheet, in the repository."""
    KEPT.mkdir(parents=True, exist_ok=True)
    contact_sheet([Print(each, None) for each in pictures]).save(KEPT / f"{name}.webp", quality=QUALITY, method=6)


def keep(pictures: Sequence[Picture]) -> None:
    """The sheet and the fingerprints, in the repository."""
    keep_sheet(pictures, "sheet")
    found = {each.title: fingerprint(each.image) for each in pictures if each.image}
    (KEPT / "fingerprints.json").write_text(as_text(found))


def tell(prints: Sequence[Print], gone: Sequence[str]) -> bool:
    """Say what is new and what went wrong; whether nothing went wrong."""
    for each in prints:
        title = each.picture.title
        for problem in each.picture.problems:
            print(f"  wrong    {title}: {problem}")
        if each.changed:
            left, top, right, bottom = each.changed
            print(f"  changed  {title}: from {left},{top} to {right},{bottom}")
    for title in gone:
        print(f"  gone     {title}")
    return not any(each.picture.problems for each in prints)


def take_in(code: str, words: Sequence[str]) -> int:
    """The pictures in another language; what is cut off, or in English in the pseudo-language, is wrong."""
    language.use(code)
    pictures = take([screen for screen in SCREENS if not words or screen.name.startswith(tuple(words))])
    keep_large(pictures, LARGE / code)
    if not words:
        keep_sheet(pictures, code)
    print(f"The pictures: {LARGE / code}")
    return 0 if tell([Print(each, None) for each in pictures], []) else 1


def main(words: Sequence[str]) -> int:
    """The exit status: 0, also where something has changed; 1 where a picture could not be taken."""
    began = time.monotonic()
    if words[:1] == ["--lang"]:
        return take_in(words[1], words[2:])
    screens = [screen for screen in SCREENS if not words or screen.name.startswith(tuple(words))]
    before = committed(KEPT / "fingerprints.json")
    pictures = take(screens)
    prints = printed(pictures, before)
    keep_large(pictures)
    contact_sheet(prints).save(LARGE / "sheet.webp", quality=QUALITY)
    titles = {each.title for each in pictures}
    is_well = tell(prints, [] if words else sorted(before.keys() - titles))
    changed = sum(each.changed is not None for each in prints)
    if not words and is_well and (changed or before.keys() != titles):
        keep(pictures)
    print(f"{len(pictures)} pictures in {time.monotonic() - began:.0f} seconds, {changed} have changed.")
    print(f"The sheet: {LARGE / 'sheet.webp'}")
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

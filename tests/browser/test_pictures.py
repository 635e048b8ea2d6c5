"""`make pictures`: two of its screens, twice; what has changed is found, and shown."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser

pytest.importorskip("PIL", reason="the pictures need Pillow: make browser")

from PIL import Image, ImageDraw

from pictures.camera import Picture, SteadyServer, taken
from pictures.fingerprints import SQUARE, as_text, fingerprint, from_text
from pictures.looks import Look
from pictures.screens import SCREENS
from pictures.sheet import WIDTH, Print, contact_sheet

pytestmark = pytest.mark.browser

TWO = [screen for screen in SCREENS if screen.name in ("card chosen", "sign in")]


@pytest.fixture
def pictures(tmp_path: Path, chromium: Browser) -> Iterator[Sequence[Picture]]:
    server = SteadyServer(tmp_path)
    yield list(taken(server, chromium, TWO))
    server.kill()


def test_two_screens_are_the_same_on_another_server(
    pictures: Sequence[Picture], tmp_path_factory: pytest.TempPathFactory, chromium: Browser
) -> None:
    other = SteadyServer(tmp_path_factory.mktemp("other"))
    again = list(taken(other, chromium, TWO))
    other.kill()
    assert [each.title for each in pictures] == [title for screen in TWO for title in screen.titles()]
    for before, after in zip(pictures, again, strict=True):
        assert before.problems == after.problems == []
        assert before.image and after.image
        assert fingerprint(after.image).changed(fingerprint(before.image)) is None, before.title


def test_a_change_is_found_where_it_is_and_framed(pictures: Sequence[Picture]) -> None:
    before = pictures[0].image
    assert before
    known = from_text(as_text({"it": fingerprint(before)}))["it"]
    changed = before.copy()
    ImageDraw.Draw(changed).rectangle((100, 200, 140, 220), fill="#ff00ff")
    box = fingerprint(changed).changed(known)
    assert box == (96, 192, 144, 224)
    assert all(edge % SQUARE == 0 for edge in box)
    plain, framed = (contact_sheet([Print(pictures[0], found)]) for found in (None, box))
    assert plain.size == framed.size and plain.width == WIDTH
    assert plain.tobytes() != framed.tobytes()


def test_a_screen_that_cannot_be_taken_leaves_its_place_empty() -> None:
    missing = Picture("broken", Look("phone"), None, ["it failed"])
    assert contact_sheet([Print(missing, None)]).height > 400


def test_another_size_is_another_picture() -> None:
    small, large = (fingerprint(Image.new("RGB", (64, height))) for height in (64, 96))
    assert large.changed(small) == (0, 0, 64, 96)


def test_every_screen_has_a_name_of_its_own() -> None:
    titles = [title for screen in SCREENS for title in screen.titles()]
    assert len(titles) == len(set(titles)) >= 60

"""Pictures are replaced only when they change visibly, and contact sheets show what has changed."""

from pathlib import Path

import pytest

pytest.importorskip("PIL", reason="the pictures need Pillow: make browser")

from PIL import Image, ImageDraw

from pictures.__main__ import main
from pictures.camera import Picture
from pictures.changes import SQUARE, changed
from pictures.keeping import film, replace, still
from pictures.looks import Look
from pictures.screens import SCREENS
from pictures.sheet import WIDTH, Print, contact_sheet

pytestmark = pytest.mark.browser


def table() -> Image.Image:
    """Something with as many colors and edges as a table."""
    image = Image.linear_gradient("L").resize((320, 240)).convert("RGB")
    pen = ImageDraw.Draw(image)
    for left in range(20, 300, 60):
        pen.rectangle((left, 80, left + 40, 140), fill="#fffdf6", outline="#222222")
    return image


def with_a_card(place: int) -> Image.Image:
    image = table()
    ImageDraw.Draw(image).rectangle((place, 160, place + 20, 190), fill="#c82828")
    return image


def test_what_looks_the_same_is_not_written_again(tmp_path: Path) -> None:
    file = tmp_path / "table.webp"
    assert replace(file, still(table()))
    written = file.read_bytes()
    barely = table()
    barely.putpixel((7, 7), (90, 90, 90))
    content = still(barely)
    assert content != written
    assert not replace(file, content)
    assert file.read_bytes() == written


def test_what_looks_different_is_written_again(tmp_path: Path) -> None:
    file = tmp_path / "table.webp"
    replace(file, still(table()))
    content = still(with_a_card(40))
    assert replace(file, content)
    assert file.read_bytes() == content


def test_a_film_is_written_again_if_a_frame_or_its_time_changes(tmp_path: Path) -> None:
    file = tmp_path / "film.webp"
    frames, times = [with_a_card(place) for place in (20, 60, 100)], [60, 60, 500]
    assert replace(file, film(frames, times))
    with Image.open(file) as image:
        assert image.n_frames == 3  # type: ignore[attr-defined]
    assert not replace(file, film(frames, times))
    assert replace(file, film([frames[0], table(), frames[2]], times))
    assert replace(file, film(frames, times))
    assert replace(file, film(frames, [60, 90, 500]))
    assert replace(file, film(frames, [90, 60, 500]))


def test_a_film_is_the_same_with_a_frame_twice(tmp_path: Path) -> None:
    file = tmp_path / "film.webp"
    twice = with_a_card(60)
    twice.putpixel((7, 7), (90, 90, 90))
    replace(file, film([with_a_card(20), with_a_card(60)], [60, 120]))
    assert not replace(file, film([with_a_card(20), with_a_card(60), twice], [60, 60, 60]))


def test_a_change_is_found_where_it_is_and_framed() -> None:
    before, after = table(), table()
    ImageDraw.Draw(after).rectangle((100, 200, 140, 220), fill="#ff00ff")
    box = changed(after, before)
    assert box == (96, 192, 144, 224)
    assert all(edge % SQUARE == 0 for edge in box)
    picture = Picture("table", Look("phone"), after, [])
    plain, framed = (contact_sheet([Print(picture, found)]) for found in (None, box))
    assert plain.size == framed.size and plain.width == WIDTH
    assert plain.tobytes() != framed.tobytes()


def test_another_color_of_the_same_brightness_is_a_change() -> None:
    red, green = (Image.new("RGB", (64, 64), color) for color in ("#c80000", "#006600"))
    assert red.convert("L").getpixel((0, 0)) == green.convert("L").getpixel((0, 0))
    assert changed(green, red) == (0, 0, 64, 64)


def test_another_size_is_another_picture() -> None:
    small, large = (Image.new("RGB", (64, height)) for height in (64, 96))
    assert changed(large, small) == (0, 0, 64, 96)


def test_a_screen_that_cannot_be_taken_leaves_its_place_empty() -> None:
    missing = Picture("broken", Look("phone"), None, ["it failed"])
    assert contact_sheet([Print(missing, None)]).height > 400


def test_every_screen_has_a_name_of_its_own() -> None:
    titles = [title for screen in SCREENS for title in screen.titles()]
    assert len(titles) == len(set(titles)) >= 60


def test_a_picture_that_is_not_known_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["table", "tabel"]) == 2
    assert capsys.readouterr().out.startswith("There is no picture tabel. The pictures: table, phone,")

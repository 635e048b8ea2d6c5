"""`make screens`: two of its screens, twice. `make pictures`: one of its pictures, and a few frames of the film."""

from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path

import pytest
from playwright.sync_api import Browser

pytest.importorskip("PIL", reason="the pictures need Pillow: make browser")

from PIL import Image

from pictures import terminal
from pictures.__main__ import MAKERS
from pictures.all_screens import keep
from pictures.camera import Picture, SteadyServer, taken
from pictures.changes import changed
from pictures.film import Film, dealt, is_the_film, opened
from pictures.keeping import replace
from pictures.screens import SCREENS
from table_server import seated

pytestmark = pytest.mark.browser

TWO = [screen for screen in SCREENS if screen.name in ("card chosen", "sign in")]


@pytest.fixture
def steady_server(tmp_path: Path) -> Iterator[SteadyServer]:
    server = SteadyServer(tmp_path)
    yield server
    server.kill()


@pytest.fixture
def other_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SteadyServer]:
    server = SteadyServer(tmp_path_factory.mktemp("other"))
    yield server
    server.kill()


def test_two_screens_are_the_same_on_another_server(
    steady_server: SteadyServer, other_server: SteadyServer, chromium: Browser, tmp_path: Path
) -> None:
    pictures: Sequence[Picture]
    pictures, again = (list(taken(server, chromium, TWO)) for server in (steady_server, other_server))
    assert [each.title for each in pictures] == [title for screen in TWO for title in screen.titles()]
    for before, after in zip(pictures, again, strict=True):
        assert before.problems == after.problems == []
        assert keep(before, tmp_path).changed is None, "there is nothing to compare it with"
        assert keep(after, tmp_path).changed is None, before.title


def test_a_picture_is_made_and_stays_as_it_is_on_another_server(
    steady_server: SteadyServer, other_server: SteadyServer, chromium: Browser, tmp_path: Path
) -> None:
    file = tmp_path / "school.webp"
    assert replace(file, MAKERS["school"](steady_server, chromium))
    written = file.read_bytes()
    assert not replace(file, MAKERS["school"](other_server, chromium))
    assert file.read_bytes() == written
    with Image.open(file) as image:
        assert image.size == (840, 720)
        assert len(image.getcolors(2**24) or ()) > 1000, "it shows nothing"


def test_the_terminal_is_drawn_as_it_was_written(chromium: Browser) -> None:
    image = Image.open(BytesIO(terminal.photographed(chromium, terminal.session()))).convert("RGB")
    colors: list[tuple[int, tuple[int, int, int]]] = image.getcolors(2**24) or []  # type: ignore[assignment]
    assert sum(count for count, (r, g, b) in colors if r > 200 and g < 90 and b < 90) > 100, "no heart is red"


def test_the_film_moves_and_is_the_same_on_another_server(
    steady_server: SteadyServer, other_server: SteadyServer, chromium: Browser
) -> None:
    films = []
    for server in (steady_server, other_server):
        with opened(server, chromium) as table:
            film = Film(table)
            film.tap(film.card("10C"))
            films.append(film.frames)
            assert table.verbs.count(), "the tap has chosen nothing"
    first, second = films
    assert len(first) == len(second)
    assert not any(changed(one, other) for one, other in zip(first, second, strict=True))
    assert changed(first[-1], first[0]), "nothing moves"


def test_the_cards_of_the_film_make_a_build_a_capture_and_a_sweep(steady_server: SteadyServer) -> None:
    steady_server.welcome()
    found = dealt(steady_server).removeprefix("/m/")
    with seated(steady_server.port, found) as ann:
        for move in ("4S+6S, 10D = 10", "10C x 10D, 7S+3C, 6S+4S", "9D x 5H+4H"):
            ann.until_asked()
            assert ann.ask("move", move=move)["type"] == "view"
        assert is_the_film(ann.view)

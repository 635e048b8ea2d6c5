"""What other sites show of a link: titles, sentences and pictures, and nothing that strangers may not know."""

import asyncio
import re
import sys
from collections.abc import Iterator
from html import unescape
from io import BytesIO
from typing import Any

import httpx
import pytest
from babel import Locale
from fluent.runtime.types import fluent_date
from PIL import Image

from cassino.analysis.puzzles.puzzle import puzzle_number, shipped
from cassino.cards import cards_in
from cassino.engine.layout import table_cards
from cassino.rules import load_variant
from cassino.rules.packs import format_card
from cassino.server.features.contests.periods import today
from cassino.server.features.previews import drawing, service
from cassino.server.features.previews.drawing import HEIGHT, WIDTH, Drawing, drawn
from cassino.server.features.previews.service import general
from cassino.server.http.refusals import BadRequest
from cassino.server.jobs.compute import NOBODY, Nobody
from cassino.server.jobs.shared import Shared
from cassino.texts import tell
from cassino.texts.language import speaking
from table_server import PATIENCE

HIDDEN = next(number for number, puzzle in enumerate(shipped(), 1) if not puzzle.is_exact)
SEATS = [{"kind": "human", "name": "Secret Ann"}, {"kind": "open", "name": "Hal", "bot": "greedy"}]


@pytest.fixture
def web(port: int) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
        yield client


def tags(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[a-z:_]+)" content="([^"]*)">', page)
    return {name: unescape(content) for name, content in found}


def picture(web: httpx.Client, address: str) -> Image.Image:
    answer = web.get(address)
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/png", address
    return Image.open(BytesIO(answer.content))


@pytest.mark.parametrize("path", ["/", "/puzzle", "/puzzle/12", "/puzzle/next", "/daily", "/learn", "/learn/build"])
def test_a_page_has_a_preview_with_a_picture(web: httpx.Client, path: str) -> None:
    found = tags(web.get(path).text)
    assert found["og:title"] and found["og:description"] and found["twitter:card"] == "summary_large_image"
    assert found["og:url"] == f"{str(web.base_url).rstrip(chr(47))}{path}"
    assert found["og:image"].startswith(str(web.base_url))
    assert picture(web, found["og:image"]).size == (WIDTH, HEIGHT)


@pytest.mark.parametrize(("visibility", "is_told"), [("link", False), ("open", True)])
def test_only_a_table_for_everybody_tells_its_names(web: httpx.Client, visibility: str, is_told: bool) -> None:
    body = {"variant": "casino_long", "seats": SEATS, "visibility": visibility}
    match_id = web.post("/api/matches", json=body).json()["id"]
    page = web.get(f"/m/{match_id}").text
    found = tags(page)
    assert found["og:title"] == "Casino: take a seat"
    assert ("Secret Ann" in page) == is_told
    assert picture(web, found["og:image"]).size == (WIDTH, HEIGHT)


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_the_day_of_a_deal_is_written_as_the_language_writes_it(web: httpx.Client, language: str) -> None:
    found = tags(web.get(f"/daily?lang={language}").text)
    with speaking(language):
        day = fluent_date(today(), dateStyle="long").format(Locale(language))
        title, game = tell("preview-daily", day=day), load_variant("casino").title
    assert str(today()) not in day and found["og:title"] == title
    assert web.get(found["og:image"]).content == service.of_words(title, (game,))


def test_there_is_no_picture_of_what_is_not_there(web: httpx.Client) -> None:
    for path in ("table/nothing", "puzzle/0", "puzzle/x", "daily/poker", "lesson/poker"):
        assert web.get(f"/previews/{path}.png").status_code == 404, path
    assert tags(web.get("/m/nothing").text) == {}


def test_a_picture_of_a_puzzle_shows_what_its_player_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Drawing] = []
    monkeypatch.setattr(drawing, "drawn", lambda each: asked.append(each) or b"")
    service.of_puzzle(HIDDEN)
    puzzle = puzzle_number(HIDDEN)
    shown = {card for pile in asked[0].table for card in pile} | set(asked[0].hand)
    unseen = {format_card(card, puzzle.state.rules.deck.pack) for card in cards_in(puzzle.view.unseen)}
    assert asked[0].hand and not shown & unseen
    seen = puzzle.view.hand | table_cards(puzzle.state)
    assert shown == {format_card(card, puzzle.state.rules.deck.pack) for card in cards_in(seen)}


@pytest.mark.parametrize("number", [1, 20, 40])
def test_every_card_fits_on_the_picture(number: int) -> None:
    table = tuple((f"{1 + place % 9}{'SHDCGRYB'[place % 8]}",) for place in range(number))
    image = Image.open(BytesIO(drawn(Drawing("Title", ("Line",), table, ("7H", "8S"))))).convert("RGB")
    white = [x for x in range(WIDTH) for y in range(0, HEIGHT, 7) if image.getpixel((x, y)) == (255, 251, 240)]
    assert white and max(white) < WIDTH - 40


def test_words_that_cannot_be_drawn_are_left_out_and_long_ones_cut_short() -> None:
    plain = drawn(Drawing("Title"))
    assert drawn(Drawing("Title", ("日本語",))) == plain
    assert drawn(Drawing("Title", ("Ann",))) != plain
    assert Image.open(BytesIO(drawn(Drawing("W" * 500, ("x " * 500,))))).size == (WIDTH, HEIGHT)


def test_without_pillow_there_is_the_general_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cassino.server.features.previews.drawing", None)
    assert service.of_words("Title", ()) is None and service.of_puzzle(1) is None
    assert Image.open(BytesIO(general())).size == (WIDTH, HEIGHT)


class Computing:
    """Calls functions, and counts the calls."""

    def __init__(self, problem: Exception | None = None) -> None:
        self.calls = 0
        self._problem = problem

    async def run(self, _payer: object, function: Any, *arguments: Any) -> Any:
        self.calls += 1
        await asyncio.sleep(0)
        if self._problem:
            raise self._problem
        return function(*arguments)


async def nobody() -> Nobody:
    return NOBODY


def named(title: str) -> bytes | None:
    return title.encode() or None


@pytest.mark.slow
def test_a_picture_is_drawn_once_for_all_who_ask() -> None:
    computing = Computing()

    async def ask() -> list[bytes]:
        shared = Shared(computing)  # type: ignore[arg-type]
        together = await asyncio.gather(*(service.picture(shared, nobody, named, "a") for _ in range(5)))
        return [
            *together,
            await service.picture(shared, nobody, named, "a"),
            await service.picture(shared, nobody, named, ""),
        ]

    assert asyncio.run(ask()) == [b"a"] * 6 + [general()]
    assert computing.calls == 2


@pytest.mark.slow
def test_a_server_that_has_too_much_to_do_shows_the_general_picture() -> None:
    shared = Shared(Computing(BadRequest(429, "too_fast", "error-too-fast")))  # type: ignore[arg-type]
    assert asyncio.run(service.picture(shared, nobody, named, "a")) == general()

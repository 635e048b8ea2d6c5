"""The pages of the lessons, and the addresses they use."""

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.book.differs import BASIC
from cassino.lessons.first_deal import MOST_MOVES
from cassino.notation.typed import LONGEST
from cassino.rules import VariantNotFound, load_variant, variant_ids
from cassino.server.features.learn import service
from cassino.server.features.rules.writing import different_page
from cassino.server.http.bodies import as_json, decoded
from cassino.server.http.packed import packed, packed_response
from cassino.server.http.pages import page, problem_page
from cassino.server.http.previews import Preview, preview
from cassino.server.http.refusals import BadRequest
from cassino.server.people.payers import HTML, computed, same_for_all
from cassino.texts import tell
from cassino.texts.catalog import say

MOST_CARDS = 60
LONGEST_NAME = 40
Text = Annotated[str, msgspec.Meta(max_length=LONGEST)]
Cards = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=8)], ...], msgspec.Meta(max_length=MOST_CARDS)]


Moves = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=100)], ...], msgspec.Meta(max_length=MOST_MOVES)]


class LessonSelection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/lessons/{name}/select`."""

    step: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    cards: Cards
    table: Cards


class DealMoves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/lessons/deal`: your moves so far."""

    moves: Moves


class DealSelection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/lessons/deal/select`: your moves so far, and the cards you have chosen."""

    moves: Moves
    cards: Cards
    table: Cards


class LessonText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/lessons/{name}/read`: a typed move."""

    step: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    text: Text


class DealText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/lessons/deal/read`: your moves so far, and a typed move."""

    moves: Moves
    text: Text


async def overview(request: Request) -> Response:
    """`GET /learn`."""
    variants = [load_variant(id) for id in variant_ids() if id != BASIC]
    return page("learn.html", heading=tell("learn-school"), variants=variants, preview=_school(request))


def _school(request: Request) -> Preview:
    return preview(request, tell("learn-school"), tell("preview-school-about"))


async def lesson_page(request: Request) -> Response:
    """`GET /learn/{name}`."""
    name = request.path_params["name"]
    try:
        title = service.title_of(name)
    except BadRequest as problem:
        return problem_page("site-no-lesson", problem)
    shown = tell("preview-lesson", title=say(title))
    picture = f"/previews/lesson/{name}.png"
    return page("lesson.html", preview=preview(request, shown, tell("preview-school-about"), picture))


async def different(request: Request) -> Response:
    """`GET /learn/rules/{variant}`: what is different in a variant."""
    name = request.path_params["variant"]
    try:
        found = load_variant(name)
    except VariantNotFound as error:
        return problem_page("site-no-rules", BadRequest(404, "unknown_variant", "error-of", problem=error))
    return packed_response(request, await same_for_all(request, packed, different_page, found), HTML)


async def listed(_request: Request) -> Response:
    """`GET /api/lessons`."""
    return as_json(service.listed())


async def taught(request: Request) -> Response:
    """`GET /api/lessons/{name}`."""
    return as_json(await same_for_all(request, service.taught, request.path_params["name"]))


async def dealt(request: Request) -> Response:
    """`POST /api/lessons/deal`: the first deal after your moves."""
    wish = await decoded(DealMoves, request)
    return as_json(await computed(request, service.dealt, wish.moves))


async def select_in_deal(request: Request) -> Response:
    """`POST /api/lessons/deal/select`: what the chosen cards can become in the first deal."""
    wish = await decoded(DealSelection, request)
    return as_json(await computed(request, service.selected_in_deal, wish.moves, wish.cards, wish.table))


async def select(request: Request) -> Response:
    """`POST /api/lessons/{name}/select`: what the chosen cards can become."""
    wish = await decoded(LessonSelection, request)
    name = request.path_params["name"]
    return as_json(await computed(request, service.selected, name, wish.step, wish.cards, wish.table))


async def read_in_deal(request: Request) -> Response:
    """`POST /api/lessons/deal/read`: a typed move of the first deal, in notation."""
    wish = await decoded(DealText, request)
    return as_json(await computed(request, service.read_in_deal, wish.moves, wish.text))


async def read(request: Request) -> Response:
    """`POST /api/lessons/{name}/read`: a typed move of a step, in notation."""
    wish = await decoded(LessonText, request)
    return as_json(await computed(request, service.read, request.path_params["name"], wish.step, wish.text))


ROUTES = [
    Route("/learn", overview),
    Route("/learn/{name}", lesson_page),
    Route("/learn/rules/{variant}", different),
    Route("/api/lessons", listed),
    Route("/api/lessons/deal", dealt, methods=["POST"]),
    Route("/api/lessons/deal/select", select_in_deal, methods=["POST"]),
    Route("/api/lessons/deal/read", read_in_deal, methods=["POST"]),
    Route("/api/lessons/{name}", taught),
    Route("/api/lessons/{name}/select", select, methods=["POST"]),
    Route("/api/lessons/{name}/read", read, methods=["POST"]),
]

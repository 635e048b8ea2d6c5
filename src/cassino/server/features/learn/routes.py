"""The pages of the lessons, and the addresses they use."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.answers import first_deal, lessons
from cassino.answers.first_deal import DealMoves, DealSelection, DealText
from cassino.answers.lessons import LessonSelection, LessonText
from cassino.book.differs import others
from cassino.hosted.wire.refusal import Refusal
from cassino.rules import VariantNotFound, load_variant
from cassino.server.features.rules.writing import different_page
from cassino.server.http.bodies import as_json, decoded
from cassino.server.http.packed import packed, packed_response
from cassino.server.http.pages import page, problem_page
from cassino.server.http.previews import Preview, preview
from cassino.server.http.refusals import BadRequest
from cassino.server.people.payers import HTML, computed, same_for_all
from cassino.texts import tell
from cassino.texts.catalog import say


async def overview(request: Request) -> Response:
    """`GET /learn`."""
    return page("learn.html", heading=tell("learn-school"), variants=others(), preview=_school(request))


def _school(request: Request) -> Preview:
    return preview(request, tell("learn-school"), tell("preview-school-about"))


async def lesson_page(request: Request) -> Response:
    """`GET /learn/{name}`."""
    name = request.path_params["name"]
    try:
        title = first_deal.title_of(name)
    except Refusal as problem:
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
    return as_json(lessons.listed())


async def taught(request: Request) -> Response:
    """`GET /api/lessons/{name}`."""
    return as_json(await same_for_all(request, lessons.taught, request.path_params["name"]))


async def dealt(request: Request) -> Response:
    """`POST /api/lessons/deal`: the first deal after your moves."""
    wish = await decoded(DealMoves, request)
    return as_json(await computed(request, first_deal.dealt, wish.moves))


async def select_in_deal(request: Request) -> Response:
    """`POST /api/lessons/deal/select`: what the chosen cards can become in the first deal."""
    wish = await decoded(DealSelection, request)
    return as_json(await computed(request, first_deal.selected, wish.moves, wish.cards, wish.table))


async def select(request: Request) -> Response:
    """`POST /api/lessons/{name}/select`: what the chosen cards can become."""
    wish = await decoded(LessonSelection, request)
    name = request.path_params["name"]
    return as_json(await computed(request, lessons.selected, name, wish.step, wish.cards, wish.table))


async def read_in_deal(request: Request) -> Response:
    """`POST /api/lessons/deal/read`: a typed move of the first deal, in notation."""
    wish = await decoded(DealText, request)
    return as_json(await computed(request, first_deal.read, wish.moves, wish.text))


async def read(request: Request) -> Response:
    """`POST /api/lessons/{name}/read`: a typed move of a step, in notation."""
    wish = await decoded(LessonText, request)
    return as_json(await computed(request, lessons.read, request.path_params["name"], wish.step, wish.text))


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

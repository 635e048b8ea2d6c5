"""The pages of the lessons, and the addresses that they talk to."""

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.server.features.learn import service
from cassino.server.http.bodies import as_json, decoded
from cassino.server.http.pages import page
from cassino.server.http.refusals import BadRequest
from cassino.server.people.payers import computed

MOST_CARDS = 60
LONGEST_NAME = 40
Cards = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=8)], ...], msgspec.Meta(max_length=MOST_CARDS)]


class LessonSelection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/lessons/{name}/select`."""

    step: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
    cards: Cards
    table: Cards


async def overview(_request: Request) -> Response:
    """`GET /learn`."""
    return page("learn.html", heading="Casino School")


async def lesson_page(request: Request) -> Response:
    """`GET /learn/{name}`."""
    try:
        service.found(request.path_params["name"])
    except BadRequest as problem:
        return page("problem.html", problem.status, title="No such lesson", message=problem.body["message"])
    return page("lesson.html")


async def listed(_request: Request) -> Response:
    """`GET /api/lessons`."""
    return as_json(service.listed())


async def taught(request: Request) -> Response:
    """`GET /api/lessons/{name}`."""
    return as_json(await computed(request, service.taught, request.path_params["name"]))


async def select(request: Request) -> Response:
    """`POST /api/lessons/{name}/select`: what the chosen cards can become."""
    wish = await decoded(LessonSelection, request)
    name = request.path_params["name"]
    return as_json(await computed(request, service.selected, name, wish.step, wish.cards, wish.table))


ROUTES = [
    Route("/learn", overview),
    Route("/learn/{name}", lesson_page),
    Route("/api/lessons", listed),
    Route("/api/lessons/{name}", taught),
    Route("/api/lessons/{name}/select", select, methods=["POST"]),
]

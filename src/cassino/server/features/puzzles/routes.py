"""The pages of the puzzles, and the addresses that they talk to."""

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.analysis.puzzles.puzzle import number_of_day
from cassino.server.features.daily.days import today
from cassino.server.features.puzzles import service as puzzles_service
from cassino.server.http.bodies import as_json, decoded, json_body, number_in
from cassino.server.http.pages import page
from cassino.server.http.refusals import BadRequest
from cassino.server.people.payers import computed

LONGEST_MOVE = 1000
"""Letters; to say what is wrong in a longer text would take a while."""


class Selection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/puzzles/{number}/select`."""

    cards: tuple[str, ...]
    table: tuple[str, ...]


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/puzzles/{number}/answer`."""

    move: Annotated[str, msgspec.Meta(max_length=LONGEST_MOVE)]


def _number(request: Request) -> int:
    return number_in(request.path_params["number"]) or 0


async def of_today(_request: Request) -> Response:
    """`GET /puzzle`."""
    return page("puzzle.html")


async def numbered(request: Request) -> Response:
    """`GET /puzzle/{number}`."""
    try:
        puzzles_service.found(_number(request))
    except BadRequest as problem:
        return page("problem.html", problem.status, title="No such puzzle", message=problem.body.message)
    return page("puzzle.html")


async def ask_today(request: Request) -> Response:
    """`GET /api/puzzles/today`."""
    day = today()
    return as_json(await computed(request, puzzles_service.question, number_of_day(day), day.isoformat()))


async def ask(request: Request) -> Response:
    """`GET /api/puzzles/{number}`."""
    return as_json(await computed(request, puzzles_service.question, _number(request)))


async def select(request: Request) -> Response:
    """`POST /api/puzzles/{number}/select`: what the chosen cards can become."""
    wish = await decoded(Selection, request)
    return as_json(await computed(request, puzzles_service.selected, _number(request), wish.cards, wish.table))


async def answer(request: Request) -> Response:
    """`POST /api/puzzles/{number}/answer`."""
    wish = await decoded(Answer, request)
    return as_json(await computed(request, puzzles_service.answered, _number(request), wish.move))


async def solution(request: Request) -> Response:
    """`POST /api/puzzles/{number}/solution`, body `{}`."""
    await json_body(request)
    return as_json(await computed(request, puzzles_service.solution, _number(request)))


ROUTES = [
    Route("/puzzle", of_today),
    Route("/puzzle/{number}", numbered),
    Route("/api/puzzles/today", ask_today),
    Route("/api/puzzles/{number}", ask),
    Route("/api/puzzles/{number}/select", select, methods=["POST"]),
    Route("/api/puzzles/{number}/answer", answer, methods=["POST"]),
    Route("/api/puzzles/{number}/solution", solution, methods=["POST"]),
]

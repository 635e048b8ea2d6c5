"""The pages of the puzzles, and the addresses that they talk to."""

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from cassino.analysis.puzzles.shelf import number_of_day
from cassino.server import puzzles
from cassino.server.api import json_body
from cassino.server.days import today
from cassino.server.pages import page
from cassino.server.refusal import BadRequest, Refusal

SEARCHES = asyncio.Semaphore(2)
"""So many answers are looked at at the same time."""


class Selection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/puzzles/{number}/select`."""

    cards: tuple[str, ...]
    table: tuple[str, ...]


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/puzzles/{number}/answer`."""

    move: str


def _number(request: Request) -> int:
    text = request.path_params["number"]
    return int(text) if text.isdecimal() and len(text) < 10 else 0


async def of_today(_request: Request) -> Response:
    """`GET /puzzle`."""
    return page("puzzle.html")


async def numbered(request: Request) -> Response:
    """`GET /puzzle/{number}`."""
    try:
        puzzles.found(_number(request))
    except BadRequest as problem:
        return page("problem.html", problem.status, title="No such puzzle", message=problem.body["message"])
    return page("puzzle.html")


async def ask_today(_request: Request) -> Response:
    """`GET /api/puzzles/today`."""
    day = today()
    return JSONResponse({"day": day.isoformat(), **await asyncio.to_thread(puzzles.question, number_of_day(day))})


async def ask(request: Request) -> Response:
    """`GET /api/puzzles/{number}`."""
    return JSONResponse({"day": None, **await asyncio.to_thread(puzzles.question, _number(request))})


def _decoded(body: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequest(400, "malformed", f"The body cannot be read: {error}.") from None


async def select(request: Request) -> Response:
    """`POST /api/puzzles/{number}/select`: what the chosen cards can become."""
    wish: Selection = _decoded(await json_body(request), Selection)
    try:
        return JSONResponse(puzzles.selected(_number(request), wish.cards, wish.table))
    except Refusal as refusal:
        raise BadRequest(422, refusal.code, refusal.message) from None


async def answer(request: Request) -> Response:
    """`POST /api/puzzles/{number}/answer`."""
    wish: Answer = _decoded(await json_body(request), Answer)
    async with SEARCHES:
        return JSONResponse(await asyncio.to_thread(puzzles.answered, _number(request), wish.move))


async def solution(request: Request) -> Response:
    """`POST /api/puzzles/{number}/solution`, body `{}`."""
    await json_body(request)
    async with SEARCHES:
        return JSONResponse(await asyncio.to_thread(puzzles.solution, _number(request)))


ROUTES = [
    Route("/puzzle", of_today),
    Route("/puzzle/{number}", numbered),
    Route("/api/puzzles/today", ask_today),
    Route("/api/puzzles/{number}", ask),
    Route("/api/puzzles/{number}/select", select, methods=["POST"]),
    Route("/api/puzzles/{number}/answer", answer, methods=["POST"]),
    Route("/api/puzzles/{number}/solution", solution, methods=["POST"]),
]

"""The pages of the puzzles, and the addresses they use."""

import asyncio

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.analysis.puzzles.puzzle import number_of_day, puzzle_number
from cassino.answers import puzzles
from cassino.answers.puzzles import Answer, Selection, Verdict
from cassino.hosted.wire.refusal import Refusal
from cassino.rules import load_variant
from cassino.server.features.contests.periods import today
from cassino.server.features.puzzles import service
from cassino.server.http.bodies import as_json, decoded, json_body, number_in
from cassino.server.http.pages import page, problem_page
from cassino.server.http.previews import Preview, preview
from cassino.server.http.refusals import BadRequest
from cassino.server.people import check_writable, user_of
from cassino.server.people.members import People, owner_of
from cassino.server.people.payers import computed, same_for_all
from cassino.server.people.puzzle_ratings import PuzzleRatings, Record
from cassino.server.services import Services, services_of
from cassino.server.storage.events import Store
from cassino.texts import tell


def _number(request: Request) -> int:
    return number_in(request.path_params["number"]) or 0


async def of_today(request: Request) -> Response:
    """`GET /puzzle`: the puzzle of the day, or one of a theme."""
    if "theme" in request.query_params:
        return await chosen_page(request)
    return page("puzzle.html", preview=_preview(request, number_of_day(today())))


def _preview(request: Request, number: int) -> Preview:
    title = tell("preview-puzzle", number=number)
    about = tell("preview-puzzle-about", rules=load_variant(puzzle_number(number).variant).title)
    return preview(request, title, about, f"/previews/puzzle/{number}.png")


async def numbered(request: Request) -> Response:
    """`GET /puzzle/{number}`."""
    try:
        puzzles.puzzle_of(_number(request))
    except Refusal as problem:
        return problem_page("site-no-puzzle", problem)
    return page("puzzle.html", preview=_preview(request, _number(request)))


async def chosen_page(request: Request) -> Response:
    """`GET /puzzle/next`: a puzzle that is chosen for the person."""
    shown = preview(request, tell("preview-puzzles"), tell("preview-puzzles-about"))
    return page("puzzle.html", preview=shown)


async def ask_today(request: Request) -> Response:
    """`GET /api/puzzles/today`."""
    day = today()
    return as_json(await same_for_all(request, puzzles.question, number_of_day(day), day.isoformat()))


async def ask(request: Request) -> Response:
    """`GET /api/puzzles/{number}`."""
    return as_json(await same_for_all(request, puzzles.question, _number(request)))


async def ask_next(request: Request) -> Response:
    """`GET /api/puzzles/next`: one near your rating, of a theme, or of the theme in which you have solved the
    fewest.
    """
    query, user = request.query_params, await user_of(request)
    theme = puzzles.checked_theme(query.get("theme", ""))
    besides = number_in(query["besides"]) if "besides" in query else 0
    if besides is None:
        raise BadRequest(422, "besides", "error-besides")
    chosen = asyncio.to_thread(
        service.chosen, services_of(request)[PuzzleRatings], user.id if user else None, theme, besides
    )
    number, practised = await chosen
    return as_json(await same_for_all(request, puzzles.question, number, None, practised))


async def mine(request: Request) -> Response:
    """`GET /api/puzzles/me`: your rating, and how you have done in each theme."""
    user = await user_of(request)
    record = await asyncio.to_thread(services_of(request)[PuzzleRatings].record, user.id) if user else Record()
    return as_json(service.puzzle_record(record))


async def select(request: Request) -> Response:
    """`POST /api/puzzles/{number}/select`: what the chosen cards can become."""
    wish = await decoded(Selection, request)
    return as_json(await computed(request, puzzles.selected, _number(request), wish.cards, wish.table))


async def answer(request: Request) -> Response:
    """`POST /api/puzzles/{number}/answer`."""
    wish = await decoded(Answer, request)
    return await _noted(request, await computed(request, puzzles.answered, _number(request), wish.move))


async def solution(request: Request) -> Response:
    """`POST /api/puzzles/{number}/solution`, body `{}`. If you have not answered yet, it counts as a wrong answer."""
    await json_body(request)
    return await _noted(request, await same_for_all(request, puzzles.solution, _number(request)))


async def _noted(request: Request, verdict: Verdict) -> Response:
    """A verdict, with its effect on the ratings of the person, who may be a new guest, and of the puzzle."""
    try:
        check_writable(request)
        user, token = await owner_of(request)
    except Refusal as refusal:
        if refusal.code == "unknown_token":
            raise
        return as_json(verdict)  # the puzzle can be solved all the same
    number, is_right = _number(request), verdict.right
    rated = await asyncio.to_thread(
        service.rated, services_of(request)[PuzzleRatings], user.id, number, is_right=is_right
    )
    response = as_json(replace(verdict, rated=rated))
    services_of(request)[People].give(response, token)
    return response


async def begin(services: Services) -> None:
    """Begin to rate people at puzzles."""
    services.add(PuzzleRatings(services[Store].engine))


ROUTES = [
    Route("/puzzle", of_today),
    Route("/puzzle/next", chosen_page),
    Route("/puzzle/{number}", numbered),
    Route("/api/puzzles/next", ask_next),
    Route("/api/puzzles/me", mine),
    Route("/api/puzzles/today", ask_today),
    Route("/api/puzzles/{number}", ask),
    Route("/api/puzzles/{number}/select", select, methods=["POST"]),
    Route("/api/puzzles/{number}/answer", answer, methods=["POST"]),
    Route("/api/puzzles/{number}/solution", solution, methods=["POST"]),
]

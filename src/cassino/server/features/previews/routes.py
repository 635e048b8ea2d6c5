"""The addresses of the pictures of links. They show nothing that the page itself does not show to everybody."""

import asyncio
from collections.abc import Callable
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.answers import first_deal
from cassino.answers.daily import rules_of
from cassino.answers.puzzles import puzzle_of
from cassino.answers.summary import shown_to_strangers
from cassino.server.features.contests.periods import today
from cassino.server.features.previews import service
from cassino.server.http.bodies import number_in
from cassino.server.http.languages import VARY
from cassino.server.http.refusals import BadRequest
from cassino.server.jobs.shared import Shared
from cassino.server.people.payers import purse_of
from cassino.server.room.registry import Matches
from cassino.server.services import services_of
from cassino.texts import tell
from cassino.texts.catalog import say

KEPT_SECONDS = 600


async def table(request: Request) -> Response:
    """`GET /previews/table/{id}.png`: the game, and the players at a table that everybody may see."""
    found = await asyncio.to_thread(services_of(request)[Matches].store.listed_as, request.path_params["id"])
    if found is None:
        raise BadRequest(404, "unknown_match", "error-unknown-match")
    rules, names = shown_to_strangers(found)
    title = tell("preview-table", rules=rules) if rules else tell("preview-start")
    lines = [tell("preview-table-names", names=names)] if names else []
    return await _picture(request, service.of_words, title, tuple(lines))


async def puzzle(request: Request) -> Response:
    """`GET /previews/puzzle/{number}.png`: the position of the puzzle."""
    number = number_in(request.path_params["number"]) or 0
    puzzle_of(number)
    return await _picture(request, service.of_puzzle, number)


async def daily(request: Request) -> Response:
    """`GET /previews/daily/{variant}.png`: the day and the game, without any card."""
    rules = rules_of(request.path_params["variant"])
    title = tell("preview-daily", day=today())
    return await _picture(request, service.of_words, title, (rules.title,))


async def lesson(request: Request) -> Response:
    """`GET /previews/lesson/{name}.png`: what it teaches."""
    title = tell("preview-lesson", title=say(first_deal.title_of(request.path_params["name"])))
    return await _picture(request, service.of_words, title, (tell("learn-school"),))


async def _picture(request: Request, function: Callable[..., bytes | None], *arguments: object) -> Response:
    content = await service.picture(services_of(request)[Shared], partial(purse_of, request), function, *arguments)
    headers = {"Cache-Control": f"public, max-age={KEPT_SECONDS}", "Vary": VARY}
    return Response(content, media_type="image/png", headers=headers)


ROUTES = [
    Route("/previews/table/{id}.png", table),
    Route("/previews/puzzle/{number}.png", puzzle),
    Route("/previews/daily/{variant}.png", daily),
    Route("/previews/lesson/{name}.png", lesson),
]

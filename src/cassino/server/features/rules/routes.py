"""Rule books as pages: made outside the event loop, once for everybody."""

from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.hosted.wire.refusal import Refusal
from cassino.rules import Rules, VariantNotFound, load_variant
from cassino.server.features.rules.writing import book_page, index_page, printed_page
from cassino.server.http.packed import packed, packed_response
from cassino.server.http.pages import moved, problem_page
from cassino.server.http.refusals import BadRequest
from cassino.server.people.payers import HTML, same_for_all
from cassino.server.room.registry import Matches
from cassino.server.services import services_of


async def rule_book(request: Request, rules: Rules, edit: str = "") -> Response:
    """The page of a rule book; with `?sheet` in its address the two pages to print.

    edit: the address of the editor that changes these rules.
    """
    if "sheet" in request.query_params:
        return await _page(request, printed_page, rules)
    return await _page(request, book_page, rules, edit, f"{request.url.path}?sheet")


async def _page(request: Request, write: Callable[..., str], *arguments: Any) -> Response:
    return packed_response(request, await same_for_all(request, packed, write, *arguments), HTML)


async def index(request: Request) -> Response:
    """`GET /rules`."""
    return await _page(request, index_page)


async def of_variant(request: Request) -> Response:
    """`GET /rules/{variant}`."""
    name = request.path_params["variant"]
    try:
        found = load_variant(name)
    except VariantNotFound as error:
        return problem_page("site-no-rules", BadRequest(404, "unknown_variant", "error-of", problem=error))
    if found.id != name:
        return moved(request, f"/rules/{found.id}")
    return await rule_book(request, found, f"/house/new?from={found.id}")


async def of_match(request: Request) -> Response:
    """`GET /m/{id}/rules`: the rule book of a match's rules, including house rules."""
    try:
        room = await services_of(request)[Matches].open(request.path_params["id"])
    except Refusal as refusal:
        return problem_page("site-no-match", refusal, 404)
    return await rule_book(request, room.hosted.match.rules)


ROUTES = [
    Route("/rules", index),
    Route("/rules/{variant}", of_variant),
    Route("/m/{id}/rules", of_match),
]

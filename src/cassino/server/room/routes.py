"""Matches over HTTP: their pages, the available rule sets, new matches, records."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.answers.summary import ListedAs, shown_to_strangers
from cassino.answers.variants import all_offered
from cassino.hosted.commands.creation import NewMatch, check_creator, check_seed, creator_name
from cassino.hosted.match.names import GUEST
from cassino.server.http.bodies import as_json, decoded, json_body
from cassino.server.http.limits import Limits
from cassino.server.http.pages import page
from cassino.server.http.previews import Preview, preview
from cassino.server.people import check_writable, require_user, user_of
from cassino.server.people.members import People
from cassino.server.people.payers import PLAIN, answered, purse_of
from cassino.server.room.answers import Promise
from cassino.server.room.lobby import check_open_tables, hashed_origin
from cassino.server.room.registry import Matches
from cassino.server.room.replays import record_text
from cassino.server.room.sealed import check_history
from cassino.server.services import services_of
from cassino.server.storage.loader import History, load_history
from cassino.texts import tell


async def start(request: Request) -> Response:
    """`GET /`."""
    return page("table.html", preview=preview(request, tell("preview-start"), tell("preview-start-about")))


async def table(request: Request) -> Response:
    """`GET /m/{id}`, `GET /m/{id}/replay`: the same page, even if there is no such match; then it says so."""
    match_id = request.path_params["id"]
    found = await asyncio.to_thread(services_of(request)[Matches].store.listed_as, match_id)
    return page("table.html", preview=_preview(request, match_id, found)) if found else page("table.html", 404)


def _preview(request: Request, match_id: str, found: ListedAs) -> Preview:
    """The preview of the link to a table: with names only if everybody may see it."""
    rules, names = shown_to_strangers(found)
    title = tell("preview-table", rules=rules) if rules else tell("preview-start")
    about = tell("preview-table-names", names=names) if names else tell("preview-table-about")
    return preview(request, title, about, f"/previews/table/{match_id}.png")


async def variants(_request: Request) -> Response:
    """`GET /api/variants`."""
    return as_json(await asyncio.to_thread(all_offered, False))


async def create(request: Request) -> Response:
    """`POST /api/matches`."""
    wish = await decoded(NewMatch, request)
    check_seed(wish)
    asked = await services_of(request)[Matches].terms(wish, await purse_of(request))
    check_creator(wish, await user_of(request))
    user, token = await require_user(request, creator_name(wish) or GUEST)
    if token is None:
        await services_of(request)[People].check_names(user, [seat.name for seat in wish.seats])
    matches, origin = services_of(request)[Matches], None
    if wish.visibility == "open":
        await asyncio.to_thread(check_open_tables, matches.store.engine, user.id)
        address = services_of(request)[Limits].address_of(request)
        origin = address and await asyncio.to_thread(hashed_origin, matches.store.engine, address)
    response = as_json(await matches.create(asked, user, origin), 201)
    services_of(request)[People].give(response, token)
    return response


async def promise(request: Request) -> Response:
    """`POST /api/fair`: promises seeds for a match that is about to be created."""
    await json_body(request)
    check_writable(request)
    return as_json(Promise(await asyncio.to_thread(services_of(request)[Matches].promises.make)), 201)


async def record(request: Request) -> Response:
    """`GET /api/matches/{id}/record`: only when the match is over, because it shows all cards."""
    return await answered(request, PLAIN, record_text, await history_of(request))


async def history_of(request: Request) -> History:
    """All events of the match of an address. Raises Refusal, also if the match is sealed for the person who asks."""
    user = await user_of(request)
    history = await asyncio.to_thread(load_history, services_of(request)[Matches].store, request.path_params["id"])
    check_history(history, user.id if user else "")
    return history


ROUTES = [
    Route("/", start),
    Route("/m/{id}", table),
    Route("/m/{id}/replay", table),
    Route("/api/variants", variants),
    Route("/api/matches", create, methods=["POST"]),
    Route("/api/fair", promise, methods=["POST"]),
    Route("/api/matches/{id}/record", record),
]

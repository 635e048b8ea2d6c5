"""The lobby: tables where somebody waits for others."""

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from cassino.rules import VariantNotFound, load_variant
from cassino.server.http.pages import page
from cassino.server.http.refusals import BadRequest
from cassino.server.people import user_of
from cassino.server.room.lobby import OpenTable
from cassino.server.room.routes import matches_of


async def lobby_page(_request: Request) -> Response:
    """`GET /lobby`: open tables."""
    return page("lobby.html")


async def lobby(request: Request) -> Response:
    """`GET /api/lobby`: open tables, of one variant if it is named."""
    name = request.query_params.get("variant", "")
    try:
        variant = load_variant(name).id if name else ""
    except VariantNotFound as error:
        raise BadRequest(422, "unknown_variant", str(error)) from None
    user, matches = await user_of(request), matches_of(request)
    tables = await matches.lobby.tables(variant)
    shown = [_listed(table, matches.connected(table.id), user.id if user else "") for table in tables]
    return JSONResponse({"tables": shown})


def _listed(table: OpenTable, connected: set[int], user: str) -> dict[str, Any]:
    seats = [{**seat, "here": number in connected} for number, seat in enumerate(table.line["seats"])]
    return {"id": table.id, **table.line, "seats": seats, "mine": user in table.sitters, "updated": table.updated}


ROUTES = [Route("/lobby", lobby_page), Route("/api/lobby", lobby)]

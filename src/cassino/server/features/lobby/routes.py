"""The lobby: tables with a free seat."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.answers.summary import ListedSeat
from cassino.hosted.match.names import in_words
from cassino.rules import VariantNotFound, load_variant
from cassino.server.features.lobby.answers import Lobby, LobbySeat, OpenTable
from cassino.server.http.bodies import as_json
from cassino.server.http.pages import page
from cassino.server.http.refusals import BadRequest
from cassino.server.people import user_of
from cassino.server.room.lobby import WaitingTable
from cassino.server.room.registry import Matches
from cassino.server.services import services_of


async def lobby_page(_request: Request) -> Response:
    """`GET /lobby`: open tables."""
    return page("lobby.html")


async def lobby(request: Request) -> Response:
    """`GET /api/lobby`: open tables, of one variant if it is named."""
    name = request.query_params.get("variant", "")
    try:
        variant = load_variant(name).id if name else ""
    except VariantNotFound as error:
        raise BadRequest(422, "unknown_variant", "error-of", problem=error) from None
    user, matches = await user_of(request), services_of(request)[Matches]
    tables = await matches.lobby.tables(variant)
    shown = [_listed(table, matches.connected(table.id), user.id if user else "") for table in tables]
    return as_json(Lobby(shown))


def _listed(table: WaitingTable, connected: set[int], user: str) -> OpenTable:
    line = table.line
    seats = [_seat(seat, number in connected) for number, seat in enumerate(line.seats)]
    shown = msgspec.structs.asdict(line) | {"seats": seats}
    return OpenTable(id=table.id, **shown, mine=user in table.sitters, updated=table.updated)


def _seat(seat: ListedSeat, here: bool) -> LobbySeat:
    following = in_words(seat.next) if isinstance(seat.next, str) else seat.next
    return LobbySeat(name=in_words(seat.name), open=seat.open, bot=seat.bot, next=following, here=here)


ROUTES = [Route("/lobby", lobby_page), Route("/api/lobby", lobby)]

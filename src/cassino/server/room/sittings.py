"""Coming to a table: sitting down, leaving, looking at earlier deals."""

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.fairness.chain import SIZE
from cassino.hosted.commands.seating import Person, joined
from cassino.hosted.match.names import GUEST
from cassino.hosted.wire.bounds import Whole
from cassino.server.http.bodies import as_json, decoded, json_body, number_in
from cassino.server.people import require_user, user_of
from cassino.server.people.members import People
from cassino.server.people.payers import JSON, answered
from cassino.server.room.answers import Joined, Left
from cassino.server.room.registry import Matches
from cassino.server.room.replays import deal_text, replay
from cassino.server.room.room import Room
from cassino.server.room.routes import history_of
from cassino.server.services import services_of
from cassino.texts.names import NAME_CODES


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/matches/{id}/join`: the name for a new guest, and the seat they want."""

    name: Annotated[str, msgspec.Meta(max_length=NAME_CODES)] = GUEST
    seat: Whole | None = None
    salt: Annotated[str, msgspec.Meta(max_length=2 * SIZE, pattern="^[0-9a-f]{64}$")] | None = None
    """For the first deal of a table that nobody has joined yet."""


class _Newcomer:
    """A person without a session."""

    id = portrait = ""
    has_account = False

    def __init__(self, name: str) -> None:
        self.name = name


async def join(request: Request) -> Response:
    """`POST /api/matches/{id}/join`."""
    wish = await decoded(Joining, request)
    room = await services_of(request)[Matches].open(request.path_params["id"])
    await _check(request, room, wish)
    user, token = await require_user(request, wish.name)
    sitting, is_salted = await room.sit(user, wish.seat, wish.salt)
    response = as_json(Joined(sitting.seat, sitting.when, is_salted))
    services_of(request)[People].give(response, token)
    return response


async def _check(request: Request, room: Room, wish: Joining) -> None:
    """Check that the person can have the seat, so that nobody becomes a guest of this server in vain. Raises
    Refusal.
    """
    person: Person = await user_of(request) or _Newcomer(wish.name)
    joined(room.hosted, person, wish.seat)


async def leave(request: Request) -> Response:
    """`POST /api/matches/{id}/leave`."""
    await json_body(request)
    user = await user_of(request)
    room = await services_of(request)[Matches].open(request.path_params["id"])
    await room.stand_up(user.id if user else "")
    return as_json(Left())


def _number(request: Request) -> int:
    """The deal that an address names; 0, which no deal has, for anything else."""
    return number_in(request.path_params["number"]) or 0


async def past_deal(request: Request) -> Response:
    """`GET /api/matches/{id}/deals/{n}`: all cards of a deal that is over."""
    user = await user_of(request)
    asked = await history_of(request), _number(request), user.id if user else ""
    return await answered(request, JSON, deal_text, *asked)


async def replayed(request: Request) -> Response:
    """`GET /api/matches/{id}/deals/{n}/replay`: a deal of a match that is over, step by step."""
    user = await user_of(request)
    asked = await history_of(request), _number(request), user.id if user else ""
    return await answered(request, JSON, replay, *asked)


ROUTES = [
    Route("/api/matches/{id}/join", join, methods=["POST"]),
    Route("/api/matches/{id}/deals/{number}", past_deal),
    Route("/api/matches/{id}/deals/{number}/replay", replayed),
    Route("/api/matches/{id}/leave", leave, methods=["POST"]),
]

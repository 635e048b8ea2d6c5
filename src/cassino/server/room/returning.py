"""Coming back to a seat without the session that it belongs to: with a seat key."""

import asyncio
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.hosted.commands import seating
from cassino.hosted.match.names import GUEST
from cassino.hosted.wire.refusal import Refusal
from cassino.server.http.bodies import as_json, decoded, json_body
from cassino.server.http.limits import Limits
from cassino.server.http.refusals import BadRequest
from cassino.server.people import check_ban, host_of, require_user, user_of
from cassino.server.people.members import People
from cassino.server.room.answers import Joined, SeatKey
from cassino.server.room.invitations import link_of
from cassino.server.room.registry import Matches
from cassino.server.services import services_of
from cassino.server.storage.moderation import Moderation
from cassino.server.storage.seat_keys import forget_keys, make_key, owner_of

LONGEST_KEY = 80


class Returning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/matches/{id}/return`: the key, however its letters and hyphens are typed."""

    key: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_KEY)]


async def new_key(request: Request) -> Response:
    """`POST /api/matches/{id}/key`: a key for your seat; only this answer shows it."""
    await json_body(request)
    user = await user_of(request)
    check_ban(request, user)
    matches = services_of(request)[Matches]
    room = await matches.open(request.path_params["id"])
    seating.check_keeps_seats(room.hosted)
    if user is None or not seating.is_known(room.hosted, user.id):
        raise Refusal("not_your_seat", "error-no-seat-here")
    key = await asyncio.to_thread(make_key, matches.store.engine, room.id, user.id)
    return as_json(SeatKey(key, f"{link_of(request)[0]}#back={key}"), 201)


async def come_back(request: Request) -> Response:
    """`POST /api/matches/{id}/return`: your seat moves to this session. Windows of the old session only watch."""
    wish = await decoded(Returning, request)
    matches, people = services_of(request)[Matches], services_of(request)[People]
    room = await matches.open(request.path_params["id"])
    before = await _owner(request, wish.key)
    # Checked first, so that nobody becomes a guest in vain.
    seating.handed_over(room.hosted, before, await user_of(request) or _Newcomer())
    name = next((place.name for place in seating.next_places(room.hosted) if place.user == before), GUEST)
    user, token = await require_user(request, name)
    seat = await room.hand_over(before, user)
    if user.id != before:
        await asyncio.to_thread(forget_keys, matches.store.engine, room.id, before)
    is_now = seat in seating.own_seats(room.hosted, user.id)
    response = as_json(Joined(seat, "now" if is_now else "next_deal", salted=False))
    people.give(response, token)
    return response


class _Newcomer:
    """A person without a session."""

    id = name = portrait = ""
    has_account = False


async def _owner(request: Request, key: str) -> str:
    """The person of this match whose key it is. Raises BadRequest, TooFast; Refusal for banned people."""
    limits, matches, match_id = services_of(request)[Limits], services_of(request)[Matches], request.path_params["id"]
    limits.address_keys.check(limits.address_of(request))
    limits.match_keys.check(match_id)
    owner = await asyncio.to_thread(owner_of, matches.store.engine, match_id, key)
    if owner is None:
        raise BadRequest(403, "wrong_key", "error-wrong-key")
    services_of(request)[Moderation].check(owner, host_of(request))
    return owner


ROUTES = [
    Route("/api/matches/{id}/key", new_key, methods=["POST"]),
    Route("/api/matches/{id}/return", come_back, methods=["POST"]),
]

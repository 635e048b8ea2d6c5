"""A match over HTTP: the same views, requests and answers as over the WebSocket, by the same code.

See docs/research/api.md.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack, suppress
from typing import Any, get_args

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.engine.move import MoveList
from cassino.hosted.commands.seating import played_seat
from cassino.hosted.driver.next_step import next_step
from cassino.hosted.frames.people import Viewer
from cassino.hosted.frames.view import view_frame
from cassino.hosted.match.timestamps import now
from cassino.hosted.wire import requests
from cassino.hosted.wire.bounds import Word
from cassino.hosted.wire.messages import DoneFrame, ErrorFrame, RematchFrame
from cassino.hosted.wire.refusal import Refusal
from cassino.hosted.wire.shape import Shape
from cassino.notation.move import format_move
from cassino.server.http.bodies import as_json, decoded, number_in
from cassino.server.http.limits import Limits
from cassino.server.http.refusals import BadRequest
from cassino.server.people import check_ban, host_of, is_signed_in_still, user_of
from cassino.server.room.connection import Connection
from cassino.server.room.lines import Lines
from cassino.server.room.registry import SIGNED_OUT, Matches
from cassino.server.room.room import Room
from cassino.server.room.sealed import check_look
from cassino.server.services import services_of

Endpoint = Callable[[Request], Awaitable[Response]]
ID_BYTES = 12
MOST_MOVES = 256
"""How many moves are listed; only tables with many loose cards have more."""


class LegalMoves(Shape, frozen=True):
    """The moves that can be played now."""

    version: int
    """The version of the match."""
    moves: list[str]
    """The moves, as a `move` request takes them; if there are very many, some with each card."""
    complete: bool
    """Whether these are all moves."""
    claims: list[str]
    """The claims that can be made."""


class AskedSeat(msgspec.Struct, frozen=True):
    """Which of your seats is meant: its number, or `watch`; by default the first one."""

    seat: Word | None = None


class Since(msgspec.Struct, frozen=True):
    """Which of your seats is meant, and the version that you have seen."""

    seat: Word | None = None
    since: Word | None = None


async def opened(request: Request) -> tuple[Room, str]:
    """The match of an address, and the person who asks. Raises Refusal."""
    user = await user_of(request)
    check_ban(request, user)
    room = await services_of(request)[Matches].open(request.path_params["id"])
    check_look(room.hosted, user.id if user else "")
    if next_step(room.hosted) is not None and not room.audience.connections:
        # Nobody has a window open, so nothing has made the match continue.
        room.audience.remove(room.join("watch", user.id if user else ""))
    if user and request.query_params.get("seat") != "watch":
        await room.come_by(user.id)
    return room, user.id if user else ""


async def seat_of(request: Request, room: Room, user: str, asks: bool = False) -> int | None:
    """The seat that is meant; a person who has just sat down through another process may be here before the news of it.

    asks: the request is for players, not for watchers. Raises Refusal for a seat that does not belong to the caller.
    """
    wanted = request.query_params.get("seat")
    with suppress(Refusal):
        seat = played_seat(room.hosted, user, wanted)
        if seat is not None or wanted is not None or not asks:
            return seat
    await asyncio.shield(room.follow())
    return played_seat(room.hosted, user, wanted)


async def look(request: Request) -> Response:
    """`GET /api/matches/{id}`: the match as you see it."""
    room, user = await opened(request)
    seat = await seat_of(request, room, user)
    viewer = Viewer(user, now(), services_of(request)[Matches].downtimes, room.away)
    return as_json(view_frame(room.hosted, room.id, seat, viewer=viewer))


async def stream(request: Request) -> Response:
    """`GET /api/matches/{id}/stream`: frames as lines, first the view, until you close the connection."""
    room, user = await opened(request)
    brake, wanted = services_of(request)[Limits].brake(request, user or None), request.query_params
    if not brake.admit():
        raise BadRequest(429, "too_many", "error-too-many-windows")
    with ExitStack() as leaving:
        leaving.callback(brake.close)
        connection = await room.admit(wanted.get("seat"), user, number_in(wanted.get("since", "")))
        leaving.callback(room.audience.remove, connection)
        connection.host = host_of(request)
        # A person who was banned or signed out before the window could be closed must not stay.
        check_ban(request, await user_of(request))
        if not await is_signed_in_still(request):
            connection.end(SIGNED_OUT)
        services_of(request)[Matches].inform(connection)
        return Lines(connection, leaving.pop_all().close)


async def moves(request: Request) -> Response:
    """`GET /api/matches/{id}/moves`: the moves that your seat can make, for programs that do not know the rules."""
    room, user = await opened(request)
    seat = await seat_of(request, room, user)
    view = room.hosted.view(seat)
    legal = view.moves_up_to(MOST_MOVES) if room.hosted.phase == "play" else MoveList()
    return as_json(
        LegalMoves(
            version=room.hosted.version,
            moves=[format_move(view.public, move) for move in legal],
            complete=legal.complete,
            claims=[format_move(view.public, move) for move in room.hosted.claims(seat)],
        )
    )


def asker(kind: type[requests.Request]) -> Endpoint:
    """The endpoint for a kind of request."""
    tag = str(kind.__struct_config__.tag)

    async def ask(request: Request) -> Response:
        fields = await decoded(dict[str, Any], request)  # read by the room, as what a socket sends: one way to refuse
        if "type" in fields:
            raise BadRequest(400, "malformed", "error-body-type")
        room, user = await opened(request)
        seat = await seat_of(request, room, user, asks=True)
        connection = Connection(seat, user, request.query_params.get("seat"))
        connection.payer = services_of(request)[Limits].purse(request, user)
        name = fields.pop("id", None) or secrets.token_urlsafe(ID_BYTES)
        frame = msgspec.json.encode({"type": tag, "id": name, **fields}).decode()
        # What has begun is finished even if the caller does not wait for it.
        await asyncio.shield(room.answer(connection, frame))
        text = _answer(room, tag, name, connection.outbox.take_all())
        return Response(text, media_type="application/json")

    ask.__name__ = ask.__qualname__ = tag
    ask.__doc__ = f"`POST {_path(tag)}`: {kind.__doc__}"
    return ask


class _Kind(msgspec.Struct):
    """The kind of a frame, from its text."""

    type: str


def _answer(room: Room, tag: str, name: str, frames: Sequence[str]) -> str | bytes:
    """The frame that answers a request, as JSON. Raises Refusal."""
    kinds = [msgspec.json.decode(text, type=_Kind).type for text in frames]
    if "error" in kinds:
        raise _wrong(room, msgspec.json.decode(frames[kinds.index("error")], type=ErrorFrame))
    if tag == "rematch" and room.hosted.successor is not None:
        return msgspec.json.encode(RematchFrame(room.hosted.successor))
    direct = (text for kind, text in zip(kinds, frames, strict=True) if kind != "view")
    return next(direct, None) or msgspec.json.encode(DoneFrame(name, room.hosted.version))


def _wrong(room: Room, frame: ErrorFrame) -> Refusal:
    """The refusal that an error frame holds."""
    fields = {key: value for key in ("why", "until", "seconds") if (value := getattr(frame, key)) is not msgspec.UNSET}
    if frame.code == "stale":
        fields["version"] = room.hosted.version
    return Refusal(frame.code, "error-of", fields=fields, problem=frame.message)


def _path(tag: str) -> str:
    """The path of a kind of request: plural for moves, singular for the others."""
    return f"/api/matches/{{id}}/{'moves' if tag == 'move' else tag}"


SPOKEN = (requests.Say,)
"""Chat is for people, who have a window."""
ASKERS: dict[type[requests.Request], Endpoint] = {
    kind: asker(kind)
    for kind in (each for part in get_args(requests.AnyRequest) for each in (get_args(part) or (part,)))
    if kind not in SPOKEN
}
ROUTES = [
    Route("/api/matches/{id}", look),
    Route("/api/matches/{id}/stream", stream),
    Route("/api/matches/{id}/moves", moves),
    *(Route(_path(str(kind.__struct_config__.tag)), ask, methods=["POST"]) for kind, ask in ASKERS.items()),
]

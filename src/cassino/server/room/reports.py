"""Players report each other to the operator of the server."""

import asyncio
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.bounds import Whole
from cassino.hosted.wire.refusal import Refusal
from cassino.server.http.bodies import as_json, decoded
from cassino.server.http.limits import Limits
from cassino.server.http.refusals import BadRequest
from cassino.server.people import User, check_ban, user_of
from cassino.server.room.answers import Reported
from cassino.server.room.registry import Matches
from cassino.server.services import services_of
from cassino.server.storage import reports
from cassino.texts.names import hides

LONGEST_TEXT = 500


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/matches/{id}/report`: the player's seat, and what was said, or what is wrong."""

    seat: Whole
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)] = ""


async def report(request: Request) -> Response:
    """`POST /api/matches/{id}/report`: report a player to the operator of the server."""
    wish, user = await decoded(Report, request), await user_of(request)
    check_ban(request, user)
    if user is None:
        raise BadRequest(401, "no_session", "error-report-stranger")
    limits = services_of(request)[Limits]
    limits.reports.check(user.id)
    limits.reports.check(limits.address_of(request))
    matches = services_of(request)[Matches]
    room = await matches.open(request.path_params["id"])
    text = _tidy(wish.text)
    row = reports.StoredReport(room.id, wish.seat, _sitter(room.hosted, wish.seat, user), user.id, text)
    await asyncio.to_thread(reports.add, matches.store.engine, row)
    return as_json(Reported())


def _sitter(hosted: HostedMatch, seat: int, user: User) -> str:
    """The id of the person in a seat. Raises Refusal if there is none, or it is the reporter."""
    person = hosted.places[seat].user if 0 <= seat < len(hosted.places) else ""
    if not person or person == user.id:
        raise Refusal("no_seat", "error-report-nobody")
    return person


def _tidy(text: str) -> str:
    """A text in one line. Raises Refusal."""
    words = " ".join(text.split())
    if hides(words):
        raise Refusal("malformed", "error-report-invisible")
    return words


ROUTES = [Route("/api/matches/{id}/report", report, methods=["POST"])]

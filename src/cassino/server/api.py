"""The HTTP part of the protocol."""

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from cassino.bots.levels import DEFAULT, offers
from cassino.notation.record import format_record
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Sides
from cassino.server.matches import Matches
from cassino.server.newmatch import asked, offered_targets, parse_new_match
from cassino.server.refusal import BadRequest, Refusal

LONGEST_BODY = 64 * 1024


def matches_of(request: Request) -> Matches:
    """The matches of this server."""
    matches: Matches = request.app.state.matches
    return matches


async def variants(_request: Request) -> Response:
    """`GET /api/variants`."""
    ids = variant_ids()
    body = {
        "variants": [offered(load_variant(id)) for id in ids],
        "default": {"variant": ids[0], "bot": DEFAULT},
        "bots": [offer.bot for offer in offers()],
        "levels": [{"bot": offer.bot, "level": offer.level, "title": offer.title} for offer in offers() if offer.level],
    }
    return JSONResponse(body)


def offered(rules: Rules) -> dict[str, Any]:
    """What a person chooses by."""
    return {
        "id": rules.id,
        "title": rules.title,
        "summary": rules.summary,
        "aliases": list(rules.aliases),
        "also_called": list(rules.also_called),
        "played_in": rules.played_in,
        "players": list(rules.seating.players),
        "pairs_of_four": rules.seating.sides is Sides.PAIRS_OF_FOUR,
        "target": rules.ending.target,
        "deals": rules.ending.deals,
        "targets": offered_targets(rules),
        "asks": asked(rules),
        "rules": f"/rules/{rules.id}",
    }


async def recent(request: Request) -> Response:
    """`GET /api/matches`."""
    return JSONResponse({"matches": await matches_of(request).recent()})


async def create(request: Request) -> Response:
    """`POST /api/matches`."""
    wish = parse_new_match(await json_body(request))
    return JSONResponse(await matches_of(request).create(wish), 201)


async def json_body(request: Request) -> bytes:
    """The body of a request, not longer than is sensible. Raises BadRequest."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":  # also keeps out forms on foreign pages
        raise BadRequest(415, "content_type", "The body must be application/json.")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LONGEST_BODY:
            raise BadRequest(413, "too_long", f"The body is longer than {LONGEST_BODY} bytes.")
    return body


async def record(request: Request) -> Response:
    """`GET /api/matches/{id}/record`: it tells all cards, so only when the match is over."""
    try:
        live = await matches_of(request).open(request.path_params["id"])
    except Refusal as refusal:
        status = 404 if refusal.code == "unknown_match" else 422
        raise BadRequest(status, refusal.code, refusal.message) from None
    if live.course.phase != "match_over":
        raise BadRequest(409, "not_over", "The record can be read when the match is over.")
    return PlainTextResponse(format_record(live.course.match.record()))

"""The page of the deal of the day, and the addresses it uses."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.rules import Rules
from cassino.server.features.daily import days
from cassino.server.features.daily.service import Daily, Entry, rules_of
from cassino.server.http.bodies import as_json, decoded
from cassino.server.http.pages import moved, page, problem_page
from cassino.server.http.previews import Preview, preview
from cassino.server.http.refusals import BadRequest
from cassino.server.people import check_writable, people_of, player_named
from cassino.texts import tell


def daily_of(request: Request) -> Daily:
    """The deals of the day of this server."""
    found: Daily = request.app.state.daily
    return found


async def today(request: Request) -> Response:
    """`GET /daily`."""
    return page("daily.html", preview=_preview(request, rules_of(None)))


def _preview(request: Request, rules: Rules) -> Preview:
    title = tell("preview-daily", day=days.today())
    about = tell("preview-daily-about", rules=rules.title)
    return preview(request, title, about, f"/previews/daily/{rules.id}.png")


async def of_variant(request: Request) -> Response:
    """`GET /daily/{variant}`."""
    name = request.path_params["variant"]
    try:
        rules = rules_of(name)
    except BadRequest as problem:
        return problem_page("site-no-rules", problem)
    if rules.id != name:
        return moved(request, f"/daily/{rules.id}")
    return page("daily.html", preview=_preview(request, rules))


async def shown(request: Request) -> Response:
    """`GET /api/daily`."""
    query = request.query_params
    return as_json(await daily_of(request).shown(query.get("variant"), query.get("own")))


async def enter(request: Request) -> Response:
    """`POST /api/daily`."""
    entry = await decoded(Entry, request)
    rules_of(entry.variant)
    check_writable(request)
    user, token = await player_named(request, entry.name)
    response = as_json(await daily_of(request).enter(entry, user.id), 201)
    people_of(request).give(response, token)
    return response


ROUTES = [
    Route("/daily", today),
    Route("/daily/{variant}", of_variant),
    Route("/api/daily", shown),
    Route("/api/daily", enter, methods=["POST"]),
]

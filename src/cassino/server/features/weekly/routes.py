"""The page of the weekly tournament, and the addresses it uses."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.server.features.weekly.service import Tournament, WeeklyEntry, open_week
from cassino.server.features.weekly.weeks import parse_week
from cassino.server.http.bodies import as_json, decoded
from cassino.server.http.pages import page, problem_page
from cassino.server.http.refusals import BadRequest
from cassino.server.people import check_writable, people_of, player_named, user_of


def tournament_of(request: Request) -> Tournament:
    """The weekly tournaments of this server."""
    found: Tournament = request.app.state.tournament
    return found


async def this_week(_request: Request) -> Response:
    """`GET /weekly`."""
    return page("weekly.html")


async def of_week(request: Request) -> Response:
    """`GET /weekly/{week}`."""
    try:
        parse_week(request.path_params["week"])
    except BadRequest as problem:
        return problem_page("site-no-week", problem)
    return page("weekly.html")


async def shown(request: Request) -> Response:
    """`GET /api/weekly`."""
    user = await user_of(request)
    return as_json(await tournament_of(request).shown(request.query_params.get("week"), user.id if user else ""))


async def enter(request: Request) -> Response:
    """`POST /api/weekly`."""
    entry = await decoded(WeeklyEntry, request)
    open_week(entry.week)
    check_writable(request)
    user, token = await player_named(request, entry.name)
    response = as_json(await tournament_of(request).enter(entry, user.id), 201)
    people_of(request).give(response, token)
    return response


ROUTES = [
    Route("/weekly", this_week),
    Route("/weekly/{week}", of_week),
    Route("/api/weekly", shown),
    Route("/api/weekly", enter, methods=["POST"]),
]

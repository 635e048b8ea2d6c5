"""The pages of the deal of the day and of the weekly tournament, and the addresses they use."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.answers.daily import Entry, rules_of
from cassino.answers.variants import MadeMatch
from cassino.hosted.wire.refusal import Refusal
from cassino.rules import Rules
from cassino.server.features.contests import daily, weekly
from cassino.server.features.contests.periods import parse_week, today
from cassino.server.features.contests.service import Contests
from cassino.server.http.bodies import as_json, decoded
from cassino.server.http.pages import moved, page, problem_page
from cassino.server.http.previews import preview
from cassino.server.http.refusals import BadRequest
from cassino.server.jobs.compute import Compute
from cassino.server.people import check_writable, player_named, user_of
from cassino.server.people.members import People
from cassino.server.services import Services, services_of
from cassino.server.storage.events import Store
from cassino.texts import tell


async def this_day(request: Request) -> Response:
    """`GET /daily`."""
    return _daily_page(request, rules_of(None))


async def of_variant(request: Request) -> Response:
    """`GET /daily/{variant}`."""
    name = request.path_params["variant"]
    try:
        rules = rules_of(name)
    except Refusal as problem:
        return problem_page("site-no-rules", problem)
    return _daily_page(request, rules) if rules.id == name else moved(request, f"/daily/{rules.id}")


def _daily_page(request: Request, rules: Rules) -> Response:
    title = tell("preview-daily", day=today())
    about = tell("preview-daily-about", rules=rules.title)
    return page("daily.html", preview=preview(request, title, about, f"/previews/daily/{rules.id}.png"))


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


async def shown_day(request: Request) -> Response:
    """`GET /api/daily`."""
    query = request.query_params
    return as_json(await services_of(request)[daily.Daily].shown(query.get("variant"), query.get("own")))


async def shown_week(request: Request) -> Response:
    """`GET /api/weekly`."""
    user = await user_of(request)
    return as_json(
        await services_of(request)[weekly.Tournament].shown(request.query_params.get("week"), user.id if user else "")
    )


async def enter_day(request: Request) -> Response:
    """`POST /api/daily`."""
    entry = await decoded(Entry, request)
    rules_of(entry.variant)
    return await _entered(request, entry.name, lambda user: services_of(request)[daily.Daily].enter(entry, user))


async def enter_week(request: Request) -> Response:
    """`POST /api/weekly`."""
    entry = await decoded(weekly.WeeklyEntry, request)
    weekly.open_week(entry.week)
    return await _entered(request, entry.name, lambda user: services_of(request)[weekly.Tournament].enter(entry, user))


async def _entered(request: Request, name: str, enter: Callable[[str], Awaitable[MadeMatch]]) -> Response:
    check_writable(request)
    user, token = await player_named(request, name)
    response = as_json(await enter(user.id), 201)
    services_of(request)[People].give(response, token)
    return response


async def begin(services: Services) -> None:
    """Begin the daily deal and the weekly tournament."""
    contests = Contests(services[Store])
    services.add(daily.Daily(contests, services[Compute]))
    services.add(weekly.Tournament(contests))


ROUTES = [
    Route("/daily", this_day),
    Route("/daily/{variant}", of_variant),
    Route("/api/daily", shown_day),
    Route("/api/daily", enter_day, methods=["POST"]),
    Route("/weekly", this_week),
    Route("/weekly/{week}", of_week),
    Route("/api/weekly", shown_week),
    Route("/api/weekly", enter_week, methods=["POST"]),
]

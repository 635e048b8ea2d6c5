"""The page of a review, and the addresses it uses."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.hosted.commands.branching import Branch
from cassino.hosted.commands.seating import first_seat
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.match.names import GUEST
from cassino.server.features.reviews.making import review_json, review_page
from cassino.server.features.reviews.service import Job, Reviews, progress
from cassino.server.http.bodies import as_json, decoded
from cassino.server.http.pages import page
from cassino.server.http.refusals import BadRequest
from cassino.server.jobs.compute import Compute
from cassino.server.people import require_user, user_of
from cassino.server.people.members import People
from cassino.server.people.payers import HTML, JSON, answered, computed, review_purse_of
from cassino.server.room import replays
from cassino.server.room.registry import Matches
from cassino.server.room.routes import history_of
from cassino.server.room.sealed import check_look
from cassino.server.services import Services, services_of
from cassino.server.storage.events import Store

Names = tuple[list[str], list[str]]
"""The names of players and of sides."""


async def _hosted(request: Request, user: str) -> HostedMatch:
    """The match of an address. Raises Refusal, also if it is sealed for the person who asks."""
    hosted = (await services_of(request)[Matches].open(request.path_params["id"])).hosted
    check_look(hosted, user)
    return hosted


async def _asked(request: Request) -> tuple[Job, Names]:
    """The review of a match, and the names of players and sides for the person who asks. Raises BadRequest, Refusal."""
    user = await user_of(request)
    hosted = await _hosted(request, user.id if user else "")
    seat = first_seat(hosted, user.id if user else "")
    payer = await review_purse_of(request) if user else None
    job = services_of(request)[Reviews].ask(request.path_params["id"], hosted, payer)
    return job, (hosted.names_for(seat), hosted.side_names_for(seat))


async def review(request: Request) -> Response:
    """`GET /review/{id}`: the page, even if there is nothing to review; then it says so."""
    exists = await asyncio.to_thread(services_of(request)[Matches].store.exists, request.path_params["id"])
    return page("review.html", 200 if exists else 404)


async def found(request: Request) -> Response:
    """`GET /api/matches/{id}/review`: the progress of the review, and the review once it is done."""
    job, names = await _asked(request)
    body = progress(job)
    if not job.kept:
        return as_json(body)
    return await answered(request, JSON, review_json, job.kept, body, *names, purse=await review_purse_of(request))


async def as_file(request: Request) -> Response:
    """`GET /api/matches/{id}/review.html`: a page to save."""
    job, names = await _asked(request)
    progress(job)
    if not job.kept:
        raise BadRequest(409, "not_done", "error-review-not-done")
    headers = {"Content-Disposition": 'attachment; filename="review.html"'}
    purse = await review_purse_of(request)
    return await answered(request, HTML, review_page, job.kept, *names, purse=purse, **headers)


async def branch(request: Request) -> Response:
    """`POST /api/matches/{id}/branches`: a new match that continues from a move."""
    wish = await decoded(Branch, request)
    history = await history_of(request)
    if await user_of(request) is None:  # nobody becomes a guest here by an impossible request
        await computed(request, replays.check_branch, history, wish)
    user, token = await require_user(request, GUEST)
    made = await services_of(request)[Matches].keep(await computed(request, replays.branch, history, wish, user.id))
    response = as_json(made, 201)
    services_of(request)[People].give(response, token)
    return response


async def begin(services: Services) -> None:
    """Begin to review matches."""
    reviews = services.add(Reviews(services[Store], services[Compute]))
    services.at_end.callback(reviews.close)


ROUTES = [
    Route("/review/{id}", review),
    Route("/api/matches/{id}/review", found),
    Route("/api/matches/{id}/review.html", as_file),
    Route("/api/matches/{id}/branches", branch, methods=["POST"]),
]

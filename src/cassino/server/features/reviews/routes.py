"""The page of a review, and the addresses that it talks to."""

import asyncio
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from cassino.analysis.review.as_json import review_json
from cassino.analysis.review.model import Review
from cassino.analysis.review.page import html_page
from cassino.analysis.review.summary import renamed
from cassino.hosted.branching import Branch, branch_events
from cassino.hosted.match import HostedMatch
from cassino.hosted.names import GUEST
from cassino.hosted.refusal import BadRequest
from cassino.hosted.seating import first_seat
from cassino.server.features.reviews.service import Job, Reviews, progress
from cassino.server.http.bodies import decoded
from cassino.server.http.pages import page
from cassino.server.people import people_of, require_user, user_of
from cassino.server.room.routes import matches_of


def reviews_of(request: Request) -> Reviews:
    """The reviews of this server."""
    found: Reviews = request.app.state.reviews
    return found


async def _hosted(request: Request) -> HostedMatch:
    """The match of an address. Raises Refusal."""
    return (await matches_of(request).open(request.path_params["id"])).hosted


async def _asked(request: Request) -> tuple[Job, Callable[[Review], Review]]:
    """The review of a match, and what makes it call whoever asks `You`. Raises BadRequest, Refusal."""
    hosted, user = await _hosted(request), await user_of(request)
    seat = first_seat(hosted, user.id if user else "")
    names, sides = hosted.names_for(seat), hosted.side_names_for(seat)
    job = reviews_of(request).ask(request.path_params["id"], hosted)
    return job, lambda review: renamed(review, hosted.match, names, sides)


async def review(request: Request) -> Response:
    """`GET /review/{id}`: the page; it says itself when there is nothing to review."""
    exists = await asyncio.to_thread(matches_of(request).store.exists, request.path_params["id"])
    return page("review.html", 200 if exists else 404)


async def found(request: Request) -> Response:
    """`GET /api/matches/{id}/review`: how far it has come; the review once it is done."""
    job, addressed = await _asked(request)
    body, made = progress(job), job.review
    if made:
        body["review"] = await asyncio.to_thread(lambda: review_json(addressed(made)))
    return JSONResponse(body)


async def as_file(request: Request) -> Response:
    """`GET /api/matches/{id}/review.html`: a page to keep."""
    job, addressed = await _asked(request)
    made = job.review
    if not made:
        progress(job)
        raise BadRequest(409, "not_done", "The review is not done yet.")
    headers = {"Content-Disposition": 'attachment; filename="review.html"'}
    text = await asyncio.to_thread(lambda: html_page(addressed(made)))
    return Response(text, media_type="text/html; charset=utf-8", headers=headers)


async def branch(request: Request) -> Response:
    """`POST /api/matches/{id}/branches`: a new match from a move on."""
    wish = await decoded(Branch, request)
    hosted = await _hosted(request)
    branch_events(hosted, wish)
    user, token = await require_user(request, GUEST)
    made = await matches_of(request).begin(branch_events(hosted, wish, user.id), user)
    response = JSONResponse(made, 201)
    people_of(request).give(response, token)
    return response


ROUTES = [
    Route("/review/{id}", review),
    Route("/api/matches/{id}/review", found),
    Route("/api/matches/{id}/review.html", as_file),
    Route("/api/matches/{id}/branches", branch, methods=["POST"]),
]

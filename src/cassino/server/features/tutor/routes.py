"""The tutor's address; the page of lessons and the table show what it says."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.server.features.tutor.making import tutor_report_json
from cassino.server.features.tutor.service import Tutor
from cassino.server.people import user_of
from cassino.server.people.payers import JSON, answered, review_purse_of


def tutor_of(request: Request) -> Tutor:
    """The tutor of this server."""
    tutor: Tutor = request.app.state.tutor
    return tutor


async def about(request: Request) -> Response:
    """`GET /api/tutor`: one tip from your latest finished matches, and what they show about nine skills."""
    user, purse = await user_of(request), await review_purse_of(request)
    kept, more = await tutor_of(request).about(user.id if user else None, purse)
    return await answered(request, JSON, tutor_report_json, kept, more, purse=purse)


ROUTES = [Route("/api/tutor", about)]

"""The tutor's address; the page of lessons and the table show what it says."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.server.features.tutor.making import tutor_report_json
from cassino.server.features.tutor.service import Tutor
from cassino.server.jobs.compute import Compute
from cassino.server.people import user_of
from cassino.server.people.payers import JSON, answered, review_purse_of
from cassino.server.services import Services, services_of
from cassino.server.storage.events import Store


async def about(request: Request) -> Response:
    """`GET /api/tutor`: one tip from your latest finished matches, and what they show about nine skills."""
    user, purse = await user_of(request), await review_purse_of(request)
    kept, more = await services_of(request)[Tutor].about(user.id if user else None, purse)
    return await answered(request, JSON, tutor_report_json, kept, more, purse=purse)


async def begin(services: Services) -> None:
    """Begin to look for tips."""
    services.add(Tutor(services[Store], services[Compute]))


ROUTES = [Route("/api/tutor", about)]

"""The pages for people, from their templates."""

from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from cassino.hosted.wire.refusal import Refusal
from cassino.server.http.refusals import status_of
from cassino.texts import tell
from cassino.web.addresses import static
from cassino.web.rendering import Pages

PAGES = Pages(static)


def page(name: str, status: int = 200, **values: Any) -> Response:
    """A page from its template. preview: the preview of its link on other sites."""
    return HTMLResponse(PAGES.rendered(name, **values), status)


def problem_page(title: str, refusal: Refusal, status: int | None = None) -> Response:
    """The page about something that is refused. title: its key; status: if it is not the usual one of the refusal."""
    return page("problem.html", status or status_of(refusal), title=tell(title), message=str(refusal))


def moved(request: Request, path: str) -> Response:
    """The way to the page with another path; what else the address asks for stays."""
    return RedirectResponse(str(request.url.replace(scheme="", netloc="", path=path)))

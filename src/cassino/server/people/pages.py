"""The page of one's own account, which is also where one signs in."""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from cassino.server.http.pages import page
from cassino.server.people.passkeys import HAS_LIBRARY


async def account(_request: Request) -> Response:
    """`GET /account`: the same page for everybody; who it is, the page asks."""
    return page("account.html", passkeys=HAS_LIBRARY)


async def login(_request: Request) -> Response:
    """`GET /login`."""
    return RedirectResponse("/account")


ROUTES = [Route("/account", account), Route("/login", login)]

"""The account page, on which people also sign in."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cassino.server.http.pages import moved, page
from cassino.server.people.passkeys import HAS_LIBRARY


async def account(_request: Request) -> Response:
    """`GET /account`: the same page for everybody; its script asks who the person is."""
    return page("account.html", passkeys=HAS_LIBRARY)


async def login(request: Request) -> Response:
    """`GET /login`."""
    return moved(request, "/account")


ROUTES = [Route("/account", account), Route("/login", login)]

"""The limits of HTTP requests."""

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from cassino.server.http.bodies import refused
from cassino.server.http.limits import Limits, TooFast
from cassino.server.http.tokens import token_hash, token_of

MAKES_MATCHES = (
    "/api/matches", "/branches", "/api/daily", "/api/weekly", "/api/fair", "/api/house", "/api/scorebooks", "/again",
)  # fmt: skip
"""Requests that store something for an unlimited time: matches, promises, house rules, scores."""


class Throttle:
    """Refuses requests that come too fast, before anything is done for them."""

    def __init__(self, app: ASGIApp, limits: Limits, cookie: str) -> None:
        self.app = app
        self.limits = limits
        self.cookie = cookie

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["type"] in ("http", "websocket"):
                self.check(HTTPConnection(scope))
        except TooFast as refusal:
            await refuse(refusal, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def check(self, connection: HTTPConnection) -> None:
        """Count a request or a handshake. Raises TooFast.

        The hash of a token identifies the person, so that refusing needs no query.
        """
        limits, address = self.limits, self.limits.address_of(connection)
        token = token_of(connection, self.cookie)
        session = token and token_hash(token)
        limits.address_requests.check(address)
        limits.user_requests.check(session)
        if connection.scope.get("method") == "POST" and connection.url.path.endswith(MAKES_MATCHES):
            limits.address_matches.check(address)
            limits.user_matches.check(session)


async def refuse(refusal: TooFast, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request, or close a handshake, that came too fast."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
    else:
        await too_fast(refusal)(scope, receive, send)


def too_fast(refusal: TooFast) -> Response:
    """The answer to a client that asks too often."""
    return refused(refusal, {"Retry-After": str(refusal.seconds)})

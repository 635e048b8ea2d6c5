"""What a browser may do with the pages, and who may talk to the server."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})


class Guard:
    """Refuses foreign hosts and origins, and adds the security headers to every answer.

    On a loopback address only loopback names are answered: a foreign name that points here is somebody else's page.
    """

    def __init__(self, app: ASGIApp, host: str) -> None:
        self.app = app
        self.is_local = host in LOOPBACK

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.answer(scope, receive, send)
        elif scope["type"] == "websocket" and not self.is_welcome(Headers(scope=scope)):
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, with the headers."""

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-cache")
            await send(message)

        if self.is_known(Headers(scope=scope).get("host", "")):
            await self.app(scope, receive, send_guarded)
        else:
            refused = JSONResponse({"error": "unknown_host", "message": "This server has another name."}, 421)
            await refused(scope, receive, send_guarded)

    def is_welcome(self, headers: Headers) -> bool:
        """Whether a WebSocket may be opened: a browser must come from a page of this server."""
        host, origin = headers.get("host", ""), headers.get("origin")
        return self.is_known(host) and (origin is None or _is_same(origin, host))

    def is_known(self, host: str) -> bool:
        """Whether the Host header names this server."""
        return not self.is_local or _name_in(host) in LOOPBACK


def _name_in(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


def _is_same(origin: str, host: str) -> bool:
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower() != ""

"""Security headers, and who may use the server."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cassino.server.http.bodies import refused
from cassino.server.http.origins import Site
from cassino.server.http.refusals import BadRequest
from cassino.server.http.tokens import cookie_name

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
UNUSED = (
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer", "microphone", "midi",
    "payment", "usb",
)  # fmt: skip
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "Permissions-Policy": ", ".join(f"{each}=()" for each in UNUSED),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
OF_DOCUMENTS = frozenset({"Permissions-Policy", "Cross-Origin-Opener-Policy"})
"""Browsers read these for what they can show in a window of its own, and not for scripts, styles and fonts."""
NO_DOCUMENTS = ("text/javascript", "text/css", "font/")
NO_TEXT = "\0"
"""A character that no database can store, so nothing has such a name."""
LONGEST_PATH = 4000
"""No real address is as long; it also bounds numbers that Python would not read."""
ONLY_HTTPS = "max-age=31536000"
READING = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_FETCHES = frozenset({"same-origin", "none"})
"""Sec-Fetch-Site for pages of this server, and for addresses that people type. Another port is another site."""


class Guard:
    """Refuses unknown hosts and other sites' origins, and adds the security headers to every answer."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app = app
        self.site = site
        self.cookie = cookie_name(site.is_secure)
        self.headers = HEADERS | ({"Strict-Transport-Security": ONLY_HTTPS} if site.is_secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.answer(scope, receive, send)
        elif scope["type"] == "websocket" and not self.is_welcome(scope):
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, with the headers."""
        private = scope["path"].startswith("/api/")

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                is_part = headers.get("content-type", "").startswith(NO_DOCUMENTS)
                for name, value in self.headers.items():
                    if not (is_part and name in OF_DOCUMENTS):
                        headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store" if private else "no-cache")
            await send(message)

        answer = self.refusal(scope)
        await (answer or self.app)(scope, receive, send_guarded)

    def refusal(self, scope: Scope) -> Response | None:
        """The refusal of a request that is not let through, or None."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self.site.knows(host):
            return refused(BadRequest(421, "unknown_host", "error-unknown-host"))
        if is_nowhere(scope):
            return refused(BadRequest(404, "not_found", "error-unknown-address"))
        if self.is_foreign(scope, headers):
            return refused(BadRequest(403, "foreign_page", "error-foreign-page"))
        return None

    def is_foreign(self, scope: Scope, headers: Headers) -> bool:
        """Whether another site's page tries to change something, or to read something it must not.

        Programs that are not browsers send neither header; a browser sends at least one with every change.
        """
        site, claimed = headers.get("sec-fetch-site"), headers.get("origin")
        if scope["method"] in READING:
            asks_api = scope["path"].startswith("/api/") and headers.get("sec-fetch-mode") != "navigate"
            return asks_api and site is not None and site not in OWN_FETCHES
        if site is not None and site not in OWN_FETCHES:
            return True
        return claimed is not None and not self.site.is_own(claimed, scope["scheme"], headers.get("host", ""))

    def is_welcome(self, scope: Scope) -> bool:
        """Whether a WebSocket may be opened: a browser must come from a page of this server.

        A client with a cookie must say where it comes from; programs send a token or nothing.
        """
        headers = Headers(scope=scope)
        host, claimed = headers.get("host", ""), headers.get("origin")
        if not self.site.knows(host) or is_nowhere(scope):
            return False
        if claimed is None:
            return self.cookie not in HTTPConnection(scope).cookies
        return self.site.is_own(claimed, scope["scheme"], host)


def is_nowhere(scope: Scope) -> bool:
    """Whether nothing can have this address, so that no lookup is needed."""
    return NO_TEXT in scope["path"] or len(scope["path"]) > LONGEST_PATH

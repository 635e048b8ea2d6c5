"""The language of a request: `?lang=es`, then the cookie that the settings write, then what the browser asks for."""

from http.cookies import CookieError, SimpleCookie

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cassino.texts import language

PARAMETER = "lang"
COOKIE = "lang"
VARY = "Accept-Language, Cookie"
"""What an answer with words depends on, besides its address."""


class Languages:
    """Middleware: sets the current language to that of the person who sends a request or opens a socket."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_saying(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if headers.get("content-type", "").startswith(("text/html", "application/json")):
                    headers["Content-Language"] = language.current()
                    headers.add_vary_header(VARY)
            await send(message)

        language.use(of(scope))
        await self._app(scope, receive, send_saying)


def of(scope: Scope) -> str:
    """The language of the person who sends a request."""
    headers = Headers(scope=scope)
    chosen = QueryParams(scope.get("query_string", b"")).get(PARAMETER) or _cookie(headers.get("cookie", ""))
    return (language.matched(chosen) if chosen else None) or language.negotiated(headers.get("accept-language", ""))


def _cookie(header: str) -> str:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found else ""

"""The language of a request: `?lang=es`, then the cookie that the settings write, then what the browser asks for.

Scripts and programs say `?lang=es` with each request and socket. A page that was opened so writes the cookie, as the
settings do, because its links and the pages behind them should be in that language, too.
"""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cassino.texts import language

PARAMETER = "lang"
COOKIE = "lang"
COOKIE_SECONDS = 365 * 24 * 3600
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
                    headers["Content-Language"] = spoken
                    headers.add_vary_header(VARY)
                if is_choice and headers.get("content-type", "").startswith("text/html"):
                    headers.append("Set-Cookie", f"{COOKIE}={spoken}; Path=/; Max-Age={COOKIE_SECONDS}; SameSite=Lax")
            await send(message)

        asked, spoken = HTTPConnection(scope), of(scope)
        wanted, is_page = asked.query_params.get(PARAMETER, ""), not scope["path"].startswith("/api/")
        is_choice = is_page and language.matched(wanted) is not None and asked.cookies.get(COOKIE) != spoken
        language.use(spoken)
        await self._app(scope, receive, send_saying)


def of(scope: Scope) -> str:
    """The language of the person who sends a request."""
    asked = HTTPConnection(scope)
    chosen = (language.matched(each) for each in (asked.query_params.get(PARAMETER), asked.cookies.get(COOKIE)) if each)
    accepted = ",".join(asked.headers.getlist("accept-language"))
    return next((code for code in chosen if code), None) or language.negotiated(accepted)

"""Links as chats and mails copy them: with the full stop, the bracket or the line break that stood behind them."""

from urllib.parse import quote

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from cassino.texts.plain import WRAPPING

OTHER = ("/api/", "/static/", "/ws/")
"""Where the addresses begin that people do not copy."""


class ChatLinks:
    """Middleware: leads from such an address of a page to the one that was meant. No page's address ends in these."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        meant = path.rstrip(WRAPPING + " \t\r\n")
        if scope["type"] != "http" or meant == path or path.startswith(OTHER):
            await self._app(scope, receive, send)
            return
        query = scope["query_string"].decode("latin-1")
        address = quote("/" + meant.lstrip("/"))  # never another host's
        await RedirectResponse(f"{address}?{query}" if query else address)(scope, receive, send)

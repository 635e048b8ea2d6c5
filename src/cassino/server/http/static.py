"""Answers with the scripts, styles and pictures of the pages, under addresses that contain a hash of their content.

Requests without the hash, or with that of another version, are answered, too, but are not cached.
"""

import re

from starlette.datastructures import MutableHeaders
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

from cassino.texts import files
from cassino.texts.language import known
from cassino.web import STATIC
from cassino.web.addresses import content

FOR_EVER = "public, max-age=31536000, immutable"
AGAIN = "no-cache"
NOT_NEEDED = ("Last-Modified", "Accept-Ranges")
"""Headers that a page with a hundred small files can do without: the content has an ETag and is fetched as a whole."""
CATALOG = re.compile(r"/static/(?P<language>[\w-]+)/(?P<name>\w+)\.ftl")
CONTENT = re.compile(r"/static/([0-9a-f]{12})/(.+)")


class NamedByContent:
    """The static files, with and without their content in the address."""

    def __init__(self) -> None:
        self._files = StaticFiles(directory=STATIC)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        named = CONTENT.match(scope["path"])
        if named is None:
            await self._answer(scope, receive, send)
            return

        async def send_named(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] in (200, 304):
                headers = MutableHeaders(scope=message)
                headers["Cache-Control"] = FOR_EVER if named[1] == content() else AGAIN
                for name in NOT_NEEDED:
                    del headers[name]
            await send(message)

        await self._answer({**scope, "path": f"/static/{named[2]}"}, receive, send_named)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A file, or a catalog completed with English."""
        catalog = CATALOG.fullmatch(scope["path"])
        if catalog and catalog["language"] in known() and catalog["name"] in files.names():
            text = files.text(catalog["language"], catalog["name"])
            await Response(text, media_type="text/plain")(scope, receive, send)
        else:
            await self._files(scope, receive, send)

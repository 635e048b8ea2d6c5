"""The scripts, styles and pictures of the pages, under addresses that contain a hash of their content.

A browser may keep what is at `/static/{content}/...` forever, because other content has another address. Requests
without the hash, or with that of another version, are answered, too, but are not cached.
"""

import hashlib
import re
from functools import lru_cache
from importlib import resources
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

from cassino.texts import files
from cassino.texts.language import known
from cassino.web import STATIC

TEXTS = Path(str(resources.files("cassino.texts"))) / "languages"
"""The catalogs of messages: the browser reads the same files as the terminal."""
FOR_EVER = "public, max-age=31536000, immutable"
AGAIN = "no-cache"
CATALOG = re.compile(r"/static/(?P<language>[\w-]+)/(?P<name>\w+)\.ftl")
CONTENT = re.compile(r"/static/([0-9a-f]{12})/(.+)")


@lru_cache(1)
def content() -> str:
    """A short hash of all static files and their names."""
    digest = hashlib.sha256()
    for folder in (STATIC, TEXTS):
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            digest.update(f"{path.relative_to(folder).as_posix()}\0{path.stat().st_size}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def static(path: str) -> str:
    """The address of a static file."""
    return f"/static/{content()}/{path}"


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
                MutableHeaders(scope=message)["Cache-Control"] = FOR_EVER if named[1] == content() else AGAIN
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

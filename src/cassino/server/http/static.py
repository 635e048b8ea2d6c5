"""The scripts, styles and pictures of the pages, under addresses that contain a hash of their content.

A browser may keep what is at `/static/{content}/...` forever, because other content has another address. Requests
without the hash, or with that of another version, are answered, too, but are not cached.
"""

import hashlib
import posixpath
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

FOLDER = Path(__file__).parents[1] / "static"
TEXTS = Path(str(resources.files("cassino.texts"))) / "languages"
"""The catalogs of messages: the browser reads the same files as the terminal."""
FOR_EVER = "public, max-age=31536000, immutable"
AGAIN = "no-cache"
_IMPORT = re.compile(r'(?:^|;)import\b[^;"(]*"(\.[^"]+)"', re.MULTILINE)
_CATALOGS = re.compile(r'^(?:const FILES = \[|await load\()("[^\])]+)', re.MULTILINE)
CATALOG = re.compile(r"/static/(?P<language>[\w-]+)/(?P<name>\w+)\.ftl")
CONTENT = re.compile(r"/static/([0-9a-f]{12})/(.+)")


@lru_cache(1)
def content() -> str:
    """A short hash of all static files and their names."""
    digest = hashlib.sha256()
    for folder in (FOLDER, TEXTS):
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            digest.update(f"{path.relative_to(folder).as_posix()}\0{path.stat().st_size}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def static(path: str) -> str:
    """The address of a static file."""
    return f"/static/{content()}/{path}"


def imports(script: str) -> list[str]:
    """The scripts that a script imports; all paths begin in the static folder."""
    names = _IMPORT.findall((FOLDER / script).read_text("utf-8"))
    return [posixpath.normpath(posixpath.join(posixpath.dirname(script), name)) for name in names]


@lru_cache
def modules(script: str) -> tuple[str, ...]:
    """A script and every script that it imports, directly or through others."""
    found = [script]
    for each in found:
        found += [name for name in imports(each) if name not in found]
    return tuple(found)


@lru_cache
def texts(script: str) -> tuple[str, ...]:
    """The names of the catalogs that a script fetches, itself or through others."""
    lists = [found for each in modules(script) for found in _CATALOGS.findall((FOLDER / each).read_text("utf-8"))]
    return tuple(sorted({name for found in lists for name in re.findall(r"\w+", found)}))


class NamedByContent:
    """The static files, with and without their content in the address."""

    def __init__(self) -> None:
        self._files = StaticFiles(directory=FOLDER)

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

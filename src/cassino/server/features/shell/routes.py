"""The addresses for browsers that keep the pages, or install them as an app."""

import asyncio
import hashlib
import json

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from cassino.server.http.packed import packed, packed_response
from cassino.server.http.pages import PAGES, page
from cassino.server.http.security import HEADERS
from cassino.server.http.static import AGAIN
from cassino.texts import language
from cassino.web import STATIC
from cassino.web.addresses import static
from cassino.web.manifest import MEDIA_TYPE, PATH, SHARED, manifest
from cassino.web.shell import files

DOCUMENTS = {"table": "table.html", "offline": "offline.html"}
"""What is shown without a network: the start page and tables, and all other pages."""


async def worker(request: Request) -> Response:
    """`GET /sw.js`: the service worker; at this address, so that it is there for every page."""
    content = await asyncio.to_thread(_packed_worker)
    return packed_response(request, content, "text/javascript", {"Cache-Control": AGAIN})


@language.cached(len(language.NAMES))
def _packed_worker() -> bytes:
    return packed(_worker)


def _worker() -> str:
    """The script, after what it keeps in the current language. It is another script after each change of that."""
    documents = {name: PAGES.rendered(template) for name, template in DOCUMENTS.items()}
    spoken = language.current()
    languages = [spoken, language.ENGLISH] if language.is_draft() else [spoken]
    headers = {**HEADERS, "Content-Type": "text/html; charset=utf-8", "Content-Language": spoken}
    shell = {
        "documents": documents,
        "headers": headers,
        "files": [static(name) for name in files(documents.values(), languages)],
    }
    version = hashlib.sha256(json.dumps(shell).encode()).hexdigest()[:12]
    script = (STATIC / "sw.js").read_text("utf-8")
    return f"self.shell = {json.dumps({'version': version, **shell})};\n{script}"


async def described(_request: Request) -> Response:
    """`GET /manifest.webmanifest`: browsers ask for it without cookies, so its address names the language."""
    return JSONResponse(manifest(static), media_type=MEDIA_TYPE)


async def shared(_request: Request) -> Response:
    """`GET /open`: what was shared with the app from another one; the page reads its address."""
    return page("open.html")


ROUTES = [Route("/sw.js", worker), Route(PATH, described), Route(SHARED, shared)]

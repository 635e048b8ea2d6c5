"""The scripts, styles and pictures of the pages, under an address that names their content.

A browser may keep what lies at `/static/{content}/...` for ever, because other content has another address. What is
asked for without it, or with that of another version, is answered, too, and asked for again at the next visit.
"""

import hashlib
import re
from functools import lru_cache
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
CONTENT = re.compile(r"^([0-9a-f]{12})/(.+)")


@lru_cache(1)
def content() -> str:
    """A short hash of all static files and their names."""
    digest = hashlib.sha256()
    for path in sorted(path for path in FOLDER.rglob("*") if path.is_file()):
        digest.update(f"{path.relative_to(FOLDER).as_posix()}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def static(path: str) -> str:
    """The address of a static file."""
    return f"/static/{content()}/{path}"


class NamedByContent(StaticFiles):
    """The static files, with and without their content in the address."""

    def __init__(self) -> None:
        super().__init__(directory=FOLDER)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or a refusal as HTTPException."""
        named = CONTENT.match(path)
        response = await super().get_response(named[2] if named else path, scope)
        if named and named[1] == content() and response.status_code in (200, 304):
            response.headers["Cache-Control"] = FOR_EVER
        return response

"""The preview of a link on other sites: a title, a sentence and a picture (Open Graph)."""

from dataclasses import dataclass

from starlette.requests import Request

from cassino.server.http.languages import PARAMETER
from cassino.server.http.origins import Site
from cassino.server.services import services_of
from cassino.texts import language
from cassino.web.addresses import static

PICTURE = "art/preview.png"
"""The picture for pages without their own, drawn in advance."""
WIDTH, HEIGHT = 1200, 630


@dataclass(frozen=True, slots=True)
class Preview:
    """The preview of a page, with full addresses."""

    title: str
    description: str
    picture: str
    address: str
    width: int = WIDTH
    height: int = HEIGHT


def preview(request: Request, title: str, about: str, picture: str = "") -> Preview:
    """The preview of the requested page. picture: its path; by default the general one."""
    site = services_of(request)[Site]
    origin = site.origin_of(request.url.scheme, request.headers.get("host", "")) or ""
    place = f"{picture}?{PARAMETER}={language.current()}" if picture else static(PICTURE)
    return Preview(title, about, f"{origin}{place}", f"{origin}{request.url.path}")

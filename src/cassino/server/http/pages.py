"""The pages for people, from their templates."""

import re
from collections.abc import Mapping
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from cassino import __version__
from cassino.cards import SUIT_NAMES, SUIT_SYMBOLS
from cassino.hosted.wire.refusal import Refusal
from cassino.rules.packs import symbol_of, words_of
from cassino.server.http.refusals import status_of
from cassino.server.http.static import static
from cassino.texts import language, tell
from cassino.texts.lists import listed
from cassino.web import TEMPLATES
from cassino.web.scripts import modules, texts

_CARD = re.compile(f"(?:10|[2-9AJQK])([{''.join(SUIT_SYMBOLS)}])")

_LESS = "\ue002"
"""What stands for `<` in arguments while the elements of a message are found: a character that no text has."""


def suited(text: str) -> Markup:
    """A text as HTML in which each suit symbol has its color."""

    def coloured(found: re.Match[str]) -> str:
        suit = SUIT_NAMES[SUIT_SYMBOLS.index(found[1])]
        return f'<span class="suited {suit}">{found[0]}</span>'

    return Markup(_CARD.sub(coloured, str(escape(text))))


def drawn(word: str) -> Markup:
    """A card as its pack prints it, in the color of its suit: `8H`, `7R`."""
    suit = escape(words_of(word)[1])
    return Markup(f'<span class="suited {suit}">{escape(symbol_of(word))}</span>')


def marked(key: str, /, tags: Mapping[str, str], **args: Any) -> Markup:
    """A message with elements in it. tags: the HTML that opens each of them: `{"link": '<a href="/rules">'}` for
    `<link>`.
    """
    plain = {name: value.replace("<", _LESS) if isinstance(value, str) else value for name, value in args.items()}
    words = str(escape(tell(key, **plain)))
    for name, opening in tags.items():
        closing = f"</{opening[1:].split()[0].rstrip('>')}>"
        words = words.replace(f"&lt;{name}&gt;", opening).replace(f"&lt;/{name}&gt;", closing)
    return Markup(words.replace(_LESS, "&lt;"))


_templates = Environment(
    loader=FileSystemLoader(TEMPLATES),
    autoescape=select_autoescape(default=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_templates.filters.update(suited=suited, card=drawn)
_templates.globals.update(static=static, modules=modules, texts=texts, told=tell, marked=marked, listed=listed)
_templates.globals.update(language=language.current, languages=language.offered, is_draft=language.is_draft)


def page(name: str, status: int = 200, **values: Any) -> Response:
    """A page from its template. preview: the preview of its link on other sites."""
    return HTMLResponse(rendered(name, **values), status)


def problem_page(title: str, refusal: Refusal, status: int | None = None) -> Response:
    """The page about something that is refused. title: its key; status: if it is not the usual one of the refusal."""
    return page("problem.html", status or status_of(refusal), title=tell(title), message=str(refusal))


def moved(request: Request, path: str) -> Response:
    """The way to the page with another path; what else the address asks for stays."""
    return RedirectResponse(str(request.url.replace(scheme="", netloc="", path=path)))


def rendered(name: str, **values: Any) -> str:
    """The text of a page."""
    return _templates.get_template(name).render(version=__version__, **values)

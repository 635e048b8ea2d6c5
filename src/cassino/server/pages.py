"""The pages for people: the table and the rule book."""

import asyncio
import re
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from cassino import __version__
from cassino.cards import SUIT_NAMES, SUIT_SYMBOLS
from cassino.rules import UnknownVariant, load_variant, variant_ids
from cassino.rules.rulebook import rule_book
from cassino.rules.rulebook.wording import symbols
from cassino.server.api import matches_of
from cassino.server.refusal import Refusal

FOLDER = Path(__file__).parent
_CARD = re.compile(f"(?:10|[2-9AJQK])([{''.join(SUIT_SYMBOLS)}])")


def suited(text: str) -> Markup:
    """A text whose cards carry the colours of their suits."""

    def coloured(found: re.Match[str]) -> str:
        suit = SUIT_NAMES[SUIT_SYMBOLS.index(found[1])]
        return f'<span class="suited {suit}">{found[0]}</span>'

    return Markup(_CARD.sub(coloured, str(escape(symbols(text)))))


_templates = Environment(
    loader=FileSystemLoader(FOLDER / "templates"),
    autoescape=select_autoescape(default=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_templates.filters["suited"] = suited


def page(name: str, status: int = 200, **values: Any) -> Response:
    """A page from its template."""
    return HTMLResponse(_templates.get_template(name).render(version=__version__, **values), status)


async def start(_request: Request) -> Response:
    """`GET /`."""
    return page("table.html")


async def lobby(_request: Request) -> Response:
    """`GET /lobby`: open tables."""
    return page("lobby.html")


async def games(_request: Request) -> Response:
    """`GET /games`: a person's own games."""
    return page("games.html")


async def table(request: Request) -> Response:
    """`GET /m/{id}`: the same page; it says itself when there is no such match."""
    exists = await asyncio.to_thread(matches_of(request).store.exists, request.path_params["id"])
    return page("table.html", 200 if exists else 404)


async def match_rules(request: Request) -> Response:
    """`GET /m/{id}/rules`: the rule book of the rules, house rules too, that a match is played by."""
    try:
        live = await matches_of(request).open(request.path_params["id"])
    except Refusal as refusal:
        return page("problem.html", 404, title="No such match", message=refusal.message)
    return page("rules.html", book=rule_book(live.course.match.rules))


async def rules_index(_request: Request) -> Response:
    """`GET /rules`."""
    variants = [load_variant(id) for id in variant_ids()]
    return page("rules_index.html", variants=[(rules, rule_book(rules).summary) for rules in variants])


async def rules(request: Request) -> Response:
    """`GET /rules/{variant}`."""
    name = request.path_params["variant"]
    try:
        found = load_variant(name)
    except UnknownVariant as error:
        return page("problem.html", 404, title="No such rules", message=f"{str(error).capitalize()}.")
    if found.id != name:
        return RedirectResponse(f"/rules/{found.id}")
    return page("rules.html", book=rule_book(found), edit=f"/house/new?from={found.id}")

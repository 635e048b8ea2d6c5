"""Rule books as pages: written outside the event loop, one at a time, and cached."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from cassino.hosted.refusal import Refusal
from cassino.rules import Rules, VariantNotFound, load_variant, variant_ids
from cassino.rules.rulebook import Document, rule_book
from cassino.rules.rulebook.book import summary
from cassino.server.http.pages import page, rendered
from cassino.server.room.routes import matches_of

MOST_KEPT = 128


class RuleBooks:
    """The rule books of this server. Writing one takes about as long as a hundred moves."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "rule-book")
        self._book = lru_cache(MOST_KEPT)(rule_book)
        self._page = lru_cache(MOST_KEPT)(self._rendered)

    async def page(self, rules: Rules, edit: str = "") -> Response:
        """The page of a rule book. edit: the address of the editor that changes these rules."""
        loop = asyncio.get_running_loop()
        return HTMLResponse(await loop.run_in_executor(self._thread, self._page, rules, edit))

    def _rendered(self, rules: Rules, edit: str) -> str:
        book: Document = self._book(rules)
        return rendered("rules.html", book=book, edit=edit)

    def close(self) -> None:
        """Drop the requests that are still waiting."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def rule_books_of(request: Request) -> RuleBooks:
    """The rule books of this server."""
    found: RuleBooks = request.app.state.rule_books
    return found


async def index(_request: Request) -> Response:
    """`GET /rules`."""
    variants = [load_variant(id) for id in variant_ids()]
    return page("rules_index.html", variants=[(rules, summary(rules)) for rules in variants])


async def of_variant(request: Request) -> Response:
    """`GET /rules/{variant}`."""
    name = request.path_params["variant"]
    try:
        found = load_variant(name)
    except VariantNotFound as error:
        return page("problem.html", 404, title="No such rules", message=f"{str(error).capitalize()}.")
    if found.id != name:
        return RedirectResponse(f"/rules/{found.id}")
    return await rule_books_of(request).page(found, f"/house/new?from={found.id}")


async def of_match(request: Request) -> Response:
    """`GET /m/{id}/rules`: the rule book of the rules, house rules too, that a match is played by."""
    try:
        room = await matches_of(request).open(request.path_params["id"])
    except Refusal as refusal:
        return page("problem.html", 404, title="No such match", message=refusal.message)
    return await rule_books_of(request).page(room.hosted.match.rules)


ROUTES = [
    Route("/rules", index),
    Route("/rules/{variant}", of_variant),
    Route("/m/{id}/rules", of_match),
]

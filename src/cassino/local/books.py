"""Rule books of rules that are not shipped, which no file of the folder has: pages as a server sends them."""

from cassino.hosted.wire.shape import Shape
from cassino.rules import Rules
from cassino.web import rule_pages
from cassino.web.rendering import Pages

PAGES = Pages(lambda path: path)
"""A script shows the pages, and knows where static files are."""


class Page(Shape, frozen=True):
    """A page in HTML."""

    page: str


def book(rules: Rules, edit: str) -> Page:
    """A rule book. edit: the address of the editor that changes these rules."""
    return Page(rule_pages.book_page(PAGES, rules, edit, "?sheet"))


def sheet(rules: Rules) -> Page:
    """The rules on two pages, to print."""
    return Page(str(rule_pages.printed_page(PAGES, rules)))

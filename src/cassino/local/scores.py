"""The score books of one person: kept here, and counted as on a server."""

from typing import Any

import msgspec

from cassino.answers.bodies import decode
from cassino.answers.scores import books
from cassino.answers.scores.books import AnyChange, Check, NewBook, OpenBook, StoredBook, new_sheet, summary
from cassino.answers.scores.shapes import Book, BookList
from cassino.answers.scores.view import book_view
from cassino.answers.summary import new_id
from cassino.hosted.match.timestamps import now
from cassino.hosted.wire.refusal import Overtaken
from cassino.local.addresses import rule_book
from cassino.local.keeping import ME, Change, Talk, Thing, keep, remove, things
from cassino.scorepad import Draft, Sheet, format_sheet

SCORE = "score"
"""Under which score books are kept."""


def recent() -> Talk[BookList]:
    """The most recently changed books, newest first."""
    found = sorted((yield from things(SCORE)), key=lambda thing: thing.updated, reverse=True)
    return BookList([books.listed(_stored(thing)) for thing in found[: books.MOST_LISTED]])


def made(body: str) -> Talk[str]:
    """Keep a new book; returns its id. Raises Refusal."""
    return (yield from _begun(new_sheet(decode(NewBook, body))))


def made_again(id: str) -> Talk[str]:
    """Keep a new book of the same people and rules; returns its id. Raises Refusal."""
    return (yield from _begun(books.next_sheet((yield from opened(id)).sheet)))


def shown(id: str) -> Talk[Book]:
    """A book as its page gets it. Raises Refusal."""
    return _view((yield from opened(id)))


def changed(id: str, body: str) -> Talk[Book]:
    """A book after a change. Raises Refusal."""
    wish: Any = decode(AnyChange, body)
    thing = yield from _thing(id)
    book = books.changed(books.read(_stored(thing)), wish)
    if not isinstance(wish, Check):
        fresh = thing_of(id, book.sheet, book.draft, book.version, thing.created)
        try:
            yield from keep(things=[Change(fresh, thing.version)])
        except Overtaken:
            raise books.stale() from None
    return _view(book)


def removed(id: str) -> Talk[None]:
    """Delete a book. Raises Refusal."""
    yield from remove((yield from _thing(id)))


def opened(id: str) -> Talk[OpenBook]:
    """A kept book. Raises Refusal."""
    return books.read(_stored((yield from _thing(id))))


def thing_of(id: str, sheet: Sheet, draft: Draft | None, version: int, created: str, updated: str = "") -> Thing:
    """A book as it is kept. updated: now, if nothing else is given."""
    return Thing(SCORE, id, version, created, updated or now(), format_sheet(sheet, draft), summary(sheet))


def _begun(sheet: Sheet) -> Talk[str]:
    id, at = new_id(), now()
    yield from keep(things=[Change(thing_of(id, sheet, None, 1, at, at), 0)])
    return id


def _view(book: OpenBook) -> Book:
    return msgspec.structs.replace(book_view(book, True), rules=rule_book(book.sheet.rules, f"/score/{book.id}"))


def _thing(id: str) -> Talk[Thing]:
    found = yield from things(SCORE, id)
    if not found:
        raise books.unknown()
    return found[0]


def _stored(thing: Thing) -> StoredBook:
    return StoredBook(thing.id, thing.version, thing.created, thing.updated, thing.summary, thing.text, ME)

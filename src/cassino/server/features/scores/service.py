"""The score books of a server."""

import asyncio
from collections.abc import Callable
from functools import partial

from cassino.answers.scores.books import (
    MOST_LISTED,
    AnyChange,
    Check,
    OpenBook,
    changed,
    listed,
    next_sheet,
    read,
    stale,
    summary,
    unknown,
)
from cassino.answers.scores.shapes import BookLine
from cassino.answers.summary import new_id
from cassino.scorepad import Sheet, format_sheet
from cassino.server.storage.events import Stale
from cassino.server.storage.ownership import Asker
from cassino.server.storage.scores import ScoreStore


class Scorebooks:
    """All score books of the server."""

    def __init__(self, store: ScoreStore) -> None:
        self.store = store

    async def create(self, sheet: Sheet, owner: str) -> str:
        """Create a person's book; returns its id. Raises Refusal."""
        book_id = new_id()
        await asyncio.to_thread(self.store.create, book_id, summary(sheet), format_sheet(sheet), owner)
        return book_id

    async def next_sheet(self, book_id: str, asker: Asker) -> Sheet:
        """A sheet for the same people and rules, with the next dealer. Raises Refusal."""
        return next_sheet((await self.own(book_id, asker)).sheet)

    async def open(self, book_id: str) -> OpenBook:
        """A stored book: anyone who has its address may read it. Raises Refusal."""
        stored = await asyncio.to_thread(self.store.load, book_id)
        if stored is None:
            raise unknown()
        return await asyncio.to_thread(read, stored)

    async def own(self, book_id: str, asker: Asker) -> OpenBook:
        """A book of the person who asks. Raises Refusal."""
        book = await self.open(book_id)
        if not asker.owns(book.owner):
            raise unknown()
        return book

    async def remove(self, book_id: str, asker: Asker) -> None:
        """Delete a book. Raises Refusal."""
        if not await asyncio.to_thread(self.store.remove, book_id, asker):
            raise unknown()

    async def change(self, book_id: str, change: AnyChange, asker: Asker) -> OpenBook:
        """Change and store a book. Raises Refusal."""
        book = await self.own(book_id, asker)
        after = await asyncio.to_thread(changed, book, change)
        if not isinstance(change, Check):
            await self._keep(after, book.version)
        return after

    async def _keep(self, book: OpenBook, before: int) -> None:
        text = format_sheet(book.sheet, book.draft)
        save: Callable[[], None] = partial(self.store.save, book.id, before, book.version, summary(book.sheet), text)
        try:
            await asyncio.to_thread(save)
        except Stale:
            raise stale() from None

    async def recent(self, asker: Asker) -> list[BookLine]:
        """The most recently changed books of the person who asks, newest first."""
        return [listed(stored) for stored in await asyncio.to_thread(self.store.recent, asker, MOST_LISTED)]

"""Score books of games with real cards: requests, and their effects."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Annotated, Any

import msgspec

from cassino.answers.summary import new_id
from cassino.hosted.match.rulesets import RulesText, wished_rules
from cassino.hosted.wire.bounds import Line, Whole
from cassino.rules import Rules
from cassino.rules.rules import title_of
from cassino.scorepad import (
    Draft,
    PlainError,
    Sheet,
    SheetError,
    SheetFileError,
    draft_of,
    format_sheet,
    parse_sheet,
)
from cassino.server.features.scores.answers import BookLine, BookSide, KeptLine
from cassino.server.http.refusals import BadRequest
from cassino.server.storage.events import Stale
from cassino.server.storage.ownership import Asker
from cassino.server.storage.scores import ScoreStore, StoredBook
from cassino.texts import tell

MOST_LISTED = 50
MOST_KEYS = 100
PlainDraft = Annotated[
    dict[str, Any],
    msgspec.Meta(max_length=MOST_KEYS, description="What was told of the deal, in the form of `ToldDeal`."),
]
"""Not typed here: the score pad reads it, and reports everything that is wrong at once."""


class NewBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/scorebooks`: one of `variant`, `rules` (TOML) and `code` (a share code)."""

    names: Annotated[tuple[Line, ...], msgspec.Meta(max_length=8)]
    variant: Line | None = None
    rules: RulesText | None = None
    code: RulesText | None = None
    dealer: Whole = 0
    target: Whole | None = None


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A change of a score book at a version."""

    version: Whole


class StoreDraft(Change, frozen=True, tag="draft"):
    """Store the deal as far as it has been entered, without counting it."""

    draft: PlainDraft


class Check(Change, frozen=True, tag="check"):
    """Show what a correction of an earlier deal would score; nothing is stored."""

    number: Whole
    draft: PlainDraft


class Enter(Change, frozen=True, tag="enter"):
    """Count the deal."""

    draft: PlainDraft


class Correct(Change, frozen=True, tag="correct"):
    """Correct an earlier deal, and count the later ones again."""

    number: Whole
    draft: PlainDraft


class TakeBack(Change, frozen=True, tag="undo"):
    """Take back the last deal, which can then be entered again."""


AnyChange = StoreDraft | Check | Enter | Correct | TakeBack


@dataclass(frozen=True, slots=True)
class OpenBook:
    """A score book: its sheet and the deal that is being entered, or the number of one that is being corrected; its
    owner.
    """

    id: str
    version: int
    sheet: Sheet
    draft: Draft
    number: int = 0
    owner: str | None = None


def new_sheet(wish: NewBook) -> Sheet:
    """The sheet of a new book. Raises BadRequest."""
    rules = _rules(wish)
    try:
        return Sheet(rules, [" ".join(name.split()) for name in wish.names], wish.dealer, wish.target)
    except SheetError as error:
        raise _refused("sheet", error.problems) from None


def _refused(code: str, problems: tuple[str, ...]) -> BadRequest:
    return BadRequest(422, code, "error-of", fields={"problems": problems}, problem=" ".join(problems))


def _rules(wish: NewBook) -> Rules:
    if sum(each is not None for each in (wish.variant, wish.rules, wish.code)) != 1:
        raise BadRequest(422, "malformed", "error-name-one", names="`variant`, `rules`, `code`")
    return wished_rules(wish.variant, wish.rules, wish.code)


def changed(book: OpenBook, change: AnyChange) -> OpenBook:
    """The book after a change. Raises BadRequest; then the given sheet may have changed."""
    try:
        return _changed(book, change)
    except PlainError as error:
        raise _refused("draft", tuple(str(error).split("\n"))) from None
    except SheetError as error:
        raise _refused("impossible", error.problems) from None


def _changed(book: OpenBook, change: AnyChange) -> OpenBook:
    sheet = book.sheet
    after = partial(OpenBook, book.id, book.version + 1, sheet, owner=book.owner)
    match change:
        case StoreDraft():
            return replace(book, draft=read_draft(sheet, change.draft), number=0)
        case Check():
            return replace(book, draft=read_draft(sheet, change.draft), number=_number(sheet, change.number))
        case Enter():
            sheet.enter(read_draft(sheet, change.draft))
            return after(sheet.blank)
        case Correct():
            sheet.replace(change.number, read_draft(sheet, change.draft))
            return after(book.draft)
        case TakeBack():
            return after(sheet.undo())


def _number(sheet: Sheet, number: int) -> int:
    if not 1 <= number <= len(sheet.drafts):
        raise SheetError([tell("scorepad-no-deal", number=number)])
    return number


def read_draft(sheet: Sheet, plain: dict[str, Any]) -> Draft:
    """A deal as a page sends it. Raises PlainError."""
    return draft_of(plain, sheet.rules.deck.pack, sheet.side_count, sheet.players)


def summary(sheet: Sheet) -> str:
    """The line of a book in lists, as JSON text."""
    sides = zip(sheet.side_names, sheet.book.scores, strict=True)
    line = KeptLine(
        title=sheet.rules.stored_title,
        variant=sheet.rules.id,
        sides=[BookSide(name, score) for name, score in sides],
        deals=len(sheet.drafts),
        is_over=sheet.book.is_over,
    )
    return msgspec.json.encode(line).decode()


class Scorebooks:
    """All score books of the server."""

    def __init__(self, store: ScoreStore) -> None:
        self.store = store

    async def create(self, sheet: Sheet, owner: str) -> str:
        """Create a person's book; returns its id. Raises BadRequest."""
        book_id = new_id()
        await asyncio.to_thread(self.store.create, book_id, summary(sheet), format_sheet(sheet), owner)
        return book_id

    async def next_sheet(self, book_id: str, asker: Asker) -> Sheet:
        """A sheet for the same people and rules, with the next dealer. Raises BadRequest."""
        before = (await self.own(book_id, asker)).sheet
        return Sheet(before.rules, before.names, before.book.dealer, before.target)

    async def open(self, book_id: str) -> OpenBook:
        """A stored book: anyone who has its address may read it. Raises BadRequest."""
        stored = await asyncio.to_thread(self.store.load, book_id)
        if stored is None:
            raise _unknown()
        return await asyncio.to_thread(_read, stored)

    async def own(self, book_id: str, asker: Asker) -> OpenBook:
        """A book of the person who asks. Raises BadRequest."""
        book = await self.open(book_id)
        if not asker.owns(book.owner):
            raise _unknown()
        return book

    async def remove(self, book_id: str, asker: Asker) -> None:
        """Delete a book. Raises BadRequest."""
        if not await asyncio.to_thread(self.store.remove, book_id, asker):
            raise _unknown()

    async def change(self, book_id: str, change: AnyChange, asker: Asker) -> OpenBook:
        """Change and store a book. Raises BadRequest."""
        book = await self.own(book_id, asker)
        if change.version != book.version:
            raise _stale()
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
            raise _stale() from None

    async def recent(self, asker: Asker) -> list[BookLine]:
        """The most recently changed books of the person who asks, newest first."""
        return [_listed(stored) for stored in await asyncio.to_thread(self.store.recent, asker, MOST_LISTED)]


def _unknown() -> BadRequest:
    return BadRequest(404, "unknown_score", "error-unknown-score")


def _stale() -> BadRequest:
    return BadRequest(409, "stale", "error-score-stale")


def _read(stored: StoredBook) -> OpenBook:
    try:
        sheet, draft = parse_sheet(stored.sheet)
    except SheetFileError as error:
        raise BadRequest(422, "damaged", "error-score-damaged", problem=error) from None
    return OpenBook(stored.id, stored.version, sheet, draft, owner=stored.user_id)


def _listed(stored: StoredBook) -> BookLine:
    line = msgspec.json.decode(stored.summary, type=KeptLine)
    line = msgspec.structs.replace(line, title=title_of(line.variant, line.title))
    return BookLine(**msgspec.structs.asdict(line), id=stored.id, created=stored.created, updated=stored.updated)

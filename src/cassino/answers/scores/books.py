"""Score books of games with real cards: requests, and their effects."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Annotated, Any

import msgspec

from cassino.answers.scores.shapes import BookLine, BookSide, KeptLine
from cassino.hosted.match.rulesets import RulesText, wished_rules
from cassino.hosted.wire.bounds import Line, Whole
from cassino.hosted.wire.refusal import Refusal, WrongWish
from cassino.rules import Rules
from cassino.rules.rules import title_of
from cassino.scorepad import (
    Draft,
    PlainError,
    Sheet,
    SheetError,
    SheetFileError,
    draft_of,
    parse_sheet,
)
from cassino.texts import tell

MOST_LISTED = 50
"""The most score books in a list."""
MOST_KEYS = 100
PlainDraft = Annotated[
    dict[str, Any],
    msgspec.Meta(max_length=MOST_KEYS, description="What was told of the deal, in the form of `ToldDeal`."),
]
"""Not typed here: the score pad reads it, and reports everything that is wrong at once."""


@dataclass(frozen=True, slots=True)
class StoredBook:
    """A score book as it is kept; sheet and summary are JSON text, user_id is its owner."""

    id: str
    version: int
    created: str
    updated: str
    summary: str
    sheet: str
    user_id: str | None


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
    """The sheet of a new book. Raises Refusal."""
    rules = _rules(wish)
    try:
        return Sheet(rules, [" ".join(name.split()) for name in wish.names], wish.dealer, wish.target)
    except SheetError as error:
        raise _refused("sheet", error.problems) from None


def _refused(code: str, problems: tuple[str, ...]) -> WrongWish:
    return WrongWish(code, "error-of", fields={"problems": problems}, problem=" ".join(problems))


def _rules(wish: NewBook) -> Rules:
    if sum(each is not None for each in (wish.variant, wish.rules, wish.code)) != 1:
        raise WrongWish("malformed", "error-name-one", names="`variant`, `rules`, `code`")
    return wished_rules(wish.variant, wish.rules, wish.code)


def next_sheet(before: Sheet) -> Sheet:
    """A sheet for the same people and rules, with the next dealer."""
    return Sheet(before.rules, before.names, before.book.dealer, before.target)


def changed(book: OpenBook, change: AnyChange) -> OpenBook:
    """The book after a change. Raises Refusal; then the given sheet may have changed."""
    if change.version != book.version:
        raise stale()
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


def unknown() -> Refusal:
    """The refusal of an id that no score book has."""
    return Refusal("unknown_score", "error-unknown-score")


def stale() -> Refusal:
    """The refusal of a change at an earlier version."""
    return Refusal("stale", "error-score-stale")


def read(stored: StoredBook) -> OpenBook:
    """A book as it is kept. Raises Refusal."""
    try:
        sheet, draft = parse_sheet(stored.sheet)
    except SheetFileError as error:
        raise Refusal("damaged", "error-score-damaged", problem=error) from None
    return OpenBook(stored.id, stored.version, sheet, draft, owner=stored.user_id)


def listed(stored: StoredBook) -> BookLine:
    """A book as a line of a list."""
    line = msgspec.json.decode(stored.summary, type=KeptLine)
    line = msgspec.structs.replace(line, title=title_of(line.variant, line.title))
    return BookLine(**msgspec.structs.asdict(line), id=stored.id, created=stored.created, updated=stored.updated)

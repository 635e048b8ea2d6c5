"""The score pad: keeps the score of games that people play with real cards."""

from cassino.scorepad.draft import Draft, Mishap, SideDraft
from cassino.scorepad.files import PlainError, SheetFileError, draft_of, format_sheet, parse_sheet, plain_draft
from cassino.scorepad.sentences import as_csv, as_text
from cassino.scorepad.sheet import Sheet, SheetError

__all__ = [
    "Draft",
    "Mishap",
    "PlainError",
    "Sheet",
    "SheetError",
    "SheetFileError",
    "SideDraft",
    "as_csv",
    "as_text",
    "draft_of",
    "format_sheet",
    "parse_sheet",
    "plain_draft",
]

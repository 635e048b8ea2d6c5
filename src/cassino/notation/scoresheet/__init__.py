"""The score of games played with real cards: what people tell, the sheet, its file, its words."""

from cassino.notation.scoresheet.drafts import Draft, Mishap, SideDraft
from cassino.notation.scoresheet.export import as_csv, as_text
from cassino.notation.scoresheet.plain import PlainError, draft_of, plain_draft
from cassino.notation.scoresheet.sheet import Sheet, SheetError
from cassino.notation.scoresheet.textfile import SheetFileError, format_sheet, parse_sheet

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

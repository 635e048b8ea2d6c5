"""A score sheet as a file: JSON, cards as they are printed."""

import json
from dataclasses import replace
from typing import Any

from cassino.notation.scoresheet.drafts import Draft
from cassino.notation.scoresheet.plain import PlainError, draft_of, plain_draft
from cassino.notation.scoresheet.sheet import Sheet, SheetError
from cassino.rules import RulesError, format_rules, parse_rules

VERSION = 1
LONGEST_TEXT = 2_000_000
_KEYS = {"cassino score": int, "names": list, "dealer": int, "target": int | None, "rules": str, "deals": list}


class SheetFileError(ValueError):
    """A text that is no score sheet."""


def format_sheet(sheet: Sheet, draft: Draft | None = None) -> str:
    """A sheet, and the deal that is being told, as text."""
    pack = sheet.rules.deck.pack
    fields = {
        "cassino score": VERSION,
        "names": list(sheet.names),
        "dealer": sheet.first_dealer,
        "target": sheet.target,
        "rules": format_rules(replace(sheet.rules, parent="")),
        "deals": [plain_draft(told, pack) for told in sheet.drafts],
        "draft": None if draft is None else plain_draft(draft, pack),
    }
    return json.dumps(fields, ensure_ascii=False, indent=1) + "\n"


def parse_sheet(text: str) -> tuple[Sheet, Draft]:
    """The inverse of `format_sheet`. Raises SheetFileError."""
    try:
        return _sheet_of(_fields(text))
    except (SheetError, PlainError, RulesError) as error:
        raise SheetFileError(str(error)) from None


def _fields(text: str) -> dict[str, Any]:
    if len(text) > LONGEST_TEXT:
        raise SheetFileError("The text is too long for a score sheet.")
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SheetFileError(f"This is no score sheet: {error}.") from None
    if not isinstance(fields, dict) or "cassino score" not in fields:
        raise SheetFileError('This is no score sheet: it has no "cassino score".')
    if fields["cassino score"] != VERSION:
        raise SheetFileError(f"The score sheet has version {fields['cassino score']!r}, expected {VERSION}.")
    unfit = [key for key, kind in _KEYS.items() if not isinstance(fields.get(key, ...), kind)]
    unfit += [repr(name) for name in fields.get("names", ()) if not isinstance(name, str)]
    if unfit:
        raise SheetFileError(f"The score sheet has nothing fitting for {', '.join(unfit)}.")
    return fields


def _sheet_of(fields: dict[str, Any]) -> tuple[Sheet, Draft]:
    sheet = Sheet(parse_rules(fields["rules"]), fields["names"], fields["dealer"], fields["target"])
    for number, told in enumerate(fields["deals"], 1):
        try:
            sheet.enter(draft_of(told, sheet.rules.deck.pack, sheet.side_count, sheet.players))
        except (SheetError, PlainError) as error:
            raise SheetFileError(f"Deal {number}: {error}") from None
    draft = fields.get("draft")
    if draft is None:
        return sheet, sheet.blank
    return sheet, draft_of(draft, sheet.rules.deck.pack, sheet.side_count, sheet.players)

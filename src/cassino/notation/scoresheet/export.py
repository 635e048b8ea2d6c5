"""A score sheet to keep, print or calculate with: text and CSV."""

import csv
import io

from cassino.notation.scoresheet.sheet import Sheet
from cassino.notation.scoresheet.words import (
    count_texts,
    goal,
    match_title,
    outcome_texts,
    reasons,
)

_FORMULA = ("=", "+", "-", "@")
"""A spreadsheet would take a text that begins so for a formula."""


def as_text(sheet: Sheet) -> str:
    """The whole sheet in sentences."""
    lines = [match_title(sheet), goal(sheet)]
    before = (0,) * sheet.side_count
    for number, each in enumerate(sheet.book.deals, 1):
        lines += ["", f"Deal {number}, dealt by {sheet.names[each.dealer]}."]
        lines += [f"  {text}" for text in count_texts(sheet.side_names, each.score)]
        lines += [f"  {text}" for text in reasons(sheet, before, each.score)]
        lines += [f"  {text}" for text in outcome_texts(sheet, each.outcome, each.score)]
        before = each.outcome.scores
    return "\n".join(lines) + "\n"


def as_csv(sheet: Sheet) -> str:
    """One row for each line of each count: deal, dealer, item, then count and points of each side."""
    target = io.StringIO()
    writer = csv.writer(target, lineterminator="\r\n")
    names = [_harmless(name) for name in sheet.side_names]
    writer.writerow(["deal", "dealer", "item", *(f"{name}: {what}" for name in names for what in ("count", "points"))])
    for number, each in enumerate(sheet.book.deals, 1):
        start = [number, _harmless(sheet.names[each.dealer])]
        for line in each.score.lines:
            pairs = zip(line.counts, line.points, strict=True)
            writer.writerow([*start, line.title, *(value for pair in pairs for value in pair)])
        writer.writerow([*start, "this deal", *(value for points in each.score.points for value in ("", points))])
        writer.writerow([*start, "match score", *(value for points in each.outcome.scores for value in ("", points))])
    return target.getvalue()


def _harmless(name: str) -> str:
    return f"'{name}" if name.startswith(_FORMULA) else name

"""The rules on two pages, to print: a page that needs no server."""

from collections.abc import Iterable, Sequence

from cassino.analysis.review.markup import Markup, element, joined, leaf
from cassino.book.document import Paragraph, Section, Table
from cassino.book.sheet import Sheet
from cassino.texts import tell
from cassino.texts.language import current
from cassino.web import STATIC


def printed_sheet(sheet: Sheet, style: Markup) -> Markup:
    """The sheet as a page. style: elements that have or link sheet.css."""
    head = (
        leaf("meta", charset="utf-8"),
        leaf("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", tell("book-sheet-title", title=sheet.title)),
        style,
    )
    pages = [element("main", _head(sheet, number), _columns(sheet, page)) for number, page in enumerate(sheet.pages)]
    body = element("body", *pages, class_=sheet.size)
    return joined(Markup("<!doctype html>\n"), element("html", element("head", *head), body, lang=current()))


def with_style(sheet: Sheet) -> Markup:
    """The page as a file of its own."""
    return printed_sheet(sheet, element("style", Markup((STATIC / "css" / "sheet.css").read_text("utf-8"))))


def _head(sheet: Sheet, number: int) -> Markup:
    """The title of the first page, and the running title of the second one."""
    if number:
        return element("h2", sheet.title, class_="running")
    title = element("h1", sheet.title, " ", element("small", sheet.summary))
    return joined(title, element("p", tell("book-sheet-mark"), class_="mark")) if sheet.special else title


def _columns(sheet: Sheet, page: Sequence[Section]) -> Markup:
    sections = [
        element("section", element("h2", each.title), *_blocks(sheet, each), *map(_table, filter(None, [each.table])))
        for each in page
    ]
    return element("div", *sections, class_="columns")


def _blocks(sheet: Sheet, section: Section) -> Iterable[Markup]:
    """The paragraphs; what basic Casino does not have is in bold type."""
    for block in section.blocks:
        yield element("p", joined(*(_sentence(sheet, each) for each in block), by=" "))


def _sentence(sheet: Sheet, paragraph: Paragraph) -> str:
    return element("b", paragraph.text) if paragraph.key in sheet.special else paragraph.text


def _table(table: Table) -> Markup:
    head = element("tr", *(element("th", cell, scope="col") for cell in table.head))
    rows = [element("tr", *(element("td", cell) for cell in row)) for row in table.rows]
    return element("table", element("thead", head), element("tbody", *rows))

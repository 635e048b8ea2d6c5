"""Write rule books as pages; runs in another process."""

from markupsafe import Markup

from cassino.book import rule_book, summary
from cassino.book.sheet import sheet
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.sharing import CodeError, rules_from_code
from cassino.server.http.pages import rendered
from cassino.server.http.refusals import BadRequest
from cassino.server.http.static import static
from cassino.web import STATIC


def book_page(rules: Rules, edit: str, printed: str = "") -> str:
    """The page of a rule book. edit: the address of the editor that changes these rules; printed: of the two pages to
    print.
    """
    return rendered("rules.html", book=rule_book(rules, with_options=True), edit=edit, printed=printed)


def printed_page(rules: Rules) -> str:
    """The rules on two pages, to print."""
    links = '<link rel="icon" href="{}" type="image/svg+xml"><link rel="stylesheet" href="{}">'
    style = Markup(links).format(static("art/icon.svg"), static("css/sheet.css"))
    return rendered("printed.html", sheet=sheet(rules), style=style)


def printed_file(rules: Rules) -> str:
    """The rules on two pages with their style, as a file of its own."""
    style = (STATIC / "css" / "sheet.css").read_text("utf-8")
    return rendered("printed.html", sheet=sheet(rules), style=Markup(f"<style>\n{style}</style>"))


def index_page() -> str:
    """The page of all shipped rules."""
    variants = [load_variant(id) for id in variant_ids()]
    return rendered("rules_index.html", variants=[(rules, summary(rules)) for rules in variants])


def rules_of_code(code: str) -> Rules:
    """The rules of a share code. Raises BadRequest."""
    try:
        return rules_from_code(code)
    except CodeError as error:
        raise BadRequest(404, "code", "error-code", problem=error) from None

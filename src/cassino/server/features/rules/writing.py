"""Write rule books as pages; runs in another process."""

from cassino.rules import Rules
from cassino.rules.sharing import CodeError, rules_from_code
from cassino.server.http.pages import PAGES
from cassino.server.http.refusals import BadRequest
from cassino.web import rule_pages


def book_page(rules: Rules, edit: str, printed: str = "") -> str:
    """The page of a rule book. edit: the address of the editor that changes these rules; printed: of the two pages to
    print.
    """
    return rule_pages.book_page(PAGES, rules, edit, printed)


def printed_page(rules: Rules) -> str:
    """The rules on two pages, to print."""
    return rule_pages.printed_page(PAGES, rules)


def index_page() -> str:
    """The page of all shipped rules, by family."""
    return rule_pages.index_page(PAGES)


def different_page(rules: Rules) -> str:
    """The page of what is different in a variant."""
    return rule_pages.different_page(PAGES, rules)


def rules_of_code(code: str) -> Rules:
    """The rules of a share code. Raises BadRequest."""
    try:
        return rules_from_code(code)
    except CodeError as error:
        raise BadRequest(404, "code", "error-code", problem=error) from None

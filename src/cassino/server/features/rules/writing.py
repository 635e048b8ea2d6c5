"""Rule books as pages: for another process."""

from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.rulebook import rule_book
from cassino.rules.rulebook.book import summary
from cassino.rules.sharing import CodeError, rules_from_code
from cassino.server.http.pages import rendered
from cassino.server.http.refusals import BadRequest


def book_page(rules: Rules, edit: str) -> str:
    """The page of a rule book. edit: the address of the editor that changes these rules."""
    return rendered("rules.html", book=rule_book(rules), edit=edit)


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

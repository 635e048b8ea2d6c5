"""The pages of rule books, for any host that shows them."""

from collections import Counter
from typing import NamedTuple

from cassino.analysis.review.markup import Markup, joined, leaf
from cassino.book import rule_book, summary
from cassino.book.differs import differences
from cassino.book.sheet import sheet
from cassino.cards import cards_in, rank_of
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Each, cards_of
from cassino.rules.packs import format_card
from cassino.web.printed import printed_sheet
from cassino.web.rendering import Pages


def book_page(pages: Pages, rules: Rules, edit: str = "", printed: str = "", different: str = "") -> str:
    """The page of a rule book. edit: the address of the editor that changes these rules; printed: of the two pages to
    print; different: of the page of what is different.
    """
    book = rule_book(rules, with_options=True)
    return pages.rendered("rules.html", book=book, edit=edit, printed=printed, different=different)


def printed_page(pages: Pages, rules: Rules) -> str:
    """The rules on two pages, to print."""
    links = [leaf("link", rel="icon", href=pages.static("art/icon.svg"), type="image/svg+xml")]
    links += [leaf("link", rel="stylesheet", href=pages.static(f"css/{name}.css")) for name in ("fonts", "sheet")]
    return printed_sheet(sheet(rules), joined(policy_of(pages), *links))


def policy_of(pages: Pages) -> Markup:
    """What a page may load, as an element of its head; empty if a header says it."""
    return leaf("meta", http_equiv="Content-Security-Policy", content=pages.policy) if pages.policy else Markup("")


def different_page(pages: Pages, rules: Rules) -> str:
    """The page of what is different in a variant."""
    return pages.rendered("different.html", found=differences(rules))


def index_page(pages: Pages) -> str:
    """The page of all shipped rules, by family."""
    families: dict[str, list[Rules]] = {}
    for rules in map(load_variant, variant_ids()):
        families.setdefault(rules.family, []).append(rules)
    return pages.rendered("rules_index.html", families=[_shelf(name, shelf) for name, shelf in families.items()])


class Shelf(NamedTuple):
    """The rule sets of a family."""

    family: str
    places: list[str]
    """Where they are played, each once; none if that is not known of all."""
    rules: list[tuple[Rules, str, str]]
    """Each with the line about players and target, and the two cards that stand for it."""


def _shelf(family: str, found: list[Rules]) -> Shelf:
    known = dict.fromkeys(rules.played_in for rules in found)
    places = [] if "" in known else [each for each in known if not any(each in more for more in known if more != each)]
    return Shelf(family, places, [(rules, summary(rules), " ".join(emblem(rules))) for rules in found])


def emblem(rules: Rules) -> list[str]:
    """The two cards of a game that matter most, as words: those worth the most points by themselves. Among equals, the
    one whose rank has fewer such cards, and the higher one.
    """
    points = dict.fromkeys(cards_in(rules.deck.cards), 0)
    for item in rules.scoring.items:
        if isinstance(item, Each):
            for card in cards_in(cards_of(item.of) & rules.deck.cards):
                points[card] += item.points
    equal = Counter((points[card], rank_of(card)) for card in points)
    first = sorted(points, key=lambda card: (points[card], -equal[points[card], rank_of(card)], card))[::-1]
    second = next(card for card in first if rank_of(card) != rank_of(first[0]))
    return [format_card(card, rules.deck.pack) for card in (first[0], second)]

"""The cards that a lesson does not show: they go into the other hand, the piles and the stock, always in the
same way.
"""

import re
from collections.abc import Iterator

from cassino.cards import cards_in
from cassino.engine.tables import Tables, tables_for
from cassino.notation.groups import SEAT_LETTERS
from cassino.rules import load_variant
from cassino.rules.packs import format_card

HEAD = re.compile(r"\s*(\w+) (\d)\b")
CARD = re.compile(r"(?<![\w@])(?:10|[2-9AJQK])[CDHS]\b")
SCATTER = 19
"""Neighbors in the pack are this far apart in what is filled in."""


def filled(text: str, stock: int | None = None, pile: int | None = None) -> str:
    """The text of a position, completed with hands, piles and stock.

    stock: how many cards are still to be dealt; by default all whole rounds. pile: how many of the other cards the
    first side has captured; by default half of them. A text without known rules does not change, so that its reader can
    refuse it.
    """
    tables = _tables(text)
    if tables is None:
        return text
    cards = _unnamed(text, tables)
    parts = [text.strip(), *_hands(text, cards, tables.players)]
    helping = tables.rules.dealing.hand * tables.players
    count = len(cards) // helping * helping if stock is None else stock
    parts += _piles(text, cards[count:], pile)
    undealt = cards[:count]
    return " | ".join([*parts, *([f"stock {' '.join(undealt)}"] if undealt else [])])


def _tables(text: str) -> Tables | None:
    """The rules and players of a position; None if it names unknown ones."""
    head = HEAD.match(text)
    try:
        return tables_for(load_variant(head[1]), int(head[2])) if head else None
    except ValueError:
        return None


def _unnamed(text: str, tables: Tables) -> list[str]:
    """The cards of the pack that a text does not name, in scattered order."""
    named, pack = set(CARD.findall(text)), tables.rules.deck.pack
    order = sorted(cards_in(tables.deck), key=lambda card: card * SCATTER % 53)
    return [text for text in (format_card(card, pack) for card in order) if text not in named]


def _hands(text: str, cards: list[str], players: int) -> Iterator[str]:
    """Hands of the size of the first one for seats without a hand; their cards are removed from `cards`."""
    own = re.search(r"\bhand \w ([^|]*)", text)
    size = len(own[1].split()) if own else 0
    for letter in SEAT_LETTERS[:players]:
        if f"hand {letter}" not in text:
            yield f"hand {letter} {' '.join(cards[:size])}"
            del cards[:size]


def _piles(text: str, cards: list[str], first: int | None) -> Iterator[str]:
    """The remaining cards in the piles of the first two sides, or in the one pile that the text does not name."""
    free = [letter for letter in SEAT_LETTERS[:2] if f"pile {letter}" not in text]
    count = (len(cards) // 2 if first is None else first) if len(free) > 1 else len(cards)
    for letter, taken in zip(free, (cards[:count], cards[count:]), strict=False):
        if taken:
            yield f"pile {letter} {' '.join(taken)}"

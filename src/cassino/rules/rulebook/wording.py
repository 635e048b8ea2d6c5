"""Words and numbers for the rule book."""

import re
from collections.abc import Sequence

from cassino import cards
from cassino.rules import options
from cassino.rules.rules import Rules

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_CARD = re.compile(r"\b(10|[2-9AJQK])([CDHS])\b")
_NICKNAMES = {"10D": "big casino", "2S": "little casino"}


def symbols(text: str) -> str:
    """Cards in a text with the symbols of their suits: `8S x 8H` -> `8♠ x 8♥`."""
    return _CARD.sub(lambda found: found[1] + cards.SUIT_SYMBOLS[cards.SUIT_LETTERS.index(found[2])], text)


def number(count: int) -> str:
    """Small numbers as words."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def amount(count: int, thing: str) -> str:
    """`one card`, `four cards`."""
    return f"{number(count)} {thing}" if count == 1 else f"{number(count)} {thing}s"


def points(count: int) -> str:
    """`1 point`, `3 points`."""
    return f"{count} point" if abs(count) == 1 else f"{count} points"


def series(words: Sequence[str], last: str = "and") -> str:
    """`a, b and c`."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def side_word(rules: Rules) -> str:
    """Who scores: `player`, or `side` where there are partners."""
    return "player" if rules.seating.sides is options.Sides.SOLO else "side"


def kind_name(word: str) -> str:
    """The cards of an item in words: `ten of diamonds`, `spades`."""
    return word if word in options.KINDS else cards.card_name(cards.parse_card(word))


def item_title(item: options.Item) -> str:
    """`Most spades`, `Each ace`, `Ten of diamonds (big casino)`."""
    name = kind_name(item.of)
    if isinstance(item, options.Most):
        return f"Most {name}" + (f" ({item.at_least} or more)" if item.at_least else "")
    if item.of in options.KINDS:
        return f"Each {'six' if name == 'sixes' else name.removesuffix('s')}"
    return name.capitalize() + (f" ({_NICKNAMES[item.of]})" if item.of in _NICKNAMES else "")


def item_phrase(item: options.Item) -> str:
    """The same in the middle of a sentence: `the most spades`, `every ace`, `the ten of diamonds`."""
    if isinstance(item, options.Each) and item.of in options.KINDS:
        return item_title(item).replace("Each", "every")
    return f"the {item_title(item).split(' (')[0].lower()}"


def highest_value(rules: Rules) -> int:
    """The highest value that a card can have."""
    if rules.counting.ace is options.Ace.ONE_OR_FOURTEEN:
        return 14
    return 13 if has_counting_pictures(rules) else 10


def has_pictures(rules: Rules) -> bool:
    """Whether there are pictures in the pack."""
    return bool(options.pack_cards(rules.deck.pack) & cards.PICTURES)


def has_counting_pictures(rules: Rules) -> bool:
    """Whether pictures have numbers."""
    return has_pictures(rules) and rules.counting.faces is options.Faces.ELEVEN_TO_THIRTEEN

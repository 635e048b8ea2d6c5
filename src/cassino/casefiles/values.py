"""The texts inside a rule case: cards, players, numbers; a text that cannot be understood is a `CaseProblem`."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from cassino.cards import CardSyntaxError, card_set
from cassino.errors import CassinoError
from cassino.notation.groups import SEAT_LETTERS, ordered
from cassino.rules.options import Pack
from cassino.rules.packs import format_cards, parse_card
from cassino.texts import tell

NONE = "none"
VALUES = {"A": 1, "J": 11, "Q": 12, "K": 13}


class CaseProblem(CassinoError):
    """A case that cannot be run as it is written."""


@dataclass(frozen=True, slots=True)
class Cards:
    """A set of cards that was found, in any order."""

    cards: int
    pack: Pack

    def __str__(self) -> str:
        return format_cards(ordered(self.cards), self.pack) or NONE


def shown(value: Any) -> str:
    """A value as it is written in a case: `yes`, `none`, `A 3, B 5`, `5D 4C 9S`; an empty text for an empty mapping."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or value in ([], ()):
        return NONE
    if isinstance(value, dict):
        order = sorted(value) if all(len(key) == 1 for key in value) else value
        return ", ".join(f"{key} {shown(value[key])}" for key in order)
    if isinstance(value, list | tuple):
        has_lists = any(isinstance(part, list | tuple) for part in value)
        return (", " if has_lists else " ").join(map(shown, value))
    return " ".join(str(value).split())


def differ(what: str, text: str, found: Any) -> str | None:
    """A sentence if the text differs from what was found; in a mapping of players, only those in the text are
    compared.
    """
    if isinstance(found, Cards):
        is_same = one_set(text, found.pack) == found.cards
    elif isinstance(found, dict):
        named = pairs(text)
        only_words(named, found, what)
        wrong = [differ(f"{what} {key}", part, found[key]) for key, part in named.items()]
        return "; ".join(each for each in wrong if each) or None
    else:
        is_same = text == shown(found)
    return None if is_same else tell("cases-differs", what=what, expected=text, found=shown(found))


def compare(expect: dict[str, str], facts: dict[str, Any]) -> Iterator[str]:
    """The expectations that are false or not known."""
    for word, text in expect.items():
        wrong = differ(word, text, facts[word]) if word in facts else tell("cases-unknown-expectation", word=word)
        if wrong:
            yield wrong


def words(text: str) -> list[str]:
    """The words of a text; `none` has none."""
    return [] if text == NONE else text.split()


def pairs(text: str) -> dict[str, str]:
    """`A 3, B 5` as a mapping."""
    found: dict[str, str] = {}
    for part in text.split(",") if text else ():
        key, _, rest = part.strip().partition(" ")
        if not key or key in found:
            raise CaseProblem("cases-pairs", found=text)
        found[key] = rest.strip()
    return found


def card(text: str, pack: Pack) -> int:
    """A card of the pack."""
    try:
        return parse_card(text, pack)
    except CardSyntaxError as error:
        raise CaseProblem(error.key, **error.facts) from None


def is_card(text: str, pack: Pack) -> bool:
    """Whether a text is a card of the pack."""
    try:
        parse_card(text, pack)
    except CardSyntaxError:
        return False
    return True


def cards(text: str, pack: Pack) -> list[int]:
    """A list of cards, each named once."""
    found = [card(word, pack) for word in words(text)]
    if len(set(found)) < len(found):
        raise CaseProblem("cases-twice", text=text)
    return found


def one_set(text: str, pack: Pack) -> int:
    """A set of cards."""
    return card_set(cards(text, pack))


def sets(text: str, pack: Pack) -> list[list[int]]:
    """`5D+4C 9S` as lists of cards."""
    return [[card(part, pack) for part in word.split("+")] for word in words(text)]


def number(text: str, least: int = -1000, most: int = 1000) -> int:
    """A whole number within bounds that no game exceeds."""
    digits = text.removeprefix("-")
    if not (digits.isdecimal() and len(digits) < 10):
        raise CaseProblem("cases-number", found=text)
    if not least <= int(text) <= most:
        raise CaseProblem("cases-number-range", least=least, most=most, found=text)
    return int(text)


def value(text: str) -> int:
    """The value of a card or a build: a number, or the letter of an ace or a picture."""
    return VALUES.get(text.upper()) or number(text, 0, 100)


def flag(text: str) -> bool:
    """`yes` or `no`."""
    if text not in ("yes", "no"):
        raise CaseProblem("cases-yes-or-no", found=text)
    return text == "yes"


def seat(letter: str, players: int) -> int:
    """A player A, B, ... in turn order."""
    if len(letter) != 1 or letter not in SEAT_LETTERS[:players]:
        raise CaseProblem("cases-player", last=SEAT_LETTERS[players - 1], found=letter)
    return SEAT_LETTERS.index(letter)


def by_seat(found: dict[str, str], players: int) -> dict[int, str]:
    """A mapping by seat."""
    return {seat(letter, players): text for letter, text in found.items()}


def by_letter(found: Iterable[Any]) -> dict[str, Any]:
    """A mapping by the letters A, B, ... of the sides."""
    return dict(zip(SEAT_LETTERS, found, strict=False))


def numbers(text: str, sides: int) -> list[int]:
    """A number for each side, 0 for a side that is not named."""
    named = by_seat(pairs(text), sides)
    return [number(named.get(side, "0")) for side in range(sides)]


def only_words(found: Iterable[str], known: Iterable[str], place: str) -> None:
    """Check that there are no other words: a word that is never read would let a wrong case pass."""
    if unknown := sorted({word.partition(" ")[0] for word in found} - set(known)):
        raise CaseProblem("cases-unknown-word", place=place, words=", ".join(unknown))

"""Values inside a rule case: cards, players, values; what cannot be understood is a `CaseProblem`."""

from collections.abc import Iterable
from typing import Any

from cassino.cards import CardSyntaxError, card_set
from cassino.errors import CassinoError
from cassino.notation.cases.loading import Block
from cassino.notation.groups import SEAT_LETTERS, ordered
from cassino.rules.options import Pack
from cassino.rules.packs import format_cards, parse_card

VALUES = {"A": 1, "J": 11, "Q": 12, "K": 13}


class CaseProblem(CassinoError):
    """A case that cannot be run as it is written."""


def only_keys(block: Block, known: Iterable[str], place: str) -> None:
    """No key but these. A key that nobody reads would make a case pass that says something else."""
    unknown = sorted(block.keys() - set(known))
    if unknown:
        lines = ", ".join(f"{key!r} (line {block.lines[key]})" for key in unknown)
        raise CaseProblem(f"{place}: unknown key {lines}")


def card(text: Any, pack: Pack) -> int:
    """A card of the pack."""
    if not isinstance(text, str):
        raise CaseProblem(f"expected a card, found {text!r}")
    try:
        return parse_card(text, pack)
    except CardSyntaxError as error:
        raise CaseProblem(str(error)) from None


def cards(texts: Any, pack: Pack) -> list[int]:
    """A list of cards."""
    if not isinstance(texts, list):
        raise CaseProblem(f"expected a list of cards, found {texts!r}")
    return [card(text, pack) for text in texts]


def one_set(texts: Any, pack: Pack) -> int:
    """A set of cards, each named once."""
    found = cards(texts, pack)
    if len(set(found)) < len(found):
        raise CaseProblem(f"a card is named twice in {' '.join(texts)}")
    return card_set(found)


def sets(texts: Any, pack: Pack) -> list[list[int]]:
    """A list of lists of cards."""
    return [cards(text, pack) for text in items(texts, "lists of cards")]


def value(found: Any) -> int:
    """A capture value or the value of a build: a number, or the letter of an ace or a picture."""
    if isinstance(found, str) and found.upper() in VALUES:
        return VALUES[found.upper()]
    return number(found, "a value", 0, 100)


def number(found: Any, what: str = "a number", least: int = -1000, most: int = 1000) -> int:
    """A whole number within bounds that no game leaves."""
    if isinstance(found, bool) or not isinstance(found, int):
        raise CaseProblem(f"expected {what}, found {found!r}")
    if not least <= found <= most:
        raise CaseProblem(f"expected {what} from {least} to {most}, found {found}")
    return found


def items(found: Any, what: str) -> list[Any]:
    """A list; nothing given is an empty one."""
    if found is None:
        return []
    if not isinstance(found, list):
        raise CaseProblem(f"expected a list of {what}, found {found!r}")
    return found


def seat(letter: Any, players: int) -> int:
    """A player A, B, ... in turn order."""
    if not isinstance(letter, str) or len(letter) != 1 or letter not in SEAT_LETTERS[:players]:
        raise CaseProblem(f"expected a player from A to {SEAT_LETTERS[players - 1]}, found {letter!r}")
    return SEAT_LETTERS.index(letter)


def by_seat(block: Any, players: int) -> dict[int, Any]:
    """A mapping from players."""
    if not isinstance(block, Block):
        raise CaseProblem(f"expected a mapping from players, found {block!r}")
    return {seat(letter, players): part for letter, part in block.items()}


def flag(block: Block, key: str) -> bool:
    """Whether something is said to be so; what is not said is not."""
    found = block.get(key, False)
    if not isinstance(found, bool):
        raise CaseProblem(f"{key}: expected true or false, found {found!r}")
    return found


def card_text(cards: int, pack: Pack) -> str:
    """Cards for a report."""
    return format_cards(ordered(cards), pack) or "none"

"""The words of a typed move, each with its column."""

import re
from functools import cache
from typing import NamedTuple

from cassino.rules.options import Pack
from cassino.rules.packs import PRINTS, parse_card, rank_of_word

END = "the end of the text"
_VALUES = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13}


@cache
def _pattern(pack: Pack) -> re.Pattern[str]:
    """The words of a game: cards as its pack prints them."""
    printed = PRINTS[pack]
    suits = "".join(dict.fromkeys(printed.suit_letters + printed.suit_symbols))
    return re.compile(
        rf"""
    (?P<space>[\s\ufe0e\ufe0f]+)
  | (?P<card>(?:10|[2-9TAJQK1])[{suits}](?![A-WYZ0-9]))
  | (?P<build>B[0-9]+(?![A-WYZ0-9]))
  | (?P<rank>(?:1[0-4]|[1-9TAJQK])(?![A-WYZ0-9]))
  | (?P<times>×|X(?=[^A-Z]|[ATJQK]|B[0-9]|$))
  | (?P<word>[A-Z]+(?![A-Z0-9]))
  | (?P<sign>[][+,=&^/!])
  | (?P<junk>\w+|.)
    """,
        re.VERBOSE | re.IGNORECASE,
    )


class Token(NamedTuple):
    """A word of a text: `number` is the card of a card, the value of a rank, the number of a build."""

    kind: str
    text: str
    column: int
    number: int = 0

    @property
    def shown(self) -> str:
        """The token as an error names it."""
        return END if self.kind == "end" else repr(self.text)


def tokens(text: str, column: int = 1, pack: Pack = Pack.FRENCH_52) -> list[Token]:
    """The words of a text that starts at a column, an `end` last."""
    matches = _pattern(pack).finditer(text)
    found = [_token(match, column, pack) for match in matches if match.lastgroup != "space"]
    return [*found, Token("end", "", column + len(text.rstrip()))]


def _token(match: re.Match[str], column: int, pack: Pack) -> Token:
    kind, text = match.lastgroup or "junk", match.group()
    if kind == "card" and not rank_of_word(text[:-1], pack):
        kind = "junk"
    return Token(kind, text, column + match.start(), _number(kind, text.upper(), pack))


def _number(kind: str, text: str, pack: Pack) -> int:
    if kind == "card":
        return parse_card(text, pack)
    if kind == "rank":
        return rank_of_word(text, pack) or _VALUES.get(text) or int(text)
    return int(text[1:]) if kind == "build" else 0

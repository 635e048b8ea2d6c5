"""The words of a typed move, each with its column."""

import re
from functools import cache
from typing import NamedTuple

from cassino.rules.options import Pack
from cassino.rules.packs import PRINTS, card_of_word, rank_of_word

END = "the end of the text"
_NUMBERED = ("card", "rank", "build")
_VALUES = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13}


@cache
def _pattern(pack: Pack) -> re.Pattern[str]:
    """The words of a game: cards as its pack prints them."""
    printed = PRINTS[pack]
    suits = "".join(dict.fromkeys(printed.suit_letters + printed.suit_symbols))
    return re.compile(
        rf"""
    [\s\ufe0e\ufe0f]*+(?:
    (?P<card>(?:10|[2-9TAJQK1])[{suits}](?![A-WYZ0-9]))
  | (?P<build>B[0-9]+(?![A-WYZ0-9]))
  | (?P<rank>(?:1[0-4]|[1-9TAJQK])(?![A-WYZ0-9]))
  | (?P<times>×|X(?=[^A-Z]|[ATJQK]|B[0-9]|$))
  | (?P<word>[A-Z]+(?![A-Z0-9]))
  | (?P<sign>[][+,=&^/!])
  | (?P<junk>\w+|.))
    """,
        re.VERBOSE | re.IGNORECASE,
    )


class Token(NamedTuple):
    """A word of a text: `number` is the card of a card, the value of a rank, the number of a build.

    `word` is its text in capitals, to be compared with the words of the notation.
    """

    kind: str
    text: str
    word: str
    column: int
    number: int = 0

    @property
    def shown(self) -> str:
        """The token as an error names it."""
        return END if self.kind == "end" else repr(self.text)


def tokens(text: str, column: int = 1, pack: Pack = Pack.FRENCH_52) -> list[Token]:
    """The words of a text that starts at a column, an `end` last."""
    found = [_token(match, column, pack) for match in _pattern(pack).finditer(text)]
    found.append(Token("end", "", "", column + len(text.rstrip())))
    return found


def _token(match: re.Match[str], column: int, pack: Pack) -> Token:
    kind = match.lastgroup or "junk"
    text = match[kind]
    word = text.upper()
    number = _number(kind, word, pack) if kind in _NUMBERED else 0
    if number < 0:
        kind, number = "junk", 0
    return Token(kind, text, word, column + match.start(match.lastindex or 0), number)


def _number(kind: str, word: str, pack: Pack) -> int:
    """The number of a card, a rank or a build; -1 for a card that the pack does not have."""
    if kind == "card":
        return card_of_word(word, pack)
    if kind == "rank":
        return rank_of_word(word, pack) or _VALUES.get(word) or int(word)
    return int(word[1:])

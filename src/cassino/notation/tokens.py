"""The words of a typed move, each with its column."""

import re
from typing import NamedTuple

from cassino.cards import parse_card

_PATTERN = re.compile(
    r"""
    (?P<space>[\s\ufe0e\ufe0f]+)
  | (?P<card>(?:10|[2-9TAJQK1])[CDHS♣♦♥♠](?![A-WYZ0-9]))
  | (?P<build>B[0-9]+(?![A-WYZ0-9]))
  | (?P<rank>(?:1[0-4]|[1-9TAJQK])(?![A-WYZ0-9]))
  | (?P<times>×|X(?=[^A-Z]|[ATJQK]|B[0-9]|$))
  | (?P<word>[A-Z]+(?![A-Z0-9]))
  | (?P<sign>[][+,=&])
  | (?P<junk>\w+|.)
    """,
    re.VERBOSE | re.IGNORECASE,
)
_RANKS = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13}
END = "the end of the text"


class Token(NamedTuple):
    """A word of a text: `number` is the card of a card, the rank of a rank, the number of a build."""

    kind: str
    text: str
    column: int
    number: int = 0

    @property
    def shown(self) -> str:
        """The token as an error names it."""
        return END if self.kind == "end" else repr(self.text)


def tokens(text: str, column: int = 1) -> list[Token]:
    """The words of a text that starts at a column, an `end` last."""
    found = [_token(match, column) for match in _PATTERN.finditer(text) if match.lastgroup != "space"]
    return [*found, Token("end", "", column + len(text.rstrip()))]


def _token(match: re.Match[str], column: int) -> Token:
    kind, text = match.lastgroup or "junk", match.group()
    return Token(kind, text, column + match.start(), _number(kind, text.upper()))


def _number(kind: str, text: str) -> int:
    if kind == "card":
        return parse_card(text)
    if kind == "rank":
        return _RANKS.get(text) or int(text)
    return int(text[1:]) if kind == "build" else 0

"""The words of a typed move, each with its column, and how they are read from left to right."""

import re
from functools import cache
from typing import Any, NamedTuple

from cassino.engine.state import State
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.groups import SEAT_LETTERS
from cassino.rules.options import Pack
from cassino.rules.packs import PRINTS, card_of_word, format_cards, rank_of_word

_NUMBERED = ("card", "rank", "build")
_VALUES = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13}
SEPARATORS = ("+", ",", "&", "AND", "PLUS")
"""What may stand between cards."""


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


class Tokens:
    """Words read from left to right, and the error for a word that does not fit."""

    def __init__(self, state: State, words: list[Token], line: int) -> None:
        self.state = state
        self.pack = state.rules.deck.pack
        self.words = words
        self.line = line
        self.at = 0
        self.token = words[0]
        """The next token."""

    def step(self) -> None:
        """Go on to the word after the next token, which is not the end."""
        self.at += 1
        self.token = self.words[self.at]

    def fail(self, key: str, column: int = 0, **facts: Any) -> MoveSyntaxError:
        """The error at a column, or at the next token; the arguments of its message."""
        if column:
            return MoveSyntaxError(self.line, column, key, **facts)
        return MoveSyntaxError(self.line, self.token.column, key, self.token.text, **facts)

    def take(self) -> Token:
        """The next token, now read."""
        token = self.token
        if token.kind != "end":
            self.step()
        return token

    def skip(self, *texts: str) -> bool:
        """Read the next token if it is one of these words or signs."""
        is_one = self.token.word in texts  # No text is empty, as the word of the end is.
        if is_one:
            self.step()
        return is_one

    def seat(self) -> int:
        """A player's letter."""
        letters = SEAT_LETTERS[: self.state.players]
        if len(self.token.text) != 1 or self.token.word not in letters:
            raise self.fail("notation-player", last=letters[-1])
        return letters.index(self.take().word)

    def either(self, cards: int) -> str:
        """`2C, 6S`; the word `none` for no cards."""
        return ", ".join(format_cards(cards, self.pack).split()) or "none"

"""The words of a move read from left to right."""

from cassino.engine.state import State
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.groups import SEAT_LETTERS
from cassino.notation.tokens import Token
from cassino.rules.packs import format_cards

SEPARATORS = ("+", ",", "&", "AND")
"""What may stand between cards."""


class Tokens:
    """Words read from left to right, and what is said where one does not fit."""

    def __init__(self, state: State, words: list[Token], line: int) -> None:
        self.state = state
        self.pack = state.rules.deck.pack
        self.words = words
        self.line = line
        self.at = 0

    @property
    def token(self) -> Token:
        """The next token."""
        return self.words[self.at]

    def fail(self, expected: str, found: str = "", column: int = 0) -> MoveSyntaxError:
        """The error at a column, or at the next token."""
        return MoveSyntaxError(self.line, column or self.token.column, expected, found or self.token.shown)

    def take(self) -> Token:
        """The next token, now read."""
        token = self.token
        self.at += token.kind != "end"
        return token

    def skip(self, *texts: str) -> bool:
        """Read the next token if it is one of these words or signs."""
        is_one = self.token.kind != "end" and self.token.text.upper() in texts
        self.at += is_one
        return is_one

    def seat(self) -> int:
        """A player's letter."""
        letters = SEAT_LETTERS[: self.state.players]
        if len(self.token.text) != 1 or self.token.text.upper() not in letters:
            raise self.fail(f"a player from A to {letters[-1]}")
        return letters.index(self.take().text.upper())

    def either(self, cards: int) -> str:
        """`2C or 6S`."""
        return " or ".join(format_cards(cards, self.pack).split()) or "none is left"

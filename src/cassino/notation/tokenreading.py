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
        self.token = words[0]
        """The next token."""

    def step(self) -> None:
        """Go on to the word after the next token, which is not the end."""
        self.at += 1
        self.token = self.words[self.at]

    def fail(self, expected: str, found: str = "", column: int = 0) -> MoveSyntaxError:
        """The error at a column, or at the next token."""
        return MoveSyntaxError(self.line, column or self.token.column, expected, found or self.token.shown)

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
            raise self.fail(f"a player from A to {letters[-1]}")
        return letters.index(self.take().word)

    def either(self, cards: int) -> str:
        """`2C or 6S`."""
        return " or ".join(format_cards(cards, self.pack).split()) or "none is left"

"""The words of a position's line, and the error for a word that does not fit."""

import re
from collections.abc import Sequence
from typing import Any

from cassino.cards import CardSyntaxError, card_set
from cassino.engine.insisting import (
    ADDITIONS,
    ALL_DEMANDS,
    ANSWER_WINDOW,
    FULLER_CAPTURE,
    INSIST_WINDOW,
    ORANGE_WINDOW,
    REQUEST_WINDOW,
)
from cassino.engine.state import DEAL_WINDOW
from cassino.notation.entries import Part
from cassino.notation.errors import Fault, fault
from cassino.rules.options import Pack
from cassino.rules.packs import example, format_card, parse_card

WINDOWS = {
    INSIST_WINDOW: "insist",
    ORANGE_WINDOW: "orange",
    REQUEST_WINDOW: "request",
    ANSWER_WINDOW: "answer",
    DEAL_WINDOW: "deal",
}
"""The question in a window (a moment in another player's turn), or that cards must be dealt."""
HIDDEN = "?"
"""A hidden card; while cards must be dealt, a card that is not drawn yet."""
DUTIES = {FULLER_CAPTURE: "capture", ADDITIONS: "additions", ALL_DEMANDS: "both"}
"""What the player still owes the other players."""
NOBODY_YET, SEVERAL, SEVERAL_WORD = -1, -2, "several"
"""Nobody, or several sides that met what they need near the target at the same time."""
COUNTS = {
    "score": (-999, 9999),
    "oranges": (0, 99),
    "wrong": (0, 99),
    "penalties": (-99, 99),
    "short": (0, 9),
    "acted": (1, 64),
}
"""The parts that have a number for each side or each player, and their bounds."""
COUNT_NAMES = {"oranges": "oranges", "wrong": "false_oranges", "penalties": "penalties", "short": "short_hands"}
TURN_PARTS = {
    "player": ("turn_of", "seat"), "window": ("window", "window"), "duty": ("duty", "duty"),
    "must": ("must_take", "number"), "shown": ("shown", "cards"), "pending": ("pending_taken", "cards"),
    "as": ("pending_value", "number"), "saying": ("pending_seat", "seat"), "owed": ("plays_owed", "number"),
    "leader": ("leader", "seat"), "taker": ("round_capturer", "seat"), "bottom": ("bottom", "card"),
    "announced": ("announced", "seats"), "tiebreak": ("tiebreak", "flag"), "swept": ("has_swept", "flag"),
}  # fmt: skip
"""The parts of a turn in progress: the attribute of the state, and its word."""


class PositionWords:
    """Words of a position, and what is wrong with them."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.pack = Pack.FRENCH_52
        self.letters = self.sides = ""

    def complain(self, part: Part, key: str, **facts: Any) -> None:
        """Report what was expected instead of a word."""
        self.faults.append(fault(1, part.column, key, part.text, **facts))

    def seat(self, word: Part) -> int:
        """A player; 0 after a complaint."""
        if len(word.text) == 1 and word.text in self.letters:
            return self.letters.index(word.text)
        self.complain(word, "notation-player", last=self.letters[-1])
        return 0

    def side(self, word: Part) -> int:
        """A side, named by its first player; 0 after a complaint."""
        if len(word.text) == 1 and word.text in self.sides:
            return self.sides.index(word.text)
        self.complain(word, "notation-side", last=self.sides[-1])
        return 0

    def number(self, word: Part, least: int, most: int) -> int:
        """A number in a range; the least after a complaint."""
        if re.fullmatch(r"-?[0-9]{1,6}", word.text) and least <= int(word.text) <= most:
            return int(word.text)
        self.complain(word, "notation-number", least=least, most=most)
        return least

    def choice(self, word: Part, words: dict[int, str]) -> int:
        """One of some words, as its number; 0 after a complaint."""
        for number, text in words.items():
            if word.text == text:
                return number
        self.complain(word, "notation-one-of", words=", ".join(words.values()))
        return 0

    def cards(self, words: Sequence[Part]) -> list[int]:
        """Cards; words that are not cards are reported and left out."""
        return [card for word in words if (card := self.card(word)) is not None]

    def card(self, word: Part) -> int | None:
        """A card."""
        try:
            return parse_card(word.text, self.pack)
        except CardSyntaxError:
            if set(word.text) == {HIDDEN}:
                self.complain(word, "notation-hidden")
            else:
                self.complain(word, "notation-card", example=example(self.pack))
            return None

    def one_set(self, words: Sequence[Part]) -> int:
        """A set of cards, each once."""
        cards = self.cards(words)
        twice = {card for card in cards if cards.count(card) > 1}
        for card in sorted(twice):
            self.faults.append(fault(1, words[0].column, "notation-twice", name=format_card(card, self.pack)))
        return card_set(cards)

    def no_more(self, words: Sequence[Part]) -> None:
        """Nothing may follow here."""
        for word in words[:1]:
            self.complain(word, "notation-bar")

"""Texts without what people leave out when they type, without line breaks, or without what an encoding lacks."""

import codecs
import re
from unicodedata import normalize

from cassino.cards import SUIT_LETTERS, SUIT_SYMBOLS

LETTERED = "cassino.lettered"
"""An error handler for encodings: letters for the symbols of suits, or question marks."""

_WHITE = re.compile(r"[ \t\r\n]+")


def composed(text: str) -> str:
    """A text whose letters with accents are single characters."""
    return normalize("NFC", text)


def flat(text: str) -> str:
    """A text for comparison: in small letters without accents and with straight apostrophes, as long as before."""
    return "".join(map(_flat_character, text))


def _flat_character(character: str) -> str:
    return "'" if character == "’" else normalize("NFD", character)[0].lower()[0]


def on_one_line(text: str) -> str:
    """A text without line breaks; spaces that hold words together stay."""
    return _WHITE.sub(" ", text).strip(" \t\r\n")


def _lettered(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    letters = dict(zip(SUIT_SYMBOLS, SUIT_LETTERS, strict=True))
    return "".join(letters.get(each, "?") for each in error.object[error.start : error.end]), error.end


codecs.register_error(LETTERED, _lettered)

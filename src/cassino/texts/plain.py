"""Texts without what people leave out when they type, and without line breaks."""

import re
from unicodedata import normalize

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

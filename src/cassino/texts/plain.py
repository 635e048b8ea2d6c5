"""Texts without what people leave out when they type, without line breaks, or without what an encoding lacks;
and the text of a file as people's programs write it.
"""

import codecs
import re
from unicodedata import normalize

from cassino.cards import SUIT_LETTERS, SUIT_SYMBOLS

WRAPPING = ".,;:!?…\"'`“”„‘’‚«»‹›()[]{}<>*|"
"""What stands around a link or a code in a sentence."""
ALIKE = {"’": "'", "ı": "i", "ł": "l", "ø": "o", "đ": "d"}
"""What Unicode does not take apart, with what people type for it."""
LETTERED = "cassino.lettered"
"""An error handler for encodings: letters for the symbols of suits, or question marks."""

_WHITE = re.compile(r"[ \t\r\n]+")


def composed(text: str) -> str:
    """A text whose letters with accents are single characters."""
    return normalize("NFC", text)


def searchable(text: str) -> str:
    """A name as searches compare it: `ibrahim` for İbrahim, `zoe` for Zoë."""
    return flat(composed(text))


def flat(text: str) -> str:
    """A text for comparison: in small letters without accents and with straight apostrophes, as long as before."""
    return "".join(map(_flat_character, text))


def _flat_character(character: str) -> str:
    small = normalize("NFD", character)[0].lower()[0]
    return ALIKE.get(small, small)


def file_text(content: bytes) -> str:
    """The text of a file that a person gives: UTF-8, or UTF-16 if a byte order mark says so; lines end as everywhere.

    Notepad and PowerShell write such marks. Raises UnicodeDecodeError.
    """
    is_wide = content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    text = content.decode("utf-16" if is_wide else "utf-8-sig")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def unwrapped(text: str) -> str:
    """A link or a code without what a chat put around it: the full stop, brackets, line breaks."""
    return "".join(text.split()).strip(WRAPPING)


def on_one_line(text: str) -> str:
    """A text without line breaks; spaces that hold words together stay."""
    return _WHITE.sub(" ", text).strip(" \t\r\n")


def _lettered(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    letters = dict(zip(SUIT_SYMBOLS, SUIT_LETTERS, strict=True))
    return "".join(letters.get(each, "?") for each in error.object[error.start : error.end]), error.end


codecs.register_error(LETTERED, _lettered)

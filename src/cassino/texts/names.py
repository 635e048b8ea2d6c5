"""Which names people can give themselves and their house rules: the same everywhere, in any script.

Names stand beside each other and inside sentences, so a name is one line of visible characters of the usual height,
and nobody is called like the word with which the reader is addressed. A length is counted in graphemes: what people
see as one character, such as a letter with its accents, or a family in one emoji.
"""

import re
import unicodedata
from collections.abc import Mapping
from typing import NamedTuple

from wcwidth import iter_graphemes

LONGEST_NAME = 40
"""In graphemes."""
LONGEST_TITLE = 60
"""The longest title of house rules, in graphemes."""
CODES = 12
"""The most characters of Unicode for each grapheme that a length allows: more than any family has."""
NAME_CODES = CODES * LONGEST_NAME
SHOWN = 24
"""How much of a wrong name is repeated."""
YOU_WORDS = frozenset(["you", "tú", "tu", "te", "toi", "vous", "ou", "du", "você", "jy", "wena"])
"""How each language addresses the reader, as `name_key` has it."""

BLANK = (
    (0x0000, 0x001F), (0x007F, 0x00A0), (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160),
    (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2000, 0x200F), (0x2028, 0x202F), (0x205F, 0x206F), (0x2800, 0x2800),
    (0x3164, 0x3164), (0xD800, 0xF8FF), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFFB),
    (0xFFFE, 0xFFFF), (0x13430, 0x1345F), (0x1BCA0, 0x1BCA3), (0x1D159, 0x1D159), (0x1D173, 0x1D17A),
    (0xE0000, 0x10FFFF),
)  # fmt: skip
"""Ranges of characters that are invisible, control something, or mean nothing in common."""
JOINED = "\u0600-\u109f\u1700-\u1aff\ua800-\uabff\ufb50-\ufdcf\ufe70-\ufefc\U00010a00-\U00011fff"
"""Ranges of the scripts whose letters take joiners: from Arabic and the scripts of India to Mongolian."""
HAN = "\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
PICTURE = (
    "\u203c\u2049\u2122\u2139\u2190-\u21ff\u2300-\u27bf\u2900-\u297f\u2b00-\u2bff\u3030\u303d\u3297\u3299"
    "\U0001f000-\U0001fbff"
)
"""Ranges of emoji and other signs. Python may not know the newest."""
ONE = f"[{PICTURE}][\ufe0e\ufe0f]?[\U0001f3fb-\U0001f3ff]?"
SEEN = re.compile(
    "\U0001f3f4[\U000e0030-\U000e007a]{2,6}\U000e007f"  # the flag of a region
    f"|{ONE}(?:\u200d{ONE})*"  # a family
    "|[0-9#*]\ufe0f?\u20e3|[\u00a9\u00ae][\ufe0e\ufe0f]?"  # a key, a sign
    f"|(?<=[{JOINED}])\u200c(?=[{JOINED}])|(?<=[{JOINED}])\u200d(?![\u200c\u200d])"
    f"|(?<=[{HAN}])[\ufe00-\ufe02\U000e0100-\U000e01ef]"
    "|(?<=[\u1820-\u18aa])[\u180b-\u180d\u180f]"
)
"""Where invisible characters change what is seen: in emoji, at letters that join, after Chinese characters."""
TOWER = re.compile("^m|m{4}")
"""A mark without a letter, or more marks above and below one letter than any language uses."""
OUTSIZED = re.compile("[\ufdfd\U00012000-\U0001254f]")
"""Signs that are many times as wide as a letter: a phrase in one sign, cuneiform."""
LONGEST_KEY = 240


class NameFault(NamedTuple):
    """What is wrong with a name: the key of a message, and its arguments."""

    key: str
    args: Mapping[str, int] = {}


def tidy_name(name: str) -> str:
    """A name with single spaces between its words."""
    return " ".join(name.split())


def graphemes(text: str) -> int:
    """How many characters people see. Signs that stand for several letters count as these."""
    return sum(1 for _ in iter_graphemes(unicodedata.normalize("NFKC", text)))


def name_problem(name: str, most: int = LONGEST_NAME) -> NameFault | None:
    """Why nobody can see a name as it is, in a line of names; None if everybody can. most: graphemes."""
    if not name.strip() or len(name) > CODES * most or graphemes(name) > most:
        return NameFault("error-name", {"most": most})
    if hides(name) or towers(name) or not any(map(_stands, name)):
        return NameFault("error-name-invisible")
    return NameFault("error-name-outsized") if OUTSIZED.search(name) else None


def hides(text: str) -> bool:
    """Whether a line has characters that are invisible where they stand, or direct its reading."""
    return any(map(_is_blank, SEEN.sub("", text)))


def towers(text: str) -> bool:
    """Whether a mark has no letter, or a letter more marks above and below than any language uses."""
    letters = unicodedata.normalize("NFD", SEEN.sub("", text))
    marks = "".join("m" if unicodedata.category(letter) in ("Mn", "Me") else "." for letter in letters)
    return bool(TOWER.search(marks))


def is_you(name: str) -> bool:
    """Whether a name is how the reader is addressed in some language: nobody else is called so."""
    return name_key(name) in YOU_WORDS


def name_key(name: str) -> str:
    """A key that is equal for names that look the same: case, width, spaces and signs make no difference."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return ("".join(filter(str.isalnum, folded)) or folded)[:LONGEST_KEY]


def shown_name(name: str) -> str:
    """The beginning of a wrong name, for a message about it: invisible characters become question marks."""
    return without_hidden(tidy_name(name)[:SHOWN]) + ("…" if len(name) > SHOWN else "")


def without_hidden(text: str) -> str:
    """A text with question marks for invisible characters, but for those that change what is seen."""
    seen, parts, end = SEEN.finditer(text), [], 0
    for match in seen:
        parts += [_marked(text[end : match.start()]), match[0]]
        end = match.end()
    return "".join((*parts, _marked(text[end:])))


def _marked(text: str) -> str:
    return "".join("?" if _is_blank(each) else each for each in text)


def _is_blank(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in BLANK)


def _stands(letter: str) -> bool:
    """Whether a character is seen without another one."""
    return unicodedata.category(letter)[0] not in "MZ" and not _is_blank(letter)

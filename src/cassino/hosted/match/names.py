"""The names that people can have, and login names."""

import re
import unicodedata
from collections.abc import Iterable, Sequence

from cassino.hosted.wire.refusal import WrongWish
from cassino.notation.speech import YOU
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.texts.language import cached
from cassino.texts.message import Message

LONGEST_NAME = 40
GUEST = "Guest"
"""The stored name of a person who has not given one. Like `You`, it is stored in English and worded for each reader."""
FORGOTTEN = "Somebody"
"""The stored name of a person whose account was deleted."""
FRIEND = "Friend"
"""The stored name of a person who has not joined yet; if several are expected, with a number: `Friend 2`."""
FRIENDS = re.compile(rf"{FRIEND} (\d)")
MOST_SIDES = 2000
BLANK = (
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164), (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
"""Ranges of characters that are invisible."""
TOWER = re.compile("^m|m{4}")
"""A mark without a letter, or more marks on one letter than any language uses."""
LONGEST_KEY = 240
LOGIN = re.compile(r"[\w.@+-]{3,40}")


def public_name(name: str) -> str:
    """A person's name for other people: anything but `You`, which everybody sees at their own seat."""
    return GUEST if name.casefold() == YOU.casefold() else name


def in_words(name: str) -> str:
    """A stored name in the current language."""
    if name == GUEST:
        return tell("guest")
    if name == FORGOTTEN:
        return tell("somebody")
    if name == FRIEND:
        return tell("friend")
    numbered = FRIENDS.fullmatch(name)
    return tell("friend-number", number=int(numbered[1])) if numbered else name


def called(names: Iterable[str], viewer: int | None) -> list[str]:
    """The names at the seats as a viewer reads them: `You` at the viewer's seat (None for a watcher)."""
    return [YOU if seat == viewer else in_words(name) for seat, name in enumerate(names)]


def side_names(names: Sequence[str], count: int) -> list[str]:
    """The name of each side, from the names at the seats: `You and Ann`."""
    return list(_side_names(tuple(names), count))


@cached(MOST_SIDES)
def _side_names(names: tuple[str, ...], count: int) -> tuple[str, ...]:
    seats = (list(range(side, len(names), count)) for side in range(count))
    return tuple(say(Message("side", {"seats": each}), names) for each in seats)


def clean_name(name: str) -> str:
    """A name with single spaces. Raises WrongWish."""
    tidy = public_name(" ".join(name.split()))
    if not tidy or len(tidy) > LONGEST_NAME or not tidy.isprintable():
        raise WrongWish("name", "error-name", most=LONGEST_NAME)
    if any(map(_is_blank, tidy)) or TOWER.search(_kinds(tidy)):
        raise WrongWish("name", "error-name-invisible")
    return tidy


def name_key(name: str) -> str:
    """A key that is equal for names that look the same: case, width, spaces and signs make no difference."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return ("".join(filter(str.isalnum, folded)) or folded)[:LONGEST_KEY]


def _is_blank(letter: str) -> bool:
    """Whether a character is invisible: default-ignorable ones, fillers and the empty braille pattern."""
    return any(first <= ord(letter) <= last for first, last in BLANK)


def _kinds(name: str) -> str:
    """One letter for each character of a name: m for a mark that is drawn over, through or under the character before
    it.
    """
    composed = unicodedata.normalize("NFC", name)
    return "".join("m" if unicodedata.category(letter) in ("Mn", "Me") else "." for letter in composed)


def name_or(name: str, otherwise: str) -> str:
    """A name with single spaces, or another one if none is given. Raises WrongWish."""
    return clean_name(name) if name.strip() else otherwise


def clean_login(login: str) -> str:
    """A login name in the form in which it is stored: in one case, and normalized."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold()).strip()


def known_login(login: str) -> str:
    """A typed login name in its stored form; empty if no account can have it, so that no endless text is kept."""
    tidy = clean_login(login)
    return tidy if LOGIN.fullmatch(tidy) else ""


def new_login(login: str) -> str:
    """A login name that a new account can have. Raises WrongWish."""
    tidy = known_login(login)
    if not tidy:
        raise WrongWish("login", "error-login")
    return tidy

"""The names that people can have, and login names."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import count
from typing import Any

from cassino.hosted.wire.refusal import WrongWish
from cassino.notation.speech import YOU
from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.texts.language import cached
from cassino.texts.message import Message
from cassino.texts.names import is_you, name_problem, tidy_name

GUEST = "Guest"
"""The stored name of a person who has not given one. Like `You`, it is stored in English and worded for each reader."""
FORGOTTEN = "Somebody"
"""The stored name of a person whose account was deleted."""
FRIEND = "Friend"
"""The stored name of a person who has not joined yet; if several are expected, with a number: `Friend 2`."""
OWN_WORDS = {GUEST: "guest", FORGOTTEN: "somebody", FRIEND: "friend"}
"""The messages that word the stored names above."""
NUMBERED = re.compile(r"(.+) (\d+)")
MOST_SIDES = 2000
LOGIN = re.compile(r"[\w.@+-]{3,40}")


def public_name(name: str) -> str:
    """A person's name for other people: anything but `You`, in any language, which everybody sees at their own seat."""
    return GUEST if is_you(name) else name


def public_names(names: Iterable[str]) -> list[str]:
    """The names at the seats of one table for other people; those of one name get numbers: `Sam`, `Sam 2`."""
    return list(_public_names(tuple(names)))


@lru_cache(MOST_SIDES)
def _public_names(names: tuple[str, ...]) -> tuple[str, ...]:
    public = [public_name(name) for name in names]
    taken = {name.casefold() for name in public}
    met: set[str] = set()
    for seat, name in enumerate(public):
        if name.casefold() in met:
            numbers = (f"{name} {number}" for number in count(2))
            public[seat] = next(each for each in numbers if each.casefold() not in taken)
            taken.add(public[seat].casefold())
        met.add(name.casefold())
    return tuple(public)


def in_words(name: str) -> str:
    """A stored name in the current language."""
    if name in OWN_WORDS:
        return tell(OWN_WORDS[name])
    numbered = NUMBERED.fullmatch(name)
    if numbered is None or numbered[1] not in OWN_WORDS:
        return name
    key, number = OWN_WORDS[numbered[1]], int(numbered[2])
    return tell("friend-number", number=number) if key == "friend" else f"{tell(key)} {number}"


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
    tidy = tidy_name(name)
    if problem := name_problem(tidy):
        raise WrongWish("name", problem.key, **dict[str, Any](problem.args))
    return public_name(tidy)


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

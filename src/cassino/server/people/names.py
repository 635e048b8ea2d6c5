"""What a person may be called, by others and when signing in."""

import re
import unicodedata

from cassino.server.refusal import BadRequest

LONGEST_NAME = 40
GUEST = "Guest"
"""Somebody who has not said what he is called."""
LOGIN = re.compile(r"[\w.@+-]{3,40}")


def clean_name(name: str) -> str:
    """A name with single spaces. Raises BadRequest."""
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > LONGEST_NAME or not tidy.isprintable():
        raise BadRequest(422, "name", f"A name has 1 to {LONGEST_NAME} printable characters.")
    return tidy


def name_or(name: str, otherwise: str) -> str:
    """A name with single spaces, or another one where none is given. Raises BadRequest."""
    return clean_name(name) if name.strip() else otherwise


def clean_login(login: str) -> str:
    """A login name as it is kept: letters in one size, one way to write each."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold()).strip()


def known_login(login: str) -> str:
    """A login name somebody signs in with; nothing where nobody can have it, so that no endless text is remembered."""
    tidy = clean_login(login)
    return tidy if LOGIN.fullmatch(tidy) else ""


def new_login(login: str) -> str:
    """A login name that may be kept. Raises BadRequest."""
    tidy = known_login(login)
    if not tidy:
        raise BadRequest(422, "login", "A login name has 3 to 40 letters, digits and signs of . @ + - _, no spaces.")
    return tidy

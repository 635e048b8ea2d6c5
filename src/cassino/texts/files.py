"""The files of the catalogs, as they are read here and by browsers: what a language lacks is there in English."""

import logging
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files

from cassino.texts.language import DRAFTS, ENGLISH, PSEUDO

log = logging.getLogger(__name__)
FOLDER = files("cassino.texts") / "languages"
IN_ENGLISH = "### english"
"""The line before the messages that a draft lacks. The browser looks for it, too (web/static/shared/texts.js)."""
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=.*\n(?:(?: .*)?\n)*", re.MULTILINE)
"""The line with the key, and the lines after it that are indented or empty."""
_PLAIN = re.compile(r"[\w-]+ *= *([^\s{}][^{}\n]*?) *\n\s*")
"""A message that is one line of text, without anything to put in."""


@lru_cache(1)
def names() -> tuple[str, ...]:
    """The names of the files that every language has: `table`, `moves`."""
    return tuple(sorted(file.name.removesuffix(".ftl") for file in (FOLDER / ENGLISH).iterdir()))


def has(key: str) -> bool:
    """Whether there is such a message."""
    return key in _messages(ENGLISH)


def source(language: str, key: str) -> str | None:
    """A message as its file has it; None if there is no such message."""
    if language != PSEUDO:
        return _messages(language).get(key)
    english = _messages(ENGLISH).get(key)
    return english and _disguised(english)


def plain(source: str) -> str | None:
    """The text of a message that is one line without arguments, as most are: it needs no parser."""
    found = _PLAIN.fullmatch(source)
    return found and found[1]


@lru_cache(16)
def lacking(language: str) -> frozenset[str]:
    """The messages that a draft lacks; none for a language that is no draft."""
    if language not in DRAFTS:
        return frozenset()
    return frozenset(key for name in names() for key, _ in split(text(language, name).partition(IN_ENGLISH)[2]))


def language_of(key: str, language: str) -> str:
    """In which language a message is: in English if a draft lacks it."""
    return ENGLISH if key in lacking(language) else language


@lru_cache(16)
def _messages(language: str) -> dict[str, str]:
    """All messages of a language. To split a file is fast, to parse it is not."""
    return {key: source for name in names() for key, source in split(text(language, name))}


def split(text: str) -> Iterator[tuple[str, str]]:
    """Each message of a file, with its key."""
    for found in _MESSAGE.finditer(text):
        yield found[1], found[0]


@lru_cache(1024)
def text(language: str, name: str) -> str:
    """A file of a language. Messages that it lacks are added in English and logged, if it is no draft."""
    if language == ENGLISH:
        return _own(ENGLISH, name)
    if language == PSEUDO:
        return _disguised(_own(ENGLISH, name))
    own, absent = _own(language, name), missing(language, name)
    if language in DRAFTS:
        _log_draft(language)
        return "\n".join([own, IN_ENGLISH + "\n", *absent.values()])
    if absent:
        log.info("%s/%s.ftl lacks %s", language, name, ", ".join(absent))
    return "\n".join([own, *absent.values()])


def missing(language: str, name: str) -> dict[str, str]:
    """The messages that a file of a language lacks, in English."""
    there = {key for key, _ in split(_own(language, name))}
    return {key: source for key, source in split(_own(ENGLISH, name)) if key not in there}


def _own(language: str, name: str) -> str:
    """A file as it was written; empty if the language has no such file."""
    file = FOLDER / language / f"{name}.ftl"
    return file.read_text("utf-8") if file.is_file() else ""


def _disguised(text: str) -> str:
    """A file or a message in the pseudo-language."""
    from cassino.texts.pseudo import pseudo  # Fluent's parser takes long to import

    return pseudo(text)


@lru_cache
def _log_draft(language: str) -> None:
    """Logs it once: a draft lacks too much to name it."""
    log.info("%s is a draft: what it lacks is said in English", language)

"""Languages: which ones there are, and which one people are spoken to in now."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps
from importlib.resources import files
from typing import Any, TypeVar, TypeVarTuple

ENGLISH = "en"
PSEUDO = "en-XA"
"""Longer English with accents and right-to-left marks: it shows what is cut off or comes from no catalog."""
NAMES: Mapping[str, str] = {
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "ht": "Kreyòl ayisyen",
    "hu": "Magyar",
    "it": "Italiano",
    "pt": "Português",
    "de": "Deutsch",
    "af": "Afrikaans",
    "st": "Sesotho",
    "ss": "siSwati",
    "zu": "isiZulu",
    PSEUDO: "Ƥšéüðö",
}
"""What each language is called by those who speak it, by its code (BCP 47)."""
DRAFTS = frozenset({"af", "st", "ss", "zu"})
"""Languages with a few texts only; the others are English. People get them only if they choose them by name."""
RELATED: Mapping[str, str] = {"ht": "fr", PSEUDO: "en"}
"""Whose plurals, numbers and dates a language uses whose own not every browser knows."""
MOST_RANGES = 20
"""More languages than these are not read from a header: it may be long."""
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""The variables of the environment that name a language, the most important one first."""

Arguments = TypeVarTuple("Arguments")
T = TypeVar("T")

_current: ContextVar[str] = ContextVar("language", default=ENGLISH)


def current() -> str:
    """The language that people are spoken to in."""
    return _current.get()


def use(language: str) -> None:
    """Speak a language from now on, in this thread and in what it starts."""
    _current.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while."""
    token = _current.set(language)
    try:
        yield
    finally:
        _current.reset(token)


def cached(most: int) -> Callable[[Callable[[*Arguments], T]], Callable[[*Arguments], T]]:
    """`lru_cache` for what is worded: each language has results of its own. most: how many results are kept."""

    def decorated(function: Callable[[*Arguments], T]) -> Callable[[*Arguments], T]:
        @lru_cache(most)
        def kept(_language: str, *arguments: Any) -> Any:
            return function(*arguments)

        @wraps(function)
        def worded(*arguments: *Arguments) -> T:
            found: T = kept(current(), *arguments)
            return found

        return worded

    return decorated


@lru_cache(1)
def known() -> tuple[str, ...]:
    """The codes of the languages that have texts, in the order of `NAMES`, and the pseudo-language."""
    folder = files("cassino.texts") / "languages"
    return tuple(code for code in NAMES if code == PSEUDO or (folder / code).is_dir())


def offered() -> dict[str, str]:
    """The languages to choose from, with their own names; the pseudo-language only for those who have it already."""
    from cassino.texts import tell  # a catalog needs this module

    codes = [code for code in known() if code != PSEUDO or current() == PSEUDO]
    return {
        code: tell("shared-language-draft", language=NAMES[code]) if code in DRAFTS else NAMES[code] for code in codes
    }


def is_draft() -> bool:
    """Whether people are spoken to in a language that has a few texts only."""
    return current() in DRAFTS


def locale(language: str) -> str:
    """Whose plurals, numbers and dates a catalog uses. Most sentences of a draft are English."""
    return ENGLISH if language in DRAFTS else RELATED.get(language, language)


def matched(wanted: str) -> str | None:
    """The known language that fits a code or the name of a locale: `es` for `es-DO` and `es_DO.UTF-8`."""
    code = wanted.split(".")[0].split("@")[0].replace("_", "-").strip().lower()
    exact = {language.lower(): language for language in known()}
    return exact.get(code) or exact.get(code.split("-")[0])


def negotiated(header: str) -> str:
    """The first known language of an `Accept-Language` header that is no draft, by its weights; else English."""
    ranges = [_weighed(part) for part in header.lower().split(",", MOST_RANGES)[:MOST_RANGES] if part.strip()]
    for weight, code in sorted(ranges, key=lambda each: -each[0]):
        if weight and (language := _complete(code)):
            return language
    return ENGLISH


def _complete(wanted: str) -> str | None:
    """The same as `matched`, without drafts."""
    found = matched(wanted)
    return None if found in DRAFTS else found


def _weighed(part: str) -> tuple[float, str]:
    """The weight and the code of one range: `es;q=0.8`. Weights that are not from 0 to 1 are 0: not this one."""
    code, _, weight = part.partition(";")
    try:
        found = float(weight.strip().removeprefix("q=") or 1)
    except ValueError:
        found = 0
    return found if 0 < found <= 1 else 0, code.strip()


def of_environment(environment: Mapping[str, str]) -> str:
    """The language that the variables of an environment ask for; English if they ask for none that is known and no
    draft.
    """
    for variable in VARIABLES:
        if wanted := environment.get(variable):
            found = (_complete(each) for each in wanted.split(":"))
            return next((language for language in found if language), ENGLISH)
    return ENGLISH

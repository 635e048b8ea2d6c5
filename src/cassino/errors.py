"""What every error of this package is, and what bytes that cannot be restored raise."""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any, TypeVar

Wording = Callable[[str, Mapping[str, Any]], str]
"""Puts a message into words, given its key and its arguments."""


def _word_as_key(key: str, facts: Mapping[str, Any]) -> str:
    return key


_word: Wording = _word_as_key


def word_errors_with(word: Wording) -> None:
    """Let a function put errors into words. `cassino.texts` sets it."""
    global _word
    _word = word


class CassinoError(ValueError):
    """Anything this package refuses: a message of the catalogs says what is wrong and where.

    `str(error)` words it in the language that is current then.
    """

    def __init__(self, key: str, /, **facts: Any) -> None:
        """key: of the message; facts: its arguments, which may be messages and errors themselves."""
        super().__init__(key)
        self.key = key
        self.facts = facts
        self.others: tuple[CassinoError, ...] = ()

    def __str__(self) -> str:
        return " ".join([_word(self.key, self.facts), *map(str, self.others)])

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors reach other processes whole, whatever arguments their classes take."""
        return _restored, (type(self), self.args, vars(self))


AnError = TypeVar("AnError", bound=CassinoError)


class RestoreError(CassinoError):
    """A pickle that is damaged or comes from another version."""


def joined(problems: Sequence[AnError]) -> AnError:
    """The first error, which says the others after itself."""
    error = copy(problems[0])
    error.others = (*error.others, *problems[1:])
    return error


def _restored(kind: type[CassinoError], args: tuple[Any, ...], attributes: dict[str, Any]) -> CassinoError:
    error = kind.__new__(kind, *args)
    vars(error).update(attributes)
    return error

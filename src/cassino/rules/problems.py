"""What can be wrong with a rule set, and the errors that say so."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, NamedTuple

from cassino.errors import CassinoError
from cassino.rules.messages import Text, text, worded


class Remedy(NamedTuple):
    """What solves a problem: an option with one of some values."""

    option: str
    """Its key: `building.source`."""
    values: tuple[Any, ...]
    """One or two."""

    def worded(self, option: str, values: Sequence[str]) -> str:
        """What to change, with words for the option and for each value."""
        if len(values) == 1:
            return worded("rules-must-be", option=option, value=values[0])
        return worded("rules-must-be-either", option=option, value=values[0], other=values[1])

    def __str__(self) -> str:
        return self.worded(self.option, [json.dumps(value) for value in self.values])


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong, and where."""

    where: str
    """The key: `dealing.hand`; empty for the file as a whole."""
    said: tuple[Text, ...]
    """What is wrong, in sentences."""
    remedy: Remedy | None = None
    file: str = ""
    line: int = 0
    """Counted from 1; 0 if no line is known."""

    @property
    def key(self) -> str:
        """The message that says what is wrong."""
        return self.said[0].key

    @property
    def text(self) -> str:
        """What is wrong, with options and values as they are called in files."""
        return " ".join(map(str, (*self.said, self.remedy) if self.remedy else self.said))

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.file and self.line else self.file
        return ": ".join(part for part in (place, self.where, self.text) if part)


def wrong(where: str, key: str, /, **facts: Any) -> Problem:
    """A problem that one message says."""
    return Problem(where, (text(key, **facts),))


class RulesError(CassinoError):
    """A text that is not a valid rule set, with all its problems."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        super().__init__("rules-unfit")
        self.problems = tuple(problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


class VariantNotFound(CassinoError):
    """A name that no rule set has."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__("rules-not-found", name=name, near=next(iter(nearest(name, known)), 0))
        self.name = name


def nearest(word: str, known: Sequence[str]) -> list[str]:
    """The known word that is most like a word, if one is like it."""
    return get_close_matches(word.lower(), known, 1)


def did_you_mean(word: str, known: Sequence[str]) -> tuple[Text, ...]:
    """`Did you mean “royal”?`, or nothing if no known word is similar."""
    return tuple(text("rules-did-you-mean", near=near) for near in nearest(word, known))

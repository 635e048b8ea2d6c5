"""What can be wrong with a rule set, and the errors that say so."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from cassino.errors import CassinoError


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong, and where."""

    where: str
    """The key: `dealing.hand`; empty for the file as a whole."""
    text: str
    file: str = ""
    line: int = 0
    """Counted from 1; 0 if no line is known."""

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.file and self.line else self.file
        return ": ".join(part for part in (place, self.where, self.text) if part)


class RulesError(CassinoError):
    """A text that is not a valid rule set, with all its problems."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


class VariantNotFound(CassinoError):
    """A name that no rule set has."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        self.name = name
        super().__init__(f"there is no rule set {name!r}{did_you_mean(name, known)}")


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """`: did you mean 'royal'?`, or nothing if no known word is similar."""
    near = get_close_matches(word.lower(), known)
    return ": did you mean " + " or ".join(repr(match) for match in near) + "?" if near else ""

"""What is wrong with a text, and where."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cassino.errors import CassinoError


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong in a text: line and column count from 1; column 0 means the whole line."""

    line: int
    column: int
    problem: CassinoError
    found: str = ""
    """The word that is wrong; empty if something is missing."""

    @property
    def message(self) -> str:
        """What is wrong, without the place."""
        return str(self.problem)

    def __str__(self) -> str:
        if not self.column:
            return str(CassinoError("notation-at-line", line=self.line, problem=self.problem))
        found = self.found or "none"
        return str(
            CassinoError("notation-at-column", line=self.line, column=self.column, found=found, problem=self.problem)
        )


def fault(line: int, column: int, key: str, found: str = "", /, **facts: Any) -> Fault:
    """Something wrong, with the key of its message and the arguments of that."""
    return Fault(line, column, CassinoError(key, **facts), found)


class NotationError(CassinoError):
    """A text that cannot be read; `faults` names everything that is wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        first = self.faults[0].problem
        super().__init__(first.key, **first.facts)

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))

    @property
    def line(self) -> int:
        """The line of the first fault."""
        return self.faults[0].line

    @property
    def column(self) -> int:
        """The column of the first fault."""
        return self.faults[0].column


class ExpectedError(NotationError):
    """One fault."""

    def __init__(self, line: int, column: int, key: str, found: str = "", /, **facts: Any) -> None:
        super().__init__([fault(line, column, key, found, **facts)])


class MoveSyntaxError(ExpectedError):
    """A text that does not name a move in this position."""

    def __str__(self) -> str:
        fault = self.faults[0]
        if fault.line > 1:
            return str(fault)
        if not fault.column:
            return fault.message
        return str(CassinoError("notation-at-letter", letter=fault.column, problem=fault.problem))

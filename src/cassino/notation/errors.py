"""What is wrong with a text, and where."""

from collections.abc import Sequence
from dataclasses import dataclass

from cassino.errors import CassinoError


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong in a text: line and column count from 1; column 0 means the whole line."""

    line: int
    column: int
    message: str

    def __str__(self) -> str:
        place = f"line {self.line}, column {self.column}" if self.column else f"line {self.line}"
        return f"{place}: {self.message}"


class NotationError(CassinoError):
    """A text that cannot be read; `faults` names everything that is wrong with it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("\n".join(str(fault) for fault in faults))
        self.faults = tuple(faults)

    @property
    def line(self) -> int:
        """The line of the first fault."""
        return self.faults[0].line

    @property
    def column(self) -> int:
        """The column of the first fault."""
        return self.faults[0].column


class ExpectedError(NotationError):
    """One fault that says what was expected and what was found."""

    def __init__(self, line: int, column: int, expected: str, found: str = "") -> None:
        self.expected = expected
        self.found = found
        message = f"expected {expected}" + (f", found {found}" if found else "")
        super().__init__([Fault(line, column, message)])


class MoveSyntaxError(ExpectedError):
    """A text that does not name a move in this position."""

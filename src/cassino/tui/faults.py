"""What is wrong with a typed move."""

from typing import Any

from cassino.engine.play import IllegalMove
from cassino.errors import CassinoError
from cassino.notation.errors import MoveSyntaxError
from cassino.texts import tell
from cassino.tui.cardwords import named
from cassino.tui.vocabulary import as_typed

TYPED = ("trail", "raise", "capture", "additions", "both", "word", "whole")
"""The arguments of problems that are to be typed."""


def fault_lines(error: MoveSyntaxError | IllegalMove) -> list[str]:
    """What could not be read, or why a rule forbids it."""
    if isinstance(error, IllegalMove):
        return [str(error)]
    return [tell("terminal-not-understood", problem=_local(fault.problem)) for fault in error.faults]


def _local(problem: CassinoError) -> CassinoError:
    """A problem with what is to be typed in the words of the current language, and cards as they are shown.

    Examples of moves are in short, as `help` has them.
    """
    return CassinoError(problem.key, **{name: _fact(name, fact) for name, fact in problem.facts.items()})


def _fact(name: str, fact: Any) -> Any:
    if not isinstance(fact, str):
        return fact
    return as_typed(fact) if name in TYPED else named(fact)

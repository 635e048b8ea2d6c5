"""What is wrong with a typed move."""

from typing import Any

from cassino.engine.play import IllegalMove
from cassino.errors import CassinoError
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.typed import explained
from cassino.notation.vocabulary import TYPED
from cassino.texts import tell
from cassino.tui.cardwords import named


def fault_lines(error: MoveSyntaxError | IllegalMove) -> list[str]:
    """What could not be read, or why a rule forbids it."""
    if isinstance(error, IllegalMove):
        return [str(error)]
    return [tell("terminal-not-understood", problem=_shown(fault.problem)) for fault in explained(error).faults]


def _shown(problem: CassinoError) -> CassinoError:
    """A problem with cards as they are shown. What is to be typed stays short, as `help` has it."""
    return CassinoError(problem.key, **{name: _fact(name, fact) for name, fact in problem.facts.items()})


def _fact(name: str, fact: Any) -> Any:
    return named(fact) if isinstance(fact, str) and name not in TYPED else fact

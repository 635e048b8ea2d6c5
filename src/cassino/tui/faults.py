"""What is wrong with a typed move."""

from cassino.engine.play import IllegalMove
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.typed import explained
from cassino.texts import tell


def fault_lines(error: MoveSyntaxError | IllegalMove) -> list[str]:
    """What could not be read, or why a rule forbids it."""
    if isinstance(error, IllegalMove):
        return [str(error)]
    return [tell("terminal-not-understood", problem=fault.problem) for fault in explained(error).faults]

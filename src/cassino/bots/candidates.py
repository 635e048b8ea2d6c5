"""The moves a bot considers, also at tables where all of them would be too many."""

from cassino.engine.move import MoveList
from cassino.engine.view import View

LONGEST = 4000
"""How many moves a bot looks at; more exist only at tables of twenty loose cards and the like."""


def open_moves(view: View) -> MoveList:
    """The legal plays; where there are more than `LONGEST`, some of every card in hand."""
    return view.moves_up_to(LONGEST)

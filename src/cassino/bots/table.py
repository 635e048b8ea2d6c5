"""The table as a move leaves it."""

from typing import NamedTuple

from cassino.engine.move import Move
from cassino.engine.play import lay
from cassino.engine.state import Build, State


class Table(NamedTuple):
    """What lies in the middle."""

    loose: int
    builds: tuple[Build, ...]

    @property
    def cards(self) -> int:
        """All its cards."""
        cards = self.loose
        for build in self.builds:
            cards |= build.cards
        return cards


def table_of(state: State) -> Table:
    """The table of a state."""
    return Table(state.loose, state.builds())


def table_after(state: State, move: Move) -> Table:
    """The table when the player to move has made a move."""
    after = state.copy()
    lay(after, move)
    return table_of(after)

"""The table as a move leaves it, with the tops of face-up piles that count as part of it."""

from typing import NamedTuple

from cassino.engine.move import Move
from cassino.engine.play import lay
from cassino.engine.state import Build, State


class Table(NamedTuple):
    """What lies in the middle, and by seat the tops of piles that it may capture."""

    loose: int
    builds: tuple[Build, ...]
    tops: tuple[int, ...] = ()

    @property
    def cards(self) -> int:
        """All its cards, no tops."""
        cards = self.loose
        for build in self.builds:
            cards |= build.cards
        return cards

    def within_reach(self, seat: int) -> int:
        """The loose cards and tops that a seat may capture."""
        return self.loose | self.tops[seat] if self.tops else self.loose


def table_of(state: State) -> Table:
    """The table of a state."""
    if not state.tables.tops:
        return Table(state.loose, state.builds())
    return Table(state.loose, state.builds(), tuple(state.capturable_tops(seat) for seat in range(state.players)))


def state_after(state: State, move: Move) -> State:
    """A state in which the player to move has made a move; turn and stock are those before it."""
    after = state.copy()
    lay(after, move)
    return after


def top_cards(state: State) -> int:
    """The uppermost cards of all face-up piles."""
    if not state.tables.piles_up:
        return 0
    return sum(1 << state.top(holder) for holder in range(state.tables.pile_count) if state.held(holder))

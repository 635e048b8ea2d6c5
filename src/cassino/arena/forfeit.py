"""What a deal counts that a program lost by a fault."""

from typing import NamedTuple

from cassino.engine.scoring import score_tallies
from cassino.engine.state import State
from cassino.engine.tally import Tally, of_pile, pack_of, tally

NOTHING = Tally(0, (0, 0, 0, 0), 0, 0)


class Forfeit(NamedTuple):
    """Which seat lost a deal, and why."""

    seat: int
    reason: str


def forfeit_points(state: State, side: int) -> tuple[int, ...]:
    """The points of a deal that a side lost by a fault: none for it.

    Each other side has, at least 1, what it would have with its sweeps so far and all cards of the pack.
    """
    return tuple(0 if each == side else max(1, _alone(state, each)) for each in range(state.side_count))


def _alone(state: State, winner: int) -> int:
    """The points of a side to which all cards go, while the others have nothing."""
    cards, suits, special = of_pile(pack_of(state.rules))
    tallies = [NOTHING] * state.side_count
    tallies[winner] = tally(state, winner)._replace(cards=cards, suits=suits, special=special)
    return score_tallies(state.rules, tallies).points[winner]

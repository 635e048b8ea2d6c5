"""The rest of a turn: how it best goes on after a move that does not end it."""

from collections.abc import Sequence
from typing import NamedTuple

from cassino.analysis.review.deal_search import MOST_REPLIES, DealSearch
from cassino.engine.legal import broken_rule, legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.state import State

PLANNED = 6
"""In at most this many worlds the steps are compared."""
MOST_STEPS = 12
"""No plan has more steps."""
END = Move(Kind.END, 0)
Steps = tuple[Move, ...]


class Turn(NamedTuple):
    """Whose turn it is, and the number of the turn in the deal. seat: -1 if somebody else is asked."""

    seat: int
    number: int

    def goes_on(self, state: State) -> bool:
        """Whether it is not over, and nobody else is asked."""
        return not state.is_over and turn_of(state) == self and self.seat >= 0


def turn_of(state: State) -> Turn:
    """The turn in which a state is."""
    is_own = state.turn == state.turn_of and not state.window
    return Turn(state.turn if is_own else -1, state.turn_no)


def rest_of_turn(kernel: DealSearch, worlds: Sequence[State], move: Move) -> Steps:
    """The steps with the best mean over some worlds after a move; none if it ends the turn.

    The player cannot tell the worlds apart, so the steps are the same in all of them.
    """
    turn, states = turn_of(worlds[0]), [world.copy() for world in worlds[:PLANNED]]
    steps, step = list[Move](), move
    while len(steps) < MOST_STEPS:
        for state in states:
            apply(state, step)
        if not all(turn.goes_on(state) for state in states):
            break
        choices = _choices(states)
        if not choices:
            break
        step = choices[0] if len(choices) == 1 else _best(kernel, states, choices)
        steps.append(step)
    return tuple(steps)


def made_steps(state: State, steps: Sequence[Move]) -> list[tuple[State, Move]]:
    """Steps with the states in which they are made, as far as they are legal. The state itself is changed."""
    made = []
    for step in steps:
        if broken_rule(state, step) is not None:
            break
        made.append((state.copy(), step))
        apply(state, step)
    return made


def _choices(states: Sequence[State]) -> list[Move]:
    """The steps that are legal in all states; to end the turn comes first, so it wins a tie."""
    listed = [END, *(move.without_order() for move in legal_moves(states[0], MOST_REPLIES))]
    return [move for move in dict.fromkeys(listed) if all(broken_rule(state, move) is None for state in states)]


def _best(kernel: DealSearch, states: Sequence[State], choices: Sequence[Move]) -> Move:
    rows = [kernel.row(state, choices) for state in states]
    sums = [sum(column) for column in zip(*rows, strict=True)]
    return choices[sums.index(max(sums))]

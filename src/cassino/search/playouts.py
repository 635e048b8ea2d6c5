"""Playouts: playing on quickly, with the highest-ranked move for every player, or sometimes a random one."""

from cassino.engine.legal import generate, generate_shares
from cassino.engine.play import apply_marked
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.turn import Turn
from cassino.kernel import Size, kernel
from cassino.search.estimator import Estimator
from cassino.search.node import rank_of_move

MANY = 200


@kernel
def play_out(state: State, turn: Turn, value: Estimator, rng: Rng, chance: int, round_no: int) -> None:
    """Play in place to the end of round `round_no` or of the deal. chance: the probability of a random move, in
    thousandths.
    """
    while not state.is_over and state.round_no == round_no:
        play_once(state, turn, value, rng, chance)


@kernel
def play_once(state: State, turn: Turn, value: Estimator, rng: Rng, chance: int) -> None:
    """Play one move in place."""
    generate(turn, state, MANY)
    if not turn.moves.complete:
        generate_shares(turn, state, MANY)
    at = 0
    n = turn.moves.n
    if n > 1:
        at = rng.draw(n) if chance and rng.draw(1000) < chance else likely_move(state, turn, value)
    mark = turn.moves.marks[at]
    cards, taken = turn.moves.played[at], turn.moves.taken[at]
    apply_marked(state, cards, taken, mark)


@kernel
def likely_move(state: State, turn: Turn, value: Estimator) -> Size:
    """The number of the move with the highest rank."""
    best = 0
    rank = 0
    for i in range(turn.moves.n):
        found = rank_of_move(value, state, turn.moves.marks[i], turn.moves.played[i], turn.moves.taken[i])
        if found > rank:
            rank = found
            best = i
    return best

"""Counting the positions that moves lead to, and playing at random."""

try:
    import cython
except ImportError:
    from cassino import nocython as cython

from cassino.engine.legal import legal_moves
from cassino.engine.play import apply
from cassino.engine.scorer import scorer_for

if not cython.compiled:
    from cassino.engine.dealing import deal_fresh
    from cassino.engine.legal import generate, turn_of_thread
    from cassino.engine.move import Move
    from cassino.engine.play import apply_marked
    from cassino.engine.rng import Rng
    from cassino.engine.state import State
    from cassino.engine.tables import Tables
    from cassino.engine.turn import Turn

LIMIT = 4_000_000


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` moves there are; a finished deal counts once."""
    if depth == 0 or state.is_over:
        return 1
    moves = legal_moves(state)
    return len(moves) if depth == 1 else sum(perft(after(state, move), depth - 1) for move in moves)


def divide(state: State, depth: int) -> list[tuple[Move, int]]:
    """The count of `perft` behind each first move."""
    return [(move, perft(after(state, move), depth - 1)) for move in legal_moves(state)]


def after(state: State, move: Move) -> State:
    """The state after a legal move, unchecked."""
    following = state.copy()
    apply(following, move)
    return following


def playout(state: State, rng: Rng) -> int:
    """Play random legal moves in place until the deal is over; how many."""
    return run(state, rng, turn_of_thread())


def playouts(start: State, rng: Rng, count: int) -> int:
    """Play a deal at random so many times, each from the same start; how many moves in all."""
    return repeat(start, start.copy(), rng, turn_of_thread(), count)


def repeat(start: State, state: State, rng: Rng, turn: Turn, count: int) -> int:
    """The loop of `playouts`."""
    moves = 0
    with cython.nogil:
        for _ in range(count):
            state.assign(start)
            moves += run(state, rng, turn)
    return moves


def random_deals(tables: Tables, rng: Rng, count: int) -> tuple[int, tuple[int, ...]]:
    """Shuffle, deal, play at random and score many deals: how many moves, and the points of each side, added up.

    The seats deal in turn, and every deal begins with no score.
    """
    totals = [0] * tables.side_count
    state, blank, scorer = State(tables), State(tables), scorer_for(tables)
    turn, moves = turn_of_thread(), 0
    for number in range(count):
        moves += random_deal(state, blank, number % tables.players, rng, turn)
        for side in range(tables.side_count):
            totals[side] += scorer.total(state, side)
    return moves, tuple(totals)


def random_deal(state: State, blank: State, dealer: int, rng: Rng, turn: Turn) -> int:
    """Play one deal at random from the shuffle to its end; how many moves."""
    state.assign(blank)
    deal_fresh(state, rng, dealer)
    return run(state, rng, turn)


def run(state: State, rng: Rng, turn: Turn) -> int:
    """The loop of `playout`."""
    count = 0
    while not state.is_over:
        generate(turn, state, LIMIT)
        at = rng.draw(turn.moves.marks.n)
        mark = turn.moves.marks.items[at]
        cards, taken = turn.moves.played.items[at], turn.moves.taken.items[at]
        apply_marked(state, mark & 15, cards, taken, mark >> 8, (mark >> 4 & 15) - 1)
        count += 1
    return count

"""Counting the positions that moves lead to, and playing at random."""

from cassino.engine.dealing import deal_fresh
from cassino.engine.legal import generate, legal_moves
from cassino.engine.move import Move, MoveList
from cassino.engine.play import apply, apply_marked
from cassino.engine.rng import Rng
from cassino.engine.scorer import Scorer, scorer_for
from cassino.engine.state import State
from cassino.engine.tables import Tables
from cassino.engine.turn import Turn, give_back, lent_turn
from cassino.kernel import Side, Size, kernel, nogil, typed

LIMIT: Size = 4_000_000


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` moves there are; a finished deal counts once."""
    if depth == 0 or state.is_over:
        return 1
    moves = legal_moves(state)
    return len(moves) if depth == 1 else sum(perft(after(state, move), depth - 1) for move in moves)


def divide(state: State, depth: int) -> list[tuple[Move, int]]:
    """The count of `perft` after each first move."""
    return [(move, perft(after(state, move), depth - 1)) for move in legal_moves(state)]


def after(state: State, move: Move) -> State:
    """The state after a legal move, unchecked."""
    following = state.copy()
    apply(following, move)
    return following


def playout(state: State, rng: Rng) -> int:
    """Play random legal moves in place until the deal is over; returns their number."""
    turn = lent_turn(MoveList())
    count: int = run(state, rng, turn)
    give_back(turn)
    return count


def playouts(start: State, rng: Rng, count: int) -> int:
    """Play a deal at random `count` times from the same start; returns the number of moves in all."""
    turn = lent_turn(MoveList())
    moves: int = repeat(start, start.copy(), rng, turn, count)
    give_back(turn)
    return moves


@typed
def repeat(start: State, state: State, rng: Rng, turn: Turn, count: Size) -> Size:
    """The loop of `playouts`."""
    moves = 0
    with nogil:
        for _ in range(count):
            state.assign(start)
            moves += run(state, rng, turn)
    return moves


@typed
def random_deals(tables: Tables, rng: Rng, count: Size) -> tuple[int, tuple[int, ...]]:
    """Shuffle, deal, play at random and score `count` deals; returns the number of moves, and the total points of each
    side.

    The seats deal in turn, and every deal begins at 0.
    """
    side: Side
    number: Size
    moves: Size = 0
    totals = [0] * tables.side_count
    state, blank = State(tables), State(tables)
    scorer: Scorer = scorer_for(tables)
    turn = lent_turn(MoveList())
    for number in range(count):
        moves += random_deal(state, blank, number % tables.players, rng, turn)
        for side in range(tables.side_count):
            totals[side] += scorer.total(state, side)
    give_back(turn)
    return moves, tuple(totals)


@kernel
def random_deal(state: State, blank: State, dealer: int, rng: Rng, turn: Turn) -> Size:
    """Play one deal at random from the shuffle to its end; returns the number of moves."""
    state.assign(blank)
    deal_fresh(state, rng, dealer)
    return run(state, rng, turn)


@kernel
def run(state: State, rng: Rng, turn: Turn) -> Size:
    """The loop of `playout`; it also ends if a hidden hand leaves no move."""
    count = 0
    while not state.is_over:
        generate(turn, state, LIMIT)
        if turn.moves.n == 0:
            break
        at = rng.draw(turn.moves.n)
        mark = turn.moves.marks[at]
        cards, taken = turn.moves.played[at], turn.moves.taken[at]
        apply_marked(state, cards, taken, mark)
        count += 1
    return count

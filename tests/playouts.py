"""Random deals and positions of a rule set, for tests that look at many states.

CASSINO_ORACLE_CASES sets how deep all random tests go: how many positions of each variant meet the brute force.
"""

import os
from collections.abc import Iterator
from random import Random

from hypothesis import HealthCheck, settings

from bridge import state_of
from cassino.compiled import engine_kind
from cassino.engine.dealing import deal, shuffled
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply, play
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.rules import Rules, load_variant
from random_positions import random_position

USUAL_CASES = 60
IS_PLAIN = engine_kind().startswith("plain")
CASES = int(os.environ.get("CASSINO_ORACLE_CASES") or (USUAL_CASES // 5 if IS_PLAIN else USUAL_CASES))
PER_DEAL = 300
"""No list is made longer than this while playing at random."""


def cases(count: int) -> int:
    """So many at the usual depth; fewer with the plain engine, more where the environment asks for it."""
    return max(1, count * CASES // USUAL_CASES)


def examples(count: int) -> settings:
    """So many examples at the usual depth, however busy the machine is."""
    return settings(max_examples=cases(count), suppress_health_check=[HealthCheck.too_slow])


def first_state(rules: Rules, seed: int, players: int | None = None) -> State:
    number = players or rules.seating.players[seed % len(rules.seating.players)]
    return deal(rules, number, seed % number, shuffled(rules, Rng(seed)))


def random_move(state: State, random: Random) -> Move:
    """Any move, builds and captures more often than trails; seldom a call of "orange", which may be wrong."""
    moves = list(legal_moves(state, limit=PER_DEAL))
    silent = [move for move in moves if not is_call(state, move)]
    if len(silent) < len(moves) and random.random() < 0.9:
        moves = silent
    others = [move for move in moves if move.kind != Kind.TRAIL]
    return random.choice(others if others and random.random() < 0.8 else moves)


def is_call(state: State, move: Move) -> bool:
    """Whether "orange" is called."""
    return move.kind == Kind.CALL or (move.kind == Kind.CAPTURE and move.seat == state.turn)


def playout(rules: Rules, seed: int, players: int | None = None) -> Iterator[tuple[State, Move]]:
    """Each state of a deal played at random, with the move that was made in it."""
    state, random = first_state(rules, seed, players), Random(seed)
    while not state.is_over:
        move = random_move(state, random)
        yield state, move
        state = play(state, move)


def last_state(rules: Rules, seed: int, players: int | None = None) -> State:
    """The end of the same deal."""
    *_, (state, move) = playout(rules, seed, players)
    return play(state, move)


def many_states(rules: Rules, count: int, most_loose: int = 7) -> Iterator[State]:
    """States of deals and states made from random parts, half and half."""
    random = Random(count)
    for _ in range(count // 2):
        yield state_of(random_position(rules, random, most_loose))
    seed = left = count - count // 2
    while left > 0:
        for state, _ in playout(rules, seed := seed + 1):
            if state.loose.bit_count() <= most_loose + 1 and random.random() < 0.3:
                yield state
                left -= 1


def state_after(variant: str, players: int, plays: int, seed: int) -> State:
    """A state some random plays into a deal."""
    rules, rng = load_variant(variant), Rng(seed)
    state = deal(rules, players, 0, shuffled(rules, rng))
    for _ in range(plays):
        moves = legal_moves(state, limit=PER_DEAL)
        after = state.copy()
        apply(after, moves[rng.below(len(moves))])
        if after.is_over:
            break
        state = after
    return state

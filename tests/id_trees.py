"""Every sequence of ids in a position, compared with the ids of its legal moves."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import cassino
from cassino.encoding import encode
from cassino.encoding.chooser import Chooser, Tools
from cassino.engine.move import Kind, Move
from cassino.engine.state import State
from cassino.rules import Rules

MOST = 300
"""Positions with more moves are compared by samples only, see `crowded`."""
QUIET = (Kind.TRAIL, Kind.END, Kind.PASS)
MOVE = -1
"""Where a trie has a whole move."""
TOOLS = Tools()
Trie = dict[int, Any]


def trie_of(state: State, moves: Iterable[Move]) -> Trie:
    """The ids of moves, id by id."""
    trie: Trie = {}
    for move in moves:
        at = trie
        for number in encode(state, move):
            at = at.setdefault(number, {})
        at[MOVE] = move
    return trie


def compare_tree(state: State, moves: Iterable[Move], with_list: bool) -> int:
    """Check that exactly the ids of these moves can be chosen; returns how many choices were compared."""
    first = Chooser()
    first.start(TOOLS, state, True, False, False)
    if not with_list:
        first.forget_list(TOOLS, state)
    waiting: list[tuple[Chooser, Trie, tuple[int, ...]]] = [(first, trie_of(state, moves), ())]
    compared = 0
    while waiting:
        half, trie, ids = waiting.pop()
        compared += 1
        place = f"{cassino.format_position(state)}\n{ids}"
        move = trie.pop(MOVE, None)
        assert half.is_done == (move is not None), place
        assert move is None or (half.cards, half.taken, half.mark) == (move.cards, move.taken, move.word()), place
        assert list(half.ids) == sorted(trie), place
        for number in trie:
            following = half.twin()
            assert following.choose(TOOLS, state, number)
            waiting.append((following, trie[number], (*ids, number)))
    return compared


def positions(rules: Rules, players: int, random: Random, trails: float) -> Iterator[State]:
    """The positions of a deal in which somebody trails, passes or ends a turn with this probability."""
    state = cassino.deal(rules, players, random.randrange(1 << 30))
    while not state.is_over:
        yield state
        moves = list(state.moves_up_to(MOST))
        quiet = [move for move in moves if move.kind in QUIET]
        state.apply(random.choice(quiet if quiet and random.random() < trails else moves))


def compare_deal(rules: Rules, players: int, random: Random) -> int:
    """Compare the ids in all positions of a deal, with and without the list; returns the number of choices."""
    compared = 0
    for state in positions(rules, players, random, random.choice((0.0, 0.4, 0.9))):
        moves = state.moves_up_to(MOST)
        if moves.complete:
            compared += compare_tree(state, moves, True)
            compared += 0 if state.window else compare_tree(state, moves, False)
    return compared

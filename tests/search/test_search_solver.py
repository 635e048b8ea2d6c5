"""The exact solver against trying everything; `CASSINO_ORACLE_CASES=3000` tries thousands of positions."""

import os
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from cassino.cards import cards_in, make_card
from cassino.engine.dealing import deal, shuffled
from cassino.engine.legal import legal_moves
from cassino.engine.move import Move
from cassino.engine.play import play
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.rules import Rules, load_variant
from cassino.search.estimator import Estimator
from cassino.search.points import Points
from cassino.search.solver import SearchTooLong, Solver
from endings import GAMES, Plain, TooManyPlays, cards_left, endings, first_of, random_game
from playouts import IS_PLAIN, cases, random_move
from random_rules import described

CLOSE = 0.01
"""Thirds of a point are not exact."""
PLAYS = 400 if IS_PLAIN else int(os.environ.get("CASSINO_PLAIN_PLAYS", "600"))
"""A position is left out where trying everything takes more."""
NODES = 1000 if IS_PLAIN else int(os.environ.get("CASSINO_NODES", "10000"))
"""And where the search alone takes more than so many nodes."""


def solver_for(state: State, bits: int = 12) -> Solver:
    points = Points(state)
    value = Estimator(points)
    value.prepare(state)
    return Solver(points, value, bits)


def told(state: State, seed: int) -> str:
    return f"seed {seed}, {cards_left(state)} cards left, {described(state.rules)}"


def check_exact(state: State, seed: int) -> bool:
    """Whether the position could be tried out; then the solver must say the same of it, and of every move."""
    plain = Plain(state.side_of(state.turn), PLAYS)
    try:
        best, after = plain.best(state), plain.after(state)
    except TooManyPlays:
        return False
    solver = solver_for(state)
    assert solver.solve(state) == pytest.approx(best, abs=CLOSE), told(state, seed)
    assert solver.solve_moves(state, legal_moves(state)) == pytest.approx(after, abs=CLOSE), told(state, seed)
    return True


def tried(rules: Rules, players: int, wanted: int) -> int:
    """So many positions with ever more cards left; how many deals that took."""
    done = 0
    for seed in count():
        most = 2 * players + 2 if players < 4 else players + 2
        states = endings(rules, players, seed, most)
        for state in states[seed % 3 :: 3]:
            done += check_exact(state, seed)
        if done >= wanted:
            return seed
    return 0


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_the_solver_agrees_with_trying_everything(variant: str, players: int) -> None:
    tried(load_variant(variant), players, cases(5))


def test_the_solver_agrees_under_random_rules() -> None:
    for seed in range(cases(50)):
        rules, players = random_game(seed)
        for state in endings(rules, players, seed, 6 if players < 4 else players + 1)[::3]:
            check_exact(state, seed)


def late(rules: Rules, players: int, seed: int, most: int) -> Iterator[State]:
    """One state of a deal with so many cards left."""
    yield from endings(rules, players, seed, most)[:1]


def check_memory(state: State, seed: int, nodes: int) -> bool:
    """Whether the search without memory took no more than so many nodes; then with memory it must find the same."""
    try:
        alone = solver_for(state, bits=0).solve(state, nodes)
    except SearchTooLong:
        return False
    for bits in (16, 3):
        assert solver_for(state, bits).solve(state) == pytest.approx(alone, abs=CLOSE), told(state, seed)
    return True


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_what_is_remembered_changes_no_value(variant: str, players: int) -> None:
    """Positions beyond what can be tried out: those that are looked up are those that play alike."""
    most = 3 * players if players < 4 else 2 * players
    for seed in range(cases(4)):
        for state in late(load_variant(variant), players, seed, most):
            check_memory(state, seed, NODES)


@pytest.mark.slow
def test_what_is_remembered_changes_no_value_under_random_rules() -> None:
    for seed in range(cases(60)):
        rules, players = random_game(1000 + seed)
        for state in late(rules, players, seed, 8):
            check_memory(state, seed, NODES)


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_what_was_found_for_other_positions_changes_no_value(variant: str, players: int) -> None:
    """One solver for the last positions of two deals, those with the fewest cards first, as in the par of a deal."""
    solver = None
    for seed in (1, 3):
        states = endings(load_variant(variant), players, seed, 2 * players + 2)[::-2]
        fresh = solver_for(states[0])
        solver = solver or fresh
        solver.begin(fresh.points, fresh.value)
        for state in states:
            try:
                alone = solver_for(state, bits=0).solve_moves(state, legal_moves(state), NODES)
            except SearchTooLong:
                break
            assert solver.solve_moves(state, legal_moves(state)) == pytest.approx(alone, abs=CLOSE), told(state, seed)


def exchanged(cards: int, one: int, other: int) -> int:
    """A set of cards in which one has taken another's place."""
    both = 1 << one | 1 << other
    return cards ^ both if cards & both not in (0, both) else cards


def deals_alike(rules: Rules, players: int, seed: int, one: int, other: int) -> Iterator[tuple[State, State]]:
    """Each state of a deal, and of the same deal played with two cards exchanged."""
    state = first_of(rules, players, seed)
    order = list(shuffled(rules, Rng(seed)))
    at, place = order.index(one), order.index(other)
    order[at], order[place] = other, one
    scores = [state.score(side) for side in range(state.side_count)]
    twin = deal(rules, players, state.dealer, order, scores, tiebreak=bool(state.tiebreak))
    random = Random(seed)
    while not state.is_over:
        yield state, twin
        move = random_move(state, random)
        cards, taken = exchanged(move.cards, one, other), exchanged(move.taken, one, other)
        state = play(state, move)
        twin = play(twin, Move(move.kind, cards, taken, move.value, move.seat))


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_cards_that_count_alike_may_change_places(variant: str, players: int) -> None:
    rules = load_variant(variant)
    for seed in range(cases(3)):
        points = Points(first_of(rules, players, seed))
        pack = list(cards_in(points.tables.deck))
        pairs = [(a, b) for a in pack for b in pack if a < b and points.class_of(a) == points.class_of(b)]
        if pairs:
            check_alike(deals_alike(rules, players, seed, *Random(seed).choice(pairs)), 2 * players)


def check_alike(pairs: Iterator[tuple[State, State]], most: int) -> None:
    """The first pair of states with so few cards left has one value."""
    few = [(state, twin) for state, twin in pairs if cards_left(state) <= most]
    for state, twin in few[:1]:
        try:
            found = solver_for(state).solve(state, NODES)
        except SearchTooLong:
            return
        assert solver_for(twin).solve(twin) == pytest.approx(found, abs=CLOSE), described(state.rules)


@pytest.mark.parametrize("variant", ["scopa", "scopa_italian"])
def test_suits_are_not_alike_where_a_primiera_counts(variant: str) -> None:
    points = Points(first_of(load_variant(variant), 2, 0))
    assert len({points.class_of(make_card(7, suit)) for suit in range(4)}) == 4


@pytest.mark.parametrize("seed", range(4))
def test_a_card_that_has_just_been_played_stands_for_no_other(seed: int) -> None:
    """In Swazi casino the last card may still capture when it lies on the table, beside one like it."""
    for state in endings(load_variant("swazi"), 4, seed, 0):
        check_exact(state, seed)


def test_too_long_a_search_is_given_up() -> None:
    state = first_of(load_variant("casino_long"), 2, 2)
    with pytest.raises(SearchTooLong, match="more than 500 nodes"):
        solver_for(state).solve(state, 500)
    with pytest.raises(SearchTooLong, match="more than 500 nodes"):
        solver_for(state).solve_moves(state, legal_moves(state), 500)
    few = endings(state.rules, 2, 2, 3)[0]
    solver = solver_for(few)
    first = solver.solve(few)
    assert 0 < solver.nodes < 500
    assert solver.solve(few) == first


def test_a_search_leaves_the_state_as_it_was() -> None:
    for state in endings(load_variant("royal_web"), 2, 5, 6):
        before = state.copy()
        solver_for(state).solve(state)
        assert state == before

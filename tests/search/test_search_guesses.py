"""Searches in which players choose by what they see."""

from collections import Counter
from itertools import islice

import pytest

from cassino.engine.legal import legal_moves
from cassino.engine.move import Move
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import view
from cassino.search.estimator import Estimator
from cassino.search.points import Points
from cassino.search.unseen import Unseen
from cassino.search.world_search import ANY_DEPTH, WorldSearch
from cassino.search.worlds import draw_worlds
from playouts import state_after

MANY = 300
CLEAR = 0.25
"""A choice that is ahead by so many points does not hang on which deals were guessed."""


def solver_of(state: State) -> WorldSearch:
    value = Estimator(Points(state))
    value.prepare(state)
    return WorldSearch(value.points, value)


def rounds_ends(cards: int, count: int, variant: str = "casino_long", players: int = 2) -> list[State]:
    """Positions of rounds that are not the last, with at most so many cards in all hands and at least three."""
    found = (state_after(variant, players, plays, seed) for seed in range(60) for plays in range(9, 24))
    held = ((state, sum(state.hand_size(seat) for seat in range(players))) for state in found)
    return list(islice((state for state, size in held if state.stock_size and 3 <= size <= cards), count))


def reply_by_hand(state: State) -> tuple[Move, float]:
    """The best move by the mean over many deals of what the player to act does not see, and how far it is ahead."""
    replies = list(legal_moves(state))
    sums = [0.0] * len(replies)
    for world in draw_worlds(view(state, state.turn), Rng(4), MANY):
        scores = solver_of(state).move_values(world, replies, ANY_DEPTH, 10**6)
        assert scores is not None
        sums = [total + score for total, score in zip(sums, scores, strict=True)]
    order = sorted(range(len(replies)), key=lambda at: -sums[at])
    lead = (sums[order[0]] - sums[order[1]]) / MANY if len(order) > 1 else CLEAR
    return replies[order[0]], lead


def after(state: State, move: Move) -> State:
    state = state.copy()
    apply(state, move)
    return state


def guessing(state: State, guesses: int, reach: int, seed: int = 1) -> WorldSearch:
    solver = solver_of(state)
    solver.guess(guesses, reach, Rng(seed))
    return solver


def test_a_reply_is_the_one_that_looks_best_to_who_makes_it() -> None:
    compared = 0
    for state in rounds_ends(4, 7):
        moves = list(legal_moves(state))
        found = guessing(state, MANY, 1).move_values(state, moves, ANY_DEPTH, 10**9)
        assert found is not None
        for move, value in zip(moves, found, strict=True):
            answered = after(state, move)
            reply, lead = reply_by_hand(answered)
            if lead < CLEAR:
                continue
            [score] = solver_of(state).move_values(answered, [reply], ANY_DEPTH, 10**6) or ()
            assert value == pytest.approx(-score, abs=0.01)
            compared += 1
    assert compared > 12


@pytest.mark.parametrize("plays", range(41, 46))
def test_where_all_is_known_a_guess_is_no_guess(plays: int) -> None:
    """In the last round of two players each knows the other's cards, if only he counts."""
    state = state_after("casino_long", 2, plays, 5)
    assert not state.stock_size and not state.is_over
    moves = list(legal_moves(state))
    plain = solver_of(state).move_values(state, moves, ANY_DEPTH, 10**6)
    assert plain is not None and guessing(state, 5, 9).move_values(state, moves, ANY_DEPTH, 10**7) == plain


@pytest.mark.parametrize("variant, players", [("three_hand_casino", 3), ("four_hand_partnership", 4), ("scopa", 2)])
def test_one_seed_gives_one_result(variant: str, players: int) -> None:
    for state in rounds_ends(6, 3, variant, players):
        moves = list(legal_moves(state))
        first, again = (guessing(state, 8, 3).move_values(state, moves, ANY_DEPTH, 10**7) for _ in range(2))
        assert first == again and first is not None


def test_too_long_a_search_with_guesses_is_given_up_and_leaves_no_trace() -> None:
    state = state_after("casino_long", 2, 16, 5)
    solver, moves = guessing(state, 16, 3), list(legal_moves(state))
    assert solver.move_values(state, moves, ANY_DEPTH, 50) is None
    solver.guess(0, 0, Rng())
    assert solver.move_values(state, moves, 3, 10**6) == solver_of(state).move_values(state, moves, 3, 10**6)


def dealt(state: State, count: int) -> list[State]:
    """So many deals of what the player to act does not see."""
    unseen, rng, found = Unseen(), Rng(3), []
    for _ in range(count):
        copy = state.copy()
        assert unseen.deal_anew(copy, rng)
        found.append(copy)
    return found


@pytest.mark.parametrize("variant, players", [("casino_long", 2), ("royal_book", 2), ("four_hand_partnership", 4)])
def test_only_what_a_player_does_not_see_is_dealt_anew(variant: str, players: int) -> None:
    for seed in range(6):
        state = state_after(variant, players, 9 + seed, seed)
        seen = view(state, state.turn)
        for other in dealt(state, 20):
            assert view(other, state.turn) == seen
            for seat in range(players):
                assert other.hand(seat) & ~seen.possible(seat) == 0
                assert seen.certain(seat) & ~other.hand(seat) == 0


def test_every_unseen_card_is_as_likely_to_be_held() -> None:
    states = (state_after("casino_long", 2, 9, seed) for seed in range(20))
    state = next(each for each in states if not each.proven(1 - each.turn))
    seen = view(state, state.turn)
    held: Counter[int] = Counter()
    for other in dealt(state, 4000):
        hand = other.hand(1 - state.turn)
        held.update(card for card in range(52) if hand >> card & 1)
    cards = seen.unseen.bit_count()
    due = 4000 * state.hand_size(1 - state.turn) / cards
    assert len(held) == cards
    assert sum((count - due) ** 2 / due for count in held.values()) < 2 * cards

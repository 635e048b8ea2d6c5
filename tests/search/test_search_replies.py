"""Lines in which the others reply as expected."""

from math import inf

import pytest

from cassino.engine.legal import legal_moves
from cassino.engine.move import Move
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.view import View, view
from cassino.search.budget import TimeBudget
from cassino.search.estimator import Estimator
from cassino.search.points import Points
from cassino.search.replies import Replies
from cassino.search.results import blended
from cassino.search.world_search import ANY_DEPTH, WorldSearch
from cassino.search.worlds import draw_worlds
from playouts import state_after

GAMES = [("casino_long", 2, 18), ("three_hand_casino", 3, 28), ("four_hand_partnership", 4, 36)]


def first(seen: View) -> Move:
    return seen.legal_moves[0]


@pytest.mark.parametrize(("game", "players", "plays"), GAMES)
def test_others_reply_until_the_own_turn_and_see_no_other_hand(game: str, players: int, plays: int) -> None:
    state = state_after(game, players, plays, seed=2)
    asked: list[View] = []

    def mind(seen: View) -> Move:
        asked.append(seen)
        return first(seen)

    moves = list(legal_moves(state))
    replies = Replies(view(state, state.turn), mind, moves)
    for move in moves:
        after, made = replies.answered(state, move)
        by_hand = state.copy()
        apply(by_hand, move)
        for _ in range(made - 1):
            apply(by_hand, legal_moves(by_hand)[0])
        assert after == by_hand
        assert after.is_over or after.round_no != state.round_no or after.turn == state.turn
    for seen in asked:
        hidden = [seat for seat in range(players) if seat != seen.seat]
        assert not any(seen.public.hand(seat) for seat in hidden)


@pytest.mark.parametrize(("game", "players", "plays"), GAMES)
def test_scores_are_those_of_a_search_behind_the_replies(game: str, players: int, plays: int) -> None:
    state = state_after(game, players, plays, seed=5)
    seen, moves = view(state, state.turn), list(legal_moves(state))
    value = Estimator(Points(state))
    value.prepare(state)
    solver = WorldSearch(value.points, value)
    worlds = draw_worlds(seen, Rng(3), 3)
    zeros = {place: [0.0] * len(worlds) for place in range(len(moves))}
    replies = Replies(seen, first, moves)
    replies.look(solver, worlds, zeros, ANY_DEPTH, 10**7, TimeBudget(None))
    for place, move in enumerate(moves):
        for world, found in zip(worlds, replies.shifts[place], strict=True):
            after, _ = replies.answered(world, move)
            if after.turn != world.turn or after.is_over or after.round_no != world.round_no:
                continue
            scores = solver.move_values(after, list(legal_moves(after)), ANY_DEPTH, 10**7)
            assert scores is not None and found == pytest.approx(max(scores), abs=0.01)


def test_too_few_nodes_leave_nothing() -> None:
    state = state_after("casino_long", 2, 12, seed=1)
    seen, moves = view(state, state.turn), list(legal_moves(state))
    value = Estimator(Points(state))
    value.prepare(state)
    replies = Replies(seen, first, moves)
    firsts = {place: [0.0] * 20 for place in range(len(moves))}
    replies.look(
        WorldSearch(value.points, value), draw_worlds(seen, Rng(1), 20), firsts, ANY_DEPTH, 3, TimeBudget(None)
    )
    assert not any(replies.shifts)


def test_an_estimate_without_weight_adds_no_doubt() -> None:
    """The error of a single shift is infinite, and 0 times that would be no number."""
    once, often = (5.0, inf), (1.0, 0.5)
    assert blended(once, often, 1.0) == blended(often, once, 0.0) == often
    assert blended(once, often, 0.5) == (3.0, inf)
    assert blended((5.0, 0.8), (1.0, 0.6), 0.5) == (3.0, pytest.approx(0.5))

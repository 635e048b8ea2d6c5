"""How others are taken to play: chances of moves, and a search that goes by them."""

from itertools import islice

import pytest

from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import sample, view
from cassino.notation.position import parse_position
from cassino.search.habits import TRAIT_NAMES, TYPICAL, Habits
from cassino.search.points import Points
from cassino.search.solver import ANY_DEPTH, Solver
from cassino.search.value import Value
from playouts import state_after

POSITION = (
    "casino_long 2 | turn A 9 | dealer B | round 2 | hand A 9C 5S 2D | hand B QD 8C 8D 10C | table 9H 4C 5H | stock "
    "3C 3S 10S 3D 2C 7S 2S JS 7D 6H 7H 5D 4D AD AC AS 4H 8S AH KS "
    "QH 4S QC 2H JD 6C 9D 7C 5C 8H KC 6S JC 9S KD 6D 10H 10D 3H JH QS KH"
)


def valued(state: State) -> Value:
    value = Value(Points(state))
    value.prepare(state)
    return value


def any_position() -> State:
    return parse_position(POSITION)


def chances_by_move(state: State) -> dict[Move, float]:
    moves = list(legal_moves(state))
    return dict(zip(moves, Habits().chances(state, valued(state), moves), strict=True))


def test_a_player_has_a_weight_for_each_trait() -> None:
    assert len(TYPICAL) == len(TRAIT_NAMES)
    with pytest.raises(ValueError, match=f"3 weights for {len(TRAIT_NAMES)} traits"):
        Habits([1.0, 2.0, 3.0])


@pytest.mark.parametrize("variant, players", [("casino_long", 2), ("scopa", 2), ("dominican", 2), ("swazi", 4)])
def test_the_chances_of_all_moves_are_one(variant: str, players: int) -> None:
    for seed in range(4):
        chances = chances_by_move(state_after(variant, players, 5 + seed, seed)).values()
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) > 0.0


@pytest.mark.parametrize("weight", [1e6, -1e6])
def test_steep_weights_still_give_chances(weight: float) -> None:
    state = any_position()
    chances = Habits([weight] * len(TRAIT_NAMES)).chances(state, valued(state), list(legal_moves(state)))
    assert sum(chances) == pytest.approx(1.0) and min(chances) >= 0.0


def test_captures_are_likelier_than_to_trail_the_card_that_captures() -> None:
    chances = chances_by_move(any_position())
    nine = {move.kind: chance for move, chance in chances.items() if move.cards == 1 << (8 * 4)}
    assert nine[Kind.CAPTURE] > 5 * nine[Kind.TRAIL]


def test_what_is_seen_of_a_move() -> None:
    state = any_position()
    [move] = [each for each in legal_moves(state) if each.kind == Kind.CAPTURE and each.taken.bit_count() == 2]
    found = dict(zip(TRAIT_NAMES, Habits().traits(state, valued(state), move), strict=True))
    assert found["capture"] == 1.0 and found["captured"] == 2.0 and found["left"] == 1.0 and found["left_one"] == 1.0
    assert found["trail"] == found["build"] == found["sweep"] == 0.0
    [trail] = [each for each in legal_moves(state) if each.kind == Kind.TRAIL and each.cards == 1 << (1 * 4 + 1)]
    found = dict(zip(TRAIT_NAMES, Habits().traits(state, valued(state), trail), strict=True))
    assert found["trail"] == 1.0 and found["left"] == 4.0 and found["trail_rank"] == pytest.approx(1 / 13)
    assert found["left_takes"] == 2.0 == found["trail_makes_takes"]


@pytest.mark.parametrize("seed", range(6))
def test_chances_do_not_hang_on_cards_that_the_player_cannot_see(seed: int) -> None:
    state = state_after("casino_long", 2, 10 + seed, seed)
    other = sample(view(state, state.turn), Rng(seed))
    assert chances_by_move(state) == pytest.approx(chances_by_move(other))


def rounds_ends(count: int) -> list[State]:
    """Positions with few cards in the hands of a round that is not the last."""
    found = (state_after("casino_long", 2, plays, seed) for seed in range(40) for plays in (12, 13, 20, 21))
    good = (state for state in found if state.stock_size and 3 <= state.hand_size(0) + state.hand_size(1) <= 4)
    return list(islice(good, count))


def by_hand(state: State, trust: float) -> list[float]:
    """What each move is worth if the reply is expected by habit so far, and all after it is played best."""
    values = []
    for move in legal_moves(state):
        after = state.copy()
        apply(after, move)
        replies = list(legal_moves(after))
        value = valued(state)
        found = [-each for each in Solver(value.points, value).move_values(after, replies, ANY_DEPTH, 10**6) or ()]
        chances = Habits().chances(after, value, replies)
        mean = sum(chance * each for chance, each in zip(chances, found, strict=True))
        values.append(trust * mean + (1 - trust) * min(found))
    return values


@pytest.mark.parametrize("trust", [0.0, 0.4, 1.0])
def test_a_reply_is_worth_its_mean_by_habit_as_far_as_that_is_trusted(trust: float) -> None:
    for state in rounds_ends(6):
        value = valued(state)
        solver = Solver(value.points, value)
        solver.expect(Habits(), trust, 1)
        found = solver.move_values(state, list(legal_moves(state)), ANY_DEPTH, 10**6)
        assert found == pytest.approx(by_hand(state, trust), abs=0.01)


def test_searches_to_the_end_of_the_deal_expect_nothing() -> None:
    state = state_after("casino_long", 2, 43, 5)
    value = valued(state)
    plain, other = Solver(value.points, value), Solver(value.points, value)
    other.expect(Habits(), 1.0, 99)
    moves = list(legal_moves(state))
    assert plain.solve_moves(state, moves) == other.solve_moves(state, moves)

"""Playouts in worlds, how likely the policy makes a play, and the search that rests on both."""

from collections.abc import Iterator
from functools import cache
from math import sqrt
from random import Random

import pytest

from cassino.cards import card_set, cards_in, parse_card
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import play
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import Play, View, played, sample, view
from cassino.rules import Rules, load_variant
from cassino.search import playout_search as search
from cassino.search.budget import Budget
from cassino.search.exact import counting, exact_analysis, is_open
from cassino.search.leaves import LeafScores
from cassino.search.match_chances import aim_for
from cassino.search.playout_search import (
    HEAT,
    MISTAKES,
    analyze,
    difference,
    horizon,
    playout_search,
    told_plays,
)
from cassino.search.playouts import WIDTH, Playouts
from cassino.search.policy import Policy
from cassino.search.results import Analysis
from clocks import Ticking, set_clock
from endings import GAMES, first_of, random_game
from playouts import cases, random_move

LONG = load_variant("casino_long")
MANY = 200
EXACT = 1000
"""Exact searches get this many nodes; then open positions are searched like any other."""


@pytest.fixture(autouse=True)
def _short_endgames(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "EXACT_NODES", EXACT)


def cards(text: str) -> int:
    return card_set(parse_card(word) for word in text.split())


def dealt(rules: Rules, players: int, seed: int) -> Iterator[tuple[State, list[Play]]]:
    """The states of a deal played at random, each with the plays before it."""
    state, random, past = first_of(rules, players, seed), Random(seed), list[Play]()
    while not state.is_over:
        yield state, past
        move = random_move(state, random)
        past = [*past, played(state, move)]
        state = play(state, move)


def some(rules: Rules, players: int, seed: int, count: int) -> list[tuple[State, list[Play]]]:
    """A few of these states in which there is a choice, from all parts of a deal."""
    with_choice = [each for each in dealt(rules, players, seed) if len(legal_moves(each[0], limit=2)) > 1]
    return Random(seed).sample(with_choice, min(count, len(with_choice)))


def playouts_for(state: State) -> Playouts:
    points, value = counting(state)
    return Playouts(Policy(points), LeafScores(points, value), horizon(state))


def told(found: Analysis) -> list[tuple[Move, float, float, int]]:
    return [(each.move, each.value, each.error, each.worlds) for each in found.values]


def line_end(state: State, move: Move, policy: Policy, turns: int) -> State:
    """The end of a line, by making the policy's moves one by one."""
    first, last = state.round_no, state.turn_no + turns
    state = play(state, move)
    while not state.is_over and state.round_no == first and state.turn_no < last:
        state = play(state, policy.best(state))
    return state


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_a_line_is_the_policys_moves_one_by_one(variant: str, players: int) -> None:
    for state, _ in some(load_variant(variant), players, 6, 3):
        playouts, before = playouts_for(state), state.copy()
        value = playouts.leaves.value
        moves = list(legal_moves(state, limit=MANY))[:6]
        for side in range(state.side_count):
            found = playouts.values(state, moves, side)
            ends = [line_end(state, move, playouts.policy, playouts.turns) for move in moves]
            assert found == pytest.approx([value.estimate(end, side) for end in ends], abs=0.001)
        assert state == before


def test_lines_under_random_rules_are_the_policys_moves() -> None:
    for seed in range(cases(8)):
        for state, _ in some(*random_game(seed), seed, 2):
            playouts = playouts_for(state)
            moves = list(legal_moves(state, limit=MANY))[:4]
            ends = [line_end(state, move, playouts.policy, playouts.turns) for move in moves]
            expected = [playouts.leaves.value.estimate(end, 0) for end in ends]
            assert playouts.values(state, moves, 0) == pytest.approx(expected, abs=0.001)


def chances(playouts: Playouts, state: State) -> list[float]:
    """How likely the player to move makes each of its moves with the hand that it has."""
    before, hand = view(state, None).public, state.hand(state.turn)
    moves = legal_moves(state, limit=MANY)
    return [playouts.chance_of_play(before, state.turn, hand, move, HEAT, MISTAKES) for move in moves]


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_one_of_the_moves_of_a_hand_is_made(variant: str, players: int) -> None:
    for state, _ in some(load_variant(variant), players, 2, 4):
        found = chances(playouts_for(state), state)
        assert all(0.0 < chance < 1.0 for chance in found)
        assert sum(found) == pytest.approx(1.0)
        least = MISTAKES / len(found)
        assert min(found) >= least


def test_one_of_the_moves_of_a_hand_is_made_under_random_rules() -> None:
    for seed in range(cases(8)):
        for state, _ in some(*random_game(seed), seed, 2):
            assert sum(chances(playouts_for(state), state)) == pytest.approx(1.0)


def place(own: str, other: str, loose: str, turn: int) -> State:
    """A position of casino_long with two more rounds to come."""
    hands = [cards(own), cards(other)]
    stock = cards("3H 4H 6H 8C 8D 9C 10C KH")
    rest = list(cards_in((1 << 52) - 1 & ~(hands[0] | hands[1] | cards(loose) | stock)))
    return position(
        LONG, 2, hands=hands, loose=cards(loose), piles=[card_set(rest[::2]), card_set(rest[1::2])],
        stock=tuple(cards_in(stock)), turn=turn, dealer=0, turn_no=36, round_no=5, last_capturer=0,
    )  # fmt: skip


def test_a_hand_that_could_have_captured_hardly_trails() -> None:
    state = place("7D 3C QH", "5C 9S KD", "8H 2D", turn=1)
    [trail] = [move for move in legal_moves(state) if move.kind == Kind.TRAIL and move.cards == cards("5C")]
    playouts, before = playouts_for(state), view(state, None).public
    hands = ("5C 9S KD", "5C 8S KD", "4S 9S KD")
    unable, able, without = (playouts.chance_of_play(before, 1, cards(hand), trail, HEAT, MISTAKES) for hand in hands)
    assert unable > 1.5 * able
    assert without < able, "a hand without the card can play it only by mistake"


def test_worlds_in_which_a_play_was_odd_count_less() -> None:
    state = place("7D 3C QH", "5C 9S KD", "8H 2D", turn=1)
    [trail] = [move for move in legal_moves(state) if move.kind == Kind.TRAIL and move.cards == cards("5C")]
    after = play(state, trail)
    seen = view(after, 0, [played(state, trail)])
    compared = search._Comparison(seen, None, True, None)
    likely, odd = (
        after.filled([after.hand(0), cards(hand)], sorted(others(after, hand))) for hand in ("9S KD", "8C KD")
    )
    assert compared.weight_of(likely) > 2 * compared.weight_of(odd) > 0.0
    assert search._Comparison(seen, None, False, None).weight_of(odd) == 1.0


def others(state: State, hand: str) -> list[int]:
    """The cards of the stock if the second player has this hand."""
    return list(cards_in((state.hand(1) | card_set(state.stock())) & ~cards(hand)))


def test_only_plays_of_others_in_this_round_are_told() -> None:
    looked = 0
    for state, past in dealt(LONG, 2, 3):
        seen = view(state, state.turn, past)
        expected = [each for each in past if each.seat != state.turn and each.before.round_no == state.round_no]
        assert told_plays(seen) == expected[::-1]
        looked += len(expected)
    assert looked
    for state, past in dealt(load_variant("draw_casino"), 2, 3):
        assert told_plays(view(state, state.turn, past)) == []


@pytest.mark.parametrize(("variant", "players", "tells"), [("swazi", 4, False), ("swazi_two_player", 2, True)])
def test_plays_from_long_hands_of_several_players_are_not_told(variant: str, players: int, tells: bool) -> None:
    positions = list(dealt(load_variant(variant), players, 3))[:20]
    assert any(told_plays(view(state, state.turn, past)) for state, past in positions) == tells


def check_search(rules: Rules, players: int, seed: int, count: int) -> None:
    """Every legal move that the policy considers has a value; the same seed finds the same, whatever is hidden."""
    for state, past in some(rules, players, seed, count):
        seen = view(state, state.turn, past)
        found = playout_search(seen, 4, None, Rng(3), aim_for(seen))
        moves = [each.move for each in found.values]
        assert moves and len(set(moves)) == len(moves)
        assert all(map(seen.is_legal, moves))
        other = sample(seen, Rng(seed))
        again = playout_search(view(other, state.turn, past), 4, None, Rng(3), aim_for(seen))
        assert told(again) == told(found)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_every_variant_is_searched(variant: str, players: int) -> None:
    check_search(load_variant(variant), players, 4, 3)


def test_random_rules_are_searched() -> None:
    for seed in range(cases(10)):
        check_search(*random_game(seed), seed, 2)


@cache
def hidden() -> View:
    """A place in which cards are hidden, others have played in this round, and several moves are about as good."""
    for seed in range(20):
        for state, past in dealt(LONG, 2, seed):
            seen = view(state, state.turn, past)
            if state.stock_size and len(told_plays(seen)) > 1 and len(seen.legal_moves) > 4:
                found = playout_search(seen, 100, None, Rng(1))
                if found.values[1].worlds == found.worlds:
                    return seen
    raise AssertionError("every decision is easy")


def open_position(least_moves: int = 4) -> View:
    """A place without hidden cards that is not searched to the end."""
    for seed in range(20):
        for state, past in dealt(LONG, 2, seed):
            seen = view(state, state.turn, past)
            if is_open(seen) and len(seen.legal_moves) >= least_moves and exact_analysis(seen, Rng(1), 200) is None:
                return seen
    raise AssertionError("no open position")


def test_the_error_of_a_value_in_sight_is_how_far_it_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    seen, budget = open_position(), Budget(10_000, None, 200)
    by_depth = []
    for depth in (2, 3):
        monkeypatch.setattr(search, "DEEPEST", depth)
        by_depth.append({each.move: each for each in analyze(seen, budget, Rng(1)).values})
    moved = {move: each.value - by_depth[0][move].value for move, each in by_depth[1].items()}
    error = sqrt(sum(square * square for square in moved.values()) / len(moved))
    assert error > 0.0 and all(each.error == pytest.approx(error) for each in by_depth[1].values())
    first, second = list(moved)[:2]
    assert difference(seen, (first, second), budget, Rng(1)).error == pytest.approx(abs(moved[first] - moved[second]))
    exact = exact_analysis(seen, Rng(1), EXACT)
    assert exact and {each.error for each in exact.values} == {0.0}


def test_other_seeds_look_at_other_worlds() -> None:
    assert told(playout_search(hidden(), 8, None, Rng(3))) != told(playout_search(hidden(), 8, None, Rng(4)))


def test_one_world_is_enough() -> None:
    found = playout_search(hidden(), 1, None, Rng(1))
    assert found.worlds == 1 and not found.is_hurried
    assert {each.worlds for each in found.values} == {1}


def test_moves_that_fall_behind_leave_their_worlds_to_others() -> None:
    found = playout_search(hidden(), 100, None, Rng(1))
    assert found.worlds > 100 and found.nodes <= 100 * len(found.values)
    assert found.best.worlds == found.worlds
    assert min(each.worlds for each in found.values) >= search.FIRST_CHECK


@pytest.mark.parametrize("variant", ["casino_long", "scopa", "royal_north_american"])
def test_the_last_cards_are_searched_to_the_end(variant: str) -> None:
    looked = 0
    for seed in range(cases(4)):
        for state, past in dealt(load_variant(variant), 2, seed):
            seen = view(state, state.turn, past)
            exact = exact_analysis(seen, Rng(1), EXACT) if is_open(seen) else None
            if exact:
                looked += 1
                found = playout_search(seen, 1, None, Rng(7))
                assert found.is_exact and told(found) == told(exact)
    assert looked


@pytest.mark.parametrize("seconds", [0.01, 0.05])
def test_it_stops_in_time(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    clock = Ticking(0.001)
    set_clock(monkeypatch, clock)
    found = playout_search(hidden(), 4096, seconds, Rng(1))
    assert clock.moment < seconds + 0.01
    assert found.is_hurried
    assert search.LEAST_WORLDS <= found.worlds <= search.LEAST_WORLDS + seconds / 0.001


def test_without_time_a_few_worlds_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    set_clock(monkeypatch, Ticking(3600.0))
    found = playout_search(hidden(), 4096, 0.0, Rng(1))
    assert found.worlds == search.LEAST_WORLDS and found.is_hurried


def test_for_the_match_values_are_percents() -> None:
    looked = 0
    for seed in (1, 3, 5):
        for state, past in some(LONG, 2, seed, 6):
            seen = view(state, state.turn, past)
            aim = aim_for(seen)
            assert aim
            for each in playout_search(seen, 4, None, Rng(1), aim).values:
                assert 0.0 <= each.value <= 100.0
                looked += 1.0 < each.value < 99.0
    assert looked


def test_without_plays_all_worlds_count_alike() -> None:
    seen = hidden()
    assert told_plays(seen)
    compared = search._Comparison(seen, None, False, None)
    compared.run(Budget(6), Rng(1), 6)
    assert set(compared.weights) == {1.0}
    compared = search._Comparison(seen, None, True, None)
    compared.run(Budget(6), Rng(1), 6)
    assert len(set(compared.weights)) > 1 and all(0.0 < weight < 1.0 for weight in compared.weights)


def test_the_past_counts_in_an_analysis() -> None:
    seen = hidden()
    without = view(seen.public, seen.seat)
    assert told(analyze(seen, Budget(20), Rng(1))) != told(analyze(without, Budget(20), Rng(1)))
    best, *_, worst = (each.move for each in analyze(seen, Budget(20), Rng(1)).values)
    ahead, plain = (difference(each, (best, worst), Budget(100), Rng(1)) for each in (seen, without))
    assert ahead != plain and min(ahead.mean, ahead.error, plain.error) > 0.0


def test_the_difference_of_two_moves_turns_round_with_them() -> None:
    for seen in (hidden(), open_position()):
        moves = [each.move for each in analyze(seen, Budget(20, exact=100), Rng(1)).values]
        one, other = (
            difference(seen, pair, Budget(50), Rng(2)) for pair in ((moves[0], moves[1]), (moves[1], moves[0]))
        )
        assert one.mean == pytest.approx(-other.mean) and one.error == pytest.approx(other.error)
        assert difference(seen, (moves[0], moves[-1]), Budget(50), Rng(2)).mean > 0.0


def test_with_drawing_all_worlds_count_alike() -> None:
    for state, past in some(load_variant("draw_casino"), 2, 3, 4):
        compared = search._Comparison(view(state, state.turn, past), None, True, None)
        compared.run(Budget(3), Rng(1), 3)
        assert set(compared.weights) == {1.0}


def test_open_positions_are_searched_deeper_with_more_worlds_or_time(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = open_position()
    monkeypatch.setattr(search, "EXACT_NODES", 0)
    playouts = [playout_search(seen, worlds, None, Rng(1)).nodes for worlds in (1, 30, 1000)]
    assert playouts == sorted(set(playouts))
    assert all(not playout_search(seen, worlds, None, Rng(1)).is_exact for worlds in (1, 30))
    timed = []
    for seconds in (0.0, 0.05, 1.0):
        set_clock(monkeypatch, Ticking(0.002))
        timed.append(playout_search(seen, 4096, seconds, Rng(1)).nodes)
    assert timed[0] < timed[1] <= timed[2]


def test_an_open_position_says_whether_time_cut_it_short(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = open_position()
    for seconds, worlds, is_hurried in ((0.05, 4096, True), (1000.0, 100, False), (None, 100, False)):
        set_clock(monkeypatch, Ticking(0.002))
        assert analyze(seen, Budget(worlds, seconds, exact=100), Rng(1)).is_hurried is is_hurried
    assert not analyze(seen, Budget(100, 0.0), Rng(1)).is_exact


class Plain:
    """Alpha-beta without cuts: every line of the policy's best moves, and a playout at its end."""

    def __init__(self, start: State, side: int) -> None:
        self.playouts, self.side, self.round_no = playouts_for(start), side, start.round_no

    def after(self, state: State, depth: int) -> float:
        """What the side can expect."""
        if depth <= 0 or state.is_over or state.round_no != self.round_no:
            return self.played_out(state)
        moves = self.best_moves(state)
        left = depth if len(moves) == 1 else depth - 1
        values = [self.after(play(state, move), left) for move in moves]
        return max(values) if state.side_of(state.turn) == self.side else min(values)

    def best_moves(self, state: State) -> list[Move]:
        scores = [score for _, score in self.playouts.policy.scored(state)]
        places = sorted(range(len(scores)), key=lambda at: -scores[at])
        moves = legal_moves(state, limit=MANY)
        is_choice = not state.window and (state.side_of(state.turn) == self.side or state.side_count == 2)
        return [moves[at] for at in places[: WIDTH if is_choice else 1]]

    def played_out(self, state: State) -> float:
        policy = self.playouts.policy
        while not state.is_over and state.round_no == self.round_no:
            state = play(state, policy.best(state))
        return self.playouts.leaves.value.estimate(state, self.side)


@pytest.mark.parametrize("depth", [0, 1, 2, 3])
@pytest.mark.parametrize(("variant", "players"), [("casino_long", 2), ("three_hand_casino", 3), ("royal_web", 2)])
def test_lines_in_sight_are_those_found_by_trying_all(variant: str, players: int, depth: int) -> None:
    for state, _ in some(load_variant(variant), players, 9, 3):
        side = state.side_of(state.turn)
        plain, moves = Plain(state, side), list(legal_moves(state, limit=MANY))[:5]
        expected = [plain.after(play(state, move), depth) for move in moves]
        playouts, before = playouts_for(state), state.copy()
        assert playouts.value_in_sight(state, side, depth) == pytest.approx(plain.after(state, depth), abs=0.001)
        assert playouts.values_in_sight(state, moves, side, depth, False) == pytest.approx(expected, abs=0.001)
        found = playouts.values_in_sight(state, moves, side, depth, True)
        assert max(found) == pytest.approx(max(expected), abs=0.001)
        for place, (value, truth) in enumerate(zip(found, expected, strict=True)):
            bound = max([*expected[:place], truth])
            assert truth - 0.001 <= value <= bound + 0.001, "a move that is not the best so far gets a bound"
        assert playouts.played and state == before

"""Equilibria of the ends of rounds as they are played: from one root, with real cards, within a time."""

from collections.abc import Callable, Iterator, Sequence
from math import inf

import pytest

from cassino.cards import card_set, cards_in, parse_card
from cassino.engine.dealing import deal, shuffled
from cassino.engine.move import Move
from cassino.engine.play import apply
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.state import Build, State
from cassino.engine.view import Play, View, played, sample, view
from cassino.lab.equilibrium.leaves import estimate_from
from cassino.lab.equilibrium.subgames import Suite, shortfall, solve_subgame
from cassino.rules import load_variant, variant_ids
from cassino.search.equilibrium import resolving, solution
from cassino.search.equilibrium.game import Matching
from cassino.search.equilibrium.outcomes import Crowded
from cassino.search.equilibrium.resolving import is_small, mixed
from cassino.search.match_chances import aim_for
from clocks import set_clock
from playouts import IS_PLAIN

LONG = load_variant("casino_long")
POSITIONS = range(2 if IS_PLAIN else 12)
CARDS = 1 if IS_PLAIN else 2
TWO_PLAYER_VARIANTS = [name for name in variant_ids() if 2 in load_variant(name).seating.players]


def cards(text: str) -> int:
    return card_set(parse_card(word) for word in text.split())


def rest_of_round(start: State, rng: Rng, mistakes: bool) -> Iterator[tuple[View, list[tuple[Move, float]]]]:
    """A round played to its end: each decision and what is mixed there. Mistakes: any legal move is made."""
    state, past, round_no = start.copy(), list[Play](), start.round_no
    while state.round_no == round_no and not state.is_over:
        seen = view(state, state.turn, past)
        choices = mixed(seen)
        yield seen, choices
        open_moves = list(seen.legal_moves) if mistakes or not choices else [move for move, share in choices if share]
        move = open_moves[rng.below(len(open_moves))]
        past = [*past, played(state, move)]
        apply(state, move)


def is_last_play(seen: View) -> bool:
    return sum(seen.public.hand_size(seat) for seat in range(2)) == 1


@pytest.mark.parametrize("variant", ["casino_long", "scopa", "royal_north_american", "dominican"])
@pytest.mark.parametrize("mistakes", [False, True])
def test_every_decision_of_a_small_end_is_mixed(variant: str, mistakes: bool) -> None:
    """Also after plays that nobody should make, and with real cards where equal ones are taken together."""
    decisions = 0
    for number in POSITIONS:
        start = Suite(load_variant(variant), CARDS, seed=3).position(number)
        dealt = sample(view(start, start.turn), Rng(number))
        for seen, choices in rest_of_round(dealt, Rng(number), mistakes):
            if is_last_play(seen):
                continue
            legal = seen.legal_moves
            assert choices
            assert sum(share for _, share in choices) == pytest.approx(1.0)
            assert all(move in list(legal) and share >= 0.0 for move, share in choices)
            assert len({move for move, _ in choices}) == len(choices)
            decisions += len(legal) > 1
    assert decisions >= len(POSITIONS) or IS_PLAIN


@pytest.mark.slow
@pytest.mark.parametrize("number", POSITIONS[:2])
def test_it_gives_hardly_anything_away(number: int) -> None:
    start = Suite(LONG, CARDS, seed=1).position(number)
    solved = solve_subgame(start, estimate_from(start), gap=1e-4)

    def policy(state: State, past: Sequence[Play]) -> Sequence[tuple[Move, float]]:
        seen = view(state, state.turn, list(past))
        return mixed(seen) or [(best_last_play(seen, start), 1.0)]

    for seat in range(2):
        assert shortfall(solved, policy, seat).exploited < 0.005


def best_last_play(seen: View, start: State) -> Move:
    """By the estimate of the round's end."""
    estimate = estimate_from(start)

    def worth(move: Move) -> float:
        after = sample(seen, Rng(1))
        side = after.turn
        apply(after, move)
        return estimate(after, side)

    return max(seen.legal_moves, key=worth)


def test_all_decisions_come_from_the_first_small_position(monkeypatch: pytest.MonkeyPatch) -> None:
    roots = []
    keep = resolving._solved
    monkeypatch.setattr(resolving, "_SOLUTIONS", resolving._Solutions())
    monkeypatch.setattr(resolving, "_solved", lambda wanted, *time: roots.append(wanted.root) or keep(wanted, *time))
    start = Suite(LONG, CARDS, seed=3).position(1)
    assert len(list(rest_of_round(start, Rng(5), mistakes=False))) == 2 * CARDS
    assert roots == [view(start, None).public]


def test_without_time_for_the_first_a_later_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Suite(LONG, 2, seed=3).position(1)
    [first, second, *_] = [seen for seen, _ in rest_of_round(start, Rng(5), mistakes=False)]
    monkeypatch.setattr(resolving, "_SOLUTIONS", resolving._Solutions())
    assert mixed(first, seconds=0.0) == []
    solve, asked = resolving._solved, []

    def slow(wanted: resolving._Wanted, *time: float) -> resolving.Solution | None:
        asked.append(wanted.root.turn_no)
        return None if wanted.root.turn_no == start.turn_no else solve(wanted, inf, inf)

    monkeypatch.setattr(resolving, "_solved", slow)
    assert mixed(first, seconds=0.5) == []
    assert mixed(second, seconds=0.5)
    assert asked == [start.turn_no, second.public.turn_no]


@pytest.mark.parametrize("seconds", [0.002, 0.02])
def test_it_stops_in_time(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    monkeypatch.setattr(resolving, "_SOLUTIONS", resolving._Solutions())
    now = Ticking(seconds / 10)
    set_clock(monkeypatch, now)
    start = Suite(LONG, 3, seed=1, stock=3).position(0)
    assert mixed(view(start, start.turn), seconds) == []
    assert now.moment < 3 * seconds


@pytest.mark.parametrize("rounds", [0, 10, 25])
def test_a_grown_game_is_solved_while_there_is_time(monkeypatch: pytest.MonkeyPatch, rounds: int) -> None:
    start = Suite(LONG, CARDS, seed=3).position(1)
    seen = view(start, start.turn)
    leaf = resolving._leaf(resolving._Wanted(seen.public, 0, None, None))
    set_clock(monkeypatch, Ticking(1.0))
    asked = []
    monkeypatch.setattr(Matching, "improve", spied(Matching.improve, asked))
    end = rounds / solution.ROUNDS_A_LOOK + 0.5
    if rounds < solution.LEAST_ROUNDS:
        with pytest.raises(Crowded, match=f"{rounds} rounds"):
            solution.Solution(seen.public, leaf, None, end)
    else:
        assert solution.Solution(seen.public, leaf, None, end).choices([], seen)
    assert sum(asked) == rounds


def spied(improve: Callable[[Matching, int], None], asked: list[int]) -> Callable[[Matching, int], None]:
    """The same, and so many rounds are noted each time."""

    def noted(matching: Matching, rounds: int) -> None:
        asked.append(rounds)
        improve(matching, rounds)

    return noted


class Ticking:
    """A clock that goes on by so much whenever it is looked at."""

    def __init__(self, step: float) -> None:
        self.moment, self._step = 0.0, step

    def __call__(self) -> float:
        self.moment += self._step
        return self.moment


def test_what_is_hidden_changes_nothing() -> None:
    start = Suite(LONG, CARDS, seed=3).position(2)
    found = [mixed(view(sample(view(start, start.turn), Rng(seed)), start.turn)) for seed in range(8)]
    assert found[0] and all(each == found[0] for each in found)


def test_large_or_open_ends_are_not_solved() -> None:
    assert is_small(view(Suite(LONG, 2).position(0), 0))
    assert not is_small(view(Suite(LONG, 4).position(0), 0))
    assert not is_small(view(Suite(LONG, 2, rounds_left=0).position(0), 0))


def with_a_build(owner: int, turn: int, scores: Sequence[int] = (0, 0)) -> State:
    """One has built nine and must take it; both hold two cards."""
    hands = [cards("9C KH"), cards("QD 4S")]
    piles = cards("AC AD AH AS 2D 2H 2S 3D 3H 3S 4C 4H 5H 5S"), cards("6D 6H 6S 7D 7H 7S 8D 8H 8S 9D 9H 10D 10H 10S")
    used = hands[0] | hands[1] | piles[0] | piles[1] | cards("5D 4D KC")
    stock = tuple(cards_in(((1 << 52) - 1) & ~used))
    ordered = (hands, piles) if owner == 0 else (hands[::-1], piles[::-1])
    return position(
        LONG, 2, hands=ordered[0], loose=cards("KC"), builds=[Build(cards("5D 4D"), 9, owner, 0)], piles=ordered[1],
        stock=stock, turn=turn, dealer=1 - turn, turn_no=37, round_no=5, last_capturer=owner, scores=scores,
    )  # fmt: skip


def test_the_seats_make_no_difference_where_a_build_narrows_one_hand() -> None:
    values = []
    for owner in range(2):
        state = with_a_build(owner, turn=1 - owner)
        values.append(solve_subgame(state, estimate_from(state), gap=1e-4).equilibrium.value)
    assert values[0] == pytest.approx(-values[1], abs=2e-4)


def test_for_the_match_the_chances_of_both_sides_make_up_one() -> None:
    states = [with_a_build(owner=0, turn=seat, scores=(18, 15)) for seat in range(2)]
    over = sample(view(states[1], 1), Rng(1))
    while over.round_no == states[1].round_no:
        apply(over, next(iter(view(over, over.turn).legal_moves)))
    own, other = (
        resolving._leaf(resolving._Wanted(view(state, None).public, seat, None, aim_for(view(state, seat))))(over, 0)
        for seat, state in enumerate(states)
    )
    assert 0.0 < own < 100.0
    assert own - other == pytest.approx(100.0, abs=1.5)


@pytest.mark.skipif(IS_PLAIN, reason="two cards each take long without a compiler")
def test_near_the_target_it_plays_for_the_match() -> None:
    """Who needs one point plays otherwise than who plays for all of them; where nothing decides, points do."""
    for scores, number, differs in (((20, 12), 9, False), ((12, 20), 10, True)):
        state = small_end(scores, Rng(number))
        seen = view(state, state.turn)
        for_match, for_points = dict(mixed(seen, aim=aim_for(seen))), dict(mixed(seen))
        assert (max(abs(share - for_points[move]) for move, share in for_match.items()) > 0.2) == differs


def small_end(scores: Sequence[int], rng: Rng) -> State:
    """A deal by chance up to two cards in each hand with one round to come."""
    state = deal(LONG, 2, 0, shuffled(LONG, rng), scores)
    while state.round_no < 5 or state.hand_size(0) + state.hand_size(1) > 4:
        moves = view(state, state.turn).legal_moves
        apply(state, moves[rng.below(len(moves))])
    return state


@pytest.mark.parametrize("variant", TWO_PLAYER_VARIANTS)
def test_every_round_of_every_game_for_two_is_looked_at(variant: str) -> None:
    """Also those in which hands lie open, tops are taken, or nothing is solved."""
    rules, rng = load_variant(variant), Rng(4)
    state, past = deal(rules, 2, 0, shuffled(rules, rng)), list[Play]()
    while not state.is_over:
        seen = view(state, state.turn, past)
        moves = list(seen.moves_up_to(200))
        choices = mixed(seen, 0.02) if is_small(seen) else []
        assert all(move in moves or len(moves) == 200 for move, _ in choices)
        move = moves[rng.below(len(moves))]
        past = [*past, played(state, move)]
        apply(state, move)

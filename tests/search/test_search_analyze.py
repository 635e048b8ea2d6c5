"""What `analyze` says of moves: the same for a seed whatever the threads, exact where nothing is hidden, in time."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from math import inf
from statistics import mean, stdev

import pytest

from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import play
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View, sample, view
from cassino.rules import load_variant, variant_ids
from cassino.search.budget import Budget
from cassino.search.exact import is_open
from cassino.search.playout_search import LEAST_WORLDS, analyze
from cassino.search.points import Points
from cassino.search.results import Analysis, mean_and_error, weighted_mean
from clocks import set_clock
from endings import GAMES, Plain, TooManyPlays, cards_left, endings, played
from playouts import IS_PLAIN, cases

CLOSE = 0.01
SMALL = Budget(worlds=8)
MOST_IN_HANDS = 8
PLAYS = 400 if IS_PLAIN else 2500


def seen_in(variant: str, players: int, seed: int, step: int = 7) -> Iterator[View]:
    """What the player to act sees in every so many states of a deal."""
    for state in searchable(variant, players, seed)[seed % step :: step]:
        yield view(state, state.turn)


def searchable(variant: str, players: int, seed: int) -> list[State]:
    """The states of a deal but the first ones with large hands, which take long."""
    states = (state for state in played(load_variant(variant), players, seed) if not state.is_over)
    most = max(MOST_IN_HANDS, 3 * players)
    return [state for state in states if sum(map(state.hand_size, range(players))) <= most]


def told(analysis: Analysis) -> list[tuple[Move, float, float, int]]:
    return [(each.move, each.value, each.error, each.worlds) for each in analysis.values]


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_a_seed_gives_one_result(variant: str, players: int) -> None:
    budget = replace(SMALL, worlds=10)
    for seen in list(seen_in(variant, players, 3, 13))[: cases(3)]:
        first = analyze(seen, budget, Rng(5))
        assert told(analyze(seen, budget, Rng(5))) == told(first)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_hidden_cards_change_nothing(variant: str, players: int) -> None:
    for state in searchable(variant, players, 8)[3::17][: cases(3)]:
        seen = view(state, state.turn)
        first = told(analyze(seen, SMALL, Rng(5)))
        for key in range(2):
            other = sample(seen, Rng(key))
            assert told(analyze(view(other, other.turn), SMALL, Rng(5))) == first


def test_every_move_is_valued_and_the_best_is_first() -> None:
    for seen in seen_in("casino_long", 2, 1):
        found = analyze(seen, SMALL, Rng(2))
        assert {each.move for each in found.values} == set(seen.legal_moves)
        whole = [each for each in found.values if each.worlds == found.worlds]
        assert found.best == max(whole, key=lambda each: each.value)
        assert all(each.error >= 0 and 0 < each.worlds <= found.worlds for each in found.values)
        assert found.worlds <= SMALL.worlds


def is_last_round(state: State) -> bool:
    return not state.is_over and not state.stock_size


@pytest.mark.parametrize("variant", [name for name, players in GAMES if players == 2])
def test_who_counts_the_cards_is_exact_in_the_last_round(variant: str) -> None:
    """Two players and no stock: what is not seen is in the other hand, so that the truth is known."""
    rules = load_variant(variant)
    for seed in range(cases(3)):
        last = [state for state in played(rules, 2, seed) if is_last_round(state)]
        few = [state for state in last if cards_left(state) <= 6]
        for state in few:
            seen = view(state, state.turn)
            if not seen.public.tables.secret_order:
                assert is_open(seen)
        if few:
            check_exact(few[0])


def check_exact(state: State) -> None:
    """Nothing hidden: the same as trying everything."""
    seen, plain = view(state, state.turn), Plain(state.side_of(state.turn), PLAYS)
    if seen.public.tables.secret_order:
        return
    found = analyze(seen, SMALL, Rng(1))
    assert found.is_exact
    moves = legal_moves(state)
    try:
        values = dict(zip(moves, plain.after(state), strict=True))
    except TooManyPlays:
        return
    assert {each.move for each in found.values} == set(values)
    for each in found.values:
        assert each.error == 0
        assert each.value == pytest.approx(values[each.move], abs=CLOSE)


@pytest.mark.parametrize("variant", ["three_hand_casino", "four_hand_partnership", "south_african_4", "tuxedo"])
def test_where_nothing_is_hidden_any_number_of_players_is_exact(variant: str) -> None:
    rules = load_variant(variant)
    done = 0
    for seed in range(12):
        for state in endings(rules, rules.seating.players[0], seed, 3):
            if is_open(view(state, state.turn)) and done < cases(6):
                check_exact(state)
                done += 1
    assert done


@pytest.mark.parametrize("variant", variant_ids())
def test_what_is_hidden_is_not_called_exact(variant: str) -> None:
    for seen in seen_in(variant, load_variant(variant).seating.players[0], 7, 9):
        if not is_open(seen):
            assert not analyze(seen, Budget(worlds=1), Rng(1)).is_exact


def twins(seen: View) -> Iterator[tuple[Move, Move]]:
    """Moves that differ in nothing but cards of one rank that count alike."""
    points, known = Points(seen.public), {}
    for move in seen.legal_moves:
        cards = tuple(sorted(points.class_of(card) for card in range(52) if move.cards >> card & 1))
        taken = tuple(sorted(points.class_of(card) for card in range(52) if move.taken >> card & 1))
        like = known.setdefault((move.kind, cards, taken, move.value, move.seat), move)
        if like != move:
            yield like, move


def test_moves_with_cards_that_count_alike_are_worth_the_same() -> None:
    done = 0
    for seed in range(12):
        for seen in seen_in("casino_long", 2, 2 * seed, 5):
            if seen.public.builds():
                continue
            pairs = list(twins(seen))
            values = {each.move: each for each in analyze(seen, Budget(4), Rng(seed)).values} if pairs else {}
            for one, other in pairs:
                assert values[one].value == pytest.approx(values[other].value, abs=CLOSE)
                done += 1
            if done >= cases(8):
                return
    assert done


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a second whenever it is looked at."""
    ticks = count()
    set_clock(monkeypatch, lambda: float(next(ticks)))


@pytest.mark.usefixtures("ticking")
def test_no_new_worlds_when_time_is_over() -> None:
    seen = next(seen for seen in seen_in("casino_long", 2, 6) if len(seen.legal_moves) > 3)
    short, longer = (analyze(seen, Budget(500, seconds), Rng(1)) for seconds in (0.0, 5.0))
    assert 0 < short.worlds < longer.worlds < 500
    assert seen.is_legal(short.best.move)


@pytest.mark.usefixtures("ticking")
def test_without_a_limit_no_clock_is_looked_at() -> None:
    seen = next(seen for seen in seen_in("casino_long", 2, 6) if len(seen.legal_moves) > 3)
    assert analyze(seen, Budget(40), Rng(1)).worlds <= 40


def test_an_analysis_leaves_the_view_as_it_was() -> None:
    for seen in seen_in("royal_web", 2, 4):
        before = view(seen.public, seen.seat)
        analyze(seen, SMALL, Rng(1))
        assert seen == before


def test_after_a_forced_trail_there_is_only_one_value() -> None:
    """The last card of a deal: one state, one value, that of the finished deal."""
    for state in endings(load_variant("casino_long"), 2, 3, 1):
        only = analyze(view(state, state.turn), SMALL, Rng(1)).best
        over = play(state, only.move)
        assert over.is_over or only.move.kind is not Kind.TRAIL
        assert only.value == pytest.approx(Points(over).margin(over, state.side_of(state.turn)), abs=CLOSE)


@pytest.mark.usefixtures("ticking")
def test_no_world_is_begun_when_time_is_over() -> None:
    """Before each world but the first ones the clock is looked at, which takes a second."""
    seen = next(seen for seen in seen_in("casino_long", 2, 6) if len(seen.legal_moves) > 3)
    assert analyze(seen, Budget(500, 10.0), Rng(1)).worlds == LEAST_WORLDS + 10


def test_a_weighted_mean_has_the_error_of_as_many_equal_weights() -> None:
    numbers = [1.0, 2.0, 4.0, 9.0]
    even = weighted_mean(numbers, [0.5] * 4)
    assert even.mean == pytest.approx(mean(numbers)) and even.spread == pytest.approx(stdev(numbers))
    assert even.error == pytest.approx(stdev(numbers) / 2) and mean_and_error(numbers) == pytest.approx(even[:2])
    uneven = weighted_mean(numbers, [3.0, 1.0, 1.0, 1.0])
    assert uneven.mean == pytest.approx(3.0)
    assert uneven.error > weighted_mean([1.0, 1.0, 1.0, *numbers[1:]], [1.0] * 6).error
    assert weighted_mean([5.0], [0.1]).error == weighted_mean(numbers, [1.0, 0.0, 0.0, 0.0]).error == inf


def test_after_a_single_world_no_error_is_known() -> None:
    seen = next(seen for seen in seen_in("casino_long", 2, 6) if len(seen.legal_moves) > 3 and not is_open(seen))
    assert {each.error for each in analyze(seen, Budget(1), Rng(1)).values} == {inf}
    assert all(each.error < inf for each in analyze(seen, Budget(2), Rng(1)).values)


@pytest.mark.parametrize("variant", ["casino_long", "royal_web"])
def test_a_move_that_was_dropped_after_lucky_worlds_is_worth_less_than_the_best(variant: str) -> None:
    """Its worlds are the first ones; there the best move may be worth much more than in all of them."""
    dropped = 0
    for seen in seen_in(variant, 2, 5):
        for seed in range(3):
            found = analyze(seen, Budget(60), Rng(seed))
            few = [each for each in found.values if each.worlds < found.best.worlds]
            assert all(each.value < found.best.value for each in few)
            dropped += len(few)
    assert dropped


@pytest.mark.usefixtures("ticking")
def test_an_analysis_says_whether_it_had_time_for_the_whole_budget() -> None:
    seen = next(seen for seen in seen_in("casino_long", 2, 6) if len(seen.legal_moves) > 3)
    assert analyze(seen, Budget(500, 5.0), Rng(1)).is_hurried
    assert not analyze(seen, Budget(8, 1000.0), Rng(1)).is_hurried
    assert not analyze(seen, Budget(8), Rng(1)).is_hurried

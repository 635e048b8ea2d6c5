"""Monte Carlo tree search: the same for the same seed, legal, blind to hidden cards, and right where that is known."""

from collections.abc import Iterator
from itertools import count

import pytest

from cassino.bots import Clock, make_bot
from cassino.engine.dealing import deal, shuffled
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View, sample, view
from cassino.rules import load_variant, variant_ids
from cassino.search.analyze import exact_analysis, is_open
from cassino.search.ismcts import Effort, explore, grown, summary
from cassino.search.results import Analysis
from cassino.search.tree import FIRST_BITS, chain
from cassino.search.worlds import draw_worlds

SMALL = Effort(iterations=300, worlds=32)


def states(variant: str, seed: int, players: int | None = None) -> Iterator[State]:
    """The states of a deal played at random, each before a play."""
    rules, rng = load_variant(variant), Rng(seed)
    number = players or rules.seating.players[0]
    state = deal(rules, number, 0, shuffled(rules, rng))
    while not state.is_over:
        yield state
        moves = view(state, state.turn).moves_up_to(100)
        apply(state, moves[rng.below(len(moves))])


def middle(variant: str, seed: int, plays: int = 9, players: int | None = None) -> View:
    """What the seat to act sees so many plays into a deal."""
    for number, state in enumerate(states(variant, seed, players)):
        if number >= plays and len(view(state, state.turn).moves_up_to(3)) > 2:
            return view(state, state.turn)
    raise AssertionError("a short deal")


def is_small_and_open(state: State) -> bool:
    return sum(state.hand_size(seat) for seat in range(state.players)) <= 5 and is_open(view(state, state.turn))


def found(analysis: Analysis) -> list[tuple[object, float, int]]:
    return [(each.move, each.value, each.worlds) for each in analysis.values]


@pytest.mark.parametrize("variant", ["casino_long", "swazi", "three_hand_casino", "draw_casino"])
@pytest.mark.parametrize("threads", [1, 2])
def test_a_seed_gives_one_result(variant: str, threads: int) -> None:
    seen = middle(variant, 3)
    effort = Effort(iterations=301, worlds=32, threads=threads)
    first = explore(seen, effort, Rng(8))
    assert first.worlds == 301
    assert sum(each.worlds for each in first.values) == 301
    assert found(explore(seen, effort, Rng(8))) == found(first)


def test_searches_of_one_generator_differ() -> None:
    seen, rng = middle("casino_long", 3), Rng(8)
    assert found(explore(seen, SMALL, rng)) != found(explore(seen, SMALL, rng))


@pytest.mark.parametrize("variant", variant_ids())
def test_every_choice_is_legal_and_every_tried_move_too(variant: str) -> None:
    rules = load_variant(variant)
    bot = make_bot("ismcts:iterations=40,worlds=8", Rng(1))
    for players in rules.seating.players:
        for number, state in enumerate(states(variant, 11, players)):
            seen = view(state, state.turn)
            if number % 7 == players % 7:
                assert seen.is_legal(bot.choose(seen, Clock(60)))
                tried = summary(seen, grown(seen, Effort(iterations=40, worlds=8), Rng(2))).values
                assert tried and all(seen.is_legal(each.move) for each in tried)


@pytest.mark.parametrize("variant", ["casino_long", "south_african_3", "scopa", "four_hand_partnership"])
def test_hidden_cards_do_not_change_the_choice(variant: str) -> None:
    seen = middle(variant, 5)
    choice = found(explore(seen, SMALL, Rng(4)))
    for key in range(4):
        other = sample(seen, Rng(key))
        assert found(explore(view(other, other.turn), SMALL, Rng(4))) == choice


@pytest.mark.parametrize("variant", ["casino_long", "royal_web", "scopa", "south_african_2", "draw_casino"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_many_iterations_find_the_best_move_of_an_open_ending(variant: str, seed: int) -> None:
    opened = [state.copy() for state in states(variant, seed) if is_small_and_open(state)]
    for state in opened:
        seen = view(state, state.turn)
        exact = exact_analysis(seen, Rng(1))
        assert exact is not None
        values = {each.move: each.value for each in exact.values}
        effort = Effort(iterations=6000, worlds=1, chance=0, exploration=2000, widening=20000)
        best = summary(seen, grown(seen, effort, Rng(1))).best
        assert values[best.move] == exact.best.value
        assert explore(seen, effort, Rng(1)).is_exact
    assert opened


@pytest.mark.parametrize("threads", [1, 2])
def test_after_few_iterations_the_move_is_played_of_which_most_is_expected(threads: int) -> None:
    seen = middle("swazi", 3)
    for chosen in seen.legal_moves:
        expected = {move: 5.0 * (move == chosen) for move in seen.legal_moves}
        few = Effort(iterations=2, worlds=2, threads=threads)
        assert explore(seen, few, Rng(1), expected=expected).best.move == chosen


def test_many_iterations_overcome_what_was_expected_wrongly() -> None:
    """A point is expected of the worst moves, and nothing of the others."""
    effort = Effort(iterations=6000, worlds=1, chance=300, exploration=2000, widening=20000)
    opened = [state.copy() for state in states("casino_long", 7) if is_small_and_open(state)]
    for seen in [view(state, state.turn) for state in opened[:3]]:
        exact = exact_analysis(seen, Rng(1))
        assert exact
        values = {each.move: each.value for each in exact.values}
        wrong = {move: float(value == min(values.values())) for move, value in values.items()}
        best = summary(seen, grown(seen, effort, Rng(1), expected=wrong)).best
        assert values[best.move] == exact.best.value > min(values.values())


def test_the_time_is_looked_at_after_each_chunk() -> None:
    seen, ticks = middle("casino_long", 3), count()
    effort = Effort(iterations=1_000_000, worlds=16, seconds=3.0)
    [tree] = grown(seen, effort, Rng(1), now=lambda: next(ticks))
    assert tree.iterations == 4 + 8 + 4


def test_no_time_at_all_still_gives_a_move() -> None:
    seen = middle("casino_long", 3)
    analysis = explore(seen, Effort(worlds=16, seconds=0.0), Rng(1), now=lambda: 5.0)
    assert analysis.worlds == 4
    assert seen.is_legal(analysis.best.move)


def test_a_chunk_is_no_longer_than_when_its_worlds_were_drawn() -> None:
    seen, ticks = middle("casino_long", 3), count()
    effort = Effort(iterations=1_000_000, worlds=16, seconds=9.0)
    [tree] = grown(seen, effort, Rng(1), now=lambda: next(ticks))
    assert tree.iterations == 16 * 3


def test_more_iterations_bring_smaller_errors() -> None:
    seen = middle("casino_long", 3)
    few, many = (explore(seen, Effort(iterations=each), Rng(1)).best for each in (200, 5000))
    assert 0 < many.error < few.error


@pytest.mark.parametrize("name", ["iterations", "threads", "worlds", "rounds"])
def test_nothing_at_all_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=f"^{name}: at least 1, not 0$"):
        make_bot(f"ismcts:{name}=0", Rng(1))


def test_the_time_of_a_failed_exact_search_counts() -> None:
    seen, ticks = middle("casino_long", 3), count()
    effort = Effort(iterations=1_000_000, worlds=16, seconds=9.0)
    assert explore(seen, effort, Rng(1), now=lambda: next(ticks)).worlds == 16 * 2 + 4 + 8


@pytest.mark.parametrize(("variant", "is_limited"), [("draw_casino", True), ("crazy_casino", True), ("swazi", False)])
def test_lines_are_short_only_where_every_play_draws_a_card(variant: str, is_limited: bool) -> None:
    seen = middle(variant, 3)
    one, many = (explore(seen, Effort(300, worlds=32, reach=reach), Rng(4)) for reach in (1, 0))
    assert (found(one) != found(many)) == is_limited


def test_a_tree_that_grows_keeps_what_it_found() -> None:
    seen = middle("casino_long", 3)
    [small] = grown(seen, SMALL, Rng(2))
    before = found(summary(seen, [small]))
    small.grow(chain(draw_worlds(seen, Rng(3), 1))[0], 1 << 14)
    assert small.table.bits > FIRST_BITS and small.table.count == SMALL.iterations + 1
    assert sum(tries for _, _, tries in found(summary(seen, [small]))) == sum(tries for _, _, tries in before) + 1

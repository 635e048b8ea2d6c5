"""Worlds agree with the view they are drawn for, all alike likely, and are the same for the same seed."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations, islice, permutations

import pytest
from hypothesis import given, strategies as st

from cassino.cards import cards_in
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View, exact_sample, sample, view
from cassino.rules import Rules, load_variant
from cassino.search.worlds import draw_worlds, worlds_of
from endings import GAMES, first_of, played
from invariants import check_state
from playouts import IS_PLAIN, cases, examples
from random_rules import described
from strategies import random_rules

DRAWS = 1500


def views(rules: Rules, players: int, seed: int, step: int) -> list[View]:
    """Every so many states of a deal, each seen from all seats."""
    states = [state for state in played(rules, players, seed) if not state.is_over][seed % step :: step]
    return [view(state, seat) for state in states for seat in range(state.players)]


def check_worlds(seen: View, seed: int) -> None:
    """Whole states in which everything that must hold holds, and of which the seat would see the same."""
    worlds = draw_worlds(seen, Rng(seed), 3)
    assert len(worlds) == 3
    for world in worlds:
        check_state(world)
        assert view(world, seen.seat) == seen, described(world.rules)
    assert draw_worlds(seen, Rng(seed), 3) == worlds


@pytest.mark.parametrize(("variant", "players"), GAMES)
def test_worlds_agree_with_the_view(variant: str, players: int) -> None:
    for seed in range(cases(2)):
        for seen in views(load_variant(variant), players, seed, 9):
            check_worlds(seen, seed)


@examples(24)
@given(random_rules(), st.integers(0, 999))
def test_worlds_of_random_rules_agree_with_the_view(rules: Rules, seed: int) -> None:
    for seen in views(rules, rules.seating.players[0], seed, 11):
        check_worlds(seen, seed)


def test_where_all_is_known_the_only_world_is_the_truth() -> None:
    for state in played(load_variant("casino_long"), 2, 4):
        seen = view(state, state.turn)
        if not state.stock_size and not state.is_over:
            assert draw_worlds(seen, Rng(1), 2) == [state, state]


def hands_of(worlds: Sequence[State], seat: int) -> Counter[int]:
    return Counter(world.hand(seat) for world in worlds)


def chi_square(counts: Counter[int], kinds: int) -> float:
    """How far counts are from all being alike."""
    expected = counts.total() / kinds
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (kinds - len(counts)) * expected


def holds(world: State) -> bool:
    try:
        check_state(world)
    except AssertionError:
        return False
    return True


def possible_hands(seen: View, seat: int) -> set[int]:
    """All hands that a hidden seat may hold, found by trying; every other hidden card lies in the stock."""
    unseen = list(cards_in(seen.unseen))
    found = set()
    for chosen in combinations(unseen, seen.public.hand_size(seat)):
        hands = [seen.public.hand(each) for each in range(seen.public.players)]
        hands[seat] = sum(1 << card for card in chosen)
        if holds(seen.public.filled(hands, [card for card in unseen if card not in chosen])):
            found.add(hands[seat])
    return found


def small_views(wanted: Callable[[View, int], bool]) -> list[tuple[View, int]]:
    """Views of two players in which the other's hand can be one of few."""
    found = []
    for seed in range(400):
        for state in played(load_variant("casino_long"), 2, 2 * seed):
            if state.is_over or not 1 <= state.hand_size(1 - state.turn) <= 2 or state.stock_size > 8:
                continue
            seen = view(state, state.turn)
            if wanted(seen, 1 - state.turn):
                found.append((seen, 1 - state.turn))
                break
        if len(found) == (1 if IS_PLAIN else 3):
            break
    return found


def owns_build(seen: View, other: int) -> bool:
    return any(build.owner == other for build in seen.public.builds()) and seen.public.stock_size > 0


def check_uniform(seen: View, seat: int, worlds: Sequence[State]) -> None:
    """Every possible hand, and no other, about equally often."""
    possible = possible_hands(seen, seat)
    counts = hands_of(worlds, seat)
    assert set(counts) <= possible
    freedom = len(possible) - 1
    # Wilson and Hilferty's approximation of the quantile of one in ten thousand.
    limit = freedom * (1 - 2 / (9 * freedom) + 3.72 * (2 / (9 * freedom)) ** 0.5) ** 3 if freedom else 0.0
    assert chi_square(counts, len(possible)) <= limit


@pytest.mark.parametrize("wanted", [owns_build, lambda seen, other: seen.public.stock_size == 8])
def test_every_world_is_alike_likely(wanted: Callable[[View, int], bool]) -> None:
    found = small_views(wanted)
    assert found
    for seen, seat in found:
        check_uniform(seen, seat, draw_worlds(seen, Rng(2), DRAWS))
        rng = Rng(3)
        check_uniform(seen, seat, [sample(seen, rng) for _ in range(DRAWS)])
        check_uniform(seen, seat, [exact_sample(seen, rng) for _ in range(DRAWS)])
        check_uniform(seen, seat, list(islice(worlds_of(seen, rng), DRAWS)))
        if wanted is not owns_build:
            check_uniform(seen, seat, [list(islice(worlds_of(seen, Rng(seed)), 2))[1] for seed in range(DRAWS)])


def test_every_order_of_a_secret_pile_is_alike_likely() -> None:
    """Under its capturing card a capture may lie in any order; its own side knows the order."""
    state = first_of(load_variant("swazi_two_player"), 2, 0).copy()
    top, below = (0, 1), (2, 3, 4, 5)
    state.set_pile(1, [below, top])
    rng = Rng(4)
    own = [sample(view(state, 1), rng).batches(1) for _ in range(20)]
    assert set(own) == {(below, top)}
    orders = Counter(sample(view(state, 0), rng).batches(1) for _ in range(DRAWS))
    assert set(orders) == {((*under, 5), top) for under in permutations(below[:3])}
    assert chi_square(Counter(dict(orders)), 6) < 25


def test_the_order_of_the_stock_is_drawn_too() -> None:
    seen = view(first_of(load_variant("casino_long"), 2, 0), 0)
    tops = Counter(world.stock()[0] for world in draw_worlds(seen, Rng(5), 5 * DRAWS))
    assert set(tops) == set(cards_in(seen.unseen))
    assert chi_square(Counter(dict(tops)), len(tops)) < 90


def test_worlds_share_the_unseen_cards_out() -> None:
    """Four cards of forty in each hand: of ten worlds every card is in one hand."""
    seen = view(first_of(load_variant("casino_long"), 2, 0), 0)
    other, unseen = 1, seen.unseen.bit_count()
    rounds = unseen // seen.public.hand_size(other)
    for worlds in (list(islice(worlds_of(seen, Rng(seed)), 2 * rounds)) for seed in range(5)):
        for some in (worlds[:rounds], worlds[rounds:]):
            hands = [world.hand(other) for world in some]
            assert sum(hands) == seen.unseen and all(first & last == 0 for first, last in combinations(hands, 2))
            assert {sum(1 << card for card in world.stock()) | world.hand(other) for world in some} == {seen.unseen}
        assert worlds[:rounds] != worlds[rounds:]


def test_one_draw_follows_another() -> None:
    seen, rng = view(first_of(load_variant("casino_long"), 2, 0), 0), Rng(1)
    assert draw_worlds(seen, rng, 4) != draw_worlds(seen, rng, 4)
    assert draw_worlds(seen, Rng(1), 3) != draw_worlds(seen, Rng(2), 3)

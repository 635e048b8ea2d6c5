"""What a seat may know: exactly what holds in every world that agrees with what it has seen; never more."""

from collections.abc import Iterator
from itertools import permutations
from math import factorial, prod
from random import Random

import pytest
from hypothesis import assume, given, strategies as st

from bridge import play_of, position_of, state_of
from cassino.cards import card_set, cards_in
from cassino.engine.calling import claims
from cassino.engine.legal import legal_moves
from cassino.engine.play import apply, play
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import sample, view
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Enforcement
from oracle import Position
from oracle_views import Hands, Proofs, certain, is_open, possible, unseen_by, worlds
from playouts import cases, examples, first_state, many_states, random_move
from random_positions import describe, random_position
from strategies import random_rules

MOST_WORLDS = 2000
every_variant = pytest.mark.parametrize("variant", variant_ids())


def seats_of(state: State) -> list[int | None]:
    return [*range(state.players), None]


def world_count(position: Position, seat: int | None) -> int:
    """How many ways there are before anything is deduced."""
    if is_open(position):
        return 1
    sizes = [len(hand) for other, hand in enumerate(position.hands) if other != seat]
    unseen = len(unseen_by(position, seat))
    return factorial(unseen) // factorial(unseen - sum(sizes)) // prod(map(factorial, sizes))


def compare_knowledge(state: State, proofs: Proofs, most: int = MOST_WORLDS) -> int:
    """What every view says of every hand against all worlds; how many hands were compared."""
    position, compared = position_of(state), 0
    for seat in seats_of(state):
        if world_count(position, seat) > most:
            continue
        seen, all_worlds = view(state, seat), list(worlds(position, seat, proofs))
        assert set(cards_in(seen.unseen)) == unseen_by(position, seat)
        for other in range(state.players):
            assert set(cards_in(seen.possible(other))) == possible(all_worlds, other), (seat, other, describe(position))
            assert set(cards_in(seen.certain(other))) == certain(all_worlds, other), (seat, other, describe(position))
            compared += 1
    return compared


def told_deal(rules: Rules, seed: int) -> Iterator[tuple[State, Proofs]]:
    """The states of a deal played at random, with what its plays have proven."""
    state, random = first_state(rules, seed), Random(seed)
    bottom = state.bottom if rules.dealing.bottom_seen else None
    proofs = Proofs.of(position_of(state), bottom)
    while not state.is_over:
        yield state, proofs
        move, seat = random_move(state, random), state.turn
        state = play(state, move)
        proofs = proofs.after(seat, play_of(move), position_of(state))


@pytest.mark.sampled(5)
@every_variant
def test_views_know_what_holds_in_every_world(variant: str) -> None:
    rules = load_variant(variant)
    assert sum(compare_knowledge(state, proofs) for seed in range(2) for state, proofs in told_deal(rules, seed)) > 20


@examples(25)
@given(random_rules(most_in_hand=5), st.integers(0, 2**32 - 1))
def test_views_know_what_holds_in_every_world_of_random_rules(rules: Rules, seed: int) -> None:
    # Who draws the last card then depends on all plays before, which a state does not remember.
    assume(not (rules.dealing.bottom_seen and rules.sweeping.victim_plays > 1))
    # The oracle does not know what stuck players and points for builds show: see test_engine_pasts.
    assume(not rules.trailing.only_when_stuck and rules.calling.enforcement is not Enforcement.TABLE)
    for state, proofs in told_deal(rules, seed):
        compare_knowledge(state, proofs, most=300)


@pytest.mark.sampled(3)
@every_variant
def test_views_of_random_positions(variant: str) -> None:
    random, compared = Random(7), 0
    while compared < cases(60):
        position = random_position(load_variant(variant), random)
        compared += compare_knowledge(state_of(position), Proofs.of(position))


def other_worlds(position: Position, seat: int | None, random: Random) -> Iterator[Position]:
    """The same position with the cards that the seat cannot see dealt differently."""
    if world_count(position, seat) > MOST_WORLDS:
        return
    all_worlds: list[Hands] = list(worlds(position, seat, Proofs.of(position)))
    for hands in random.sample(all_worlds, min(3, len(all_worlds))):
        stock = sorted(unseen_by(position, seat).difference(*hands))
        random.shuffle(stock)
        yield Position(**{**vars(position), "hands": [set(hand) for hand in hands], "stock": stock})


@pytest.mark.sampled(4)
@every_variant
def test_no_view_changes_when_hidden_cards_are_swapped(variant: str) -> None:
    random, swapped = Random(8), 0
    while swapped < cases(30):
        position = random_position(load_variant(variant), random)
        state = state_of(position)
        for seat in seats_of(state):
            for other in other_worlds(position, seat, random):
                twin = view(state_of(other), seat)
                assert twin == view(state, seat)
                assert hash(twin) == hash(view(state, seat))
                assert repr(twin) == repr(view(state, seat)) or "0x" in repr(twin)
                swapped += other != position


@every_variant
def test_a_view_holds_no_hidden_card(variant: str) -> None:
    for state in many_states(load_variant(variant), 20):
        for seat in seats_of(state):
            public = view(state, seat).public
            for other in range(state.players):
                is_shown = other == seat or (state.rules.dealing.last_round_open and not state.stock_size)
                assert public.hand(other) == (state.hand(other) if is_shown else 0)
                assert public.hand_size(other) == state.hand_size(other)
            assert public.stock_size == state.stock_size
            knows_bottom = state.bottom in range(52) and seat == (state.dealer + 1) % state.players
            assert set(public.stock()) & set(range(52)) == (
                {state.bottom} & set(state.stock()) if knows_bottom else set()
            )


@every_variant
def test_a_view_offers_the_moves_of_its_own_seat_only(variant: str) -> None:
    for state in many_states(load_variant(variant), 20):
        for seat in seats_of(state):
            moves = list(legal_moves(state)) if seat == state.turn else []
            seen = view(state, seat)
            assert list(seen.legal_moves) == moves
            assert all(seen.is_legal(move) for move in moves)


@every_variant
def test_a_view_offers_the_claims_of_its_own_seat_only(variant: str) -> None:
    for state in many_states(load_variant(variant), 6):
        for seat in seats_of(state):
            seen = view(state, seat)
            assert seen.claims() == [move for move in claims(state) if move.seat == seat]
            for move in claims(state):
                assert seen.is_legal(move) == (move in seen.claims())


@every_variant
def test_every_sample_has_the_same_view_and_plays_out(variant: str) -> None:
    rng, random = Rng(9), Random(9)
    for state in many_states(load_variant(variant), 24):
        for seat in seats_of(state):
            seen = view(state, seat)
            drawn = sample(seen, rng)
            assert view(drawn, seat) == seen
            assert drawn.hand_size(state.turn) == state.hand_size(state.turn)
            while not drawn.is_over:
                apply(drawn, random_move(drawn, random))
            assert not any(drawn.hand(other) for other in range(state.players))


@every_variant
def test_samples_of_a_deal_keep_what_was_proven(variant: str) -> None:
    rng = Rng(10)
    for state, proofs in told_deal(load_variant(variant), 11):
        for seat in seats_of(state):
            drawn = position_of(sample(view(state, seat), rng))
            assert all(proofs.allow(other, frozenset(hand)) for other, hand in enumerate(drawn.hands))


def all_states(position: Position, seat: int | None) -> set[tuple[Hands, tuple[int, ...]]]:
    """Every pair of hands and stock order that agrees with what the seat sees."""
    found = set()
    for hands in worlds(position, seat, Proofs.of(position)):
        stock = unseen_by(position, seat).difference(*hands)
        found |= {(hands, order) for order in permutations(sorted(stock))}
    return found


def tiny_position(variant: str, random: Random, most: int) -> Position:
    """A position whose owner, not to move, holds one of several cards; few worlds."""
    while True:
        position = random_position(load_variant(variant), random, most_loose=2)
        others = [build for build in position.builds if build.owner != position.turn]
        unseen = len(unseen_by(position, position.turn))
        small = 3 <= unseen <= 7 and world_count(position, position.turn) * factorial(len(position.stock)) <= 4 * most
        if others and small and 6 <= len(all_states(position, position.turn)) <= most:
            return position


@pytest.mark.parametrize("variant", ["draw_casino", "three_hand_casino", "four_hand_partnership", "royal_web"])
def test_samples_are_uniform(variant: str) -> None:
    """Chi-square over all states that agree with the view; off by less than five standard deviations."""
    random, rng = Random(12), Rng(13)
    for _ in range(3):
        position = tiny_position(variant, random, most=150)
        expected = all_states(position, position.turn)
        seen, counts = view(state_of(position), position.turn), dict.fromkeys(expected, 0)
        draws = 30 * len(expected)
        for _ in range(draws):
            drawn = sample(seen, rng)
            hands = tuple(frozenset(cards_in(drawn.hand(seat))) for seat in range(drawn.players))
            counts[hands, drawn.stock()] += 1
        mean = draws / len(expected)
        chi_square, freedom = sum((count - mean) ** 2 / mean for count in counts.values()), len(expected) - 1
        assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5, describe(position)


def test_the_last_hand_of_two_players_is_known_by_elimination() -> None:
    state = first_state(load_variant("casino_book"), 3, 2)
    random = Random(3)
    while state.stock_size:
        state = play(state, random_move(state, random))
    seen = view(state, 0)
    assert seen.certain(1) == seen.possible(1) == state.hand(1)
    assert card_set(cards_in(seen.unseen)) == state.hand(1)

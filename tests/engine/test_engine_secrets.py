"""What is secret beside hands and stock: the order inside piles, the bottom card, hands before the open round."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from math import factorial, prod
from random import Random

import pytest

from cassino.cards import cards_in
from cassino.engine.layout import is_sweep, left_by, pile_shown, table_cards
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.play import apply, play
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import sample, view
from cassino.rules import Rules, load_variant, options
from playouts import first_state, random_move

Piles = tuple[tuple[int, ...], ...]


def played(rules: Rules, seed: int, players: int, turns: int) -> State:
    """A state so many turns after a deal."""
    state, random = first_state(rules, seed, players), Random(seed)
    while not state.is_over and state.turn_no < turns:
        state = play(state, random_move(state, random))
    return state


def piles_of(state: State) -> Piles:
    return tuple(state.pile_of(holder) for holder in range(state.tables.pile_count))


def orders(state: State, holder: int) -> set[tuple[int, ...]]:
    """Every order of a pile that others must reckon with: only the top of each capture is known."""
    found: set[tuple[int, ...]] = {()}
    for batch in state.batches(holder):
        found = {(*below, *under, batch[-1]) for below in found for under in permutations(batch[:-1])}
    return found


def is_even(counts: Counter[tuple[int, ...]], expected: int, draws: int) -> bool:
    """Chi-square: off by less than five standard deviations."""
    mean, freedom = draws / expected, expected - 1
    chi_square = sum((count - mean) ** 2 / mean for count in counts.values()) + (expected - len(counts)) * mean
    return abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize(("variant", "players"), [("swazi", 4), ("swazi", 3), ("swazi_two_player", 2)])
def test_the_order_of_other_piles_is_drawn_evenly(variant: str, players: int) -> None:
    """002:32: the capturer lays the cards as he likes, partners share the pile."""
    rules, rng, compared = load_variant(variant), Rng(1), 0
    for seed in range(12):
        state = played(rules, seed, players, 10)
        seen = view(state, 0)
        ways = {
            holder: prod(factorial(len(batch) - 1) for batch in state.batches(holder))
            for holder in range(1, state.tables.pile_count)
        }
        few = [holder for holder, number in ways.items() if 6 <= number <= 24]
        if not few or compared >= 3:
            continue
        draws = 40 * max(ways[holder] for holder in few)
        samples = [sample(seen, rng) for _ in range(draws)]
        for holder in few:
            counts = Counter(drawn.pile_of(holder) for drawn in samples)
            assert set(counts) <= orders(state, holder)
            assert is_even(counts, ways[holder], draws)
            compared += 1
        assert all(drawn.pile_of(0) == state.pile_of(0) for drawn in samples)
    assert compared >= 2


@pytest.mark.parametrize("variant", ["swazi", "swazi_two_player", "crazy_casino"])
def test_no_view_tells_the_order_of_another_pile(variant: str) -> None:
    rules, random = load_variant(variant), Random(2)
    for seed in range(8):
        state = played(rules, seed, rules.seating.players[0], 14)
        for seat in range(state.players):
            twin = state.copy()
            for holder in range(state.tables.pile_count):
                if state.side_of(holder) != state.side_of(seat):
                    mixed = [(*random.sample(batch[:-1], len(batch) - 1), batch[-1]) for batch in state.batches(holder)]
                    twin.set_pile(holder, mixed)
            assert view(twin, seat) == view(state, seat)
            assert list(view(twin, seat).legal_moves) == list(view(state, seat).legal_moves)


def test_a_pile_shows_the_top_of_every_capture() -> None:
    state = played(load_variant("swazi"), 3, 4, 14)
    for holder in range(2):
        own, other = pile_shown(state, holder, holder), pile_shown(state, holder, 1 - holder)
        assert own == state.pile_of(holder) == pile_shown(state, holder, holder + 2)
        assert len(own) == len(other)
        assert all(shown is None or shown == card for shown, card in zip(other, own, strict=True))
        hidden = sum(len(batch) - 1 for batch in state.batches(holder) if len(batch) > 2)
        assert other.count(None) == hidden
        assert pile_shown(state, holder, None) == other


@pytest.mark.parametrize("variant", ["sotho", "south_african_2"])
def test_where_the_order_follows_from_the_play_it_is_no_secret(variant: str) -> None:
    state = played(load_variant(variant), 4, 2, 16)
    assert any(piles_of(state))
    for seat in (0, 1, None):
        assert piles_of(sample(view(state, seat), Rng(1))) == piles_of(state)
        assert tuple(pile_shown(state, holder, seat) for holder in range(2)) == piles_of(state)


def test_the_bottom_card_is_known_to_the_player_after_the_dealer() -> None:
    """000:174: last in every sample, then in the dealer's hand until he plays it."""
    rules, rng, random = load_variant("hungarian_ulmann"), Rng(3), Random(3)
    state = first_state(rules, 5, 2)
    bottom, dealer = state.bottom, state.dealer
    knower = 1 - dealer
    while not state.is_over:
        seen = view(state, knower)
        drawn = sample(seen, rng)
        assert view(drawn, knower) == seen
        if state.stock_size:
            assert drawn.stock()[-1] == bottom == state.stock()[-1]
            assert not seen.possible(dealer) >> bottom & 1
        elif state.hand(dealer) >> bottom & 1:
            assert seen.certain(dealer) >> bottom & 1
            assert drawn.hand(dealer) >> bottom & 1
        assert view(state, dealer).public.bottom not in range(52)
        state = play(state, random_move(state, random))


def test_others_draw_the_bottom_card_like_any_other() -> None:
    rules, rng = load_variant("hungarian_ulmann"), Rng(4)
    state = played(rules, 1, 2, 28)
    seen = view(state, state.dealer)
    unseen = list(cards_in(seen.unseen))
    draws = 200 * len(unseen)
    counts = Counter((sample(seen, rng).stock()[-1],) for _ in range(draws))
    assert is_even(counts, len(unseen), draws)


def test_three_players_with_a_known_bottom_card() -> None:
    """Drawn in turn, the last card comes to a seat that everybody can work out."""
    base = load_variant("draw_casino")
    seating = replace(base.seating, players=(3,))
    dealing = replace(base.dealing, bottom_seen=True)
    rules = replace(base, seating=seating, dealing=dealing)
    for seed in range(20):
        state, random = first_state(rules, seed, 3), Random(seed)
        bottom, knower = state.bottom, (state.dealer + 1) % 3
        while not state.is_over:
            holders = [seat for seat in range(3) if state.hand(seat) >> bottom & 1]
            for holder in holders:
                assert view(state, knower).certain(holder) >> bottom & 1
            state = play(state, random_move(state, random))


def test_hands_lie_open_in_the_last_round_only() -> None:
    """000:182"""
    rules, random = load_variant("hungarian_nagy"), Random(6)
    state = first_state(rules, 6, 2)
    while not state.is_over:
        for seat in (0, 1, None):
            seen = view(state, seat)
            for other in {0, 1} - {seat}:
                assert seen.public.hand(other) == (0 if state.stock_size else state.hand(other))
                if state.stock_size == 0:
                    assert seen.certain(other) == seen.possible(other) == state.hand(other)
            assert bool(seen.legal_moves) == (seat == state.turn)
            assert state.stock_size != 0 or sample(seen, Rng(1)) == replace_bottom(state)
        state = play(state, random_move(state, random))


def replace_bottom(state: State) -> State:
    """The same state as a sample has it: the stock begins at its first card."""
    return state.filled([state.hand(seat) for seat in range(state.players)], state.stock())


def windows(variant: str, number: int, players: int) -> list[State]:
    """States in which a question of this number is open."""
    found, seed = [], 0
    while len(found) < 4 and seed < 60:
        state, random = first_state(load_variant(variant), seed := seed + 1, players), Random(seed)
        while not state.is_over:
            state = play(state, random_move(state, random))
            found += [state] if state.window == number else []
    return found


@pytest.mark.parametrize(("variant", "number", "players"), [("swazi", 1, 4), ("swazi", 3, 4), ("tuxedo", 2, 3)])
def test_who_is_not_asked_has_nothing_to_answer(variant: str, number: int, players: int) -> None:
    states = windows(variant, number, players)
    assert states
    for state in states:
        for seat in [*range(players), None]:
            seen = view(state, seat)
            assert not seen.unseen & state.shown
            assert list(seen.legal_moves) == (list(legal_moves(state)) if seat == state.turn else [])
            assert seat == state.turn or not seen.is_legal(Move(Kind.PASS, 0, seat=state.turn))
            assert view(sample(seen, Rng(1)), seat) == seen


@pytest.mark.parametrize("variant", ["swazi", "sotho", "tuxedo", "hungarian_nagy", "south_african_2", "scopa"])
def test_what_a_move_leaves_is_what_then_lies_there(variant: str) -> None:
    rules, random = load_variant(variant), Random(7)
    for seed in range(4):
        state = first_state(rules, seed)
        while not state.is_over:
            move = random_move(state, random)
            after = state.copy()
            apply(after, move)
            is_quiet = after.round_no == state.round_no and not after.is_over
            if is_quiet:
                assert left_by(state, move) == table_cards(after)
                made = sum(after.sweeps(side) - state.sweeps(side) for side in range(state.side_count))
                assert is_sweep(state, move) == bool(made)
            state = after


def test_the_last_play_is_no_sweep_where_the_rules_say_so() -> None:
    """D-39, D-86"""
    base = load_variant("scopa")
    for last_play in (True, False):
        rules = replace(base, sweeping=replace(base.sweeping, last_play=last_play))
        assert rules.sweeping.cancelling is options.Cancelling.NONE
        for seed in range(60):
            state, random = first_state(rules, seed), Random(seed)
            while not state.is_over:
                before, move = state, random_move(state, random)
                state = play(state, move)
            made = sum(state.sweeps(side) - before.sweeps(side) for side in range(state.side_count))
            assert is_sweep(before, move) == bool(made)

"""Cards that are drawn when they are dealt: the same deal as from a shuffled pack."""

import copy
import pickle
from collections.abc import Sequence

import pytest
from hypothesis import given, strategies as st

import cassino
from cassino.cards import card_set, cards_in, format_card
from cassino.engine.dealing import TABLE, DealError, deal, is_refused, shuffled
from cassino.engine.legal import claims
from cassino.engine.move import Kind, Move
from cassino.engine.rng import Rng
from cassino.engine.state import NO_CARD, UNDRAWN, State
from cassino.engine.view import exact_sample
from cassino.notation.position import PositionSyntaxError
from cassino.notation.table import draw_table
from cassino.notation.view_text import format_view, parse_view
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Redeal
from playouts import PER_DEAL, examples
from random_rules import described
from strategies import random_rules

every_variant = pytest.mark.parametrize("variant", variant_ids())
BOTTOM = -2
SEEDS = st.integers(0, 2**32 - 1)


def lazy_deal(rules: Rules, players: int, dealer: int = 0) -> State:
    return deal(rules, players, dealer, None)


def as_fixed(state: State, stock: Sequence[int]) -> State:
    """The state with the stock of a shuffled pack."""
    return state.filled([state.hand(seat) for seat in range(state.players)], stock)


def draw_from_pack(state: State, order: Sequence[int]) -> None:
    """Draw what a pack in this order would give; the place of the next card follows from the size of the stock."""
    places = state.cards_to_deal
    size = len(places) - places.count(BOTTOM)
    next_card = len(order) - state.stock_size
    drawn = [*order[next_card : next_card + size], *[order[-1]] * places.count(BOTTOM)]
    before = state.copy()
    assert card_set(drawn) & ~state.undrawn == 0
    assert not state.legal_moves
    assert not claims(state)
    state.deal_cards(drawn[:1])
    if len(drawn) > 1:
        assert state.is_chance
        assert state.cards_to_deal == places[1:]
        assert state.undrawn == before.undrawn & ~(1 << drawn[0])
        assert state != before
        expect_value(state)
        state.deal_cards(drawn[1:])


def expect_value(state: State) -> None:
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin == state
        assert hash(twin) == hash(state)
        assert twin.cards_to_deal == state.cards_to_deal
    assert len(pickle.dumps(state)) < 1000
    assert cassino.parse_position(cassino.format_position(state), state.rules, strict=False) == state


def expect_the_deal_of_the_pack(rules: Rules, seed: int) -> None:
    players = rules.seating.players[seed % len(rules.seating.players)]
    order = shuffled(rules, Rng(seed))
    fixed, lazy, rng = deal(rules, players, seed % players, order), lazy_deal(rules, players, seed % players), Rng(seed)
    waits = 0
    while True:
        if lazy.is_chance:
            waits += 1
            lazy = pickle.loads(pickle.dumps(lazy))
            draw_from_pack(lazy, order)
        assert as_fixed(lazy, fixed.stock()) == as_fixed(fixed, fixed.stock())
        assert set(lazy.stock()) <= {UNDRAWN, *order[-1:]}
        assert [lazy.view(seat) for seat in (*range(players), None)] == [
            fixed.view(seat) for seat in (*range(players), None)
        ]
        if fixed.is_over:
            break
        moves = fixed.moves_up_to(PER_DEAL)
        assert lazy.moves_up_to(PER_DEAL) == moves
        move = moves[rng.below(len(moves))]
        fixed.apply(move)
        lazy.apply(move)
    assert lazy.stock_size or lazy == fixed
    assert lazy.points == fixed.points
    assert waits >= 1


@every_variant
def test_the_same_cards_give_the_same_deal(variant: str) -> None:
    for seed in range(3):
        expect_the_deal_of_the_pack(load_variant(variant), seed)


@pytest.mark.slow
@examples(60)
@given(random_rules(), SEEDS)
def test_the_same_under_random_rules(rules: Rules, seed: int) -> None:
    try:
        expect_the_deal_of_the_pack(rules, seed)
    except AssertionError as error:
        raise AssertionError(described(rules)) from error


@every_variant
def test_random_cards_can_be_dealt_and_nobody_moves_before(variant: str) -> None:
    rules, rng = load_variant(variant), Rng(3)
    state = lazy_deal(rules, rules.seating.players[-1])
    while not state.is_over:
        if not state.is_chance:
            state.apply(state.moves_up_to(PER_DEAL)[-1])
            continue
        expect_value(state)
        assert "cards to be dealt" in repr(state) + draw_table(state)
        line = cassino.format_position(state)
        assert "| window deal |" in line
        assert cassino.parse_position(line, rules) == state
        with pytest.raises(cassino.IllegalMove, match="Cards must be dealt before anyone can play"):
            state.play(Move(Kind.TRAIL, 1))
        places, drawn = state.cards_to_deal, state.random_cards(rng)
        assert state.random_cards(Rng(5)) == state.random_cards(Rng(5))
        hands = [state.hand(seat) for seat in range(state.players)]
        state.deal_cards(drawn)
        for seat in range(state.players):
            got = card_set(card for place, card in zip(places, drawn, strict=True) if place == seat)
            seen = 0 if state.bottom == NO_CARD else 1 << state.bottom
            assert state.hand(seat) | seen == hands[seat] | got | seen
    assert not state.is_chance
    assert state.points is not None


def test_where_the_cards_go() -> None:
    state = cassino.deal("casino_book", lazy=True, dealer=1)
    assert state.dealer == 1
    assert state.cards_to_deal == (0, 0, TABLE, TABLE, 1, 1) * 2
    assert state.undrawn == 2**52 - 1
    state.deal_cards(range(12))
    assert not state.is_chance
    assert state.cards_to_deal == ()
    assert list(cards_in(state.loose)) == [2, 3, 8, 9]
    assert list(cards_in(state.hand(0))) == [0, 1, 6, 7]
    assert state.undrawn == 2**52 - 2**12


def test_a_card_is_drawn_after_each_play() -> None:
    state = cassino.deal("draw_casino", lazy=True, seed=1)
    state.deal_cards(state.random_cards(Rng(1)))
    player = state.turn
    state.apply(state.legal_moves[0])
    assert state.cards_to_deal == (player,)
    branches = []
    for card in cards_in(state.undrawn):
        branch = state.copy()
        branch.deal_cards([card])
        assert branch.hand(player) >> card & 1
        branches.append(branch)
    assert len({*branches}) == len(branches) == 52 - 4 - 8


def test_a_last_card_that_is_seen_is_drawn_with_the_first() -> None:
    seen = [rules for rules in map(load_variant, variant_ids()) if rules.dealing.bottom_seen]
    assert seen
    for rules in seen:
        state = lazy_deal(rules, 2)
        assert state.cards_to_deal[-1] == BOTTOM
        state.deal_cards(state.random_cards(Rng(4)))
        assert state.bottom == state.stock()[-1] < UNDRAWN
        assert not state.undrawn >> state.bottom & 1


def test_a_rich_cut_is_refused() -> None:
    redealing = [rules for rules in map(load_variant, variant_ids()) if rules.dealing.redeal is Redeal.RICH_CUT]
    assert redealing
    for rules in redealing:
        state = lazy_deal(rules, rules.seating.players[0])
        before = state.copy()
        pack = cards_in(rules.deck.cards)
        rich = sorted(pack, key=lambda card: is_refused(rules, 1 << card).points)[-rules.dealing.table :]
        assert is_refused(rules, card_set(rich)).is_refused
        with pytest.raises(DealError, match="too good"):
            state.deal_cards(rich)
        assert state == before
        for seed in range(50):
            drawn = state.random_cards(Rng(seed))
            assert not is_refused(rules, card_set(drawn[: rules.dealing.table])).is_refused


@pytest.mark.parametrize(
    ("cards", "problem"),
    [([0, 0], "once"), ([52], "once"), ([-1], "once"), (range(13), "13 cards were named, but only 12 are to be dealt")],
)
def test_cards_that_cannot_be_drawn(cards: Sequence[int], problem: str) -> None:
    state = cassino.deal(lazy=True)
    before = state.copy()
    with pytest.raises(DealError, match=problem):
        state.deal_cards(cards)
    assert state == before


def test_no_cards_are_due() -> None:
    state = cassino.deal()
    assert not state.is_chance
    assert state.cards_to_deal == ()
    assert state.undrawn == 0
    with pytest.raises(DealError, match="There are no cards to deal"):
        state.deal_cards([])
    with pytest.raises(DealError, match="There are no cards to deal"):
        state.random_cards(Rng(1))


def test_what_a_seat_sees_hides_the_same_and_samples_have_a_pack() -> None:
    state = cassino.deal("casino", lazy=True)
    state.deal_cards(state.random_cards(Rng(2)))
    rounds = state.round_no
    while state.round_no == rounds and not state.is_chance:
        world = state.view(state.turn).sample(Rng(8))
        assert UNDRAWN not in world.stock()
        assert world.view(state.turn) == state.view(state.turn)
        state.apply(state.legal_moves[-1])
    for seat in (0, 1):
        seen = state.view(seat)
        assert not seen.is_to_act
        assert not seen.legal_moves
        broken = seen.broken_rule(Move(Kind.TRAIL, 1))
        assert broken
        assert (broken.number, broken.sentence) == ("B5", "Cards must be dealt before anyone can play.")
        expect_it_waits_as_well(state, seen.sample(Rng(8)), seat)
    with pytest.raises(cassino.CassinoError, match="name them with `deal_cards`"):
        cassino.solve(state)


def expect_it_waits_as_well(state: State, world: State, seat: int | None) -> None:
    assert world.view(seat) == state.view(seat)
    assert world.is_chance
    # A last card that only another player has seen may be any card for this seat.
    is_unseen_last = not state.view(seat).bottom and state.stock()[-1] == state.bottom
    assert world.cards_to_deal[: len(state.cards_to_deal)] == state.cards_to_deal
    assert len(world.cards_to_deal) - len(state.cards_to_deal) in (0, is_unseen_last)
    expect_value(world)
    with pytest.raises(cassino.CassinoError, match="name them with `deal_cards`"):
        cassino.perft(world, 1)
    drawn = world.random_cards(Rng(5))
    assert len(drawn) == len(world.cards_to_deal)
    assert card_set(drawn) & ~world.undrawn == 0
    world.deal_cards(drawn)
    assert not world.is_chance


@every_variant
def test_samples_wait_for_the_same_cards(variant: str) -> None:
    rules, rng = load_variant(variant), Rng(6)
    state = lazy_deal(rules, rules.seating.players[0])
    while not state.is_over:
        if not state.is_chance:
            state.apply(state.moves_up_to(PER_DEAL)[0])
            continue
        for seat in (*range(state.players), None):
            seen = state.view(seat)
            assert parse_view(format_view(seen), seat, rules) == seen
            seen.public.deal_cards([])
            assert seen == state.view(seat)
            expect_it_waits_as_well(state, seen.sample(rng), seat)
            expect_it_waits_as_well(state, exact_sample(seen, rng), seat)
        state.deal_cards(state.random_cards(rng))


def test_nobody_sees_which_cards_are_drawn_but_not_dealt() -> None:
    state = cassino.deal("casino", lazy=True)
    waiting = state.copy()
    state.deal_cards(state.random_cards(Rng(3))[:5])
    assert len(state.cards_to_deal) == 7
    for seat in (0, 1, None):
        assert state.view(seat) == waiting.view(seat)
    expect_it_waits_as_well(waiting, state.view(0).sample(Rng(3)), 0)


@pytest.mark.parametrize("drawn", [0, 3])
def test_a_fixed_stock_is_not_waited_for(drawn: int) -> None:
    state = cassino.deal("casino", lazy=True)
    state.deal_cards(range(drawn))
    expect_value(state)
    order = [*state.stock()[:drawn], *[card for card in range(52) if card >= drawn]]
    with pytest.raises(cassino.CassinoError, match="damaged"):
        pickle.loads(pickle.dumps(as_fixed(state, order)))


WAITING = "casino_long 2 | turn A 1 | dealer B | round 0 | window deal | table | stock" + " ?" * 52


def test_cards_that_are_drawn_but_not_dealt_are_in_the_line() -> None:
    state = cassino.deal("casino_long", lazy=True, dealer=1)
    assert cassino.parse_position(WAITING) == state
    state.deal_cards([31, 5])
    line = cassino.format_position(state)
    assert line == WAITING.replace("stock ? ?", "stock 8S 2D")
    assert cassino.parse_position(line) == state


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("window deal | ", "", "A position to play has no hidden cards"),
        ("window deal", "window insist", "A position to play has no hidden cards"),
        ("stock ?", "stock", "51 cards are not drawn yet, but 52 are not named"),
        ("table |", "table 8S |", "52 cards are not drawn yet, but 51 are not named"),
        ("stock ? ?", "stock 8S 8S", "in two places: 8S"),
        ("| table |", "| hand A 8S | table |", "52 cards are not drawn yet, but 51 are not named"),
        ("stock" + " ?" * 52, "stock " + " ".join(map(format_card, range(52))), "There are no cards to deal"),
    ],
)
def test_lines_that_cannot_wait_for_cards(old: str, new: str, message: str) -> None:
    assert old in WAITING
    with pytest.raises(PositionSyntaxError, match=message):
        cassino.parse_position(WAITING.replace(old, new))

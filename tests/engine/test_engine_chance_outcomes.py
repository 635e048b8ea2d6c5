"""The probabilities of the next cards: along all paths they give what a shuffled pack gives, counted exactly."""

import pickle
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from math import comb, factorial
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

import cassino
from cassino.cards import card_set, cards_in, format_card, parse_cards
from cassino.engine.dealing import TABLE, DealError, deal, is_refused
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Redeal
from playouts import PER_DEAL, examples
from random_rules import described
from strategies import random_rules

TINY = """
title = "Tiny"
parent = "casino"
deck.ranks = [1, 10, 12]
deck.suits = ["diamonds", "spades"]
seating.players = [2]
seating.sides = "solo"
dealing.table = 2
dealing.hand = 2
dealing.packet = 2
scoring.items = [{ each = "aces", points = 1 }, { each = "10D", points = 2 }]
"""
SINGLE = "dealing.hand = 1\ndealing.packet = 1\n"
RICH = 'dealing.cut = true\ndealing.redeal = "rich_cut"\ndealing.rich_points = 2\ndealing.rich_pictures = 2\n'
KEPT_ORDER = 'piling.face = "up"\npiling.order = "accumulated"\n'
PACKS = {
    "packets": "",
    "single cards": SINGLE,
    "last card seen": f"{SINGLE}dealing.bottom_seen = true\n",
    "kept order": KEPT_ORDER,
    "rich cut": SINGLE + RICH,
    "rich cut, kept order": SINGLE + RICH + KEPT_ORDER,
    "large rich cut": f"{SINGLE}{RICH}dealing.table = 3\nseating.players = [3]\ndealing.rich_points = 4\n",
}


def rules_of(folder: Path, *parts: str) -> Rules:
    """The tiny game, changed; a later line replaces an earlier one."""
    lines = dict(line.split(" = ", 1) for part in (TINY, *parts) for line in part.splitlines() if line)
    file = folder / "tiny.toml"
    file.write_text("".join(f"{key} = {value}\n" for key, value in lines.items()), "utf-8")
    return cassino.rules(file)


def without_stock(state: State) -> State:
    return state.filled([state.hand(seat) for seat in range(state.players)], [])


def paths(state: State, chance: Fraction = Fraction(1)) -> Iterator[tuple[State, Fraction]]:
    """Every way to draw the cards that are due by `chance_outcomes`, with its probability."""
    if not state.is_chance:
        yield without_stock(state), chance
        return
    for card, probability in state.chance_outcomes():
        branch = state.copy()
        branch.deal_cards([card])
        yield from paths(branch, chance * probability)


def by_outcomes(state: State) -> dict[State, Fraction]:
    found: dict[State, Fraction] = {}
    for dealt, probability in paths(state):
        found[dealt] = found.get(dealt, Fraction(0)) + probability
    return found


def even(states: Iterator[State]) -> dict[State, Fraction]:
    """How often each state is among these."""
    found = Counter(states)
    return {state: Fraction(count, found.total()) for state, count in found.items()}


def from_packs(rules: Rules) -> Iterator[State]:
    """The first position with every order of the pack that a dealer does not shuffle again."""
    for order in permutations(cards_in(rules.deck.cards)):
        if not is_refused(rules, card_set(order[: rules.dealing.table])).is_refused:
            yield without_stock(deal(rules, rules.seating.players[0], 0, order))


def by_places(state: State) -> Iterator[State]:
    """The position with the cards that are due drawn in every order."""
    for cards in permutations(cards_in(state.undrawn), len(state.cards_to_deal)):
        dealt = state.copy()
        dealt.deal_cards(cards)
        yield without_stock(dealt)


@pytest.mark.parametrize("name", PACKS)
def test_first_cards_are_those_of_a_shuffled_pack(name: str, tmp_path: Path) -> None:
    rules = rules_of(tmp_path, PACKS[name])
    assert is_refused(rules, card_set(parse_cards("QD QS"))).is_refused == ("rich" in name)
    state = deal(rules, rules.seating.players[0], 0, None)
    assert by_outcomes(state) == even(from_packs(rules))


@pytest.mark.parametrize("name", ["packets", "large rich cut"])
def test_a_hand_is_drawn_in_one_way(name: str, tmp_path: Path) -> None:
    rules = rules_of(tmp_path, PACKS[name])
    found = Counter(dealt for dealt, _ in paths(deal(rules, rules.seating.players[0], 0, None)))
    assert set(found.values()) == {1}
    if name == "packets":
        assert found.total() == comb(6, 2) * comb(4, 2)


def test_cards_whose_order_means_something_are_drawn_in_every_order(tmp_path: Path) -> None:
    found = [dealt for dealt, _ in paths(deal(rules_of(tmp_path, KEPT_ORDER), 2, 0, None))]
    assert len(set(found)) == len(found) == comb(6, 2) * factorial(2) * comb(4, 2)


def test_later_rounds(tmp_path: Path) -> None:
    state = deal(rules_of(tmp_path, "deck.ranks = [1, 2, 3, 10, 12]"), 2, 0, None)
    state.deal_cards(state.random_cards(Rng(1)))
    while not state.is_chance:
        state.apply(state.legal_moves[-1])
    assert state.cards_to_deal == (1, 1, 0, 0)
    assert len(list(paths(state))) == comb(4, 2)
    assert by_outcomes(state) == even(by_places(state))


def test_packets_without_another_place_between_them_are_one(tmp_path: Path) -> None:
    state = deal(rules_of(tmp_path, "dealing.packet = 1\ndealing.cut = true"), 2, 0, None, shortfall=(2, 0))
    assert state.cards_to_deal == (TABLE, TABLE, 1, 1)
    assert len(list(paths(state))) == comb(6, 2) * comb(4, 2)
    assert by_outcomes(state) == even(by_places(state))


def expect_outcomes(state: State) -> list[int]:
    """The outcomes are sound, and each can be dealt; returns the cards."""
    found = state.chance_outcomes()
    cards = [card for card, _ in found]
    assert cards == sorted(set(cards))
    assert card_set(cards) & ~state.undrawn == 0
    assert all(probability > 0 for _, probability in found)
    assert sum(probability for _, probability in found) == 1
    assert state.copy().chance_outcomes() == pickle.loads(pickle.dumps(state)).chance_outcomes() == found
    for card in cards:
        state.copy().deal_cards([card])
    return cards


EVERY_TABLE = [(variant, players) for variant in variant_ids() for players in load_variant(variant).seating.players]


@pytest.mark.parametrize(("variant", "players"), EVERY_TABLE)
def test_a_deal_by_outcomes(variant: str, players: int) -> None:
    rules, rng = load_variant(variant), Rng(players)
    state = deal(rules, players, 0, None)
    while not state.is_over:
        if state.is_chance:
            place, cards = state.cards_to_deal[0], expect_outcomes(state)
            card = cards[rng.below(len(cards))]
            state.deal_cards([card])
            if state.is_chance and state.cards_to_deal[0] == place and not state.tables.accumulates:
                assert expect_outcomes(state)[0] > card
        else:
            moves = state.moves_up_to(PER_DEAL)
            state.apply(moves[rng.below(len(moves))])
    assert state.points is not None


@pytest.mark.slow
@examples(60)
@given(random_rules(), st.integers(0, 2**32 - 1))
def test_outcomes_under_random_rules(rules: Rules, seed: int) -> None:
    rng = Rng(seed)
    state = deal(rules, rules.seating.players[-1], 0, None)
    try:
        while not state.is_over:
            if state.is_chance:
                cards = expect_outcomes(state)
                state.deal_cards([cards[rng.below(len(cards))]])
            else:
                moves = state.moves_up_to(PER_DEAL)
                state.apply(moves[rng.below(len(moves))])
    except AssertionError as error:
        raise AssertionError(described(rules)) from error


@pytest.mark.parametrize("variant", variant_ids())
def test_the_first_table_has_the_chances_of_all_cuts_that_stay(variant: str) -> None:
    """The probability of each first table along its path, for tables drawn at random, is one over their number."""
    rules = load_variant(variant)
    state = deal(rules, rules.seating.players[0], 0, None)
    if rules.dealing.redeal is not Redeal.RICH_CUT:
        assert all(probability <= Fraction(1, 4) for _, probability in state.chance_outcomes())
        return
    rng, found = Rng(1), set()
    for _ in range(4):
        cards = state.random_cards(rng)[: rules.dealing.table]
        chance, twin = Fraction(1), state.copy()
        for card in cards if state.tables.accumulates else sorted(cards):
            chance *= dict(twin.chance_outcomes())[card]
            twin.deal_cards([card])
        found.add(chance)
    ways = cuts_that_stay(rules) * (factorial(rules.dealing.table) if state.tables.accumulates else 1)
    assert found == {Fraction(1, ways)}


def cuts_that_stay(rules: Rules) -> int:
    """How many sets of table cards are not too rich: by counting how many have each worth, card by card."""
    found = Counter({(0, 0, 0): 1})
    for card in cards_in(rules.deck.cards):
        cut = is_refused(rules, 1 << card)
        for (count, points, pictures), ways in list(found.items()):
            if count < rules.dealing.table:
                found[count + 1, points + cut.points, pictures + cut.pictures] += ways
    dealing = rules.dealing
    return sum(
        ways
        for (count, points, pictures), ways in found.items()
        if count == dealing.table
        and (not dealing.rich_points or points < dealing.rich_points)
        and (not dealing.rich_pictures or pictures < dealing.rich_pictures)
    )


@pytest.mark.parametrize(
    ("drawn", "lowest", "count"),
    [
        ("", "AC", 49),
        ("2C", "2D", 45),
        ("2C 8S", "9C", 19),
        ("8S 2D", "2H", 44),
        ("2C 8S 2D", "2H", 45),
        ("KS", "AC", 49),
        ("KD KH KS", "AC", 49),
    ],
)
def test_a_packet_begun_in_another_order(drawn: str, lowest: str, count: int) -> None:
    """The rest is higher than the last card, or a packet of its own if no cards are left for it."""
    state = cassino.deal("casino", lazy=True)
    state.deal_cards(parse_cards(drawn))
    cards = expect_outcomes(state)
    assert (format_card(cards[0]), len(cards)) == (lowest, count)


def test_no_cards_are_due() -> None:
    with pytest.raises(DealError, match="There are no cards to deal"):
        cassino.deal().chance_outcomes()


def test_a_cut_that_no_card_can_complete(tmp_path: Path) -> None:
    one_each = '[{ each = "aces", points = 1 }, { each = "10S", points = 1 }, { each = "10D", points = 2 }]'
    limits = "deck.ranks = [1, 10]\ndealing.rich_points = 3\ndealing.rich_pictures = 0\n"
    state = deal(rules_of(tmp_path, SINGLE, RICH, limits, f"scoring.items = {one_each}"), 2, 0, None)
    too_rich = parse_cards("10D")
    assert not {*too_rich} & {*expect_outcomes(state)}
    state.deal_cards(too_rich)
    with pytest.raises(DealError, match="too good"):
        state.chance_outcomes()
    with pytest.raises(DealError, match="too good"):
        state.random_cards(Rng(1))

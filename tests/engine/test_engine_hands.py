"""Captures with several hand cards, against a brute force written from the rules: B7, D-64, D-65, 000:152-177."""

import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from cassino.cards import FULL_DECK, card_set, parse_cards
from cassino.engine.hands import hand_capture_value
from cassino.engine.legal import legal_moves, takeable_with
from cassino.engine.move import Kind
from cassino.engine.position import position
from cassino.engine.state import State
from cassino.rules import Rules, load_variant, options

Captures = dict[tuple[int, int], int]
"""The value by which hand cards take table cards."""


def changed(variant: str, **capturing: object) -> Rules:
    rules = load_variant(variant)
    return replace(rules, capturing=replace(rules.capturing, **capturing))  # type: ignore[arg-type]


GAMES = {
    "kirchner": load_variant("hungarian_kirchner"),
    "ulmann": load_variant("hungarian_ulmann"),
    "nagy": load_variant("hungarian_nagy"),
    "sets up to 13": changed("hungarian_ulmann", hand_total_at_most=13),
    "sets up to 10, aces 1": replace(
        changed("hungarian_ulmann", hand_total_at_most=10), counting=load_variant("hungarian_nagy").counting
    ),
    "one unit": changed("hungarian_kirchner", combinations=options.Combinations.ONE),
    "plain pictures": replace(load_variant("hungarian_ulmann"), counting=load_variant("casino_long").counting),
    "any capture": changed("hungarian_ulmann", compulsion=options.Compulsion.ANY_CAPTURE),
}


def subsets(cards: list[int]) -> Iterator[tuple[int, ...]]:
    """Every choice of one card or more."""
    for size in range(1, len(cards) + 1):
        yield from combinations(cards, size)


def totals(rules: Rules, cards: tuple[int, ...]) -> set[int]:
    """What cards make together, each ace counting 1 or 14 where it may; pictures without a number make nothing."""
    sums = {0}
    for card in cards:
        rank = card // 4 + 1
        counts = {1, 14} if rank == 1 and rules.counting.ace is options.Ace.ONE_OR_FOURTEEN else {rank}
        if rank > 10 and rules.counting.faces is options.Faces.RANK_ONLY:
            return set()
        sums = {total + count for total in sums for count in counts}
    return sums


def divides(rules: Rules, cards: tuple[int, ...], value: int) -> bool:
    """Whether cards fall into sets of the value; the set of the first card is tried in every way."""
    if not cards:
        return True
    rest = cards[1:]
    return any(
        value in totals(rules, (cards[0], *beside))
        and divides(rules, tuple(card for card in rest if card not in beside), value)
        for size in range(len(rest) + 1)
        for beside in combinations(rest, size)
    )


def values_of_hand(rules: Rules, cards: tuple[int, ...]) -> set[int]:
    """The values by which hand cards may be played together."""
    most = rules.capturing.hand_total_at_most
    several = rules.capturing.from_hand is options.FromHand.SEVERAL_SETS
    found = {value for value in range(1, 60) if divides(rules, cards, value)} if several else totals(rules, cards)
    alone = set.intersection(*(totals(rules, (card,)) for card in cards))
    return {value for value in found if not most or len(cards) == 1 or value <= most or value in alone}


def brute_force(rules: Rules, hand: list[int], loose: list[int]) -> Captures:
    found: Captures = {}
    is_one = rules.capturing.combinations is options.Combinations.ONE
    for played in subsets(hand):
        values = sorted(values_of_hand(rules, played))
        for taken in subsets(loose):
            fitting = (v for v in values if (v in totals(rules, taken) if is_one else divides(rules, taken, v)))
            value = next(fitting, equal_picture(rules, played, taken))
            if value:
                found[card_set(played), card_set(taken)] = value
    return found


def equal_picture(rules: Rules, played: tuple[int, ...], taken: tuple[int, ...]) -> int:
    """The rank of a picture without a number that takes an equal one; else 0."""
    rank = played[0] // 4 + 1
    is_plain = rank > 10 and rules.counting.faces is options.Faces.RANK_ONLY
    return rank if is_plain and len(played) == len(taken) == 1 and taken[0] // 4 + 1 == rank else 0


def table(rules: Rules, hand: list[int], loose: list[int]) -> State:
    """Seat 0 to move; seat 1 holds one card, the rest lies in a pile."""
    mine, on_table = card_set(hand), card_set(loose)
    theirs = FULL_DECK & ~(mine | on_table)
    theirs &= -theirs
    piles = [FULL_DECK & ~(mine | on_table | theirs), 0]
    return position(rules, 2, hands=[mine, theirs], loose=on_table, piles=piles, turn=0, last_capturer=0, turn_no=20)


def listed(state: State, limit: int | None = None) -> Captures:
    moves = [move for move in legal_moves(state, limit) if move.kind == Kind.CAPTURE]
    captures = {(move.cards, move.taken): move.value for move in moves}
    assert len(moves) == len(captures)
    return captures


def random_cards(random: Random, most_in_hand: int, most_loose: int) -> tuple[list[int], list[int]]:
    """A hand and a table, small cards and aces more often than in a pack."""
    pack = sorted(range(52), key=lambda card: random.random() * (card // 4 + random.choice((1, 4, 20))))
    in_hand = random.randint(1, most_in_hand)
    return pack[:in_hand], random.sample(pack[in_hand : in_hand + 14], random.randint(1, most_loose))


@pytest.mark.parametrize("game", GAMES)
def test_captures_are_those_of_the_rules(game: str) -> None:
    random, rules, found = Random(1), GAMES[game], 0
    for _ in range(60):
        hand, loose = random_cards(random, 3, 6)
        expected = brute_force(rules, hand, loose)
        assert listed(table(rules, hand, loose)) == expected
        found += len(expected)
    assert found > 100


@pytest.mark.parametrize("game", GAMES)
def test_the_value_of_any_selection_is_that_of_the_list(game: str) -> None:
    random, rules = Random(2), GAMES[game]
    for _ in range(25):
        hand, loose = random_cards(random, 4, 5)
        state = table(rules, hand, loose)
        captures = listed(state)
        for played in map(card_set, subsets(hand)):
            union = 0
            for taken in map(card_set, subsets(loose)):
                assert hand_capture_value(state, played, taken) == captures.get((played, taken), 0)
                union |= taken if (played, taken) in captures else 0
            assert takeable_with(state, played) == union


@pytest.mark.parametrize(
    ("variant", "played", "taken", "value"),
    [
        ("hungarian_kirchner", "9C 3D", "QS", 12),  # 000:152-156
        ("hungarian_kirchner", "7C 5D", "10S 2C", 12),
        ("hungarian_kirchner", "JC QD AS", "4C 7D KS", 24),
        ("hungarian_kirchner", "KC AD", "KS AC", 14),
        ("hungarian_ulmann", "JC 7D 4S", "JS", 11),  # 000:172
        ("hungarian_kirchner", "JC 7D 4S", "JS", 0),
        ("hungarian_nagy", "JC 2D", "AC 4D 8S", 13),  # 000:177
        ("hungarian_nagy", "7C 8D", "QS 3C", 0),
        ("hungarian_nagy", "AC KC", "AD KD", 0),
        ("hungarian_kirchner", "9C", "", 0),
    ],
)
def test_examples_of_the_sources(variant: str, played: str, taken: str, value: int) -> None:
    state = table(load_variant(variant), parse_cards(played), parse_cards(taken or "2H"))
    cards, wanted = card_set(parse_cards(played)), card_set(parse_cards(taken))
    assert hand_capture_value(state, cards, wanted) == value == listed(state).get((cards, wanted), 0)


def test_a_card_that_can_capture_alone_must() -> None:
    """D-83: two fours could also take the eight, but may be trailed for all that."""
    state = table(GAMES["any capture"], parse_cards("4C 4D 9H"), parse_cards("8S 9S"))
    trailed = {move.cards for move in legal_moves(state) if move.kind == Kind.TRAIL}
    assert trailed == {1 << card for card in parse_cards("4C 4D")}


def test_the_order_of_the_list_is_fixed_and_a_limit_cuts_it() -> None:
    state = table(GAMES["ulmann"], parse_cards("AC 7D 6H"), parse_cards("AD 2C 3D 4H 5S 6C 7C 8D"))
    everything = list(legal_moves(state))
    assert list(legal_moves(state)) == everything
    for limit in (1, 5, len(everything) - 1, len(everything)):
        cut = legal_moves(state, limit)
        assert len(cut) <= limit
        assert set(cut) <= set(everything)
        assert cut.complete == (limit == len(everything))


@pytest.mark.parametrize("variant", ["hungarian_kirchner", "hungarian_ulmann", "hungarian_nagy"])
def test_a_crowded_table_is_answered_in_time(variant: str) -> None:
    """Forty loose cards: no complete list, but a short one; and every move of it is legal."""
    hand = parse_cards("AC 7D KH")
    state = table(load_variant(variant), hand, [card for card in range(4, 50) if card not in hand][:40])
    start = time.thread_time()
    moves = legal_moves(state, 300)
    assert not moves.complete
    assert {move.cards for move in moves} > {1 << card for card in hand}
    for move in list(moves)[::10]:
        if move.kind == Kind.CAPTURE:
            assert hand_capture_value(state, move.cards, move.taken) == move.value
    assert 0 < takeable_with(state, 1 << hand[2]) <= state.loose
    assert time.thread_time() - start < 5


def test_a_hand_larger_than_any_dealt_is_surveyed_too() -> None:
    random, rules = Random(3), GAMES["ulmann"]
    hand, loose = random.sample(range(8, 52), 6), [0, 1, 2, 3, 4]
    assert listed(table(rules, hand, loose)) == brute_force(rules, hand, loose)

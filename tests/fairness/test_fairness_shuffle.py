"""The shuffle: the same for everybody who makes it again, no order likelier than another."""

import json
import math
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from cassino.cards import card_set, cards_in
from cassino.engine.dealing import is_refused
from cassino.fairness.chain import Chain, hash_of
from cassino.fairness.shuffle import WORDS, Stream, deal_key, fair_order, opening_seed
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.packs import format_card
from strategies import random_rules

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text())
links = st.binary(min_size=32, max_size=32).map(bytes.hex)
FAR = 4.5
"""So many standard deviations are beyond chance for a test that is made once, with a fixed seed."""


@given(links, st.integers(1, 1000), st.lists(links | st.just(""), min_size=2, max_size=6))
@settings(max_examples=50)
def test_an_order_is_a_whole_pack(link: str, number: int, salts: list[str]) -> None:
    rules = load_variant("casino")
    order = fair_order(rules, deal_key(link, link, number, salts))
    assert sorted(order) == sorted(cards_in(rules.deck.cards))


@given(links, links, st.integers(1, 1000))
def test_everything_that_goes_in_matters(link: str, salt: str, number: int) -> None:
    keys = {
        deal_key(link, link, number, ("", "")),
        deal_key(link, link, number, (salt, "")),
        deal_key(link, link, number, ("", salt)),
        deal_key(link, link, number, (salt, salt)),
        deal_key(link, link, number, ("", "", "")),
        deal_key(link, link, number + 1, ("", "")),
        deal_key(link, hash_of(link), number, ("", "")),
    }
    assert len(keys) == 7


@settings(max_examples=20)
@given(random_rules(most_in_hand=5, most_on_table=6), links)
def test_a_refused_cut_is_shuffled_again(rules: Rules, link: str) -> None:
    order = fair_order(rules, deal_key(link, link, 1, ("", "")))
    assert not is_refused(rules, card_set(order[: rules.dealing.table])).is_refused
    assert card_set(order) == rules.deck.cards


def chi_square(counts: Counter[int], cells: int) -> float:
    """How far the counts are from equal, in standard deviations of chance."""
    expected = counts.total() / cells
    chi = sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))
    return (chi - (cells - 1)) / math.sqrt(2 * (cells - 1))


def test_each_card_is_everywhere_alike() -> None:
    rules, chain = load_variant("casino"), Chain("11" * 32)
    counts: Counter[int] = Counter()
    for number in range(1, 6001):
        order = fair_order(rules, deal_key(chain.commitment, chain.commitment, number, ("", "")))
        counts.update(place * 52 + card for place, card in enumerate(order))
    assert abs(chi_square(counts, 52 * 52)) < FAR


def test_each_order_of_few_is_alike() -> None:
    orders = {order: number for number, order in enumerate(permutations(range(5)))}
    stream, counts = Stream(b"five"), Counter[int]()
    for _ in range(60_000):
        row = list(range(5))
        stream.shuffle(row)
        counts[orders[tuple(row)]] += 1
    assert abs(chi_square(counts, 120)) < FAR


@pytest.mark.parametrize("n", [3, 5, 7, 52, 3 << 30])
def test_numbers_are_alike_also_where_the_remainder_is_large(n: int) -> None:
    stream, counts = Stream(n.to_bytes(4, "big")), Counter[int]()
    for _ in range(40_000):
        number = stream.below(n)
        assert 0 <= number < n
        counts[number * 3 // n] += 1
    shares = [(n * (part + 1) + 2) // 3 - (n * part + 2) // 3 for part in range(3)]
    chi = sum((counts[part] - 40_000 * share / n) ** 2 / (40_000 * share / n) for part, share in enumerate(shares))
    assert chi < 16


def test_words_beyond_the_last_multiple_are_left_out() -> None:
    n = 3 << 30
    words, kept = Stream(b"left out"), Stream(b"left out")
    expected = [word for word in (words.word() for _ in range(40)) if word < WORDS - WORDS % n]
    assert len(expected) < 40
    assert [kept.below(n) for _ in expected] == [word % n for word in expected]


@pytest.mark.parametrize("vector", VECTORS["deals"], ids=lambda vector: vector["variant"])
def test_vectors_of_deals(vector: dict[str, object]) -> None:
    rules, chain = load_variant(str(vector["variant"])), Chain(VECTORS["secret"])
    assert chain.commitment == VECTORS["commitment"]
    number, salts = vector["number"], vector["salts"]
    assert isinstance(number, int) and isinstance(salts, list)
    assert chain.link(number) == vector["seed"]
    key = deal_key(chain.link(number), chain.commitment, number, salts)
    assert key.hex() == vector["key"]
    order = fair_order(rules, key)
    assert " ".join(format_card(card, rules.deck.pack) for card in order) == vector["order"]


def test_vectors_of_openings() -> None:
    for vector in VECTORS["openings"]:
        seed = opening_seed(Chain(VECTORS["secret"]).link(0), VECTORS["commitment"], vector["salt"])
        assert str(seed) == vector["seed"]
        assert 0 <= seed < 2**63


def test_there_is_a_vector_for_every_variant() -> None:
    assert [vector["variant"] for vector in VECTORS["deals"]] == list(variant_ids())

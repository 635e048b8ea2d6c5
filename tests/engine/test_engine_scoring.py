"""Counting a deal, claims, and who wins the match: against the brute force and by example."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import oracle_scoring as brute
from cassino.cards import card_set, parse_cards
from cassino.engine.ending import outcome
from cassino.engine.scoring import DealScore, Tally, score_claim, score_deal, score_tallies
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Each
from oracle import NOBODY, Position, suit
from playouts import examples, last_state
from strategies import random_rules

every_variant = pytest.mark.parametrize("variant", variant_ids())
SEEDS = st.integers(0, 2**32 - 1)
Captured = tuple[list[set[int]], list[int]]


def random_piles(rules: Rules, random: Random, finished: bool) -> Captured:
    """What the sides may have captured, and whose sweeps in which order."""
    players = random.choice(rules.seating.players)
    sides = Position(rules, [set() for _ in range(players)], set()).side_count
    piles: list[set[int]] = [set() for _ in range(sides)]
    strongest, lead = random.randrange(sides), random.choice((0.0, 0.1, 0.3))
    left_out = 0.0 if finished else random.random()
    for card in brute.pack(rules):
        if random.random() >= left_out:
            piles[strongest if random.random() < lead else random.randrange(sides)].add(card)
    return piles, [random.randrange(sides) for _ in range(random.choice((0, 1, 4)))]


def tallies_of(piles: list[set[int]], sweeps: list[int]) -> list[Tally]:
    return [
        Tally(
            len(pile),
            (*(sum(suit(card) == number for card in pile) for number in range(4)),),  # type: ignore[arg-type]
            card_set(pile),
            card_set(turn for turn, sweeper in enumerate(sweeps) if sweeper == side),
        )
        for side, pile in enumerate(piles)
    ]


def compare_points(rules: Rules, random: Random) -> None:
    for finished in (True, False):
        piles, sweeps = random_piles(rules, random, finished)
        score = score_tallies(rules, tallies_of(piles, sweeps), is_final=finished)
        assert list(score.points) == brute.points(rules, piles, sweeps, finished)
        check_sums(score)


def check_sums(score: DealScore) -> None:
    """Lines and awards add up to the points."""
    sides = range(len(score.points))
    assert tuple(sum(line.points[side] for line in score.lines) for side in sides) == score.points
    assert tuple(sum(award.points for award in score.awards if award.side == side) for side in sides) == score.points


def compare_claim(rules: Rules, random: Random) -> bool:
    piles, sweeps = random_piles(rules, random, finished=False)
    scores = [random.randint(0, rules.ending.target - 1) for _ in piles]
    side = random.randrange(len(piles))
    right, points = brute.claimed(rules, scores, piles, sweeps, side)
    score = score_claim(rules, tallies_of(piles, sweeps), scores, side)
    assert (score.claim_is_right, list(score.points), score.claimant) == (right, points, side)
    if right:
        assert outcome(rules, scores, score).winner == side
    return right


def compare_winner(rules: Rules, random: Random) -> int:
    piles, sweeps = random_piles(rules, random, finished=True)
    near = max(0, rules.ending.target - 6)
    scores = [random.randint(near, rules.ending.target - 1) for _ in piles]
    expected = brute.match_winner(rules, scores, piles, sweeps)
    end = outcome(rules, scores, score_tallies(rules, tallies_of(piles, sweeps)))
    assert end.winner == (None if expected == NOBODY else expected)
    gained = brute.points(rules, piles, sweeps)
    assert list(end.scores) == [old + new for old, new in zip(scores, gained, strict=True)]
    assert bool(end.decided_by) == (expected != NOBODY)
    return expected


@every_variant
def test_points_agree_with_the_brute_force(variant: str) -> None:
    for seed in range(300):
        compare_points(load_variant(variant), Random(seed))


@every_variant
def test_claims_agree_with_the_brute_force(variant: str) -> None:
    right = [compare_claim(load_variant(variant), Random(seed)) for seed in range(300)]
    assert 20 < sum(right) < 280


@every_variant
def test_winners_agree_with_the_brute_force(variant: str) -> None:
    winners = [compare_winner(load_variant(variant), Random(seed)) for seed in range(300)]
    assert len(set(winners) - {NOBODY}) >= 2


@examples(100)
@given(random_rules(), SEEDS)
def test_random_rules_count_as_the_brute_force(rules: Rules, seed: int) -> None:
    random = Random(seed)
    compare_points(rules, random)
    compare_claim(rules, random)
    if all(item.of == "aces" or parse_word(item.of) for item in rules.scoring.items if isinstance(item, Each)):
        compare_winner(rules, random)


def parse_word(word: str) -> bool:
    """Whether an item counts single cards: only for those and aces does the rule book give an order of counting."""
    return word[:-1] in brute.LETTERS


@every_variant
def test_points_of_a_deal_add_up(variant: str) -> None:
    """E.4: eleven, or twenty-six in Spade Casino, less what is tied or lies in no pile, plus sweeps."""
    rules = load_variant(variant)
    total = 26 if variant == "spade_casino" else 11
    for seed in range(12):
        state = last_state(rules, seed)
        score, sides = score_deal(state), range(state.side_count)
        cards = [state.pile(side).bit_count() for side in sides]
        spades = [brute.counts([{c for c in range(52) if state.pile(side) >> c & 1}], "spades")[0] for side in sides]
        tied = 3 * (cards.count(max(cards)) > 1) + (spades.count(max(spades)) > 1)
        sweeps = sum(state.sweeps(side) for side in sides) * rules.sweeping.points
        assert sum(score.points) == total - tied + sweeps
        assert sum(cards) == 52


def tally_by_count(cards: int, spades: int, special: str, sweeps: int = 0) -> Tally:
    return Tally(cards, (0, 0, 0, spades), card_set(parse_cards(special)), sweeps)


def test_several_reach_the_target_and_the_higher_total_wins() -> None:
    rules = load_variant("casino_long")
    deal = score_tallies(rules, [tally_by_count(30, 8, "10D AS"), tally_by_count(22, 5, "2S AC AH AD")])
    assert deal.points == (7, 4)
    assert outcome(rules, (15, 20), deal)[1:] == (1, "higher_total")
    assert outcome(rules, (18, 20), deal)[1:] == (0, "higher_total")


def test_level_at_the_target_means_another_deal() -> None:
    rules = load_variant("casino_long")
    deal = score_tallies(rules, [tally_by_count(30, 8, "10D AS"), tally_by_count(22, 5, "2S AC AH AD")])
    assert outcome(rules, (17, 20), deal) == ((24, 24), None, "")
    after_another = score_tallies(rules, [tally_by_count(20, 5, "10D"), tally_by_count(32, 8, "2S AS AC AH AD")])
    assert outcome(rules, (24, 24), after_another).winner == 1


def test_priority_count_goes_item_by_item() -> None:
    rules = load_variant("royal_north_american")
    deal = score_tallies(rules, [tally_by_count(30, 5, "AH"), tally_by_count(22, 8, "10D 2S AS AD AC")])
    assert outcome(rules, (18, 19), deal) == ((22, 26), 0, "most_cards")


def test_priority_count_takes_aces_in_order_and_sweeps_last() -> None:
    rules = load_variant("royal_web")
    deal = score_tallies(rules, [tally_by_count(26, 6, "AC AS", 1 << 3), tally_by_count(26, 7, "10D 2S AD AH", 1 << 5)])
    assert deal.points == (3, 7)
    assert outcome(rules, (19, 16), deal)[1:] == (0, "AC")
    assert outcome(rules, (18, 15), deal)[1:] == (1, "AD")
    assert outcome(rules, (18, 14), deal)[1:] == (0, "sweep")


def test_sweeps_count_in_the_order_in_which_they_were_made() -> None:
    rules = load_variant("royal_web")
    tallies = [tally_by_count(26, 6, "AC AS", 1 << 9), tally_by_count(26, 7, "10D 2S AD AH", 1 << 5)]
    deal = score_tallies(rules, tallies)
    assert outcome(rules, (18, 14), deal)[1:] == (1, "sweep")
    earlier = [tallies[0]._replace(sweeps=1 << 4), tallies[1]]
    assert outcome(rules, (18, 14), score_tallies(rules, earlier))[1:] == (0, "sweep")


@pytest.mark.parametrize("variant", ["casino_book", "royal_book", "spade_casino", "four_hand_partnership"])
def test_book_majorities_need_twenty_seven_and_seven(variant: str) -> None:
    rules = load_variant(variant)
    counts = [
        line.points for line in score_tallies(rules, [tally_by_count(26, 6, ""), tally_by_count(20, 5, "")]).lines
    ]
    assert counts[0] == (0, 0)
    assert counts[1] == (0, 0)


def test_three_players_need_a_plurality() -> None:
    rules = load_variant("three_hand_casino")
    three = [tally_by_count(18, 5, ""), tally_by_count(18, 4, ""), tally_by_count(16, 4, "")]
    lines = {line.name: line.points for line in score_tallies(rules, three).lines}
    assert lines["most_cards"] == (0, 0, 0)
    assert lines["most_spades"] == (1, 0, 0)


def test_a_right_claim_wins_even_from_behind() -> None:
    rules = load_variant("casino_book")
    taken = [tally_by_count(20, 6, "2S AS"), tally_by_count(14, 4, "10D AD AC")]
    score = score_claim(rules, taken, [19, 20], 0)
    assert score.claim_is_right
    assert score.points == (2, 4)
    assert outcome(rules, (19, 20), score) == ((21, 24), 0, "claim")


def test_a_wrong_claim_costs_eleven_and_the_others_keep_what_is_certain() -> None:
    rules = load_variant("casino_book")
    taken = [tally_by_count(20, 6, "2S AS AH"), tally_by_count(14, 4, "10D AD")]
    score = score_claim(rules, taken, [16, 10], 0)
    assert not score.claim_is_right
    assert outcome(rules, (16, 10), score) == ((5, 13), None, "")


def test_a_claim_counts_majorities_only_when_they_are_safe() -> None:
    rules = load_variant("casino_book")
    taken = [tally_by_count(26, 6, ""), tally_by_count(10, 2, "")]
    assert not score_claim(rules, taken, [18, 0], 0).claim_is_right
    assert score_claim(rules, [tally_by_count(27, 6, ""), taken[1]], [18, 0], 0).claim_is_right

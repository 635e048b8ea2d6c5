"""Counting a deal, claims, and who wins the match: against the brute force and by example."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given, strategies as st

import oracle_scoring as brute
from cassino.cards import card_set, parse_cards
from cassino.engine.ending import Outcome, outcome
from cassino.engine.scoring import (
    DealScore,
    Tally,
    item_name,
    points_of,
    score_claim,
    score_deal,
    score_tallies,
    tally,
)
from cassino.engine.setting import set_counts, set_public, set_turn, stop
from cassino.engine.state import State
from cassino.engine.tables import tables_for
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Claim, Each, Enforcement, Orange
from counts import check_sums
from oracle_cards import LETTERS, NOBODY, Position, Sweep, suit
from playouts import examples, last_state
from strategies import random_rules

every_variant = pytest.mark.parametrize("variant", variant_ids())
SEEDS = st.integers(0, 2**32 - 1)


def random_count(rules: Rules, random: Random, finished: bool) -> brute.Count:
    """What the sides may have captured, swept and called, and the match score before."""
    players = random.choice(rules.seating.players)
    sides = Position(rules, [set() for _ in range(players)], set()).side_count
    piles: list[set[int]] = [set() for _ in range(sides)]
    strongest, lead = random.randrange(sides), random.choice((0.0, 0.1, 0.3))
    left_out = 0.0 if finished else random.random()
    for card in brute.pack(rules):
        if random.random() >= left_out:
            piles[strongest if random.random() < lead else random.randrange(sides)].add(card)
    near = max(0, rules.ending.target - 6)
    return brute.Count(
        rules, piles, random_sweeps(rules, random, sides), finished,
        scores=[random.randint(near, max(0, rules.ending.target - 1)) for _ in piles],
        oranges=[random.randrange(3) * (rules.calling.orange is not Orange.NONE) for _ in piles],
        false_oranges=[random.randrange(2) * (rules.calling.orange is not Orange.NONE) for _ in piles],
        penalties=[random.randint(-1, 1) * (rules.calling.enforcement is Enforcement.TABLE) for _ in piles],
        tiebreak=random.random() < 0.2,
    )  # fmt: skip


def random_sweeps(rules: Rules, random: Random, sides: int) -> list[Sweep]:
    """Sweeps in the order in which they were made, some of them large."""
    turns = sorted(random.sample(range(40), random.choice((0, 1, 4, 7))))
    is_large = bool(rules.sweeping.large_from)
    return [Sweep(random.randrange(sides), turn, is_large and random.random() < 0.5) for turn in turns]


def tallies_of(count: brute.Count) -> list[Tally]:
    def number(numbers: Sequence[int], side: int) -> int:
        return numbers[side] if numbers else 0

    def turns(side: int, only_large: bool) -> int:
        own = [sweep for sweep in count.sweeps if sweep.side == side]
        return card_set(sweep.turn for sweep in own if sweep.is_large or not only_large)

    return [
        Tally(
            len(pile),
            (*(sum(suit(card) == number for card in pile) for number in range(4)),),  # type: ignore[arg-type]
            card_set(pile),
            turns(side, only_large=False),
            turns(side, only_large=True),
            number(count.oranges, side),
            number(count.false_oranges, side),
            number(count.penalties, side),
        )
        for side, pile in enumerate(count.piles)
    ]


def scored(count: brute.Count) -> DealScore:
    """The same count by the engine; the count without lines, which matches use, must agree."""
    score = score_tallies(
        count.rules, tallies_of(count), count.is_final,
        scores=count.scores, tiebreak=count.tiebreak, first_met=count.first_met,
    )  # fmt: skip
    if count.is_final:
        assert points_of(state_of(count)) == score.points
    return score


def state_of(count: brute.Count) -> State:
    """A deal that is over, with this count."""
    sides, by_side = len(count.piles), tallies_of(count)
    tables = tables_for(count.rules, sides if sides in count.rules.seating.players else 4)
    piles = [*map(card_set, count.piles), *[0] * (tables.pile_count - sides)]
    state = State(tables)
    set_public(
        state, turn=0, dealer=0, turn_no=40, round_no=1, last_capturer=0, loose=0, builds=(), piles=piles,
        sweeps=[each.sweeps for each in by_side], scores=count.scores, proofs=[0] * tables.players,
    )  # fmt: skip
    set_turn(state, {"tiebreak": count.tiebreak, "first_met": count.first_met})
    names = ("large_sweeps", "oranges", "false_oranges")
    counts = {name: [getattr(each, name) for each in by_side] for name in names}
    set_counts(state, counts | {"penalties": [each.penalty for each in by_side]})
    stop(state)
    return state


def compare_points(rules: Rules, random: Random) -> None:
    for finished in (True, False):
        count = random_count(rules, random, finished)
        score = scored(count)
        assert list(score.points) == brute.totals(count)
        assert list(score.has_met) == [brute.has_met(count, side) for side in range(len(count.piles))]
        check_sums(score)


def compare_claim(rules: Rules, random: Random) -> bool:
    count = random_count(rules, random, finished=False)
    side = random.randrange(len(count.piles))
    right, points = brute.judged(count, side)
    score = score_claim(rules, tallies_of(count), count.scores, side, tiebreak=count.tiebreak)
    assert (score.claim_is_right, list(score.points), score.claimant) == (right, points, side)
    if right:
        assert outcome(rules, count.scores, score).winner == side
    return right


def compare_winner(rules: Rules, random: Random) -> tuple[int, ...]:
    count = random_count(rules, random, finished=True)
    met = [side for side in range(len(count.piles)) if brute.has_met(count, side)]
    if len(met) > 1:
        count.first_met = random.choice((*met, NOBODY))
    number = random.randint(1, 3)
    expected = tuple(brute.match_winners(count, number))
    end = outcome(rules, count.scores, scored(count), number)
    assert end.winners == expected
    gained = brute.totals(count)
    assert list(end.scores) == [old + new for old, new in zip(count.scores, gained, strict=True)]
    assert bool(end.decided_by) == bool(expected)
    return expected


@pytest.mark.sampled(3)
@every_variant
def test_points_agree_with_the_brute_force(variant: str) -> None:
    for seed in range(200):
        compare_points(load_variant(variant), Random(seed))


@pytest.mark.parametrize("variant", [v for v in variant_ids() if load_variant(v).calling.claim is not Claim.NONE])
def test_claims_agree_with_the_brute_force(variant: str) -> None:
    right = [compare_claim(load_variant(variant), Random(seed)) for seed in range(200)]
    assert 10 < sum(right) < 190


@pytest.mark.sampled(3)
@every_variant
def test_winners_agree_with_the_brute_force(variant: str) -> None:
    winners = [compare_winner(load_variant(variant), Random(seed)) for seed in range(200)]
    assert len(set(winners) - {()}) >= 2


@pytest.mark.slow
@examples(100)
@given(random_rules(), SEEDS)
def test_random_rules_count_as_the_brute_force(rules: Rules, seed: int) -> None:
    random = Random(seed)
    compare_points(rules, random)
    if rules.calling.claim is not Claim.NONE:
        compare_claim(rules, random)
    if all(item.of == "aces" or parse_word(item.of) for item in rules.scoring.items if isinstance(item, Each)):
        compare_winner(rules, random)


def parse_word(word: str) -> bool:
    """Whether an item counts single cards: only for those and aces does the rule book give an order of counting."""
    return word[:-1] in LETTERS


SUM_OF_A_DEAL = {
    "spade_casino": 26,
    "haitian": 1,
    "tuxedo": 35,
    "tuxedo_52": 35,
    "nordic_kasino": 10,
    "scopa": 4,
    "scopa_italian": 4,
}
"""What the items of a deal are worth together. B20; elsewhere 11, in South Africa as D-63 says."""


@pytest.mark.sampled(4)
@pytest.mark.parametrize("variant", [each for each in variant_ids() if not each.startswith("south_african")])
def test_points_of_a_deal_add_up(variant: str) -> None:
    """E.4: the items, less what nobody gets because sides are level; sweeps, calls and penalties stand apart."""
    rules = load_variant(variant)
    for seed in range(300):
        count = random_count(rules, Random(seed), finished=True)
        count.tiebreak = True
        score = scored(count)
        items = [item_name(item) for item in rules.scoring.items]
        points = sum(sum(line.points) for line in score.lines if line.name in items)
        level = sum(item.points for item in rules.scoring.items if not any(line_points(score, item_name(item))))
        assert points == SUM_OF_A_DEAL.get(variant, 11) - level


def line_points(score: DealScore, name: str) -> tuple[int, ...]:
    return next(line.points for line in score.lines if line.name == name)


@every_variant
def test_a_deal_played_out_is_counted_from_its_piles(variant: str) -> None:
    rules = load_variant(variant)
    for seed in range(4):
        state = last_state(rules, seed)
        score = score_deal(state)
        check_sums(score)
        sides = range(state.side_count)
        if state.claimant < 0:
            assert sum(state.pile(side).bit_count() for side in sides) == len(brute.pack(rules))
            assert score == score_tallies(rules, [tally(state, side) for side in sides], scores=[0 for _ in sides])


def decided(rules: Rules, before: Sequence[int], deal: DealScore) -> tuple[int | None, str]:
    end = outcome(rules, before, deal)
    return end.winner, end.decided_by


def tally_by_count(cards: int, spades: int, special: str, sweeps: int = 0) -> Tally:
    return Tally(cards, (0, 0, 0, spades), card_set(parse_cards(special)), sweeps)


def test_several_reach_the_target_and_the_higher_total_wins() -> None:
    rules = load_variant("casino_long")
    deal = score_tallies(rules, [tally_by_count(30, 8, "10D AS"), tally_by_count(22, 5, "2S AC AH AD")])
    assert deal.points == (7, 4)
    assert decided(rules, (15, 20), deal) == (1, "higher_total")
    assert decided(rules, (18, 20), deal) == (0, "higher_total")


def test_level_at_the_target_means_another_deal() -> None:
    rules = load_variant("casino_long")
    deal = score_tallies(rules, [tally_by_count(30, 8, "10D AS"), tally_by_count(22, 5, "2S AC AH AD")])
    assert outcome(rules, (17, 20), deal) == Outcome((24, 24), (), "")
    after_another = score_tallies(rules, [tally_by_count(20, 5, "10D"), tally_by_count(32, 8, "2S AS AC AH AD")])
    assert outcome(rules, (24, 24), after_another).winner == 1


def test_priority_count_goes_item_by_item() -> None:
    rules = load_variant("royal_north_american")
    deal = score_tallies(rules, [tally_by_count(30, 5, "AH"), tally_by_count(22, 8, "10D 2S AS AD AC")])
    assert outcome(rules, (18, 19), deal) == Outcome((22, 26), (0,), "most_cards")


def test_priority_count_takes_aces_in_order_and_sweeps_last() -> None:
    rules = load_variant("royal_web")
    deal = score_tallies(rules, [tally_by_count(26, 6, "AC AS", 1 << 3), tally_by_count(26, 7, "10D 2S AD AH", 1 << 5)])
    assert deal.points == (3, 7)
    assert decided(rules, (19, 16), deal) == (0, "AC")
    assert decided(rules, (18, 15), deal) == (1, "AD")
    assert decided(rules, (18, 14), deal) == (0, "sweep")


def test_sweeps_count_in_the_order_in_which_they_were_made() -> None:
    rules = load_variant("royal_web")
    tallies = [tally_by_count(26, 6, "AC AS", 1 << 9), tally_by_count(26, 7, "10D 2S AD AH", 1 << 5)]
    deal = score_tallies(rules, tallies)
    assert decided(rules, (18, 14), deal) == (1, "sweep")
    earlier = [tallies[0]._replace(sweeps=1 << 4), tallies[1]]
    assert decided(rules, (18, 14), score_tallies(rules, earlier)) == (0, "sweep")


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
    assert outcome(rules, (19, 20), score) == Outcome((21, 24), (0,), "claim")


def test_a_wrong_claim_costs_eleven_and_the_others_keep_what_is_certain() -> None:
    rules = load_variant("casino_book")
    taken = [tally_by_count(20, 6, "2S AS AH"), tally_by_count(14, 4, "10D AD")]
    score = score_claim(rules, taken, [16, 10], 0)
    assert not score.claim_is_right
    assert outcome(rules, (16, 10), score) == Outcome((5, 13), (), "")


def test_a_claim_counts_majorities_only_when_they_are_safe() -> None:
    rules = load_variant("casino_book")
    taken = [tally_by_count(26, 6, ""), tally_by_count(10, 2, "")]
    assert not score_claim(rules, taken, [18, 0], 0).claim_is_right
    assert score_claim(rules, [tally_by_count(27, 6, ""), taken[1]], [18, 0], 0).claim_is_right

"""Chances to win the match: against simple cases, simulation, and the rules' own verdicts."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from cassino.engine.rng import Rng
from cassino.engine.tables import tables_for
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Level
from cassino.search.deal_outcomes import Brought, decided, merged
from cassino.search.equity import Coarse, Pair, equity_for, unit_for
from cassino.search.many_sides import Races

DEALS = [Brought(7, 4, 5), Brought(4, 7, 6), Brought(9, 2, 2), Brought(1, 10, 2), Brought(3, 3, 1), Brought(0, 0, 1)]


def to(target: int, variant: str = "casino_long", **ending: object) -> Rules:
    rules = load_variant(variant)
    return replace(rules, ending=replace(rules.ending, target=target, **ending))


def games() -> list[tuple[Rules, int]]:
    return [(load_variant(id), players) for id in variant_ids() for players in load_variant(id).seating.players]


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("rules", "players"), games(), ids=lambda value: getattr(value, "id", value))
def test_chances_of_all_sides_are_one_together_and_points_help(rules: Rules, players: int) -> None:
    equity, sides = equity_for(rules, players), tables_for(rules, players).side_count
    ahead = [max(1, rules.ending.target // 2)] + [0] * (sides - 1)
    for scores in ([0] * sides, ahead):
        assert sum(equity.win(scores, 0, side) for side in range(sides)) == pytest.approx(1)
    assert equity.win(ahead, 0, 0) >= equity.win([0] * sides, 0, 0)
    assert equity.win(ahead, 0, 0) > equity.win(ahead, 0, 1)


def simulated(rules: Rules, scores: Sequence[int], matches: int) -> float:
    """How often side 0 wins; seat 0 deals first."""
    rng, wins = Rng(5), 0.0
    bag = [deal for deal in DEALS for _ in range(deal.count)]
    for _ in range(matches):
        totals, dealer, found = list(scores), 0, None
        while found is None:
            deal = bag[rng.below(len(bag))]
            own, other = totals[dealer], totals[1 - dealer]
            found = decided(rules, (own, other), deal, 1)
            if found is None:
                totals[dealer], totals[1 - dealer] = own + deal.own, other + deal.other
                dealer = 1 - dealer
        wins += found if dealer == 0 else 1 - found
    return wins / matches


@pytest.mark.parametrize("scores", [(0, 0), (15, 18), (20, 3), (21, 21)])
def test_the_table_agrees_with_simulated_matches(scores: tuple[int, int]) -> None:
    rules = to(21)
    assert Pair(rules, 2, DEALS).win(scores, 0) == pytest.approx(simulated(rules, scores, 4000), abs=0.03)


def test_one_deal_decides_a_match_to_one_point() -> None:
    equity = Pair(to(1), 2, [Brought(1, 0, 3), Brought(0, 1, 1)])
    assert equity.win((0, 0), dealer=0, side=0) == pytest.approx(0.75)
    assert equity.win((0, 0), dealer=1, side=0) == pytest.approx(0.25)
    assert equity.after((0, 0), (1, 0), dealer=1, side=0) == 1


def test_nobody_wins_a_deal_without_points_so_that_the_other_deals() -> None:
    # Half the deals bring nothing; of the others the dealer wins all: x = 1/2 + 1/2 (1 - x).
    assert Pair(to(1), 2, [Brought(1, 0), Brought(0, 0)]).win((0, 0), 0) == pytest.approx(2 / 3, abs=1e-3)


def test_where_several_reach_the_target_the_higher_total_wins() -> None:
    equity = equity_for(to(21), 2)
    assert equity.after((20, 20), (4, 3), dealer=0) == 1
    assert equity.after((20, 20), (4, 4), dealer=0) == pytest.approx(0.5, abs=0.1)
    assert equity_for(to(21, level=Level.SHARED), 2).after((20, 20), (4, 4), dealer=0) == 0.5


def test_points_counted_in_order_decide_by_cards_first() -> None:
    rules = load_variant("royal_north_american")
    assert decided(rules, (18, 20), Brought(6, 5, 1, (0, 1, 1)), 1) == 1
    assert decided(rules, (17, 20), Brought(9, 5, 1, (0, 1, 1)), 1) == 0


def test_near_the_target_only_the_named_items_help() -> None:
    rules = load_variant("dominican")
    cards_to_dealer, cards_to_other = Brought(8, 3, 1, (0, 1, 1)), Brought(6, 5, 1, (1, 0, 0))
    assert cards_to_dealer.within(rules, 18, 10).own == 3
    assert cards_to_other.within(rules, 18, 10).own == 0
    assert cards_to_other.within(rules, 19, 10).own == 2
    assert cards_to_dealer.within(rules, 17, 10) == cards_to_dealer
    assert decided(rules, (18, 15), Brought(3, 8), 1) == 1  # D-25
    equity = Pair(rules, 2, [cards_to_dealer, cards_to_other])
    assert equity.win((18, 0), 0) < 1


def test_both_restricted_needs_both_items() -> None:
    rules = load_variant("dominican_soto")
    deal = Brought(8, 3, 1, (0, 1, 1))
    assert deal.within(rules, 16, 0).own == 3
    assert decided(rules, (16, 0), deal.within(rules, 16, 0), 1) is None


def test_a_fixed_number_of_deals_is_played() -> None:
    rules = to(21, deals=2)
    equity = Pair(rules, 2, [Brought(3, 0), Brought(0, 3)])
    assert equity.win((0, 0), 0) == pytest.approx(0.5)
    assert equity.win((3, 0), 0, number=1) == pytest.approx(0.75)
    assert equity.after((3, 0), (0, 2), dealer=0, number=2) == 1
    assert equity.after((3, 0), (0, 3), dealer=0, number=2) == 0.5
    assert Races(rules, 3, [1, 1], {}).win((2, 0, 0), 0, number=2) == 1


def test_more_sides_race() -> None:
    races = Races(to(3), 3, [1, 2, 1], {})
    assert races.win((2, 0, 0), 0, 0) > 0.6
    assert races.win((2, 2, 0), 0, 0) == pytest.approx(races.win((2, 2, 0), 0, 1))
    assert races.after((2, 2, 0), (1, 2, 0), 0, 1) == 1
    assert races.after((2, 2, 0), (1, 1, 0), 0, 1) == 0.5


def test_matches_to_many_points_are_reckoned_coarsely() -> None:
    rules = to(61)
    unit = unit_for(rules)
    assert unit == 3
    exact = Pair(rules, 2, DEALS)
    few = Pair(replace(rules, ending=replace(rules.ending, target=21)), 2, merged(DEALS, unit))
    coarse = Coarse(few, rules, 2, unit)
    for scores in ((0, 0), (31, 20), (50, 58), (60, 60)):
        assert coarse.win(scores, 0) == pytest.approx(exact.win(scores, 0), abs=0.03)
    assert coarse.win((61, 60), 0, 1) == 0
    assert coarse.after((60, 60), (3, 4), 0, 1) == 1

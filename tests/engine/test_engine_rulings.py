"""Any rule set with the rulings of a table: what is listed may be played, deals end, also after misdeals. D-12, D-29"""

from dataclasses import replace
from random import Random

import pytest

from cassino.cards import FULL_DECK, card_set, cards_in, parse_cards
from cassino.engine.irregularities import Misdeal
from cassino.engine.legal import broken_rule, legal_moves
from cassino.engine.match import Match
from cassino.engine.move import Kind, Move
from cassino.engine.play import play
from cassino.engine.position import position
from cassino.engine.state import Build
from cassino.rules import load_variant, variant_ids
from cassino.rules.options import Enforcement
from engine_texts import random_choice

SEEDS = range(2)
MOST_MOVES = 600


def cards(text: str) -> int:
    return card_set(parse_cards(text))


def match_of(variant: str, players: int, seed: int) -> Match:
    rules = load_variant(variant)
    ruled = replace(rules, calling=replace(rules.calling, enforcement=Enforcement.TABLE))
    return Match(ruled, players, seed, dealer=0)


def play_deal(match: Match, seed: int) -> None:
    choose = random_choice(seed)
    for _ in range(MOST_MOVES):
        if match.deal_over:
            return
        assert not [move for move in match.legal_moves if broken_rule(match.state, move)]
        match.play(choose(match))
    raise AssertionError("the deal does not end")


@pytest.mark.parametrize("variant", variant_ids())
def test_deals_end_where_errors_are_ruled_on(variant: str) -> None:
    for players in load_variant(variant).seating.players:
        for seed in SEEDS:
            play_deal(match_of(variant, players, seed), seed)


@pytest.mark.parametrize("kind", [Misdeal.TOO_FEW, Misdeal.TOO_MANY])
@pytest.mark.parametrize("variant", variant_ids())
def test_deals_end_after_a_misdeal(variant: str, kind: Misdeal) -> None:
    for seed in SEEDS:
        players = load_variant(variant).seating.players[0]
        match = match_of(variant, players, seed)
        if kind is Misdeal.TOO_MANY and not match.state.stock_size:
            return
        match.rule(kind, 1, count=1)
        play_deal(match, seed)


def test_who_has_cards_leads_a_short_last_round() -> None:
    """The last to capture would lead it, but may have got none."""
    for seed in range(8):
        match, random = match_of("hungarian_nagy", 2, seed), Random(seed)
        match.rule(Misdeal.TOO_FEW, 1, count=1)
        while not match.deal_over:
            match.play(random.choice([move for move in match.legal_moves if move.kind != Kind.CLAIM]))


def test_builds_beyond_the_limit_may_be_added_to_on_demand() -> None:
    """He owns two builds, which he need not be able to capture, and has trailed because he could do nothing else."""
    rules = match_of("swazi_two_player", 2, 0).rules
    builds = [Build(cards("5H 3D"), 8, 0, 12), Build(cards("6H 3H"), 9, 0, 16)]
    hands, loose = [cards("QC JC"), cards("QD JD KD")], cards("KS 4H 5D")
    rest = FULL_DECK & ~(hands[0] | hands[1] | loose | builds[0].cards | builds[1].cards)
    others = list(cards_in(rest))
    state = position(
        rules, 2, hands=hands, loose=loose, builds=builds, stock=others[:24], pile_orders=[others[24:], ()],
        last_capturer=0, turn_no=18, played=cards("KS"), played_kind=int(Kind.TRAIL), played_value=13, asked=2, duty=2,
    )  # fmt: skip
    (added,) = legal_moves(state)
    assert added == Move(Kind.JOIN, 0, cards("4H 5D 6H 3H"), 9)
    assert [move.kind for move in legal_moves(play(state, added))] == [Kind.END]

"""Whole matches: deals follow each other, claims end them, a record replays them."""

from dataclasses import replace
from random import Random

import pytest

from bridge import position_of
from cassino.engine.calling import claims
from cassino.engine.legal import is_legal
from cassino.engine.match import Match, MatchError, replay
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove, play
from cassino.rules import load_variant, variant_ids
from engine_texts import play_out, random_choice
from oracle_scoring import claimed
from playouts import many_states, playout

every_variant = pytest.mark.parametrize("variant", variant_ids())
BOOK = [variant for variant in variant_ids() if load_variant(variant).calling.claim.value == "count_out"]


def finished(variant: str, seed: int, players: int | None = None) -> Match:
    match = Match(load_variant(variant), players, seed)
    play_out(match, random_choice(seed))
    return match


@every_variant
def test_a_match_ends_when_a_side_has_the_target(variant: str) -> None:
    rules = load_variant(variant)
    for players in rules.seating.players:
        match = finished(variant, 4, players)
        assert match.winner is not None
        assert match.scores[match.winner] >= rules.ending.target
        assert match.outcome.decided_by
        assert max(match.scores_before) < rules.ending.target or len(set(match.scores_before)) < len(match.scores)


@every_variant
def test_scores_run_through_the_deals(variant: str) -> None:
    match = Match(load_variant(variant), seed=5)
    total = [0] * match.state.side_count
    choose = random_choice(5)
    while match.winner is None:
        if match.deal_over:
            match.next_deal()
        assert list(match.scores) == total
        while not match.deal_over:
            match.play(choose(match))
        score = match.deal_score
        assert score is not None
        total = [old + new for old, new in zip(total, score.points, strict=True)]
        assert list(match.scores) == total


@every_variant
def test_the_deal_goes_round(variant: str) -> None:
    match = Match(load_variant(variant), seed=6, target=10_000)
    choose, dealers = random_choice(6), []
    for _ in range(2 * match.players):
        dealers.append(match.deal.dealer)
        while not match.deal_over:
            match.play(choose(match))
        match.next_deal()
    assert dealers == [(dealers[0] + step) % match.players for step in range(len(dealers))]


def test_the_first_dealer_is_drawn() -> None:
    rules = load_variant("casino_long")
    assert {Match(rules, 3, seed).deal.dealer for seed in range(40)} == {0, 1, 2}


@every_variant
def test_one_seed_gives_one_match(variant: str) -> None:
    first, second = finished(variant, 7), finished(variant, 7)
    assert first.record() == second.record()
    assert first.record() != finished(variant, 8).record()


@every_variant
def test_a_record_replays_to_the_same_match(variant: str) -> None:
    match = finished(variant, 9)
    again = replay(match.record())
    assert again.scores == match.scores
    assert again.winner == match.winner
    assert again.state == match.state
    assert again.record() == match.record()


def test_a_record_with_an_illegal_move_does_not_replay() -> None:
    record = finished("casino_long", 9).record()
    first = record.deals[0]
    broken = replace(first, moves=(first.moves[1], *first.moves[1:]))
    with pytest.raises(IllegalMove):
        replay(replace(record, deals=(broken, *record.deals[1:])))


def test_a_record_with_a_wrong_dealer_or_no_deal_does_not_replay() -> None:
    record = finished("casino_long", 9).record()
    wrong = replace(record.deals[1], dealer=record.deals[0].dealer)
    with pytest.raises(MatchError):
        replay(replace(record, deals=(record.deals[0], wrong, *record.deals[2:])))
    with pytest.raises(MatchError):
        replay(replace(record, deals=()))


@every_variant
def test_taking_back_restores_every_state(variant: str) -> None:
    match, choose, seen = Match(load_variant(variant), seed=10), random_choice(10), []
    for _ in range(60):
        if match.deal_over:
            if match.winner is not None:
                break
            match.next_deal()
        seen.append((match.state, choose(match)))
        match.play(seen[-1][1])
    for state, move in reversed(seen):
        assert match.back() == move
        assert match.state == state
    with pytest.raises(MatchError):
        match.back()


def test_no_next_deal_during_a_deal_or_after_the_match() -> None:
    match = Match(load_variant("casino_long"), seed=1)
    with pytest.raises(MatchError):
        match.next_deal()
    match = finished("casino_long", 1)
    with pytest.raises(MatchError):
        match.next_deal()


def test_level_at_the_target_there_is_another_deal() -> None:
    """D-34: with a target of one point two sides level at the top play on until one leads."""
    rules, further = load_variant("casino_web_b"), 0
    for seed in range(300):
        match, choose = Match(rules, seed=seed, target=3), random_choice(seed)
        while not match.deal_over:
            match.play(choose(match))
        if match.scores[0] == match.scores[1]:
            assert match.winner is None
            play_out(match, choose)
            assert match.winner is not None
            assert match.scores[match.winner] > match.scores[1 - match.winner]
            further += 1
            if further == 2:
                return
    pytest.fail("no deal ended level")


def test_cards_that_nobody_captured_score_for_nobody() -> None:
    """D-38: everybody trails everything, up to fifty cards on the table; nobody ever needs a list of moves."""
    match = Match(load_variant("casino_long"), seed=3)
    while not match.deal_over:
        hand = match.state.hand(match.state.turn)
        match.play(Move(Kind.TRAIL, hand & -hand))
    state = match.state
    assert state.last_capturer == -1
    assert state.pile(0) == state.pile(1) == 0
    assert state.loose.bit_count() == 52
    assert match.deal_score is not None
    assert match.deal_score.points == match.scores == (0, 0)
    assert match.winner is None


@every_variant
def test_the_residue_goes_to_the_last_side_to_capture_and_is_no_sweep(variant: str) -> None:
    for seed in range(10):
        *_, (state, move) = playout(load_variant(variant), seed)
        end = play(state, move)
        captor = state.turn if move.kind == Kind.CAPTURE else state.last_capturer
        assert end.loose == 0
        residue = (state.loose | move.cards) & ~move.taken if move.kind != Kind.CAPTURE else state.loose & ~move.taken
        assert end.pile(end.side_of(captor)) & residue == residue
        swept = move.kind == Kind.CAPTURE and residue == 0
        for side in range(state.side_count):
            assert end.sweeps(side) == state.sweeps(side) + (swept and side == state.side_of(captor))


@every_variant
def test_claims_are_open_to_every_seat_where_the_rules_have_them(variant: str) -> None:
    for state in many_states(load_variant(variant), 10):
        expected = [Move(Kind.CLAIM, 0, seat=seat) for seat in range(state.players)] if variant in BOOK else []
        assert claims(state) == expected
        for seat in range(-1, state.players + 1):
            assert is_legal(state, Move(Kind.CLAIM, 0, seat=seat)) == (Move(Kind.CLAIM, 0, seat=seat) in expected)


def claim_soon(variant: str, seed: int, target: int) -> Match:
    """A match in whose first deal somebody claims at a random moment."""
    match, random = Match(load_variant(variant), seed=seed, target=target), Random(seed)
    choose = random_choice(seed)
    for _ in range(random.randint(5, 47)):
        match.play(choose(match))
    match.play(random.choice(claims(match.state)))
    return match


@pytest.mark.parametrize("variant", BOOK)
def test_a_claim_ends_the_deal_right_or_wrong(variant: str) -> None:
    seen = set()
    for seed in range(60):
        match = claim_soon(variant, seed, target=4)
        before = match.states[-2]
        position = position_of(before)
        side = before.side_of(match.state.claimant)
        scores = [before.score(other) for other in range(before.side_count)]
        right, points = claimed(match.rules, scores, position.piles, position.sweeps, side)
        assert match.deal_over
        assert match.deal_score is not None
        assert list(match.deal_score.points) == points
        assert match.state.loose == before.loose
        assert right == (match.winner == side and match.outcome.decided_by == "claim")
        seen.add(right)
    assert seen == {True, False}


@pytest.mark.parametrize("variant", BOOK)
def test_a_wrong_claimant_misses_his_next_turn_to_deal(variant: str) -> None:
    match = Match(load_variant(variant), seed=1, target=1000)
    claimant = (match.deal.dealer + 1) % match.players
    match.play(Move(Kind.CLAIM, 0, seat=claimant))
    assert match.scores[match.state.side_of(claimant)] == -11
    dealers, choose = [match.deal.dealer], random_choice(1)
    for _ in range(match.players + 1):
        match.next_deal()
        dealers.append(match.deal.dealer)
        while not match.deal_over:
            match.play(choose(match))
    first, players = dealers[0], match.players
    assert dealers == [first, *((first + step) % players for step in range(2, players + 3))]


@pytest.mark.parametrize("variant", BOOK)
def test_a_claim_stands_in_the_record(variant: str) -> None:
    match = claim_soon(variant, 3, target=200)
    match.next_deal()
    again = replay(match.record())
    assert again.scores == match.scores
    assert again.deal.dealer == match.deal.dealer


def test_a_partners_claim_counts_for_the_side() -> None:
    match = Match(load_variant("four_hand_partnership"), seed=2, target=1000)
    match.play(Move(Kind.CLAIM, 0, seat=2))
    assert match.scores == (-11, 0)
    assert match.deal_score is not None
    assert match.deal_score.claimant == 0


def test_a_claim_is_no_play_where_nothing_is_claimed() -> None:
    match = Match(load_variant("casino_long"), seed=2)
    with pytest.raises(IllegalMove):
        match.play(Move(Kind.CLAIM, 0, seat=0))
    assert match.moves == []

"""Claims and announcements in matches: who may make them, what they end, what they cost."""

from random import Random

import pytest

from bridge import position_of
from cassino.engine.calling import claims
from cassino.engine.dealing import deal
from cassino.engine.legal import is_legal
from cassino.engine.match import Match, replay
from cassino.engine.move import Kind, Move
from cassino.engine.play import IllegalMove
from cassino.rules import load_variant, variant_ids
from cassino.rules.options import Claim
from oracle_scoring import claimed
from playouts import many_states
from quiet_matches import quiet_choice

every_variant = pytest.mark.parametrize("variant", variant_ids())
BOOK = [variant for variant in variant_ids() if load_variant(variant).calling.claim.value == "count_out"]


@every_variant
def test_claims_are_open_where_the_rules_have_them(variant: str) -> None:
    """To everybody between two plays. D-33, D-95"""
    rules = load_variant(variant)
    for state in many_states(rules, 10):
        is_open = rules.calling.claim is not Claim.NONE and not state.window and not state.played
        expected = [Move(Kind.CLAIM, 0, seat=seat) for seat in range(state.players) if is_open]
        assert claims(state) == expected
        for seat in range(-1, state.players + 1):
            assert is_legal(state, Move(Kind.CLAIM, 0, seat=seat)) == (Move(Kind.CLAIM, 0, seat=seat) in expected)


def claim_soon(variant: str, seed: int, target: int) -> Match:
    """A match in whose first deal somebody claims at a random moment."""
    match, random = Match(load_variant(variant), seed=seed, target=target), Random(seed)
    choose = quiet_choice(seed)
    for _ in range(random.randint(5, 30)):
        match.play(choose(match))
    match.play(random.choice(claims(match.state)))
    return match


@pytest.mark.parametrize("variant", BOOK)
def test_a_claim_ends_the_deal_right_or_wrong(variant: str) -> None:
    seen, target = set(), 2 if "scopa" in variant else 4
    for seed in range(60):
        match = claim_soon(variant, seed, target)
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
    dealers, choose = [match.deal.dealer], quiet_choice(1)
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


def announced(scores: tuple[int, int], claimant_is_right: bool) -> Match:
    """A Hungarian match in which the player to move announces before the first play."""
    match = Match(load_variant("hungarian_kirchner"), seed=1, target=11)
    match.deal.states[0] = deal(match.rules, 2, match.deal.dealer, match.deal.order, scores)
    seat = match.state.turn
    assert (scores[seat] >= 11) == claimant_is_right
    match.play(Move(Kind.CLAIM, 0, seat=seat))
    return match


def test_a_right_announcement_ends_the_match() -> None:
    """000:168, 000:183"""
    first = Match(load_variant("hungarian_kirchner"), seed=1).state.turn
    match = announced((12, 3) if first == 0 else (3, 12), claimant_is_right=True)
    assert (match.is_over, match.winner, match.outcome.decided_by) == (True, first, "claim")


def test_after_a_wrong_announcement_play_goes_on() -> None:
    """D-70, D-95: each player once between two plays."""
    match = announced((3, 4), claimant_is_right=False)
    seat = match.state.turn
    assert not match.deal_over
    assert claims(match.state) == [Move(Kind.CLAIM, 0, seat=1 - seat)]
    assert not match.can_take_step_back
    match.play(Move(Kind.TRAIL, match.state.hand(seat) & -match.state.hand(seat)))
    assert claims(match.state) == [Move(Kind.CLAIM, 0, seat=0), Move(Kind.CLAIM, 0, seat=1)]


def played_out(target: int) -> Match:
    """A Hungarian match whose first deal is over, counted by nobody yet."""
    match, choose = Match(load_variant("hungarian_kirchner"), seed=5, target=target), quiet_choice(5)
    while not match.deal_over:
        match.play(choose(match))
    return match


def test_the_target_is_announced_after_the_last_play_before_the_count() -> None:
    """D-95: the first correct announcement wins, though the other side has more points."""
    match = played_out(target=1)
    before = match.scores
    fewer = before.index(min(before))
    assert min(before) >= 1 and match.winner == 1 - fewer
    match.play(Move(Kind.CLAIM, 0, seat=fewer))
    assert (match.winner, match.outcome.decided_by, match.scores) == (fewer, "claim", before)
    assert replay(match.record()).winner == fewer
    assert claims(match.state) == []


def test_a_wrong_announcement_after_the_last_play_changes_nothing() -> None:
    match = played_out(target=100)
    before = match.scores
    match.play(Move(Kind.CLAIM, 0, seat=0))
    assert match.scores == before and not match.is_over
    assert claims(match.state) == [Move(Kind.CLAIM, 0, seat=1)]
    match.next_deal()
    assert replay(match.record()).scores == match.scores

"""Whole matches: deals follow each other, claims end them, a record replays them."""

from dataclasses import replace
from random import Random

import pytest

from cassino.engine.dealing import deal, next_leader, shuffled
from cassino.engine.match import Match, MatchError, replay
from cassino.engine.move import Kind, Move
from cassino.engine.near_target import restriction
from cassino.engine.play import IllegalMove, play
from cassino.engine.rng import Rng
from cassino.engine.scoring import has_met, score_deal
from cassino.engine.tally import tally
from cassino.rules import Rules, load_variant, variant_ids
from engine_texts import play_out
from playouts import playout, random_move
from quiet_matches import quiet_choice

every_variant = pytest.mark.parametrize("variant", variant_ids())


def finished(variant: str, seed: int, players: int | None = None) -> Match:
    match = Match(load_variant(variant), players, seed)
    play_out(match, quiet_choice(seed))
    return match


@every_variant
def test_a_match_ends_when_a_side_has_the_target(variant: str) -> None:
    rules = load_variant(variant)
    for players in rules.seating.players:
        match = finished(variant, 4, players)
        assert match.is_over
        assert match.winners == (match.winner,)
        assert match.outcome.decided_by
        if not rules.ending.deals:
            assert match.scores[match.winners[0]] >= rules.ending.target
            assert max(match.scores_before) < rules.ending.target or len(set(match.scores_before)) < len(match.scores)


@every_variant
def test_scores_run_through_the_deals(variant: str) -> None:
    match = Match(load_variant(variant), seed=5)
    total = [0] * match.state.side_count
    choose = quiet_choice(5)
    while not match.is_over:
        if match.deal_over:
            match.next_deal()
        assert list(match.scores) == total
        while not match.deal_over:
            match.play(choose(match))
        score = match.deal_score
        assert score is not None
        total = [old + new for old, new in zip(total, score.points, strict=True)]
        assert list(match.scores) == total


def endless(variant: str) -> Rules:
    """The same game to a target that nobody reaches."""
    rules = load_variant(variant)
    return replace(rules, ending=replace(rules.ending, deals=0, target=10_000))


@pytest.mark.parametrize("variant", [each for each in variant_ids() if not each.startswith("south_african")])
def test_the_deal_goes_round(variant: str) -> None:
    match = Match(endless(variant), seed=6)
    choose, dealers = quiet_choice(6), []
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
    match, choose, seen = Match(load_variant(variant), seed=10), quiet_choice(10), []
    for _ in range(60):
        if match.deal_over:
            if match.is_over:
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
        match, choose = Match(rules, seed=seed, target=3), quiet_choice(seed)
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
    rules = load_variant(variant)
    for seed in range(10):
        *_, (state, move) = playout(rules, seed)
        end = play(state, move)
        if end.claimant >= 0 or move.kind > Kind.END:
            continue
        captures = move.kind == Kind.CAPTURE
        residue = state.loose & ~move.taken if captures else (state.loose | move.cards) & ~move.taken
        left = [build for build in state.builds() if not build.cards & move.taken]
        captor = state.turn if captures else state.last_capturer
        if captor >= 0:
            assert (end.loose, end.builds()) == (0, ())
            assert end.pile(end.side_of(captor)) & residue == residue
        had_table = bool(state.loose or state.builds())
        swept = captures and had_table and residue == 0 and not left and rules.sweeping.last_play
        for side in range(state.side_count):
            assert end.sweeps(side) == state.sweeps(side) + (swept and side == state.side_of(captor))


@pytest.mark.parametrize("variant", [each for each in variant_ids() if each.startswith("south_african")])
def test_the_loser_of_a_deal_leads_the_next(variant: str) -> None:
    """002:155, D-62"""
    match, choose = Match(endless(variant), seed=6), quiet_choice(6)
    for _ in range(4):
        leader = (match.deal.dealer + 1) % match.players
        while not match.deal_over:
            match.play(choose(match))
        score = match.deal_score
        assert score is not None
        expected = next_leader(match.players, leader, score.points)
        assert score.points[expected] == min(score.points)
        match.next_deal()
        assert match.state.turn == (match.deal.dealer + 1) % match.players == expected


def test_a_deal_after_a_tie_has_no_restrictions() -> None:
    """000:84: level at the target, then on until one leads."""
    rules = load_variant("dominican")
    match, choose = Match(rules, 2, seed=1), quiet_choice(1)
    match.deal.states[0] = deal(rules, 2, match.deal.dealer, match.deal.order, (21, 21), tiebreak=True)
    while not match.deal_over:
        match.play(choose(match))
    score = match.deal_score
    assert score is not None
    assert score.restrictions == ((), ())
    assert match.is_over == (score.points[0] != score.points[1])


@pytest.mark.parametrize("variant", ["dominican", "dominican_soto", "dominican_no_sweep_record"])
def test_the_first_to_meet_what_he_needs_is_noted_as_it_happens(variant: str) -> None:
    """D-24: at the first capture after which a majority cannot be lost, or the ten is taken."""
    rules, wins = load_variant(variant), set()
    for seed in range(12):
        random = Random(seed)
        scores = (random.choice((16, 17, 18, 19, 20)), random.choice((18, 19, 20)))
        state, first = deal(rules, 2, 0, shuffled(rules, Rng(seed)), scores), -1
        while not state.is_over:
            state = play(state, random_move(state, random))
            counted = [tally(state, side) for side in (0, 1)]
            limits = [restriction(rules, score) for score in scores]
            met = [side for side in (0, 1) if has_met(rules, counted, side, limits[side], is_final=False)]
            first = met[0] if first < 0 and met else first
            assert state.first_met == first
        assert score_deal(state).met == first
        wins.add(first)
    assert {0, 1} <= wins


def test_a_match_of_several_deals() -> None:
    """D-48"""
    rules = load_variant("swazi_two_player")
    match = Match(replace(rules, ending=replace(rules.ending, deals=3)), seed=2)
    play_out(match, quiet_choice(2))
    assert len(match.deals) >= 3
    assert match.winner == max(range(2), key=lambda side: match.scores[side])


@pytest.mark.parametrize(
    ("variant", "players", "rounds"),
    [
        ("casino_long", 2, 6), ("casino_long", 3, 4), ("draw_casino", 2, 1), ("tuxedo", 2, 5), ("tuxedo", 5, 2),
        ("scopa", 2, 6), ("scopa", 3, 4), ("hungarian_nagy", 2, 8), ("swazi", 3, 1), ("swazi_two_player", 2, 2),
        ("south_african_2", 2, 2), ("south_african_3", 3, 1),
    ],
)  # fmt: skip
def test_how_many_rounds_a_deal_has(variant: str, players: int, rounds: int) -> None:
    assert Match(load_variant(variant), players).round_count == rounds


def test_a_step_of_a_turn_in_progress_may_be_taken_back() -> None:
    """002:41-49: until the turn is over; not what others did."""
    match, choose, seen = Match(load_variant("swazi"), 3, seed=4), quiet_choice(4), set()
    while not match.deal_over:
        before = match.state
        match.play(choose(match))
        now = match.state
        is_step = not match.deal_over and before.turn_no == now.turn_no and before.turn == now.turn
        assert match.can_take_step_back == (is_step and not before.window and not now.window)
        seen.add(match.can_take_step_back)
    assert seen == {True, False}


def test_no_step_back_where_a_turn_is_one_play() -> None:
    match, choose = Match(load_variant("casino_long"), 2, seed=4), quiet_choice(4)
    while not match.deal_over:
        match.play(choose(match))
        assert not match.can_take_step_back

"""Whole matches: deals follow each other, claims end them, a record replays them."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from bridge import position_of
from cassino.engine.calling import claims
from cassino.engine.dealing import deal, shuffled
from cassino.engine.legal import is_legal
from cassino.engine.match import Match, MatchError, replay
from cassino.engine.move import Kind, Move
from cassino.engine.near_target import has_met, restriction
from cassino.engine.play import IllegalMove, play
from cassino.engine.rng import Rng
from cassino.engine.rotation import next_leader
from cassino.engine.scoring import score_deal
from cassino.engine.tally import tally
from cassino.rules import Rules, load_variant, variant_ids
from cassino.rules.options import Claim, Orange
from engine_texts import play_out, random_choice
from oracle_scoring import claimed
from playouts import many_states, playout, random_move

every_variant = pytest.mark.parametrize("variant", variant_ids())
BOOK = [variant for variant in variant_ids() if load_variant(variant).calling.claim.value == "count_out"]


def quiet_choice(seed: int) -> Callable[[Match], Move]:
    """A random choice that says nothing it need not say: wrong calls at random would keep a match from ending."""
    choose = random_choice(seed)

    def choice(match: Match) -> Move:
        if match.state.window:
            return next(move for move in match.legal_moves if move.kind == Kind.PASS)
        move = choose(match)
        is_called = move.kind == Kind.CAPTURE and match.rules.calling.orange is Orange.CALLED
        return Move(move.kind, move.cards, move.taken, move.value) if is_called else move

    return choice


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


@every_variant
def test_claims_are_open_where_the_rules_have_them(variant: str) -> None:
    """To everybody between turns, or to the player who is about to play. D-33, D-70"""
    rules = load_variant(variant)
    for state in many_states(rules, 10):
        seats = {Claim.NONE: [], Claim.COUNT_OUT: list(range(state.players)), Claim.ANNOUNCE: [state.turn]}
        is_between = not state.window and not state.played
        expected = [Move(Kind.CLAIM, 0, seat=seat) for seat in seats[rules.calling.claim] if is_between]
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
    """D-70: once in a turn."""
    match = announced((3, 4), claimant_is_right=False)
    seat = match.state.turn
    assert not match.deal_over
    assert claims(match.state) == []
    assert not match.can_take_step_back
    match.play(Move(Kind.TRAIL, match.state.hand(seat) & -match.state.hand(seat)))
    assert claims(match.state) == [Move(Kind.CLAIM, 0, seat=match.state.turn)]


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

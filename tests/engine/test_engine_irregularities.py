"""Rulings at a table without a referee: misdeals, wrong captures, builds that cannot be won. B29, 004:34-36."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from cassino.arguments import ArgumentError
from cassino.cards import FULL_DECK, card_set, cards_in
from cassino.engine.dealing import round_sizes
from cassino.engine.irregularities import (
    MOST_RULINGS,
    UNWON_BUILD,
    Misdeal,
    Ruling,
    RulingError,
    apply_ruling,
    penalties,
)
from cassino.engine.legal import legal_moves
from cassino.engine.match import Match, MatchError, replay
from cassino.engine.move import Kind, Move
from cassino.engine.play import play
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.scoring import secured
from cassino.engine.state import Build, State
from cassino.notation.position import format_position, parse_position
from cassino.notation.view_text import format_view, parse_view
from cassino.rules import Rules, load_variant
from cassino.rules.options import Enforcement, Replenish
from counts import cards


def at_table(variant: str = "casino_book") -> Rules:
    rules = load_variant(variant)
    return replace(rules, calling=replace(rules.calling, enforcement=Enforcement.TABLE))


def begun(players: int | None = None, variant: str = "casino_book") -> Match:
    """A deal of which no card is played yet; seat 0 deals."""
    return Match(at_table(variant), players, seed=3, dealer=0)


def all_cards(state: State) -> list[int]:
    """Every card wherever it is, to see that none is lost or doubled."""
    places = [state.loose, *(state.hand(seat) for seat in range(state.players))]
    places += [state.pile(side) for side in range(state.side_count)] + [build.cards for build in state.builds()]
    return sorted([card for place in places for card in cards_in(place)] + list(state.stock()))


def play_first(match: Match) -> None:
    """A capture if there is one, so that the table stays small; else the first play."""
    moves = list(legal_moves(match.state, limit=50))
    captures = [move for move in moves if move.kind == Kind.CAPTURE]
    match.play(next(move for move in captures + moves if move.kind != Kind.CLAIM))


def play_out(match: Match, limit: int = 60) -> None:
    """Trail or take whatever comes first until the deal is over."""
    for _ in range(limit):
        if match.deal_over:
            return
        play_first(match)
    raise AssertionError("the deal does not end")


def test_a_shown_card_lets_the_other_end_the_deal() -> None:
    """004:34: the dealer loses a point, the other deals."""
    match = begun()
    match.rule(Misdeal.EXPOSED_ENDS, 1)
    assert match.deal_over
    score = match.deal_score
    assert score is not None
    assert (score.points, match.scores, match.winners) == ((-1, 0), (-1, 0), ())
    assert match.next_dealer() == 1
    match.next_deal()
    assert (match.deal.dealer, match.scores_before) == (1, (-1, 0))


def test_with_three_players_who_ends_the_deal_deals_next() -> None:
    match = begun(3, "three_hand_casino")
    match.rule(Misdeal.EXPOSED_ENDS, 2)
    assert (match.scores, match.next_dealer()) == ((-1, 0, 0), 2)


def test_nothing_taken_in_a_deal_thrown_in_counts() -> None:
    match = begun()
    while match.state.round_no < 4:
        play_first(match)
    match.rule(Misdeal.EXPOSED_ENDS, 1)
    score = match.deal_score
    assert score is not None
    assert score.points == (-1, 0)
    assert not any(sum(line.counts) for line in score.lines)


def test_a_shown_card_may_be_shuffled_back() -> None:
    """004:34, D-30: what others were dealt stays, nobody is punished."""
    match = begun()
    before = match.state
    shown = before.hand(1) & -before.hand(1)
    match.rule(Misdeal.EXPOSED_GOES_ON, 1, cards=shown)
    after = match.state
    assert all_cards(after) == all_cards(before)
    assert (after.hand(0), after.loose) == (before.hand(0), before.loose)
    assert after.hand(1) & before.hand(1) == before.hand(1) & ~shown
    assert after.hand_size(1) == 4
    assert after.stock() != before.stock()
    assert [after.penalty(side) for side in (0, 1)] == [0, 0]


def test_too_few_cards() -> None:
    """004:35: a point, and the hand is played as it is."""
    match = begun()
    before, last = match.state, [card for card in match.deal.order if match.state.hand(1) >> card & 1][-1]
    match.rule(Misdeal.TOO_FEW, 1, count=1)
    after = match.state
    assert after.hand(1) == before.hand(1) & ~(1 << last)
    assert after.stock() == (last, *before.stock())
    assert [after.penalty(side) for side in (0, 1)] == [-1, 0]
    assert all_cards(after) == all_cards(before)
    play_out(match)
    assert all_cards(match.state) == list(range(52))


def test_too_many_cards_come_to_the_table_and_the_dealer_owes_them() -> None:
    """004:35, D-31"""
    match = begun()
    before = match.state
    match.rule(Misdeal.TOO_MANY, 1, count=2)
    after = match.state
    assert after.loose == before.loose | card_set(before.stock()[:2])
    assert [after.hand_size(seat) for seat in (0, 1)] == [4, 4]
    assert [after.short_hand(seat) for seat in (0, 1)] == [2, 0]
    while match.state.round_no == 1:
        play_first(match)
    assert [match.state.hand_size(seat) for seat in (0, 1)] == [2, 4]
    assert [match.state.short_hand(seat) for seat in (0, 1)] == [0, 0]
    play_out(match)
    assert all_cards(match.state) == list(range(52))


def test_in_the_last_round_nothing_is_owed_any_more() -> None:
    """D-31"""
    match = begun()
    while match.state.round_no < 6:
        play_first(match)
    match.rule(Misdeal.TOO_FEW, 0, count=1)
    match.rule(Misdeal.TOO_MANY, 1, count=1)
    assert [match.state.short_hand(seat) for seat in (0, 1)] == [0, 0]
    assert [match.state.penalty(side) for side in (0, 1)] == [-2, 0]
    assert match.state.stock_size == 0


def test_a_misdeal_costs_its_point_in_the_count() -> None:
    match = begun()
    match.rule(Misdeal.TOO_FEW, 1, count=1)
    play_out(match)
    score = match.deal_score
    assert score is not None
    assert next(line.points for line in score.lines if line.name == "penalties") == (-1, 0)


def test_rulings_are_made_before_the_first_play_of_a_round() -> None:
    match = begun()
    play_first(match)
    with pytest.raises(RulingError):
        match.rule(Misdeal.EXPOSED_ENDS, 1)
    while match.state.round_no == 1:
        play_first(match)
    match.rule(Misdeal.EXPOSED_ENDS, 1)
    assert match.deal_over


def test_a_strict_game_has_no_rulings() -> None:
    match = Match(load_variant("casino_book"), seed=3, dealer=0)
    with pytest.raises(RulingError, match="no rulings"):
        match.rule(Misdeal.TOO_FEW, 1, count=1)
    assert not match.deal.ruled


def test_players_of_a_strict_game_may_agree_on_a_ruling() -> None:
    match = Match(load_variant("casino_book"), seed=3, dealer=0)
    match.rule("too_few", 1, count=1, agreed=True)
    assert match.state.hand_size(1) == 3
    play_out(match)
    score = match.deal_score
    assert score is not None
    assert next(line.points for line in score.lines if line.name == "penalties") == (-1, 0)
    assert replay(match.record()).state == match.state


@pytest.mark.parametrize("kind", list(Misdeal))
def test_a_kind_may_be_a_name(kind: Misdeal) -> None:
    by_name, by_kind = begun(), begun()
    cards = by_kind.state.hand(1) if kind is Misdeal.EXPOSED_GOES_ON else 0
    count = int(kind in (Misdeal.TOO_FEW, Misdeal.TOO_MANY))
    assert by_name.rule(str(kind), 1, cards, count) == by_kind.rule(kind, 1, cards, count)
    assert by_name.state == by_kind.state


@pytest.mark.parametrize("kind", ["too few", "TOO_FEW", "", "unwon_build", 2, None])
def test_another_name_is_refused(kind: Any) -> None:
    match = begun()
    with pytest.raises(ArgumentError, match="too_few"):
        match.rule(kind, 1, count=1)
    assert not match.deal.ruled


@pytest.mark.parametrize(("kind", "count"), [("too_few", 5), ("too_many", 41)])
def test_there_are_not_so_many_cards(kind: str, count: int) -> None:
    match = begun()
    before = match.state
    with pytest.raises(RulingError, match=f"There cannot be {count} cards"):
        match.rule(kind, 1, count=count)
    assert match.state == before


def test_when_a_ruling_is_possible() -> None:
    match = begun()
    assert match.can_rule
    play_first(match)
    assert not match.can_rule
    while match.state.round_no == 1:
        play_first(match)
    assert match.can_rule
    match.rule(Misdeal.EXPOSED_ENDS, 1)
    assert not match.can_rule


@pytest.mark.parametrize(
    "wrong",
    [
        lambda state: Ruling(0, Misdeal.EXPOSED_ENDS, state.dealer),
        lambda state: Ruling(0, Misdeal.EXPOSED_ENDS, 2),
        lambda state: Ruling(0, Misdeal.TOO_FEW, 1, 0),
        lambda state: Ruling(0, Misdeal.TOO_FEW, 1, state.hand(0)),
        lambda state: Ruling(0, Misdeal.TOO_MANY, 1, state.hand(1)),
        lambda state: Ruling(0, Misdeal.EXPOSED_GOES_ON, 1, state.hand(1), state.stock()),
    ],
)
def test_rulings_that_cannot_be(wrong: Callable[[State], Ruling]) -> None:
    match = begun()
    before = match.state
    with pytest.raises(RulingError):
        apply_ruling(before, wrong(before))
    assert match.state == before


def test_a_record_keeps_rulings_and_replays() -> None:
    match = begun()
    match.rule(Misdeal.EXPOSED_GOES_ON, 1, cards=match.state.hand(1) & -match.state.hand(1))
    match.rule(Misdeal.TOO_MANY, 1, count=1)
    while match.state.round_no < 3:
        play_first(match)
    match.rule(Misdeal.TOO_FEW, 0, count=2)
    play_first(match)
    while match.state.round_no < 5:
        play_first(match)
    match.rule(Misdeal.EXPOSED_ENDS, 1)
    match.next_deal()
    play_first(match)
    record = match.record()
    assert [ruling.kind for ruling in record.deals[0].rulings] == [
        Misdeal.EXPOSED_GOES_ON, Misdeal.TOO_MANY, Misdeal.TOO_FEW, Misdeal.EXPOSED_ENDS
    ]  # fmt: skip
    again = replay(record)
    assert (again.record(), again.state, again.scores) == (record, match.state, match.scores)
    early = replace(record.deals[0], rulings=(Ruling(1, Misdeal.TOO_FEW, 1, 1),))
    with pytest.raises(RulingError):
        replay(replace(record, deals=(early,)))
    late = replace(record.deals[0], rulings=(Ruling(99, Misdeal.TOO_FEW, 1, 1),))
    with pytest.raises(MatchError):
        replay(replace(record, deals=(late,)))


def test_a_ruling_can_be_taken_back() -> None:
    match = begun()
    before = match.state
    match.rule(Misdeal.TOO_MANY, 1, count=1)
    assert match.take_back_ruling().kind is Misdeal.TOO_MANY
    assert match.state == before
    with pytest.raises(MatchError):
        match.take_back_ruling()
    while match.state.round_no == 1:
        play_first(match)
    match.rule(Misdeal.EXPOSED_ENDS, 1)
    match.back()
    assert not match.deal_over
    assert not match.deal.ruled


def test_points_for_mistakes_at_a_real_table() -> None:
    """004:34-36, D-32: an unwon build brings each opponent side a point."""
    assert penalties(Misdeal.TOO_FEW, 1, 3) == (0, -1, 0)
    assert penalties(Misdeal.TOO_MANY, 0, 2) == (-1, 0)
    assert penalties(Misdeal.EXPOSED_GOES_ON, 0, 2) == (0, 0)
    assert penalties(UNWON_BUILD, 0, 3) == (0, 1, 1)


def lenient(hand: str, table: str = "", builds: tuple[Build, ...] = (), other: str = "KD QD") -> State:
    """Seat 0 to play at a table without a referee; the cards that are nowhere else are seat 1's pile."""
    parts = [cards(hand), cards(table), cards(other), *(build.cards for build in builds)]
    rest = FULL_DECK & ~sum(parts)
    return position(
        at_table(), 2, hands=[cards(hand), cards(other)], loose=cards(table), builds=builds, piles=[0, rest],
        strict=False,
    )  # fmt: skip


def test_a_wrong_capture_is_trailed() -> None:
    """004:36"""
    state = lenient("6D 2C", "9D")
    after = play(state, Move(Kind.CAPTURE, cards("6D"), cards("9D"), 6))
    assert after.loose == cards("9D 6D")
    assert after.turn == 1
    assert after.pile(0) == 0


def test_a_wrong_capture_is_recorded_as_a_trail() -> None:
    match = begun()
    card = match.state.hand(1) & -match.state.hand(1)
    held = list(cards_in(match.state.loose))
    wrong = Move(Kind.CAPTURE, card, match.state.loose, len(held))
    match.play(wrong)
    assert match.moves == [Move(Kind.TRAIL, card)]
    assert replay(match.record()).state == match.state


def test_a_build_that_its_maker_cannot_win_costs_a_point_at_her_next_turn() -> None:
    """004:36, D-32: the build stays."""
    state = lenient("5H KS 2C", "3C JH")
    built = play(state, Move(Kind.BUILD, cards("5H"), cards("3C"), 8))
    assert [built.penalty(side) for side in (0, 1)] == [0, 0]
    after = play(built, Move(Kind.TRAIL, cards("KD")))
    assert [after.penalty(side) for side in (0, 1)] == [0, 1]
    assert [build.value for build in after.builds()] == [8]
    assert secured(after).points[1] - secured(built).points[1] == 1


def test_no_point_for_a_build_that_she_can_win_or_that_another_took_over() -> None:
    """D-32"""
    fair = play(lenient("5H 8S 2C", "3C JH"), Move(Kind.BUILD, cards("5H"), cards("3C"), 8))
    fair = play(fair, Move(Kind.TRAIL, cards("KD")))
    assert [fair.penalty(side) for side in (0, 1)] == [0, 0]
    taken = play(lenient("5H KS 2C", "3C JH", other="8D QD"), Move(Kind.BUILD, cards("5H"), cards("3C"), 8))
    taken = play(taken, Move(Kind.CAPTURE, cards("8D"), cards("5H 3C"), 8))
    assert [taken.penalty(side) for side in (0, 1)] == [0, 0]


def last_round(variant: str, players: int) -> Match:
    """The last round before its first play; seat 0 deals."""
    match = Match(at_table(variant), players, seed=3, dealer=0)
    last = len(round_sizes(match.rules, players))
    while match.state.round_no < last:
        play_first(match)
    return match


def hand_sizes(match: Match) -> list[int]:
    return [match.state.hand_size(seat) for seat in range(match.players)]


def test_a_hand_left_without_cards_is_passed_over() -> None:
    """004:35: Tuxedo for four ends with a round of one card each."""
    match = last_round("tuxedo", 4)
    assert (hand_sizes(match), match.state.turn) == ([1, 1, 1, 1], 1)
    match.rule(Misdeal.TOO_FEW, 1, count=1)
    assert (hand_sizes(match), match.state.turn) == ([1, 0, 1, 1], 2)
    assert match.legal_moves
    play_out(match)
    assert all_cards(match.state) == sorted(cards_in(match.rules.deck.cards))
    assert replay(match.record()).state == match.state


def test_who_is_not_to_move_keeps_the_turn_where_it_is() -> None:
    match = last_round("tuxedo", 4)
    match.rule(Misdeal.TOO_FEW, 2, count=1)
    assert (hand_sizes(match), match.state.turn) == ([1, 1, 0, 1], 1)
    play_first(match)
    assert match.state.turn == 3
    play_out(match)
    assert all_cards(match.state) == sorted(cards_in(match.rules.deck.cards))


def test_if_nobody_has_a_card_the_next_round_is_dealt() -> None:
    match = last_round("tuxedo", 4)
    for seat in (3, 0, 2, 1):
        assert match.state.turn == 1
        match.rule(Misdeal.TOO_FEW, seat, count=1)
    assert (hand_sizes(match), match.state.turn) == ([1, 1, 1, 1], 1)
    assert match.state.penalty(0) == -4
    play_out(match)
    assert all_cards(match.state) == sorted(cards_in(match.rules.deck.cards))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", [Misdeal.TOO_FEW, Misdeal.TOO_MANY])
def test_no_short_hand_stops_a_deal(players: int, kind: Misdeal) -> None:
    """In each round each hand in turn gets all its cards too few, or four too many; then all play on."""
    rules = at_table("tuxedo")
    for number in range(1, len(round_sizes(rules, players)) + 1):
        for seat in range(players):
            match = Match(rules, players, seed=4, dealer=1)
            while match.state.round_no < number:
                play_first(match)
            size = match.state.hand_size(seat) if kind is Misdeal.TOO_FEW else min(4, match.state.stock_size)
            if size:
                match.rule(kind, seat, count=size)
            play_out(match, 100)
            assert all_cards(match.state) == sorted(cards_in(rules.deck.cards))


def test_after_a_misdeal_a_hand_proves_nothing_that_it_may_have_lost() -> None:
    """A new card may be anything; nobody knows which cards a hand got too early."""
    hands = [cards("9S 2C 3C"), cards("9D 10C 4S")]
    stock = list(cards_in(FULL_DECK & ~(hands[0] | hands[1])))
    proven, lacks = (9,), (7, 8)
    state = position(
        at_table(), 2, hands=hands, stock=stock, proofs=[1 << 9, 0], lacks=[1 << 7 | 1 << 8, 0], last_turns=[6, 7]
    )
    fewer = apply_ruling(state, Ruling(0, Misdeal.TOO_FEW, 0, cards("2C")))
    assert (fewer.proven(0), fewer.lacking(0)) == ((), lacks)
    shown = Ruling(0, Misdeal.EXPOSED_GOES_ON, 0, cards("2C"), (*stock, *cards_in(cards("2C"))))
    changed = apply_ruling(state, shown)
    assert (changed.proven(0), changed.lacking(0)) == ((), ())
    other = apply_ruling(state, Ruling(0, Misdeal.TOO_FEW, 1, cards("4S")))
    assert (other.proven(0), other.lacking(0)) == (proven, lacks)


def ulmann(seed: int, rounds: int) -> Match:
    """A game in which the leader sees the bottom card, before the first play of a round."""
    match = Match(load_variant("hungarian_ulmann"), 2, seed)
    while match.state.round_no < rounds:
        play_first(match)
    return match


def check_what_is_known(match: Match) -> None:
    """What each seat knows agrees with the cards, and a view and the position can be written and read."""
    state = match.state
    for seat in (0, 1, None):
        seen = match.view(seat)
        for other in {0, 1} - {seat}:
            held = state.hand(other)
            assert held & ~seen.possible(other) == 0 and seen.certain(other) & ~held == 0
        if seen.bottom and state.stock_size:
            assert seen.bottom == 1 << state.stock()[-1]
        assert all_cards(seen.sample(Rng(1))) == all_cards(state)
        assert parse_view(format_view(seen), seat).unseen == seen.unseen
    assert parse_position(format_position(state)) == state


@pytest.mark.parametrize("kind", [Misdeal.EXPOSED_GOES_ON, Misdeal.TOO_FEW, Misdeal.TOO_MANY])
@pytest.mark.parametrize("rounds", [1, 3, 0])
def test_nobody_believes_to_know_a_bottom_card_that_a_ruling_has_moved(kind: Misdeal, rounds: int) -> None:
    """000:174; 0: the last round."""
    for seed in range(2):
        match = ulmann(seed, rounds or len(round_sizes(load_variant("hungarian_ulmann"), 2)))
        size = match.state.stock_size
        if kind is Misdeal.TOO_MANY and not size:
            continue
        cards = match.state.hand(0) & -match.state.hand(0) if kind is Misdeal.EXPOSED_GOES_ON else 0
        match.rule(kind, 0, cards, 2 if not cards else 0, agreed=True)
        if cards and size:
            assert not any(match.view(seat).bottom for seat in (0, 1))
        while not match.deal_over:
            check_what_is_known(match)
            play_first(match)


def test_a_bottom_card_that_stays_where_it_was_is_still_known() -> None:
    match = ulmann(1, 2)
    before = match.state.bottom
    match.rule(Misdeal.TOO_MANY, 0, count=1, agreed=True)
    assert match.state.bottom == before == match.state.stock()[-1]


def test_how_many_cards_can_be_too_many() -> None:
    """No more than a hand has, all that the dealer owes included; a position can be written."""
    match = begun()
    for count in (5, 40, 41):
        with pytest.raises(RulingError, match="at most 4"):
            match.rule(Misdeal.TOO_MANY, 1, count=count)
    match.rule(Misdeal.TOO_MANY, 1, count=3)
    with pytest.raises(RulingError, match="at most 1"):
        match.rule(Misdeal.TOO_MANY, 0, count=2)
    match.rule(Misdeal.TOO_MANY, 0, count=1)
    assert parse_position(format_position(match.state), match.rules) == match.state
    play_out(match)
    assert all_cards(match.state) == list(range(52))


def test_a_deal_has_so_many_rulings_at_most() -> None:
    match = begun()
    for _ in range(MOST_RULINGS):
        match.rule(Misdeal.EXPOSED_GOES_ON, 1, match.state.hand(1) & -match.state.hand(1))
    with pytest.raises(RulingError, match=f"at most {MOST_RULINGS}"):
        match.rule(Misdeal.TOO_FEW, 1, count=1)
    assert replay(match.record()).state == match.state


def test_where_cards_are_drawn_nothing_is_owed() -> None:
    """D-31: no round follows."""
    rules = load_variant("casino")
    match = Match(replace(rules, dealing=replace(rules.dealing, replenish=Replenish.DRAW)), 2, 1, dealer=0)
    match.rule(Misdeal.TOO_MANY, 1, count=1, agreed=True)
    assert [match.state.short_hand(seat) for seat in (0, 1)] == [0, 0]


def test_a_reshuffle_takes_its_order_from_where_it_is_told() -> None:
    match, twin = begun(), begun()
    shown = match.state.hand(1) & -match.state.hand(1)
    by_seed = match.rule(Misdeal.EXPOSED_GOES_ON, 1, shown)
    by_rng = twin.rule(Misdeal.EXPOSED_GOES_ON, 1, shown, rng=Rng(7))
    order = sorted(by_seed.order)
    Rng(7).shuffle(order)
    assert by_rng.order == tuple(order) != by_seed.order
    assert replay(twin.record()).state == twin.state

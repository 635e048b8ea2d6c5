"""Moves with values and words; hints that tell no more than asked, and nothing that is hidden."""

from collections import Counter

import pytest

from cassino import compiled
from cassino.analysis import hints
from cassino.analysis.hints import HintStep
from cassino.analysis.review.deal_search import DealSearch
from cassino.analysis.review.explanation import explain
from cassino.analysis.review.losses import weigh
from cassino.analysis.review.open_hands import dealt_between, prospect as seen_by_all, redealt
from cassino.analysis.review.outlook import Outlook, outlooks
from cassino.analysis.review.phrases import reason
from cassino.analysis.review.text import position_lines
from cassino.cards import card_set, parse_cards
from cassino.engine.match import Match
from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import View, sample, view
from cassino.errors import CassinoError
from cassino.notation.move import format_move, parse_move
from cassino.notation.position import parse_position
from cassino.rules import load_variant
from cassino.search.aim import Aim
from cassino.search.budget import Budget
from cassino.search.playout_search import analyze
from cassino.search.results import Analysis
from cassino.texts.catalog import say_all
from reviewed import NAMES

FEW = Budget(worlds=4)
GAMES = ("casino_long", "swazi_two_player", "dominican", "hungarian_kirchner", "draw_casino", "scopa_italian")
LAST = (
    "casino_long 2 | turn A 5 | dealer B | round 6 | hand A 9S 2C | hand B 9D KC | table 9C 10D "
    "| pile A 7C 7D 5S | pile B QH QS AS AD AH AC 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 6C 6D 6H 6S 7H 7S 8C 8D "
    "8H 8S 9H 10C 10H 10S JC JD JH JS QC QD KD KH KS | last B"
)


def some_view(variant: str, moves: int = 7, seed: int = 3) -> View:
    """What who is to act sees after a few moves."""
    match, rng = Match(load_variant(variant), seed=seed), Rng(seed)
    for _ in range(moves):
        match.play(match.legal_moves[rng.below(len(match.legal_moves))])
    return match.view(match.state.turn)


def test_only_who_is_to_act_gets_a_hint_or_values() -> None:
    seen = some_view("casino_long")
    for seat in (1 - seen.public.turn, None):
        for ask in (lambda of: hints.advise(of, Rng(1), FEW), lambda of: explain(of, FEW, Rng(1))):
            with pytest.raises(CassinoError, match="turn"):
                ask(view(seen.public, seat) if seat is not None else View(seen.public, None))


@pytest.mark.parametrize("variant", GAMES)
def test_every_legal_move_has_a_value_a_chance_and_the_best_a_reason(variant: str) -> None:
    prospect = some_view(variant)
    found = explain(prospect, FEW, Rng(1))
    assert {each.move for each in found} == set(prospect.moves_up_to(120))
    assert all(0 <= each.chance <= 1 and each.chance_error >= 0 for each in found)
    assert found[0].value == max(each.value for each in found)
    assert say_all(found[0].reason, NAMES).endswith(".")


@pytest.mark.parametrize("variant", GAMES)
def test_hidden_cards_change_neither_values_nor_hints(variant: str) -> None:
    prospect = some_view(variant)
    told = explain(prospect, FEW, Rng(1)), hints.advise(prospect, Rng(2), FEW)
    for key in range(2):
        other = view(sample(prospect, Rng(9).split(key)), prospect.public.turn)
        assert (explain(other, FEW, Rng(1)), hints.advise(other, Rng(2), FEW)) == told


def test_with_open_cards_values_are_exact() -> None:
    state = parse_position(LAST)
    prospect = view(state, 0)
    weighed = weigh(prospect, parse_move(state, "trail 2C"), FEW, Rng(1))
    assert weighed.is_exact and weighed.error == 0
    assert weighed.loss == weighed.best.value - weighed.played.value >= 0
    best = explain(prospect, FEW, Rng(1))[0]
    assert best.error == 0 and say_all(best.reason, NAMES).endswith("Every hidden card is known, so this is certain.")


def test_what_is_lost_is_never_negative() -> None:
    prospect = some_view("casino_long")
    for move in prospect.legal_moves:
        weighed = weigh(prospect, move, FEW, Rng(4))
        assert weighed.loss >= 0 and weighed.played.move == move
        assert weighed.best.value >= weighed.played.value
        assert (weighed.best.move == move) == (weighed.loss == 0)


def after(text: str) -> tuple[State, Move, DealSearch]:
    state = parse_position(LAST)
    return state, parse_move(state, text), DealSearch(state)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("variant", ["crazy_casino", "three_hand_casino", "draw_casino", "swazi"])
def test_an_outlook_speaks_only_of_cards_that_can_be_seen(variant: str) -> None:
    for moves in range(0, 30, 3):
        prospect = some_view(variant, moves)
        worlds = [sample(prospect, Rng(seed)) for seed in range(6)]
        kernel = DealSearch(worlds[0])
        for found in outlooks(kernel, worlds, [(move,) for move in prospect.moves_up_to(8)]):
            named = {*found.lost, *found.regained, *found.captors}
            assert not card_set(named) & prospect.unseen, (variant, moves)


def test_an_outlook_counts_what_happens() -> None:
    state, move, kernel = after("trail 2C")
    [prospect] = outlooks(kernel, [state] * 3, [(move,)])
    assert prospect.worlds == prospect.played_out == 3
    assert prospect.lost[card_set(parse_cards("9C")).bit_length() - 1] == 3
    state, move, kernel = after("9S x 9C")
    [prospect] = outlooks(kernel, [state], [(move,)])
    assert not prospect.swept and not prospect.lost


def test_cards_that_capture_only_together_are_not_named() -> None:
    told: list[str] = []
    for moves in range(0, 40, 2):
        prospect = some_view("hungarian_ulmann", moves)
        told += (say_all(each.reason, NAMES) for each in explain(prospect, FEW, Rng(3)))
    assert any("can capture" in each for each in told)
    assert not any("()" in each for each in told)


def test_a_move_is_told_with_its_danger() -> None:
    found, state = explain(seen_last(), FEW, Rng(1)), parse_position(LAST)
    reasons = {format_move(state, each.move): say_all(each.reason, ("You", "Hal")) for each in found}
    assert reasons["9S x 9C"].startswith("This takes 9♣")
    assert "Hal can capture 9♣ for certain." in reasons["trail 2C"]


def test_cards_that_capture_are_named_only_if_some_do_it_often() -> None:
    prospect = some_view("hungarian_nagy")
    trail = next(move for move in prospect.moves_up_to(50) if not move.taken)
    card = trail.cards.bit_length() - 1
    often = Outlook(worlds=40, lost=Counter({card: 8}), captors={card: Counter({5: 8})})
    rarely = Outlook(worlds=40, lost=Counter({card: 8}), captors={card: Counter(range(1, 9))})
    [named, spread] = (say_all(reason(prospect, trail, seen), NAMES) for seen in (often, rarely))
    assert "may hold can capture it (" in named
    assert "()" not in spread and "can capture A♣" in spread and "about 2 times in 10." in spread


def test_nobody_can_capture_a_card_only_if_no_equal_card_is_hidden() -> None:
    equal_out, last_of_rank = some_view("casino_long", 0), seen_last()
    for known, text in ((equal_out, "Few hands can capture it."), (last_of_rank, "Nobody can capture it.")):
        trails = [move for move in known.moves_up_to(50) if not move.taken]
        told = [say_all(reason(known, trail, Outlook(worlds=40)), NAMES) for trail in trails]
        assert any(text in each for each in told)
    trail = parse_move(last_of_rank.public, "trail 9S")
    assert "Few hands can capture it." in say_all(reason(last_of_rank, trail, Outlook(worlds=40)), NAMES)


def seen_last() -> View:
    return view(parse_position(LAST), 0)


def test_open_hands_have_margins_that_add_up_to_nothing() -> None:
    for variant in ("casino_long", "three_hand_casino", "south_african_4"):
        prospect = some_view(variant)
        state = sample(prospect, Rng(1))
        assert sum(seen_by_all(state, 300, Rng(2)).margins) == pytest.approx(0, abs=1e-6)


def test_cards_dealt_anew_come_from_the_stock() -> None:
    state = Match(load_variant("casino_long"), seed=4).state
    dealt = dealt_between(None, state)
    other = redealt(state, dealt, Rng(3))
    assert other.loose == state.loose and other.stock_size == state.stock_size
    assert [other.hand_size(seat) for seat in (0, 1)] == [4, 4] and other.hand(0) != state.hand(0)
    everything = other.loose | other.hand(0) | other.hand(1) | card_set(other.stock())
    assert everything.bit_count() == 52


@pytest.mark.parametrize("variant", GAMES)
def test_a_hint_tells_no_more_than_asked(variant: str) -> None:
    prospect = some_view(variant)
    advice = hints.advise(prospect, Rng(1), FEW)
    nudge, cards, reason = (hints.hint(prospect, advice, step) for step in HintStep)
    assert nudge.nudge and not (nudge.hand or nudge.table or nudge.move or nudge.reason)
    assert not any(sign in nudge.nudge for sign in "♠♥♦♣0123456789")
    assert cards.hand == advice.move.cards & prospect.hand and not (cards.move or cards.reason)
    assert reason.move == advice.move and prospect.is_legal(advice.move) and reason.reason == advice.reason


def test_a_hint_is_for_the_match_once_somebody_has_points(monkeypatch: pytest.MonkeyPatch) -> None:
    aims = []

    def noted(view: View, budget: Budget, rng: Rng, aim: Aim | None = None) -> Analysis:
        aims.append(aim)
        return analyze(view, budget, rng, aim=aim)

    monkeypatch.setattr(hints, "analyze", noted)
    monkeypatch.setattr(compiled, "WHY_PLAIN", "")
    for scores in ("", " | score 20 19"):
        state = parse_position(LAST + scores)
        assert view(state, 0).is_legal(hints.advise(view(state, 0), Rng(1), FEW).move)
    assert aims[0] is None and aims[1] is not None


def test_a_plain_engine_has_hints_of_one_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "WHY_PLAIN", "not compiled")
    monkeypatch.setattr(hints, "analyze", None)
    prospect = some_view("casino_long")
    assert prospect.is_legal(hints.advise(prospect, Rng(1), FEW).move)


def test_the_value_of_a_single_world_is_shown_without_an_error() -> None:
    prospect = some_view("casino_long")
    found = explain(prospect, Budget(worlds=1), Rng(1))
    assert {each.error for each in found} == {each.chance_error for each in found} == {None}
    assert not any("±" in line for line in position_lines(prospect.public, found, NAMES))
    known = explain(prospect, FEW, Rng(1))
    assert all("±" in line for line in position_lines(prospect.public, known, NAMES))


def test_from_a_single_world_no_move_is_called_a_fault() -> None:
    """The loss may be chance, and nothing says how much of it."""
    prospect = some_view("casino_long")
    for move in prospect.legal_moves:
        assert weigh(prospect, move, Budget(worlds=1), Rng(4)).loss == 0.0

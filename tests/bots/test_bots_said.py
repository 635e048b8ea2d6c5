"""What bots say when they are asked, call and announce; what they leave within reach of others."""

import pytest

from cassino.bots import Clock, make_bot
from cassino.bots.appraisal import Appraisal
from cassino.bots.heuristic import HeuristicBot
from cassino.bots.worth import Worths, is_orange, number_slope, primiera_worth, sweep_points
from cassino.cards import card_set, cards_in, parse_cards
from cassino.engine.dealing import deal, shuffled
from cassino.engine.move import Kind
from cassino.engine.play import apply
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import view
from cassino.rules import load_variant
from cassino.rules.options import pack_cards
from cassino.texts.catalog import say_all


def cards(text: str) -> int:
    return card_set(parse_cards(text))


def with_table(variant: str, own: str, loose: str, scores: list[int] | None = None) -> State:
    """Seat 0 of two to move; the other holds and owns nothing of note, the rest lies in the stock."""
    rules = load_variant(variant)
    pack = rules.deck.cards
    rest = list(cards_in(pack & ~(cards(own) | cards(loose))))
    size = cards(own).bit_count()
    rival, stock = card_set(rest[:size]), rest[size:]
    uneven = len(stock) % (2 * rules.dealing.hand)
    return position(
        rules, 2, hands=[cards(own), rival], loose=cards(loose), piles=[0, card_set(stock[:uneven])],
        stock=stock[uneven:], scores=scores or [0, 0],
    )  # fmt: skip


@pytest.mark.parametrize("name", ["greedy", "heuristic"])
@pytest.mark.parametrize(("loose", "is_called"), [("5H 5D", True), ("5C 5S", False)])
def test_an_orange_is_called_when_it_is_one(name: str, loose: str, is_called: bool) -> None:
    state = with_table("tuxedo", "5H 9C" if not is_called else "5C 9C", loose)
    move = make_bot(name, Rng(0)).choose(view(state, 0), Clock())
    assert move.kind == Kind.CAPTURE
    assert (move.seat == 0) == is_called


@pytest.mark.parametrize("name", ["greedy", "heuristic"])
@pytest.mark.parametrize(("own", "loose", "said"), [("5C 9C", "5H 5D", Kind.CALL), ("5H 9C", "5C 5S", Kind.PASS)])
def test_a_forgotten_orange_is_called_by_the_next(name: str, own: str, loose: str, said: Kind) -> None:
    state = with_table("tuxedo", own, loose)
    silent = next(move for move in view(state, 0).legal_moves if move.taken == cards(loose) and move.seat < 0)
    apply(state, silent)
    assert state.turn == 1
    assert make_bot(name, Rng(0)).choose(view(state, 1), Clock()).kind == said


def test_what_is_said_has_a_reason() -> None:
    state = with_table("tuxedo", "5C 9C", "5H 5D")
    apply(state, next(move for move in view(state, 0).legal_moves if move.taken == cards("5H 5D") and move.seat < 0))
    move, reason = HeuristicBot(Rng(0)).suggest(view(state, 1), Clock())
    assert move.kind == Kind.CALL
    assert say_all(reason).endswith(".")


@pytest.mark.parametrize("variant", ["swazi", "sotho", "crazy_casino", "tuxedo", "hungarian_ulmann", "scopa"])
def test_every_choice_of_a_deal_has_a_reason(variant: str) -> None:
    rules = load_variant(variant)
    players = rules.seating.players[0]
    state = deal(rules, players, 0, shuffled(rules, Rng(8)))
    bot = HeuristicBot(Rng(0))
    for _ in range(25):
        move, reason = bot.suggest(view(state, state.turn), Clock())
        assert say_all(reason).endswith(".")
        assert bot.explain(view(state, state.turn), move).endswith(".")
        apply(state, move)


def worths(state: State) -> Worths:
    """What cards are worth to the first side."""
    return Appraisal(view(state, state.turn)).worths_of(0)


def test_a_restricted_side_wants_only_what_it_may_score() -> None:
    ten, club, spade = parse_cards("10D 9C 9S")
    free = worths(with_table("dominican", "10D 9C", "9S"))
    only_ten = worths(with_table("dominican", "10D 9C", "9S", [19, 0]))
    only_spades = worths(with_table("dominican", "10D 9C", "9S", [20, 0]))
    assert only_ten.total(1 << ten) > free.total(1 << ten)
    assert only_ten.total(1 << club) == only_ten.total(1 << spade) == 0
    assert only_spades.total(1 << spade) > free.total(1 << spade)
    assert only_spades.total(1 << ten) == 0


def test_a_number_that_suffices_is_worth_nothing_when_reached() -> None:
    """A point for five spades of ten: what two sides lack, and how many are still out."""
    assert number_slope(1, 0, 4, 2) == 0
    assert number_slope(1, 5, 4, 2) == 0
    assert number_slope(1, 2, 4, 2) > number_slope(1, 4, 6, 2)


def test_sevens_count_most_for_the_primiera() -> None:
    pack = load_variant("scopa").deck.pack
    seven, six, king = parse_cards("7C 6C 10C")
    worth = primiera_worth([0, 0], pack_cards(pack), 0)
    assert worth[seven] > worth[six] > worth[king] >= 0


def test_sweeps_are_worth_what_the_rules_say() -> None:
    state = with_table("tuxedo", "5C 9C", "5H 5D")
    assert sweep_points(state, cards("5H 5D")) == 5
    assert sweep_points(state, cards("5H 5D AH AD")) == 10
    assert is_orange(cards("5H 5D"))
    assert not is_orange(cards("5H 5S"))

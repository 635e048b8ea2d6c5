"""What bots say when they are asked, call and announce; what they leave within reach of others."""

import pytest

from cassino.bots import Clock, make_bot
from cassino.bots.heuristic import HeuristicBot
from cassino.bots.worth import fixed_worth, sweep_points
from cassino.cards import card_set, cards_in, parse_cards
from cassino.engine.dealing import deal, shuffled
from cassino.engine.move import Kind
from cassino.engine.play import apply
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import view
from cassino.rules import load_variant
from cassino.search.points import is_orange
from cassino.search.policies import policy_for
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


def test_what_no_side_may_score_is_worth_nothing() -> None:
    def worths(*scores: int) -> list[float]:
        captures = policy_for(with_table("dominican", "10D 9C", "9S", list(scores))).captures
        return [captures.total(1 << card) for card in parse_cards("10D 9C 9S")]

    ten, club, spade = worths(0, 0)
    assert ten > spade > club > 0
    assert worths(19, 19) == [2, 0, 0]
    assert worths(20, 20) == [0, 0, pytest.approx(spade - club, abs=1e-4)]
    assert worths(19, 0) == [ten, club, spade]


def test_sevens_count_most_for_the_primiera() -> None:
    worth = fixed_worth(load_variant("scopa"))
    seven, six, king = parse_cards("7C 6C 10C")
    assert worth[seven] > worth[six] > worth[king] >= 0


def test_sweeps_are_worth_what_the_rules_say() -> None:
    state = with_table("tuxedo", "5C 9C", "5H 5D")
    assert sweep_points(state, cards("5H 5D")) == 5
    assert sweep_points(state, cards("5H 5D AH AD")) == 10
    assert is_orange(cards("5H 5D"))
    assert not is_orange(cards("5H 5S"))

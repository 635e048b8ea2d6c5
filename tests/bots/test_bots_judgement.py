"""What cards are worth, what they capture, and what the heuristic does in some positions."""

import pytest
from hypothesis import given, settings, strategies as st

from cassino.bots import Clock, make_bot
from cassino.bots.heuristic import HeuristicBot
from cassino.bots.worth import fixed_worth, total_worth
from cassino.cards import FULL_DECK, card_set, cards_in, format_cards, parse_cards, rank_mask
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.position import position
from cassino.engine.rng import Rng
from cassino.engine.state import Build, State
from cassino.engine.view import view
from cassino.rules import load_variant
from cassino.search.captures import Captures
from cassino.texts.catalog import say_all

LONG = load_variant("casino_long")


def cards(text: str) -> int:
    return card_set(parse_cards(text))


def table(
    own: str, loose: str, rival: str, pile: str = "", rivals_pile: str = "", variant: str = "casino_long",
    builds: tuple[Build, ...] = (), stock: bool = True, last_capturer: int = -1,
) -> State:  # fmt: skip
    """Seat 0 to move; what is not named lies in the stock, or in seat 1's pile."""
    hands = [cards(own), cards(rival)]
    used = hands[0] | hands[1] | cards(loose) | cards(pile) | cards(rivals_pile)
    for build in builds:
        used |= build.cards
    rest = FULL_DECK & ~used
    rest_in_stock = list(cards_in(rest)) if stock else []
    uneven = len(rest_in_stock) % 8
    to_pile = card_set(rest_in_stock[:uneven]) if stock else rest
    return position(
        load_variant(variant), 2, hands=hands, loose=cards(loose), builds=builds,
        piles=[cards(pile), cards(rivals_pile) | to_pile], stock=rest_in_stock[uneven:], last_capturer=last_capturer,
    )  # fmt: skip


def choice(state: State) -> Move:
    return make_bot("heuristic", Rng(0)).choose(view(state, 0), Clock())


def test_worth_follows_the_scoring_of_the_rules() -> None:
    spades = load_variant("spade_casino")
    jack, five = parse_cards("JS 5S")
    assert fixed_worth(spades)[jack] - fixed_worth(spades)[five] == pytest.approx(1)
    assert fixed_worth(LONG)[jack] == fixed_worth(LONG)[five]


@settings(max_examples=40)
@given(st.sampled_from(["casino_long", "royal_web"]), st.sets(st.integers(0, 51), max_size=8), st.integers(0, 51))
def test_the_best_capture_is_legal_and_valuable(variant: str, loose: set[int], card: int) -> None:
    loose.discard(card)
    rules = load_variant(variant)
    rest = FULL_DECK & ~(card_set(loose) | 1 << card)
    state = position(rules, 2, hands=[1 << card, 0], loose=card_set(loose), piles=[rest, 0], turn=0)
    worth = fixed_worth(rules)
    found = Captures(state.tables)
    found.set_worths(worth)
    taken = found.best_capture(state, card)
    captures = {move.taken for move in legal_moves(state) if move.kind == Kind.CAPTURE}
    assert taken in captures if taken else not captures
    dearest = max((total_worth(worth, each) for each in captures), default=0.0)
    assert total_worth(worth, taken) >= dearest / 2


def test_takes_the_ten_of_diamonds_before_more_cards() -> None:
    assert choice(table("10C 9C 2C 3D", "10D 5H 4H", "KC KD QC QD")).taken & cards("10D")


def test_trails_what_no_opponent_can_hold() -> None:
    state = table("8S 7C", "KC", "2C 3C", pile="8C 8D 8H", rivals_pile="7D")
    assert format_cards(choice(state).cards) == "8S"


def test_keeps_an_ace_off_the_table() -> None:
    assert not choice(table("AC 9H QD KD", "2D", "3C 4C 5C 6C", pile="9C 9D 9S")).cards & rank_mask(1)


def test_leaves_no_sweep_when_it_can_help_it() -> None:
    move = choice(table("5C JH", "JD", "5D 5H", pile="JC JS"))
    assert format_cards(move.cards | move.taken) == "JD JH"


def test_takes_the_last_capture_of_the_deal() -> None:
    state = table("9C 4C", "9D 2D KC QC", "3C 7C", stock=False, last_capturer=1)
    assert format_cards(choice(state).cards) in ("4C", "9C")
    state = table("9C", "9D KC QC 10D", "3C", stock=False, last_capturer=1)
    assert choice(state).kind == Kind.CAPTURE


def test_sees_the_reply_when_the_hand_is_known() -> None:
    """Trailing 10D would give it to the ten; so would nothing else."""
    state = table("10D 3C", "KC", "10C 8C", stock=False, last_capturer=0)
    assert format_cards(choice(state).cards) == "3C"


def test_builds_only_what_pays() -> None:
    state = table("9C 4C 2H 6S", "5D KC", "3C 8C QC QH", pile="9D 9H 9S 4D 4H")
    move = choice(state)
    assert move.kind == Kind.BUILD
    assert move.value == 9


def test_a_suggestion_says_why() -> None:
    state = table("10C 9C 2C 3D", "10D 5H 4H", "KC KD QC QD")
    move, reason = HeuristicBot(Rng(0)).suggest(view(state, 0), Clock())
    assert move == choice(state)
    assert say_all(reason).startswith("This takes 10♦")
    assert say_all(reason).endswith(".")


def test_every_move_can_be_explained() -> None:
    seen = view(table("10C 9C 2C 3D", "10D 5H 4H 7C", "KC KD QC QD"), 0)
    bot = HeuristicBot(Rng(0))
    reasons = {bot.explain(seen, move) for move in seen.legal_moves}
    assert len(reasons) > 3
    assert all(reason.endswith(".") for reason in reasons)

"""Short lists out of many moves."""

import time

from cassino.cards import FULL_DECK, PICTURES, card_set, parse_cards
from cassino.engine.move import Kind, Move
from cassino.engine.position import position
from cassino.engine.view import View, view
from cassino.rules import load_variant
from cassino.texts.catalog import Style, writing
from cassino.tui.choices import PAGE, card_menu, option_text, overview, selection_menu, summary

NAMES = ("You", "Ann")


def cards(text: str) -> int:
    return card_set(parse_cards(text))


def table(loose: int, hand: str) -> View:
    own, other = cards(hand), cards("KC KD KH KS")
    rest = FULL_DECK & ~(loose | own | other)
    state = position(load_variant("casino_long"), 2, hands=[own, other], loose=loose, piles=[rest, 0], last_capturer=0)
    return view(state, 0)


def test_few_moves_are_listed_one_by_one() -> None:
    seen = table(cards("8H 5C 3D"), "8S 2C JD QD")
    menu = overview(seen)
    texts = [option_text(seen, menu, option, NAMES) for option in menu.options]
    spoken = "Take eight of hearts and five of clubs plus three of diamonds with eight of spades (a sweep)"
    assert texts[0] == spoken
    assert texts[-1].startswith("Trail")
    with writing(Style.SYMBOLS):
        assert option_text(seen, menu, menu.options[0], NAMES) == "Take 8H and 5C+3D with 8S (a sweep)"


def test_many_moves_are_listed_card_by_card() -> None:
    seen = table(cards("AC 2C 3C 4C 5C 6C 7C 8C 9C"), "8S 9S JD QD")
    menu = overview(seen)
    texts = [option_text(seen, menu, option, NAMES) for option in menu.options]
    assert len(texts) == 4
    assert texts[0].startswith("eight of spades: ") and "captures" in texts[0] and texts[0].endswith("trail")
    assert texts[2] == "Trail jack of diamonds"


def test_pages_keep_their_numbers() -> None:
    menu = card_menu(table(cards("AC 2C 3C 4C 5C 6C 7C 8C 9C"), "8S 9S JD QD"), cards("9S"))
    first = menu.next_page()
    assert [number for number, _ in first] == list(range(1, PAGE + 1))
    assert menu.option(PAGE + 1) is None
    second = menu.next_page()
    assert second[0][0] == PAGE + 1
    assert menu.option(1) == first[0][1]


def test_a_table_of_all_number_cards_stays_quick() -> None:
    hand = "10S 10D 9S 8S"
    seen = table(FULL_DECK & ~PICTURES & ~cards(hand), hand)
    began = time.thread_time()
    menu = overview(seen)
    texts = [option_text(seen, menu, option, NAMES) for option in menu.options]
    chosen = selection_menu(seen, cards("10S"), cards("10C 9C AC"))
    assert time.thread_time() - began < 5
    assert len(texts) == 4
    assert all(text.endswith("and more") for text in texts)
    assert any(isinstance(option, Move) and option.kind == Kind.CAPTURE for option in chosen.options)
    assert "trail" in summary(card_menu(seen, cards("8S")))

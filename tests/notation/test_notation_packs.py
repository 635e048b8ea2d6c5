"""Cards are named as each pack prints them."""

import pytest

from cassino.cards import CardSyntaxError, cards_in
from cassino.rules.options import KINDS, Pack, pack_cards
from cassino.rules.packs import card_name, format_card, format_cards, kind_of_title, kind_title, parse_card, symbol


@pytest.mark.parametrize("pack", Pack)
def test_every_card_is_read_back(pack: Pack) -> None:
    for card in cards_in(pack_cards(pack)):
        assert parse_card(format_card(card, pack), pack) == card
        assert parse_card(f" {symbol(card, pack).lower()} ", pack) == card


@pytest.mark.parametrize("pack", Pack)
def test_every_scoring_word_is_read_back(pack: Pack) -> None:
    words = [word for word, cards in KINDS.items() if cards & pack_cards(pack)]
    words += [format_card(card, Pack.FRENCH_52) for card in cards_in(pack_cards(pack))]
    for word in words:
        assert kind_of_title(kind_title(word, pack), pack) == word


@pytest.mark.parametrize(
    ("pack", "number", "text", "name"),
    [
        (Pack.FRENCH_52, 39, "10S", "ten of spades"),
        (Pack.ITALIAN_40, 39, "KS", "king of spades"),
        (Pack.ITALIAN_40, 25, "7D", "seven of diamonds"),
        (Pack.ROOK_40, 26, "7R", "red seven"),
        (Pack.ROOK_40, 3, "1B", "black one"),
    ],
)
def test_names(pack: Pack, number: int, text: str, name: str) -> None:
    assert (format_card(number, pack), card_name(number, pack)) == (text, name)
    assert format_cards([number], pack) == format_cards(1 << number, pack) == text


def test_scoring_words_are_those_of_the_pack() -> None:
    assert kind_title("eights", Pack.ITALIAN_40) == "jacks"
    assert kind_title("10D", Pack.ITALIAN_40) == "KD"
    assert kind_title("hearts", Pack.ROOK_40) == "red"
    assert kind_title("aces", Pack.ROOK_40) == "ones"


@pytest.mark.parametrize(("text", "card"), [("10D", "10D"), ("td", "10D"), (" A♠ ", "AS"), ("1s", "AS"), ("q♥", "QH")])
def test_a_card_may_be_written_in_several_ways(text: str, card: str) -> None:
    assert format_card(parse_card(text, Pack.FRENCH_52), Pack.FRENCH_52) == card


@pytest.mark.parametrize(
    ("pack", "text", "expected"),
    [
        (Pack.ITALIAN_40, "8D", "a rank (A, 2 to 7, J, Q or K) and a suit (C, D, H or S)"),
        (Pack.NO_PICTURES_40, "JD", "a rank (A or 2 to 10) and a suit"),
        (Pack.ROOK_40, "7H", "a rank (1 to 10) and a color (G, Y, R or B)"),
        (Pack.FRENCH_52, "7R", "a rank (A, 2 to 10, J, Q or K) and a suit"),
        (Pack.FRENCH_52, "", "“” is not a card of this pack"),
    ],
)
def test_what_is_not_in_the_pack_is_an_error(pack: Pack, text: str, expected: str) -> None:
    with pytest.raises(CardSyntaxError) as caught:
        parse_card(text, pack)
    assert expected in str(caught.value)

"""Moves as people type them: in words of any language, without suits, in any order; notation is read as before."""

from itertools import islice

import pytest

from cassino.cards import FULL_DECK, card_set, parse_cards
from cassino.engine.move import Kind
from cassino.engine.play import IllegalMove
from cassino.engine.position import position
from cassino.engine.state import Build, State
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.move import format_move, parse_move, read_move
from cassino.notation.typed import explained, parse_typed, read_typed
from cassino.notation.vocabulary import as_typed, in_notation
from cassino.rules import load_variant, variant_ids
from cassino.texts.language import PSEUDO, known, speaking
from playouts import playout

LANGUAGES = [language for language in known() if language != PSEUDO]


def cards(text: str) -> int:
    return card_set(parse_cards(text))


def table(hand: str, loose: str, *builds: Build, variant: str = "casino", other: str = "QD") -> State:
    """Two players, the first to move; all other cards captured."""
    rest = FULL_DECK & ~cards(hand) & ~cards(loose) & ~cards(other)
    for build in builds:
        rest &= ~build.cards
    rules, hands = load_variant(variant), [cards(hand), cards(other)]
    return position(rules, 2, hands=hands, loose=cards(loose), builds=builds, piles=[rest, 0], strict=False)


NINE = table("9H 2S 7C", "5D 4C 9S")


def read(state: State, text: str) -> str:
    return format_move(state, parse_typed(state, text))


def why(state: State, text: str) -> str:
    with pytest.raises((MoveSyntaxError, IllegalMove)) as caught:
        parse_typed(state, text)
    return str(explained(caught.value) if isinstance(caught.value, MoveSyntaxError) else caught.value)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", sorted(variant_ids()))
def test_notation_is_the_same_move_in_every_language(language: str, variant: str) -> None:
    with speaking(language):
        for state, move in islice(playout(load_variant(variant), 3), 40):
            text = format_move(state, move)
            assert read_move(state, in_notation(text)) == read_typed(state, text) == move, text


@pytest.mark.parametrize(
    "text",
    [
        *("9=5+4", "9x5 4", "9h x 4c+5d", "9♥ x 5♦ 4♣", "take 9 5 4", "9 5 4", "9h5d4c", "9x54", "954", "4 + 5 with 9"),
        *("take 4 5 with 9", "take the five of diamonds and 4 with 9", "9: 4, 5", "capture 9=5+4", "5 4 9"),
    ],
)  # fmt: skip
def test_a_capture_may_be_typed_in_many_ways(text: str) -> None:
    assert read(NINE, text) == "9H x 5D+4C"


def test_moves_are_typed_with_what_is_needed() -> None:
    assert read(NINE, "9x9") == read(NINE, "9=9") == read(NINE, "9H=9S") == "9H x 9S"
    assert read(NINE, "trail 9") == "trail 9H"
    assert read(NINE, "2") == "trail 2S"
    assert read(NINE, "2S+5D = 7") == read(NINE, "build 2 5") == read(NINE, "build 5 2") == "2S+5D = 7"
    assert read(NINE, "build 7 of 5 and 2") == read(NINE, "5 2 = 7") == "2S+5D = 7"
    assert read(NINE, "take the nine of spades") == "9H x 9S"


def test_with_is_no_ten() -> None:
    state = table("8S 10C", "8H 10D")
    assert read(state, "take 8H with 8S") == "8S x 8H"
    assert read(state, "TAKE 8 WITH 8") == "8S x 8H"


def test_builds_are_named_by_number_or_value() -> None:
    build = Build(cards("5D 4C"), 9, 1, 0)
    state = table("9H 9C 3S 10S AC", "6D", build)
    assert read(state, "9H=b1") == read(state, "9H x 5 4") == "9H x [5D+4C]"
    assert read(state, "join 3 and 6 with b1") == read(state, "3 6 b1") == "3S+6D, [5D+4C] = 9"
    assert read(state, "raise b1 by A to 10") == "raise [5D+4C] AC = 10"


def test_a_suit_is_needed_only_where_several_moves_are_possible() -> None:
    state = table("9H 9D 2S", "5D 4C")
    with speaking("en"):
        assert why(state, "9=5+4") == (
            "This could mean several moves, such as 9D x 5D+4C, 9H x 5D+4C. Name the suits, or type one of these."
        )
    assert read(state, "9D=5+4") == "9D x 5D+4C"


def test_what_is_wrong_is_said_of_what_was_meant() -> None:
    assert why(NINE, "9=3+4") == "There is no card of this rank on the table. Type the card with its suit."
    assert why(NINE, "K") == "You have no card of this rank in your hand. Type the card with its suit."
    assert "(rule " in why(NINE, "9=4")
    assert why(NINE, "hello!").startswith("At letter 1: Type a move, such as trail 4C")
    assert why(NINE, "9H x 9S 9S") == "At letter 9: 9S is named twice."


def test_the_place_of_a_problem_is_only_said_where_nothing_was_translated() -> None:
    with speaking("es"):
        assert why(NINE, "lleva el rey de diamantes con el nueve de corazones") == "KD no está en la mesa."
        assert "tirar 4C" in why(NINE, "hola") and "letra" in why(NINE, "hola")


@pytest.mark.parametrize(
    ("language", "text", "move"),
    [
        ("es", "toma el nueve de picas con el nueve de corazones", "9H x 9S"),
        ("es", "toma el nueve de picas", "9H x 9S"),
        ("es", "lleva el 5 de diamantes y el 4 de tréboles con 9", "9H x 5D+4C"),
        ("es", "tira el 2 de picas", "trail 2S"),
        ("hu", "üt pikk kilences ezzel kőr kilences", "9H x 9S"),
        ("hu", "UT 9 5 4", "9H x 5D+4C"),
        ("hu", "lerak 9", "trail 9H"),
        ("hu", "epit 2 5", "2S+5D = 7"),
        ("fr", "prends le neuf de pique avec le neuf de cœur", "9H x 9S"),
        ("de", "nimm die Pik-Neun mit der Herz-Neun", "9H x 9S"),
        ("ht", "pran nèf pik ak nèf kè", "9H x 9S"),
        ("it", "prendi il nove di picche con il nove di cuori", "9H x 9S"),
        ("pt", "levar o nove de espadas com o nove de copas", "9H x 9S"),
    ],
)
def test_whole_sentences_can_be_typed(language: str, text: str, move: str) -> None:
    with speaking(language):
        assert read(NINE, text) == move


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_suggested_can_be_typed(language: str) -> None:
    for state, move in islice(playout(load_variant("royal_web"), 1), 30):
        with speaking(language):
            assert parse_typed(state, as_typed(format_move(state, move))) == move


def test_what_is_wrong_in_notation_still_is() -> None:
    assert "(rule B" in why(NINE, "2S = 3")
    assert read_typed(NINE, "9H x 4C").kind == Kind.CAPTURE, "an illegal move, for tables that rule on mistakes"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["the", "9 y ", "el diez de ", "a ", "-", "9", "9h x ", "a-", "e\u0301", "9h  and "])
def test_a_text_longer_than_any_move_is_compared_with_none(
    language: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("cassino.notation.typed.legal_moves")
    with speaking(language), pytest.raises(MoveSyntaxError):
        read_typed(NINE, (text * 2000)[:2000])


def test_a_record_is_read_strictly() -> None:
    with pytest.raises(MoveSyntaxError):
        parse_move(NINE, "9=5+4")

"""Plain lines name cards in words everywhere, and what they say can be typed."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest
from scripted import new_game, run

from cassino.cards import cards_in
from cassino.engine.legal import legal_moves
from cassino.engine.move import Kind, Move
from cassino.engine.state import State
from cassino.notation.move import format_move, parse_move
from cassino.notation.vocabulary import in_notation, with_cards
from cassino.rules import load_variant
from cassino.rules.options import Pack, pack_cards
from cassino.rules.packs import parse_cards
from cassino.texts.catalog import Style, writing
from cassino.texts.language import PSEUDO, known, speaking
from cassino.tui.cardwords import card_list, named, typed
from cassino.tui.narration import phrase
from cassino.tui.words import parse_line
from playouts import playout

LANGUAGES = [language for language in known() if language != PSEUDO]
VARIANTS = (
    *("casino_long", "dominican_proven_partner", "royal_web", "swazi", "tuxedo"),
    *("haitian", "lesotho_40", "scopa", "hungarian_nagy", "crazy_casino"),
)
SHORT = re.compile(r"(?<![\w-])(?:(?:10|[2-9AJQK])[CDHS]|(?:10|[1-9])[RYGB])(?![\w-])")
"""A card as it is typed in short."""
GAMES = ("casino_long", "dominican", "swazi_two_player", "tuxedo", "hungarian_nagy")
LINES = (
    "hint",
    "hint",
    "hint",
    "moves",
    "score",
    "1",
    "last",
    "hint cards",
    "why",
    "1",
    "hint move",
    "8",
    "table",
    "1",
)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Speak each language."""
    with speaking(request.param):
        yield request.param


def some_moves(variant: str) -> Iterator[tuple[State, Move]]:
    """Some legal moves of a deal that is played at random."""
    rules = load_variant(variant)
    for place, (state, made) in enumerate(playout(rules, 1)):
        yield state, made
        for move in islice(legal_moves(state, limit=40), place % 3, None, 11):
            yield state, move


@pytest.mark.sampled(5)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_move_to_be_typed_is_in_words_and_can_be_typed(language: str, variant: str) -> None:
    for state, move in some_moves(variant):
        text = typed(format_move(state, move), state)
        assert not SHORT.search(text) and not re.search(r"[][^=]| x ", text), text
        assert parse_move(state, in_notation(text)) == move, text
        assert parse_move(state, parse_line(text, state.rules).rest or text) == move, text


@pytest.mark.parametrize("pack", list(Pack))
def test_a_list_of_cards_in_words_can_be_typed(language: str, pack: Pack) -> None:
    cards = pack_cards(pack)
    text = with_cards(card_list(cards, pack))
    assert parse_cards(text, pack) == list(cards_in(cards))


def test_listed_captures_and_trails_can_be_typed_as_they_are_listed() -> None:
    rules = load_variant("casino_long")
    for seed in range(3):
        for state, _ in playout(rules, seed, players=2):
            for move in legal_moves(state, limit=40):
                if move.kind == Kind.TRAIL or (move.kind == Kind.CAPTURE and not state.builds()):
                    text = phrase(state, move, ("You", "Ann"))
                    assert parse_move(state, parse_line(text, rules).rest) == move, text


@pytest.mark.sampled(6)
@pytest.mark.parametrize("variant", GAMES)
def test_no_line_of_a_game_has_a_card_in_short(language: str, variant: str) -> None:
    _, terminal = run(LINES, new_game(variant))
    for line in terminal.lines:
        assert not SHORT.search(line), line
        assert not re.search("[♠♥♦♣]", line), line


def test_with_symbols_lists_stay_short() -> None:
    rules = load_variant("casino_long")
    state = next(state for state, _ in playout(rules, 1) if state.builds())
    pack = rules.deck.pack
    with writing(Style.SYMBOLS):
        assert SHORT.match(card_list(state.loose or state.hand(0), pack))
        assert typed("8S x 8H, 5C+3D") == "8S x 8H, 5C+3D"
        assert named("8S x 8H") == "8S x 8H"


def test_a_build_is_called_as_it_is_typed() -> None:
    game = new_game("dominican", "human,level4", seed=72)
    _, terminal = run(["1", "hint move", "quit"], game)
    assert "Your hand: two of clubs, five of spades, nine of clubs, king of spades." in terminal.lines
    assert "1. Build 13 (king): two of clubs plus jack of diamonds" in terminal.lines
    assert "To play it, type take b1 with king of spades" in terminal.lines

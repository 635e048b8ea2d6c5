"""Typed words and moves in every language: what is suggested can be typed, whatever the accents."""

import re
from collections.abc import Iterator

import pytest

from cassino.engine.legal import legal_moves
from cassino.engine.move import Move
from cassino.engine.state import State
from cassino.notation.errors import MoveSyntaxError
from cassino.notation.move import format_move, parse_move
from cassino.notation.vocabulary import NOTATION, as_typed, in_notation, shown, with_cards
from cassino.rules import load_variant
from cassino.texts import files, tell
from cassino.texts.language import PSEUDO, current, known, speaking
from cassino.texts.plain import flat
from cassino.tui.faults import fault_lines
from cassino.tui.scorewords import command_of, name_of
from cassino.tui.vocabulary import ANSWERS, ELSEWHERE, SETTINGS, beginning, is_word, word_of
from cassino.tui.words import ALL_WORDS, Typed, parse_line
from playouts import cases, many_states, playout

LANGUAGES = [language for language in known() if language != PSEUDO]
VARIANTS = (
    "casino",
    "royal_web",
    "swazi",
    "tuxedo_52",
    "hungarian_kirchner",
    "dominican",
    "four_hand_partnership",
    "sotho",
)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Speak each language."""
    with speaking(request.param):
        yield request.param


def moves_of(variant: str) -> Iterator[tuple[State, Move]]:
    """Legal moves of deals and of random positions."""
    rules = load_variant(variant)
    yield from playout(rules, 1)
    for state in many_states(rules, cases(10)):
        yield from ((state, move) for move in legal_moves(state, limit=20))


@pytest.mark.sampled(8)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_suggested_move_can_be_typed(language: str, variant: str) -> None:
    rules = load_variant(variant)
    for state, move in moves_of(variant):
        text = format_move(state, move)
        suggested = as_typed(text)
        for typed in (suggested, flat(suggested), suggested.upper()):
            line = parse_line(typed, rules)
            said = f"{line.word} {line.rest}" if line.word in ("count", "announce") else line.rest
            assert parse_move(state, in_notation(typed)) == move, (typed, text)
            assert parse_move(state, said) == move, (typed, text)


def test_a_suggestion_is_in_the_language() -> None:
    with speaking("es"):
        assert as_typed("trail 4C") == "tirar 4C"
        assert as_typed("insist capture") == "insistir captura"
        assert as_typed("8S x 8H, [5C+3D] orange!") == "8S x 8H, [5C+3D] naranja!"


def test_every_word_can_be_typed_without_accents_and_in_capitals(language: str) -> None:
    for word in (*ALL_WORDS, *NOTATION, *ANSWERS, *SETTINGS):
        assert is_word(flat(shown(word)), word)
        assert is_word(shown(word).upper(), word)


def test_commands_can_be_shortened_without_accents() -> None:
    with speaking("es"):
        assert parse_line("ma") == parse_line("má") == Typed("more")
    with speaking("hu"):
        assert parse_line("lepe") == Typed("moves")
        assert parse_line("KESZ") == Typed("move", "end")
        assert with_cards("karo 10") == "10D"


SENTENCES = {
    "de": ("baue 9 mit 5H und 4D", "erhöhe b1 mit 2S auf 9", "NIMM 8H und 5C+3D MIT 8S"),
    "en": ("build 9 with 5H and 4D", "raise b1 with 2S to 9", "take 8H and 5C+3D with 8S"),
    "es": ("formar 9 con 5H y 4D", "subir b1 con 2S a 9", "llevar 8H y 5C+3D con 8S"),
    "fr": ("construire 9 avec 5H et 4D", "monter b1 avec 2S à 9", "prendre 8H et 5C+3D avec 8S"),
    "ht": ("bati 9 ak 5H epi 4D", "monte b1 ak 2S nan 9", "pran 8H epi 5C+3D ak 8S"),
    "hu": ("épít 9 ezzel 5H és 4D", "emel b1 ezzel 2S erre 9", "elvisz 8H és 5C+3D ezzel 8S"),
    "it": ("costruisci 9 con 5H e 4D", "alza b1 con 2S a 9", "prendi 8H e 5C+3D con 8S"),
    "pt": ("construir 9 com 5H e 4D", "aumentar b1 com 2S a 9", "levar 8H e 5C+3D com 8S"),
}  # fmt: skip


@pytest.mark.parametrize("spoken", SENTENCES)
def test_moves_can_be_typed_as_sentences(spoken: str) -> None:
    wanted = [Typed("move", each) for each in SENTENCES["en"]]
    with speaking(spoken):
        assert [parse_line(each) for each in SENTENCES[spoken]] == wanted
        flattened = [parse_line(flat(each)).rest.upper() for each in SENTENCES[spoken]]
        assert flattened == [each.upper() for each in SENTENCES["en"]]


def test_what_is_wrong_with_a_move_names_words_of_the_language() -> None:
    state = next(many_states(load_variant("casino"), 2))
    with speaking("es"), pytest.raises(MoveSyntaxError) as caught:
        parse_move(state, "hola")
    with speaking("es"):
        assert "como tirar 4C, 8S x 8H, 5C+3D, 5H+4D = 9 o subir b1 2S = 9." in fault_lines(caught.value)[0]


FREE = ("save", "resume", "new", "rules", "export", "edit", "claim", "exposed")
"""Commands that are followed by anything."""


def meaning(text: str, is_score: bool) -> str:
    """What a quoted text does when it is typed, in English."""
    if is_score:
        word, rest = command_of(text)
    elif begun := beginning(text, ELSEWHERE):
        word, rest = begun
    else:
        line = parse_line(text)
        word, rest = line.word, line.rest
    return (
        word if word in FREE else " ".join([word, *(word_of(each, SETTINGS) or each for each in rest.upper().split())])
    )


def quoted(language: str, key: str) -> set[str]:
    """What a message quotes to be typed in the program, by its meaning."""
    found = re.findall(r"`([^`]+)`", files.source(language, key) or "")
    with speaking(language):
        is_score = key.startswith("scorepad")
        return {meaning(text, is_score) for text in found if not text.startswith(("cassino", "{"))}


def test_every_quoted_command_is_a_word_of_the_language() -> None:
    for name in ("terminal", "scorepad"):
        keys = [key for key, source in files.split(files.text("en", name)) if "`" in source]
        for key in keys:
            for spoken in LANGUAGES:
                assert quoted(spoken, key) == quoted("en", key), (spoken, key)


NAMED = {
    "terminal-word-unknown": "help moves",
    "terminal-move-or-end": "end",
    "terminal-only-end": "undo",
    "terminal-hint-more": "hint",
    "terminal-hint-steps": "hint nudge cards move",
    "terminal-type-help": "help rules",
    "terminal-turn-steps": "end undo",
    "terminal-pile-order": "help",
    "terminal-more": "more",
    "terminal-no-number": "moves",
    "terminal-no-more": "moves",
    "terminal-nothing-refused": "why",
    "terminal-now-uncounted": "announce table undo save new quit",
    "terminal-now-deal-over": "score table undo save new quit",
    "terminal-now-move": "help",
    "terminal-now-also": "hint coach how why undo last score table rules save new quit",
    "terminal-type-new": "new quit",
    "terminal-was-unsaved": "save",
    "terminal-saved": "resume",
    "terminal-leave-question": "yes no cancel",
    "terminal-yes-or-no": "yes no",
    "terminal-school-which": "quit",
    "terminal-school-move": "hint moves skip quit",
    "terminal-school-deal-move": "hint moves quit",
    "terminal-school-after": "list quit",
    "terminal-puzzle-prompt": "hint solution quit",
    "terminal-watch-paused": "go slow normal fast quit",
    "terminal-remote-takeback": "agree decline",
    "terminal-remote-rematch": "agree decline",
    "terminal-remote-call-off": "agree decline",
    "terminal-go-on": "yes no",
    "terminal-remote-over": "rematch quit",
    "terminal-remote-resign": "yes",
    "terminal-remote-seat": "help",
    "terminal-remote-seat-later": "help",
    "scorepad-kept": "help",
}
"""The commands that sentences name without quoting them."""


def test_every_command_that_a_sentence_names_is_a_word_of_the_language(language: str) -> None:
    for key, words in NAMED.items():
        text = flat(files.source(current(), key) or "")
        for word in words.split():
            assert any(re.search(rf"\b{re.escape(each)}\b", text) for each in own_spellings(word)), (key, word)


def own_spellings(word: str) -> list[str]:
    """How a word is typed in the current language, not in English."""
    return [flat(each.strip()) for each in tell(f"terminal-word-{word}").split(",")]


def test_names_are_found_without_accents_but_exact_ones_first() -> None:
    assert [name_of(typed, ["Jose", "José", "Ágnes"]) for typed in ("jose", "JOSÉ", "agn")] == [0, 1, 2]

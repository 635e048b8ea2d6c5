"""The terminal in other languages: nothing is printed that no catalog has, and words of a language can be typed."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from scripted import ScriptedTerminal, new_game

from cassino.engine.scoring import item_title, score_deal
from cassino.lessons.lesson import COURSE
from cassino.notation import vocabulary
from cassino.rules import load_variant
from cassino.scorepad import Sheet
from cassino.texts import catalog, files, tell
from cassino.texts.language import PSEUDO, speaking
from cassino.tui import vocabulary as commands, words
from cassino.tui.commands import COMMANDS
from cassino.tui.files import OwnFile
from cassino.tui.game import Game
from cassino.tui.learning import School
from cassino.tui.progress_file import ProgressFile
from cassino.tui.scoring import ScoreSitting
from cassino.tui.sitting import Sitting
from cassino.tui.words import Typed, help_lines, is_yes, known_words, parse_line

PLAIN_WORD = re.compile(r"(?<![\w/.-])[A-Za-z]{2,}(?![\w/-]|\.\w)")
"""A word without accents; not a part of the path of a file."""
CODE = re.compile(r"\b(?:10|[1-9AJQK])[CDHSRYGB]\b|\bb\d+\b")
MARK = "\u200f"


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing is written into the home of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def unaccented(lines: list[str], *excused: str) -> list[str]:
    """The lines with words that come from no catalog, once typed cards and excused texts are removed."""
    found = []
    for line in lines:
        rest = CODE.sub("", line)
        for text in sorted(excused, key=len, reverse=True):
            rest = rest.replace(text, "")
        if PLAIN_WORD.search(rest):
            found.append(line)
    return found


def excuses(game: Game) -> list[str]:
    """What may be printed without accents: names, the words of a game, what a count calls its lines, what was typed."""
    titles = [line.title for line in score_deal(game.match.states[-1]).lines]
    local = [word for _, word in game.rules.words.local()]
    return [game.rules.title, *(seat.name for seat in game.seats), *titles, *local, "nonsense", '"\u200fno"']


PLAYED = (
    *("?", "help", "score", "table", "moves", "moves 8S", "hint", "hint", "hint", "hint wrongly", "coach on"),
    *("coach off", "how", "why", "last", "undo", "1", "last", "undo", "nonsense", "t", "99", "KD"),
    *("more", "ask x", "save", "", "resume", "", "new", "no"),
)
MOST = 600
"""How many prompts a match may have."""


class Player(ScriptedTerminal):
    """Plays the first choice, then leaves."""

    def __init__(self, script: Iterable[str]) -> None:
        super().__init__(script, self.reply)

    def reply(self, prompt: str) -> str:
        if prompt == tell("terminal-type-new") or len(self.lines) > MOST:
            return "quit"
        return "1" if prompt in (tell("terminal-your-move"), tell("terminal-move-or-end")) else ""


@pytest.mark.parametrize(
    ("variant", "seats", "target"),
    [
        ("casino_long", "human,random", 3),
        ("swazi", "human,random,random", 21),
        ("dominican", "Ann=human,Bob=human", 2),
        ("tuxedo_52", "human,random", 2),
        ("hungarian_kirchner", "human,random", 2),
    ],
)
def test_a_match_in_the_pseudo_language_has_no_plain_words(variant: str, seats: str, target: int) -> None:
    with speaking(PSEUDO):
        game = new_game(variant, seats, target=target)
        terminal = Player(PLAYED if variant == "casino_long" else ["?", "help"])
        Sitting(terminal, game, COMMANDS).run()
    assert len(terminal.lines) > 30
    assert not unaccented(terminal.lines, *excuses(game))


def test_the_score_pad_in_the_pseudo_language_has_no_plain_words(tmp_path: Path) -> None:
    script = [
        *("help", "28", "7", "10D 2S AS AH", "1", "", "yes"),
        *(
            "back",
            "claim",
            "exposed",
            "score",
            "edit 9",
            "export x",
            "60",
            "28",
            "99",
            "7",
            "all",
            "",
            "",
            "undo",
            "quit",
        ),
    ]
    with speaking(PSEUDO):
        sheet, terminal = Sheet(load_variant("casino_long"), ["Ann", "Bob"], 1), ScriptedTerminal(script)
        ScoreSitting(terminal, sheet, sheet.blank, OwnFile(tmp_path / "a.score")).run()
    titles = [item_title(item) for item in sheet.rules.scoring.items]
    assert not unaccented(terminal.lines, "Casino", "Ann", "Bob", "Sweeps", str(tmp_path), *titles)


def test_lessons_in_the_pseudo_language_have_no_plain_words() -> None:
    with speaking(PSEUDO):
        terminal = ScriptedTerminal(["nothing", "1", "hint", "moves", "skip", "skip", "quit"])
        School(terminal, ProgressFile()).run()
    assert not unaccented(terminal.lines, "Hal", "nothing", *COURSE)


OWN = {
    "take": "toma, coge",
    "with": "con",
    "trail": "descarta",
    "hint": "pista",
    "quit": "salir",
    "yes": "sí",
    "never": "nunca",
    "orange": "naranja, canta naranja",
}
"""The words of a small language."""


@pytest.fixture
def small_language(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Speak a language that has words of its own for a few commands, and for cards."""
    english = files.text

    def text(language: str, name: str) -> str:
        found = english("en", name)
        if language == "xx":
            for word, own in OWN.items():
                found = re.sub(rf"^terminal-word-{word} = .*", f"terminal-word-{word} = {own}", found, flags=re.M)
            found = re.sub(r"^terminal-articles = .*", "terminal-articles = el, la", found, flags=re.M)
            found = (
                found.replace("card = the ", "card = el ")
                .replace("{ rank } of diamonds", "{ rank } de oros")
                .replace("[ten] ten", "[ten] diez")
            )
        return found

    monkeypatch.setattr(files, "text", text)
    monkeypatch.setattr(catalog, "NAMES", {**catalog.NAMES, "xx": "Small"})
    with speaking("xx"):
        yield


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("pista", Typed("hint")),
        ("pis", Typed("hint")),
        ("hint", Typed("hint")),
        ("salir", Typed("quit")),
        ("toma 9C con 9D", Typed("move", "take 9C with 9D")),
        ("coge el diez de oros con 10C", Typed("move", "take 10D with 10C")),
        ("take the nine of clubs with 9D", Typed("move", "take 9C with 9D")),
        ("descarta 10 de oros", Typed("move", "trail 10D")),
        ("diez de oros", Typed("move", "10D")),
        ("2 naranja", Typed("number", "2 orange")),
        ("canta naranja", Typed("move", "orange")),
        ("why 8S x el diez de oros", Typed("why", "8S x 10D")),
        ("ask nunca", Typed("ask", "nunca")),
        ("save toma con todo.txt", Typed("save", "toma con todo.txt")),
    ],
)
def test_words_of_a_language_and_english_ones_can_be_typed(small_language: None, line: str, typed: Typed) -> None:
    assert parse_line(line, load_variant("tuxedo_52")) == typed


def test_answers_can_be_given_in_a_language_and_in_english(small_language: None) -> None:
    assert is_yes("sí") and is_yes("yes") and not is_yes("no")
    assert commands.word_of("nunca", ("always", "never")) == "never"


def test_cards_can_be_typed_in_words_in_english() -> None:
    assert parse_line("take the 10 of Diamonds with ten of  clubs") == Typed("move", "take 10D with 10C")
    assert parse_line("10 of diamonds") == Typed("move", "10D")
    assert parse_line("Red seven") == Typed("move", "7R")


WORDS_TYPED = {
    *words.ALL_WORDS, *vocabulary.NOTATION, *commands.ANSWERS, *commands.SETTINGS, *commands.ELSEWHERE,
}  # fmt: skip


def test_the_catalog_has_exactly_the_words_that_can_be_typed() -> None:
    known = re.findall(r"^terminal-word-([a-z]+) =", files.text("en", "terminal") + files.text("en", "table"), re.M)
    assert set(known) - {"ambiguous", "unknown"} == WORDS_TYPED


def test_help_knows_every_command_of_every_game() -> None:
    told = re.findall(r"^terminal-help-([a-z]+) =", files.text("en", "terminal"), re.M)
    assert set(told) == {*words.WORDS, *words.GAME_WORDS}
    assert len(help_lines(load_variant("swazi"))) > len(known_words(load_variant("swazi")))


@pytest.mark.parametrize(
    ("language", "typed", "card"),
    [
        ("en", "the ten-of-diamonds", "10D"),
        ("fr", "l'as de pique", "AS"),
        ("fr", "l’as de pique", "AS"),
        ("fr", "1 de pique", "AS"),
        ("it", "asso di picche", "AS"),
        ("ht", "dis kawo a", "10D"),
        ("ht", "10 kawo", "10D"),
        ("hu", "a káró 10", "10D"),
        ("de", "den Kreuz-König", "KC"),
        ("de", "dem Kreuz König", "KC"),
        ("de", "Karo-10", "10D"),
    ],
)
def test_cards_may_be_typed_with_any_article_and_in_any_case(language: str, typed: str, card: str) -> None:
    with speaking(language):
        assert vocabulary.with_cards(typed) == card

"""The evaluator of the catalogs says what Fluent's own one says, with the plurals, numbers and dates of CLDR."""

import subprocess
import sys
from datetime import date
from functools import lru_cache
from random import Random
from typing import Any

import pytest
from babel import Locale
from babel.dates import format_date
from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

from cassino.errors import CassinoError
from cassino.texts import files, language, numbers, tell
from cassino.texts.catalog import Catalog, Speaker, Style, UnknownMessageError
from cassino.texts.message import Message
from texts.complete import COMPLETE
from texts.reference import reference

NAMES = ("Ann", "You", "Carla", "Player 4")
CARDS = [[], ["10D"], ["8H", "7R"], ["2C", "3D", "4H", "5S"], ["1G", "AS"], ("QH",)]
SEATS = [[], [0], [1], [0, 1], [2, 0], [0, 1, 2, 3]]
NUMBERS = [0, 1, 2, 3, 9, 11, 14, -1, 1000, 10**6, 5 * 10**6, 10**15, 0.5, 1.0, 1.04, 1.5, 2.3, -0.7, 2.0, 12.96, True]
VALUES = {
    "seat": [0, 1, 2, 3],
    "seats": SEATS,
    "cards": [*CARDS, "10D"],
    "builds": [[], [9], [10, 14]],
    "sets": [[["2H"]], [["2H", "3S"], ["5C"]], []],
    "tops": [{}, {"2H": 1}],
    "value": [9, 11, 14, "13"],
    "scores": [[12, 9], [3, -1, 4], []],
    "number": NUMBERS,
    "date": [date(2026, 1, 1), date(1987, 12, 31), date(2026, 11, 9)],
}
FUNCTIONS = {
    "NAME": ["seat"],
    "WHO": ["seat"],
    "PLAYERS": ["seats"],
    "FORM": ["seats"],
    "CARDS": ["cards", "number"],
    "THESE": ["cards"],
    "ROW": ["cards", "builds"],
    "SETS": ["sets", "builds", "tops"],
    "BUILDS": ["builds"],
    "VALUES": ["value"],
    "SCORES": ["scores"],
    "NUMBER": ["number"],
    "DATETIME": ["date"],
}
"""What each function takes."""
WORDS = ["", "Ann", "10D", "<b> & {x}", "n" * 3000, Message("build", {"value": 9})]
WORDS += [CassinoError("shared-draft"), CassinoError("commands-no-file", file="x.toml")]
OTHERS = [*WORDS, *NUMBERS, *CARDS, *SEATS, None, {"2H": 1}, 7, object]
CATEGORIES = {"one", "many", "other"}
TURNS = 6
CHUNKS = 24
"""Into how many cases the messages of a language are divided."""


class Kinds(Visitor):  # type: ignore[misc]
    """What a message does with its arguments: the kinds of values they take, and the words that choose a variant."""

    def __init__(self) -> None:
        self.kinds: dict[str, str] = {}
        self.words: list[Any] = []
        self.names: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.parts.add(node.id.name)

    def visit_Variant(self, node: ftl.Variant) -> None:
        key = node.key
        self.words.append(key.name if isinstance(key, ftl.Identifier) else int(key.value))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        for each, kind in zip(node.arguments.positional, FUNCTIONS[node.id.name], strict=False):
            if isinstance(each, ftl.VariableReference):
                self.kinds[each.id.name] = kind
        self.generic_visit(node)


@lru_cache
def used_in(code: str, key: str) -> Kinds:
    """What a message and its parts do with arguments."""
    used = Kinds()
    used.visit(FluentParser(with_spans=False).parse(files.source(code, key) or ""))
    for part in [used_in(code, key) for key in used.parts]:
        used.kinds |= part.kinds
        used.words += part.words
        used.names |= part.names
    return used


def arguments(used: Kinds, random: Random) -> dict[str, Any]:
    """Arguments for a message: most of them fit, some are missing or wrong. Python's Fluent takes the word `other` for
    the number 2; browsers and cassino do not.
    """
    given = {}
    words = (
        used.words
        if all(isinstance(word, str) for word in used.words)
        else sorted(set(used.words) - CATEGORIES, key=str)
    )
    for name in sorted(used.names):
        fitting = VALUES.get(used.kinds.get(name, ""), [*words, random.choice(NUMBERS), random.choice(WORDS)])
        given[name] = random.choice(fitting if random.random() < 0.95 else OTHERS)
        if random.random() < 0.03:
            del given[name]
    return given


def said(catalog: Catalog, key: str, given: dict[str, Any], style: Style) -> str | None:
    """A message in words; None if it is refused."""
    try:
        return catalog.say(key, given, Speaker(NAMES, style))
    except UnknownMessageError:
        return None


@pytest.mark.sampled(40)
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("code", language.known())
def test_every_message_is_worded_and_refused_as_by_fluent(code: str, chunk: int) -> None:
    own, other, random = Catalog(code), reference(code), Random(f"{code} {chunk}")
    worded = 0
    for key in sorted(files._messages(code))[chunk::CHUNKS]:
        for turn in range(TURNS):
            given, style = arguments(used_in(code, key), random), Style.WORDS if turn % 2 else Style.SYMBOLS
            text = said(own, key, given, style)
            assert text == said(other, key, given, style), (key, given)
            worded += text is not None
    assert worded > 500


@pytest.mark.parametrize("code", [code for code in language.known() if code != language.PSEUDO])
def test_a_date_is_written_as_the_language_writes_it(code: str) -> None:
    """As in CLDR: in a long form; in figures in Haitian Creole, whose months it lacks."""
    form = "short" if code == "ht" else "long"
    with language.speaking(code):
        for month in range(1, 13):
            day = date(2026, month, month)
            assert tell("preview-daily", day=day).endswith(f" {format_date(day, form, language.locale(code))}")


@pytest.mark.parametrize("code", sorted({language.locale(code) for code in language.NAMES}))
def test_plurals_and_decimal_signs_are_those_of_cldr(code: str) -> None:
    locale = Locale(code)
    for number in (*NUMBERS, 100, 10**6 + 1, 3 * 10**6, 1e6, 0.0, 1.9, -1.0, 10**30):
        assert numbers.category(number, code) == locale.plural_form(number), number
    assert numbers.written(-1234.5, code) == f"-1234{locale.number_symbols['latn']['decimal']}5"


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0.75, "0.8"),
        (0.35, "0.3"),
        (0.96, "1"),
        (-0.04, "-0"),
        (5.0, "5"),
        (10**40, "1" + 40 * "0"),
        (1e22, "1" + 22 * "0"),
    ],
)
def test_a_number_has_at_most_one_decimal_place(number: float, words: str) -> None:
    assert numbers.written(number, "en") == words
    assert numbers.written(number, "de") == words.replace(".", ",")


@pytest.mark.parametrize("number", [float("inf"), float("-inf"), float("nan")])
def test_what_is_no_finite_number_is_refused(number: float) -> None:
    for key in ("points", "pages-decimal"):
        with pytest.raises(UnknownMessageError, match=key):
            tell(key, points=number, number=number)


SOURCES = {
    "own": "own = { $word }",
    "constant": 'constant =    Two words, {"{"}\\u0041 { 12 } and { 0.5 }\n',
    "several": "several =\n    A\n      B { own }\n\n    C\n",
    "order": "order = { $n ->\n    [one] a one\n    [1] the one\n    [0] none\n   *[other] { $n }\n }\n",
    "half": "half = { $n ->\n   *[0.5] half\n    [two] never\n }\n",
    "date-of": 'date-of = { DATETIME($day, dateStyle: "short") }',
    "time-of": 'time-of = { DATETIME($day, timeStyle: "short") }',
    "padded": "padded = { NUMBER($n, minimumIntegerDigits: 3, minimumFractionDigits: 1) }",
    "wrong": "wrong = { $n",
    "term": "term = { -brand }",
    "attribute": "attribute = { own.title }",
    "has-attribute": "has-attribute = A\n    .title = B\n",
    "unknown": "unknown = { UPPER($word) }",
    "lacking": "lacking = { nothing }",
}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Catalog:
    """A catalog with a few messages."""
    kept = files.source
    monkeypatch.setattr(
        files, "source", lambda code, key: SOURCES.get(key) or (kept(code, key) if key == "date" else None)
    )
    return Catalog("en")


@pytest.mark.parametrize(
    ("key", "given", "words"),
    [
        ("own", {"word": "x\ny"}, "x\ny"),
        ("constant", {}, "Two words, {\\u0041 12 and 0.5"),
        ("several", {"word": "x"}, "A\n  B x\n\nC"),
        ("order", {"n": 1}, "a one"),
        ("order", {"n": 0}, "none"),
        ("order", {"n": "1"}, "1"),
        ("order", {"n": 2.0}, "2"),
        ("half", {"n": 0.5}, "half"),
        ("half", {"n": 2}, "half"),
        ("padded", {"n": 7}, "007.0"),
        ("padded", {"n": -0.7}, "-000.7"),
        ("date-of", {"day": date(2026, 3, 1)}, "March 1, 2026"),
    ],
)
def test_what_a_message_may_have(small: Catalog, key: str, given: dict[str, Any], words: str) -> None:
    assert small.say(key, given, Speaker((), Style.WORDS)) == words


@pytest.mark.parametrize("key", ["wrong", "term", "attribute", "has-attribute", "unknown", "lacking", "time-of"])
def test_what_no_message_may_have_is_refused(small: Catalog, key: str) -> None:
    with pytest.raises(UnknownMessageError):
        small.say(key, {"n": 1, "word": "x", "day": date(2026, 3, 1)}, Speaker((), Style.WORDS))


def test_only_an_argument_that_is_shown_has_to_be_right() -> None:
    broken = Message("build")
    assert tell("terminal-hint-why", reason=Message("shared-draft"))
    with pytest.raises(UnknownMessageError, match=r"\$value"):
        tell("terminal-hint-why", reason=broken)
    assert tell("book-end-at-once", finish="solo", seating_sides=broken) == ""


def in_new_process(script: str) -> str:
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout


def test_nothing_is_worded_with_what_only_the_tests_bring() -> None:
    script = """
import sys
from datetime import date
sys.modules |= dict.fromkeys(["fluent.runtime", "babel", "pytz", "attr", "attrs"])  # importing them fails
from cassino.texts import language, tell
for code in language.NAMES:
    language.use(code)
    print(tell("points", points=0.5), tell("preview-daily", day=date(2026, 12, 24)))
"""
    assert in_new_process(script).splitlines()[7] == "0,5 Punkte Runde des Tages, 24. Dezember 2026"


def test_a_line_of_text_needs_no_parser() -> None:
    script = "import sys; from cassino.texts import tell; print(tell('match-is-over'), 'fluent' in sys.modules)"
    assert in_new_process(script) == f"{tell('match-is-over')} False\n"


@pytest.mark.slow
def test_a_line_of_text_is_what_the_parser_reads() -> None:
    for code in (language.ENGLISH, *COMPLETE):
        for key, source in files._messages(code).items():
            if (text := files.plain(source)) is not None:
                [element] = FluentParser(with_spans=False).parse_entry(source).value.elements
                assert text == element.value, f"{code}: {key}"

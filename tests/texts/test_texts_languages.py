"""Every language: how it is chosen, and that it has each message with the same arguments, elements and functions."""

import json
import logging
import re
import warnings
from collections import Counter
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

from cassino.cli.main import spoken
from cassino.texts import files, language, tell
from cassino.texts.catalog import Catalog, Speaker, Style, say
from cassino.texts.lists import either, listed
from cassino.texts.message import Message
from cassino.texts.plain import on_one_line
from cassino.web import STATIC
from texts import complete

ELEMENT = re.compile(r"</?\w+>")
FORMS = {"WHO", "FORM"}
"""Functions that only choose a form of a verb: a language may not need them."""
OTHERS = [code for code in language.known() if code != language.ENGLISH]


class Used(Visitor):
    """What a message uses: arguments (shown, or to choose a form only), functions, messages, elements."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.forms: set[str] = set()
        self.functions: set[str] = set()
        self.messages: set[str] = set()
        self.elements: Counter[str] = Counter()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)
        if node.id.name in FORMS:
            self.forms |= {each.id.name for each in node.arguments.positional}
        else:
            self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.elements.update(set(ELEMENT.findall(node.value)))


@lru_cache
def entries(code: str) -> list[tuple[str, ftl.EntryType]]:
    """What stands in the catalog of a language, each with the name of its file."""
    return [(name, entry) for name in files.names() for entry in FluentParser().parse(files.text(code, name)).body]


@lru_cache
def read(code: str) -> dict[str, Used]:
    """The messages of a language."""
    found: dict[str, Used] = {}
    for name, entry in entries(code):
        assert not isinstance(entry, ftl.Junk), f"{code}/{name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{code}/{name}: {entry.id.name}"
            found[entry.id.name] = Used()
            found[entry.id.name].visit(entry)
    return found


FUNCTIONS = set(Catalog(language.ENGLISH)._functions)


class Selections(Visitor):
    """The variants of every choice that FORM makes: their keys, the default one last."""

    def __init__(self) -> None:
        self.found: list[tuple[set[str], str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if isinstance(node.selector, ftl.FunctionReference) and node.selector.id.name == "FORM":
            keys = {each.key.name: each.default for each in node.variants}
            self.found.append((set(keys), next(key for key, is_default in keys.items() if is_default)))
        self.generic_visit(node)


@pytest.mark.sampled(5)
@pytest.mark.parametrize("code", language.known())
def test_a_form_for_several_players_is_also_the_one_for_you_and_others(code: str) -> None:
    for name, entry in entries(code):
        chosen = Selections()
        chosen.visit(entry)
        for keys, default in chosen.found:
            assert keys <= {"you", "one", "with-you", "several", "other"}, f"{code}/{name}: {keys}"
            is_clear = "several" not in keys or default == "several" or "with-you" in keys
            assert is_clear, f"{code}/{name}: {entry.id.name} has `several`, but you and others get {default!r}"


def arguments(key: str, messages: dict[str, Used]) -> tuple[set[str], set[str]]:
    """The arguments of a message and its parts: those that are shown, and those that choose a form."""
    own = messages[key]
    parts = [arguments(part, messages) for part in own.messages]
    return own.shown.union(*(shown for shown, _ in parts)), own.forms.union(*(forms for _, forms in parts))


@pytest.mark.sampled(5)
@pytest.mark.parametrize("code", OTHERS)
def test_a_language_has_the_arguments_the_functions_and_the_elements_of_english(code: str) -> None:
    messages = read(code)
    assert set(messages) <= set(read(language.ENGLISH)), "messages that English does not have"
    for key, own in messages.items():
        shown, forms = arguments(key, messages)
        all_shown, all_forms = arguments(key, read(language.ENGLISH))
        assert shown - {"case"} <= all_shown | all_forms, key
        assert all_shown - {"case"} <= shown | forms, f"{key} does not show everything"
        assert forms <= all_shown | all_forms, key
        assert set(own.elements) == set(read(language.ENGLISH)[key].elements), key
        assert own.functions <= FUNCTIONS, key


@pytest.mark.filterwarnings("default::texts.complete.MissingTranslation")
@pytest.mark.parametrize("code", complete.COMPLETE)
def test_what_a_complete_language_lacks_is_a_warning(code: str) -> None:
    if lacking := complete.missing(code):
        warnings.warn(complete.MissingTranslation(complete.shortened(code, lacking)), stacklevel=1)


def test_what_a_complete_language_lacks_is_an_error_before_a_release(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for code, text in (("en", "a = A\nb = B\nc = C\nd = D\ne = E\n"), ("de", "a = Ah\n")):
        (tmp_path / code).mkdir()
        (tmp_path / code / "parts.ftl").write_text(text)
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    monkeypatch.setattr(files, "names", lambda: ("parts",))
    monkeypatch.setattr(complete, "COMPLETE", ["en", "de"])
    assert complete.main() == 1
    assert capsys.readouterr().out == "missing in de: 4\n  parts/b\n  parts/c\n  parts/d\n  parts/e\n"
    assert complete.shortened("de", complete.missing("de")) == "missing in de: 4 (parts/b, parts/c, parts/d, ...)"
    monkeypatch.setattr(complete, "COMPLETE", ["en"])
    assert complete.main() == 0


def test_what_a_language_lacks_is_said_in_english_and_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "ht").mkdir()
    plural = "many =\n    { $n ->\n        [one] card\n       *[other] cards\n    }\n"
    (tmp_path / "en" / "parts.ftl").write_text("one = one\ntwo = two\n" + plural)
    (tmp_path / "ht" / "parts.ftl").write_text("one = youn\n")
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    for cache in (files.names, files.text, files._messages):
        monkeypatch.setattr(files, cache.__name__, lru_cache(cache.__wrapped__))
    with caplog.at_level(logging.INFO):
        catalog = Catalog("ht")
        speaker = Speaker((), Style.WORDS)
        assert [catalog.say(key, {}, speaker) for key in ("one", "two", "two")] == ["youn", "two", "two"]
        assert catalog.say("many", {"n": 1}, speaker) == "card"
    assert [record.getMessage() for record in caplog.records] == ["ht/parts.ftl lacks two, many"]


@pytest.mark.parametrize("code", sorted(language.DRAFTS))
def test_a_draft_logs_one_line_for_all_that_it_lacks(code: str, caplog: pytest.LogCaptureFixture) -> None:
    files.text.cache_clear()
    files._log_draft.cache_clear()
    with caplog.at_level(logging.INFO):
        assert all(files.text(code, name) for name in files.names())
    assert [record.getMessage() for record in caplog.records] == [
        f"{code} is a draft: what it lacks is said in English"
    ]


TAKES = Message("takes", {"who": 1, "taken": [["2H"]], "cards": ["2S"]})
LAYS = Message("trails", {"who": 1, "cards": ["7H"]})


def test_a_sentence_that_a_draft_lacks_is_english_with_all_that_is_in_it() -> None:
    names = ("You", "Sipho")
    with language.speaking("zu"):
        assert say(LAYS, names) == "Sipho ushiya i-heart 7 etafuleni."
        assert say(TAKES, names) == "Sipho takes the two of hearts with the two of spades."
        assert say(Message("terminal-hint-why", {"reason": LAYS}), names).startswith("Why: Sipho trails the seven")
        assert listed(["2♣", "a build"]) == "2♣, a build" and either([4, 3]) == "4 / 3"
    with language.speaking("de"):
        assert not files.lacking("de") and listed(["A", "B"]) == "A und B"


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ("en", "en"),
        ("en-GB", "en"),
        ("en_US.UTF-8", "en"),
        ("EN_xa", "en-XA"),
        ("zu_ZA.UTF-8", "zu"),
        ("C.UTF-8", None),
        ("xx", None),
        ("", None),
    ],
)
def test_a_language_is_found_by_codes_and_names_of_locales(wanted: str, expected: str | None) -> None:
    assert language.matched(wanted) == expected


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("en-XA", "en-XA"),
        ("xx, en-XA;q=0.5, en;q=0.9", "en"),
        ("en;q=0.1, en-XA", "en-XA"),
        ("en-XA;q=zero, en", "en"),
        ("", "en"),
        (";;;,,,", "en"),
        ("zu", "en"),
        ("zu-ZA, af;q=0.9, de;q=0.8, en;q=0.7", "de"),
        ("es;q=0", "en"),
        ("es;q=0.0, de;q=0.001", "de"),
        ("de;Q=0.1, FR;Q=0.9", "fr"),
        ("es;q=nan, de;q=0.5", "de"),
        ("de;q=0.5, es;q=nan", "de"),
        ("es;q=7, de;q=-1, fr;q=0.1", "fr"),
        ("es;q=inf, fr;q=0.1", "fr"),
        ("xx," * 10_000 + "en-XA", "en"),
    ],
)
def test_a_browser_gets_the_language_that_it_prefers(header: str, expected: str) -> None:
    assert language.negotiated(header) == expected


def test_the_environment_names_a_language() -> None:
    assert language.of_environment({"LANG": "en_XA.UTF-8"}) == "en-XA"
    assert language.of_environment({"LC_ALL": "C", "LANG": "en_XA"}) == "en"
    assert language.of_environment({"LANGUAGE": "xx:en_XA", "LANG": "en_US"}) == "en-XA"
    assert language.of_environment({"LANG": "zu_ZA.UTF-8"}) == "en"
    assert language.of_environment({"LANGUAGE": "af:de", "LANG": "en_US"}) == "de"
    assert language.of_environment({}) == "en"


def test_a_draft_is_offered_as_one_in_the_words_of_the_reader() -> None:
    assert set(language.known()) >= language.DRAFTS
    assert language.offered()["zu"] == "isiZulu (draft)" and language.offered()["de"] == "Deutsch"
    with language.speaking("de"):
        assert language.offered()["zu"] == "isiZulu (Entwurf)"


def test_the_command_line_says_that_a_language_is_a_draft(capsys: pytest.CaptureFixture[str]) -> None:
    with language.speaking(language.ENGLISH):
        assert spoken(["--lang", "af", "rules", "swazi"]) == ["rules", "swazi"]
        assert capsys.readouterr().err == tell("shared-draft") + "\n"
        assert spoken(["--lang", "de", "rules"]) == ["rules"] and not capsys.readouterr().err


def test_a_draft_counts_and_writes_dates_as_english_does() -> None:
    assert {*map(language.locale, language.DRAFTS)} == {"en"}
    with language.speaking("zu"):
        assert tell("pages-deals", deals=0) == "0 deals"


def test_scripts_know_the_same_drafts_and_relatives() -> None:
    script = (STATIC / "shared" / "texts.js").read_text("utf-8")
    found = re.search(r"const DRAFTS = (\[.*?\]);", script)
    assert found and set(json.loads(found[1])) == language.DRAFTS
    found = re.search(r"const RELATED = \{(.*?)\};", script)
    assert found and re.findall(r'"?([\w-]+)"?: "(\w+)"', found[1]) == list(language.RELATED.items())


def test_speaking_lasts_as_long_as_its_block() -> None:
    english = tell("build-of", value=9)
    with language.speaking(language.PSEUDO):
        assert tell("build-of", value=9) != english
    assert tell("build-of", value=9) == english


def test_the_pseudo_language_is_longer_accented_and_marked_from_right_to_left() -> None:
    message = Message("trails", {"who": 0, "cards": ["10D"]})
    english = say(message, ["You"])
    with language.speaking(language.PSEUDO):
        disguised = say(message, ["You"])
    assert len(disguised) > 1.3 * len(english)
    assert "\u200f" in disguised
    assert not re.search("[A-Za-z]", disguised)


def test_a_text_on_one_line_keeps_the_spaces_that_hold_words_together() -> None:
    assert on_one_line("« 10\u202fpoints\u00a0»\n   et\tplus \n") == "« 10\u202fpoints\u00a0» et plus"

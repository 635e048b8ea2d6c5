"""The names that people can have: the same at every door, in every script."""

import re
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from cassino.hosted.match.names import GUEST, clean_name, in_words, public_names
from cassino.hosted.wire.refusal import WrongWish
from cassino.rules import RulesError, load_variant, parse_house_rules
from cassino.scorepad.sheet import Sheet, start_problems
from cassino.texts import tell
from cassino.texts.language import NAMES, PSEUDO, speaking
from cassino.texts.names import (
    LONGEST_NAME,
    LONGEST_TITLE,
    YOU_WORDS,
    graphemes,
    is_you,
    name_key,
    name_problem,
    shown_name,
    without_hidden,
)
from cassino.tui.seats import SeatsError, parse_seats

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
GOOD = [
    "Ann", "Zoë", "O’Brien", "Jean-Luc", "=cmd", "♥ Ann", "Ann \u2764\ufe0f", "Ann \u2764", FAMILY,
    "\U0001f469\U0001f3fd\u200d\U0001f9b0 Red", "\U0001f3f3\ufe0f\u200d\U0001f308", "1\ufe0f\u20e3",
    "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f", "\U0001f1ed\U0001f1fa", "\U0001fae9",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u062e\u062f\u0627\u200c\u06cc\u0627\u0631",
    "\u0d9a\u0dca\u200d\u0dbb\u0dd2\u0dc2\u0dca\u0dab", "\u0930\u094d\u200d\u092f",
    "\u09b0\u200d\u09cd\u09af\u09be\u09ac", "\u0d28\u0d4d\u200d",
    "\u845b\U000e0100\u98fe", "\u65e5\u672c", "\uae40\ucca0\uc218", "Nguye\u0302\u0303n",
    "\u05e9\u05b8\u05bc\u05c1", "\u0f66\u0f92\u0fb2\u0f74", "\u1019\u103c\u1014\u103a\u1019\u102c",
    FAMILY * LONGEST_NAME, "A" * LONGEST_NAME,
]  # fmt: skip
HIDDEN = [
    "A\u200bB", "A\u202eB", "A\u2066B", "\u3164", "\u2800", "Ann\u034f", "A\ufe0f", "\u115f", "\U000e0101x", "A\u200dB",
    "A\u200cB", "\U0001d159", "A\u00adB", "A\u0000B", "\ufeffAnn", "\U0001f468\u200d", "\u0645\u200c\u200c\u0645",
    "\u200f", "Z\u0335\u0321\u0353\u0316", "\u0301x", "\u0e01\u0e47\u0e47\u0e47\u0e47", "\U0001f3f4\U000e0067",
    "\ue000",
]  # fmt: skip
WIDE = ["\ufdfd", "\U0001242b" * 3]
LONG = ["", "  ", "A" * (LONGEST_NAME + 1), FAMILY * (LONGEST_NAME + 1), "A" * 5000]


@pytest.mark.parametrize("name", GOOD)
def test_every_door_takes_the_names_of_people(name: str) -> None:
    assert name_problem(name) is None
    assert clean_name(name) == name
    assert not start_problems(load_variant("casino"), [name, "Bob"], 0, None)
    assert [seat.name for seat in parse_seats(f"Bob=human,{name}=human")][1] == name
    assert parse_house_rules(f'title = "{name}"\nparent = "casino"\n').title == name
    assert without_hidden(name) == name


@pytest.mark.parametrize(
    ("name", "said"),
    [(name, "invisible") for name in HIDDEN] + [(name, "wide") for name in WIDE] + [(name, "visible") for name in LONG],
)
def test_every_door_refuses_the_same_names_and_says_why(name: str, said: str) -> None:
    with pytest.raises(WrongWish, match=said):
        clean_name(name)
    (problem,) = start_problems(load_variant("casino"), [name, "Bob"], 0, None)
    assert said in problem and len(problem) < 200
    with pytest.raises(SeatsError, match=f"{said}|empty name"):
        parse_seats(f"Bob=human,{name}=human")


@pytest.mark.parametrize("name", [*HIDDEN, *WIDE, "", "A" * (LONGEST_TITLE + 1)])
def test_titles_of_house_rules_obey_the_same_rule(name: str) -> None:
    escaped = "".join(each if each.isascii() and each.isprintable() else f"\\U{ord(each):08x}" for each in name)
    with pytest.raises(RulesError) as caught:
        parse_house_rules(f'title = "{escaped}"\nparent = "casino"\n')
    assert {problem.where for problem in caught.value.problems} == {"title"}
    parse_house_rules(f'title = "{"A" * LONGEST_TITLE}"\nparent = "casino"\n')


@pytest.mark.parametrize("language", [each for each in NAMES if each != PSEUDO])
def test_nobody_is_called_as_the_reader_is_addressed(language: str) -> None:
    with speaking(language):
        for word in {tell("you", case="inside"), tell("you")}:
            assert is_you(word) and is_you(word.upper())
            assert clean_name(word) == GUEST
            with pytest.raises(SeatsError):
                parse_seats(f"Ana=human,{word}=level1")
    assert not any(map(is_you, ["Youssef", "Duke", "Tula", "Teo", "Ouma"]))


def test_the_words_are_keys() -> None:
    assert set(map(name_key, YOU_WORDS)) == YOU_WORDS


def test_people_of_one_name_are_told_apart() -> None:
    assert public_names(["Sam", "Ann", "Sam", "sam"]) == ["Sam", "Ann", "Sam 2", "sam 3"]
    assert public_names(["Sam", "Sam 2", "Sam"]) == ["Sam", "Sam 2", "Sam 3"]
    assert list(map(in_words, public_names([GUEST, "Tú", "Te"]))) == ["Guest", "Guest 2", "Guest 3"]
    with speaking("de"):
        assert list(map(in_words, public_names([GUEST, GUEST]))) == ["Gast", "Gast 2"]


@given(st.text(max_size=30))
def test_a_name_that_is_accepted_can_be_seen(name: str) -> None:
    tidy = " ".join(name.split())
    if name_problem(tidy) is None:
        assert 1 <= graphemes(tidy) <= LONGEST_NAME and without_hidden(tidy) == tidy
    assert not re.search("[\u0000-\u001f\u200b\u202a-\u202e\u2066-\u2069]", shown_name(name))


def test_a_pad_keeps_the_names_as_they_were_given(tmp_path: Path) -> None:
    sheet = Sheet(load_variant("casino"), ["♥ Ann", FAMILY], 0, None)
    assert list(sheet.names) == ["♥ Ann", FAMILY]

"""House rules as TOML: strict reading, everything wrong at once, and back to text."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from cassino.rules import (
    Rules,
    RulesError,
    VariantNotFound,
    format_rules,
    load_rules,
    load_rules_file,
    load_variant,
    options,
    parse_rules,
    variant_ids,
)
from cassino.rules.loading import Library
from cassino.rules.options import RECORDS, RULE_OPTIONS
from cassino.rules.values import format_value
from strategies import random_rules

BROKEN = """\
title = "Broken"
parent = "roial"
colour = 1

[dealin]
hand = 4

[dealing]
hand = "four"
packte = 2
replenish = "round"

[building]
raise_with_sets = 1

[calling]
claim = ["count_out"]

[scoring]
items = [
    { most = "cards", points = 3 },
    { each = "11D", points = 1 },
    { each = "aces", most = 1 },
    { each = "twos" },
    { most = "spades", points = true, atleast = 2 },
    7,
]

[ending]
target = 21.5
"""
BROKEN_PLACES = {
    (2, "parent"),
    (3, "colour"),
    (5, "dealin"),
    (9, "dealing.hand"),
    (10, "dealing.packte"),
    (11, "dealing.replenish"),
    (14, "building.raise_with_sets"),
    (17, "calling.claim"),
    (22, "scoring.items[2].each"),
    (23, "scoring.items[3]"),
    (24, "scoring.items[4]"),
    (25, "scoring.items[5]"),
    (25, "scoring.items[5].points"),
    (20, "scoring.items[6]"),
    (30, "ending.target"),
}


def problems_of(text: str, name: str = "ours") -> tuple[str, ...]:
    with pytest.raises(RulesError) as caught:
        parse_rules(text, name, "ours.toml")
    return tuple(str(problem) for problem in caught.value.problems)


def test_everything_wrong_is_said_at_once() -> None:
    with pytest.raises(RulesError) as caught:
        parse_rules(BROKEN, "broken", "broken.toml")
    found = caught.value.problems
    assert {(problem.line, problem.where) for problem in found} == BROKEN_PLACES
    assert [problem.line for problem in found] == sorted(problem.line for problem in found)
    assert all(problem.file == "broken.toml" for problem in found)
    assert str(caught.value).count("\n") == len(found) - 1


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('parent = "roial"', "Did you mean “royal”?"),
        ("[dealin]", "Did you mean “dealing”?"),
        ("[dealing]\npackte = 2", "Did you mean “packet”?"),
        ('[dealing]\nreplenish = "round"', "Did you mean “rounds”?"),
        ('[scoring]\nitems = [{ most = "spadess", points = 1 }]', "Did you mean “spades”?"),
        ("dealing = 4", "must be a section, not 4"),
        ("title = 7", "must be text in quotes, not 7"),
        ("[seating]\nplayers = 2", "must be a list, not 2"),
        ('[seating]\nplayers = [2, "3"]', 'seating.players[2]: This must be a whole number, not "3"'),
        ("[dealing]\nhand = true", "must be a whole number, not true"),
        ("[dealing", "ours.toml:1: This is not valid TOML"),
        ("[dealing]\nhand = 4\nhand = 4", "ours.toml:3: This is not valid TOML"),
    ],
)
def test_a_problem_names_the_place_and_what_was_meant(text: str, words: str) -> None:
    assert words in "\n".join(problems_of(text))


def test_items_may_be_written_as_tables() -> None:
    text = 'title = "T"\nparent = "casino"\n[[scoring.items]]\nmost = "cards"\npoints = 1\n'
    assert parse_rules(text).scoring.items == (options.Most("cards", 1),)
    wrong = text + '[[scoring.items]]\neach = "kigns"\npoints = 1\n'
    assert problems_of(wrong)[0].startswith("ours.toml:7: scoring.items[2].each:")


def test_cards_are_understood_as_people_write_them() -> None:
    items = '[{ each = "td", points = 1 }, { most = "Hearts", points = 1 }]'
    text = f'title = "T"\nparent = "casino"\n[scoring]\nitems = {items}'
    assert [item.of for item in parse_rules(text).scoring.items] == ["10D", "hearts"]


def test_contradictions_are_said_with_what_cannot_be_read() -> None:
    found = problems_of('title = "T"\nparent = "casino"\n[dealing]\nhand = 5\n[ending]\ntarget = "x"')
    assert [problem.split(": ")[1] for problem in found] == [
        "dealing.hand",
        "dealing.hand",
        "dealing.hand",
        "ending.target",
    ]


def test_house_rules_differ_from_their_parent_only_where_they_say() -> None:
    ours = parse_rules('title = "Ours"\nparent = "royal"\n[sweeping]\npoints = 1\n', "ours")
    royal = load_variant("royal")
    assert ours.parent == "royal_north_american"
    assert (ours.id, ours.title, ours.aliases, ours.source) == ("ours", "Ours", (), "")
    assert ours.sweeping.points == 1
    assert (ours.counting, ours.scoring, ours.ending) == (royal.counting, royal.scoring, royal.ending)


@pytest.mark.parametrize("variant", variant_ids())
def test_variants_survive_as_text(variant: str) -> None:
    rules = load_variant(variant)
    assert parse_rules(format_rules(rules)) == rules


@settings(max_examples=60)
@given(random_rules())
def test_any_rules_survive_as_text(rules: Rules) -> None:
    assert parse_rules(format_rules(rules)) == rules


@settings(max_examples=60)
@given(random_rules(), st.sampled_from(variant_ids()))
def test_any_rules_survive_as_what_differs_from_a_parent(rules: Rules, parent: str) -> None:
    child = replace(rules, parent=parent)
    assert parse_rules(format_rules(child)) == child


SCALARS = st.integers() | st.booleans() | st.text("abc10DS_", max_size=6) | st.sampled_from(["aces", "10D", "hand"])
VALUES = SCALARS | st.floats() | st.lists(SCALARS, max_size=3)
ITEMS = st.lists(
    st.dictionaries(st.sampled_from(["most", "each", "enough", "primiera", "points", "at_least", "of", "x"]), VALUES),
    max_size=3,
)
KEYS = st.sampled_from([*(option.key.partition(".")[2] for option in RULE_OPTIONS), "x"])
TABLES = st.dictionaries(
    st.sampled_from([*RECORDS, "x"]), st.dictionaries(KEYS, VALUES | ITEMS, max_size=4), max_size=4
)


def inline(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return str(value) if isinstance(value, float) else format_value(value)


@settings(max_examples=150)
@given(TABLES)
def test_nonsense_is_answered_with_problems_or_read(tables: dict[str, dict[str, object]]) -> None:
    chapters = (
        f"[{name}]\n" + "".join(f"{key} = {inline(value)}\n" for key, value in table.items())
        for name, table in tables.items()
    )
    text = 'title = "T"\nparent = "casino"\n' + "".join(chapters)
    try:
        assert parse_rules(text).problems() == ()
    except RulesError as error:
        assert error.problems
        assert all(problem.text and problem.line <= text.count("\n") + 1 for problem in error.problems)


def test_a_parent_that_is_wrong_itself_is_named() -> None:
    library = Library({"good": 'title = "G"\nparent = "bad"', "bad": 'title = "B"\n[dealing]\nhand = 0'})
    with pytest.raises(
        RulesError, match=r"good\.toml:2: parent: .*“bad”.*: bad\.toml:3: dealing\.hand: This must be from 1 to 26"
    ):
        library.load("good")


def test_a_circle_of_parents_is_named() -> None:
    library = Library({"a": 'title = "A"\nparent = "b"', "b": 'title = "B"\nparent = "a"'})
    with pytest.raises(RulesError, match="form a loop: a -> b -> a"):
        library.load("a")


def test_an_unknown_name_is_answered_with_near_ones() -> None:
    with pytest.raises(VariantNotFound, match=r"“spade_casno”\. Did you mean “spade_casino”\?$"):
        load_variant("spade_casno")
    with pytest.raises(VariantNotFound, match=r"“\?”\.$"):
        load_variant("?")


def test_a_file_is_known_by_its_name(tmp_path: Path) -> None:
    file = tmp_path / "Our House.toml"
    file.write_text('title = "Ours"\nparent = "casino"\n', "utf-8")
    assert load_rules(str(file)) == load_rules(file) == load_rules_file(file)
    assert load_rules(file).id == "our_house"


def test_a_file_may_not_pose_as_a_variant(tmp_path: Path) -> None:
    file = tmp_path / "royal_web.toml"
    file.write_text('title = "Ours"\nparent = "casino"\n', "utf-8")
    with pytest.raises(RulesError, match="“royal_web” is the id of rules that come with the game"):
        load_rules_file(file)
    file.write_text(format_rules(load_variant("royal_web")), "utf-8")
    assert load_rules_file(file) == load_variant("royal_web")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_bytes(b"title = '\xff'")
    with pytest.raises(RulesError, match="not encoded in UTF-8: byte 10 "):
        load_rules_file(file)


@pytest.mark.parametrize("depth", [400, 495, 5000])
def test_lists_in_lists_without_end_are_refused(depth: int) -> None:
    for line in ("x = ", "[scoring]\nitems = ", "[seating]\nplayers = "):
        with pytest.raises(RulesError):
            parse_rules(f'title = "Deep"\n{line}' + "[" * depth + "]" * depth)


@pytest.mark.parametrize(
    "text", ['title = "a\\nb"', 'title = "a"\n[words]\nsweep = "\\u001b[2J"', 'title = "a\\u2028"']
)
def test_texts_are_lines_that_can_be_printed(text: str) -> None:
    with pytest.raises(RulesError, match="one line without control characters"):
        parse_rules(text)


def test_a_number_that_python_does_not_read_is_told() -> None:
    with pytest.raises(RulesError) as caught:
        parse_rules(f'title = "Long"\n[ending]\ntarget = {"9" * 5000}\n')
    assert [problem.text for problem in caught.value.problems] == ["This is not valid TOML: a number is too long."]


ENDLESS = ("a" + ".a" * 30_000 + " = 1", "[a" + ".a" * 30_000 + "]", "x = {a" + ".a" * 300 + " = 1}")


@pytest.mark.parametrize("text", ENDLESS, ids=["key", "table", "inline"])
def test_a_key_of_thousands_of_parts_is_told_not_read(text: str) -> None:
    with pytest.raises(RulesError) as caught:
        parse_rules(f'title = "Deep"\n{text}\n')
    assert [(problem.line, problem.text) for problem in caught.value.problems] == [
        (2, "A line has more than 200 dots.")
    ]

"""The rule cases of every variant pass, and no case passes that says something wrong."""

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml
from click.testing import CliRunner, Result

from cassino.cli.cases import command
from cassino.notation.cases import Case, read_cases, run_case
from cassino.notation.cases.loading import card_faults
from cassino.notation.cases.running import TYPES
from cassino.rules import load_variant, variant_ids
from rule_cases import CASES, FILES, case_of, trees

BROAD_VARIANT = "casino_long"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_case(case: Case) -> None:
    assert run_case(case) is None


def test_every_variant_has_cases_and_every_type_is_there() -> None:
    assert {case.variant for case in CASES} == set(variant_ids())
    assert {case.type for case in CASES} == set(TYPES)


# What a wrong expectation does


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value inside a value that is no mapping."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from places(part, (*path, key))
    else:
        yield path


def wrong(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return value[:-1] if value else ["2C"]
    others = {None: "A", "A": "B", "B": "A", "single": "multiple", "multiple": "single", "B11": "B7"}
    return others.get(value, "B11" if str(value).startswith("B") else "3H")


def expectations(tree: dict[str, Any]) -> list[dict[str, Any]]:
    plays = [*tree.get("actions", []), *tree.get("steps", []), *tree.get("builds", [])]
    return [play["expect"] for play in plays] or [tree["expect"]]


def changed_cases(tree: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """The case once for each expectation in it, that one made wrong."""
    for number, expect in enumerate(expectations(tree)):
        for path in places(expect):
            twin = deepcopy(tree)
            block = expectations(twin)[number]
            for key in path[:-1]:
                block = block[key]
            block[path[-1]] = wrong(block[path[-1]])
            yield f"{number} {path}", twin


@pytest.mark.parametrize("tree", trees(), ids=lambda tree: tree["id"])
def test_no_expectation_can_be_changed_unnoticed(tree: dict[str, Any]) -> None:
    passed = [name for name, twin in changed_cases(tree) if run_case(case_of(twin)) is None]
    assert not passed


@pytest.mark.parametrize("tree", trees(), ids=lambda tree: tree["id"])
def test_an_unknown_expectation_fails(tree: dict[str, Any]) -> None:
    expectations(tree)[0]["colour"] = "green"
    assert "'colour'" in str(run_case(case_of(tree)))


# Strictness


def verdict(given: str, action: str, expect: str = "{legal: true}", variant: str = BROAD_VARIANT) -> str:
    """What is wrong with a case of one play; empty if it passes."""
    text = f"""
cases:
- id: one
  variant: {variant}
  type: play
  given: {given}
  actions:
  - action: {action}
    expect: {expect}
"""
    (case,), faults = read_cases(text, Path("one.yaml"))
    assert not faults
    return str(run_case(case) or "")


TABLE = "{hands: {A: [9S, 9C, 2C]}, table: [5D, 4C, 4H, 9H, 3D], builds: [{owner: B, value: 9, sets: [[6D, 3C]]}]}"


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("{do: capture, cards: [9S], value: 9, sets: [[5D, 4C], [5D, 4H]]}", "B7"),  # one card in two sets
        ("{do: capture, cards: [9S], value: 9, sets: [[5D, 3D]]}", "B7"),  # a set of 8
        ("{do: capture, cards: [9S], value: 9, sets: [[6D, 3D]]}", "B7"),  # part of a build
        ("{do: capture, cards: [9S], value: 9, sets: [[9D]]}", "B7"),  # not there
        ("{do: capture, cards: [9S], value: 8, sets: [[5D, 3D]]}", "B6"),  # a nine is no eight
        ("{do: capture, cards: [9S], value: 14, sets: [[5D, 9H]]}", "B6"),
        ("{do: capture, cards: [9S, 9C], value: 9, sets: [[9H]]}", "B17"),  # two cards from hand
        ("{do: capture, cards: [9S], value: 9, sets: []}", "B7"),  # nothing taken
        ("{do: build, card: 2C, value: 9, sets: [[2C, 4C, 3D], [5D, 4C]]}", "B7"),
        ("{do: build, card: 2C, value: 9, sets: [[5D, 4C]]}", "B9"),  # without the played card
        ("{do: build, card: null, value: 9, sets: [[5D, 4C]]}", "B9"),
        ("{do: build, card: 9S, value: 9, sets: [[9S]]}", "B9"),  # alone
        ("{do: build, card: 2C, value: 6, sets: [[2C, 4C]]}", "B11"),
        ("{do: build, card: 2C, value: 99, sets: [[2C, 4C]]}", "B9"),
        ("{do: join, card: 2C, build: b1, sets: [[2C, 3D]]}", "B9"),
        ("{do: raise, card: 2C, build: b1, value: 11, sets: []}", "B9"),
        ("{do: raise, card: 2C, build: b1, value: 9, sets: [], with_table: [3D]}", "B10"),
        ("{do: trail, card: 8S}", "B17"),  # not in hand
    ],
)
def test_illegal_actions_name_their_rule(action: str, rule: str) -> None:
    assert not verdict(TABLE, action, f"{{legal: false, why: {rule}}}")
    assert "forbids it" in verdict(TABLE, action)


def test_a_failure_shows_table_move_expectation_and_outcome() -> None:
    shown = verdict(TABLE, "{do: capture, cards: [9S], value: 9, sets: [[5D, 4C]], builds: [b1]}", "{table: [9H]}")
    for part in ("Table: 9H 5D 4C 4H 3D", "b1: [6D+3C] worth 9", "9S x 5D+4C, [6D+3C]", "expected table 9H"):
        assert part in shown
    assert "found 9H 4H 3D" in shown


def test_builds_keep_their_names() -> None:
    given = "{hands: {A: [2C, 9S, AS, 9C]}, table: [7D], builds: [{id: b1, owner: B, value: 8, sets: [[5D, 3D]]}]}"
    join = "{do: raise, card: AS, build: b1, value: 9, sets: []}"
    assert not verdict(given, join, "{builds_after: [b1], build: {id: b1, sets: [[5D, 3D, AS]]}}")
    build = "{do: build, card: 2C, value: 9, sets: [[2C, 7D]]}"
    assert not verdict(given, build, "{builds_after: [b1, b2], build: {id: b2}}")


def test_hands_that_are_not_listed_go_on_playing() -> None:
    given = "{hands: {A: [9S]}, table: [5D]}"
    assert not verdict(given, "{do: trail, card: 9S}", "{next: B, table: [5D, 9S]}")
    assert "the deal goes on" in verdict(given, "{do: trail, card: 9S}", "{residue_to: A}")


def test_options_change_the_rules_of_a_case() -> None:
    tree = {"id": "one", "variant": "casino_web_b", "type": "score", "expect": {"deal": {"A": 5, "B": 2}}}
    tree["given"] = {"tally": {"A": {"cards": 30, "spades": 8, "sweeps": 1}, "B": {"cards": 22, "spades": 5}}}
    assert "expected points for A 5, found 4" in str(run_case(case_of(tree)))
    options = {"most_cards": 2, "most_spades": 2, "sweep": 1, "sides": "solo"}
    assert "found 0" in str(run_case(case_of(tree | {"options": options})))
    tree["expect"] = {"deal": {"A": 5, "B": 0}, "item_total": 4, "net_sweeps": {"A": 1, "B": 0}, "total": 5}
    assert run_case(case_of(tree | {"options": options})) is None
    for unknown in ({"colour": 1}, {"sides": "many"}, {"most_cards": "x"}, {"building.source": "thin air"}):
        assert "option" in str(run_case(case_of(tree | {"options": unknown})))


# Files and the command


def run(tmp_path: Path, text: str, *options: str) -> Result:
    path = tmp_path / "cases.yaml"
    path.write_text(text)
    return CliRunner().invoke(command, [str(path), *options])


def test_the_command_counts(tmp_path: Path) -> None:
    text = FILES[0].read_text().replace("captured: [7D, 7C]", "captured: [7D]")
    result = run(tmp_path, text)
    assert result.exit_code == 1
    count = sum(case.path == FILES[0] for case in CASES)
    assert result.output.splitlines()[-1] == f"{count - 1} passed, 1 failed"
    assert "FAILED bk_pair_7 (casino_book, play;" in result.output


def test_all_files_at_once() -> None:
    result = CliRunner().invoke(command, [str(path) for path in FILES])
    assert (result.exit_code, result.output) == (0, f"{len(CASES)} passed, 0 failed\n")


UNKNOWN = """
cases:
- {id: a, variant: solitaire, type: play, given: {}, actions: [{action: {do: trail, card: 7R}, expect: {}}]}
- {id: b, variant: casino, type: juggling}
- {id: c, variant: casino, type: deal, given: {players: 2}, expect: {deck: 52}}
"""


@pytest.mark.parametrize(
    ("options", "count"),
    [
        ([], "1 passed, 2 failed"),
        (["--variants", "solitaire"], "0 passed, 1 failed"),
        (["--variants", "cassino, solitaire"], "1 passed, 2 failed"),
        (["--variants", BROAD_VARIANT, "--skip-types", "juggling"], "1 passed, 0 failed"),
    ],
)
def test_what_is_not_known_fails_unless_it_is_left_out(tmp_path: Path, options: list[str], count: str) -> None:
    result = run(tmp_path, UNKNOWN, *options)
    assert result.output.splitlines()[-1] == count
    assert result.exit_code == (0 if count.endswith(" 0 failed") else 1)


def test_a_variant_that_no_case_has_is_an_error(tmp_path: Path) -> None:
    assert "no rule set 'casion'" in str(run(tmp_path, UNKNOWN, "--variants", "casion").exception)


MALFORMED = """schema_version: 1
cases:
- {id: a, variant: casino, type: play, given: {hands: {A: [11X, 9S]}}, actions: [{action: {do: trail}, expect: {}}]}
- {variant: casino, type: play}
- {id: c, variant: casino, type: play, given: {}, actions: []}
- {id: c2, variant: casino, type: play, given: {}, actions: [{do: trail}, 7]}
- {id: d, variant: casino, type: deal, given: {}}
- id: e
  variant: casino
  variant: casino
  type: deal
- {id: a, variant: casino, type: play, given: {}, actions: [{action: {do: trail}, expect: {}}]}
- trail
"""


def test_a_malformed_file_names_every_problem(tmp_path: Path) -> None:
    wrong = str(run(tmp_path, MALFORMED.replace("  variant: casino\n  variant: casino\n", "")).exception)
    expected = [
        "line 4: case 2: expected a text under 'id'",
        "line 5: case c: expected a list under 'actions'",
        "line 6: case c2, actions 1: expected a mapping under 'action'",
        "line 6: case c2, actions 2: expected a mapping with 'action' and 'expect'",
        "line 7: case d: expected a mapping under 'expect'",
        "line 8: case e: expected a text under 'variant'",
        "line 10: a second case 'a'",
        "line 2: case 8 is no mapping",
    ]
    assert not [text for text in expected if text not in wrong]
    assert "line 10, column 3: the key 'variant' a second time" in str(run(tmp_path, MALFORMED).exception)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("cases: [}", "line 1, column 9: not YAML"),
        ("", "line 1: expected a mapping with a list 'cases'"),
        ("cases: &a [*a]", "an alias that contains itself"),
        ("schema_version: 2\ncases: []", "line 1: expected schema_version 1, found 2"),
        ("[" * 1500, "not YAML"),
        ("cases: [!!python/name:os.system x]", "not YAML"),
        ("\x00", "not YAML"),
    ],
)
def test_what_is_no_case_file_says_so(tmp_path: Path, text: str, expected: str) -> None:
    assert expected in str(run(tmp_path, text).exception)


def test_cards_that_do_not_exist_are_found_before_anything_is_run(tmp_path: Path) -> None:
    text = "\n".join(MALFORMED.splitlines()[:3])
    assert "line 3: case a, hands: '11X' is no card" in str(run(tmp_path, text).exception)


ODD = (None, True, 0, -1, 14, 10**20, "", "A", "C", "Q", "9S", "zz", [], {}, [["9S"]], ["9S"], {"A": ["9S"]}, "b1", 3.5)


def ways(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from ways(value[key], (*path, key))


def test_nonsense_in_a_case_is_a_failure_and_never_a_crash() -> None:
    random = Random(4)
    sources = trees()
    for _ in range(600):
        tree = deepcopy(random.choice(sources))
        path = random.choice([way for way in ways(tree) if way and way[0] not in ("id", "variant", "type")])
        block: Any = tree
        for key in path[:-1]:
            block = block[key]
        block[path[-1]] = deepcopy(random.choice(ODD))
        cases, faults = read_cases(yaml.safe_dump({"cases": [tree]}), Path("odd.yaml"))
        for case in cases:
            assert faults or card_faults(case, load_variant(case.variant).deck.pack) or str(run_case(case))

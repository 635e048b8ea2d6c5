"""Cases in the YAML form: everything that the form has is understood, and nothing else."""

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml
from click.testing import CliRunner, Result

from cassino.casefiles import run_case
from cassino.casefiles.running import RUNNERS
from cassino.casefiles.yamlfile import converted, read_yaml
from cassino.casefiles.yamlmoves import Block
from cassino.cli.cases import command
from rule_cases import YAML_FILE

BROAD_VARIANT = "casino_long"
TREES: list[dict[str, Any]] = yaml.safe_load(YAML_FILE.read_text())["cases"]


def as_block(value: Any) -> Any:
    """Plain data as it is read from a file."""
    if isinstance(value, dict):
        return Block(1, {str(key): as_block(part) for key, part in value.items()})
    return [as_block(part) for part in value] if isinstance(value, list) else value


def failure_of(tree: dict[str, Any]) -> str:
    """What is wrong with a case; empty if it passes."""
    return str(run_case(converted(as_block(tree), Path("one.yaml"))) or "")


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree["id"])
def test_case(tree: dict[str, Any]) -> None:
    assert not failure_of(tree)


def test_every_type_is_there() -> None:
    assert {tree["type"] for tree in TREES} == set(RUNNERS)


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
            if path == ("why",) and not str(expect["why"]).startswith("B"):
                continue  # words for the reader
            twin = deepcopy(tree)
            block = expectations(twin)[number]
            for key in path[:-1]:
                block = block[key]
            block[path[-1]] = wrong(block[path[-1]])
            yield f"{tree['id']} {number} {path}", twin


def test_no_expectation_can_be_changed_unnoticed() -> None:
    assert not [name for tree in TREES for name, twin in changed_cases(tree) if not failure_of(twin)]


def parts_of(tree: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every mapping in which an unknown word must not be passed over."""
    yield tree
    yield from expectations(tree)
    yield from (tree[key] for key in ("given", "options", "build") if isinstance(tree.get(key), dict))
    yield from tree.get("given", {}).get("builds", [])
    for play in [*tree.get("actions", []), *tree.get("steps", [])]:
        yield from (play, play["action"], *play["action"].get("actions", []))


def test_an_unknown_word_fails_wherever_it_is() -> None:
    passed = []
    for tree in TREES:
        for number, _ in enumerate(parts_of(tree)):
            twin = deepcopy(tree)
            list(parts_of(twin))[number]["colour"] = "green"
            if "colour" not in failure_of(twin):
                passed.append((tree["id"], number))
    assert not passed


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
    (case,), faults = read_yaml(text, Path("one.yaml"))
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


@pytest.mark.parametrize("rule", ["", ", why: B7"])
def test_a_build_named_twice_is_captured_once(rule: str) -> None:
    capture = "{do: capture, cards: [9S], value: 9, sets: [[9H]], builds: [b1, b1]}"
    assert not verdict(TABLE, capture)
    assert "but it is legal" in verdict(TABLE, capture, f"{{legal: false{rule}}}")


@pytest.mark.parametrize(
    ("given", "expect", "wrong"),
    [
        ("{hands: {A: 9S}}", "{}", "hands needs a list"),
        ("{hands: {A: null}}", "{}", "hands needs a list"),
        ("{hands: {A: [9S]}, piles: {A: 2C}}", "{}", "piles needs a list"),
        ("{hands: {A: [9S]}, table: 2C}", "{}", "cards needs a list"),
        ("{hands: {A: [9S]}, to_play: null}", "{}", "Type the letter of a player"),
        ("{hands: {A: [9S]}, to_play: [A]}", "{}", "Type the letter of a player"),
        ("{hands: {A: [9S]}, builds: [{owner: [B], value: 9, sets: [[6D, 3C]]}]}", "{}", "Type the letter of a player"),
        ("{hands: {A: [9S]}}", "{table: 9S}", "table needs a list"),
        ("{hands: {A: [9S]}}", "{captured: null}", "captured needs a list"),
        ("{hands: {A: [9S]}}", "{next: [B]}", "next cannot be a list"),
        ("{hands: {A: [9S]}}", "{reveals: {B: 2C}}", "reveals needs a list"),
    ],
)
def test_cards_are_lists_and_players_are_letters(given: str, expect: str, wrong: str) -> None:
    assert wrong in verdict(given, "{do: trail, card: 9S}", expect)


@pytest.mark.parametrize("player", [None, ["A"], "then", "AB"])
def test_a_step_is_of_a_player(player: Any) -> None:
    step = {"player": player, "action": {"do": "trail", "card": "9S"}, "expect": {}}
    given = {"hands": {"A": ["9S"]}}
    tree = {"id": "one", "variant": BROAD_VARIANT, "type": "sequence", "given": given, "steps": [step]}
    assert "Type the letter of a player" in failure_of(tree)
    step["player"] = "A"
    assert not failure_of(tree)


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
    assert "The deal is not over yet" in verdict(given, "{do: trail, card: 9S}", "{residue_to: A}")


def test_options_change_the_rules_of_a_case() -> None:
    tree = {"id": "one", "variant": "casino_web_b", "type": "score", "expect": {"deal": {"A": 5, "B": 2}}}
    tree["given"] = {"tally": {"A": {"cards": 30, "spades": 8, "sweeps": 1}, "B": {"cards": 22, "spades": 5}}}
    assert "expected deal A 5, found 4" in failure_of(tree)
    options = {"most_cards": 2, "most_spades": 2, "sweep": 1, "sides": "solo"}
    assert "found 0" in failure_of(tree | {"options": options})
    tree["expect"] = {"deal": {"A": 5, "B": 0}, "item_total": 4, "net_sweeps": {"A": 1, "B": 0}, "total": 5}
    assert not failure_of(tree | {"options": options})
    for unknown in ({"colour": 1}, {"sides": "many"}, {"most_cards": "x"}, {"building.source": "thin air"}):
        assert "option" in failure_of(tree | {"options": unknown})


# Files and the command


def run(tmp_path: Path, text: str, *options: str) -> Result:
    path = tmp_path / "cases.yaml"
    path.write_text(text)
    return CliRunner().invoke(command, [str(path), *options])


def test_the_command_counts(tmp_path: Path) -> None:
    text = YAML_FILE.read_text()
    assert run(tmp_path, text).output == f"{len(TREES)} passed, 0 failed\n"
    result = run(tmp_path, text.replace("deck: 52", "deck: 51", 1))
    assert result.exit_code == 1
    assert result.output.splitlines()[-1] == f"{len(TREES) - 1} passed, 1 failed"
    assert "expected deck 51, found 52" in result.output


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
    assert "no rules called “casion”" in str(run(tmp_path, UNKNOWN, "--variants", "casion").exception)


MALFORMED = """schema_version: 1
cases:
- {id: a, variant: casino, type: play, given: {hands: {A: [11X, 9S]}}, actions: [{action: {do: trail}, expect: {}}]}
- {variant: casino, type: play}
- {id: e, variant: casino, type: deal, given: {}, expect: {}, variant: casino}
- {id: a, variant: casino, type: play, given: {}, actions: [{action: {do: trail}, expect: {}}]}
- trail
"""


def test_a_malformed_file_names_every_problem(tmp_path: Path) -> None:
    found = str(run(tmp_path, MALFORMED.replace(", variant: casino}", "}")).exception)
    for text in (
        "Line 4: Case 2 needs a text for id.",
        "Line 6: The case a is already defined.",
        "Line 1: Case 5 is not a mapping.",
    ):
        assert text in found
    assert "Line 5, column 63: The file is not YAML: the key variant is already there" in str(
        run(tmp_path, MALFORMED).exception
    )


@pytest.mark.parametrize(
    ("case", "expected"),
    [
        ("type: play, given: {}, actions: []", "There is nothing to check."),
        ("type: play, given: {}, actions: trail", "plays needs a list, not 'trail'."),
        ("type: play, given: {}, actions: [{do: trail}]", "these keys have no meaning here: do"),
        ("type: play, given: {}, actions: [7]", "play needs a mapping, not 7."),
        ("type: play, given: {}, actions: [{action: {do: trail}, expect: 1}]", "expect needs a mapping"),
        ("type: play, given: {}, actions: [{action: {do: trail}, expect: {}}]", "This must be a card, not None."),
        ("type: play, given: {hands: {A: [11X]}}, actions: [{action: {do: pass}, expect: {}}]", "11X"),
        ("type: deal, given: {}", "expect needs a mapping, not None."),
        ("type: deal, expect: {}", "given needs a mapping, not None."),
    ],
)
def test_a_malformed_case_fails_and_says_why(tmp_path: Path, case: str, expected: str) -> None:
    result = run(tmp_path, f"cases:\n- {{id: a, variant: casino, {case}}}")
    assert result.output.endswith("0 passed, 1 failed\n")
    assert expected in result.output


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("cases: [}", "Line 1, column 9: The file is not YAML"),
        ("", "Line 1: The file must be a mapping with a list named cases."),
        ("cases: &a [*a]", "recursive"),
        ("schema_version: 2\ncases: []", "Line 1: The schema_version must be 1, not 2."),
        ("[" * 1500, "not YAML"),
        ("cases: [!!python/name:os.system x]", "not YAML"),
        ("\x00", "not YAML"),
    ],
)
def test_what_is_no_case_file_says_so(tmp_path: Path, text: str, expected: str) -> None:
    assert expected in str(run(tmp_path, text).exception)


ODD = (None, True, 0, -1, 14, 10**20, "", "A", "C", "Q", "9S", "zz", [], {}, [["9S"]], ["9S"], {"A": ["9S"]}, "b1", 3.5)


def ways(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from ways(value[key], (*path, key))


def test_nonsense_in_a_case_is_a_failure_and_never_a_crash() -> None:
    random = Random(4)
    sources = TREES
    for _ in range(600):
        tree = deepcopy(random.choice(sources))
        path = random.choice([way for way in ways(tree) if way and way[0] not in ("id", "variant", "type")])
        block: Any = tree
        for key in path[:-1]:
            block = block[key]
        block[path[-1]] = deepcopy(random.choice(ODD))
        failure_of(tree)

"""The rule cases of every variant pass, and no case passes that says something wrong."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from cassino.casefiles import Case, read_text, run_case
from cassino.casefiles.casefile import Check
from cassino.cli.cases import command
from cassino.rules import variant_ids
from rule_cases import CASES, FILES

TYPES = {
    "play", "sequence", "structure", "layout_check", "deal", "deal_order", "info", "score", "match", "claim",
    "sweep_cancel", "primiera", "irregularity",
}  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_case(case: Case) -> None:
    assert run_case(case) is None


def test_every_variant_has_cases_and_every_type_is_there() -> None:
    assert {case.variant for case in CASES} == set(variant_ids())
    assert {case.type for case in CASES} == TYPES


def other_word(word: str) -> str:
    """Another word of the same kind."""
    others = {"yes": "no", "no": "yes", "none": "2C", "A": "B", "B": "A", "single": "multiple", "multiple": "single"}
    if word.lstrip("-").isdigit():
        return str(int(word) + 1)
    return others.get(word, "B" if len(word) == 1 else "B7" if word == "B11" else "B11" if word[0] == "B" else "3H")


def changed_texts(text: str, word: str) -> Iterator[str]:
    """The text of an expectation, each part of it made wrong."""
    parts = text.split(", ") if text else []
    if not parts:
        yield "A 7"
    for number, part in enumerate(parts):
        *kept, last = part.split()
        is_list = len(kept) > (len(parts) > 1 or word in ("deal", "after", "net", "totals", "build", "announces"))
        changed = " ".join(kept) if is_list else " ".join([*kept, other_word(last)])
        yield ", ".join(
            [*parts[:number], "holds 2H 3D 4C" if part.startswith("holds ") else changed, *parts[number + 1 :]]
        )


def changed_expectations(check: Check) -> Iterator[dict[str, str]]:
    """What a check expects, each part of it once made wrong."""
    for word, text in check.expect.items():
        if word != "illegal":
            yield from (check.expect | {word: changed} for changed in changed_texts(text, word))
        elif text:
            yield check.expect | {word: other_word(text)}
    if check.is_play and "illegal" in check.expect:
        yield {word: text for word, text in check.expect.items() if word != "illegal"}
    elif check.is_play:
        yield {"illegal": "B1"}


def with_expectation(case: Case, number: int, expect: dict[str, str]) -> Case:
    checks = [replace(check, expect=expect) if at == number else check for at, check in enumerate(case.checks)]
    return replace(case, checks=checks)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_expectation_can_be_changed_unnoticed(path: Path) -> None:
    unnoticed = [
        f"{case.id}, line {check.line}: {expect}"
        for case in CASES
        if case.path == path
        for number, check in enumerate(case.checks)
        for expect in changed_expectations(check)
        if run_case(with_expectation(case, number, expect)) is None
    ]
    assert not unnoticed


@pytest.mark.parametrize("type_", sorted(TYPES))
def test_an_unknown_word_fails(type_: str) -> None:
    case = next(case for case in CASES if case.type == type_)
    assert "colour" in str(run_case(with_expectation(case, 0, {"colour": "green"})))
    assert "colour" in str(run_case(replace(case, given={**case.given, "colour": "green"})))


KINGS = """
[case the second king lets a player build kings]
rules dominican
turn A
hand A KS KC
table KH 8D 7C 5S AD
legal KS, KH, 7C+5S+AD = 13
  build value 13, owner A, k 3
illegal B8: KS x 8D+5S
  because the king on the table must be taken, too
"""


def only_case(text: str) -> Case:
    (case,), faults = read_text(text, Path("one.txt"))
    assert not faults
    return case


def test_a_case_reads_like_the_game() -> None:
    case = only_case(KINGS)
    assert (case.id, case.type, case.variant) == ("the second king lets a player build kings", "play", "dominican")
    assert run_case(case) is None


def test_a_failure_shows_the_table_the_move_and_what_differs() -> None:
    shown = str(run_case(only_case(KINGS.replace("k 3", "k 2"))))
    for part in ("one.txt, line 2", "Line 7: legal KS, KH", "Table: KH 8D 7C 5S AD", "expected build value 13"):
        assert part in shown
    assert "kind multiple, k 3" in shown


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("rules dominican", "rules solitaire", "There is no variant solitaire."),
        ("turn A", "turn A\noption ending.target = 'many'", "ending.target: This must be a whole number"),
        ("turn A", "turn A\noption ending.colour = 1", "ending.colour: There is no option"),
        ("turn A", "turn E", "Type a player from A to B, not E."),
        ("hand A KS KC", "hand A KS KX", "KX"),
        ("k 3", "worth 3", "expected build value 13, owner A, worth 3"),
        ("illegal B8: KS x", "illegal KS x KX,", "is not a move: KX?"),
        ("illegal B8: KS x", "illegal KS takes", "is not a move: takes?"),
        ("legal KS, KH", "legal KS, KH, 3H", "The play should be legal, but rule B7"),
        ("illegal B8: KS", "illegal B7: KS", "Rule B7 should forbid the play, but rule B8 does"),
        ("illegal B8: KS x 8D+5S", "deal\n  deck 52", "These checks cannot be in one case."),
    ],
)
def test_what_is_wrong_in_a_case_fails(old: str, new: str, expected: str) -> None:
    assert expected in str(run_case(only_case(KINGS.replace(old, new))))


def test_a_file_that_cannot_be_read_names_every_line(tmp_path: Path) -> None:
    path = tmp_path / "cases.txt"
    path.write_text(
        "rules casino\n[case a]\nturn A\nturn B\n  table 9H\n[case a]\nrules casino\nlegal trail 4C\n next B\n next A\n"
    )
    result = CliRunner().invoke(command, [str(path)])
    expected = [
        "Line 1: The file must begin with [case NAME].",
        "Line 4: The line turn is already there.",
        "Line 5: Put a check before the expectation.",
        "Line 10: The line next is already there.",
        "Line 2: The case a has no rules.",
        "Line 2: The case a has no checks.",
        "Line 6: The case a is already defined.",
    ]
    assert not [text for text in expected if text not in str(result.exception)]
    path.write_bytes(b"\xff")
    assert "not text" in str(CliRunner().invoke(command, [str(path)]).exception)


TABLE = """
[case one]
rules casino_long
turn A
hand A 9S 9C 2C
table 5D 4C 4H 9H 3D [6D+3C=9 B]
"""


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("9S x 5D+4C, 5D+4H", "B7"),  # one card in two sets
        ("9S x 5D+3D", "B7"),  # a set of 8
        ("9S x 6D+3D", "B7"),  # part of a build
        ("9S x 9D", "B7"),  # not there
        ("9S x none", "B7"),  # nothing taken
        ("2C+4C+3D, 5D+4C = 9", "B7"),  # one card in two sets
        ("table 5D+4C = 9", "B9"),  # without a hand card
        ("9S = 9", "B9"),  # alone
        ("2C+4C = 6", "B11"),  # no six left
        ("2C+3D, [6D+3C] = 9", "B9"),  # a set of 5
        ("raise [6D+3C] 2C = 11", "B9"),  # no card captures it
        ("trail 8S", "B17"),  # not in hand
    ],
)
def test_an_illegal_move_names_its_rule(move: str, rule: str) -> None:
    assert run_case(only_case(f"{TABLE}illegal {rule}: {move}\n")) is None
    assert f"rule {rule}" in str(run_case(only_case(f"{TABLE}legal {move}\n")))


UNKNOWN = """
[case a]
rules solitaire
legal trail 7R
[case b]
rules casino
score
  colour green
[case c]
rules casino
players 2
deal
  deck 52
"""


@pytest.mark.parametrize(
    ("options", "count"),
    [
        ([], "1 passed, 2 failed"),
        (["--variants", "solitaire"], "0 passed, 1 failed"),
        (["--variants", "cassino, solitaire"], "1 passed, 2 failed"),
        (["--variants", "casino_long", "--skip-types", "score"], "1 passed, 0 failed"),
    ],
)
def test_what_is_not_known_fails_unless_it_is_left_out(tmp_path: Path, options: list[str], count: str) -> None:
    path = tmp_path / "cases.txt"
    path.write_text(UNKNOWN)
    result = CliRunner().invoke(command, [str(path), *options])
    assert result.output.splitlines()[-1] == count
    assert result.exit_code == (0 if count.endswith(" 0 failed") else 1)
    assert "no rules called “casion”" in str(CliRunner().invoke(command, [str(path), "--variants", "casion"]).exception)


ODD = (
    "",
    "none",
    "yes",
    "0",
    "-1",
    "14",
    "1" * 20,
    "A",
    "C",
    "Q",
    "9S",
    "zz",
    "A 9S",
    "A x, B y",
    "[9S=9 A]",
    "9S x 9H",
)


def test_nonsense_in_a_case_is_a_failure_and_never_a_crash() -> None:
    random = Random(4)
    for _ in range(600):
        case = random.choice(CASES)
        if case.given and random.random() < 0.5:
            run_case(replace(case, given={**case.given, random.choice(list(case.given)): random.choice(ODD)}))
            continue
        checks = list(case.checks)
        at = random.randrange(len(checks))
        word = random.choice(["", *checks[at].expect])
        odd = random.choice(ODD)
        change: dict[str, Any] = {"expect": {**checks[at].expect, word: odd}} if word else {"text": odd}
        checks[at] = replace(checks[at], **change)
        run_case(replace(case, checks=checks))


def test_all_files_at_once() -> None:
    result = CliRunner().invoke(command, [str(path) for path in FILES])
    assert (result.exit_code, result.output) == (0, f"{len(CASES)} passed, 0 failed\n")

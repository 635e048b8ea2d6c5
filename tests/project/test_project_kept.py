"""What released versions wrote is read by every later one, and means the same (docs/background/versions.md)."""

from dataclasses import replace
from pathlib import Path

import pytest

import cassino
from cassino.rules import format_rules, parse_rules
from cassino.rules.sharing import CodeError, rules_from_code
from cassino.scorepad import parse_sheet

KEPT = Path(__file__).parents[1] / "kept"
CODES = [
    (path.parent, *line.split())
    for path in sorted(KEPT.glob("*/codes.txt"))
    for line in path.read_text("utf-8").splitlines()
]


def files(pattern: str) -> list[Path]:
    """The files of all versions; at least one."""
    found = sorted(KEPT.glob(pattern))
    assert found
    return found


@pytest.mark.parametrize("path", files("*/records/*.txt"), ids=lambda path: f"{path.parts[-3]} {path.stem}")
def test_records_are_read_and_replayed(path: Path) -> None:
    text = path.read_text("utf-8")
    match = cassino.load(text)
    assert match.state.is_over and match.moves
    assert cassino.load(match.save()) == match


@pytest.mark.parametrize("path", files("*/positions.txt"), ids=lambda path: path.parent.name)
def test_positions_are_read(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert lines and [cassino.format_position(cassino.parse_position(line)) for line in lines] == lines


@pytest.mark.parametrize(("folder", "name", "code"), CODES, ids=lambda part: getattr(part, "name", part))
def test_share_codes_mean_the_same_or_are_refused(folder: Path, name: str, code: str) -> None:
    try:
        found = rules_from_code(code)
    except CodeError as error:
        # Where a variant was corrected: its codes would now mean other rules. Without a parent there is no such reason.
        assert error.key == "rules-code-other-version" and name != "without_a_parent"
        return
    assert format_rules(replace(found, parent="")) == (folder / "codes" / f"{name}.toml").read_text("utf-8")


@pytest.mark.parametrize("path", files("*/house_rules.toml"), ids=lambda path: path.parent.name)
def test_house_rules_are_read(path: Path) -> None:
    rules = parse_rules(path.read_text("utf-8"))
    assert (rules.title, rules.ending.target, rules.sweeping.points) == ("Ours at home", 11, 2)


@pytest.mark.parametrize("path", files("*/score.json"), ids=lambda path: path.parent.name)
def test_scores_are_read(path: Path) -> None:
    sheet, _ = parse_sheet(path.read_text("utf-8"))
    assert list(sheet.names) == ["Ann", "Bob"]

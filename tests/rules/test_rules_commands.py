"""The commands `rules`, `variants` and `check`."""

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cassino.cli.main import cassino, main
from cassino.rules import format_rules, load_variant, variant_ids

GOOD = 'title = "Ours"\nparent = "royal"\n[sweeping]\npoints = 1\n'
BAD = 'title = "Ours"\nparent = "royal"\n[sweeping]\npoints = -1\n[ending]\ntargt = 11\n'


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cassino, arguments)


def test_the_rule_book_is_printed() -> None:
    result = run("rules", "royal")
    assert result.exit_code == 0
    assert result.output.startswith("Royal Casino\n============\n")
    assert "\nBUILDING\n" in result.output and "B9" not in result.output


def test_the_rule_book_fits_the_width() -> None:
    assert max(map(len, run("rules", "draw", "--width", "90").output.splitlines())) <= 90


def test_house_rules_have_a_rule_book(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(GOOD, "utf-8")
    assert "HOW IT DIFFERS FROM ROYAL CASINO" in run("rules", str(file)).output


def test_an_unknown_variant_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["rules", "roial"])
    assert ended.value.code == 2
    assert capsys.readouterr().err == "cassino: There are no rules called “roial”. Did you mean “royal”?\n"


def test_variants_are_listed_with_their_names() -> None:
    lines = run("variants").output.splitlines()
    assert [line.split()[0] for line in lines[1:]] == list(variant_ids())
    assert "royal_north_american" in next(line for line in lines if line.endswith("royal royal_casino"))


def test_good_house_rules_have_no_problems(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(GOOD, "utf-8")
    result = run("check", str(file))
    assert (result.exit_code, result.output) == (0, f"{file}: no problems\n")


def test_all_problems_of_house_rules_are_printed(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(BAD, "utf-8")
    result = run("check", str(file))
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        f"{file}:4: sweeping.points: This must be from 0 to 100, not -1.",
        f"{file}:6: ending.targt: There is no option “targt”. Did you mean “target”?",
    ]


def test_several_files_are_checked_together(tmp_path: Path) -> None:
    files = [tmp_path / "a.toml", tmp_path / "b.toml"]
    files[0].write_text(BAD, "utf-8")
    files[1].write_text(format_rules(replace(load_variant("draw"), id="mine", own_title="Mine")), "utf-8")
    result = run("check", *map(str, files))
    assert result.exit_code == 1
    assert result.output.endswith(f"{files[1]}: no problems\n")


def test_a_missing_file_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "none.toml"
    with pytest.raises(SystemExit) as ended:
        main(["check", str(file)])
    assert ended.value.code == 2
    assert capsys.readouterr().err == f"cassino: There is no file {file}.\n"


def test_sources_decisions_and_options_are_printed_when_asked_for() -> None:
    assert "B9  " in run("rules", "royal", "--sources").output
    assert "OUR DECISIONS" in run("rules", "royal", "--decisions").output
    assert "ALL OPTIONS" in run("rules", "royal", "--options").output


def test_a_sheet_is_written(tmp_path: Path) -> None:
    file = tmp_path / "swazi.html"
    assert run("rules", "swazi", "--sheet", str(file)).exit_code == 0
    page = file.read_text("utf-8")
    assert "<style>" in page and "Swazi Casino" in page and page.count("<main>") == 2


def test_a_sheet_cannot_be_a_folder(tmp_path: Path) -> None:
    result = run("rules", "royal", "--sheet", str(tmp_path))
    assert result.exit_code and str(result.exception).endswith("it is a folder.")

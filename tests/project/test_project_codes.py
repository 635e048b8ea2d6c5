"""Share codes and files on the command line."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cassino.cli.main import cassino, main
from cassino.rules import load_variant, parse_rules
from cassino.rules.sharing import rules_from_code

OURS = 'title = "Ours"\nparent = "royal"\n\n[sweeping]\npoints = 1\n'


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "ours.toml"
    path.write_text(OURS, "utf-8")
    return str(path)


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(cassino, arguments, input=typed)


def test_a_file_becomes_a_code_and_a_file_again(file: str) -> None:
    code = run("rules", "share", file).output.strip()
    assert rules_from_code(code).sweeping.points == 1
    text = run("rules", "show", code, "--toml").output
    rules = parse_rules(text)
    assert (rules.title, rules.parent, rules.sweeping.points) == ("Ours", load_variant("royal").id, 1)


def test_the_rule_book_of_a_code(file: str) -> None:
    code = run("rules", "share", file).output.strip()
    for arguments in (("rules", code), ("rules", "show", code), ("rules", "show", file)):
        assert "HOW IT DIFFERS FROM ROYAL CASINO" in run(*arguments).output


def test_a_variant_has_a_code_too() -> None:
    code = run("rules", "share", "royal").output.strip()
    assert run("rules", "show", "royal", "--toml").output.startswith('id = "royal_north_american"\n')
    assert rules_from_code(code).scoring == load_variant("royal").scoring


def test_the_rule_book_is_shown_without_a_command() -> None:
    assert run("rules").output == run("rules", "show", "casino").output == run("rules", "casino").output
    assert run("rules", "--width", "60", "casino").output == run("rules", "show", "casino", "--width", "60").output


def test_a_code_and_a_file_are_played(file: str) -> None:
    code = run("rules", "share", file).output.strip()
    for arguments in ((code,), ("--rules", code), ("--rules", file), (file,)):
        assert run("play", *arguments, "--plain", typed="quit\n").output.startswith("Ours: You against ")
    assert run("play", "royal", "--rules", file).exit_code == 2


@pytest.mark.parametrize("command", [["rules", "share"], ["rules", "show"], ["rules"], ["play", "--rules"], ["play"]])
def test_a_damaged_code_is_one_line(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code = run("rules", "share", "royal").output.strip()
    for wrong, said in ((code + "x", "This code is damaged"), ("roial", "Did you mean “royal”?")):
        with pytest.raises(SystemExit) as ended:
            main([*command, wrong])
        lines = capsys.readouterr().err.splitlines()
        assert ended.value.code == 2 and len(lines) == 1 and said in lines[0]

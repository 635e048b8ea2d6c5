"""The command line: commands are imported only when used, errors are one message."""

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import click
import pytest

from cassino import __version__
from cassino.cli import main as cli
from cassino.cli.main import explain


class StrangeRulesError(ValueError):
    """An error as this project raises them."""


StrangeRulesError.__module__ = "cassino.rules.problems"


def run_cassino(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "cassino", *arguments], capture_output=True, text=True, timeout=60)


def test_version_names_the_engine() -> None:
    first, second = run_cassino("--version").stdout.splitlines()
    assert first == f"cassino {__version__}"
    assert second.startswith(("engine: compiled", "engine: plain ("))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("encoding", ["cp1252", "latin-1", "utf-8"])
@pytest.mark.parametrize("language", ["en", "hu"])
def test_an_old_terminal_gets_letters_for_suits(encoding: str, language: str) -> None:
    command = [sys.executable, "-m", "cassino", "--lang", language, "rules", "dominican"]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    done = subprocess.run(command, capture_output=True, encoding=encoding, timeout=60, env=environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert bool(re.search(r"\b(?:10|[2-9AJQK])[SHDC]\b", done.stdout)) == (encoding != "utf-8")
    assert bool(re.search(r"\b(?:10|[2-9AJQK])[♠♥♦♣]", done.stdout)) == (encoding == "utf-8")
    assert not re.search(r"\b(?:10|[2-9AJQK])\?", done.stdout)


def test_an_error_is_said_in_an_old_terminal() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "latin-1"}
    command = [sys.executable, "-m", "cassino", "rules", "café"]
    done = subprocess.run(command, capture_output=True, encoding="latin-1", timeout=60, env=environment)
    assert (done.returncode, done.stderr) == (2, "cassino: There are no rules called ?café?.\n")


def test_help_lists_every_command_without_importing_it() -> None:
    code = (
        "import sys; from cassino.cli.main import cassino; cassino(['--help'], standalone_mode=False);"
        "print([m for m in sys.modules if m.startswith(('cassino.engine', 'starlette', 'sqlalchemy'))])"
    )
    output = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60).stdout
    assert all(f"\n  {name} " in output for name in cli.COMMANDS)
    assert output.endswith("[]\n")


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_exists_and_explains_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([name, "--help"]) == 0
    output = capsys.readouterr().out
    assert output.startswith(f"Usage: cassino {name}")
    assert len(output.splitlines()) > 3


def test_every_module_of_the_command_line_is_a_command() -> None:
    files = Path(cli.__file__).parent.glob("*.py")
    commands = {path.stem for path in files if "\ndef command(" in path.read_text()}
    assert commands == set(cli.COMMANDS)


def test_unknown_command_and_option_are_usage_errors() -> None:
    for arguments in (
        ["canasta"],
        ["--canasta"],
        ["serve", "--port", "canasta"],
        ["perft", "casino", "--depth", "0"],
        ["perft", "casino", "--players", "7"],
        ["play", "casino", "--target", "1001"],
    ):
        result = run_cassino(*arguments)
        assert result.returncode == 2
        assert "Traceback" not in result.stderr


@pytest.mark.slow
def test_a_position_can_be_given_as_its_line() -> None:
    dealt = run_cassino("perft", "royal", "--seed", "5", "--depth", "2").stdout.splitlines()
    given = run_cassino("perft", "--position", dealt[0], "--depth", "2").stdout.splitlines()
    assert given == dealt
    broken = run_cassino("perft", "--position", "casino_long 2 | turn A")
    assert (broken.returncode, broken.stdout) == (2, "")
    assert "column" in broken.stderr


def test_own_errors_are_said_in_full() -> None:
    assert explain(StrangeRulesError("two problems:\n- one\n- two")) == ("two problems:\n- one\n- two", 2)


def test_a_missing_file_is_named() -> None:
    assert explain(FileNotFoundError(2, "No such file or directory", "house.toml")) == (
        "There is no file house.toml.",
        2,
    )


def test_unexpected_errors_say_how_to_see_more() -> None:
    message, status = explain(KeyError("x"))
    assert message == "Sorry, this is a bug: KeyError: 'x' (set CASSINO_DEBUG=1 to see the details)"
    assert status == 1
    assert explain(ValueError())[1] == 1


def failing_command(error: BaseException) -> click.Command:
    def fail() -> None:
        raise error

    return click.Command("bench", callback=fail)


def run_failing(error: BaseException, monkeypatch: pytest.MonkeyPatch) -> object:
    monkeypatch.setattr(cli.LazyGroup, "get_command", lambda *_: failing_command(error))
    with pytest.raises(SystemExit) as ending:
        cli.main(["bench"])
    return ending.value.code


def test_a_person_sees_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv("CASSINO_DEBUG", raising=False)
    assert run_failing(StrangeRulesError("no such rule"), monkeypatch) == 2
    assert capsys.readouterr().err == "cassino: no such rule\n"
    assert run_failing(ZeroDivisionError("oops"), monkeypatch) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_interrupting_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_failing(KeyboardInterrupt(), monkeypatch) == 130


def test_the_traceback_is_there_for_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CASSINO_DEBUG", "1")
    monkeypatch.setattr(cli.LazyGroup, "get_command", lambda *_: failing_command(ZeroDivisionError()))
    with pytest.raises(ZeroDivisionError):
        cli.main(["bench"])


@pytest.mark.slow
def test_a_port_in_use_says_what_to_do() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run_cassino("serve", "--no-browser", "--port", str(port))
    assert result.returncode == 2
    assert len(result.stderr.splitlines()) == 1
    assert f"Port {port} is in use" in result.stderr
    assert f"--port {port + 1}" in result.stderr


@pytest.mark.parametrize("group", [[], ["puzzles"]])
def test_no_line_of_help_is_cut_off(group: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([*group, "--help"]) == 0
    assert "..." not in capsys.readouterr().out.partition("Commands:")[2]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("play --bot level2", "There is no option --bot. Did you mean --opponent?"),
        ("play --level 3", "There is no option --level. Did you mean --opponent?"),
        ("play --variant royal", "There is no option --variant; just type the VARIANT."),
        ("play --names Ann,Bob", "There is no option --names. Did you mean --name, --seats?"),
        ("play --targt 11", "There is no option --targt. Did you mean --target?"),
        ("score --points 11", "There is no option --points. Did you mean --target?"),
        ("arena --bot greedy", "There is no option --bot; just type the FIRST."),
        ("play --zzz", "There is no option --zzz."),
    ],
)
def test_a_guessed_option_is_understood(typed: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(typed.split())
    assert ended.value.code == 2
    assert capsys.readouterr().err.endswith(f"{told}\n")

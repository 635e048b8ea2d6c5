"""Casino School in the terminal: every lesson from beginning to end, by what it says."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from scripted import ScriptedTerminal

from cassino.cli.main import cassino
from cassino.lessons.lesson import COURSE, lessons
from cassino.lessons.progress import Progress
from cassino.tui.files import FileError
from cassino.tui.learning import School
from cassino.tui.progress_file import ProgressFile


def school(folder: Path, *script: str) -> ScriptedTerminal:
    """What a person sees who types these lines."""
    terminal = ScriptedTerminal(script)
    School(terminal, ProgressFile(folder)).run()
    return terminal


def test_a_newcomer_goes_through_all_lessons_by_hints_alone(tmp_path: Path) -> None:
    terminal = ScriptedTerminal()

    def newcomer(prompt: str) -> str:
        """Types what the last line says, or asks for a hint."""
        if not prompt.startswith("Your move"):
            return "quit" if prompt.startswith("Which") and "last lesson" in terminal.text else ""
        said = terminal.lines[-2]
        return said.removeprefix("Type ") if said.startswith("Type ") else "hint"

    terminal.answer = newcomer
    School(terminal, ProgressFile(tmp_path)).run()
    assert terminal.text.count("Step 1 of ") == len(COURSE)
    progress, trouble = ProgressFile(tmp_path).read()
    assert not trouble and all(progress.count(lesson) == len(lesson.steps) for lesson in lessons())
    assert "(last, done)" in school(tmp_path, "quit").text


def test_wrong_moves_are_answered(tmp_path: Path) -> None:
    wrong = ("8S x QC", "nonsense", "trail 8S", "moves", "1", "9")
    text = school(tmp_path, "capture", *wrong, "8S x 8H", "skip", "list", "quit").text
    assert "only an equal picture takes it" in text
    assert "Type a move, such as" in text
    assert text.count("That only puts a card on the table") == 2
    assert "Well done!" in text and "(capture, 1 of 2)" in text


def test_the_first_deal_by_hints_alone(tmp_path: Path) -> None:
    terminal = ScriptedTerminal()

    def newcomer(prompt: str) -> str:
        if not prompt.startswith("Your move"):
            return "quit"
        said = terminal.lines[-2]
        return said.removeprefix("Type ") if said.startswith("Type ") else "hint"

    terminal.answer = newcomer
    School(terminal, ProgressFile(tmp_path)).run("deal")
    assert "The deal is over." in terminal.text and "Most cards: you " in terminal.text
    assert "You win this deal" in terminal.text and "Casino School" in terminal.text


def test_the_first_deal_answers_what_is_typed(tmp_path: Path) -> None:
    text = school(tmp_path, "deal", "nonsense", "moves", "10S x 2C", "1", "quit").text
    assert "Type a move, such as" in text and "1. Trail " in text
    assert text.count("Your hand:") == 2


def test_the_list_answers_numbers_and_names(tmp_path: Path) -> None:
    assert "Sweep the table: Take everything" in school(tmp_path, "10", "quit").text
    assert 'There is no lesson "chess".' in school(tmp_path, "chess", "0", "quit").text


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    result = CliRunner().invoke(cassino, ["learn", "build", "--plain"], input="4C+5D = 9\nquit\n")
    assert result.exit_code == 0 and "A build of 9! Why is that good?" in result.output
    assert json.loads((tmp_path / "cassino" / ProgressFile.name).read_text())["done"] == ["build-make"]
    royal = CliRunner().invoke(cassino, ["learn", "royal", "--plain"]).output
    assert "Royal Casino: what is different from Casino." in royal and "An ace counts 1 or 14" in royal
    assert "is the game that the lessons teach" in CliRunner().invoke(cassino, ["learn", "casino", "--plain"]).output
    ours = tmp_path / "ours.toml"
    ours.write_text('title = "Ours"\nparent = "casino"\n[ending]\ntarget = 15\n')
    told = CliRunner().invoke(cassino, ["learn", str(ours), "--plain"]).output
    assert "Ours: what is different from Casino." in told and "Target: 15 (in Casino: 21)" in told
    assert f"cassino rules {ours}" in told.replace("\n", "")
    assert CliRunner().invoke(cassino, ["learn", "chess"]).exit_code != 0


def test_a_broken_file_is_kept_and_named_once(tmp_path: Path) -> None:
    (tmp_path / ProgressFile.name).write_text("x")
    text = school(tmp_path, "quit").text
    assert text.count("Your progress can't be read. The file is not JSON.") == 1 and "You start over" in text
    assert (tmp_path / ProgressFile.broken).read_text() == "x"


def test_a_broken_file_that_cannot_be_set_aside_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / ProgressFile.name).write_text("x")
    (tmp_path / ProgressFile.broken).mkdir()
    text = school(tmp_path, "capture", "8S x 8H", "quit").text
    assert text.count("What you solve now will not be saved") == 1
    assert (tmp_path / ProgressFile.name).read_text() == "x"


def test_lessons_of_another_version_are_kept(tmp_path: Path) -> None:
    (tmp_path / ProgressFile.name).write_text('{"version": 1, "done": ["chess-fork", "capture-pair"]}')
    text = school(tmp_path, "quit").text
    assert "belong to another version of Cassino" in text and "(capture, 1 of 2)" in text


def test_progress_that_cannot_be_saved_is_said_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise FileError("commands-no-file", file="it")

    monkeypatch.setattr("cassino.tui.progress_file.write_text", fail)
    text = school(tmp_path, "capture", "8S x 8H", "AH x AD", "quit").text
    assert text.count("Your progress can't be saved") == 1
    assert ProgressFile(tmp_path / "file" / "below").write(Progress())

"""A puzzle in the terminal."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from cassino.analysis.puzzles.puzzle import Puzzle, puzzle_number, shipped
from cassino.cards import cards_in
from cassino.cli.main import cassino
from cassino.rules.packs import format_card
from cassino.tui.progress_file import PuzzleFile

EXACT = next(number for number, puzzle in enumerate(shipped(), 1) if puzzle.is_exact)
HIDDEN = next(number for number, puzzle in enumerate(shipped(), 1) if not puzzle.is_exact)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder in which a person's things are kept."""
    return tmp_path / "cassino"


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing is written into the home of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def told(number: int, typed: str) -> str:
    result = CliRunner().invoke(cassino, ["puzzle", str(number), "--plain"], input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_wrong_move_and_the_solution() -> None:
    puzzle = puzzle_number(EXACT)
    text = told(EXACT, f"hint\n{puzzle.refutations[0].move}\n\nnonsense\n{puzzle.solution[0]}\n")
    assert text.index("Not the best. Another move brings") < text.index(
        "Right: take two of clubs with two of diamonds."
    )
    assert "Type a move, such as" in text and "must hold" in text and "The deal ends" in text


def test_giving_up_and_leaving() -> None:
    assert puzzle_number(EXACT).solution[0] == "2D x 2C"
    assert "The solution: take two of clubs with two of diamonds." in told(EXACT, "solution\n")
    for typed in ("quit\n", ""):
        assert "The solution" not in told(EXACT, typed)


def hidden_cards(puzzle: Puzzle) -> list[str]:
    return [format_card(card, puzzle.state.rules.deck.pack) for card in cards_in(puzzle.view.unseen)]


def test_hidden_cards_are_not_told() -> None:
    puzzle = puzzle_number(HIDDEN)
    text = told(HIDDEN, "hint\nsolution\n")
    words = text.replace(",", " ").replace(".", " ").split()
    assert "still to be dealt" in text and not set(hidden_cards(puzzle)) & set(words)


def test_the_puzzle_of_the_day_and_no_such_puzzle() -> None:
    result = CliRunner().invoke(cassino, ["puzzle", "--plain"], input="quit\n")
    assert result.output.startswith("Puzzle ") and " of " in result.output
    assert CliRunner().invoke(cassino, ["puzzle", "100000", "--plain"]).exit_code != 0


def practised(*arguments: str, typed: str) -> str:
    result = CliRunner().invoke(cassino, ["puzzle", *arguments, "--plain"], input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def number_in(text: str) -> int:
    return int(text.split()[1])


def test_a_theme_is_practised_with_puzzles_that_are_new() -> None:
    first = number_in(practised("--theme", "sums", typed="solution\n"))
    assert "sums" in puzzle_number(first).skills
    again = practised("--theme", "sums", typed="quit\n")
    assert number_in(again) != first and "sums" in puzzle_number(number_in(again)).skills
    assert number_in(practised("--theme", "any", typed="quit\n")) >= 1
    assert CliRunner().invoke(cassino, ["puzzle", "--theme", "poker"]).exit_code == 2
    assert CliRunner().invoke(cassino, ["puzzle", "3", "--theme", "sums"]).exit_code == 2


def test_only_the_first_answer_is_kept(folder: Path) -> None:
    puzzle = puzzle_number(EXACT)
    text = practised(str(EXACT), typed=f"{puzzle.refutations[0].move}\n{puzzle.solution[0]}\n")
    assert "It trains: " in text
    assert PuzzleFile(folder).tries == {puzzle.key: False}


def test_a_broken_file_is_set_aside(folder: Path) -> None:
    folder.mkdir()
    for broken in ("{", "[]", '{"tries": {"x": 3}}'):
        (folder / "puzzles.json").write_text(broken)
        file = PuzzleFile(folder)
        assert file.tries == {} and "can't be read" in file.trouble
        assert (folder / "puzzles.broken.json").read_text() == broken


def test_a_broken_file_that_cannot_be_set_aside_is_not_written_over(folder: Path) -> None:
    (folder / "puzzles.broken.json").mkdir(parents=True)
    (folder / "puzzles.json").write_text("x")
    text = practised(str(EXACT), typed="solution\n")
    assert text.count("What you solve now will not be saved") == 1
    assert (folder / "puzzles.json").read_text() == "x"

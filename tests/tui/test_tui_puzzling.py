"""A puzzle in the terminal."""

from click.testing import CliRunner

from cassino.analysis.puzzles.puzzle import Puzzle, puzzle_number, shipped
from cassino.cards import cards_in
from cassino.cli.main import cassino
from cassino.rules.packs import format_card

EXACT = next(number for number, puzzle in enumerate(shipped(), 1) if puzzle.is_exact)
HIDDEN = next(number for number, puzzle in enumerate(shipped(), 1) if not puzzle.is_exact)


def told(number: int, typed: str) -> str:
    result = CliRunner().invoke(cassino, ["puzzle", str(number), "--plain"], input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_wrong_move_and_the_solution() -> None:
    puzzle = puzzle_number(EXACT)
    text = told(EXACT, f"hint\n{puzzle.refutations[0].move}\n\nnonsense\n{puzzle.solution[0]}\n")
    assert text.index("Not the best. Another move brings") < text.index(f"Right: {puzzle.solution[0]}.")
    assert "expected a move such as" in text and "must hold" in text and "So the deal ends" in text


def test_giving_up_and_leaving() -> None:
    puzzle = puzzle_number(EXACT)
    assert f"The solution: {puzzle.solution[0]}." in told(EXACT, "solution\n")
    for typed in ("quit\n", ""):
        assert "The solution" not in told(EXACT, typed)


def hidden_cards(puzzle: Puzzle) -> list[str]:
    return [format_card(card, puzzle.state.rules.deck.pack) for card in cards_in(puzzle.view.unseen)]


def test_hidden_cards_are_not_told() -> None:
    puzzle = puzzle_number(HIDDEN)
    text = told(HIDDEN, "hint\nsolution\n")
    words = text.replace(",", " ").replace(".", " ").split()
    assert "are not dealt" in text and not set(hidden_cards(puzzle)) & set(words)


def test_the_puzzle_of_the_day_and_no_such_puzzle() -> None:
    result = CliRunner().invoke(cassino, ["puzzle", "--plain"], input="quit\n")
    assert result.output.startswith("Puzzle ") and " of " in result.output
    assert CliRunner().invoke(cassino, ["puzzle", "100000", "--plain"]).exit_code != 0

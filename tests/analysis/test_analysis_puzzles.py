"""Puzzles: every shipped one holds, and the search for more finds the same again."""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from click.testing import CliRunner

from cassino.analysis.puzzles.mining import WantedPuzzles, played_deal, prove, puzzles_in
from cassino.analysis.puzzles.puzzle import (
    NoSuchPuzzle,
    Puzzle,
    PuzzleError,
    Theme,
    format_puzzle,
    number_of_day,
    parse_puzzle,
    parse_puzzles,
    puzzle_number,
    shipped,
)
from cassino.analysis.puzzles.ranking import judge
from cassino.analysis.puzzles.themes import Paragraph, names_in, refute, solve
from cassino.cli.main import cassino
from cassino.compiled import WHY_PLAIN
from cassino.engine.legal import legal_moves
from cassino.engine.view import view
from cassino.rules import load_variant
from cassino.texts.catalog import say_all

PROVEN = 40 if WHY_PLAIN else 1
"""One in so many is searched again: all, where the engine is compiled."""
EXACT = [number for number, puzzle in enumerate(shipped(), 1) if puzzle.is_exact]
HIDDEN = [number for number, puzzle in enumerate(shipped(), 1) if not puzzle.is_exact]


@pytest.mark.slow
def test_every_exact_puzzle_holds() -> None:
    for number in EXACT[::PROVEN]:
        prove(puzzle_number(number))


@pytest.mark.skipif(bool(WHY_PLAIN), reason="many worlds are searched")
@pytest.mark.parametrize("number", HIDDEN[:2])
def test_puzzles_with_hidden_cards_hold(number: int) -> None:
    prove(puzzle_number(number))


def test_a_puzzle_is_a_line() -> None:
    for puzzle in shipped():
        line = format_puzzle(puzzle)
        assert "\n" not in line and parse_puzzle(line) == puzzle
        assert puzzle.moves and puzzle.gap >= 1 and puzzle.share >= 0.9, line
        assert all(puzzle.move(each.move) not in puzzle.moves for each in puzzle.refutations), line
        assert puzzle.state.rules.id == puzzle.variant and len(legal_moves(puzzle.state)) >= 3, line


def test_there_is_enough_for_many_days() -> None:
    assert len({puzzle.position for puzzle in shipped()}) == len(shipped()) >= 200
    assert len({puzzle.variant for puzzle in shipped()}) >= 8
    themes = Counter(puzzle.theme for puzzle in shipped())
    assert len(themes) >= 6 and max(themes.values()) < len(shipped()) * 2 / 3


def worded(puzzle: Puzzle, paragraphs: Iterable[Paragraph]) -> str:
    return " ".join(say_all(paragraph, names_in(puzzle.state)) for paragraph in paragraphs)


def test_the_words_name_the_moves() -> None:
    puzzle = puzzle_number(EXACT[0])
    told = worded(puzzle, solve(puzzle))
    assert told.startswith(f"This is {puzzle.gap:g} points better than the next best move. You ")
    assert "The deal ends: Player A " in told and "The next best move: You " in told
    wrong = puzzle.move(puzzle.refutations[0].move)
    assert worded(puzzle, refute(puzzle, wrong)).startswith(f"Another move brings {puzzle.gap:g} points more.")


def test_the_words_of_a_puzzle_with_hidden_cards_name_none() -> None:
    puzzle = puzzle_number(HIDDEN[0])
    told = worded(puzzle, solve(puzzle))
    assert "the best move" in told and "whatever the other players hold" in told
    assert len(refute(puzzle, puzzle.move(puzzle.refutations[0].move))) == 1


def test_days_follow_the_numbers() -> None:
    first = date(2026, 1, 1)
    days = [number_of_day(first + timedelta(days)) for days in range(len(shipped()))]
    assert sorted(days) == list(range(1, len(shipped()) + 1))
    for number in (0, len(shipped()) + 1):
        with pytest.raises(NoSuchPuzzle, match="numbered 1 to"):
            puzzle_number(number)


def changed(**values: object) -> Puzzle:
    return replace(puzzle_number(EXACT[0]), **values)


def test_what_does_not_hold_is_found() -> None:
    puzzle = puzzle_number(EXACT[0])
    other = puzzle.refutations[0].move
    for wrong in (
        changed(solution=(other,)),
        changed(margin=puzzle.margin + 1),
        changed(gap=puzzle.gap + 1),
        changed(plain=puzzle.solution),
        changed(solution=("trail 2C 2D",)),
        changed(position="casino_long 2 | turn A 1"),
    ):
        with pytest.raises(PuzzleError):
            prove(wrong)


@pytest.mark.parametrize("line", ["", "[]", "{}", '{"variant": 3}', "hello", '{"refutations": [[1]]}'])
def test_a_line_that_is_no_puzzle(line: str) -> None:
    with pytest.raises(PuzzleError, match="not a puzzle"):
        parse_puzzle(line)
    if line:
        with pytest.raises(PuzzleError, match=r"^Line 2: "):
            parse_puzzles([format_puzzle(puzzle_number(1)), line])


def test_hidden_cards_need_worlds() -> None:
    first = played_deal(load_variant("casino_long"), 2, 1).states[0]
    with pytest.raises(ValueError, match="it takes worlds"):
        judge(view(first, first.turn), first)


def test_the_same_deals_have_the_same_puzzles() -> None:
    rules = load_variant("royal_north_american")
    found = [list(puzzles_in(played_deal(rules, 2, seed).states, WantedPuzzles(), seed)) for seed in (2, 2)]
    assert found[0] == found[1]


def test_the_commands(tmp_path: Path) -> None:
    out = tmp_path / "found.jsonl"
    mined = CliRunner().invoke(cassino, ["puzzles", "mine", "--variant", "casino", "--deals", "6", "--out", str(out)])
    assert mined.exit_code == 0 and f"puzzles added to {out}" in mined.output
    out.write_text(format_puzzle(puzzle_number(EXACT[0])) + "\n", "utf-8")
    checked = CliRunner().invoke(cassino, ["puzzles", "check", str(out)])
    assert checked.output == "1 right, 0 wrong\n"
    broken = json.loads(out.read_text("utf-8")) | {"margin": 100}
    out.write_text(json.dumps(broken), "utf-8")
    checked = CliRunner().invoke(cassino, ["puzzles", "check", str(out)])
    assert checked.exit_code == 1 and checked.output.endswith("0 right, 1 wrong\n")
    assert "\nTotal: " in CliRunner().invoke(cassino, ["puzzles", "list"]).output
    assert set(Theme) >= {puzzle.theme for puzzle in shipped()}

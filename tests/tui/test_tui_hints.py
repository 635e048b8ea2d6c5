"""Hints in three steps, and the review of deals that are over, in the terminal and as a command."""

import json
from pathlib import Path

import pytest
from scripted import new_game, run

from cassino.cli import main as cli
from cassino.engine.legal import legal_moves
from cassino.engine.match import Match
from cassino.notation.move import format_move
from cassino.notation.record import format_match
from cassino.rules import load_variant
from cassino.tui import hinting
from cassino.tui.files import FileError
from cassino.tui.reviewing import game_from, read_match
from cassino.tui.seats import SeatsError
from reviewed import SMALL, played


def answers(*script: str) -> list[str]:
    """The lines after the first prompt."""
    lines = run(script)[1].lines
    return lines[lines.index("Your move:") + 1 :]


def test_each_hint_tells_one_step_more() -> None:
    lines = [line for line in answers("hint", "hint", "hint", "hint") if line != "Your move:"]
    assert lines[0].startswith("Hint: ") and lines[1] == "Type hint again for more."
    assert lines[2] == lines[0] and lines[3].startswith("Look at ") and lines[4] == lines[1]
    assert lines[6].startswith("Why: ") and lines[7].startswith("To play it, type ")
    assert lines[8:11] == lines[5:8]


def test_a_step_can_be_named_and_a_new_turn_begins_anew() -> None:
    assert answers("hint cards")[1].startswith("Look at ")
    assert answers("hint all")[0] == "Type hint for the next step, or hint nudge, hint cards or hint move."
    terminal = run(["hint move", "1", "hint"])[1]
    assert terminal.lines.count("Type hint again for more.") == 1


def test_the_deals_that_are_over_can_be_reviewed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "EFFORT", SMALL)
    assert "No deal of this match is over yet, so there is nothing to review." in answers("review")
    game = new_game("scopa", target=11)
    while not game.match.deal_over:
        game.play(game.match.legal_moves[0])
    terminal = run(["review"], game)[1]
    assert any(line.startswith("You: Accuracy") for line in terminal.lines)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(format_match(played("scopa"), {"Seats": "Ann=human, Bob=greedy"}))
    return path


def reviewed(record: Path, *arguments: str) -> int:
    return cli.run(["review", str(record), "--worlds", "2", "--plain", *arguments])


def test_the_command_prints_and_writes(record: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert reviewed(record, "--html", str(tmp_path / "page.html")) == 0
    printed = capsys.readouterr().out
    assert "Ann: Accuracy" in printed and "Turning points:" in printed
    assert (tmp_path / "page.html").read_text().startswith("<!doctype html>")
    assert reviewed(record, "--json", "--names", "Eve,Fay") == 0
    found = json.loads(capsys.readouterr().out)
    assert [player["name"] for player in found["players"]] == ["Eve", "Fay"]


def test_the_command_tells_the_values_at_a_move(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = read_match(record, None)[0].deals[0]
    assert reviewed(record, "--at", "2") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Move 2, deal 1: ")
    assert sum(" points, match " in line for line in lines) == len(legal_moves(moves.states[1]))
    assert lines[-1].startswith("Played: ")
    text = format_move(moves.states[1], legal_moves(moves.states[1])[0])
    assert reviewed(record, "--at", "2", "--try", text) == 0
    assert "; it loses " in capsys.readouterr().out.splitlines()[-1]


def test_a_wrong_wish_is_told(record: Path, tmp_path: Path) -> None:
    for wrong in (["--try", "2C"], ["--play"], ["--at", "2", "--json"], ["--at", "2", "--moves"]):
        assert reviewed(record, *wrong) == 2
    (tmp_path / "none.txt").write_text("nothing")
    with pytest.raises(FileError, match="is not a match record"):
        read_match(tmp_path / "none.txt", None)
    with pytest.raises(SeatsError, match="has 2 players"):
        read_match(record, "Ann")
    with pytest.raises(ValueError, match="There is no move 999"):
        reviewed(record, "--at", "999")


def test_a_match_goes_on_from_any_move(record: Path) -> None:
    match, _ = read_match(record, None)
    game = game_from(match, 5)
    deal = match.deals[0]
    assert game.match.moves == deal.moves[:4] and game.match.state == deal.states[4]
    assert game.humans == (deal.states[4].turn,)
    assert game.match.seed != match.seed


def test_a_match_without_a_finished_deal_cannot_be_reviewed(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    path.write_text(format_match(Match(load_variant("scopa"), seed=1)))
    with pytest.raises(ValueError, match="No deal of this match is over yet"):
        reviewed(path)

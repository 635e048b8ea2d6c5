"""The tutor in the terminal: records that were saved, games that are kept, and a tip after a match."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from scripted import ScriptedTerminal

from cassino.analysis.skills import Skill
from cassino.cli.main import cassino
from cassino.engine.match import Match
from cassino.hosted.match.match import replayed
from cassino.lab import tutor_measures
from cassino.notation.record import format_match
from cassino.search.budget import Budget
from cassino.texts.catalog import say
from cassino.tui import tutoring
from cassino.tui.commands import COMMANDS
from cassino.tui.files import FileError
from cassino.tui.game import Game
from cassino.tui.saved import load_game
from cassino.tui.seats import HUMAN, Seat
from cassino.tui.sitting import Sitting
from cassino.tui.tutoring import kept_games, read_game, tip_after
from cassino.tutor import tip as tips
from cassino.tutor.measured import measured, parse_measured
from tutored import lacking, match_of


@pytest.fixture(autouse=True)
def _speaking(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every rule speaks, and games are kept in a folder of the test."""
    monkeypatch.setattr(tips, "spoken", lambda: frozenset(Skill))
    monkeypatch.setattr(tutoring, "data_folder", lambda: tmp_path)


def record(path: Path, match: Match, notes: dict[str, str] | None = None) -> Path:
    path.write_text(format_match(match, notes or {}), "utf-8")
    return path


def finished(seed: int = 5) -> Game:
    """A finished match of a person who does not see sums."""
    return Game(replayed(match_of("ann", Skill.SUMS, seed)).match, [Seat("You", HUMAN), Seat("Hal", "heuristic")])


def read(*arguments: str) -> str:
    result = CliRunner().invoke(cassino, ["tutor", *arguments], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_record_gives_a_tip_with_its_position_and_the_lesson(tmp_path: Path) -> None:
    text = read("--plain", str(record(tmp_path / "a.txt", lacking(Skill.SUMS))))
    assert "Look for cards that add up to a card in your hand. You missed" in text
    assert "Table: " in text and "Your hand: " in text and "Better here: You take " in text
    assert "cassino learn sum" in text
    assert all(say(skill.called) in text for skill in Skill)


def test_the_seat_is_that_of_the_person_or_the_one_that_is_named(tmp_path: Path) -> None:
    match = lacking(Skill.SUMS)
    noted = record(tmp_path / "noted.txt", match, {"Seats": "Hal=heuristic, Ann=human"})
    assert read_game(noted).seat == 1 and read_game(noted, 0).seat == 0
    assert read_game(record(tmp_path / "plain.txt", match)).seat == 0
    with pytest.raises(FileError, match="no seat 3"):
        read_game(noted, 2)
    (tmp_path / "broken.txt").write_text("nonsense")
    with pytest.raises(FileError, match="not a match record"):
        read_game(tmp_path / "broken.txt")


def test_a_tip_after_a_match_and_the_match_is_kept(tmp_path: Path) -> None:
    assert "There are no finished games yet" in read()
    games = [finished(seed) for seed in (4, 5)]
    lines = [tip_after(game) for game in games]
    assert lines[1][0] == "A tip from your games:" and "add up" in lines[1][1]
    paths = kept_games()
    assert len(paths) == 2 and load_game(paths[0]).match.record() == games[1].match.record()
    assert "has looked at 2 games" in read("--games")


def test_only_the_latest_games_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tutoring, "MOST_MATCHES", 2)
    for _ in range(4):
        tutoring.keep_game(finished())
    assert [path.name for path in kept_games()] == ["00000004.txt", "00000003.txt"]


def test_a_sitting_tells_the_tip_once_and_only_if_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    for has_tips in (True, False):
        terminal = ScriptedTerminal(["score", "quit"])
        Sitting(terminal, finished(), COMMANDS, has_tips=has_tips).run()
        assert terminal.text.count("A tip from your games:") == has_tips
    monkeypatch.setattr(tutoring, "data_folder", lambda: Path("/proc/nowhere"))
    assert tip_after(finished())  # what cannot be kept does not matter


@pytest.mark.slow
def test_the_measurements_write_what_the_tutor_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tutor_measures, "LENGTHS", (1,))
    monkeypatch.setattr(tutor_measures, "DEEP", Budget(worlds=4))
    file = tmp_path / "measured.toml"
    text = read("worth", "--packs", "2", "--write", str(file))
    assert text.count("\n") == 1 + len(Skill)
    text = read("precision", "--trials", "1", "--write", str(file))
    assert f"{len(Skill)} players without one skill" in text
    table = parse_measured(file.read_text("utf-8"))
    assert set(table) == set(measured()) and table[Skill.PAIRS].worth and table[Skill.PAIRS].checked

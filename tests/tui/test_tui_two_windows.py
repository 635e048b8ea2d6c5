"""Two windows and one file: whatever the second one writes, nothing of the first is lost."""

import json
from http.cookiejar import Cookie, LWPCookieJar
from pathlib import Path

import pytest
from scripted import ScriptedTerminal, first_choice, new_game, run

from cassino.lessons.lesson import lessons
from cassino.lessons.progress import Progress, name_of
from cassino.texts import tell
from cassino.tui.files import FileChanged, OwnFile, beside
from cassino.tui.keeping import KeptMatch, new_kept, offered
from cassino.tui.progress_file import ProgressFile, PuzzleFile
from cassino.tui.remote import Client
from cassino.tui.saved import game_of, load_game, save_game


def test_a_file_that_another_window_has_written_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    first, second = OwnFile(path), OwnFile(path)
    first.write("one")
    with pytest.raises(FileChanged, match="Another window or program has changed"):
        second.write("two")
    assert second.is_changed and path.read_text() == "one"
    assert second.read() == "one"
    second.write("two")
    with pytest.raises(FileChanged):
        first.write("three")
    path.unlink()
    assert second.is_changed  # gone is changed, too
    (tmp_path / "match-2.txt").touch()
    assert beside(path) == tmp_path / "match-3.txt"


def test_solved_lessons_and_puzzles_of_both_windows_are_kept(tmp_path: Path) -> None:
    steps = lessons()[0].steps
    one, other = ProgressFile(tmp_path), ProgressFile(tmp_path)
    assert one.read() == other.read()
    one.write(Progress(frozenset({name_of(steps[0])})))
    other.write(Progress(frozenset({name_of(steps[1])})))
    assert ProgressFile(tmp_path).read()[0].done == {name_of(steps[0]), name_of(steps[1])}
    first, second = PuzzleFile(tmp_path), PuzzleFile(tmp_path)
    first.note("a", is_right=True)
    second.note("a", is_right=False)  # the first answer counts
    second.note("b", is_right=False)
    assert json.loads((tmp_path / "puzzles.json").read_text()) == {"tries": {"a": True, "b": False}}


def cookie(name: str) -> Cookie:
    return Cookie(
        0, name, name, None, False, f"{name}.example", True, False, "/", True, False, 2**32, False, None, None, {}
    )


def test_sessions_at_two_servers_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "sessions"
    one, other = Client("http://one.example", path), Client("http://other.example", path)
    one._jar.set_cookie(cookie("one"))
    other._jar.set_cookie(cookie("other"))
    one.keep_session()
    other.keep_session()
    jar = LWPCookieJar(path)
    jar.load(ignore_discard=True)
    assert {each.name for each in jar} == {"one", "other"}


def test_a_match_of_two_windows_goes_on_in_two_files(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    save_game(new_game(seed=5), path)
    first, second = KeptMatch(path), KeptMatch(path)
    games = game_of(first.file), game_of(second.file)
    games[0].play(games[0].match.legal_moves[0])
    first.save(games[0])
    games[1].play(games[1].match.legal_moves[1])
    second.save(games[1])
    for kept in (first, second):
        kept.release()
    assert load_game(path).move_count == load_game(tmp_path / "match-2.txt").move_count == 1
    assert load_game(path).match.moves != load_game(tmp_path / "match-2.txt").match.moves


def test_a_match_is_kept_until_it_is_over(tmp_path: Path) -> None:
    kept = new_kept(tmp_path)
    run([], new_game(seed=5), lambda prompt: first_choice(prompt), kept=kept)
    assert not list(tmp_path.iterdir())
    again = new_kept(tmp_path)
    sitting, terminal = run(["1", "1", "quit"], new_game(seed=5), kept=again)
    assert tell("terminal-kept") in terminal.lines
    found = offered(ScriptedTerminal([""]), None, tmp_path)
    assert found and found[0].match.moves == sitting.game.match.moves
    assert offered(ScriptedTerminal([""]), None, tmp_path) is None  # this window has it
    found[1].release()
    assert offered(ScriptedTerminal([""]), "scopa", tmp_path) is None  # another game was asked for


def test_a_kept_match_that_cannot_be_read_is_put_aside_and_named(tmp_path: Path) -> None:
    (tmp_path / "2026-01-01-120000.match").write_text("nonsense")
    terminal = ScriptedTerminal()
    assert offered(terminal, None, tmp_path) is None
    assert (tmp_path / "2026-01-01-120000.txt").read_text() == "nonsense"
    assert "2026-01-01-120000.txt" in terminal.lines[-1]

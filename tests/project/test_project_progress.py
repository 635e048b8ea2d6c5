"""Long commands show their progress on a terminal, and nothing of it in a pipe or with JSON."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

import cassino
from cassino.analysis.puzzles.mining import played_deal
from cassino.analysis.puzzles.puzzle import format_puzzle, shipped
from cassino.cli.main import COMMANDS
from cassino.notation.record import format_record
from cassino.server.ops.backup import back_up
from cassino.server.storage.database import open_database

ENDLESS = 180.0
HIDES_CURSOR = b"\x1b[?25l"
"""What a bar begins with."""
SHOWS_CURSOR = b"\x1b[?25h"
"""What it ends with."""
LONG = {
    "par": ["--seed", "7", "--nodes", "2000"],
    "perft": ["casino", "--depth", "2"],
    "bench": ["--variant", "casino", "--seconds", "0.001"],
    "arena": ["greedy", "random", "--deals", "20", "--jobs", "1"],
    "tournament": ["greedy", "random", "--deals", "20", "--jobs", "1"],
    "exploit": ["greedy", "--positions", "1", "--cards", "1"],
    "train": ["casino", "--lessons", "2", "--packs", "2", "--generations", "1", "--dry-run", "--jobs", "1"],
    "puzzles": ["check", "PUZZLES"],
    "tutor": ["RECORD"],
    "review": ["RECORD", "--worlds", "2"],
    "cases": ["CASES"],
    "backup": ["SAVED", "--database", "DATABASE"],
    "restore": ["BACKUP", "--database", "NEW"],
}
"""Commands that may take more than two seconds, with arguments that make them short."""
SHORT = {
    *("serve", "host", "admin", "learn", "play", "score", "verify", "puzzle", "rules", "variants", "check"),
}
"""Commands that people talk to, and those that are over at once."""


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """The files that the arguments name."""
    match = played_deal(cassino.rules("casino"), None, 1)
    (tmp_path / "record.txt").write_text(format_record(match.record()), "utf-8")
    engine = open_database(tmp_path / "old.db")
    back_up(engine, tmp_path / "backup.gz")
    engine.dispose()
    puzzle = next(each for each in shipped() if each.is_exact)
    (tmp_path / "puzzles.jsonl").write_text(format_puzzle(puzzle) + "\n", "utf-8")
    return {
        "RECORD": str(tmp_path / "record.txt"),
        "PUZZLES": str(tmp_path / "puzzles.jsonl"),
        "CASES": str(Path(__file__).parents[1] / "cases" / "dominican.txt"),
        "DATABASE": str(tmp_path / "old.db"),
        "SAVED": str(tmp_path / "saved.gz"),
        "BACKUP": str(tmp_path / "backup.gz"),
        "NEW": str(tmp_path / "new.db"),
    }


def in_terminal(arguments: list[str]) -> tuple[int, bytes, bytes]:
    """Status, output and what a terminal on the standard error shows of a command."""
    ours, its = pty.openpty()
    with subprocess.Popen([sys.executable, "-m", "cassino", *arguments], stdout=subprocess.PIPE, stderr=its) as process:
        os.close(its)
        shown = b""
        try:
            while part := os.read(ours, 4096):
                shown += part
        except OSError:  # the other side was closed
            pass
        output, _ = process.communicate(timeout=ENDLESS)
    os.close(ours)
    return process.returncode, output, shown


def test_every_command_is_known_to_be_long_or_short() -> None:
    assert {*LONG, *SHORT} == set(COMMANDS)
    assert not SHORT & LONG.keys()


@pytest.mark.slow
@pytest.mark.parametrize("name", LONG)
def test_a_long_command_shows_a_bar(name: str, files: dict[str, str]) -> None:
    status, output, shown = in_terminal([name, *(files.get(each, each) for each in LONG[name])])
    assert status == 0, shown
    assert HIDES_CURSOR in shown
    assert SHOWS_CURSOR in shown
    assert b"\x1b" not in output


@pytest.mark.slow
@pytest.mark.parametrize("name", LONG)
def test_nothing_of_it_in_a_pipe(name: str, files: dict[str, str]) -> None:
    arguments = [name, *(files.get(each, each) for each in LONG[name])]
    done = subprocess.run([sys.executable, "-m", "cassino", *arguments], capture_output=True, timeout=ENDLESS)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout


def test_json_is_quiet(files: dict[str, str]) -> None:
    status, output, shown = in_terminal(["par", *LONG["par"], "--json"])
    assert (status, shown) == (0, b"")
    assert output.startswith(b"[{")

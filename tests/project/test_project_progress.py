"""Long commands show their progress on a terminal, and nothing of it in a pipe or with JSON; signals end them."""

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

import cassino
from cassino.analysis.puzzles.mining import played_deal
from cassino.analysis.puzzles.puzzle import format_puzzle, shipped
from cassino.cli.main import COMMANDS
from cassino.notation.record import format_record
from cassino.server.ops.backup import back_up
from cassino.server.storage.database import open_database

PATIENCE = 180.0
SILENCE = 20.0
"""Seconds without anything new after which a signal is sent again."""
HIDES_CURSOR = b"\x1b[?25l"
"""What a bar begins with."""
SHOWS_CURSOR = b"\x1b[?25h"
"""What it ends with."""
REDRAWN = b"\x1b[2K"
"""What it draws over itself."""
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
    "site",
}
"""Commands that people talk to, and those that are over at once or in seconds."""


ENDLESS = {
    "par": ["par", "--seed", "7", "--nodes", "1000000000"],
    "perft": ["perft", "casino", "--depth", "9"],
    "bench": ["bench", "--seconds", "60"],
    "arena": ["arena", "level6", "level8", "--jobs", "3"],
    "alone": ["arena", "level6", "level8", "--jobs", "1"],
    "tournament": ["tournament", "greedy", "level8", "--jobs", "2"],
    "exploit": ["exploit", "greedy", "--positions", "100000"],
    "deals": ["exploit", "level6", "--positions", "1", "--cards", "1", "--deals", "9999", "--jobs", "2"],
    "train": ["train", "casino", "--minutes", "60", "--jobs", "2", "--dry-run"],
    "puzzles": ["puzzles", "mine", "--variant", "casino", "--deals", "9999", "--most", "9999"],
    "worth": ["tutor", "worth", "--packs", "99999"],
    "review": ["review", "RECORD", "--worlds", "1000"],
}
"""Commands that are interrupted at their work."""
ASKING = {
    "play": (["play", "--plain", "--seed", "1"], b"Your move"),
    "step": (["play", "--plain", "--watch", "--speed", "step"], b"Paused"),
    "learn": (["learn", "--plain"], b"School"),
    "score": (["score", "--plain", "casino"], b"Name of player 1"),
    "puzzle": (["puzzle", "1", "--plain"], b"Your move"),
}
"""Commands that are interrupted at a question, and what shows that they ask."""


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
        output, _ = process.communicate(timeout=PATIENCE)
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
    done = subprocess.run([sys.executable, "-m", "cassino", *arguments], capture_output=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout


def test_json_is_quiet(files: dict[str, str]) -> None:
    status, output, shown = in_terminal(["par", *LONG["par"], "--json"])
    assert (status, shown) == (0, b"")
    assert output.startswith(b"[{")


class Interrupted:
    """A command in a terminal of its own, which gets a signal once it shows something."""

    def __init__(self, arguments: list[str], sign: bytes, number: signal.Signals) -> None:
        ours, its = pty.openpty()
        self.shown = b""
        hear = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
        command = [sys.executable, "-m", "cassino", *arguments]
        with subprocess.Popen(
            command, stdin=its, stdout=its, stderr=its, start_new_session=True, preexec_fn=hear
        ) as process:
            os.close(its)
            while sign not in self.shown and (part := self.read(ours)):
                self.shown += part
            os.killpg(process.pid, number)
            while part := self.read(ours, lambda: os.killpg(process.pid, number)):
                self.shown += part
            self.status = process.wait(PATIENCE)
        os.close(ours)

    def read(self, ours: int, again: Callable[[], None] = lambda: None) -> bytes:
        """What is shown next; nothing at the end.

        again: called now and then, because Python hears of what comes just before it reads with the next key.
        """
        try:
            while not select.select([ours], [], [], SILENCE)[0]:
                again()
            return os.read(ours, 4096)
        except OSError:
            return b""


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("name", ENDLESS)
def test_a_signal_ends_work(name: str, number: signal.Signals, files: dict[str, str]) -> None:
    done = Interrupted([files.get(each, each) for each in ENDLESS[name]], REDRAWN, number)
    assert done.status == 128 + number
    assert SHOWS_CURSOR in done.shown
    for word in (b"Traceback", b"leaked", b"Warning", b"Error", b"Exception"):
        assert word not in done.shown


@pytest.mark.slow
@pytest.mark.parametrize("name", ASKING)
def test_sigterm_ends_a_question(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    arguments, sign = ASKING[name]
    done = Interrupted(arguments, sign, signal.SIGTERM)
    assert done.status == 128 + signal.SIGTERM
    assert b"Traceback" not in done.shown

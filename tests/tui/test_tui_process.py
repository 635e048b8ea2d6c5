"""The command itself: through a pipe, and typed into a real pseudo-terminal."""

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from cassino.tui.editing import Completer

PATIENCE = 180.0
"""Seconds for what comes at once where a machine is not busy."""
COMMAND = [sys.executable, "-m", "cassino", "play"]


def piped(arguments: list[str], typed: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, **environment},
    )


def test_a_pipe_gets_bare_ascii_and_a_polite_end() -> None:
    done = piped(["--seed", "1"], "1\nhint move\nrules\nhelp\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.isascii()
    assert "\x1b" not in done.stdout
    assert not re.search(r"[-=_|+]{3}", done.stdout)
    assert done.stdout.endswith("was not saved. Next time, type save FILE to keep it.\n")


def test_an_empty_pipe_ends_at_once() -> None:
    done = piped([], "")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("The input has ended.\n")


@pytest.mark.slow
def test_wrong_options_are_one_line() -> None:
    for arguments, part in [
        (["casinno"], "casino"),
        (["--opponent", "greedi"], "Did you mean greedy?"),
        (["three_hand_casino", "--players", "2"], "is for 3 players, not 2"),
        (["--seats", "human"], "not 1"),
        (["--resume", "no-such-file.txt"], "Cannot read no-such-file.txt"),
        (["no/such.toml"], "no/such.toml"),
    ]:
        done = piped(arguments, "")
        assert done.returncode == 2, arguments
        assert done.stdout == ""
        assert part in done.stderr
        assert done.stderr.count("\n") == 1
        assert "Traceback" not in done.stderr


def test_a_locale_without_symbols_is_no_problem() -> None:
    done = piped(["--plain", "--seed", "1"], "hint move\nrules\n", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")


def test_input_that_is_no_text_is_no_problem() -> None:
    strict = {**os.environ, "PYTHONIOENCODING": "utf-8:strict"}
    done = subprocess.run(
        [*COMMAND, "--seed", "1"], input=b"\xff\xfe\n1\n", capture_output=True, timeout=PATIENCE, env=strict
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where these people keep their matches."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "cassino" / "matches"


class Typist:
    """A person at a pseudo-terminal."""

    def __init__(self, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        # Tests that a shell runs in the background ignore Ctrl-C, and so would what they start.
        hear = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
        self.process = subprocess.Popen(
            [*COMMAND, *arguments], stdin=slave, stdout=slave, stderr=slave, preexec_fn=hear
        )
        os.close(slave)
        self.seen = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    def wait_for(self, text: str) -> str:
        """What is shown until this text appears."""
        assert self.is_shown(text), f"{text!r} did not appear: {self.seen[-400:]!r}"
        before, found, self.seen = self.seen.partition(text)
        return before + found

    def is_shown(self, text: str, seconds: float = PATIENCE) -> bool:
        """Whether this text appears in time."""
        end = time.monotonic() + seconds
        while text not in self.seen:
            ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
            if not ready:
                return False
            self.seen += self._decoder.decode(os.read(self.master, 65536))
        return True

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def interrupt(self, text: str) -> str:
        """Press Ctrl-C until this text appears: of what comes just before it reads, Python hears with the next key."""
        end = time.monotonic() + PATIENCE
        while text not in self.seen and time.monotonic() < end:
            self.process.send_signal(signal.SIGINT)
            self.is_shown(text, 5)
        return self.wait_for(text)

    def leave(self) -> int:
        return self.process.wait(PATIENCE)

    def __enter__(self) -> "Typist":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


def test_a_plain_game_typed_into_a_terminal(tmp_path: Path) -> None:
    with Typist("--plain", "--seed", "1") as person:
        shown = person.wait_for("Your move: ")
        assert "\x1b" not in shown
        assert "Your hand: two of hearts, five of spades, six of spades, nine of spades." in shown
        person.type("9S x 5H+4S")
        assert "You take the five of hearts plus the four of spades with the nine of spades." in person.wait_for(
            "Your move: "
        )
        person.type("hint move")
        assert "Why: " in person.wait_for("Your move: ")
        person.type(f"save {tmp_path / 'match.txt'}")
        person.wait_for("Saved.")
        person.type("quit")
        person.wait_for("Goodbye.")
        assert person.leave() == 0


def test_a_coloured_game_typed_into_a_terminal() -> None:
    with Typist("--seed", "1") as person:
        shown = person.wait_for("Your move:")
        assert "2♥" in shown or "2H" in shown
        person.interrupt("Goodbye.")
        assert person.leave() == 0


@pytest.mark.parametrize(("style", "begun"), [(["--plain"], "trail n"), ([], "trail 9")])
def test_lines_are_edited_and_completed(style: list[str], begun: str) -> None:
    with Typist("--seed", "1", *style) as person:
        for typed, found in [
            ("scor\t", "Match score:"),
            ("tabe\x1b[Dl", "Table:"),  # Left
            ("\x1b[A\x1b[A", "Match score:"),  # Up, Up
            (f"{begun}\t", "You trail"),
        ]:
            person.wait_for("Your move:")
            person.type(typed)
            person.wait_for(found)
        person.wait_for("Your move:")
        assert "^[" not in person.seen
        person.type("quit")
        assert "I don't" not in person.wait_for("Goodbye.")
        assert person.leave() == 0


@pytest.mark.parametrize(
    ("typed", "found"),
    [("s", ["score", "Save"]), ("SC", ["score"]), (" sc", ["score"]), ("x", []), ("", ["score", "Save", "trail 2H"])],
)
def test_what_tab_completes(typed: str, found: list[str]) -> None:
    complete = Completer(["score", "Save", "trail 2H", "score"])
    assert [complete(typed, number) for number in range(len(found) + 1)] == [*found, None]


def test_a_game_of_steps_typed_into_a_terminal() -> None:
    with Typist("swazi", "--players", "4", "--seed", "11", "--opponent", "greedy", "--ask", "never") as person:
        person.wait_for("Your move")
        person.type("trail A♦")
        person.wait_for("Press Enter to end it")
        person.type("undo")
        person.wait_for("You took back your move.")
        person.wait_for("Your move")
        person.type("trail AD")
        person.wait_for("Press Enter to end it")
        person.type("")
        person.wait_for("Greedy 1")
        person.wait_for("Your move")
        person.type("quit")
        person.wait_for("start cassino play again.")
        person.wait_for("Goodbye.")
        assert person.leave() == 0


def leave_by(person: Typist, way: str) -> None:
    """End a sitting as terminals end."""
    if way == "Ctrl-D":
        os.write(person.master, b"\x04")
        person.wait_for("start cassino play again.")
        assert person.leave() == 0
    else:
        person.process.send_signal({"a crash": signal.SIGKILL, "a lost terminal": signal.SIGHUP}[way])
        person.leave()


@pytest.mark.slow
@pytest.mark.parametrize("way", ["Ctrl-D", "a crash", "a lost terminal"])
def test_a_match_goes_on_however_it_was_left(way: str, own_folder: Path) -> None:
    with Typist("--opponent", "greedy") as person:
        person.wait_for("Your move")
        person.type("1")
        before = person.wait_for("Your move:")
        leave_by(person, way)
    with Typist("--seed", "1") as person:  # a seed asks for another match
        assert "Continue your match" not in person.wait_for("Your move")
        leave_by(person, "a crash")
    hand = re.findall(r"Your hand: (.*)\r", before)[-1]
    with Typist() as person:
        person.wait_for("Continue your match of Casino (deal 1, You 0, Greedy 0)?")
        person.type("")
        assert hand in person.wait_for("Your move:")
        with Typist() as other:  # it is played in the first window
            assert "Continue your match" not in other.wait_for("Your move")
        person.type("quit")
        assert person.leave() == 0
    with Typist() as person:
        person.wait_for("Continue your match")
        person.type("no")
        aside = re.search(r"kept in (\S+),", person.wait_for("offered again").replace("\r\n", ""))
        assert aside and Path(aside[1]).is_file()
        person.wait_for("Your move")
    assert not piped([], "").stdout.startswith("Continue your match")


@pytest.mark.slow
def test_automatic_rules_from_the_command_line(tmp_path: Path) -> None:
    done = piped(["swazi", "--auto", "--seed", "1"], f"save {tmp_path / 'auto.txt'}\n")
    assert "Your turn ends only when you have taken and added everything you can." in done.stdout
    again = piped(["--resume", str(tmp_path / "auto.txt")], "")
    assert "Your turn ends only when you have taken and added everything you can." in again.stdout
    assert piped(["--resume", "x.txt", "--auto"], "").returncode == 2
    assert (
        "one deal"
        in subprocess.run(
            [*COMMAND[:-1], "variants"], capture_output=True, text=True, timeout=PATIENCE, check=True
        ).stdout
    )

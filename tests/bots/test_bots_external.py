"""Programs as players: what they do wrong is one fault with one reason, never a hanging table or a process left."""

import os
import re
import signal
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from select import select

import pytest

from cassino.bots import Clock, UnknownBot, make_bot
from cassino.bots.external import ProgramFault, bot as external_bot, dismiss
from cassino.engine.dealing import deal, shuffled
from cassino.engine.play import apply
from cassino.engine.rng import Rng
from cassino.engine.state import State
from cassino.engine.view import view
from cassino.rules import load_variant
from programs import command, program

QUICK = Clock(move_seconds=0.05)
PLENTY = Clock(move_seconds=20.0)
STUBBORN = """
os.open(sys.argv[1], os.O_WRONLY)
os.fork()
signal.signal(signal.SIGTERM, signal.SIG_IGN)
say(json.dumps({"move": turn["moves"][0]}) + "\\n") if os.getpid() == os.getpgrp() else None
while True:
    signal.pause()
"""
"""A program and its child that never end by themselves; both hold the pipe that its argument names."""


@pytest.fixture(autouse=True)
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external_bot, "GRACE_SECONDS", 0.0)


def dealt(variant: str = "casino_long", players: int = 2) -> State:
    rules = load_variant(variant)
    return deal(rules, players, 0, shuffled(rules, Rng(1)))


def first_choice(name: str, clock: Clock = PLENTY) -> None:
    """Ask a program for one move and dismiss it."""
    state = dealt()
    bot = make_bot(name, Rng(1))
    try:
        apply(state, bot.choose(view(state, state.turn), clock))
    finally:
        dismiss([bot])


ANSWERS = {
    "no JSON": (r"say('pass the salt\n')", "not JSON: 'pass the salt'"),
    "nothing": (r"say('\n')", "not JSON: ''"),
    "bytes": (r"os.write(1, b'\xff\x00\xfe\n')", "not JSON"),
    "too deep": (r"say('[' * 50000 + '\n')", "not JSON"),
    "a list": (r"say('[1]\n')", r"not a JSON object: '\[1\]'"),
    "no move": (r"say('{}\n')", "needs a \"move\", but it is '{}'"),
    "a number": (r"""say('{"move": 7}\n')""", 'needs a "move"'),
    "no notation": (r"""say('{"move": "fly"}\n')""", "'fly' is not a legal move: At letter 1"),
    "illegal": (
        r"""say(json.dumps({"move": "trail " + turn["view"]["loose"][0]}) + "\n")""",
        r"'trail \w+' is not a legal move",
    ),
    "too long a move": (r"""say(json.dumps({"move": "x" * 600}) + "\n")""", "600 characters"),
    "two lines": (r"""say('{"move": "end"}\n{"move": "end"}\n')""", "more than one line"),
    "a flood": (r"while True: say('{}\n' * 1000)", "more than one line"),
    "a line without end": (r"while True: say('x' * 1000)", "more than 65536 bytes: 'xxx"),
    "steering a terminal": (r"say('\033[2J\n')", r"not JSON: '\\x1b\[2J'"),
}
ENDINGS = {
    "an error": ("raise KeyError('kings')", "ended with status 1. It wrote: \"KeyError: 'kings'\""),
    "leaving": ("sys.exit(3)", "ended with status 3.$"),
    "a signal": ("os.kill(os.getpid(), signal.SIGKILL)", "was ended by the signal SIGKILL"),
}


@pytest.mark.parametrize(("code", "reason"), (ANSWERS | ENDINGS).values(), ids=ANSWERS | ENDINGS)
def test_one_reason_for_every_fault(code: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(ProgramFault, match=f"^Seat 1, turn 1: .*{reason}") as fault:
        first_choice(program(tmp_path, code))
    assert str(fault.value).isprintable()


SILENT = {
    "silence": "sys.stdin.read()",
    "half a line": "say('{\"move\"'); sys.stdin.read()",
    "much to itself": "while True: os.write(2, b'let me think' * 500)",
}


@pytest.mark.parametrize("code", SILENT.values(), ids=SILENT)
def test_no_answer_in_time(code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ProgramFault, match=r"no answer within 0\.05 s"):
        first_choice(program(tmp_path, code), QUICK)
    assert len(capsys.readouterr().err) < 100_000


GREETINGS = {
    "another protocol": ("""sys.stdin.readline(); say('{"protocol": 2}\\n')""", 'needs "protocol": 1'),
    "no greeting": ("sys.stdin.readline(); say('{}\\n')", 'needs "protocol": 1'),
    "speaking first": ("say('welcome\\n'); sys.stdin.read()", "welcome"),
    "ending at once": ("", "ended with status 0"),
    "deafness": (
        "sys.stdin.readline(); os.close(0); say('{\"protocol\": 1}\\n'); signal.pause()",
        "closed its input",
    ),
    "dumbness": ("sys.stdin.readline(); os.close(1); signal.pause()", "closed its input or output"),
}


@pytest.mark.parametrize(("code", "reason"), GREETINGS.values(), ids=GREETINGS)
def test_a_bad_beginning(code: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cassino.bots.external.program.ENDING_SECONDS", 0.05 if "pause" in code else 5.0)
    with pytest.raises(ProgramFault, match=reason):
        first_choice(program(tmp_path, code, greets=False))


def test_a_slow_beginning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external_bot, "START_SECONDS", 0.05)
    with pytest.raises(ProgramFault, match=r"no answer within 0\.05 s"):
        first_choice(program(tmp_path, "sys.stdin.read()", greets=False))


def test_what_cannot_be_started_is_a_fault(tmp_path: Path) -> None:
    file = tmp_path / "broken"
    file.write_bytes(b"\x00\x01\x02")
    file.chmod(stat.S_IRWXU)
    with pytest.raises(ProgramFault, match="Seat 1, turn 1: The program does not start: Exec format error"):
        first_choice(command(str(file)))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("exec:", "Type a command such as"),
        ("exec:  ", "Type a command such as"),
        ("exec:'./mybot", "No closing quotation"),
        ("exec:./no_such_bot --level 3", "no executable file ./no_such_bot"),
        ("http:mybot", "Type an address such as"),
        ("http://", "Type an address such as"),
        ("http://127.0.0.1:0/", "Type an address such as"),
        ("http://127.0.0.1:99999/", "Port out of range"),
        ("http://127.0.0.1/a b", "Type an address such as"),
        ("https://me:secret@example.com/", "Type an address such as"),
    ],
)
def test_names_that_are_no_programs(name: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=f"^{re.escape(name)} is not a program to play against: .*{reason}"):
        make_bot(name, Rng(0))


ANY_MOVE = """
while turn["type"] == "turn":
    print(turn["moves"][-1], file=sys.stderr)
    say(json.dumps({"move": turn["moves"][-1], "why": "it is the last"}) + "\\n")
    turn = json.loads(sys.stdin.readline())
print("end", file=sys.stderr)
"""


@pytest.mark.parametrize(("variant", "players"), [("casino_long", 2), ("swazi", 3), ("south_african_4", 4)])
def test_a_whole_deal(variant: str, players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = dealt(variant, players)
    bots = [make_bot("random", Rng(seat)) for seat in range(players - 1)]
    bots.append(make_bot(program(tmp_path, ANY_MOVE), Rng(1)))
    asked = 0
    while not state.is_over:
        asked += state.turn == players - 1
        apply(state, bots[state.turn].choose(view(state, state.turn), PLENTY))
    dismiss(bots)
    said = capsys.readouterr().err.splitlines()
    assert len(said) == asked + 1
    assert said[-1] == f"{Path(sys.executable).name}: end"


def test_the_seed_and_the_name_of_a_deal_are_the_same_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = """
        hello = sys.stdin.readline()
        print(hello, file=sys.stderr)
        sys.exit(0)
    """
    for _ in range(2):
        with pytest.raises(ProgramFault):
            first_choice(program(tmp_path, code, greets=False))
    first, second = (line for line in capsys.readouterr().err.splitlines() if "hello" in line)
    assert first == second


@pytest.fixture
def pipe(tmp_path: Path) -> tuple[Path, Callable[[], bool]]:
    """A named pipe, and whether all who had it open for writing are gone."""
    place = tmp_path / "pipe"
    os.mkfifo(place)
    reading = os.open(place, os.O_RDONLY | os.O_NONBLOCK)

    def all_gone() -> bool:
        return bool(select([reading], [], [], 10)[0]) and os.read(reading, 1) == b""

    return place, all_gone


def test_no_process_is_left(tmp_path: Path, pipe: tuple[Path, Callable[[], bool]]) -> None:
    place, all_gone = pipe
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cassino.bots.external.program.LEAVE_SECONDS", 0.05)
        first_choice(program(tmp_path, STUBBORN, str(place)))
    assert all_gone()


def test_no_process_is_left_by_a_bot_that_nobody_dismissed(
    tmp_path: Path, pipe: tuple[Path, Callable[[], bool]]
) -> None:
    place, all_gone = pipe
    state = dealt()
    make_bot(program(tmp_path, STUBBORN, str(place)), Rng(1)).choose(view(state, state.turn), PLENTY)
    assert all_gone()


def test_no_process_is_left_when_the_table_is_killed(tmp_path: Path, pipe: tuple[Path, Callable[[], bool]]) -> None:
    place, all_gone = pipe
    code = """
        import os, signal, sys
        from cassino.bots import Clock, make_bot
        from cassino.engine.dealing import deal, shuffled
        from cassino.engine.rng import Rng
        from cassino.engine.view import view
        from cassino.rules import load_variant

        rules = load_variant("casino_long")
        state = deal(rules, 2, 0, shuffled(rules, Rng(1)))
        bot = make_bot(sys.argv[1], Rng(1))
        bot.choose(view(state, state.turn), Clock(20.0))
        os.kill(os.getpid(), signal.SIGKILL)
    """
    lines = "\n".join(line.strip() for line in code.splitlines())
    name = program(tmp_path, STUBBORN, str(place))
    ended = subprocess.run([sys.executable, "-c", lines, name], timeout=60, check=False)
    assert ended.returncode == -signal.SIGKILL
    assert all_gone()

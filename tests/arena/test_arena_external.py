"""Programs in contests: the examples play, and whoever fails loses the deal while the contest goes on."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result as Ran

from cassino.arena import Contest, Result, run_contest
from cassino.arena.table import forfeit_points
from cassino.cli.arena import command as arena
from cassino.engine.position import position
from cassino.rules import load_variant
from programs import command, program

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
MOST = command(sys.executable, str(EXAMPLES / "most.py"))
NOTHING_RIGHT = "say('{}\\n')"
RIGHT_TWICE = """
for count in range(2):
    say(json.dumps({"move": turn["moves"][0]}) + "\\n")
    turn = json.loads(sys.stdin.readline())
sys.exit("that is enough")
"""


def contest(first: str, second: str, variant: str = "casino_long", players: int = 2, deals: int = 4) -> Contest:
    return Contest(first, second, load_variant(variant), players, deals, seed=1, ms=20_000)


def without_times(result: Result) -> dict[str, object]:
    return {name: value for name, value in result.as_json().items() if "ms_per_move" not in name}


def test_the_example_in_python() -> None:
    result = run_contest(contest(MOST, "random", deals=6))
    assert result.forfeits == (0, 0)
    assert result.mean > 0


def test_programs_play_each_other_in_processes() -> None:
    wanted = contest(MOST, "greedy")
    assert without_times(run_contest(wanted, jobs=2)) == without_times(run_contest(wanted))


@pytest.mark.skipif(not shutil.which("node"), reason="node is not installed")
@pytest.mark.parametrize(("variant", "players"), [("casino_long", 2), ("swazi", 4)])
def test_the_example_in_javascript(variant: str, players: int) -> None:
    result = run_contest(contest(command("node", str(EXAMPLES / "taker.mjs")), "random", variant, players, deals=2))
    assert result.forfeits == (0, 0)


@pytest.fixture
def address() -> Iterator[str]:
    """Where the example of a web server plays."""
    arguments = [sys.executable, str(EXAMPLES / "web.py"), "0"]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        yield server.stdout.readline().strip()
        server.terminate()


def test_the_example_over_http(address: str) -> None:
    result = run_contest(contest(address, MOST))
    assert result.forfeits == (0, 0)


@pytest.mark.parametrize(
    ("code", "reason"), [(NOTHING_RIGHT, 'needs a "move"'), (RIGHT_TWICE, "turn [56]: .* It wrote: 'that is enough'")]
)
def test_the_program_loses_the_deal_and_the_contest_goes_on(code: str, reason: str, tmp_path: Path) -> None:
    result = run_contest(contest(program(tmp_path, code), "greedy"))
    assert (result.deals, result.forfeits) == (4, (4, 0))
    assert result.score == 0
    assert result.points[0] == 0
    assert result.mean <= -11
    (why, *_), _ = result.reasons
    assert re.match(f"Seat [01], .*{reason}", why)


BUSY = """
from time import process_time

while True:
    until = process_time() + 0.02
    while process_time() < until:
        pass
    say(json.dumps({"move": turn["moves"][0]}) + "\\n")
    turn = json.loads(sys.stdin.readline())
    if turn["type"] == "end":
        break
"""
"""A program that uses twenty milliseconds of CPU time for each move."""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the CPU time of other processes is unknown")
@pytest.mark.parametrize("wrapper", ["", "sh -c '{}; true'"])
def test_the_cpu_time_of_a_program_counts_and_that_of_waiting_does_not(wrapper: str, tmp_path: Path) -> None:
    name = program(tmp_path, BUSY)
    if wrapper:
        name = f"exec:{wrapper.format(name.removeprefix('exec:'))}"
    result = run_contest(contest(name, "greedy", deals=2))
    busy, waiting = result.cpu_ms_per_move
    assert result.forfeits == (0, 0)
    assert busy is not None and 20 <= busy < 40
    assert waiting is not None and waiting < 10


def test_the_cpu_time_of_another_machine_is_unknown(address: str) -> None:
    ran = run_arena(address, "greedy", "--json")
    own, others = json.loads(ran.output)["cpu_ms_per_move"]
    assert own is None and others >= 0
    assert f"CPU time per move: {address} ?, greedy " in run_arena(address, "greedy").output


def test_both_may_fail(tmp_path: Path) -> None:
    name = program(tmp_path, NOTHING_RIGHT)
    result = run_contest(contest(name, name))
    assert sum(result.forfeits) == result.deals
    assert result.mean == 0


def run_arena(*arguments: str) -> Ran:
    return CliRunner().invoke(arena, [*arguments, "--deals", "2", "--jobs", "1", "--variant", "casino_long"])


def test_the_command_tells_who_failed_and_why(tmp_path: Path) -> None:
    name = program(tmp_path, NOTHING_RIGHT)
    ran = run_arena(name, "greedy")
    assert ran.exit_code == 0
    assert f"{name} lost 2 deals because of faults: Seat " in ran.output


def test_a_program_that_is_not_there_is_told_before_the_first_deal() -> None:
    ran = run_arena("exec:./no_such_bot", "greedy")
    assert ran.exit_code != 0
    assert "no executable file ./no_such_bot" in str(ran.exception)


def test_a_lost_deal_gives_the_others_all_cards_and_their_sweeps() -> None:
    rules = load_variant("casino_long")
    pack = (1 << 52) - 1
    state = position(rules, 2, hands=[1, 2], piles=[0, pack & ~3], sweeps=[1 << 1 | 1 << 3, 1 << 2], turn_no=40)
    assert forfeit_points(state, 0) == (0, 11 + 1)
    assert forfeit_points(state, 1) == (11 + 2, 0)


def test_every_other_side_wins_a_lost_deal() -> None:
    rules = load_variant("three_hand_casino")
    hands = [1, 2, 4]
    state = position(rules, 3, hands=hands, piles=[(1 << 52) - 1 & ~7, 0, 0])
    own, *others = forfeit_points(state, 0)
    assert own == 0
    assert min(others) > 0

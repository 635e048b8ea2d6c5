"""`cassino arena` and `cassino tournament` from the command line."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cassino import __version__
from cassino.cli.arena import command as arena
from cassino.cli.tournament import command as tournament

FEW = ("--deals", "6", "--seed", "1", "--jobs", "1")
DIFFERENT = {"runs": 0, "ms_per_move": 0, "cpu_ms_per_move": 0}
"""What differs between two runs of the same contest."""


def run_arena(*arguments: str) -> Result:
    return CliRunner().invoke(arena, arguments)


def test_the_command_prints_json() -> None:
    ran = run_arena("greedy", "random", "--variant", "casino_long", *FEW, "--json")
    found = json.loads(ran.output)
    assert ran.exit_code == 0
    assert found["deals"] == 6
    assert found["ci95"][0] <= found["mean"] <= found["ci95"][1]
    assert len(found["ms_per_move"]) == len(found["cpu_ms_per_move"]) == 2
    assert sum(found["pentanomial"]) == 3


def test_the_command_prints_a_summary() -> None:
    ran = run_arena("greedy", "random", "--deals", "4", "--jobs", "1", "--sprt", "0,2")
    assert ran.exit_code == 0
    assert "points per deal" in ran.output
    assert "neither is accepted after 2 packs" in ran.output
    assert re.search(r"milliseconds of CPU time per move: greedy \d+\.\d\d, random \d+\.\d\d\n", ran.output)


def test_a_result_file_says_where_it_comes_from_and_is_resumed(tmp_path: Path) -> None:
    out = tmp_path / "duel.json"
    assert run_arena("greedy", "random", *FEW, "--out", str(out)).exit_code == 0
    found = json.loads(out.read_text())
    (run,) = found["runs"]
    assert run["cassino"] == __version__
    assert set(run) == {"cassino", "commit", "engine", "command", "machine", "started"}
    packs = tmp_path / "duel.json.packs"
    packs.write_text("\n".join(packs.read_text().splitlines()[:-2]) + "\n")
    ran = run_arena("--resume", str(out), "--jobs", "1", "--json")
    again = json.loads(ran.stdout)
    assert again == json.loads(out.read_text())
    assert len(again["runs"]) == 2
    assert again | DIFFERENT == found | DIFFERENT


def test_a_run_that_another_program_began_is_told(tmp_path: Path) -> None:
    out, packs = tmp_path / "duel.json", tmp_path / "duel.json.packs"
    assert "changed" not in run_arena("greedy", "random", *FEW, "--out", str(out)).stderr
    packs.write_text(packs.read_text().replace(f'"cassino": "{__version__}"', '"cassino": "0.0.1"'))
    ran = run_arena("--resume", str(out), "--jobs", "1")
    assert ran.exit_code == 0
    assert "The program has changed since this run began" in ran.stderr
    assert [run["cassino"] for run in json.loads(out.read_text())["runs"]] == ["0.0.1", __version__]


def test_a_result_in_the_way_is_not_written_over(tmp_path: Path) -> None:
    out = str(tmp_path / "duel.json")
    assert run_arena("greedy", "random", *FEW, "--out", out).exit_code == 0
    ran = run_arena("greedy", "random", *FEW, "--out", out)
    assert "exists. Continue it with --resume" in str(ran.exception)


def test_nothing_else_is_asked_when_resuming(tmp_path: Path) -> None:
    ran = run_arena("greedy", "--resume", str(tmp_path / "duel.json"), "--seed", "2")
    assert ran.exit_code == 2
    assert "leave out first, seed" in ran.output


def test_each_command_resumes_its_own(tmp_path: Path) -> None:
    out = str(tmp_path / "table.json")
    ran = CliRunner().invoke(tournament, ["random", "greedy", *FEW, "--out", out])
    assert ran.exit_code == 0
    ran = run_arena("--resume", out)
    assert f"cassino tournament --resume {out}" in str(ran.exception)


def test_a_tournament_prints_ratings() -> None:
    ran = CliRunner().invoke(tournament, ["random", "greedy", *FEW])
    assert ran.exit_code == 0
    lines = [line.split() for line in ran.stdout.splitlines()]
    assert lines[1][0] == "Elo"
    assert lines[2][0] == "greedy"
    assert lines[3][:2] == ["random", "+0"]
    found = json.loads(CliRunner().invoke(tournament, ["random", "greedy", *FEW, "--json"]).stdout)
    assert [standing["bot"] for standing in found["standings"]] == ["greedy", "random"]
    assert len(found["contests"]) == len(found["runs"]) == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["greedy", "random", "--variant", "draw_casino", "--players", "4"], "Possible numbers of players: 2."),
        (["greedy"], "Name two bots"),
        (["greedy", "random", "--sprt", "0"], "two numbers with a comma"),
        (["greedy", "random", "--sprt", "1,0"], "must be the larger one"),
        (["greedy", "random", "--sprt", "nan,1"], "must be the larger one"),
        (["greedy", "random", "--ms", "0"], "--ms"),
    ],
)
def test_mistakes_are_explained(arguments: list[str], complaint: str) -> None:
    ran = run_arena(*arguments)
    assert ran.exit_code == 2
    assert complaint in ran.output


@pytest.mark.parametrize("bots", [[], ["greedy"], ["greedy", "greedy"]])
def test_a_tournament_needs_different_bots(bots: list[str]) -> None:
    ran = CliRunner().invoke(tournament, bots)
    assert ran.exit_code == 2
    assert "different bots" in ran.output

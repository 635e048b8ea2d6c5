"""A killed run goes on where it was, and ends as if nothing had happened."""

import json
import re
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cassino.arena import Contest, Journal, JournalError, SideRotation, new_journal, open_journal, play_all, unkept
from cassino.arena.result import summary
from cassino.rules import load_variant, parse_rules

KILLED = """
import os, signal, sys
from pathlib import Path
from cassino.arena import Contest, new_journal, play_all
from cassino.rules import load_variant

left = [60]

def played(contest, deals):
    left[0] -= deals
    if left[0] <= 0:
        os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    rules = load_variant("casino_long")
    both = [Contest("greedy", "random", rules, 2, 40, 1), Contest("random", "greedy", rules, 2, 120, 1, sprt=(-3, 0))]
    play_all(new_journal(Path(sys.argv[1]), "arena", both), 2, played)
"""


def contests() -> list[Contest]:
    rules = load_variant("casino_long")
    return [Contest("greedy", "random", rules, 2, 40, 1), Contest("random", "greedy", rules, 2, 120, 1, sprt=(-3, 0))]


def found(journal: Journal) -> list[dict[str, object]]:
    results = [result.as_json() for result in play_all(journal)]
    return [{name: value for name, value in result.items() if "ms_per_move" not in name} for result in results]


def test_a_killed_run_ends_like_any_other(tmp_path: Path) -> None:
    path, script = tmp_path / "packs", tmp_path / "killed.py"
    script.write_text(KILLED)
    # The pipes are closed only when the workers have ended, too.
    ran = subprocess.run([sys.executable, str(script), str(path)], capture_output=True, timeout=60)
    assert ran.returncode == -signal.SIGKILL
    uninterrupted = found(unkept("arena", contests()))
    with open_journal(path) as journal:
        assert [len(packs) for packs in journal.results] == [20, 10]
        assert found(journal) == uninterrupted
    with open_journal(path) as journal:
        assert found(journal) == uninterrupted


def begun(path: Path, contest: Contest | None = None) -> Path:
    """A journal of a few packs."""
    with new_journal(path, "arena", [contest or replace(contests()[0], deals=8)]) as journal:
        journal.begin({"command": "first"})
        play_all(journal)
    return path


def read(path: Path) -> Journal:
    with open_journal(path) as journal:
        return journal


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = begun(tmp_path / "packs")
    whole = path.read_text()
    path.write_text(whole[:-40])
    with open_journal(path) as journal:
        assert len(journal.results[0]) == 3
        play_all(journal)
    assert len(path.read_text().splitlines()) == len(whole.splitlines())
    assert [len(packs) for packs in read(path).results] == [4]


def test_files_of_older_versions_have_no_cpu_time(tmp_path: Path) -> None:
    path = begun(tmp_path / "packs")
    (now, *_), *_ = read(path).results
    assert all(thinking.cpu_ms_per_move is not None for thinking in now.thinking)
    path.write_text(re.sub(r'"cpu_seconds": \[[^]]*\], ', "", path.read_text()))
    (before, *_), *_ = read(path).results
    assert [thinking.cpu_ms_per_move for thinking in before.thinking] == [None, None]
    assert [thinking.moves for thinking in before.thinking] == [thinking.moves for thinking in now.thinking]
    assert summary(read(path).contests[0], [before, now]).as_json()["cpu_ms_per_move"] == [None, None]


def test_everything_asked_for_is_kept(tmp_path: Path) -> None:
    house = parse_rules('title = "Ours"\nparent = "scopa"\n[sweeping]\npoints = 2\n', "ours")
    for place, rules in enumerate((house, load_variant("scopa"))):
        contest = Contest("greedy", "random", rules, 2, 2, 7, SideRotation.ONE, 12.5, (0.0, 0.5))
        (again,) = read(begun(tmp_path / str(place), contest)).contests
        assert replace(again, rules=rules) == contest
        assert (again.rules.id, again.rules.sweeping) == (rules.id, rules.sweeping)


def test_each_start_is_noted(tmp_path: Path) -> None:
    path = begun(tmp_path / "packs")
    with open_journal(path) as journal:
        journal.begin({"command": "second"})
    assert read(path).runs == [{"command": "first"}, {"command": "second"}]


def test_a_file_in_the_way_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "packs"
    path.write_text("mine")
    with pytest.raises(JournalError, match=r"exists\. Continue it with --resume, or remove it"):
        begun(path)
    assert path.read_text() == "mine"


def test_one_run_at_a_time(tmp_path: Path) -> None:
    path = begun(tmp_path / "packs")
    with open_journal(path), pytest.raises(JournalError, match="is in use by another run"):
        open_journal(path)


@pytest.mark.parametrize("text", ["", "mine\n", "{}\n", "[]\n", '{"cassino": "journal", "format": 2}\n', "\xff\n"])
def test_other_files_are_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "packs"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(JournalError, match=f"{path}.* (is )?not a journal"):
        open_journal(path)
    assert path.read_bytes() == text.encode("latin-1")


def changed(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_damage_is_told(tmp_path: Path) -> None:
    path = begun(tmp_path / "packs")
    changed(path, '"pack": 2', '"pack": 3')
    with pytest.raises(JournalError, match="Line 5 is pack 3, but pack 2 comes next"):
        open_journal(path)


def test_rules_that_have_changed_are_told(tmp_path: Path) -> None:
    path = begun(tmp_path / "packs")
    head, _, rest = path.read_text().partition("\n")
    plain = json.loads(head)
    plain["rules"]["casino_long"] += "[ending]\ntarget = 3\n"
    path.write_text(json.dumps(plain) + "\n" + rest)
    with pytest.raises(JournalError, match="The rules of casino_long have changed since"):
        open_journal(path)

"""`tools/convert_cases.py`: cases in YAML become cases in text, with the same verdicts."""

import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from cassino.casefiles import Case, read_text, run_case
from cassino.casefiles.running import RUNNERS

TOOL = Path(__file__).parents[2] / "tools" / "convert_cases.py"
YAML = Path(__file__).with_name("cases.yaml").read_text("utf-8")


def converted(folder: Path, text: str) -> str:
    file = folder / "cases.yaml"
    file.write_text(text, "utf-8")
    return subprocess.run([sys.executable, TOOL, file], capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="module")
def cases(tmp_path_factory: pytest.TempPathFactory) -> list[Case]:
    found, faults = read_text(converted(tmp_path_factory.mktemp("cases"), YAML), Path("cases.txt"))
    assert not faults
    return found


def test_every_case_is_there_and_passes(cases: list[Case]) -> None:
    assert [case.id for case in cases] == [tree["id"] for tree in yaml.safe_load(YAML)["cases"]]
    assert [str(failure) for failure in map(run_case, cases) if failure] == []


def test_every_type_is_there(cases: list[Case]) -> None:
    assert {case.type for case in cases} == set(RUNNERS) - {"structure_list", "sequence"}


PLAYED = """cases:
- id: a_raise
  source: "001:1"
  variant: casino_long
  options: {ending.target: 11}
  type: sequence
  given:
    to_play: A
    last_capturer: B
    hands: {A: [2S, 9H, 9C], B: [KC, QC]}
    table: [9D]
    builds: [{id: b1, owner: B, value: 7, kind: single, sets: [[3D, 4C]]}]
  steps:
  - {player: A, action: {do: raise, card: 2S, build: b1, value: 9, sets: [[9D]]}, expect: {legal: true}}
  - {player: B, action: {do: trail, card: KS}, expect: {legal: false, why: B17}}
  - {player: B, action: {do: trail, card: KC}, expect: {legal: true, builds_after: [b1], sweep: false}}
"""
AS_TEXT = """[case a_raise]
source 001:1
rules casino_long
option ending.target = 11
table 9D [3D+4C=7 B]
turn A
last B
hand A 2S 9H 9C
hand B KC QC
A: raise [3D+4C] 2S, 9D = 9
B: trail KS
  illegal B17
B: trail KC
  builds_after [3D+4C]
  sweep no

"""


def test_a_sequence_reads_like_the_game(tmp_path: Path) -> None:
    text = converted(tmp_path, PLAYED)
    assert text == AS_TEXT
    (case,), _ = read_text(text, Path("cases.txt"))
    assert run_case(case) is None


def test_a_wrong_verdict_is_found(tmp_path: Path) -> None:
    (case,), _ = read_text(converted(tmp_path, PLAYED.replace("sweep: false", "sweep: true")), Path("cases.txt"))
    assert "sweep" in str(run_case(case))


def test_an_unknown_action_is_named(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as raised:
        converted(tmp_path, PLAYED.replace("do: raise", "do: juggle"))
    assert "unknown action: {'do': 'juggle'" in raised.value.stderr

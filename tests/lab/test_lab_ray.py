"""Packs on a Ray cluster: the same result, the same errors. Skipped where Ray is not installed."""

import json
import subprocess
import sys
from importlib.util import find_spec

import pytest

from cassino.arena import Contest
from cassino.arena.pack import play_pack
from cassino.extras import MissingExtra
from cassino.lab.ray import RayWorkers
from cassino.rules import load_variant

DIFFERENT = {"runs": 0, "ms_per_move": 0, "cpu_ms_per_move": 0}
HAS_RAY = find_spec("ray") is not None
FAULT = """
from cassino.arena import BotFault, Contest, play_with, unkept
from cassino.arena.pack import play_pack
from cassino.lab.ray import RayWorkers
from cassino.rules import load_variant

contests = [Contest("greedy", "grizzly", load_variant("casino_long"), 2, 4)]
try:
    play_with(RayWorkers(contests, "local", play_pack), unkept("arena", contests))
except Exception as error:
    print(type(error).__name__, error)
"""


def printed(*command: str) -> str:
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, check=True, timeout=120).stdout


@pytest.mark.slow
@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed")
def test_a_cluster_gives_the_result_of_one_process() -> None:
    asked = ("-m", "cassino", "arena", "greedy", "random", "--deals", "40", "--seed", "1", "--json")
    alone, cluster = (json.loads(printed(*asked, *where)) for where in (("--jobs", "1"), ("--ray", "local")))
    assert cluster | DIFFERENT == alone | DIFFERENT


@pytest.mark.slow
@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed")
def test_errors_of_a_cluster_are_those_of_the_arena() -> None:
    assert printed("-c", FAULT).startswith("UnknownBot no bot is called 'grizzly'")


@pytest.mark.skipif(HAS_RAY, reason="Ray is installed")
def test_without_ray_it_says_what_to_install() -> None:
    with pytest.raises(MissingExtra, match=r"pip install .*\[ray\]'"):
        RayWorkers([Contest("greedy", "random", load_variant("casino_long"), 2, 4)], "local", play_pack)

"""Systems without the modules that only POSIX has: what people use there is imported and works without them."""

import os
import subprocess
import sys

import pytest

POSIX = ("fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty")
WITHOUT = f"import sys; sys.modules.update(dict.fromkeys({POSIX}))\n"
PARTS = {
    "the library": "import cassino; assert cassino.simulate('greedy', 'random', deals=1).deals",
    "a program as a bot": "import cassino.bots.external",
    "a journal": """
import pathlib, sys
from cassino.cli.main import run
run(["arena", "greedy", "random", "--deals", "2", "--seed", "1", "--out", sys.argv[1] + "/duel.json"])
assert list(pathlib.Path(sys.argv[1]).iterdir())
""",
    "the terminal": "from cassino.cli.main import run; run(['play', 'casino', '--plain', '--seed', '1'])",
    "the server": """
import sys
from cassino.server.cluster.supervisor import allow_many_files
from cassino.server.ops.admin import operator
from cassino.server.storage.only_server import only_server
import cassino.server.main
allow_many_files()
assert operator()
with only_server(sys.argv[1] + "/matches.db"):
    pass
""",
}


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS)
def test_no_module_that_only_posix_has_is_needed(part: str, tmp_path: str) -> None:
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "USER": "ann"}
    result = subprocess.run(
        [sys.executable, "-c", WITHOUT + PARTS[part], str(tmp_path)],
        input="1\nquit\nno\n", env=environment, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr

"""Systems without the modules that only POSIX has: what people use there is imported and works without them.

Files are as on Windows, too: the end of a line is two characters, and no file is removed while it is open.
"""

import os
import subprocess
import sys

import pytest

POSIX = ("fcntl", "grp", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty")
WITHOUT = f"import sys; sys.modules.update(dict.fromkeys({POSIX}))\n"
FILES = """
import _pyio, builtins, io, os, pathlib
os.linesep = chr(13) + chr(10)
io.open = builtins.open = _pyio.open
removed = pathlib.Path.unlink
def unlink(path, missing_ok=False):
    opened = [each for each in pathlib.Path("/proc/self/fd").glob("*") if each.exists()]
    if path.exists() and any(each.samefile(path) for each in opened):
        raise PermissionError(13, "is open", str(path))
    removed(path, missing_ok)
pathlib.Path.unlink = unlink
"""
PARTS = {
    "the library": "import cassino; assert cassino.simulate('greedy', 'random', deals=1).deals",
    "a program as a bot": "import cassino.bots.external",
    "a journal": """
import pathlib, sys
from cassino.arena import Contest
from cassino.arena.journal import new_journal, open_journal
from cassino.cli.main import run
from cassino.rules import load_variant
run(["arena", "greedy", "random", "--deals", "2", "--seed", "1", "--out", sys.argv[1] + "/duel.json"])
assert list(pathlib.Path(sys.argv[1]).iterdir())
file = pathlib.Path(sys.argv[1], "duel.packs")
with new_journal(file, "duel", [Contest("greedy", "random", load_variant("casino"), 2, 4)]) as journal:
    journal.begin({"a run": 1})
whole = file.read_bytes()
with file.open("ab") as end:
    end.write(b"{half a line")
with open_journal(file) as journal:
    assert journal.runs == [{"a run": 1}]
assert file.read_bytes() == whole
""",
    "files that are written again and again": """
import pathlib, sys
from cassino.tui.files import OwnFile
from cassino.tui.keeping import KeptMatch
file = OwnFile(pathlib.Path(sys.argv[1], "a.score"))
for text in ("one\\ntwo\\n", "three\\n"):
    file.write(text)
kept = KeptMatch(pathlib.Path(sys.argv[1], "a.match"))
assert kept.lock()
kept.release()
assert not kept.is_there and [each.name for each in pathlib.Path(sys.argv[1]).iterdir()] == ["a.score"]
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
@pytest.mark.skipif(sys.platform != "linux", reason="it asks Linux which files are open")
@pytest.mark.parametrize("part", PARTS)
def test_no_module_that_only_posix_has_is_needed(part: str, tmp_path: str) -> None:
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path), "USER": "ann"}
    result = subprocess.run(
        [sys.executable, "-c", WITHOUT + FILES + PARTS[part], str(tmp_path)],
        input="1\nquit\nno\n", env=environment, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr

"""A second server on the same SQLite file says so and stops; other commands work beside a server."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cassino.server.storage.database import DatabaseProblem
from cassino.server.storage.only_server import only_server
from served import PATIENCE, served, wait_until
from services import free_port


def ran(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "cassino", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


@pytest.mark.slow
def test_a_second_server_says_so_and_stops(tmp_path: Path) -> None:
    database, link = tmp_path / "c.db", tmp_path / "link.db"
    link.symlink_to(database)
    serve = ("serve", "--no-browser", "--port", str(free_port()), "--database")
    with served(tmp_path, str(database)) as server:
        for path in (str(database), f"sqlite:///{link}"):
            second = ran(*serve, path)
            assert second.returncode == 2 and second.stderr.count("\n") == 1, second.stderr
            assert "Another server is using" in second.stderr and not second.stdout
        assert ran("host", "--no-browser", "--port", str(free_port()), "--database", str(database)).returncode == 2
        for beside in (("backup", str(tmp_path / "copy")), ("admin", "stats")):
            name, *rest = beside
            done = ran(name, "--database", str(database), *rest)
            assert done.returncode == 0, done.stderr
        os.kill(server.process.pid, signal.SIGKILL)
        wait_until(lambda: server.process.poll() is not None)
    with served(tmp_path, str(database)):
        pass


def test_the_lock_ends_with_its_context(tmp_path: Path) -> None:
    with only_server(tmp_path / "a.db"):
        with pytest.raises(DatabaseProblem, match=r"a\.db"), only_server(tmp_path / "a.db"):
            pass
        with only_server(tmp_path / "b.db"):
            pass
    with only_server(tmp_path / "a.db"), only_server("postgresql://nobody@127.0.0.1:1/x"):
        pass

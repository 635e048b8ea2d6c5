"""Whether an installed cassino works: run by the Python of its environment, needs nothing else.

python smoke.py compiled        the engine that must run: compiled, plain
python smoke.py plain --table   the table in the browser as well
"""

import argparse
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError, URLError

PATIENCE = 120
"""Seconds that a command may take at most, on a busy machine too."""
SEED = 7


def command(*arguments: str, typed: str = "") -> str:
    """What the command line program says. Raises AssertionError if it fails."""
    result = subprocess.run(
        [sys.executable, "-m", "cassino", *arguments], input=typed, capture_output=True, text=True, timeout=PATIENCE,
        encoding="utf-8",
    )  # fmt: skip
    assert result.returncode == 0, f"cassino {' '.join(arguments)}: status {result.returncode}\n{result.stderr}"
    return result.stdout


def runs_the_engine(kind: str) -> None:
    """The engine is the one that is wanted, and deals and plays."""
    import cassino

    assert Path(sys.prefix) in Path(cassino.__file__).parents, f"not from this environment: {cassino.__file__}"
    said = command("--version")
    assert f"engine: {kind}" in said and cassino.__version__ in said, said
    match, bot = cassino.Match("casino", players=2, seed=SEED), cassino.bot("greedy", seed=SEED)
    while not match.state.is_over:
        match.play(bot.choose(match.view(match.turn)))
    assert cassino.load(match.save()) == match


def plays_with_bots() -> None:
    """Two bots play a deal."""
    import cassino

    assert cassino.simulate("heuristic", "random", deals=1, seed=SEED).deals


def has_commands() -> None:
    """Lists of rules, a rule book, and a game in the terminal."""
    listed = command("variants")
    assert "casino_long" in listed and "swazi" in listed, listed
    assert len(command("rules", "casino")) > 2000
    assert command("play", "casino", "--seed", str(SEED), "--plain", typed="1\n1\nquit\n")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@contextmanager
def server() -> Iterator[str]:
    """The address of a server of this installation."""
    port = str(free_port())
    arguments = ["serve", "--no-browser", "--port", port, "--database", "smoke.db"]
    process = subprocess.Popen([sys.executable, "-m", "cassino", *arguments], stdout=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def status_of(address: str) -> int:
    """The status of an answer; waits for a server that has just been started. Raises OSError."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                return int(answer.status)
        except HTTPError as error:
            return error.code
        except URLError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def opens_a_table() -> None:
    """A server answers with its page, a script, a font and a rule book."""
    with server() as address:
        for path in ("/", "/static/table/main.js", "/static/css/base.css", "/rules/casino"):
            assert status_of(address + path) == 200, path


def main() -> int:
    """Try everything that is asked for in an empty folder; 1 and the reason if something fails."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("kind", choices=("compiled", "plain"))
    parser.add_argument("--table", action="store_true")
    asked = parser.parse_args()
    steps: list[Callable[[], None]] = [lambda: runs_the_engine(asked.kind), plays_with_bots, has_commands]
    with tempfile.TemporaryDirectory() as folder:
        # People have no such variables, and no data of other versions.
        os.environ.update(XDG_DATA_HOME=folder, XDG_CONFIG_HOME=folder, BROWSER="true")
        os.environ.pop("CASSINO_PURE", None)
        os.environ.pop("PYTHONPATH", None)
        os.chdir(folder)
        for step in [*steps, opens_a_table] if asked.table else steps:
            step()
        os.chdir(Path(folder).parent)
    print("works")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

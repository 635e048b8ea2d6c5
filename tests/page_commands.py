"""The commands that README and docs show, and a way to run those of a page as a reader would."""

import os
import re
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

import click

import cassino
from cassino.cli import main as cli
from services import free_port

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
DOCS = sorted((ROOT / "docs").rglob("*.md"))
PAGES = [README, ROOT / "CONTRIBUTING.md", *DOCS]
MARKS = ("", "measured", "elsewhere")
"""After `sh`: none for commands that are run here; those that take long; those that install, build, or need more than
this program, such as a clone or a database server."""
PATIENCE = 600
"""Seconds for all commands of a page, on a busy machine."""
SERVER = re.compile(r"cassino(?: --lang [\w-]+)?(?: (?:serve|host)\b.*)?")
WATCHING = re.compile(r"cassino play\b.* --watch\b.*")
"""Commands that go on until they are stopped."""
SEED = 242
"""In this deal the eight of spades can take the eight of hearts at move 33: docs/play/review.md tries it."""
HOUSE = 'title = "Casino at our house"\nparent = "casino_long"\n\n[ending]\ntarget = 11\n'
SHELL = """
set -eE -o pipefail
trap 'echo "failed: $BASH_COMMAND" >&2' ERR
started=
stop() { [ -z "$started" ] || { kill "$started"; wait "$started" || [ $? = 143 ]; started=; }; }
trap stop EXIT
watch() {
  stop
  "$@" >started.log 2>&1 & started=$!
  until [ -s started.log ]; do kill -0 "$started"; sleep 0.05; done
}
serve() {
  watch "$@"
  until curl -sf -o /dev/null http://127.0.0.1:$CASSINO_PORT/healthz; do kill -0 "$started"; sleep 0.05; done
}
"""
"""`watch` starts a command that does not end by itself, and `serve` a server; both wait until it works."""


class Block(NamedTuple):
    """A block of commands: its mark, and its lines."""

    mark: str
    text: str


def blocks(page: Path) -> list[Block]:
    found = re.findall(r"^( *)```sh(?: (\w+))?\n(.*?)^\1```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [Block(mark, dedent(text)) for _, mark, text in found]


def without_comment(line: str) -> str:
    return re.sub(r"(?:^|\s+)#.*", "", line)


def of_this_program(page: Path) -> list[str]:
    """The commands of this program in a page's blocks."""
    lines = [without_comment(line) for block in blocks(page) for line in block.text.splitlines()]
    return [re.sub(r" >.*", "", line) for line in lines if re.match(r"cassino\b", line)]


def in_sentences(text: str) -> list[str]:
    outside = re.sub(r"^( *)```.*?^\1```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"`(cassino \S[^`]*)`", outside)


def check(line: str) -> None:
    """A command takes these arguments, as far as they are spelled out."""
    program, *arguments = shlex.split(re.sub(r" --lang \S+", "", line))
    assert program == "cassino"
    name, *rest = arguments or ["serve"]
    command = cli.cassino.get_command(click.Context(cli.cassino), name)
    assert command is not None, line
    if rest:
        with suppress(click.exceptions.Exit), command.make_context(name, rest):
            pass


def prepare(folder: Path) -> None:
    """What the pages say that a reader has: a saved match, a file of house rules, and the examples of a clone."""
    match, bot = cassino.Match("casino", seed=SEED), cassino.bot("greedy", seed=1)
    while not match.deal_over:
        match.play(bot.choose(match.view(match.turn)))
    (folder / "match.txt").write_text(match.save(), "utf-8")
    (folder / "house.toml").write_text(HOUSE, "utf-8")
    (folder / "examples").symlink_to(ROOT / "examples")


def run(folder: Path, text: str) -> None:
    """Run these lines in the folder, as somebody does who copies them; nobody answers questions."""
    port = str(free_port())
    script = "\n".join(_as_run(line) for line in text.replace("8420", port).splitlines())
    environment = {
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"),
        "LANG": "C.UTF-8",
        "BROWSER": "true",
        "PYTHONUNBUFFERED": "1",
        "CASSINO_PORT": port,
        **{name: os.environ[name] for name in ("CASSINO_PURE",) if name in os.environ},
    }
    shell = subprocess.Popen(
        ["bash", "-c", SHELL + script],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        shown, _ = shell.communicate(timeout=PATIENCE)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(shell.pid, signal.SIGKILL)  # also what a hanging page has started
    assert shell.returncode == 0, shown[-2000:]


def _as_run(line: str) -> str:
    """A line of a page as the test runs it: nothing listens to other machines, and what goes on for ever is stopped."""
    command = without_comment(line)
    if SERVER.fullmatch(command):
        return "serve " + line.replace("cassino host", "cassino host --host 127.0.0.1")
    return f"watch {line}" if WATCHING.fullmatch(command) else line

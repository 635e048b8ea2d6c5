"""Small programs for the tests of players outside, and the exchange that is documented."""

import json
import re
import shlex
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

Json = dict[str, Any]

PROTOCOL = Path(__file__).parents[1] / "docs" / "research" / "bot-protocol.md"

OPENING = """
import json, os, signal, sys

def say(text):
    os.write(1, text.encode())

"""
GREETING = """
sys.stdin.readline()
say('{"protocol": 1}\\n')
turn = json.loads(sys.stdin.readline())
"""


def program(folder: Path, code: str, *arguments: str, greets: bool = True) -> str:
    """The name of a bot that runs this code, which knows `say` and, after a greeting, the first `turn`."""
    file = folder / "program.py"
    file.write_text(OPENING + GREETING * greets + dedent(code), "utf-8")
    return command(sys.executable, "-I", "-S", str(file), *arguments)


def command(*arguments: str) -> str:
    """The name of a bot that is a command."""
    return f"exec:{shlex.join(arguments)}"


def exchange() -> list[Json]:
    """The documented messages, questions and answers by turns."""
    blocks = re.findall(r"```json\n(.*?)```", PROTOCOL.read_text("utf-8"), re.DOTALL)
    return [json.loads(block) for block in blocks]

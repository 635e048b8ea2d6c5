"""Small programs for the tests of players outside."""

import shlex
import sys
from pathlib import Path
from textwrap import dedent

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

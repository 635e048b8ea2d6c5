"""Editing of the line that a person types: arrow keys, the lines before, completion with Tab.

Python's `readline` does it where the system has one and both ends are a terminal.
"""

import sys
from collections.abc import Sequence
from types import ModuleType
from typing import TextIO

try:
    import readline
except ImportError:  # Windows edits lines by itself
    readline: ModuleType | None = None  # type: ignore[no-redef]

GNU = ("tab: complete", "set enable-bracketed-paste off")
"""Tab completes, and there are no codes that a screen reader might say."""
BSD = ("bind ^I rl_complete",)
"""The same for the library of the BSDs and of macOS."""


def can_edit(source: TextIO, target: TextIO) -> bool:
    """Whether lines from here can be edited."""
    standard = (sys.__stdin__, sys.__stdout__)
    return readline is not None and (source, target) == standard and source.isatty() and target.isatty()


def edited_line(prompt: str, words: Sequence[str]) -> str:
    """Read one line. prompt: may begin and end with ANSI codes; words: what Tab completes. Raises EOFError."""
    assert readline is not None
    for binding in BSD if "libedit" in (readline.__doc__ or "") else GNU:
        readline.parse_and_bind(binding)
    readline.set_completer_delims("")
    readline.set_completer(Completer(words))
    return input(prompt)


def unseen(code: str) -> str:
    """An ANSI code that takes no room in the line."""
    return f"\001{code}\002"


class Completer:
    """The whole lines that a beginning may become, in `readline`'s protocol."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = words
        self._found: list[str] = []

    def __call__(self, text: str, state: int) -> str | None:
        """The candidate of a number; None after the last one."""
        if state == 0:
            begin = text.lstrip().casefold()
            self._found = [word for word in dict.fromkeys(self._words) if word.casefold().startswith(begin)]
        return self._found[state] if state < len(self._found) else None

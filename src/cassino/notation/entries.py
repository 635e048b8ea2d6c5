"""The lines of a match record: `[Key] value` with indented continuation lines, and numbered moves."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from cassino.notation.errors import Fault, fault

_HEADER = re.compile(r"\[([A-Z][A-Za-z ]*)\][ \t]*(.*)")
_MOVE = re.compile(r"(\d+)\s+([A-Za-z])\s*[:.]\s*(.*)")


class Part(NamedTuple):
    """A piece of text and where it begins."""

    line: int
    column: int
    text: str

    def words(self) -> Iterator["Part"]:
        """The words of the piece."""
        for match in re.finditer(r"[^\s,]+", self.text):
            yield Part(self.line, self.column + match.start(), match.group())


class Entry(NamedTuple):
    """A header with all its lines; or a move, whose key is empty: its turn, its player and its text."""

    key: str
    parts: list[Part]

    @property
    def line(self) -> int:
        """The line on which it begins."""
        return self.parts[0].line

    @property
    def value(self) -> str:
        """The text of a header, its first line only."""
        return self.parts[0].text

    def words(self) -> Iterator[Part]:
        """The words of all its lines."""
        for part in self.parts:
            yield from part.words()

    def fault(self, key: str, /, **facts: Any) -> Fault:
        """Something wrong with the value."""
        return fault(self.line, self.parts[0].column, key, self.value[:40], **facts)


def lines_of(text: str) -> list[str]:
    """The lines of a text; only line feeds, after carriage returns or not, end one."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")


def entries(text: str) -> tuple[list[Entry], list[Fault]]:
    """The entries of a text, and the lines that are not entries. Blank lines and lines that begin with # are
    ignored.
    """
    found: list[Entry] = []
    faults: list[Fault] = []
    for number, line in enumerate(lines_of(text), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line[0] in " \t|" and found and found[-1].key:
            found[-1].parts.append(_continuation(number, line))
            continue
        entry = _entry(number, line.rstrip())
        if entry:
            found.append(entry)
        else:
            faults.append(fault(number, 1, "notation-line", line[:40]))
    return found, faults


def _continuation(number: int, line: str) -> Part:
    match = re.match(r"\s*(?:\| ?)?", line)
    start = match.end() if match else 0
    return Part(number, start + 1, line[start:].rstrip())


def _entry(number: int, line: str) -> Entry | None:
    if header := _HEADER.fullmatch(line):
        return Entry(header[1], [Part(number, header.start(2) + 1, header[2])])
    if move := _MOVE.fullmatch(line):
        return Entry("", [Part(number, move.start(i) + 1, move[i]) for i in (1, 2, 3)])
    return None

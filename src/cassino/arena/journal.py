"""Packs on disk as they are played: a file of JSON lines, from which an interrupted run can be resumed.

The first line says what is played. The following lines, in order, are one for each pack and one for each time the run
was begun or resumed. An incomplete last line is cut off.
"""

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TextIO

from cassino.arena.contest import Contest, SideRotation
from cassino.arena.pack import PackResult, pack_result
from cassino.errors import CassinoError
from cassino.rules import Rules, format_rules, load_variant, parse_rules, variant_ids

try:
    import fcntl
except ImportError:  # Windows: nothing keeps two runs from the same file
    fcntl = None  # type: ignore[assignment]

FORMAT = 1


class JournalError(CassinoError):
    """A file that is not a journal, is damaged or in use, or exists already."""


@dataclass
class Journal:
    """Contests, their results so far, and the file that stores them. A context manager: it closes the file."""

    kind: str
    """The command that plays the contests: arena, tournament."""
    contests: tuple[Contest, ...]
    results: list[list[PackResult]]
    """For each contest, its packs so far."""
    runs: list[dict[str, object]] = field(default_factory=list)
    """Where each part of the run comes from."""
    file: TextIO | None = None

    def add(self, contest: int, pack: PackResult) -> None:
        """Store the next pack of a contest."""
        self.results[contest].append(pack)
        self._write({"contest": contest, "pack": len(self.results[contest]) - 1, **pack.as_json()})

    def begin(self, origin: dict[str, object]) -> None:
        """Store the origin of the packs that follow."""
        self.runs.append(origin)
        self._write({"run": origin})

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file."""
        if self.file:
            os.fsync(self.file.fileno())
            self.file.close()

    def _write(self, line: Mapping[str, object]) -> None:
        if self.file:
            self.file.write(json.dumps(line) + "\n")
            self.file.flush()


def unkept(kind: str, contests: Sequence[Contest]) -> Journal:
    """A journal without a file."""
    return Journal(kind, tuple(contests), [[] for _ in contests])


def new_journal(path: Path, kind: str, contests: Sequence[Contest]) -> Journal:
    """A journal in a new file. Raises JournalError if the file exists, OSError."""
    try:
        file = path.open("x", encoding="utf-8", newline="\n")
    except FileExistsError:
        raise JournalError("arena-journal-exists", file=str(path)) from None
    _lock(file, path)
    journal = replace(unkept(kind, contests), file=file)
    rules = {contest.rules.id: _format_whole(contest.rules) for contest in contests}
    plain = [asdict(replace(contest, rules=Rules("", ""))) | {"rules": contest.rules.id} for contest in contests]
    journal._write({"cassino": "journal", "format": FORMAT, "kind": kind, "rules": rules, "contests": plain})
    return journal


def open_journal(path: Path) -> Journal:
    """The journal in a file, ready to be continued. Raises JournalError, OSError."""
    file = path.open("r+", encoding="utf-8", newline="\n")
    _lock(file, path)
    try:
        return _read(file, path)
    except JournalError:
        file.close()
        raise


def _read(file: TextIO, path: Path) -> Journal:
    try:
        whole, _, rest = file.read().rpartition("\n")
        lines = whole.split("\n")
        journal = _parse_head(json.loads(lines[0]))
        for number, line in enumerate(lines[1:], 2):
            _parse_line(journal, json.loads(line), number)
    except (KeyError, TypeError, ValueError, IndexError) as error:
        if isinstance(error, JournalError):
            raise JournalError("engine-bot", name=str(path), problem=error) from None
        raise JournalError("arena-journal-damaged", file=str(path)) from None
    end = len(whole.encode()) + 1
    if rest:
        file.truncate(end)
    file.seek(end)
    journal.file = file
    return journal


def _lock(file: TextIO, path: Path) -> None:
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise JournalError("arena-journal-in-use", file=str(path)) from None


def _format_whole(rules: Rules) -> str:
    return format_rules(replace(rules, parent=""))


def _parse_head(head: Mapping[str, Any]) -> Journal:
    if head["cassino"] != "journal" or head["format"] != FORMAT:
        raise JournalError("arena-journal-format")
    rules = {id: _rules(id, text) for id, text in head["rules"].items()}
    contests = [_contest(plain, rules[plain["rules"]]) for plain in head["contests"]]
    return unkept(head["kind"], contests)


def _rules(id: str, text: str) -> Rules:
    """The rules as they were when the run began. Raises JournalError if a variant has changed since."""
    if id not in variant_ids():
        return parse_rules(text, id)
    rules = load_variant(id)
    if _format_whole(rules) != text:
        raise JournalError("arena-journal-rules", variant=id)
    return rules


def _contest(plain: Mapping[str, Any], rules: Rules) -> Contest:
    sprt = plain["sprt"] and tuple(plain["sprt"])
    return Contest(**{**plain, "rules": rules, "seating": SideRotation(plain["seating"]), "sprt": sprt})


def _parse_line(journal: Journal, line: Mapping[str, Any], number: int) -> None:
    if "run" in line:
        journal.runs.append(line["run"])
        return
    results = journal.results[line["contest"]]
    if line["pack"] != len(results):
        raise JournalError("arena-journal-pack", line=number, pack=str(line["pack"]), next=len(results))
    results.append(pack_result(line))

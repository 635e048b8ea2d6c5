"""The progress of a person in the lessons, and the answers to puzzles, as files."""

import json
from pathlib import Path

from cassino.lessons.progress import Progress, ProgressError, format_progress, parse_progress
from cassino.texts import tell
from cassino.tui.files import FileError, data_folder, read_text, reason, write_text


class KeptFile:
    """A file in the folder of a person: what cannot be read is kept under another name, so nothing is lost."""

    name: str
    broken: str

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or data_folder()) / self.name
        self._is_stuck = False
        """Whether the file can neither be read nor be set aside: it is not written over."""

    def set_aside(self, error: Exception) -> str:
        """Keep a file that cannot be read under another name; one sentence about it."""
        aside = self.path.with_name(self.broken)
        try:
            self.path.replace(aside)
        except OSError as failed:
            self._is_stuck = True
            return tell("terminal-progress-stuck", problem=str(error), file=self.broken, system=reason(failed))
        return tell("terminal-progress-broken", problem=str(error), file=str(aside))

    def keep(self, text: str) -> str:
        """Write the file; one sentence if that fails. A file that could not be set aside stays as it is."""
        if self._is_stuck:
            return ""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_text(self.path, text)
        except OSError as error:
            problem = FileError("terminal-cannot-write", file=str(self.path), problem=reason(error))
            return tell("terminal-progress-not-saved", problem=problem)
        except FileError as error:
            return tell("terminal-progress-not-saved", problem=str(error))
        return ""


class ProgressFile(KeptFile):
    """Reads and writes the progress of a person in the lessons."""

    name, broken = "lessons.json", "lessons.broken.json"

    def read(self) -> tuple[Progress, str]:
        """The progress, and one sentence about it if something is wrong with it."""
        if not self.path.exists():
            return Progress(), ""
        try:
            progress = parse_progress(read_text(self.path))
        except (ProgressError, FileError) as error:
            return Progress(), self.set_aside(error)
        if progress.foreign:
            return progress, tell("terminal-progress-foreign")
        return progress, ""

    def write(self, progress: Progress) -> str:
        """Keep the progress, with what another window has kept meanwhile; one sentence if that fails."""
        return self.keep(format_progress(Progress(progress.done | self._stored().done)))

    def _stored(self) -> Progress:
        try:
            return parse_progress(read_text(self.path))
        except (ProgressError, FileError):
            return Progress()


class PuzzleFile(KeptFile):
    """The first answers of a person to puzzles: by the key of the puzzle, whether it was right.

    trouble: one sentence if the file could not be read.
    """

    name, broken = "puzzles.json", "puzzles.broken.json"

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(folder)
        self.tries, self.trouble = self._read()

    def _read(self) -> tuple[dict[str, bool], str]:
        if not self.path.exists():
            return {}, ""
        try:
            return _parsed(read_text(self.path)), ""
        except (ProgressError, FileError) as error:
            return {}, self.set_aside(error)

    def note(self, key: str, *, is_right: bool) -> str:
        """Keep an answer if it is the first to its puzzle; one sentence if that fails."""
        if key in self.tries:
            return ""
        stored, _ = self._read()  # another window may have written
        self.tries = {**self.tries, key: is_right, **stored}
        return self.keep(json.dumps({"tries": self.tries}, indent=1) + "\n")


def _parsed(text: str) -> dict[str, bool]:
    """The answers in a file. Raises ProgressError."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        raise ProgressError("lessons-progress-no-json") from None
    tries = content.get("tries") if isinstance(content, dict) else None
    if not isinstance(tries, dict) or not all(isinstance(each, bool) for each in tries.values()):
        raise ProgressError("terminal-progress-no-answers")
    return tries

"""The progress of a person in the lessons, as a file."""

from pathlib import Path

from cassino.lessons.progress import Progress, ProgressError, format_progress, parse_progress
from cassino.tui.files import FileError, data_folder, read_text, write_text

FILE = "lessons.json"
BROKEN = "lessons.broken.json"
"""What a file is called that could not be read: nothing is lost."""


class ProgressFile:
    """Reads and writes the progress of a person."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or data_folder()) / FILE
        self._is_stuck = False
        """Whether the file can neither be read nor be set aside: it is not written over."""

    def read(self) -> tuple[Progress, str]:
        """The progress, and one sentence about it if something is wrong with it."""
        if not self.path.exists():
            return Progress(), ""
        try:
            progress = parse_progress(read_text(self.path))
        except (ProgressError, FileError) as error:
            return Progress(), self._set_aside(error)
        if progress.foreign:
            return progress, "Some lessons you have done are from another version of Cassino; they are kept."
        return progress, ""

    def _set_aside(self, error: Exception) -> str:
        """Keep a file that cannot be read under another name."""
        aside = self.path.with_name(BROKEN)
        try:
            self.path.replace(aside)
        except OSError as failed:
            self._is_stuck = True
            reason = f"and the file cannot be moved to {BROKEN}: {failed.strerror}"
            return f"Your progress cannot be read: {error}, {reason}. What you solve now is not saved."
        return f"Your progress cannot be read: {error}. The file is now {aside}, and you begin anew."

    def write(self, progress: Progress) -> str:
        """Keep the progress; one sentence if that fails. A file that could not be set aside stays as it is."""
        if self._is_stuck:
            return ""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_text(self.path, format_progress(progress))
        except OSError as error:
            return f"Your progress cannot be saved: {error.strerror}."
        except FileError as error:
            return f"Your progress cannot be saved: {error}"
        return ""

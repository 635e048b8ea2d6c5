"""Match files on the disk: written whole or not at all."""

import os
import tempfile
from pathlib import Path

from cassino.errors import CassinoError
from cassino.texts import tell
from cassino.texts.plain import file_text


class FileError(CassinoError):
    """A match file that cannot be read or written."""


def data_folder() -> Path:
    """Where what is kept between sittings lies."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "cassino"


def write_text(path: Path, text: str) -> None:
    """Put the text into the file; a failure leaves what was there. Raises FileError."""
    try:
        replace(path, text)
    except (OSError, ValueError) as error:
        raise FileError("terminal-cannot-write", file=str(path), problem=reason(error)) from error


def replace(path: Path, text: str) -> None:
    """Write beside the file, then move over it."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_text(path: Path) -> str:
    """The text of a match file. Raises FileError."""
    try:
        return file_text(path.read_bytes())
    except UnicodeDecodeError as error:
        raise FileError("terminal-not-text", file=str(path), byte=error.start + 1) from error
    except (OSError, ValueError) as error:
        raise FileError("terminal-cannot-read", file=str(path), problem=reason(error)) from error


def reason(error: Exception) -> str:
    """What the system says against a file."""
    said = getattr(error, "strerror", None) or str(error)
    return tell("terminal-file-reason", kind=type(error).__name__, problem=said)


def named_path(text: str) -> Path:
    """The path that a person types: `~` is the home folder."""
    try:
        return Path(text.strip()).expanduser()
    except RuntimeError:
        return Path(text.strip())


def file_exists(path: Path) -> str:
    """What is asked before a file is written over."""
    return tell("terminal-file-exists", file=str(path))

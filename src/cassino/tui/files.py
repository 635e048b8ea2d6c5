"""Text files on the disk: written whole or not at all, and never over what another window has written meanwhile."""

import os
import tempfile
from itertools import count
from pathlib import Path

from cassino.errors import CassinoError
from cassino.texts import tell
from cassino.texts.plain import file_text


class FileError(CassinoError):
    """A text file that cannot be read or written."""


class FileChanged(FileError):
    """A file that another window or program has written since it was read."""


class OwnFile:
    """A file that is read once and written again and again. It knows its content, and notices another's."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._content: bytes | None = None
        """What was read or written last; None: there was no file."""

    def read(self) -> str:
        """The text of the file. Raises FileError."""
        self._content = _bytes(self.path)
        return _text(self.path, self._content)

    def write(self, text: str) -> None:
        """Put the text into the file. Raises FileChanged, which writes nothing, or FileError."""
        if self.is_changed:
            raise FileChanged("terminal-file-changed", file=str(self.path))
        write_text(self.path, text)
        self._content = text.encode()

    @property
    def is_changed(self) -> bool:
        """Whether somebody else has written the file, or removed it."""
        try:
            return self.path.read_bytes() != self._content
        except FileNotFoundError:
            return self._content is not None
        except OSError:
            return False  # writing says what is wrong


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
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_text(path: Path) -> str:
    """The text of a file. Raises FileError."""
    return _text(path, _bytes(path))


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise FileError("terminal-cannot-read", file=str(path), problem=reason(error)) from error


def _text(path: Path, content: bytes) -> str:
    try:
        return file_text(content)
    except UnicodeDecodeError as error:
        raise FileError("terminal-not-text", file=str(path), byte=error.start + 1) from error


def beside(path: Path) -> Path:
    """A path that is free, with a number: `two-2.score`."""
    return next(each for number in count(2) if not (each := path.with_stem(f"{path.stem}-{number}")).exists())


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

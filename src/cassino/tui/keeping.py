"""The match of `cassino play`: kept in a file of its own after every step until it is over, whatever ends the terminal.

A match that is played in another window is locked, so that only one window goes on with it.
"""

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TextIO

from cassino.texts import tell
from cassino.texts.catalog import say
from cassino.texts.message import Argument, Message
from cassino.tui.files import FileChanged, FileError, OwnFile, beside, data_folder, reason
from cassino.tui.game import Game
from cassino.tui.saved import game_of, game_text
from cassino.tui.terminal import Terminal, write
from cassino.tui.words import is_yes

try:
    import fcntl
except ImportError:  # Windows: two windows may be offered the same match; the second one then goes on in a new file
    fcntl = None  # type: ignore[assignment]

HAS_LOCKS = fcntl is not None
ENDING = ".match"
ASIDE = ".txt"
"""How a match ends that is kept but not offered again."""


class KeptMatch:
    """The file of one match, as long as it is played here."""

    def __init__(self, path: Path) -> None:
        self.file = OwnFile(path)
        self._lock: TextIO | None = None

    @property
    def is_there(self) -> bool:
        """Whether something has been kept."""
        return self._lock is not None

    def save(self, game: Game) -> None:
        """Keep the match as it stands. Raises FileError."""
        self.lock()
        try:
            self.file.write(game_text(game))
        except FileChanged:
            self.release()
            self.file = OwnFile(beside(self.file.path))
            self.save(game)

    def lock(self) -> bool:
        """Take the match for this window; False if another one has it. Raises FileError."""
        if self._lock is not None:
            return True
        path = _lock_of(self.file.path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle = path.open("w")
        except OSError as error:
            raise FileError("terminal-cannot-write", file=str(path), problem=reason(error)) from error
        try:
            if fcntl is not None:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            handle.close()
            return False
        self._lock = handle
        return True

    def release(self) -> None:
        """Leave the match to other windows."""
        if self._lock is not None:
            if not HAS_LOCKS:
                self._lock.close()  # Windows removes no file that is open
            with suppress(OSError):
                _lock_of(self.file.path).unlink(missing_ok=True)
            self._lock.close()
            self._lock = None

    def forget(self) -> None:
        """The match is over, or given up: nothing of it is kept."""
        with suppress(OSError):
            self.file.path.unlink(missing_ok=True)
        self.release()

    def put_aside(self) -> Path:
        """Keep the match, but do not offer it again; where it is now. Raises FileError."""
        aside = self.file.path.with_suffix(ASIDE)
        try:
            self.file.path.rename(aside)
        except OSError as error:
            raise FileError("terminal-cannot-write", file=str(aside), problem=reason(error)) from error
        self.release()
        return aside


def new_kept(folder: Path | None = None) -> KeptMatch:
    """The file of a new match; it is made with the first step."""
    path = (folder or _folder()) / f"{datetime.now():%Y-%m-%d-%H%M%S}{ENDING}"
    return KeptMatch(beside(path) if path.exists() else path)


def offered(terminal: Terminal, variant: str | None, folder: Path | None = None) -> tuple[Game, KeptMatch] | None:
    """The last match that was not finished, if the person wants to go on with it.

    variant: the id of the rules that were asked for; None: any. Raises EOFError.
    """
    for kept in _unfinished(folder or _folder()):
        try:
            game = game_of(kept.file)
        except FileError as error:
            write(terminal, str(error))
            _put_aside(terminal, kept)
            continue
        if variant in (None, game.rules.id):
            return (game, kept) if _is_wanted(terminal, game, kept) else None
        kept.release()
    return None


def _folder() -> Path:
    return data_folder() / "matches"


def _lock_of(path: Path) -> Path:
    return path.with_suffix(".lock")


def _unfinished(folder: Path) -> Iterator[KeptMatch]:
    """Matches that no window has, the latest first."""
    for path in sorted(folder.glob(f"*{ENDING}"), reverse=True):
        kept = KeptMatch(path)
        with suppress(FileError):
            if kept.lock():
                yield kept


def _is_wanted(terminal: Terminal, game: Game, kept: KeptMatch) -> bool:
    scores = list(game.match.scores)
    facts: dict[str, Argument] = {"title": game.rules.title, "number": len(game.match.deals), "scores": scores}
    line = terminal.ask(say(Message("terminal-go-on", facts), game.side_names))
    if not line.strip() or is_yes(line):
        return True
    _put_aside(terminal, kept)
    return False


def _put_aside(terminal: Terminal, kept: KeptMatch) -> None:
    try:
        terminal.line(tell("terminal-put-aside", file=str(kept.put_aside())))
    except FileError as error:
        kept.release()
        write(terminal, str(error))

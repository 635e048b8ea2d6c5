"""The commands that keep, resume and replace whole matches, and the one that leaves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cassino.texts import tell
from cassino.tui.files import FileError, OwnFile, file_exists, named_path
from cassino.tui.saved import game_of, save_game
from cassino.tui.vocabulary import words_from

if TYPE_CHECKING:
    from cassino.tui.sitting import Sitting


def save(sitting: Sitting, rest: str) -> None:
    """Write the match to a file."""
    name = rest or sitting.read(tell("terminal-file-name")).strip()
    if name:
        save_as(sitting, named_path(name))
    else:
        sitting.say(tell("terminal-no-file"))


def save_as(sitting: Sitting, path: Path) -> bool:
    """Write the match to this file, after a question if that would replace another file."""
    is_own = sitting.file is not None and path == sitting.file.path and not sitting.file.is_changed
    if path.exists() and not is_own and not sitting.agrees(file_exists(path)):
        sitting.say(tell("terminal-not-saved"))
        return False
    save_game(sitting.game, path)
    sitting.file, sitting.saved_moves = OwnFile(path), sitting.game.move_count
    sitting.file.read()
    sitting.say(tell("terminal-saved", file=str(path)))
    return True


def resume(sitting: Sitting, rest: str) -> None:
    """Go on with a saved match; a file that cannot be read changes nothing."""
    name = rest or sitting.read(tell("terminal-file-name")).strip()
    if not name:
        sitting.say(tell("terminal-not-resumed-no-file"))
        return
    file = OwnFile(named_path(name))
    game = game_of(file)
    if sitting.is_unsaved and not sitting.agrees(tell("terminal-leave-for-other")):
        sitting.say(tell("terminal-not-resumed"))
        return
    sitting.begin_other(game, file)
    sitting.greet()


def new(sitting: Sitting, rest: str) -> None:
    """Another match of the same people, or of another variant."""
    rules = sitting.chosen_rules(rest) if rest else None
    game = sitting.game.another(rules)
    if sitting.is_unsaved and not sitting.agrees(tell("terminal-leave-for-new")):
        sitting.say(tell("terminal-continues"))
        return
    sitting.begin_other(game)
    sitting.greet()


def leave(sitting: Sitting, rest: str) -> None:
    """Leave; an unfinished match that is not kept anyway is offered to a file first."""
    sitting.keep()
    is_kept = sitting.kept is not None and sitting.kept.is_there
    if is_kept:
        sitting.say(tell("terminal-kept"))
    elif sitting.is_unsaved and not may_leave(sitting):
        sitting.say(tell("terminal-continues"))
        return
    sitting.say(tell("terminal-goodbye"))
    sitting.is_done = True


def may_leave(sitting: Sitting) -> bool:
    """Whether the match was saved, or the person gives it up."""
    answer = sitting.read(tell("terminal-leave-question"), "no")
    meant = words_from(answer, ("yes", "no", "cancel"))
    if meant != ["yes"]:
        return meant == ["no"]
    name = sitting.read(tell("terminal-file-name")).strip()
    return bool(name) and saved_without_error(sitting, named_path(name))


def saved_without_error(sitting: Sitting, path: Path) -> bool:
    """Whether the file could be written; what went wrong is said."""
    try:
        return save_as(sitting, path)
    except FileError as error:
        sitting.say(str(error))
        return False

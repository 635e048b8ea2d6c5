"""The commands that keep, resume and replace whole matches, and the one that leaves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cassino.tui.files import FileError, named_path
from cassino.tui.saved import load_game, save_game

if TYPE_CHECKING:
    from cassino.tui.sitting import Sitting

NEW_QUESTION = "This match is not finished and not saved. Begin another all the same?"
RESUME_QUESTION = "This match is not finished and not saved. Leave it for the other one?"

LEAVE_QUESTION = "The match is not finished. Save it before leaving? Yes, no or cancel:"


def save(sitting: Sitting, rest: str) -> None:
    """Write the match to a file."""
    name = rest or sitting.read("Name of the file:").strip()
    if name:
        save_as(sitting, named_path(name))
    else:
        sitting.say("Not saved: no file was named.")


def save_as(sitting: Sitting, path: Path) -> bool:
    """Write the match to this file, after a question if that would replace another file."""
    if path.exists() and path != sitting.file and not sitting.agrees(f"{path} exists. Replace it?"):
        sitting.say("Not saved.")
        return False
    save_game(sitting.game, path)
    sitting.file, sitting.saved_moves = path, sitting.game.move_count
    sitting.say(f"Saved. To go on later: resume {path}")
    return True


def resume(sitting: Sitting, rest: str) -> None:
    """Go on with a saved match; a file that cannot be read changes nothing."""
    name = rest or sitting.read("Name of the file:").strip()
    if not name:
        sitting.say("Not resumed: no file was named.")
        return
    path = named_path(name)
    game = load_game(path)
    if sitting.is_unsaved and not sitting.agrees(RESUME_QUESTION):
        sitting.say("Not resumed.")
        return
    sitting.begin(game, path)
    sitting.greet()


def new(sitting: Sitting, rest: str) -> None:
    """Another match of the same people, or of another variant."""
    rules = sitting.chosen_rules(rest) if rest else None
    game = sitting.game.another(rules)
    if sitting.is_unsaved and not sitting.agrees(NEW_QUESTION):
        sitting.say("The match goes on.")
        return
    sitting.begin(game)
    sitting.greet()


def leave(sitting: Sitting, rest: str) -> None:
    """Leave; an unfinished match is offered to a file first."""
    if sitting.is_unsaved and not may_leave(sitting):
        sitting.say("The match goes on.")
        return
    sitting.say("Goodbye.")
    sitting.is_done = True


def may_leave(sitting: Sitting) -> bool:
    """Whether the match was saved, or the person gives it up."""
    answer = sitting.read(LEAVE_QUESTION, "no").strip().lower()
    if not answer or not "yes".startswith(answer):
        return bool(answer) and "no".startswith(answer)
    name = sitting.read("Name of the file:").strip()
    return bool(name) and saved_without_error(sitting, named_path(name))


def saved_without_error(sitting: Sitting, path: Path) -> bool:
    """Whether the file could be written; what went wrong is said."""
    try:
        return save_as(sitting, path)
    except FileError as error:
        sitting.say(str(error))
        return False

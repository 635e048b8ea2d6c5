"""The commands that keep, resume and replace whole matches, and the one that leaves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cassino.rules import load_rules
from cassino.tui.files import FileError, named_path
from cassino.tui.saved import load_game, save_game

if TYPE_CHECKING:
    from cassino.tui.session import Session

NEW_QUESTION = "This match is not finished and not saved. Begin another all the same?"
RESUME_QUESTION = "This match is not finished and not saved. Leave it for the other one?"

LEAVE_QUESTION = "The match is not finished. Save it before leaving? Yes, no or cancel:"


def save(session: Session, rest: str) -> None:
    """Write the match to a file."""
    name = rest or session.read("Name of the file:").strip()
    if name:
        save_as(session, named_path(name))
    else:
        session.say("Not saved: no file was named.")


def save_as(session: Session, path: Path) -> bool:
    """Write the match to this file, after a question if that would replace another file."""
    if path.exists() and path != session.file and not session.agrees(f"{path} exists. Replace it?"):
        session.say("Not saved.")
        return False
    save_game(session.game, path)
    session.file, session.saved_moves = path, session.game.move_count
    session.say(f"Saved. To go on later: resume {path}")
    return True


def resume(session: Session, rest: str) -> None:
    """Go on with a saved match; a file that cannot be read changes nothing."""
    name = rest or session.read("Name of the file:").strip()
    if not name:
        session.say("Not resumed: no file was named.")
        return
    path = named_path(name)
    game = load_game(path)
    if session.is_unsaved and not session.agrees(RESUME_QUESTION):
        session.say("Not resumed.")
        return
    session.begin(game, path)
    session.greet()


def new(session: Session, rest: str) -> None:
    """Another match of the same people, or of another variant."""
    rules = load_rules(rest) if rest else None
    game = session.game.another(rules)
    if session.is_unsaved and not session.agrees(NEW_QUESTION):
        session.say("The match goes on.")
        return
    session.begin(game)
    session.greet()


def leave(session: Session, rest: str) -> None:
    """Leave; an unfinished match is offered to a file first."""
    if session.is_unsaved and not may_leave(session):
        session.say("The match goes on.")
        return
    session.say("Goodbye.")
    session.is_done = True


def may_leave(session: Session) -> bool:
    """Whether the match was saved, or the person gives it up."""
    answer = session.read(LEAVE_QUESTION, "no").strip().lower()
    if not answer or not "yes".startswith(answer):
        return bool(answer) and "no".startswith(answer)
    name = session.read("Name of the file:").strip()
    return bool(name) and saved_without_error(session, named_path(name))


def saved_without_error(session: Session, path: Path) -> bool:
    """Whether the file could be written; what went wrong is said."""
    try:
        return save_as(session, path)
    except FileError as error:
        session.say(str(error))
        return False

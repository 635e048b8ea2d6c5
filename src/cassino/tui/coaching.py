"""The coach: warns before slips, grades the person's last move, explains the last move of another player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from cassino.hosted.commands import commands
from cassino.hosted.frames import coaching
from cassino.hosted.frames.plays import offered
from cassino.hosted.match.events import AnyEvent, Moved
from cassino.texts.catalog import said_style, say, say_all
from cassino.texts.message import Message
from cassino.tui.vocabulary import word_of
from cassino.tui.words import WordError

if TYPE_CHECKING:
    from cassino.hosted.match.steps import Step
    from cassino.tui.sitting import Sitting


def coach(sitting: Sitting, rest: str) -> None:
    """Turn the coach on or off. Raises WordError."""
    sitting.is_coached = setting(rest, sitting.is_coached)
    sitting.say(said_of(sitting.is_coached))


def setting(word: str, before: bool) -> bool:
    """`on` or `off`; without a word, the other way round. Raises WordError."""
    if not word.strip():
        return not before
    typed = word_of(word, ("on", "off"))
    if not typed:
        raise WordError("coach-wrong-setting")
    return typed == "on"


def said_of(is_coached: bool) -> str:
    """What is said when the coach is turned on or off."""
    return say(Message("coach-on" if is_coached else "coach-off"))


def how(sitting: Sitting, rest: str) -> None:
    """How good the last move of the person was."""
    own = [step for step in sitting.game.hosted.steps if step.seat == sitting.viewer]
    sitting.say(coach_text(sitting, own[-1]) if own else say(Message("coach-no-move")))


def why_played(sitting: Sitting) -> str | None:
    """Why the last move of another player may have been made; None where there is none."""
    others = [step for step in sitting.game.hosted.steps if step.seat != sitting.viewer]
    return coach_text(sitting, others[-1]) if others else None


def coach_text(sitting: Sitting, step: Step) -> str:
    """What the coach says of a move. Raises Refusal."""
    asked = commands.coached(sitting.game.hosted, sitting.viewer, step.version)
    answered = coaching.answer(asked)
    names = sitting.names
    return say_all([step.line.speech, *answered.told], names, said_style())


def goes_ahead(sitting: Sitting, event: AnyEvent) -> bool:
    """Whether a move is made: where the coach sees a slip, the person is asked."""
    if not sitting.is_coached or not isinstance(event, Moved):
        return True
    play = next((each for each in offered(sitting.view).plays if each.move == event.move), None)
    if play is None or play.slip is UNSET or play.skill is UNSET:
        return True
    sitting.say(say_all([play.slip, Message("coach-skill", {"skill": play.skill})], style=said_style()))
    return sitting.agrees(say(Message("coach-anyway")))

"""The coach: warns before slips, grades the person's last move, explains the last move of another player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import UNSET

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
    """How good the last turn of the person was."""
    step = last_play([step for step in sitting.game.hosted.steps if step.seat == sitting.viewer])
    sitting.say(coach_text(sitting, step) if step else say(Message("coach-no-move")))


def why_played(sitting: Sitting) -> str | None:
    """Why the last turn of another player may have been played so; None where there is none."""
    step = last_play([step for step in sitting.game.hosted.steps if step.seat != sitting.viewer])
    return coach_text(sitting, step) if step else None


def last_play(steps: Sequence[Step]) -> Step | None:
    """The last step that uses a card from the hand; if there is none, the last of all."""
    return next((step for step in reversed(steps) if step.move.cards), steps[-1] if steps else None)


def coach_text(sitting: Sitting, step: Step) -> str:
    """What the coach says of the turn of a step. Raises Refusal."""
    asked = coaching.coached(sitting.game.hosted, sitting.viewer, step.version)
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

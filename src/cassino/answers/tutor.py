"""The tutor: what it finds in each finished match of a person, and what it says about several."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from cassino.analysis.skills import Skill
from cassino.engine.view import View as SeatView, view
from cassino.hosted.commands.seating import played_seat
from cassino.hosted.frames.positions import HostedPosition
from cassino.hosted.match.match import HostedMatch
from cassino.hosted.wire.shape import Shape
from cassino.hosted.wire.table import View
from cassino.lessons.lesson import lesson_named
from cassino.notation.speech import speech_of
from cassino.texts.message import Message
from cassino.tutor.chances import Moment, moments_in
from cassino.tutor.course import LESSONS, state_of
from cassino.tutor.posterior import posteriors
from cassino.tutor.tip import dearest, tip_of

MOST_SECONDS = 2.0
"""After this time, no more matches are looked at for one request: the page asks again."""


class SkillStanding(Shape, frozen=True):
    """A skill, and what is known about it."""

    skill: str
    """Its name: `several_sets`."""
    title: Message
    """Its name."""
    meaning: Message
    """What a player with this skill does."""
    state: Literal["strong", "growing", "unseen"]
    """What is known: `unseen` if there were too few chances."""
    words: Message
    """The same in words."""
    taken: int
    """How many clear chances you took."""
    chances: int
    """How many there were."""
    lesson: str
    """The lesson that teaches it, by its name in addresses."""


class Tip(Shape, frozen=True):
    """One skill to work on, and the position that shows it."""

    skill: str
    """Its name: `several_sets`."""
    words: Message
    """What to do, in at most 45 words."""
    better: Message
    """What you do with the better move in the position."""
    view: View
    """The table as you saw it."""
    match: str
    """The id of the match it is from."""
    lesson: str
    """The lesson that teaches it, by its name in addresses."""
    lesson_title: Message
    """The title of that lesson."""


class Tutored(Shape, frozen=True):
    """What your latest finished matches show."""

    matches: int
    """How many matches were looked at."""
    more: bool
    """Whether other matches are still to be looked at: ask again."""
    skills: list[SkillStanding]
    """The nine skills, in the order in which they are taught."""
    tip: Tip | None
    """The tip; null if nothing is clear."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position that shows a missed chance, as its player saw it, and the better move."""

    view: View
    better: Message


@dataclass(frozen=True, slots=True)
class Looked:
    """The result for one match: a person's clear chances, and an example for each skill that was missed."""

    match: str
    moments: tuple[Moment, ...] = ()
    examples: tuple[tuple[Skill, Example], ...] = ()


def found_in(match_id: str, hosted: HostedMatch, user_id: str) -> Looked:
    """What a person's moves in a match show."""
    seat = played_seat(hosted, user_id, None)
    if seat is None or hosted.phase != "match_over":
        return Looked(match_id)
    moments = tuple(moments_in(hosted.match, seat))
    shown = ((skill, dearest(moments, skill)) for skill in Skill)
    examples = tuple((skill, example(hosted, moment, seat)) for skill, moment in shown if moment is not None)
    return Looked(match_id, moments, examples)


def example(hosted: HostedMatch, moment: Moment, seat: int) -> Example:
    """The position of a missed chance."""
    state = hosted.match.deals[moment.deal].states[moment.place]
    return example_of(view(state, seat), moment)


def example_of(seen: SeatView, moment: Moment) -> Example:
    """The position of a missed chance, from the player's view alone."""
    return Example(HostedPosition(seen.public).frame("tip"), speech_of(seen.public, moment.chance.better))


def tutor_report(found: Sequence[Looked], more: bool) -> Tutored:
    """What the tutor says. more: whether it has not looked at all matches yet; until then it gives no tip."""
    moments = [each.moments for each in found]
    return Tutored(len(found), more, standings(moments), None if more else _tip(found))


def standings(found: Sequence[Sequence[Moment]]) -> list[SkillStanding]:
    """What is known about each skill."""
    known = posteriors(moment.chance for moments in found for moment in moments)
    rows = []
    for skill, posterior in known.items():
        state = state_of(posterior)
        rows.append(
            SkillStanding(
                skill=skill.value,
                title=skill.called,
                meaning=skill.meaning,
                state=state.value,
                words=state.words,
                taken=posterior.taken,
                chances=posterior.chances,
                lesson=LESSONS[skill],
            )
        )
    return rows


def _tip(found: Sequence[Looked]) -> Tip | None:
    tip = tip_of([each.moments for each in found])
    if tip is None:
        return None
    looked = found[tip.match]
    shown = dict(looked.examples)[tip.skill]
    title = lesson_named(tip.lesson).title
    return Tip(tip.skill.value, tip.words, shown.better, shown.view, looked.match, tip.lesson, title)

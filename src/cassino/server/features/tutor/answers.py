"""What the server says about a person's skills."""

from typing import Literal

from cassino.hosted.wire.shape import Shape
from cassino.hosted.wire.table import View
from cassino.texts.message import Message


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

"""The order of the skills, and the lesson for each."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from cassino.analysis.skills import Skill
from cassino.texts.message import Message
from cassino.tutor.posterior import Posterior

PREREQUISITES: Mapping[Skill, tuple[Skill, ...]] = MappingProxyType({
    Skill.PAIRS: (),
    Skill.SUMS: (Skill.PAIRS,),
    Skill.SEVERAL_SETS: (Skill.PAIRS, Skill.SUMS),
    Skill.BUILDING: (Skill.PAIRS, Skill.SUMS),
    Skill.SAFE_BUILDS: (Skill.BUILDING,),
    Skill.ANSWERING_BUILDS: (Skill.PAIRS, Skill.BUILDING),
    Skill.LEAVING_SWEEPS: (Skill.PAIRS, Skill.SUMS),
    Skill.VALUABLE_CARDS: (Skill.PAIRS, Skill.SUMS),
    Skill.COUNTING_CARDS: (Skill.VALUABLE_CARDS, Skill.LEAVING_SWEEPS),
})  # fmt: skip
"""The skills that a player needs before each skill."""
LESSONS: Mapping[Skill, str] = MappingProxyType({
    Skill.PAIRS: "capture",
    Skill.SUMS: "sum",
    Skill.SEVERAL_SETS: "several",
    Skill.BUILDING: "build",
    Skill.SAFE_BUILDS: "keep",
    Skill.ANSWERING_BUILDS: "steal",
    Skill.LEAVING_SWEEPS: "sweep",
    Skill.VALUABLE_CARDS: "points",
    Skill.COUNTING_CARDS: "last",
})  # fmt: skip
"""The lesson for each skill, by its name in the course."""


class State(StrEnum):
    """What is known about a skill, for display."""

    STRONG = "strong"
    GROWING = "growing"
    UNSEEN = "unseen"

    @property
    def words(self) -> Message:
        """The state in words."""
        return Message(f"tutor-{self}")


def state_of(posterior: Posterior) -> State:
    """What is known about a skill."""
    if not posterior.says_something:
        return State.UNSEEN
    return State.STRONG if posterior.is_strong else State.GROWING

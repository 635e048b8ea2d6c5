"""One tip from a person's finished matches: the weakest skill whose prerequisites are sound, and an example."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from cassino.analysis.skills import Skill
from cassino.texts.message import Message
from cassino.tutor.chances import Moment
from cassino.tutor.course import LESSONS, PREREQUISITES
from cassino.tutor.measured import spoken
from cassino.tutor.posterior import Posterior, posteriors

MOST_WORDS = 45
"""A tip has at most this many words."""
MOST_MATCHES = 12
"""The tutor looks at this many of a person's latest matches."""


@dataclass(frozen=True, slots=True)
class Tip:
    """The skill to work on. match: the number of the match with the example, among those that were looked at."""

    skill: Skill
    match: int
    moment: Moment
    words: Message

    @property
    def lesson(self) -> str:
        """The lesson that teaches it, by its name in the course."""
        return LESSONS[self.skill]


def weakest(found: dict[Skill, Posterior], allowed: Collection[Skill]) -> Skill | None:
    """The weak skill with the smallest share of chances taken, among those whose prerequisites are not weak."""
    weak = {skill for skill, posterior in found.items() if posterior.is_weak}
    ready = [skill for skill in Skill if skill in weak and weak.isdisjoint(before(skill))]
    named = [skill for skill in ready if skill in allowed]
    return min(named, key=lambda skill: found[skill].mean, default=None)


def before(skill: Skill) -> set[Skill]:
    """All skills that come before a skill."""
    direct = PREREQUISITES[skill]
    return set(direct).union(*map(before, direct))


def tip_of(matches: Sequence[Sequence[Moment]], allowed: Collection[Skill] | None = None) -> Tip | None:
    """The tip from the chances of some matches, the latest first; None if nothing is clear.

    allowed: the skills that may be named; None for those whose rule is precise enough.
    """
    found = posteriors(moment.chance for moments in matches for moment in moments)
    skill = weakest(found, spoken() if allowed is None else allowed)
    if skill is None:
        return None
    number, moment = _example(matches, skill)
    args = {"missed": found[skill].missed, "chances": found[skill].chances}
    return Tip(skill, number, moment, Message(f"tip-{skill.replace('_', '-')}", args))


def _example(matches: Sequence[Sequence[Moment]], skill: Skill) -> tuple[int, Moment]:
    """The costliest missed chance of the latest match that has one."""
    shown = ((number, dearest(moments, skill)) for number, moments in enumerate(matches))
    return next((number, moment) for number, moment in shown if moment is not None)


def dearest(moments: Sequence[Moment], skill: Skill) -> Moment | None:
    """The missed chance for a skill that cost the most."""
    missed = [each for each in moments if each.chance.skill == skill and not each.chance.is_taken]
    return max(missed, key=lambda each: each.chance.gap, default=None)

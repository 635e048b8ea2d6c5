"""The skills of a player. Their names and meanings are in `texts/languages/*/skills.ftl`."""

from enum import StrEnum

from cassino.engine.move import Move
from cassino.engine.state import State
from cassino.notation.groups import parts
from cassino.texts.message import Message


class Skill(StrEnum):
    """Something that a player learns."""

    PAIRS = "pairs"
    SUMS = "sums"
    SEVERAL_SETS = "several_sets"
    BUILDING = "building"
    SAFE_BUILDS = "safe_builds"
    ANSWERING_BUILDS = "answering_builds"
    LEAVING_SWEEPS = "leaving_sweeps"
    VALUABLE_CARDS = "valuable_cards"
    COUNTING_CARDS = "counting_cards"

    @property
    def called(self) -> Message:
        """Its name."""
        return Message(f"skill-{self.replace('_', '-')}")

    @property
    def meaning(self) -> Message:
        """What a player with this skill does, in one sentence."""
        return Message(f"skill-{self.replace('_', '-')}-meaning")


def skill_of_capture(state: State, move: Move) -> Skill:
    """The skill that a player needs to see this capture."""
    found = parts(state, move)
    if found.units > 1:
        return Skill.SEVERAL_SETS
    if found.builds:
        owned = any(build.owner == state.turn for build in state.builds() if build.cards & move.taken)
        return Skill.BUILDING if owned else Skill.ANSWERING_BUILDS
    return Skill.SUMS if any(group.bit_count() > 1 for group in found.groups) else Skill.PAIRS

"""The skills of a player. Their names and meanings are in `texts/languages/*/skills.ftl`."""

from enum import StrEnum

from cassino.texts.message import Message


class Skill(StrEnum):
    """Something that a player can do, or does not do yet."""

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
    def title(self) -> Message:
        """What it is called."""
        return Message(f"skill-{self.replace('_', '-')}")

    @property
    def meaning(self) -> Message:
        """What a player who has it does, in one sentence."""
        return Message(f"skill-{self.replace('_', '-')}-meaning")

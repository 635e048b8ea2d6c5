"""What was measured for each skill and for the tutor's rule about it, read from `measured.toml`.

`cassino tutor worth --write` and `cassino tutor precision --write` write that file; docs/background/tutor.md
explains it.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from cassino.analysis.skills import Skill

FILE = "measured.toml"
DIGITS = 3
"""The digits of worth and error."""
LEAST_PRECISION = 0.8
"""The tutor gives no tips by a rule that is less precise than this."""
FEWEST_NAMED = 10
"""Nor by one that was seen to give fewer tips than this."""
HEAD = (
    "# Written by `cassino tutor worth --write` and `cassino tutor precision --write`. See docs/background/tutor.md.\n"
)


@dataclass(frozen=True, slots=True)
class Measured:
    """The numbers for one skill.

    worth, error: the points per deal that a player without the skill loses, and the standard error. named: how often
    the tutor named the skill in self-play; right: how often the player did lack it. checked: how many missed chances a
    deeper search looked at; agreed: for how many it also found a loss.
    """

    worth: float = 0.0
    error: float = 0.0
    named: int = 0
    right: int = 0
    checked: int = 0
    agreed: int = 0

    @property
    def precision(self) -> float:
        """How often the tutor is right when it names the skill."""
        return self.right / self.named if self.named else 0.0

    @property
    def agreement(self) -> float:
        """How often a deeper search agrees that a chance was missed."""
        return self.agreed / self.checked if self.checked else 0.0

    @property
    def speaks(self) -> bool:
        """Whether the tutor's rule is precise enough for tips."""
        return self.named >= FEWEST_NAMED and min(self.precision, self.agreement) >= LEAST_PRECISION


Table = Mapping[Skill, Measured]


@cache
def measured() -> Table:
    """The numbers of all skills that were measured."""
    return parse_measured(files("cassino.tutor").joinpath(FILE).read_text("utf-8"))


def parse_measured(text: str) -> dict[Skill, Measured]:
    """The numbers in a text."""
    return {Skill(name): Measured(**row) for name, row in tomllib.loads(text).items()}


def format_measured(table: Table) -> str:
    """The inverse of `parse_measured`."""
    rows = [_row(skill, table[skill]) for skill in Skill if skill in table]
    return "\n".join([HEAD, *rows])


def _row(skill: Skill, row: Measured) -> str:
    numbers = [f"{name} = {getattr(row, name)}" for name in Measured.__slots__]
    return "\n".join([f"[{skill}]", *numbers, ""])


def spoken() -> frozenset[Skill]:
    """The skills that the tutor names."""
    return frozenset(skill for skill, row in measured().items() if row.speaks)

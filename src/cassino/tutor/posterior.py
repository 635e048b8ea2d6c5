"""What taken and missed chances show about a skill: a Beta distribution of the share of chances that a player takes."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import comb

from cassino.analysis.skills import Skill
from cassino.tutor.chances import Chance

SOUND = 0.7
"""A player who takes a smaller share of the clear chances does not have the skill."""
SURE = 0.9
"""The required probability."""
FEWEST = 3
"""With fewer chances, there is no judgment."""


@dataclass(frozen=True, slots=True)
class Posterior:
    """Beta(1 + taken, 1 + missed): before the first chance, all shares are equally likely."""

    taken: int = 0
    missed: int = 0

    @property
    def chances(self) -> int:
        """How many chances there were."""
        return self.taken + self.missed

    @property
    def mean(self) -> float:
        """The share of chances that the player is expected to take."""
        return (1 + self.taken) / (2 + self.chances)

    def chance_below(self, share: float) -> float:
        """The probability that the player takes a smaller share of chances than this."""
        count = self.chances + 1
        return sum(comb(count, k) * share**k * (1 - share) ** (count - k) for k in range(1 + self.taken, count + 1))

    @property
    def is_weak(self) -> bool:
        """Whether the player almost certainly lacks the skill."""
        return self.missed >= FEWEST and self.chance_below(SOUND) >= SURE

    @property
    def says_something(self) -> bool:
        """Whether there were enough chances."""
        return self.chances >= FEWEST

    @property
    def is_strong(self) -> bool:
        """Whether the player probably has the skill."""
        return self.says_something and self.chance_below(SOUND) < 0.5

    def with_chance(self, is_taken: bool) -> "Posterior":
        """The same after one more chance."""
        return Posterior(self.taken + is_taken, self.missed + (not is_taken))


NOTHING = Posterior()


def posteriors(chances: Iterable[Chance]) -> dict[Skill, Posterior]:
    """The posterior of each skill, given these chances."""
    found = dict.fromkeys(Skill, NOTHING)
    for chance in chances:
        found[chance.skill] = found[chance.skill].with_chance(chance.is_taken)
    return found

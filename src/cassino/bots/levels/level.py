"""What players of each level see, remember and weigh."""

from dataclasses import dataclass

from cassino.search.playout_search import MOST_WORLDS

DEFAULT = "level4"
"""A level in the middle."""


@dataclass(frozen=True, slots=True)
class Level:
    """The strengths of a player, as probabilities and shares: 0 for none, 1 for full strength."""

    title: str
    pairs: float
    """The chance of noticing that two table cards, or two hand cards, make up a value."""
    sums: float
    """The same for three cards or more."""
    several: float
    """The probability, for each turn, that the player thinks of taking several sets with one card."""
    builds: float
    """The chance of noticing a build of a value."""
    joins: float
    """The chance of noticing that a build can be joined or raised."""
    asks: float
    """The probability that the player thinks of a call or a demand."""
    worth: float
    """How well the player knows what each card is worth; with 0, all cards seem equal."""
    memory: float
    """The share of the captured cards that the player still knows when half of the pack is captured; its square for the
    whole pack.
    """
    risk: float
    """How much of the weight of what a move gives to others the player gives it."""
    blur: float
    """The standard deviation of the estimated risk, as a share of it."""
    ahead: float
    """The same for builds and for the captures hoped for in the next turns."""
    worlds: int = 0
    """In how many worlds the player compares moves; with 0, moves are judged without a search."""
    seconds: float | None = None
    """How long the player searches for a move at most."""


LEVELS = (
    Level("beginner", 0.57, 0.18, 0.25, 0.00, 0.0, 0.30, 0.30, 0.20, 0.20, 1.50, 0.00),
    Level("newcomer", 0.76, 0.38, 0.50, 0.22, 0.0, 0.45, 0.50, 0.30, 0.40, 0.90, 0.20),
    Level("casual", 0.85, 0.55, 0.65, 0.40, 0.2, 0.60, 0.70, 0.45, 0.60, 0.70, 0.40),
    Level("regular", 0.94, 0.78, 0.84, 0.70, 0.45, 0.85, 0.88, 0.68, 0.84, 0.42, 0.65),
    Level("skilled", 0.99, 0.93, 0.96, 0.90, 0.75, 1.0, 0.97, 0.88, 0.96, 0.20, 0.85),
    Level("strong", 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.985, 1.0, 0.0, 1.0, worlds=32),
    Level("expert", 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.99, 1.0, 0.0, 1.0, worlds=MOST_WORLDS, seconds=0.01),
    Level("master", 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0, 1.0, worlds=MOST_WORLDS, seconds=0.05),
)
"""The easiest first."""
AT_SIGHT = sum(not level.worlds for level in LEVELS)
"""How many levels do not search, the easiest."""

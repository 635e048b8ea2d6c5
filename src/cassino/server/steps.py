"""What a course remembers of a deal: the moves as everybody saw them, and what a person has asked the others."""

from dataclasses import dataclass
from typing import NamedTuple

from cassino.engine.move import Move
from cassino.engine.state import State


@dataclass(frozen=True, slots=True)
class Step:
    """One move of this deal as everybody saw it. `left` is the set of cards on the table after it.

    tried: the cards that were wrongly taken before the card was trailed.
    """

    version: int
    seat: int
    move: Move
    text: str
    speech: str
    left: int
    is_sweep: bool
    tried: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """What a person has asked the others, and who has agreed so far."""

    seat: int
    kind: str
    to: int
    agreed: frozenset[int] = frozenset()


class Told(NamedTuple):
    """What a text means in a position."""

    state: State
    text: str
    move: Move

"""What a course remembers of a deal: the moves as everybody saw them, and what a person has asked the others."""

from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from cassino.engine.move import Move
from cassino.engine.state import State


class Line(msgspec.Struct, frozen=True, gc=False):
    """A move as it is told; in this form it is sent, too. sweep: whether it was one."""

    version: int
    seat: int
    text: str
    speech: str
    sweep: bool


@dataclass(frozen=True, slots=True)
class Step:
    """One move of this deal as everybody saw it. `left` is the set of cards on the table after it.

    tried: the cards that were wrongly taken before the card was trailed.
    """

    line: Line
    move: Move
    left: int
    tried: str = ""

    @property
    def version(self) -> int:
        """The version that it led to."""
        return self.line.version

    @property
    def seat(self) -> int:
        """Who made it."""
        return self.line.seat

    @property
    def text(self) -> str:
        """The move in notation, for watchers."""
        return self.line.text


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

    def fits(self, state: State, text: str) -> bool:
        """Whether that is asked: in this very position."""
        return self.state is state and self.text == text

"""What a hosted match remembers about a deal: the moves as everybody saw them, and offers to other players."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Self

from cassino.engine.layout import is_sweep, left_by
from cassino.engine.move import Move
from cassino.engine.state import State
from cassino.hosted.match.events import Misdealt
from cassino.hosted.wire.table import LogLine
from cassino.notation.move import format_move
from cassino.notation.speech import speech_of

WATCHER = -1
"""The seat, for notation, of anyone who may read only what everybody may."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move of this deal as everybody saw it."""

    version: int
    """The version that it led to."""
    seat: int
    """The seat that made it."""
    text: str
    """The move in notation, for watchers."""
    move: Move
    before: State = field(compare=False)
    """The state in which it was made."""
    left: int
    """The set of cards on the table after it."""
    sweep: bool
    tried: str = ""
    """The cards that the player wrongly tried to take, before the card was trailed."""
    _line: list[LogLine] = field(default_factory=list, compare=False, repr=False)

    @classmethod
    def made(cls, version: int, seat: int, move: Move, before: State, tried: str) -> Self:
        """The step of a move that has just been made in a state."""
        text, left = format_move(before, move, WATCHER), left_by(before, move)
        return cls(version, seat, text, move.without_order(), before, left, is_sweep(before, move), tried)

    @property
    def line(self) -> LogLine:
        """The move in the log; made only when it is first read."""
        if not self._line:
            self._line.append(
                LogLine(self.version, self.seat, self.text, speech_of(self.before, self.move), self.sweep)
            )
        return self._line[0]


@dataclass(frozen=True, slots=True)
class Offer:
    """What a person has asked the other players, and who has agreed so far."""

    seat: int
    kind: Literal["takeback", "rematch", "call_off", "misdeal"]
    to: int
    misdeal: Misdealt | None = None
    agreed: frozenset[int] = frozenset()


class ParsedMove(NamedTuple):
    """What a text means in a position."""

    state: State
    text: str
    move: Move

    def fits(self, state: State, text: str) -> bool:
        """Whether this is the same text in the same position."""
        return self.state is state and self.text == text

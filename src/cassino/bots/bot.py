"""What a bot is: a name, and a choice from a view and a clock."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from cassino.engine.move import Move, MoveList
from cassino.engine.view import View
from cassino.errors import CassinoError
from cassino.search.budget import PATIENCE

MOST_MOVES = 4000
"""How many moves a bot considers; only tables with twenty loose cards and the like have more."""
LARGEST_SHARE = 0.9
"""How much of its clock a bot may use up with one move; the rest is for what is not thinking."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a bot may think."""

    move_seconds: float = 1.0
    """For this move, by the clock of `search.budget.now`."""
    left_seconds: float | None = None
    """For the rest of the match, by the clock on the wall; None without a limit."""
    is_usual: bool = False
    """Whether nobody has set a clock: then only bots that cannot do without one keep to it."""

    @property
    def thinking_seconds(self) -> float:
        """For this move, but so little that even on a busy machine some of the rest of the match is left."""
        if self.left_seconds is None:
            return self.move_seconds
        return min(self.move_seconds, LARGEST_SHARE * self.left_seconds / PATIENCE)

    @property
    def limit(self) -> float | None:
        """`thinking_seconds`; None if nobody has set a clock."""
        return None if self.is_usual else self.thinking_seconds

    def within(self, own: float | None) -> float:
        """How long a bot thinks that has a limit of its own: no longer than this, nor than a clock that is set."""
        if own is None:
            return self.thinking_seconds
        return own if self.limit is None else min(own, self.limit)


ONE_SECOND = Clock(is_usual=True)


@runtime_checkable
class Bot(Protocol):
    """A player that gets what its seat sees, nothing else. Any object with this method is one.

    A bot may also have a `name`. Where it plays several seats or deals, each of them gets a deep copy of it.
    """

    def choose(self, view: View) -> Move | str:
        """The move in the turn of the view's seat: one of `view.legal_moves`, or its text."""
        ...


class TimedBot(Bot, Protocol):
    """A bot of this package: it has a name, and its choice may depend on a clock."""

    name: str

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The move it plays in the turn of the view's seat. Raises CassinoError for a seat that is not to act."""
        ...


class UnknownBot(CassinoError):
    """A name that no bot has."""


def open_moves(view: View, limit: int = MOST_MOVES) -> MoveList:
    """The legal moves; of more than `limit`, some for every card in hand. Raises CassinoError as `require_turn`."""
    require_turn(view)
    return view.moves_up_to(limit)


def require_turn(view: View) -> None:
    """Raises CassinoError for a view of a seat that is not to act and so has no move to choose."""
    if not view.is_to_act or view.public.is_over:
        raise CassinoError("arena-no-turn", seat=-1 if view.seat is None else view.seat)

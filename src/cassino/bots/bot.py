"""What every bot is: a name and a choice from a view and a clock."""

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from typing import Protocol, cast

from cassino.engine.move import Move
from cassino.engine.rng import Rng
from cassino.engine.view import View


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a bot may think."""

    move_seconds: float = 1.0
    """For this move."""
    left_seconds: float | None = None
    """For the rest of the match; None without a limit."""


class Bot(Protocol):
    """A player. It is given a view and a clock, nothing else."""

    name: str

    def choose(self, view: View, clock: Clock) -> Move:
        """The move it plays in the turn of the view's seat."""
        ...


class UnknownBot(ValueError):
    """A name that no bot has."""


_BOTS = {
    "random": "cassino.bots.random:RandomBot",
    "greedy": "cassino.bots.greedy:GreedyBot",
    "heuristic": "cassino.bots.heuristic:HeuristicBot",
}
_PROGRAMS = ("exec:", "http:", "https:")


def bot_names() -> tuple[str, ...]:
    """All bots, the weakest first."""
    return tuple(_BOTS)


def is_program(name: str) -> bool:
    """Whether a name means a program outside, which may be any program: no name from afar may."""
    return name.startswith(_PROGRAMS)


def make_bot(name: str, rng: Rng) -> Bot:
    """A bot by its name; `rng` is its only source of chance. Raises UnknownBot."""
    if is_program(name):
        make = import_module("cassino.bots.external").make_external
        return cast(Callable[[str, Rng], Bot], make)(name, rng)
    place = _BOTS.get(name)
    if place is None:
        close = get_close_matches(name, _BOTS, 1)
        hint = f" (did you mean {close[0]}?)" if close else ""
        raise UnknownBot(f"no bot is called {name!r}{hint}; there are {', '.join(_BOTS)}")
    module, _, maker = place.partition(":")
    return cast(Callable[[Rng], Bot], getattr(import_module(module), maker))(rng)

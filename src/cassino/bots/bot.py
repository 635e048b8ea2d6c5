"""What a bot is: a name, and a choice from a view and a clock; and how to make a bot by its name."""

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from inspect import signature
from typing import Protocol, cast, runtime_checkable

from cassino.engine.move import Move, MoveList
from cassino.engine.rng import Rng
from cassino.engine.view import View
from cassino.errors import CassinoError

_BOTS = {
    "random": "cassino.bots.simple:RandomBot",
    "greedy": "cassino.bots.simple:GreedyBot",
    "heuristic": "cassino.bots.heuristic:HeuristicBot",
    "counter-rollouts": "cassino.bots.frozen:CounterRolloutsBot",
    "baseline": "cassino.bots.frozen:BaselineBot",
    "search": "cassino.bots.search:SearchBot",
    "ismcts": "cassino.bots.ismcts:IsmctsBot",
}
_LEVELS = {f"level{n}": n for n in range(1, 9)}
_PROGRAMS = ("exec:", "http:", "https:")
MOST_MOVES = 4000
"""How many moves a bot considers; only tables with twenty loose cards and the like have more."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a bot may think."""

    move_seconds: float = 1.0
    """For this move."""
    left_seconds: float | None = None
    """For the rest of the match; None without a limit."""


ONE_SECOND = Clock()


class Bot(Protocol):
    """A player that gets a view and a clock, nothing else."""

    name: str

    def choose(self, view: View, clock: Clock = ONE_SECOND) -> Move:
        """The move it plays in the turn of the view's seat. Raises CassinoError for a seat that is not to act."""
        ...


@runtime_checkable
class Mixing(Protocol):
    """A bot that reports the probabilities of its moves."""

    def chances(self, view: View, clock: Clock) -> list[tuple[Move, float]]:
        """The moves it may make in the turn of the view's seat, with their probabilities."""
        ...


class UnknownBot(CassinoError):
    """A name that no bot has."""


def bot_names() -> tuple[str, ...]:
    """All bots, the weakest first; without the levels for people."""
    return tuple(_BOTS)


def level_names() -> tuple[str, ...]:
    """The bots that play like people of a certain strength, the weakest first."""
    return tuple(_LEVELS)


def is_program(name: str) -> bool:
    """Whether a name runs or asks an external program. Never accept such a name from a client."""
    return name.startswith(_PROGRAMS)


def make_bot(name: str, rng: Rng) -> Bot:
    """A bot by its name, with settings after a colon: `search:worlds=16,ms=50`.

    `rng` is its only source of chance. Raises UnknownBot.
    """
    if is_program(name):
        make = import_module("cassino.bots.external").make_external
        return cast(Callable[[str, Rng], Bot], make)(name, rng)
    if name in _LEVELS:
        return cast(Bot, import_module("cassino.bots.levels").LevelBot(rng, _LEVELS[name]))
    plain, _, text = name.partition(":")
    place = _BOTS.get(plain)
    if place is None:
        known = [*_BOTS, *_LEVELS]
        near = next(iter(get_close_matches(plain, known, 1)), "none")
        raise UnknownBot("arena-no-bot", name=plain, near=near, known=", ".join(known))
    module, _, maker = place.partition(":")
    make = getattr(import_module(module), maker)
    return cast(Bot, make(rng, **_settings(name, text, make)))


def _settings(name: str, text: str, make: Callable[..., Bot]) -> dict[str, float]:
    """The numbers after the colon. Raises UnknownBot for an unknown setting, or one that is not a number."""
    parameters = signature(make).parameters.values()
    known = [each.name for each in parameters if each.kind is each.KEYWORD_ONLY]
    found: dict[str, float] = {}
    for part in text.split(",") if text else ():
        key, _, value = part.partition("=")
        if key not in known:
            raise UnknownBot("arena-no-setting", bot=name, setting=key, known=", ".join(known) or "none")
        if not value.isdecimal():
            raise UnknownBot("arena-setting", bot=name, setting=key, value=value)
        found[key] = int(value)
    return found


def open_moves(view: View, limit: int = MOST_MOVES) -> MoveList:
    """The legal moves; of more than `limit`, some for every card in hand. Raises CassinoError as `require_turn`."""
    require_turn(view)
    return view.moves_up_to(limit)


def require_turn(view: View) -> None:
    """Raises CassinoError for a view of a seat that is not to act and so has no move to choose."""
    if not view.is_to_act or view.public.is_over:
        raise CassinoError("arena-no-turn", seat=-1 if view.seat is None else view.seat)

"""All bots by their names. A bot's module is imported when such a bot is made."""

from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from inspect import signature
from typing import cast

from cassino.bots.bot import TimedBot, UnknownBot
from cassino.engine.rng import Rng

_BOTS = {
    "random": "cassino.bots.simple:RandomBot",
    "greedy": "cassino.bots.simple:GreedyBot",
    "counter": "cassino.bots.frozen:CounterBot",
    "heuristic": "cassino.bots.heuristic:HeuristicBot",
    "counter-rollouts": "cassino.bots.frozen:CounterRolloutsBot",
    "search": "cassino.bots.search:SearchBot",
}
_LEVELS = {f"level{n}": n for n in range(1, 9)}
_PROGRAMS = ("exec:", "http:", "https:")


def bot_names() -> tuple[str, ...]:
    """All bots, the weakest first; without the levels for people."""
    return tuple(_BOTS)


def level_names() -> tuple[str, ...]:
    """The bots that play like people of a certain strength, the weakest first."""
    return tuple(_LEVELS)


def every_bot() -> tuple[str, ...]:
    """The names of the bots, the weakest first; then those that play like people, `level1` to `level8`."""
    return (*bot_names(), *level_names())


def is_program(name: str) -> bool:
    """Whether a name runs or asks an external program. Never accept such a name from a client."""
    return name.startswith(_PROGRAMS)


def make_bot(name: str, rng: Rng) -> TimedBot:
    """A bot by its name, with settings after a colon: `search:worlds=16,cpu_ms=50`.

    `rng` is its only source of chance. Raises UnknownBot.
    """
    if is_program(name):
        make = import_module("cassino.bots.external").make_external
        return cast(Callable[[str, Rng], TimedBot], make)(name, rng)
    plain, _, text = name.partition(":")
    if plain in _LEVELS and not text:
        return cast(TimedBot, import_module("cassino.bots.levels").LevelBot(rng, _LEVELS[plain]))
    if plain in _LEVELS:
        raise UnknownBot("arena-no-setting", bot=plain, setting=text.partition("=")[0], known="none")
    place = _BOTS.get(plain)
    if place is None:
        known = [*_BOTS, *_LEVELS]
        near = next(iter(get_close_matches(plain, known, 1)), "none")
        raise UnknownBot("arena-no-bot", name=plain, near=near, known=", ".join(known))
    module, _, maker = place.partition(":")
    make = getattr(import_module(module), maker)
    return cast(TimedBot, make(rng, **_settings(name, text, make)))


def _settings(name: str, text: str, make: Callable[..., TimedBot]) -> dict[str, float]:
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

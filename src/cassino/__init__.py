"""The Casino (Cassino) family of fishing card games: rules, positions, bots and analysis.

Everything in `__all__` is the public interface, described in docs/library.md; modules below it may change. Names are
imported when they are first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from cassino import compiled as compiled, texts as texts  # texts put errors into words

if TYPE_CHECKING:
    from cassino.api import analyze, bot, deal, load, perft, simulate, solve, variants
    from cassino.engine.move import Move, MoveList
    from cassino.engine.play import IllegalMove
    from cassino.engine.rng import Rng
    from cassino.engine.state import State
    from cassino.engine.view import View
    from cassino.errors import CassinoError, RestoreError
    from cassino.match import Match
    from cassino.notation.errors import NotationError
    from cassino.notation.position import format_position, parse_position
    from cassino.rules.finding import find_rules as rules
    from cassino.rules.problems import RulesError, VariantNotFound
    from cassino.rules.rules import Rules

__version__ = "0.1.0.dev0"

__all__ = [
    "CassinoError",
    "IllegalMove",
    "Match",
    "Move",
    "MoveList",
    "NotationError",
    "RestoreError",
    "Rng",
    "Rules",
    "RulesError",
    "State",
    "VariantNotFound",
    "View",
    "analyze",
    "bot",
    "deal",
    "format_position",
    "load",
    "parse_position",
    "perft",
    "rules",
    "simulate",
    "solve",
    "variants",
]

_HOMES = {
    "CassinoError": "errors",
    "IllegalMove": "engine.play",
    "Match": "match",
    "Move": "engine.move",
    "MoveList": "engine.move",
    "NotationError": "notation.errors",
    "RestoreError": "errors",
    "Rng": "engine.rng",
    "Rules": "rules.rules",
    "RulesError": "rules.problems",
    "State": "engine.state",
    "VariantNotFound": "rules.problems",
    "View": "engine.view",
    "analyze": "api",
    "bot": "api",
    "deal": "api",
    "format_position": "notation.position",
    "load": "api",
    "parse_position": "notation.position",
    "perft": "api",
    "simulate": "api",
    "solve": "api",
    "variants": "api",
}
"""The module of each name. `rules` is a package that can be called."""


def __getattr__(name: str) -> Any:
    if name == "rules":
        return import_module("cassino.rules")
    if name not in _HOMES:
        raise AttributeError(f"module 'cassino' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"cassino.{_HOMES[name]}"), name)
    return found


def __dir__() -> list[str]:
    return [*__all__, "__version__"]

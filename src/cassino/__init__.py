"""The Casino (Cassino) family of fishing card games: rules, positions, bots and analysis.

Everything in `__all__` is the public interface, described in docs/research/library.md; modules below it may change.
Names are imported when they are first used.
"""

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

if sys.version_info < (3, 11):  # noqa: UP036 (from a tree of sources, whatever its pyproject.toml requires)
    _old = "cassino needs Python 3.11 or newer; this is Python %d.%d" % sys.version_info[:2]  # noqa: UP031
    if sys.argv[:1] == ["-m"]:
        sys.exit(_old)
    raise ImportError(_old)

from cassino import compiled as compiled, texts as texts  # texts put errors into words

if TYPE_CHECKING:
    from cassino import cards as cards
    from cassino.api import deal, variants
    from cassino.bots.bot import Bot
    from cassino.bots.registry import every_bot as bots
    from cassino.engine.move import Kind, Move, MoveList
    from cassino.engine.play import IllegalMove
    from cassino.engine.rng import Rng
    from cassino.engine.state import State
    from cassino.engine.view import View
    from cassino.errors import CassinoError, RestoreError
    from cassino.match import Match, load
    from cassino.notation.errors import NotationError
    from cassino.notation.position import format_position, parse_position
    from cassino.notation.view_text import format_view, parse_view
    from cassino.rules.finding import find_rules as rules
    from cassino.rules.problems import RulesError, VariantNotFound
    from cassino.rules.rules import Rules
    from cassino.thinking import analyze, bot, perft, simulate, solve

__version__ = "1.0.0"

__all__ = [
    "Bot",
    "CassinoError",
    "IllegalMove",
    "Kind",
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
    "bots",
    "cards",
    "deal",
    "format_position",
    "format_view",
    "load",
    "parse_position",
    "parse_view",
    "perft",
    "rules",
    "simulate",
    "solve",
    "variants",
]

_HOMES = {
    "Bot": "bots.bot",
    "CassinoError": "errors",
    "IllegalMove": "engine.play",
    "Kind": "engine.move",
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
    "analyze": "thinking",
    "bot": "thinking",
    "deal": "api",
    "format_position": "notation.position",
    "format_view": "notation.view_text",
    "load": "match",
    "parse_position": "notation.position",
    "parse_view": "notation.view_text",
    "perft": "thinking",
    "simulate": "thinking",
    "solve": "thinking",
    "variants": "api",
}
"""The module of each name. `bots` and `rules` are packages that can be called, `cards` is a module."""


def __getattr__(name: str) -> Any:
    if name in ("bots", "cards", "rules"):
        return import_module(f"cassino.{name}")
    if name not in _HOMES:
        raise AttributeError(f"module 'cassino' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"cassino.{_HOMES[name]}"), name)
    return found


def __dir__() -> list[str]:
    return [*__all__, "__version__"]

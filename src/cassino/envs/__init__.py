"""The game for programs that learn, as their frameworks want it. See docs/research.md.

Each framework is imported by its own module only, and names are imported when they are first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from cassino.extras import missing

if TYPE_CHECKING:
    from cassino.envs.gym import CassinoEnv, CassinoVectorEnv
    from cassino.envs.pettingzoo import aec
    from cassino.envs.vec import CassinoVec

__all__ = ["CassinoEnv", "CassinoVec", "CassinoVectorEnv", "aec"]

_HOMES = {"CassinoEnv": "gym", "CassinoVec": "vec", "CassinoVectorEnv": "gym", "aec": "pettingzoo"}


def __getattr__(name: str) -> Any:
    """A name of `__all__`. Raises MissingExtra."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    except ImportError as error:
        raise missing(error) or error from error


def __dir__() -> list[str]:
    return __all__

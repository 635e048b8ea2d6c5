"""Games for programs that learn: batches for numpy, Gymnasium, PettingZoo, OpenSpiel and PufferLib. See
docs/research.md.

Each framework is imported by its own module only, when a name of it is first used. Raises MissingExtra where a package
is not installed.
"""

from cassino.extras import ENVS, need

need(ENVS, "numpy")

from importlib import import_module
from typing import TYPE_CHECKING, Any

from cassino.envs.vec import CassinoVec

if TYPE_CHECKING:
    from cassino.envs.gym import CassinoEnv, CassinoVectorEnv
    from cassino.envs.pettingzoo import aec

__all__ = ["CassinoEnv", "CassinoVec", "CassinoVectorEnv", "aec"]

_HOMES = {"CassinoEnv": "gym", "CassinoVectorEnv": "gym", "aec": "pettingzoo"}
"""The module of each name that needs a framework."""


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'cassino.envs' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"cassino.envs.{_HOMES[name]}"), name)
    return found

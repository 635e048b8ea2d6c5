"""Players that see only what their seat may see.

The package can be called: `cassino.bots()` are the names of all bots.
"""

import sys
from types import ModuleType

from cassino.bots.bot import Bot, Clock, TimedBot, UnknownBot
from cassino.bots.registry import bot_names, every_bot, level_names, make_bot

__all__ = ["Bot", "Clock", "TimedBot", "UnknownBot", "bot_names", "level_names", "make_bot"]


class _Callable(ModuleType):
    """This package, which is also the function `cassino.bots`."""

    def __call__(self) -> tuple[str, ...]:
        return every_bot()


_Callable.__call__.__doc__ = every_bot.__doc__
sys.modules[__name__].__class__ = _Callable
